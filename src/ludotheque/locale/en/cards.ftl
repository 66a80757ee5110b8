## Packs: where something is wrong

cards-bad-pack = { $pack }: { $problem }
cards-bad-field = { $pack }, field “{ $field }”: { $problem }
cards-bad-card = { $pack }, card “{ $card }”, field “{ $field }”: { $problem }

## Packs: what is wrong

cards-no-toml = line { $line }, column { $column }: this is no TOML ({ $problem }). Texts stand in "quotes", lists in [ ], tables in { "{ }" }.
cards-twice = { $count } cards have this id; every card needs an id of its own.
cards-wrong-kind = { $wanted ->
    [text] a text in "quotes"
    [number] a whole number
    [yes-no] true or false
    [list] a list in [ ]
   *[table] a table in { "{ }" }
} is needed here, not { $got ->
    [text] a text
    [number] a number
    [fraction] a number with a fraction
    [yes-no] true or false
    [list] a list
    [table] a table
   *[other] this
}.
cards-missing-field = the field “{ $name }” is missing. Add { $wanted ->
    [text] { $name } = "…"
    [number] { $name } = a whole number
    [yes-no] { $name } = true or false
    [list] { $name } = [ … ]
   *[table] { $name } = { "{ … }" }
}.
cards-unknown-field = there is no field “{ $name }” here.{ $nearest ->
    [none] { "" }
   *[other] { " " }Perhaps “{ $nearest }” is meant.
} Fields: { $known }.
cards-unknown-word = “{ $value }” is not known here.{ $nearest ->
    [none] { "" }
   *[other] { " " }Perhaps “{ $nearest }” is meant.
} Known: { $known }.
cards-unknown-verb = there is no verb “{ $value }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Perhaps “{ $nearest }” is meant.
} Verbs: { $known }.
cards-missing-verb = the field “{ $name }” is missing. It is one of { $known }.
cards-file-missing = There is no file “{ $file }”. Give the path of a pack, a TOML file.
cards-file-folder = “{ $file }” is a folder. Give the path of one pack in it, a TOML file.
cards-file-no-text = The file “{ $file }” is no text in UTF-8. Save it as UTF-8 in your editor.
cards-no-packs = { $game } takes no packs of cards. Games that do: { $games }.
cards-no-pack = There is no game, pack or file “{ $name }”. Packs: { $known }. A file of your own is given with its path.
cards-no-card = There is no card “{ $card }” in { $pack }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Perhaps “{ $nearest }” is meant.
}

## ludotheque pack

pack-help = Packs of cards: check one of your own, look at cards.
pack-help-check = Check a pack and list everything that is wrong with it.
pack-help-show = Show the cards of a game, of a pack or of a file.
pack-help-schema = Write the JSON Schema of a game’s packs, for editors.
pack-option-file = The pack, a TOML file.
pack-option-name = A game, a pack such as elekt/box, or the path of a TOML file.
pack-option-card = The id of one card.
pack-option-game = The game.
pack-option-json = As JSON; what it writes under “card” can stand in a case file.
pack-option-toml = The pack’s own TOML, to begin a pack with.
pack-option-output = The file to write; without it the schema is printed.
cli-option-pack = Play with the cards of a pack of your own, a TOML file.
pack-resumed = The match in { $file } already has its cards, so --pack cannot change them. Leave it out.
cli-about-pack-show = the cards and their texts
cli-about-pack-check = check cards of your own
pack-good = { $file } is a good pack for { $game }.
pack-count = { $count } × { $kind }
pack-texts = { $texts ->
    [one] { $texts } ability is written in { $languages }.
   *[other] { $texts } abilities are written in { $languages }.
}
pack-bad = { $count ->
    [one] { $count } problem.
   *[other] { $count } problems.
}
pack-written = The schema is in { $file }. Put this into the first line of your pack:
pack-head-name = name
pack-head-print = print
pack-head-text = text
pack-origin = Origin
pack-origin-value = { $origin ->
    [rulebook] the rulebooks
   *[ludotheque] our own design
}
pack-facts = Facts
pack-kind = Kind
