### Elementa

elementa-name = Elementa
elementa-summary = A card game of simultaneous combats for two to four: divide sixteen creatures over four turns, upset the others’ plans with bans, and make every combat pay, won or lost.
elementa-unit = { $count } { $kind ->
    [temporary] temporary { $element ->
        [fire] Fire
        [water] Water
        [earth] Earth
       *[air] Air
    }
   *[card] { $element ->
        [fire] Fire
        [water] Water
        [earth] Earth
       *[air] Air
    }
}
elementa-signed = { $sign ->
    [plus] +
   *[minus] −
}{ $what }
elementa-hidden-card = a hidden card
elementa-hidden-cards = hidden cards
elementa-option-discards = how the discards lie: face down (closed) or, in casual play, face up (open)

## Questions

elementa-ask-deck = Choose a ready deck, or bring one of your own.
elementa-ask-divide = Divide your deck: 4, 3, 3 and 2 creatures for turns 1 to 4; the other 4 are put aside.
elementa-ask-resources = Choose the elements of your first 4 resource cards.
elementa-ask-restock = Choose a new resource card, of an element that your resource cards already have.
elementa-ask-ban = Ban one of these cards: it goes to its owner’s next turn.
elementa-ask-lay = Lay a card face down; you may also change resources into crystals.
elementa-ask-pay = Your card has to be paid for: choose how.
elementa-ask-pay-or-leave = Your resources and crystals do not suffice: change resources and pay, or leave the card unpaid.
elementa-ask-change = Change resources into crystals, one for one, or leave them as they are.
elementa-ask-use = Use this effect?
elementa-ask-first-effect = Several of your effects apply now: which comes first?
elementa-ask-option = Choose one of these effects.
elementa-ask-opponent = Choose an opponent.
elementa-ask-element = Choose an element.
elementa-ask-lose-unit = Choose the resource that goes: a resource card or a temporary resource.
elementa-ask-pick-card = Choose one of your creature cards; everybody will see it.
elementa-ask-lot = Lots are drawn for the order.

## What happened

elementa-event-environment-revealed = { $some ->
    [no] { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no environment.
   *[yes] { $seat_is ->
        [you] Your environment
       *[other] { $seat }’s environment
    } is { $card }.
}
elementa-event-round-begins = Round { $number } begins.
elementa-event-deck-prepared = { $seat_is ->
    [you] You have divided your deck and receive
   *[other] { $seat } has divided the deck and receives
} { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}.
elementa-event-resources-taken = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
} with { $units }.
elementa-event-turn-begins = Turn { $number } begins.
elementa-event-recovered = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} back { $units }.
elementa-event-restocked = { $seat_is ->
    [you] You restock
   *[other] { $seat } restocks
} { $units }.
elementa-event-cards-seen = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at { $owner_is ->
    [you] your
   *[other] { $owner }’s
} cards { $place ->
    [hand] for this turn
    [next-turn] for the next turn
    [discard] in the discard
   *[aside] put aside
}{ $shown ->
    [no] .
   *[yes] : { $cards }.
}
elementa-event-card-banned = { $seat_is ->
    [you] You ban
   *[other] { $seat } bans
} { $card } from { $owner_is ->
    [you] your
   *[other] { $owner }’s
} turn; it goes to the next one.
elementa-event-card-revealed = { $seat_is ->
    [you] You reveal
   *[other] { $seat } reveals
} { $card }.
elementa-event-units-changed = { $seat_is ->
    [you] You change
   *[other] { $seat } changes
} { $units } into { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}.
elementa-event-cost-paid = { $some ->
    [no] { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }, which costs nothing.
   *[yes] { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } { $paid } for { $card }.
}
elementa-event-card-unpaid = { $seat_is ->
    [you] Your { $card } stays unpaid: you { $points ->
        [0] have no point to lose
        [one] lose { $points } point
       *[other] lose { $points } points
    }.
   *[other] { $seat }’s { $card } stays unpaid: { $seat } { $points ->
        [0] has no point to lose
        [one] loses { $points } point
       *[other] loses { $points } points
    }.
}
elementa-event-effect-applies = { $seat_is ->
    [you] Your { $card }
   *[other] { $seat }’s { $card }
} takes effect.
elementa-event-points-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
elementa-event-points-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
elementa-event-crystals-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}.
elementa-event-crystals-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}.
elementa-event-units-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $units }.
elementa-event-unit-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $units } for the rest of the round.
elementa-event-unit-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $units }.
elementa-event-resource-card-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} a resource card: { $units }.
elementa-event-power-changed = { $seat_is ->
    [you] Your card has
   *[other] { $seat }’s card has
} { $amount } power { $lasts ->
    [next-combat] in the next combat
    [turn] for the rest of this turn
    [round] for the rest of the round
   *[combat] in this combat
}.
elementa-event-power-set = The power of { $seat_is ->
    [you] your card
   *[other] { $seat }’s card
} becomes { $amount } { $lasts ->
    [next-combat] in the next combat
    [turn] for the rest of this turn
    [round] for the rest of the round
   *[combat] in this combat
}.
elementa-event-cost-changed = { $seat_is ->
    [you] Your cards
   *[other] { $seat }’s cards
} cost { $what } { $sign ->
    [more] more
   *[less] less
} { $lasts ->
    [next-combat] in the next combat
    [turn] for the rest of this turn
   *[round] for the rest of the round
}.
elementa-event-bonus-changed = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} { $bonus ->
    [victory] victory bonus
   *[defeat] defeat bonus
} in this combat { $change ->
    [none] is cancelled
    [double] is doubled
   *[add] changes
}.
elementa-event-card-moved = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} { $card } and { $seat_is ->
    [you] move
   *[other] moves
} it from the { $source ->
    [hand] hand
    [next-turn] next turn
    [discard] discard
   *[aside] cards put aside
} to the { $to ->
    [hand] hand
    [next-turn] next turn
    [discard] discard
   *[aside] cards put aside
}.
elementa-event-lot-drawn = Lots decide the order: { $order }.
elementa-event-combat-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} the combat with { $card }, power { $power }.
elementa-event-combat-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} the combat with { $card }, power { $power }.
elementa-event-no-combat = Nobody has paid: there is no combat.
elementa-event-bonus-received = { $some ->
    [no] The { $bonus ->
        [victory] victory bonus
       *[defeat] defeat bonus
    } changes nothing for { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
   *[yes] { $bonus ->
        [victory] Victory bonus
       *[defeat] Defeat bonus
    } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }: { $gains }.
}
elementa-event-round-ended = { $winners_is ->
    [you] You win the round.
    [several] Several win the round: { $winners }.
   *[other] { $winners } wins the round.
} Points: { $points }. Crystals: { $crystals }.
elementa-event-match-ended = { $winners_is ->
    [you] You win the game.
    [several] Several win the game together: { $winners }.
   *[other] { $winners } wins the game.
} Rounds won: { $rounds }.

## Results

elementa-won = by winning two rounds first
elementa-shared = two rounds won at the same time

## Why not

elementa-over = The match is over: two rounds have been won.
elementa-not-asked = Nothing is asked of you now.
elementa-not-possible = That is no answer to this question.
elementa-unreadable = “{ $answer }” is no answer in Elementa.
elementa-division = Turn { $turn } gets { $wanted ->
    [one] { $wanted } creature
   *[other] { $wanted } creatures
}, not { $found }.
elementa-division-turns = A division has four parts, one for each turn; this one has { $found }.
elementa-not-yours = There is no such card to choose here.
elementa-no-such-element = You have no resource card of this element.
elementa-not-in-hand = That card is not in your hand.
elementa-not-ready = You do not have these resources ready.
elementa-not-the-cost = A cost is paid exactly and with what you have; this is not such a payment.
elementa-must-pay = You can pay for this card, so you have to.
elementa-no-buying = Resources cannot be bought: crystals only pay costs.
elementa-laid-is-final = A card that has been laid cannot be taken back.
elementa-no-passing = Every combat needs a card: nobody may pass.
elementa-take-number = Here you take { $wanted ->
    [one] { $wanted } resource card
   *[other] { $wanted } resource cards
}, not { $found }.
elementa-change-with-card = Here resources are changed together with the card that you lay: “lay ember-fox, change Fi”.

## Decks

elementa-deck-size = A deck holds exactly { $size } creatures; this one has { $found }.
elementa-deck-environments = A deck holds at most one environment; this one has { $found }.
elementa-deck-unique = { $card } is unique: a deck holds it once, not { $found } times.
elementa-deck-copies = A deck holds at most two copies of { $card }, not { $found }.
elementa-deck-no-card = There is no card “{ $card }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Perhaps “{ $nearest }” is meant.
}
elementa-deck-no-number = “{ $number }” is no number of copies (card “{ $card }”).
elementa-deck-number-alone = After the number { $number } there is no card.
elementa-deck-no-heading = “{ $heading }:” is not known; only “environment:” is.
elementa-deck-no-environment = { $card } is a creature, not an environment.
elementa-no-deck = There is no ready deck “{ $deck }”. Ready decks: { $decks }.

## Positions

elementa-bad-value = “{ $value }” cannot stand here.
elementa-needs-agenda = this belongs to the middle of something; it can stand only together with “agenda”.
elementa-not-there = “{ $value }” does not lie there, so nobody can know it.
elementa-bad-rounds-won = who has won two rounds has won the match: nobody has more, and nobody has two before it is over.
elementa-too-many-creatures = seat { $seat } has { $found } creatures; a deck has { $most }.
