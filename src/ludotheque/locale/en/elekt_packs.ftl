## Packs of Elekt: what is wrong with a card

elekt-wrong-number = there are { $found } cards of the kind { $kind }; a box has { $count }. { $more ->
    [yes] Take { $difference } out.
   *[no] Add { $difference }.
}
elekt-pack-no-master = the card “{ $id }” is missing; the solo variant names it (ELEKT-11.7). Keep it among the Privileges.
elekt-no-such-card = “{ $id }” is no card of the box that could be taken out. Leave this line out.
elekt-pack-copy = this is also the id of a copy of “{ $basic }”, of which there is one for each player. Choose another id.
elekt-pack-bad-id = an id has small letters and digits, in words joined by hyphens, such as "web-wanderer".
elekt-pack-word-id = “{ $id }” is an answer that players give. Choose another id.
elekt-pack-no-name = there is no name in the language “{ $language }”. Write one; names are needed in en, fr and pl.
elekt-pack-no-facts = a card of the rulebooks tells which facts it keeps. Add facts = ["ELEKT-K…"], or origin = "ludotheque" for a card of your own.
elekt-pack-units-only = only Units (basic, elite) have “{ $name }”. Leave it out.
elekt-pack-no-type = a Unit needs type = "spectre" or type = "disciple".
elekt-pack-no-titles = Units have no Titles; Skirmish and Machination cards do. Leave “titles” out.
elekt-pack-bad-symbols = “{ $value }” is no symbol. Write a number and M, D, B or A, such as "2M 1A".
elekt-pack-does-nothing = the ability does nothing, so there is no text for it. Write effects under “do” or rules under “rules”.
elekt-pack-do-and-rules = an ability has “do” or “rules”, not both. Make two abilities.
elekt-pack-rules-alone = rules hold as long as the card lies there. Leave “{ $name }” out, or write an effect under “do”.
elekt-pack-immediate-waits = an immediate ability acts when its Unit is assigned. Leave “when” out, or write mode = "permanent".
elekt-pack-immediate-units = only Units (basic, elite) have immediate abilities. Write “when” instead of mode = "immediate".
elekt-pack-never = nothing makes this ability act. Write “when”, or mode = "immediate" on a Unit.
elekt-pack-use-instead = “{ $value }” never happens to such a card. Use “{ $other }”.
elekt-pack-free-price = an empty price costs nothing. Write what is paid, such as [{ "{ pay = \"amber\", amount = 1 }" }], or leave “cost” out.
elekt-pack-many-prices = there are { $count } prices to choose from; there can be { $most }. Leave some out.
elekt-pack-too-dear = nobody can pay { $amount } Amber: a player has at most { $most } (ELEKT-4.15). Ask for { $most } or less.
elekt-pack-discarded-twice = the card can be given up only once. Keep one "this-card".
elekt-pack-least-one = { $value } cannot be done. Write 1 or more.
elekt-pack-needs = “{ $verb }” means something only when “{ $needed }” happens. Write when = { "{ happens = " }"{ $needed }"{ " }" }.
elekt-pack-privileges-only = only a Privilege changes how many Units can be assigned. Move it to a Privilege.
elekt-pack-no-unit = “this” is the Unit that bears the text, and this card is no Unit. Use “any”, “every” or “that”.
elekt-pack-no-that = “that” is the Unit to which something has happened, and nothing has. Use “any” or “every”, or one of these under “when”: { $known }.
elekt-pack-no-that-player = “that-player” is whoever has just done something, and nobody has. Use “you” or “opponent”, or say under “when” what is waited for.
elekt-pack-no-words = the ability cannot be put into words ({ $what }). Use the words of docs/packs.md.

## Packs of Elekt: cards for display

elekt-pack-kind = { $kind ->
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
elekt-pack-edition = { $edition ->
    [fr] (French edition)
   *[pl] (Polish edition)
} { $text }
elekt-pack-symbols = Symbols
elekt-pack-title = Title
elekt-pack-solo = Solo
elekt-pack-not-in-solo = not used in the solo variant
