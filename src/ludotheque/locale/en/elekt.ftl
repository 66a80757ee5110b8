### Elekt

elekt-name = Elekt
elekt-summary = A game of influence for one to four: send Units into three zones, win confrontations there and collect Titles to become the new emperor.
elekt-zone = { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}
elekt-attribute = { $attribute ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
}
elekt-attribute-in = { $attribute ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
}
elekt-attribute-of = { $attribute ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
}
elekt-hidden-card = a hidden Elite Unit
elekt-hidden-cards = hidden Elite Units

## Options

elekt-option-edition = the edition whose rules hold: French (fr) or Polish (pl)
elekt-option-solo_difficulty = with one player, how many Masters the Coalition is given: one (easy), two (medium) or three (hard)
elekt-option-coalition_after_pass = what the Coalition does once the player has passed: it goes on assigning (continue) or passes too (pass)
elekt-option-coalition_steal = from which Unit the Coalition steals: the leftmost that has a token (first_with_token), or only ever the leftmost (strict_leftmost)
elekt-option-reshuffle_basics = whether discarded Basic Units are shuffled into a new Elite deck, too
elekt-option-first_player = who begins: drawn by chance (draw), or a seat and the direction of the Sceptre

## Questions

elekt-ask-assign = Assign a Unit to a zone, or pass.
elekt-ask-use = Use the ability of this card?
elekt-ask-first-ability = Several of your abilities act now: which is first?
elekt-ask-attach = You have won Mysticality: attach a token to a Unit in this zone, or stop.
elekt-ask-attach-one = Attach a token: choose its kind and the Unit.
elekt-ask-remove = Choose a token to remove.
elekt-ask-carry = Choose a token to carry to another Unit.
elekt-ask-swap = You have won Duplicity: swap one of your Units here with one of yours in another zone, or leave it.
elekt-ask-swap-units = Choose the two Units to swap.
elekt-ask-ban = You have won Brutality: ban a Unit in this zone, or leave it.
elekt-ask-ban-unit = Choose a Unit to ban.
elekt-ask-rename = Choose which of your Units here is banned; it cannot be protected.
elekt-ask-protect = Your Unit is banned: protect it?
elekt-ask-unit = Choose a Unit.
elekt-ask-place = Place a Unit from your hand: choose the Unit.
elekt-ask-place-zone = Choose the zone in which you place it.
elekt-ask-move = Choose a Unit and the zone to move it to.
elekt-ask-discard-from-hand = Discard a Unit from your hand.
elekt-ask-player = From which player do you take Amber?
elekt-ask-take-card = Choose a card to take from an opponent.
elekt-ask-kind = Choose an attribute.
elekt-ask-tie = Decide the tie: which of the tied players wins?
elekt-ask-sceptre = You have obtained the Privilege: who gets the Sceptre, and where does it point?
elekt-ask-direction = You are the first player: where does the Sceptre point?
elekt-ask-weaken = You have passed: does the Coalition lose all its Amber or all its Seals?
elekt-ask-enlist = Keep one of the Elite Units that you were dealt, or discard them and draw a new one.
elekt-ask-reshuffle = The discard pile is shuffled into a new Elite deck.
elekt-ask-coalition-card = Chance draws a Unit from the hand of the Coalition.
elekt-ask-shuffle-skirmish = The Skirmish cards are shuffled.
elekt-ask-shuffle-machination = The Machination cards are shuffled.
elekt-ask-shuffle-privilege = The Privilege cards are shuffled.
elekt-ask-shuffle-elite = The Elite Units are shuffled.
elekt-ask-shuffle-masters = Chance names the Masters of the Coalition.

## What happened

elekt-event-sceptre-given = { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
} the Sceptre; it points { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}.
elekt-event-round-begins = Round { $number } begins.
elekt-event-card-revealed = { $card } is revealed in { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}.
elekt-event-master-given = The Coalition is given { $card }.
elekt-event-elite-dealt = { $seat_is ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $cards }.
elekt-event-enlisted = { $seat_is ->
    [you] You enlist
   *[other] { $seat } enlists
} { $card }.
elekt-event-elite-shown = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $card } for the Sceptre.
elekt-event-elite-drawn = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
elekt-event-elite-reshuffled = The new Elite deck is made of { $cards ->
    [one] { $cards } discarded Unit
   *[other] { $cards } discarded Units
}.
elekt-event-discarded-from-hand = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
elekt-event-assigned = { $seat_is ->
    [you] You assign
   *[other] { $seat } assigns
} { $card } to { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}.
elekt-event-passed = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
}.
elekt-event-ability-used = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} the ability of { $card }.
elekt-event-amber-obtained = { $seat_is ->
    [you] You obtain
   *[other] { $seat } obtains
} { $amount } Amber.
elekt-event-amber-spent = { $seat_is ->
    [you] You spend
   *[other] { $seat } spends
} { $amount } Amber.
elekt-event-amber-lost = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $amount } Amber.
elekt-event-amber-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $amount } Amber from { $other_is ->
    [you] you
   *[other] { $other }
}.
elekt-event-token-attached = { $seat_is ->
    [you] You attach
   *[other] { $seat } attaches
} { $token ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
} to { $card }.
elekt-event-token-removed = { $token ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
} is removed from { $card }.
elekt-event-token-carried = { $seat_is ->
    [you] You carry
   *[other] { $seat } carries
} { $token ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
} from { $card } to { $other }.
elekt-event-confrontation-held = { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}, { $attribute ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
}: { $counts }. { $winner_is ->
    [you] You win.
    [nobody] Nobody wins.
   *[other] { $winner } wins.
}
elekt-event-ban-named = { $seat_is ->
    [you] You ban
   *[other] { $seat } bans
} { $card }.
elekt-event-ban-redirected = { $seat_is ->
    [you] You turn
   *[other] { $seat } turns
} the ban upon { $card }, which cannot be protected.
elekt-event-unit-protected = { $seat_is ->
    [you] You protect
   *[other] { $seat } protects
} { $card }.
elekt-event-unit-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} { $card } in its zone with its tokens.
elekt-event-unit-returned = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } into hand.
elekt-event-unit-discarded = { $card } is discarded.
elekt-event-unit-placed = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} { $card } in { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}.
elekt-event-unit-moved = { $card } moves to { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}.
elekt-event-units-swapped = { $seat_is ->
    [you] You swap
   *[other] { $seat } swaps
} { $card } with { $other }.
elekt-event-unit-silenced = The ability of { $card } ceases to work.
elekt-event-card-obtained = { $seat_is ->
    [you] You obtain
   *[other] { $seat } obtains
} { $card }.
elekt-event-card-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from { $other_is ->
    [you] you
   *[other] { $other }
}.
elekt-event-card-gone = { $card } is put back into the box.
elekt-event-seal-gained = The Coalition gains a Seal and has { $seals } now.
elekt-event-seals-lost = The Coalition loses { $amount ->
    [one] its Seal
   *[other] its { $amount } Seals
}.
elekt-event-title-gained = The Coalition gains a Title for { $source ->
    [seals] three Seals
   *[amber] three Amber
}.
elekt-event-units-recalled = { $units ->
    [0] No Unit lies in a zone.
    [one] The Unit returns to its owner’s hand.
   *[other] All { $units } Units return to their owners’ hands.
}
elekt-event-match-ended = { $winner_is ->
    [you] You are the new emperor
   *[other] { $winner } is the new emperor
}, Titles { $titles }.

## Results

elekt-titles = by the Titles that were needed
elekt-most-titles = by the most Titles after the last round

## Why not

elekt-over = The match is over.
elekt-not-asked = It is not your turn to answer.
elekt-not-in-hand = You do not have this Unit in hand.
elekt-no-room = There is no room for one more Unit in this zone.
elekt-no-such-token = The supply has no token of this attribute left.
elekt-same-token = The two tokens must be of different attributes.
elekt-not-in-zone = This Unit does not lie in the zone.
elekt-not-possible = This is not possible now.
elekt-unreadable = “{ $answer }” is no answer in Elekt.
elekt-endless = { $card } and what it answers go on for ever: more than { $most } abilities in one round.
elekt-no-solo = The Polish edition has no solo variant: it takes two to four players.
elekt-no-such-first = There is no seat for “{ $first }”: { $seats } players sit at the table, and seats are numbered from 0.
elekt-bad-value = “{ $value }” cannot stand here.

## Texts of cards: sentences

elekt-sentence = { $body }{ $once ->
    [confrontation] { " " }(once per confrontation)
    [round] { " " }(once per round)
   *[never] { "" }
}.
elekt-immediate = ➤ { $body }
elekt-immediate-for = ➤ { $price }: { $body }
elekt-when-then = { $when }, { $then }
elekt-if-then = { $condition }, { $body }
elekt-may = { $form ->
    [start] You
   *[do] you
} may { $effects }
elekt-may-for = { $form ->
    [start] You
   *[do] you
} may { $price } to { $effects }
elekt-and = { $first } and { $second }
elekt-or = { $first } or { $second }
elekt-then = { $first }, then { $second }
elekt-after-that = { $first }; then { $second }
elekt-besides = { $first }; { $second }

## Texts of cards: words

elekt-amber = { $amount } Amber
elekt-tokens = { $token ->
    [any] { $amount ->
        [one] any token
       *[other] any { $amount } tokens
    }
    [none] a token
    [A] { $amount ->
        [one] an Authority token
       *[other] { $amount } Authority tokens
    }
    [B] { $amount ->
        [one] a Brutality token
       *[other] { $amount } Brutality tokens
    }
    [D] { $amount ->
        [one] a Duplicity token
       *[other] { $amount } Duplicity tokens
    }
   *[M] { $amount ->
        [one] a Mysticality token
       *[other] { $amount } Mysticality tokens
    }
}
elekt-symbols = { $amount } { $sign ->
    [less] fewer
   *[more] more
} { $attribute ->
    [none] { "" }
   *[other] { $of }{ " " }
}{ $amount ->
    [one] symbol
   *[other] symbols
}
elekt-contest = { $form ->
    [in] in{ " " }
   *[object] { "" }
}{ $attribute ->
    [none] a confrontation
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
}
elekt-place = { $place ->
    [here] { " " }here
    [there] { " " }there
    [another] { " " }in another zone
    [anywhere] { " " }in any zone
    [everywhere] { " " }in every zone
   *[none] { "" }
}
elekt-place-of = { $place ->
    [here] { " " }here
    [anywhere] { " " }in any zone
   *[none] { "" }
}
elekt-place-from = { $place ->
    [here] { " " }from this zone
    [anywhere] { " " }from any zone
   *[none] { "" }
}
elekt-place-to = { $place ->
    [here] { " " }here
    [anywhere] { " " }to any zone
   *[none] { "" }
}
elekt-this-unit = { $form ->
    [to] to{ " " }
    [onto] to{ " " }
    [from] from{ " " }
    [of] of{ " " }
   *[object] { "" }
}{ $which ->
    [this] this Unit
    [it] that Unit
   *[that] that Unit
}
# $acting, who does what the sentence tells, makes a difference in Polish only (swój, twój).
elekt-units = { $form ->
    [to] to{ " " }
    [onto] to{ " " }
    [from] from{ " " }
    [of] of{ " " }
   *[object] { "" }
}{ $owner ->
    [you] { $which ->
        [another] another of your
        [every] each of your
        [every-other] each of your other
        [none] none of your
        [no-other] none of your other
        [many] of your
        [many-other] of your other
       *[any] one of your
    }{ " " }
   *[anybody] { $which ->
        [a] { $rank ->
            [elite] an
           *[none] a
        }{ " " }
        [another] another{ " " }
        [every] each{ " " }
        [every-other] every other{ " " }
        [none] no{ " " }
        [no-other] no other{ " " }
        [many] { "" }
        [many-other] other{ " " }
       *[any] any{ " " }
    }
}{ $rank ->
    [basic] Basic{ " " }
    [elite] Elite{ " " }
   *[none] { "" }
}{ $type ->
    [spectre] Spectre
    [disciple] Disciple
   *[unit] Unit
}{ $owner ->
    [you] s
   *[anybody] { $form ->
        [many] s
       *[object] { "" }
    }
}{ $owner ->
    [opponent] { $form ->
        [many] { " " }of your opponents
       *[object] { " " }of an opponent
    }
    [that-player] { " " }of that player
   *[anybody] { "" }
}{ $shows ->
    [none] { "" }
   *[other] { " " }with { $symbol }
}{ $tokens ->
    [some] { " " }that { $form ->
        [many] have
       *[object] has
    } a token
    [none] { " " }without tokens
   *[any] { "" }
}{ $ability ->
    [permanent] { " " }with a permanent ability
   *[none] { "" }
}{ $place ->
    [here] { " " }here
    [there] { " " }there
    [another] { " " }in another zone
    [anywhere] { " " }in any zone
   *[none] { "" }
}{ $acting ->
   *[you] { "" }
}
elekt-alike = { $type ->
    [spectre] is a Spectre
    [disciple] is a Disciple
   *[unit] { $rank ->
        [basic] is Basic
        [elite] is Elite
       *[none] { $shows ->
            [none] { $tokens ->
                [some] has a token
                [none] has no tokens
               *[any] { $ability ->
                    [permanent] has a permanent ability
                   *[none] lies in a zone
                }
            }
           *[other] has { $symbol }
        }
    }
}

## Texts of cards: triggers

elekt-when-assigned = When you assign this Unit
elekt-when-unit-assigned = { $who ->
    [you] When you assign
    [opponent] When an opponent assigns
   *[anybody] When a player assigns
} { $unit }{ $place_to }
elekt-when-counting = When { $contest_is } is counted{ $place }
elekt-when-won = { $who ->
    [you] When you win
    [opponent] When an opponent wins
   *[anybody] When a player wins
} { $contest }{ $place }
elekt-when-tie = When there is a tie { $contest_in }{ $place }
elekt-when-ban-named = { $who ->
    [you] When you ban
    [opponent] When an opponent bans
   *[anybody] When a player bans
} { $unit }{ $place_of }
elekt-when-saved = { $who ->
    [you] When you protect
    [opponent] When an opponent protects
   *[anybody] When a player protects
} { $unit }{ $place_of }
elekt-when-banned = { $who ->
    [you] After you have banned
    [opponent] After an opponent has banned
   *[anybody] After a player has banned
} { $unit }{ $place_of }
elekt-when-swapped = { $who ->
    [you] When you swap Units
    [opponent] When an opponent swaps Units
   *[anybody] When a player swaps Units
}{ $place }
elekt-when-obtained = When you obtain this card
elekt-when-card-obtained = { $who ->
    [you] When you obtain
    [opponent] When an opponent obtains
   *[anybody] When a player obtains
} a card{ $place_from }
elekt-when-token-attached = { $who ->
    [you] When you attach
    [opponent] When an opponent attaches
   *[anybody] When a player attaches
} { $token } { $unit }{ $place_of }
elekt-when-token-removed = { $who ->
    [you] When you remove
    [opponent] When an opponent removes
   *[anybody] When a player removes
} { $token } { $unit }{ $place_of }
elekt-when-amber-obtained = { $who ->
    [you] When you obtain
    [opponent] When an opponent obtains
   *[anybody] When a player obtains
} Amber
elekt-when-amber-spent = { $who ->
    [you] When you spend
    [opponent] When an opponent spends
   *[anybody] When a player spends
} Amber
elekt-when-amber-lost = { $who ->
    [you] When you discard
    [opponent] When an opponent discards
   *[anybody] When a player discards
} Amber
elekt-when-unit-placed = { $who ->
    [you] When you place
    [opponent] When an opponent places
   *[anybody] When a player places
} { $unit }{ $place }
elekt-when-unit-moved = { $who ->
    [you] When a move brings you
    [opponent] When a move brings an opponent
   *[anybody] When a move brings a player
} { $unit }{ $place }
elekt-when-unit-discarded = { $who ->
    [you] When you lose
    [opponent] When an opponent loses
   *[anybody] When a player loses
} { $unit }{ $place_from } to the discard pile
elekt-when-unit-returned = { $who ->
    [you] When you take
    [opponent] When an opponent takes
   *[anybody] When a player takes
} { $unit }{ $place_from } into hand
elekt-when-round-begins = When a round begins
elekt-when-amber-step = When Amber is collected in the Reset phase

## Texts of cards: conditions

elekt-if-holder = { $form ->
    [start] If
   *[do] if
} you hold the Sceptre
elekt-if-this = { $form ->
    [start] If
   *[do] if
} this Unit { $units }
elekt-if-one = { $form ->
    [start] If
   *[do] if
} there is { $units }
elekt-if-none = { $form ->
    [start] If
   *[do] if
} there is { $units }
elekt-if-many = { $form ->
    [start] If
   *[do] if
} there are { $limit ->
    [least] at least { $least }
    [most] at most { $most }
    [exactly] exactly { $least }
   *[both] { $least } to { $most }
} { $units }
elekt-if-only = { $form ->
    [start] If
   *[do] if
} all Units{ $place } are { $type ->
    [spectre] Spectres
   *[disciple] Disciples
}
elekt-if-has = { $form ->
    [start] If
   *[do] if
} { $who ->
    [you] you have
   *[that-player] that player has
} at least { $least } { $what ->
    [amber] Amber
    [titles] { $least ->
        [one] Title
       *[other] Titles
    }
    [cards] { $least ->
        [one] card in hand
       *[other] cards in hand
    }
    [privileges] { $least ->
        [one] Privilege
       *[other] Privileges
    }
   *[units] { $least ->
        [one] Unit
       *[other] Units
    }{ $place }
}
elekt-if-compare = { $form ->
    [start] If
   *[do] if
} { $what ->
    [rank] your court rank is the { $how ->
        [least] lowest
       *[most] highest
    }
   *[other] you have { $how ->
        [least] { $what ->
            [amber] less Amber
            [titles] fewer Titles
            [cards] fewer cards in hand
           *[units] fewer Units{ $place }
        }
       *[most] more { $what ->
            [amber] Amber
            [titles] Titles
            [cards] cards in hand
           *[units] Units{ $place }
        }
    } than every opponent
}
elekt-if-phase = { $form ->
    [start] If
   *[do] if
} this is the { $phase ->
    [assignment] Assignment
    [confrontation] Confrontation
   *[reset] Reset
} phase

## Texts of cards: effects and prices

elekt-pay-amber = { $form ->
    [start] Spend
   *[do] spend
} { $amber }
elekt-do-attach = { $form ->
    [start] Attach
   *[do] attach
} { $tokens } { $to }
elekt-do-remove = { $form ->
    [start] Remove
   *[do] remove
} { $token } { $units }
elekt-do-carry = { $form ->
    [start] Carry
   *[do] carry
} a token { $units } { $to }
elekt-do-obtain-amber = { $who ->
    [you] { $form ->
        [start] Obtain
       *[do] obtain
    }
    [that-player] { $form ->
        [start] That player obtains
        [may] let that player obtain
       *[do] that player obtains
    }
    [each-opponent] { $form ->
        [start] Each opponent obtains
        [may] let each opponent obtain
       *[do] each opponent obtains
    }
   *[everybody] { $form ->
        [start] Each player obtains
        [may] let each player obtain
       *[do] each player obtains
    }
} { $amber }
elekt-do-discard-amber = { $who ->
    [you] { $form ->
        [start] Discard
       *[do] discard
    }
    [that-player] { $form ->
        [start] That player discards
        [may] make that player discard
       *[do] that player discards
    }
    [each-opponent] { $form ->
        [start] Each opponent discards
        [may] make each opponent discard
       *[do] each opponent discards
    }
   *[everybody] { $form ->
        [start] Each player discards
        [may] make each player discard
       *[do] each player discards
    }
} { $amber }
elekt-do-take-amber = { $form ->
    [start] Take
   *[do] take
} { $amber } from an opponent
elekt-do-ban = { $form ->
    [start] Ban
   *[do] ban
} { $units }
elekt-do-redirect-ban = { $form ->
    [start] Turn
   *[do] turn
} the ban upon this Unit, which then cannot be protected
elekt-do-rename-ban = { $form ->
    [start] Choose
   *[do] choose
} which of your Units here is banned; it cannot be protected
elekt-do-keep-saved = { $form ->
    [start] Keep
   *[do] keep
} it in its zone with its tokens
elekt-do-discard = { $form ->
    [start] Discard
   *[do] discard
} { $units }
elekt-do-discard-this = { $form ->
    [start] Discard
   *[do] discard
} { $card ->
    [unit] this Unit
   *[card] this card
}
elekt-do-return = { $form ->
    [start] Return
   *[do] return
} { $units } to its owner’s hand
elekt-do-seize = { $form ->
    [start] Take
   *[do] take
} { $units } into your hand
elekt-do-place = { $form ->
    [start] Place
   *[do] place
} a Unit from your hand{ $place }
elekt-do-move = { $form ->
    [start] Move
   *[do] move
} { $units } to { $to ->
    [this] this zone
   *[another] another zone
}
elekt-do-swap = { $form ->
    [start] Swap
   *[do] swap
} { $first } with { $second }
elekt-do-confront = { $form ->
    [start] Hold
   *[do] hold
} one more { $attribute } confrontation{ $place }, at once
elekt-do-boost = { $form ->
    [start] Count
   *[do] count
} { $symbols }
elekt-do-count-one-as = { $form ->
    [start] Count
   *[do] count
} the symbols of one other attribute on your Units, too
elekt-do-resolve-tie = { $form ->
    [start] Decide
   *[do] decide
} it for a tied player of your choice
elekt-do-silence = { $form ->
    [start] Choose
   *[do] choose
} { $units }; its ability ceases to work for this round
elekt-do-take-card = { $form ->
    [start] Take
   *[do] take
} from an opponent a Skirmish or Machination card with at most { $titles ->
    [one] { $titles } Title
   *[other] { $titles } Titles
}
elekt-do-draw = { $form ->
    [start] Draw
   *[do] draw
} { $amount ->
    [one] an Elite Unit
   *[other] { $amount } Elite Units
}
elekt-do-discard-from-hand = { $who ->
    [you] { $form ->
        [start] Discard
       *[do] discard
    }
    [that-player] { $form ->
        [start] That player discards
        [may] make that player discard
       *[do] that player discards
    }
    [each-opponent] { $form ->
        [start] Each opponent discards
        [may] make each opponent discard
       *[do] each opponent discards
    }
   *[everybody] { $form ->
        [start] Each player discards
        [may] make each player discard
       *[do] each player discards
    }
} { $amount ->
    [one] a Unit
   *[other] { $amount } Units
} from { $who ->
    [you] your hand
   *[everybody] hand
}
elekt-do-discard-zone-card = { $form ->
    [start] Discard
   *[do] discard
} the card of { $place ->
    [there] that zone
   *[here] this zone
}
elekt-do-sceptre = { $who ->
    [that-player] { $form ->
        [start] Give
       *[do] give
    } the Sceptre to that player
   *[you] { $form ->
        [start] Take
       *[do] take
    } the Sceptre
}
elekt-do-turn-sceptre = { $form ->
    [start] Turn
   *[do] turn
} the Sceptre the other way

## Texts of cards: rules

elekt-rule-first = { $form ->
    [start] The
   *[do] the
} { $attribute } confrontation{ $place } is held before the others
elekt-rule-counts-also = { $form ->
    [start] Each
   *[do] each
} { $symbol } symbol{ $all ->
    [yes] { $where }
   *[no] { " " }{ $where }
} { $how ->
    [twice] counts twice
   *[also] also counts as { $also }
}
elekt-rule-symbols = { $form ->
    [start] Count
   *[do] count
} { $symbols } for { $units }
elekt-rule-symbols-for = { $who ->
    [you] { $form ->
        [start] You count
       *[do] you count
    }
    [opponents] { $form ->
        [start] Each opponent counts
       *[do] each opponent counts
    }
   *[everybody] { $form ->
        [start] Each player counts
       *[do] each player counts
    }
} { $symbols }{ $place }
elekt-rule-no-symbols = { $form ->
    [start] The
   *[do] the
} { $attribute } symbols{ $all ->
    [yes] { $where }
   *[no] { " " }{ $where }
} do not count
elekt-rule-same-kinds = { $form ->
    [start] When
   *[do] when
} you win Mysticality{ $place }, the tokens that you attach need not differ
elekt-rule-wins-ties = { $who ->
    [everybody] { $form ->
        [start] Of
       *[do] of
    } those tied for the most symbols, the one with the highest court rank wins { $attribute }{ $place }
   *[you] { $form ->
        [start] You
       *[do] you
    } win { $attribute }{ $place } if you are tied for the most symbols
}
elekt-rule-nobody-wins = { $form ->
    [start] Nobody
   *[do] nobody
} wins { $attribute }{ $place }
elekt-rule-stays-out = { $who ->
    [you] { $form ->
        [start] You take
       *[do] you take
    }
    [opponents] { $form ->
        [start] Your opponents take
       *[do] your opponents take
    }
   *[everybody] { $form ->
        [start] The players take
       *[do] the players take
    }
} no part in { $attribute }{ $place }
elekt-rule-protection = { $form ->
    [start] The
   *[do] the
} protection { $units } { $price ->
    [never] is not possible
    [free] costs nothing
   *[amber] costs { $amber }
}
elekt-rule-room = { $who ->
    [you] { $form ->
        [start] You can
       *[do] you can
    }
    [opponents] { $form ->
        [start] Each opponent can
       *[do] each opponent can
    }
   *[everybody] { $form ->
        [start] Each player can
       *[do] each player can
    }
} have { $amount } { $sign ->
    [less] fewer
   *[more] more
} { $amount ->
    [one] Unit
   *[other] Units
}{ $place }
elekt-rule-assignments = { $form ->
    [start] You
   *[do] you
} can assign { $amount } { $sign ->
    [less] fewer
   *[more] more
} { $amount ->
    [one] Unit
   *[other] Units
} in each round
