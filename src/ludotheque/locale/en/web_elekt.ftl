### Elekt in the browser

## The table

web-elekt-title = { $phase ->
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
web-elekt-deck = deck { $count }
web-elekt-no-card = No card lies here.
web-elekt-no-units = no Units
web-elekt-here = { $card } to { $zone }
web-elekt-supply = Tokens in the supply
web-elekt-elite = Elite deck { $count }
web-elekt-discard = Discard pile ({ $count })
web-elekt-results = The latest confrontations
web-elekt-unseen = Elite Units not seen yet ({ $count })
web-elekt-throne = The new Emperor
web-elekt-long-live = { $who ->
    [you] You are the new Emperor. Long live the new Emperor!
   *[other] Long live the new Emperor, { $name }!
}
web-elekt-final = { $who ->
    [you] You
   *[other] { $name }
}: { $count ->
    [one] { $count } Title
   *[other] { $count } Titles
}

## Cards

web-elekt-symbols = { $count } { $attribute }
web-elekt-kind = { $kind ->
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
web-elekt-titles = { $count ->
    [one] { $count } Title
   *[other] { $count } Titles
}
web-elekt-with-tokens = tokens: { $tokens }
web-elekt-silenced = its ability does not work this round
web-elekt-may = May be chosen: { $card }

## What lies before each side

web-elekt-rank = { $rank ->
    [1] 1st at court
    [2] 2nd at court
    [3] 3rd at court
   *[other] 4th at court
}
web-elekt-sceptre = holds the Sceptre, { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
web-elekt-passed = has passed
web-elekt-titles-of = Titles { $count } of { $needed }
web-match-score-elekt = { $score ->
    [one] { $score } Title
   *[other] { $score } Titles
}
web-match-standing-elekt = The Titles that each has.
web-elekt-amber = { $count } Amber
web-elekt-in-hand = cards in hand
web-elekt-assigned = assigned { $count } of { $most }
web-elekt-seals = { $count ->
    [one] { $count } Seal
   *[other] { $count } Seals
}
web-elekt-won = { $cards ->
    [one] { $cards } card won
   *[other] { $cards } cards won
}{ $privileges ->
    [0] { "" }
    [one] , { $privileges } Privilege
   *[other] , { $privileges } Privileges
}
web-elekt-privileges = Privileges
web-elekt-face-down = Face down, as Titles: { $count }. More Titles for Seals and Amber: { $extra }. Its Masters lie here, too.

## Counts

web-elekt-counts = Counts in the zone { $zone }
web-elekt-count = { $who ->
    [you] You
   *[other] { $name }
}, { $attribute }: { $count }{ $won ->
    [yes] { " " }(won)
   *[no] { "" }
}
web-elekt-part = { $amount } { $why ->
    [printed] { $name }
    [token] token on { $name }
    [boost] for this confrontation
   *[card] by { $name }
}
web-elekt-part-none = nothing
web-elekt-contest = The confrontation
web-elekt-contest-of = { $zone }: { $attribute }
web-elekt-nobody-wins = nobody wins
web-elekt-wins = { $who ->
    [you] you win
   *[other] { $name } wins
}

## Answers

web-elekt-answers = Your answer
web-elekt-hand = Your hand ({ $count })
web-elekt-dealt = Dealt to you: keep one
web-elekt-dealt-chosen = You have chosen; the others are still choosing.
web-elekt-choose-from-hand = Choose a Unit of your hand.
web-elekt-for-coalition = You decide for the Coalition, which takes one of your cards:
web-elekt-chosen = { $chosen }:
web-elekt-back = Choose anew
web-elekt-stop = Enough
web-elekt-unit-of = { $card } ({ $who ->
    [you] yours
   *[other] { $name }
})
web-elekt-use = Use it
web-elekt-use-for = Use it: { $price }
web-elekt-price = { $pay ->
    [amber] { $amount } Amber
    [this-card] discard this card
    [units] { $amount ->
        [one] discard a Unit from your hand
       *[other] discard { $amount } Units from your hand
    }
   *[token] remove a token from one of your Units
}
web-elekt-protect = { $cost ->
    [0] Protect it, for nothing
   *[other] Protect it: { $cost } Amber
}

## The tutorial

web-elekt-lesson-revealed = Each zone shows a card. Whoever wins Authority there obtains it, and with it the Titles on its ribbons: Titles win the game. What is printed on a Skirmish or Machination card holds for everybody in its zone.
web-elekt-lesson-direction = You drew the name that comes first, so you hold the Sceptre: you begin, and in Authority you win every tie. Say which way it points; with two players that changes nothing.
web-elekt-lesson-enlist = Every round begins with recruits: of the Elite Units dealt to you, keep one. If you like none of them, discard them and draw another unseen.
web-elekt-lesson-assign = In turn, everybody assigns a Unit to one of the zones, five at most in a round. Choose a Unit of your hand, then a zone. Its signs are what it counts for: Mysticality, Duplicity, Brutality, Authority.
web-elekt-lesson-use = A card offers you its ability. Those with an arrow act only now, when the Unit is assigned; you may leave them.
web-elekt-lesson-mysticality = In every zone there are four confrontations, always in this order. The most Mysticality wins the first: the winner attaches up to two different tokens to Units there, and each is one symbol more.
web-elekt-lesson-duplicity = The most Duplicity comes second: the winner may swap a Unit here with one of his own in another zone. A tie has no winner.
web-elekt-lesson-brutality = Third is Brutality: its winner may ban a Unit here, and it counts for nothing in Authority any more.
web-elekt-lesson-authority = Last and most important, Authority: its winner obtains the card. Here a tie is won by the higher court rank, counted from the holder of the Sceptre.
web-elekt-lesson-attach = You have won Mysticality. Choose a token and a Unit; think of the confrontations that still come in this zone, Authority above all.
web-elekt-lesson-swap = You have won Duplicity. Bring a strong Unit here from a zone where it is not needed, or leave everything as it is.
web-elekt-lesson-ban = You have won Brutality. Choose whose Unit is to leave; its owner may protect it, and then it goes back to the hand instead of the discard pile.
web-elekt-lesson-protect = A protected Unit returns to your hand; otherwise it is discarded. Basic Units, which bear a shield, are protected for nothing; an Elite Unit costs 1 Amber.
web-elekt-lesson-obtained = The card lies before its winner with its Titles. Seven Titles win at once with two players, six with three, five with four; otherwise the most after six rounds.
web-elekt-lesson-tie = A tie has no winner, unless a Privilege decides it. Yours may be used now, in whatever zone it happens.
web-elekt-lesson-sceptre = Who obtained the Privilege decides who holds the Sceptre, and which way it points: the turn order and every tie in Authority.
web-elekt-lesson-recalled = The round is over: each Unit in the Privilege zone has brought 1 Amber, three at most are kept, and all Units go back to their hands.
web-elekt-lesson-seal = The Coalition gains a Seal when an ability of its Units has no visible effect. Three Seals are a Title.
web-elekt-lesson-end = That is the whole game. You know enough to play for the throne now.
