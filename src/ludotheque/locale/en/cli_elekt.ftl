### Elekt in the terminal

elekt-board-help = Type the number of an answer, or the answer itself: “acolyte S” assigns the Acolyte to Skirmish (S, M, P are the zones), and the first letters are enough. “?” shows the rule behind the question, “? 7.6” a clause, “? symbiote” a card with its text. And:

## The table

elekt-board-title = { $phase ->
    [setup] Setup
    [over] The match is over
   *[other] Round { $round } of { $rounds }
}{ $phase ->
    [enlistment] { " · " }Enlistment
    [assignment] { " · " }Assignment
    [confrontation] { " · " }Confrontation
    [reset] { " · " }Reset
   *[other] { "" }
}
elekt-board-court = At court
elekt-board-titles = Titles
elekt-board-amber = Amber
elekt-board-hand-count = Hand
elekt-board-assigned = Assigned
elekt-board-passed = passed
elekt-board-sceptre = Sceptre{ $direction ->
    [clockwise] { " " }↻ clockwise
    [anticlockwise] { " " }↺ anticlockwise
   *[any] { "" }
}
elekt-board-seals = { $count ->
    [one] { $count } Seal
   *[other] { $count } Seals
}
elekt-board-before = { $name } – { $cards }
elekt-board-privileges = Privileges: { $cards }
elekt-board-masters = Masters: { $cards }
elekt-board-face-down = { $count ->
    [one] { $count } more Title
   *[other] { $count } more Titles
}
elekt-board-title-count = { $count ->
    [one] { $count } Title
   *[other] { $count } Titles
}
elekt-board-deck = deck { $count }
elekt-board-no-card = no card
elekt-board-no-units = no Units
elekt-board-units = Units
elekt-board-silenced = silenced
elekt-board-supply = Supply:
elekt-board-elite = Elite deck { $count }
elekt-board-discard = discard pile { $count }
elekt-board-hand = Your hand
elekt-board-dealt = Dealt to you
elekt-board-emperor = { $who ->
    [you] Long live the new emperor: you{ $count ->
        [0] { "" }
       *[other] , { $titles }
    }!
   *[other] Long live the new emperor: { $name }{ $count ->
        [0] { "" }
       *[other] , { $titles }
    }!
}

## Aids

elekt-board-part = { $amount } { $why ->
    [printed] { $name }
    [token] token on { $name }
    [boost] for this confrontation
   *[card] by { $name }
}
elekt-board-known = { $name } is known to hold { $cards }.
elekt-board-discarded = In the discard pile: { $cards }.
elekt-board-unseen = Elite Units not seen ({ $count }): { $cards }.

## Cards and answers

elekt-board-kind = { $kind ->
    [basic] Basic Unit
    [elite] Elite Unit
    [skirmish] Skirmish
    [machination] Machination
   *[privilege] Privilege
}{ $type ->
    [spectre] , Spectre
    [disciple] , Disciple
   *[none] { "" }
}
elekt-board-type = { $type ->
    [spectre] Spectre
   *[disciple] Disciple
}
elekt-board-whose = { $who ->
    [you] yours
   *[other] { $name }
}
elekt-board-use = { $free ->
    [yes] Use it
   *[no] Use it: { $price }
}
elekt-board-price = { $pay ->
    [amber] { $amount } Amber
    [this-card] discard this card
    [units] { $amount ->
        [one] discard a Unit from your hand
       *[other] discard { $amount } Units from your hand
    }
   *[token] remove a token from one of your Units
}
elekt-board-protect = { $cost ->
    [0] Protect it, for nothing
   *[other] Protect it: { $cost } Amber
}
elekt-board-enough = Enough
