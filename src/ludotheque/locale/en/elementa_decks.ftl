### Reading decks of Elementa that people write

elementa-deck-no-card-near = There is no card “{ $card }”; perhaps “{ $near }” is meant.
elementa-deck-no-environment = { $card } is a creature, not an environment.
elementa-deck-no-name = “{ $line }” names no card.
