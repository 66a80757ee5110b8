### What every game shares.

table-no-answer = No answer was given. (None is none.)
table-you = You
table-seat = { $number ->
    [-1] nobody
   *[other] seat { $number }
}
table-illegal = { $reason } ({ $clause })
table-unknown-game = There is no game called “{ $game }”. Games: { $games }.
table-unknown-option = { $game } has no option “{ $option }”. Its options: { $known }.
table-bad-option-value = Option “{ $option }” cannot be “{ $value }”. It may be: { $values }.
table-bad-seats = { $game } cannot be played by { $seats }: it takes { $least ->
    [one] { $most ->
        [one] one player
       *[other] 1 to { $most } players
    }
   *[other] { $least ->
        [2] { $most ->
            [2] two players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
}.
table-bad-seed = “{ $seed }” is no seed: a seed is a whole number, 0 or greater.
table-bad-pack = The pack “{ $pack }” cannot be read: { $problem }
table-nothing-to-undo = You have not played anything yet, so there is nothing to take back.
table-undo-final = It cannot be taken back: this answer, or one given since, is final.
table-undo-shown = It cannot be taken back, because this has been seen since: { $event }

## Positions

position-field = Position, field “{ $field }”: { $problem }
position-breach = Position, field “{ $field }”: { $problem } ({ $clause })
position-no-mapping = a position is a mapping of fields to values.
position-unknown-field = there is no such field. Fields: { $known }.
position-not-one-of = “{ $value }” is none of { $values }.
position-not-two = two entries are needed, one for each seat.
position-no-cards = “{ $value }” is no list of cards.
position-no-list = “{ $value }” is no list.
position-leads-nowhere = from here the match cannot be played to its end. Without this field, the match goes on from what the others say.

## Records

record-line = Line { $line }: { $problem }
record-empty = The file is empty; a record begins with a header line.
record-not-one = this is not a record of Ludotheque: the header has no “ludotheque_record”.
record-no-format = “{ $version }” is no format of a record.
record-newer = the record has format { $version }; this program reads formats up to { $known }. A newer Ludotheque wrote it.
record-no-json = this is no JSON; the line is cut or damaged ({ $problem }).
record-bad-field = a field is wrong: { $problem }.
record-other-rules = it was played by rules version { $version }; this program plays { $known }.
record-other-pack = the cards of pack “{ $pack }” have changed since this was played.
record-bad-seat = “{ $seat }” is no seat.
record-after-end = nothing may follow the closing line.
record-cut-short = the record ends here without its closing line; the rest is missing.
record-wrong-count = the closing line speaks of { $said } answers, but there are { $found }.
record-wrong-outcome = the outcome written here is not the one that the answers lead to.
record-changed = some line above has been changed since the record was written (the digest differs).

## Cases

case-mistake = { $place }: { $problem }
case-no-rules = name at least one clause that the case shows.
case-checks-nothing = the case checks nothing: it needs “then” or “illegal”.
case-no-file = the file cannot be read: { $problem }
case-no-yaml = this is no YAML: { $problem }
case-empty = there is no case in this file.
case-one-answer = one answer in each entry, such as “0: U4”.
case-bad-seat = “{ $seat }” is no seat; a seat is a number or “chance”.
case-no-such-part = there is no “{ $part }” (there is: { $known }).
case-no-such-entry = there is no entry { $part }; the list has { $count ->
    [one] one entry
   *[other] { $count } entries
}.
case-nothing-inside = there is nothing inside, so no “{ $part }”.
case-no-list = “{ $matcher }” needs a list, and this is none.
case-bad-matcher = “{ $value }” cannot stand behind “{ $matcher }”; docs/cases.md lists what each matcher takes.
case-is-legal = a legal answer

## Fields of files

field-missing = the field “{ $name }” is missing.
field-unknown = there is no field “{ $name }”.
field-wrong-type = { $wanted } is needed here, not { $got }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}.
field-other = { $problem }

## Texts

texts-unknown-language = There is no language “{ $language }” here. Languages: { $languages }.
texts-unknown-clause = The rules of { $game } have no clause “{ $clause }”.
