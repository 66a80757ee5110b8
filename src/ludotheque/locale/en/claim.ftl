### Claim

claim-name = Claim
claim-summary = Two-player trick-taking in two phases: recruit followers, then win the votes of five factions with them.
claim-faction = { $faction ->
    [goblin] Goblins
    [knight] Knights
    [undead] Undead
    [dwarf] Dwarves
   *[doppelganger] Doppelgängers
}
claim-card = { $faction ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelgänger
} { $value }
claim-hidden-card = a hidden card
claim-hidden-cards = 13 hidden cards
claim-option-first_leader = who leads the first trick: drawn by chance, or a seat

## Questions

claim-ask-lead = Lead a card: any card in your hand.
claim-ask-follow = Play a card: follow the led faction if you can, or play a Doppelgänger.
claim-ask-first-leader = Chance names the Leader of the first trick.
claim-ask-shuffle = The cards are shuffled.

## What happened

claim-event-first-leader = { $seat_is ->
    [you] You lead
   *[other] { $seat } leads
} the first trick.
claim-event-cards-dealt = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
claim-event-prize-turned = { $card } is turned up as the prize.
claim-event-card-played = { $seat_is ->
    [you] You { $role ->
        [lead] lead
       *[follow] play
    }
   *[other] { $seat } { $role ->
        [lead] leads
       *[follow] plays
    }
} { $card }.
claim-event-void-shown = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} no { $faction } in hand.
claim-event-trick-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} the trick{ $reason ->
    [higher] { " " }with the higher value
    [equal] : equal values go to the Leader
    [knight] : a Knight beats a Goblin
   *[off-faction] : the other card is of another faction
}.
claim-event-prize-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } as a follower.
claim-event-blind-taken = { $seat_is ->
    [you] You take { $card } from the top of the pile as a follower.
   *[other] { $seat } takes { $card } from the top of the pile as a follower.
}
claim-event-card-scored = { $card } goes to { $seat_is ->
    [you] your score pile
   *[other] { $seat }’s score pile
}{ $power ->
    [undead] : Undead are never discarded
    [dwarf] : the loser takes the Dwarves
   *[none] { "" }
}.
claim-event-card-discarded = { $card } is discarded.
claim-event-phase-two = Phase two: both take their followers into hand. { $seat_is ->
    [you] You lead
   *[other] { $seat } leads
}.
claim-event-vote-counted = { $faction }: { $counts }. { $winner_is ->
    [you] You win the vote{ $by ->
        [highest] { " " }with the highest card
       *[more] { "" }
    }.
    [nobody] The vote goes to nobody.
   *[other] { $winner } wins the vote{ $by ->
        [highest] { " " }with the highest card
       *[more] { "" }
    }.
}
claim-event-match-ended = { $winner_is ->
    [you] You win the game, votes { $votes }.
    [nobody] The game is a draw, votes { $votes }.
   *[other] { $winner } wins the game, votes { $votes }.
}

## Results

claim-majority = by the votes of at least three factions
claim-more-votes = by more votes, though nobody has three
claim-draw = equally many votes

## Why not

claim-over = The match is over: the votes have been counted.
claim-no-seat = There is no seat { $seat }: the game is for two players, seats 0 and 1.
claim-chance-first = The cards have not been dealt yet.
claim-not-chance = Nothing is left to chance now: a player must answer.
claim-lead-first = It is the Leader who plays first; wait for the Leader’s card.
claim-one-card = You have played your card to this trick; it is the other player’s turn.
claim-not-an-answer = “{ $answer }” does not answer the question.
claim-not-in-hand = You do not have { $card } in hand.
claim-must-follow = { $card } does not follow: you hold { $faction } and must play one, or a Doppelgänger.
claim-must-follow-doppelganger = { $card } does not follow: a Doppelgänger was led and you hold one, so you must play a Doppelgänger.
claim-knight-must-follow = { $card } would beat the Goblin, but you hold a Goblin and must follow, or play a Doppelgänger.

## Notation and positions

claim-no-card = There is no card “{ $card }”. A card is a letter (G, K, U, D, X) and a value, such as U4; Knights run from 2 to 9.
claim-no-faction = “{ $faction }” is no list of factions (G, K, U, D, X).
claim-no-trick = “{ $trick }” is no trick: Leader, led card, answering card, winner, and in phase one the prize, such as “0 U4 X7 1 D1”.
claim-nothing-dealt = before the deal no card has a place.
claim-too-many = { $card } is there { $found } times, but the deck has { $most ->
    [one] only one
   *[other] only { $most }
}.
claim-nowhere = { $card } is in no place; name it somewhere, or under “absent”.
claim-hand-too-big = a hand has at most { $most } cards.
claim-hands-unequal = both hands must have equally many cards; once a card is led, the Second has one more.
claim-hands-left = the votes are counted only when both hands are empty.
claim-bad-pile = the draw pile has { $found } cards where { $right } are needed: two for each trick still to play.
claim-followers-unequal = both follower piles must have equally many cards.
claim-too-many-followers = a follower pile has at most { $most } cards at this point.
claim-led-before-prize = a card is led although no prize lies in the centre.
claim-prize-without-trick = a prize lies in the centre although no trick is left to play.
claim-prize-in-phase-two = there is no prize in phase two.
claim-pile-in-phase-two = the draw pile is used up in phase two.
claim-hand-not-followers = prizes and blind cards together must be what the seat holds or has played in phase two.
claim-undead-discarded = { $card } cannot be discarded: Undead go to a score pile.
claim-against-void = { $card } is in a hand that has shown to hold none of that faction.
claim-other-first-leader = the option first_leader names the other seat.
claim-too-many-tricks = a phase has at most { $most } tricks.
claim-tricks-out-of-order = tricks with a prize belong to phase one, those without to phase two, in this order.
claim-wrong-winner = “{ $trick }” names a winner who did not win.
claim-played-already = { $card } was played in a trick and cannot be in a hand or pile as well.
claim-only-undead = { $card } is on a score pile in phase one, where only Undead can be.

## The table on a terminal

claim-board-title = Claim · { $phase ->
    [one] phase one: recruiting followers · trick { $trick } of 13
    [two] phase two: gathering support · trick { $trick } of 13
    [over] the votes are counted
   *[setup] before the deal
}
claim-board-opponent = { $name }: { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
claim-board-void = has none of: { $factions }
claim-board-their-followers = followers { $count }
claim-board-blind-count = { $count } taken unseen
claim-board-prize = Prize
claim-board-pile = pile { $cards }
claim-board-led = { $who ->
    [you] you led
   *[other] { $name } led
}
claim-board-leads = { $who ->
    [you] you lead
   *[other] { $name } leads
}
claim-board-faction = Faction
claim-board-score = Score pile: { $name }
claim-board-vote = Vote
claim-board-followers = Your followers { $count }
claim-board-prizes = won:
claim-board-known = holds, as you have seen:
claim-board-blinds = taken unseen:
claim-board-unseen = Cards you have not seen ({ $count }):
claim-board-hand = Your hand
claim-board-help = Type a card such as U4, or its number. “?” shows the rule behind the question, “? 3.9” a clause, “? K9” why a card may not be played. And:
