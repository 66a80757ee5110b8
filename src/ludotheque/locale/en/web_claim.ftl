### Claim in the browser

## Cards and places

web-claim-may = { $card }, may be played
web-claim-may-not = { $card }, may not be played now
web-claim-secret = { $card }, taken unseen
web-claim-secret-mark = Folded corner: only you know this card.
web-claim-table = On the table
web-claim-answers = { $who ->
    [you] your answer
   *[other] { $name } answers
}
web-claim-answered = { $who ->
    [you] you answered
   *[other] { $name } answered
}
web-claim-wins = { $who ->
    [you] you win
   *[other] { $name } wins
}
web-claim-pile = pile { $cards }
web-claim-unseen = Cards not yet seen ({ $count })
web-claim-last-trick = Last trick
web-claim-discarded = Discarded ({ $count })
web-claim-no-cards = none

## Votes

web-claim-votes = The five votes
web-claim-votes-counted = The votes are counted
web-match-score-claim = { $score ->
    [one] { $score } vote
   *[other] { $score } votes
}
web-match-standing-claim = The votes that each would win if they were counted at that moment.
web-claim-pile-of = { $who ->
    [you] You
   *[other] { $name }
}
web-claim-vote-open = nobody has any yet
web-claim-vote-leads = { $who ->
    [nobody] even: nobody leads
    [you] { $by ->
        [0] you lead by the highest card
       *[other] you lead by { $by }
    }
   *[other] { $by ->
        [0] { $name } leads by the highest card
       *[other] { $name } leads by { $by }
    }
}
web-claim-vote-won = { $who ->
    [nobody] nobody gets this vote
    [you] { $by ->
        [0] your vote, by the highest card
       *[other] your vote, by { $by }
    }
   *[other] { $by ->
        [0] the vote of { $name }, by the highest card
       *[other] the vote of { $name }, by { $by }
    }
}
web-claim-margin = +{ $by }
web-claim-margin-highest = top
web-claim-margin-none = –

## The tutorial

web-claim-lesson-prize = The card turned up in the middle is the prize of this trick: whoever wins the trick gets it as a follower. It says nothing about what you may play.
web-claim-lesson-lead = You lead, so you may play any card. A high card is likely to win the prize; a low one lets it go, and keeps your strength for a better prize.
web-claim-lesson-follow = The other card is on the table. If you hold a card of its faction you must play one, high or low, as you like; a Doppelgänger is always allowed instead. The cards with a golden edge are those you may play.
web-claim-lesson-doppelganger = A Doppelgänger played second counts as the faction that was led, with its own value. It takes over the faction, but never its power.
web-claim-lesson-void = This player could not follow, so you both know now: not one card of that faction is left in that hand. The struck-out emblem remembers it until the phase ends.
web-claim-lesson-higher = Both cards are of the led faction, or count as it, so the higher value wins. The winner leads the next trick.
web-claim-lesson-equal = Equal values: the Leader wins. To beat a card you must be higher.
web-claim-lesson-off-faction = A card of another faction cannot win, however high it is. That is a good way to lose on purpose, or to get rid of a card.
web-claim-lesson-knight = A Knight played on a led Goblin wins, whatever the values. It works only in this order, and only if you hold no Goblin, since following comes first.
web-claim-lesson-prize-taken = The winner puts the prize on the follower pile. You both saw it, so the table goes on showing who has it: these cards will be the hand for phase two.
web-claim-lesson-blind = The loser takes the next card of the pile as a follower, unseen by the other player. It may well be better than the prize; losing is not always bad.
web-claim-lesson-undead = Undead are never discarded. Those played in phase one go straight to the winner’s score pile, and there they already count for the vote of the Undead.
web-claim-lesson-phase-two = Phase two: the thirteen followers you have gathered are your hand now. There are no prizes any more; you play for the cards in the trick themselves.
web-claim-lesson-scored = Now the winner of a trick puts both cards on the score pile. More cards of a faction than the other player: that is how a vote is won. Values count only to break a tie.
web-claim-lesson-dwarf = Dwarves go the other way: in phase two the loser of the trick takes them. To collect Dwarves, lose with them.
web-claim-lesson-votes = Faction by faction: whoever has more of its cards in the score pile gets its vote. With equally many, the highest card decides.
web-claim-lesson-end = That is the whole game: three votes of five win it. You know enough to play for real now.
