### Wspólne dla wszystkich gier.

table-no-answer = Nie podano odpowiedzi. (None nią nie jest.)
table-you = Ty
table-seat = { $number ->
    [-1] nikt
   *[other] miejsce { $number }
}
table-illegal = { $reason } ({ $clause })
table-unknown-game = Nie ma gry o nazwie „{ $game }”. Gry: { $games }.
table-unknown-option = { $game } nie ma opcji „{ $option }”. Dostępne opcje: { $known }.
table-bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $values }.
table-bad-seats = { $game }: liczba graczy nie może wynosić { $seats }; potrzeba { $least ->
    [one] { $most ->
        [one] jednego gracza
       *[other] od 1 do { $most } graczy
    }
   *[other] { $least ->
        [2] { $most ->
            [2] dwóch graczy
           *[other] od 2 do { $most } graczy
        }
       *[other] od { $least } do { $most } graczy
    }
}.
table-bad-seed = „{ $seed }” nie jest ziarnem: ziarno to liczba całkowita, 0 lub większa.
table-bad-pack = Nie można odczytać zestawu „{ $pack }”: { $problem }
table-nothing-to-undo = Nie ma jeszcze żadnego twojego zagrania, więc nie ma czego cofać.
table-undo-final = Nie można cofnąć: ta odpowiedź albo jedna z późniejszych jest ostateczna.
table-undo-shown = Nie można cofnąć, bo od tego czasu widziano: { $event }

## Pozycje

position-field = Pozycja, pole „{ $field }”: { $problem }
position-breach = Pozycja, pole „{ $field }”: { $problem } ({ $clause })
position-no-mapping = pozycja przypisuje polom wartości.
position-unknown-field = nie ma takiego pola. Pola: { $known }.
position-not-one-of = „{ $value }” nie jest żadną z wartości: { $values }.
position-not-two = potrzebne są dwa wpisy, po jednym na każde miejsce.
position-no-cards = „{ $value }” nie jest listą kart.
position-no-list = „{ $value }” to nie lista.
position-leads-nowhere = stąd nie da się doprowadzić partii do końca. Bez tego pola partia toczy się dalej z tego, co mówią pozostałe.

## Zapisy

record-line = Wiersz { $line }: { $problem }
record-empty = Plik jest pusty; zapis zaczyna się od wiersza nagłówka.
record-not-one = to nie jest zapis Ludotheque: w nagłówku brakuje „ludotheque_record”.
record-no-format = „{ $version }” nie jest formatem zapisu.
record-newer = zapis ma format { $version }; ten program czyta formaty do { $known }. Zapis pochodzi z nowszej wersji Ludotheque.
record-no-json = to nie jest JSON; wiersz jest ucięty albo uszkodzony ({ $problem }).
record-bad-field = błędne pole: { $problem }.
record-other-rules = partię rozegrano według zasad w wersji { $version }; ten program gra według wersji { $known }.
record-other-pack = karty zestawu „{ $pack }” zmieniły się od czasu tej partii.
record-bad-seat = „{ $seat }” nie jest numerem miejsca.
record-after-end = po wierszu końcowym nie może już nic być.
record-cut-short = zapis urywa się tu bez wiersza końcowego; reszty brakuje.
record-wrong-count = wiersz końcowy podaje inną liczbę odpowiedzi ({ $said }), niż jest w zapisie ({ $found }).
record-wrong-outcome = wynik podany tutaj nie jest tym, do którego prowadzą odpowiedzi.
record-changed = któryś z wierszy powyżej zmieniono po utworzeniu zapisu (skrót się nie zgadza).

## Przypadki

case-mistake = { $place }: { $problem }
case-no-rules = podaj co najmniej jedną regułę, którą pokazuje ten przypadek.
case-checks-nothing = ten przypadek niczego nie sprawdza: potrzebuje „then” albo „illegal”.
case-no-file = nie można odczytać pliku: { $problem }
case-no-yaml = to nie jest YAML: { $problem }
case-empty = w tym pliku nie ma żadnego przypadku.
case-one-answer = w każdym wpisie jedna odpowiedź, na przykład „0: U4”.
case-bad-seat = „{ $seat }” nie jest miejscem; miejsce to numer albo „chance”.
case-no-such-part = nie ma „{ $part }” (jest: { $known }).
case-no-such-entry = nie ma wpisu { $part }; lista { $count ->
    [0] jest pusta
    [one] ma jeden wpis
    [few] ma { $count } wpisy
   *[many] ma { $count } wpisów
}.
case-nothing-inside = w środku nic nie ma, więc nie ma też „{ $part }”.
case-no-list = „{ $matcher }” wymaga listy, a to nie jest lista.
case-bad-matcher = „{ $value }” nie pasuje do „{ $matcher }”; docs/cases.md mówi, czego wymaga każde porównanie.
case-is-legal = dozwolona odpowiedź

## Pola plików

field-missing = brakuje pola „{ $name }”.
field-unknown = nie ma pola „{ $name }”.
field-wrong-type = potrzebne jest tu { $wanted }, a nie { $got }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}.
field-other = { $problem }

## Teksty

texts-unknown-language = Nie ma tu języka „{ $language }”. Języki: { $languages }.
texts-unknown-clause = W zasadach gry { $game } nie ma reguły „{ $clause }”.
