### Texts of Elementa's cards, put together in games/elementa/writing.py

## Sentences

elementa-sentence = { $body }{ $once ->
    [turn] { " " }(once per turn)
    [round] { " " }(once per round)
    [game] { " " }(once per game)
   *[never] { "" }
}.
# Polish has a comma beside clauses only.
elementa-comma = { $first }{ $join ->
    [adverb] ,
   *[clause] ,
} { $second }
elementa-and = { $first } and { $second }
elementa-then = { $first }, then { $second }
elementa-or = { $first }; or { $second }
elementa-nothing = { "" }
elementa-number = { $n }
elementa-may = { $form ->
    [start] You
   *[do] you
} may { $body }
elementa-may-use = { $form ->
    [start] You
   *[do] you
} may use this effect: { $body }
elementa-may-pay = { $form ->
    [start] You
   *[do] you
} may { $price }: { $body }
elementa-pay = pay { $what }
elementa-give-up = lose { $what }
elementa-choose = { $form ->
    [start] Choose
    [may] choose
   *[do] choose
} one: { $options }

## Moments

elementa-when = { $form ->
    [start] { $when ->
        [wins] If { $card ->
            [your] your
           *[this] this
        } card wins
        [loses] If { $card ->
            [your] your
           *[this] this
        } card loses
        [tied] If { $card ->
            [your] your
           *[this] this
        } card is tied
        [after] After this combat
        [round-start] At the start of a round
        [turn-start] At the start of a turn
        [restock] After the restock
        [bans] At the bans
        [choosing] Before you choose a card
        [payment] When you have paid for a card
        [turn-end] At the end of a turn
       *[round-end] At the end of a round
    }
   *[do] { $when ->
        [wins] if { $card ->
            [your] your
           *[this] this
        } card wins
        [loses] if { $card ->
            [your] your
           *[this] this
        } card loses
        [tied] if { $card ->
            [your] your
           *[this] this
        } card is tied
        [after] after this combat
        [round-start] at the start of a round
        [turn-start] at the start of a turn
        [restock] after the restock
        [bans] at the bans
        [choosing] before you choose a card
        [payment] when you have paid for a card
        [turn-end] at the end of a turn
       *[round-end] at the end of a round
    }
}

## Conditions

elementa-if-have = { $form ->
    [start] If
   *[do] if
} you have { $relation ->
    [more] more than { $than }
    [less] fewer than { $than }
    [equal] exactly { $than }
    [at-least] at least { $than }
    [at-most] at most { $than }
   *[none] no
} { $number ->
    [points] { $than ->
        [one] point
       *[other] points
    }
    [crystals] { $than ->
        [one] crystal
       *[other] crystals
    }
    [units] available { $than ->
        [one] resource
       *[other] resources
    }
   *[cards-in-hand] { $than ->
        [one] card
       *[other] cards
    } in hand
}
elementa-if-compare = { $form ->
    [start] If
   *[do] if
} you have { $relation ->
    [more] more
    [less] fewer
    [equal] as many
    [at-least] at least as many
   *[at-most] at most as many
} { $number ->
    [points] points
    [crystals] crystals
    [units] available resources
   *[cards-in-hand] cards in hand
} { $relation ->
    [more] than
    [less] than
   *[equal] as
} { $than ->
    [an-opponent] an opponent
   *[each-opponent] each opponent
}
elementa-if-power = { $form ->
    [start] If
   *[do] if
} { $card ->
    [your] your
   *[this] this
} card’s printed power is { $relation ->
    [more] more than
    [less] less than
    [equal] exactly
    [at-least] at least
   *[at-most] at most
} { $than }
elementa-if-power-of = { $form ->
    [start] If
   *[do] if
} { $card ->
    [your] your
   *[this] this
} card has { $relation ->
    [more] a higher printed power than
    [less] a lower printed power than
    [equal] the same printed power as
    [at-least] at least the printed power of
   *[at-most] at most the printed power of
} { $than ->
    [an-opponent] an opponent’s card
   *[each-opponent] each opponent’s card
}
elementa-if-turn = { $form ->
    [start] In
   *[do] in
} { $count ->
    [one] turn
   *[other] turns
} { $turns }
elementa-ordinal = { $form ->
    [start] In the
   *[do] in the
} { $n ->
    [1] first
    [2] second
   *[3] third
}
elementa-if-combat = { $combats } combat of the turn
elementa-if-element = { $form ->
    [start] If
   *[do] if
} { $card ->
    [this] this card
    [your] your card
    [an-opponent] an opponent’s card
   *[each-opponent] each opponent’s card
} has { $element ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[air] Air
} in its cost
elementa-if-unpaid = { $form ->
    [start] If
   *[do] if
} an opponent’s card was left unpaid
elementa-if-result = { $form ->
    [start] If
   *[do] if
} { $card ->
    [your] your
   *[this] this
} card { $result ->
    [won] won
    [lost] lost
   *[tied] was tied
}

## Who and what

elementa-who = { $form ->
    [start] { $who ->
        [you] You
        [each-opponent] Each opponent
        [an-opponent] One opponent of your choice
        [everyone] Each player
        [winners] Each winner of this combat
       *[losers] Each loser of this combat
    }
   *[do] { $who ->
        [you] you
        [each-opponent] each opponent
        [an-opponent] one opponent of your choice
        [everyone] each player
        [winners] each winner of this combat
       *[losers] each loser of this combat
    }
}{ $relation ->
    [more] { " " }who has more
    [less] { " " }who has fewer
    [equal] { " " }who has as many
   *[none] { "" }
}{ $number ->
    [points] { " " }points
    [crystals] { " " }crystals
    [units] { " " }available resources
    [cards-in-hand] { " " }cards in hand
   *[none] { "" }
}{ $relation ->
    [more] { " " }than you
    [less] { " " }than you
    [equal] { " " }as you
   *[none] { "" }
}
elementa-stock = { $amount } { $what ->
    [points] { $amount ->
        [one] point
       *[other] points
    }
   *[crystals] { $amount ->
        [one] crystal
       *[other] crystals
    }
}
# The element of a resource, with the space that parts it from the word beside it.
elementa-kind = { $element ->
    [fire] Fire{ " " }
    [water] Water{ " " }
    [earth] Earth{ " " }
    [air] Air{ " " }
   *[any] { "" }
}
elementa-temporary = { $amount } temporary { $kind }{ $amount ->
    [one] resource
   *[other] resources
}{ $element ->
    [any] { " " }of any element
   *[fire] { "" }
}
elementa-resources = { $amount } { $kind }{ $amount ->
    [one] resource
   *[other] resources
}{ $element ->
   *[any] { "" }
}
elementa-resource-card = { $amount } { $kind }resource { $amount ->
    [one] card
   *[other] cards
}{ $element ->
    [any] { " " }of any element
   *[fire] { "" }
}
elementa-each = { " " }for { $counted }{ $most ->
    [0] { "" }
   *[other] { " " }(at most { $sign }{ $most })
}
elementa-counted = { $per ->
    [1] each
   *[other] every { $per }
} { $count ->
    [points] { $per ->
        [one] point you have
       *[other] points you have
    }
    [crystals] { $per ->
        [one] crystal you have
       *[other] crystals you have
    }
    [units] available { $kind }{ $per ->
        [one] resource
       *[other] resources
    } you have
    [cards-in-hand] { $per ->
        [one] card
       *[other] cards
    } in your hand
    [turn] { $per ->
        [one] turn
       *[other] turns
    } begun in this round
    [combat] { $per ->
        [one] combat
       *[other] combats
    } begun in this turn
    [opponents] { $per ->
        [one] opponent
       *[other] opponents
    }
    [unpaid-opponents] { $per ->
        [one] opponent’s card
       *[other] opponents’ cards
    } left unpaid
   *[used-units] { $kind }{ $per ->
        [one] resource
       *[other] resources
    } you used
}

## Verbs

elementa-gain = { $who ->
    [you] { $form ->
        [start] Gain
        [may] gain
       *[do] gain
    }
   *[other] { $subject } gains
} { $what }{ $each }
elementa-lose = { $who ->
    [you] { $form ->
        [start] Lose
        [may] lose
       *[do] lose
    }
   *[other] { $subject } loses
} { $what }{ $each }
elementa-lose-units = { $who ->
    [you] { $form ->
        [start] Lose
        [may] lose
       *[do] lose
    }
   *[other] { $subject } loses
} { $what } for the rest of the round{ $each }
elementa-discard-units = { $who ->
    [you] { $form ->
        [start] Discard
        [may] discard
       *[do] discard
    }
   *[other] { $subject } discards
} { $what }{ $each }
elementa-take = { $form ->
    [start] Take
    [may] take
   *[do] take
} { $what } from { $who ->
    [an-opponent] one opponent of your choice
   *[each-opponent] each opponent
}{ $each }
elementa-power = { $form ->
    [start] { $card ->
        [this] This card has
        [your] Your card has
        [it] It has
        [yours] Your cards have
        [other] Each other card has
        [their] Each opponent’s card has
        [theirs] Your opponents’ cards have
        [another] Another card of your choice has
       *[ones] The cards of one opponent of your choice have
    }
   *[do] { $card ->
        [this] this card has
        [your] your card has
        [it] it has
        [yours] your cards have
        [other] each other card has
        [their] each opponent’s card has
        [theirs] your opponents’ cards have
        [another] another card of your choice has
       *[ones] the cards of one opponent of your choice have
    }
} { $sign ->
    [minus] −
   *[plus] +
}{ $amount } power{ $lasts ->
    [next-combat] { " " }in the next combat
    [turn] { " " }until the end of the turn
    [round] { " " }until the end of the round
   *[combat] { "" }
}{ $each }
elementa-power-set = { $form ->
    [start] { $card ->
        [this] This card’s power becomes
        [your] Your card’s power becomes
        [it] Its power becomes
        [yours] The power of your cards becomes
        [other] The power of each other card becomes
        [their] The power of each opponent’s card becomes
        [theirs] The power of your opponents’ cards becomes
        [another] The power of another card of your choice becomes
       *[ones] The power of the cards of one opponent of your choice becomes
    }
   *[do] { $card ->
        [this] this card’s power becomes
        [your] your card’s power becomes
        [it] its power becomes
        [yours] the power of your cards becomes
        [other] the power of each other card becomes
        [their] the power of each opponent’s card becomes
        [theirs] the power of your opponents’ cards becomes
        [another] the power of another card of your choice becomes
       *[ones] the power of the cards of one opponent of your choice becomes
    }
} { $sign ->
    [minus] −
   *[plus] { "" }
}{ $amount }{ $lasts ->
    [next-combat] { " " }in the next combat
    [turn] { " " }until the end of the turn
    [round] { " " }until the end of the round
   *[combat] { "" }
}{ $each }
elementa-tie = If tied: { $result ->
    [wins] wins
   *[loses] loses
}
elementa-tie-of = { $form ->
    [start] { $card ->
        [this] This card
        [your] Your card
       *[it] It
    }
   *[do] { $card ->
        [this] this card
        [your] your card
       *[it] it
    }
} has “If tied: { $result ->
    [wins] wins
   *[loses] loses
}”
elementa-bonus-none = { $form ->
    [start] { $who ->
        [you] You receive
       *[each-opponent] No opponent receives
    }
   *[do] { $who ->
        [you] you receive
       *[each-opponent] no opponent receives
    }
} { $who ->
    [you] no
   *[each-opponent] a
} { $bonus ->
    [victory] victory bonus
   *[defeat] defeat bonus
}
elementa-bonus-double = { $form ->
    [start] { $who ->
        [you] Your
       *[each-opponent] Each opponent’s
    }
   *[do] { $who ->
        [you] your
       *[each-opponent] each opponent’s
    }
} { $bonus ->
    [victory] victory bonus
   *[defeat] defeat bonus
} is doubled
elementa-bonus-add = { $form ->
    [start] { $who ->
        [you] Your
       *[each-opponent] Each opponent’s
    }
   *[do] { $who ->
        [you] your
       *[each-opponent] each opponent’s
    }
} { $bonus ->
    [victory] victory bonus
   *[defeat] defeat bonus
} is { $by }
elementa-bonus-by = { $sign ->
    [less] lowered
   *[more] raised
} by { $what }
elementa-cost = { $form ->
    [start] { $who ->
        [you] Your
       *[each-opponent] Each opponent’s
    }
   *[do] { $who ->
        [you] your
       *[each-opponent] each opponent’s
    }
} { $lasts ->
    [next-combat] card costs
   *[turn] cards cost
} { $what } { $sign ->
    [less] less
   *[more] more
}{ $lasts ->
    [next-combat] { " " }in the next combat
    [turn] { " " }until the end of the turn
    [round] { " " }until the end of the round
   *[always] { "" }
}
elementa-move = { $form ->
    [start] { $source ->
        [discard] Take
       *[hand] Show
    }
    [may] { $source ->
        [discard] take
       *[hand] show
    }
   *[do] { $source ->
        [discard] take
       *[hand] show
    }
} { $source ->
    [hand] a creature from your hand
    [next-turn] a creature from your cards for the next turn
    [aside] one of the creatures you put aside
   *[discard] a creature that you laid in this round from your discard
} and { $to ->
    [hand] add it to your hand
    [next-turn] add it to your cards for the next turn
   *[discard] put it into your discard
}
elementa-look = { $form ->
    [start] Look
    [may] look
   *[do] look
} at { $at ->
    [hand] the hand of
    [next-turn] the next turn’s cards of
   *[aside] the cards put aside by
} { $who ->
    [an-opponent] one opponent of your choice
   *[each-opponent] each opponent
}
