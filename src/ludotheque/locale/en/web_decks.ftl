### Building decks in the browser

web-build-deck = Build a deck
web-decks-title = Build a deck · { $game } · Ludotheque
web-decks-heading = { $game }: build a deck
web-decks-cards = Cards to choose from
web-decks-deck = The deck
web-decks-to-deck = Skip to the deck
web-decks-show-deck = Show the deck
web-decks-show-cards = Show the cards
web-decks-hint = Click a card or drag it into the deck. With the keyboard: arrow keys go from card to card, + and − add one and take one out.
web-decks-told = { $card }: { $count } in the deck. { $size ->
    [one] { $size } creature
   *[other] { $size } creatures
} in all.

## Finding cards

web-decks-search = Search names and texts
web-decks-elements = Elements
web-decks-filters = Filter and sort
web-decks-any = any
web-decks-kind = Kind
web-decks-kind-of = { $kind ->
    [environment] environments
   *[creature] creatures
}
web-decks-cost = Cost in units
web-decks-power = Power
web-decks-range = { $least } to { $most }
web-decks-from = { $least } and more
web-decks-unique = Unique
web-decks-only-unique = only unique ones
web-decks-not-unique = no unique ones
web-decks-order = Sort by
web-decks-order-by = { $order ->
    [name] name
    [power] power
    [cost] cost
   *[set] element
}
web-decks-only-chosen = Only cards that are in the deck
web-decks-found = { $found } of { $all } cards
web-decks-reset = Show all
web-decks-none = No card is like that.
web-decks-add = Add { $card }
web-decks-remove = Take out { $card }
web-decks-count = { $count } of { $most }

## The deck

web-decks-yours = Your decks
web-decks-not-kept = a new deck
web-decks-new = New deck
web-decks-duplicate = Duplicate
web-decks-delete = Delete
web-decks-deleted = “{ $name }” was deleted.
web-decks-bring-back = Bring it back
web-decks-name = Name of the deck
web-decks-nameless = My deck
web-decks-sent = A deck by link
web-decks-kept = Your decks are kept in this browser, every change at once.
web-decks-refused = This browser keeps nothing: export the deck to have it again.
web-decks-size = { $count } of { $size } creatures
web-decks-empty = The deck is empty. Add cards, or begin with a ready deck.
web-decks-no-environment = No environment; a deck may have one.
web-decks-checking = The deck is being checked …
web-decks-legal = The deck keeps all rules.
web-decks-breaches = { $count ->
    [one] One rule is not kept:
   *[other] { $count } rules are not kept:
}
web-decks-begin-empty = Begin with an empty deck
web-decks-begin-ready = Or begin with a ready deck

## Figures

web-decks-curve = Creatures by cost
web-decks-average = { $average } units on average
web-decks-curve-one = cost { $cost }: { $count }
web-decks-demands = Units in all costs
web-decks-units = { $units }
web-decks-most = up to { $most } on a card
web-decks-crystals = And in crystals: { $crystals }.
web-decks-resources = Resource cards in these proportions:

## Playing, taking along

web-decks-try = Try it against a bot
web-decks-bring = Bring this deck to the table
web-decks-back = Back to the table
web-decks-export = Export and share
web-decks-import = Import
web-decks-as-text = The deck as text
web-decks-copy = Copy the text
web-decks-link = A link to the deck
web-decks-from-text = A deck as text
web-decks-format = A card on each line: 2 ember-fox, ember-fox*2, or environment: and its name. What stands behind # is not read.
web-decks-from-file = Open a file
web-decks-read = Read the deck
web-decks-unread = { $count ->
    [one] There is a problem:
   *[other] There are { $count } problems:
}
web-decks-line = Line { $line }:
web-decks-take-rest = Take what could be read
