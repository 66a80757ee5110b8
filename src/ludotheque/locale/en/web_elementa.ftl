### The table of Elementa in the browser

web-elementa-title = { $phase ->
    [over] The match is over
    [decks] The decks are chosen
    [deckbuilding] Round { $round } · Deckbuilding
   *[other] Round { $round } · Turn { $turn }
}{ $phase ->
    [restock] { " · " }Restock
    [bans] { " · " }Bans
    [combats] { " · " }Combat { $combat } of 3
    [round-end] { " · " }End of the round
   *[other] { "" }
}

## Choosing a deck

web-elementa-own-decks = Your own decks
web-elementa-ready-decks = Ready decks
web-elementa-build-deck = Build a deck of your own
web-elementa-deck-creatures = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
}
web-elementa-deck-play = Play this deck
web-elementa-deck-broken = This deck is not legal yet:
web-elementa-deck-mend = Mend it in the deck builder

## Dividing the deck

web-elementa-turn = Turn { $turn }
web-elementa-aside = Put aside
web-elementa-count = { $count } of { $wanted }
web-elementa-to-place = { $count } still to place
web-elementa-here = Here
web-elementa-divide-send = Ready
web-elementa-propose = Propose
web-elementa-as-before = As in the round before
web-elementa-reset = Begin anew
web-elementa-divide-hint = Drag the cards to the turns; or choose one and a turn; or press 1 to 4, and 0 to put it aside.
web-elementa-divide-tap = Tap a card, then a turn.
web-elementa-divided = You have divided your deck; the others are still at it.

## Resources

web-elementa-needed = × { $count } in your costs
web-elementa-taken = { $count } of 4 resource cards chosen
web-elementa-put-back = Put { $element } back
web-elementa-take-send = Take these
web-elementa-take-proposed = A proposal that fits your division: tap one to put it back, or an element to begin anew.
web-elementa-unit = { $kind ->
    [temporary] temporary { $element }
   *[card] { $element }
}{ $chosen ->
    [yes] , will be changed into a crystal
   *[no] { "" }
}
web-elementa-units = { $count } { $element }{ $state ->
    [temporary] { " " }temporary
    [used] { " " }used
   *[ready] { "" }
}
web-elementa-to-change = Resources to change into crystals

## The players

web-elementa-rounds-won = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
web-match-score-elementa = { $score ->
    [one] { $score } round won
   *[other] { $score } rounds won
}
web-match-standing-elementa = Rounds won, and for the points of the running round a part of one: half a round for whoever has the most.
web-elementa-ready = ready
web-elementa-no-environment = No environment
web-elementa-look = { $who ->
    [you] Look at all your cards
   *[other] See what is known of the cards of { $name }
}
web-elementa-counts = { $taken ->
    [yes] Hand { $hand }
   *[no] This turn { $hand }
} · later { $later }
web-elementa-lasting = { $kind ->
    [add] { $amount } power
    [set] power { $amount }
   *[cost] { $amount } { $of } in costs
} · { $lasts ->
    [next-combat] next combat
    [turn] until the end of the turn
   *[round] until the end of the round
}
web-elementa-lasting-of = { $of ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [air] Air
   *[crystals] crystals
}
web-elementa-part = { $part ->
    [hand] Cards of this turn
    [loose] In hand, or just banned
    [discard] Seen in the discard
   *[deck] Seen in earlier rounds
}
web-elementa-known-of = { $count } of { $of } known
web-elementa-known-by = { $name } knows of yours

## The combat

web-elementa-lies-down = A card lies face down.
web-elementa-stand = { $stand ->
    [up] Revealed.
    [paid] Paid.
    [unpaid] Not paid: it takes no part.
    [won] It has won.
    [lost] It has lost.
   *[down] Face down.
}{ $power ->
    [none] { "" }
   *[other] { " " }Its power is { $power }.
}
web-elementa-seal = { $stand ->
    [paid] paid
    [unpaid] unpaid
    [won] wins
    [lost] loses
   *[down] laid
}
web-elementa-paid = Paid with:
web-elementa-gain-points = { $points } pt

## Answers

web-typed-example-elementa = lay ember-fox
web-elementa-answers = Your answer
web-elementa-hand = Your cards for turn { $turn } ({ $count })
web-elementa-cards-of = The cards of { $name } for this turn; only you see them
web-elementa-pick-among = { $from ->
    [hand] From your hand
    [next-turn] From your cards for the next turn
    [discard] From your discard
   *[aside] From the cards you put aside
}{ $to ->
    [hand] : one goes to your hand
    [next-turn] : one goes to the next turn
   *[discard] : one goes to your discard
}
web-elementa-seen = { $place ->
    [hand] You look at the hand of { $name }
    [next-turn] You look at the cards of { $name } for the next turn
   *[aside] You look at the cards put aside by { $name }
}
web-elementa-may = May be chosen: { $card }
web-elementa-cost-now = cost now
web-elementa-choose-card = Choose a card.
web-elementa-lay = { $count ->
    [0] Lay { $card }
    [one] Lay { $card } and change { $count } resource
   *[other] Lay { $card } and change { $count } resources
}
web-elementa-ban = Ban { $card }
web-elementa-pick = Choose { $card }
web-elementa-change-too = Change resources as well
web-elementa-change = { $count ->
    [0] Change
    [one] Change { $count } into a crystal
   *[other] Change { $count } into crystals
}
web-elementa-change-all = Choose all
web-elementa-change-none = Change nothing
web-elementa-change-no-more = Nothing more in this turn’s combats
web-elementa-pay = Pay

## The tutorial

web-elementa-lesson-deck = Everybody plays a deck of 16 creatures and perhaps an environment. Begin with a ready deck of one element: Wildfire and Bedrock are the plainest.
web-elementa-lesson-environment = Environments lie open for the whole game, and help their owner only. Point at its name to read it.
web-elementa-lesson-divide = Now the plan of the round: 4 creatures for turn 1, 3 for turns 2 and 3, 2 for turn 4. Each turn one of your cards is banned into the next, so every turn has three combats. You will have few resources at first: keep what is dear for later. Propose divides them for you.
web-elementa-lesson-resources = Resources pay for creatures. Choose four for the whole round; below each element stands how often your cards ask for it. A mix that fits them is proposed.
web-elementa-lesson-restock = Each turn brings one more resource card, of an element that you have already.
web-elementa-lesson-ban = You look at the other’s four cards and ban one: it is not gone, it comes in the next turn. Ban what would hurt you now, above all what can be paid for already.
web-elementa-lesson-banned = One of your cards was put off, too. You know what is in the other’s hand now, as the other knows yours: the player’s button shows it at any time.
web-elementa-lesson-lay = All lay a card at once and turn it over together; the highest power wins. The number above is the power, the signs beside it the cost; the green box is for winning, the red one for losing.
web-elementa-lesson-pay = What is revealed has to be paid for. Any resource of a cost can be replaced by 3 crystals; crystals that are spent do not come back, resource cards do.
web-elementa-lesson-leave = You cannot pay at once. Change resources into crystals, or leave the card: it takes no part, and you lose a point.
web-elementa-lesson-unpaid = A card that is not paid for does nothing at all, and its owner loses a point.
web-elementa-lesson-bonus = The winner receives the bonus in the green box, whoever loses the one in the red box. Some creatures are played to lose: cheap ones that bring crystals or resources.
web-elementa-lesson-use = An effect that you may use, or leave. If you leave it, it is lost for this time.
web-elementa-lesson-change = Now and then you may change resources into crystals, one for one. At the end of a turn that costs nothing: used or changed, your cards come back with the next one.
web-elementa-lesson-recovered = A new turn: all used resource cards are ready again.
web-elementa-lesson-round = The most points win the round, and crystals break a tie. Then all creatures return, and the deck is divided anew. Two rounds win the game.
web-elementa-lesson-end = That is the whole game. Next, try another deck, or build your own.
