### The table of Elementa in the terminal

elementa-board-help = Type the number of an answer, or the answer itself; a card by its name, resources by their letters (Fi Fire, Wa Water, Ea Earth, Ai Air; small letters are temporary resources, cr are crystals, pt points). “?” shows the rule behind the question, “? 7.4” a clause, “? lava hound” a card with its text, and “?” before an answer tells what it would be. And:
elementa-board-element = { $element ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[air] Air
}

## The table

elementa-board-title = { $phase ->
    [decks] Before the game
    [over] The match is over
    [deckbuilding] Round { $round } · Deckbuilding
    [restock] Round { $round } · Turn { $turn } of { $turns } · Restock
    [bans] Round { $round } · Turn { $turn } of { $turns } · Bans
    [round-end] Round { $round } · End of the round
   *[combats] Round { $round } · Turn { $turn } of { $turns } · Combat { $combat } of { $combats }
}
elementa-board-rounds = rounds
elementa-board-points = points
elementa-board-crystals = crystals
elementa-board-ready = ready
elementa-board-used = used
elementa-board-temporary = temporary
elementa-board-cards = cards
elementa-board-environment = { $name }: { $card }
elementa-board-power = power
elementa-board-cost = cost
elementa-board-victory = victory
elementa-board-defeat = defeat
elementa-board-combat = Combat
elementa-board-fate = { $fate ->
    [won] wins
    [lost] loses
    [paid] paid
    [unpaid] unpaid
   *[open] to be paid
}
elementa-board-known = What you know of { $name }
elementa-board-perhaps = Hand or banned:
elementa-board-discarded = Played:
elementa-board-in-deck = In the deck:
elementa-board-own = Your cards
elementa-board-turn = Turn { $turn }:
elementa-board-aside = Put aside:
elementa-board-hand = Hand:
elementa-board-laid = Laid face down:

## Typing

elementa-board-proposal = A proposal:
elementa-board-type-deck = Or type the cards of a deck of your own, such as “2 cinder-imp, ember-fox*2, …”.
elementa-board-type-division = “1” takes this division. “3-9” swaps the cards 3 and 9 in it. “{ $example }” names the cards of each turn; what you leave out is filled up. You see it again before you take it.
elementa-board-type-resources = Type a number, or the cards themselves, such as “2Fi Wa Ea” ({ $legend }).
elementa-board-type-lay = With the card you may change resources into crystals: “1, Fi wa”.
elementa-board-type-change = Or type what you change, such as “Fi wa”.
elementa-board-turn-costs = The cards of turn { $turn } cost
elementa-board-no-number = There is no card { $number }; the cards have the numbers 1 to { $most }.
elementa-board-twice = The card { $number } is named twice.
elementa-board-bad-division = A division is written “1 2 3 4 / 5 6 7 / 8 9 10 / 11 12”, a swap “3-9”.
