### ludotheque deck

deck-help = Decks: check one of your own, look at the ready ones.
deck-help-check = Check decks and name everything that is wrong with them, with the clause.
deck-help-list = List the ready decks.
deck-help-show = Show a ready deck, or one in a file, card by card.
deck-option-decks = Deck files, names of ready decks, or the cards of a deck themselves, such as "2 forge-salamander, cinder-imp".
deck-option-game = The game (all that have decks unless told otherwise).
deck-option-name = A ready deck, or a deck file.
deck-option-text = As a deck file, to begin your own with.
deck-option-pack = The cards may be those of this pack of your own too, a TOML file.
cli-option-deck = Bring this deck: a ready one by its name, or a deck file.
deck-resumed = The match in { $file } already has its decks, so --deck cannot change them. Leave it out.
cli-about-deck-list = the ready decks of Elementa
cli-about-deck-check = check decks of your own
deck-none-given = Give a deck file, the name of a ready deck, or the cards of a deck.
deck-nothing = There is no file and no ready deck “{ $name }”. Ready decks: { $known }.
deck-folder = “{ $folder }” is a folder. Give the path of a deck file in it.
deck-no-decks = { $game } is played without decks of one’s own. Games with decks: { $games }.
deck-problem = { $deck }: { $problem }{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
deck-problem-line = { $deck }, line { $line }: { $problem }
deck-bad = { $count ->
    [one] 1 problem: this deck cannot be played.
   *[other] { $count } problems: this deck cannot be played.
}
deck-good = { $deck } is a good deck: { $creatures } creatures, { $environment ->
    [none] no environment
   *[other] environment { $environment }
}.
deck-as-typed = What you typed
deck-elements = Cost by element: { $elements }
deck-curve = Creatures by cost: { $curve }
deck-environment = Environment: { $card }
deck-unique = unique
deck-show-hint = “ludotheque deck show NAME” shows one card by card; “--text” writes it as a file.
