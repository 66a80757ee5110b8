## Zestawy: gdzie jest błąd

cards-bad-pack = { $pack }: { $problem }
cards-bad-field = { $pack }, pole „{ $field }”: { $problem }
cards-bad-card = { $pack }, karta „{ $card }”, pole „{ $field }”: { $problem }

## Zestawy: na czym polega błąd

cards-no-toml = wiersz { $line }, kolumna { $column }: to nie jest TOML ({ $problem }). Teksty stoją w "cudzysłowie", listy w [ ], tabele w { "{ }" }.
cards-twice = ten identyfikator ma kilka kart ({ $count }); każda karta potrzebuje własnego.
cards-wrong-kind = { $wanted ->
    [text] potrzebny jest tu tekst w "cudzysłowie"
    [number] potrzebna jest tu liczba całkowita
    [yes-no] potrzebne jest tu true albo false
    [list] potrzebna jest tu lista w [ ]
   *[table] potrzebna jest tu tabela w { "{ }" }
}, a nie { $got ->
    [text] tekst
    [number] liczba
    [fraction] ułamek
    [yes-no] true albo false
    [list] lista
    [table] tabela
   *[other] to
}.
cards-missing-field = brakuje pola „{ $name }”. Dopisz { $wanted ->
    [text] { $name } = "…"
    [number] { $name } = liczba całkowita
    [yes-no] { $name } = true albo false
    [list] { $name } = [ … ]
   *[table] { $name } = { "{ … }" }
}.
cards-unknown-field = nie ma tu pola „{ $name }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Może chodzi o „{ $nearest }”.
} Pola: { $known }.
cards-unknown-word = „{ $value }” nie jest tu znane.{ $nearest ->
    [none] { "" }
   *[other] { " " }Może chodzi o „{ $nearest }”.
} Możliwe wartości: { $known }.
cards-unknown-verb = nie ma czasownika „{ $value }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Może chodzi o „{ $nearest }”.
} Czasowniki: { $known }.
cards-missing-verb = brakuje pola „{ $name }”. Możliwe wartości: { $known }.
cards-file-missing = Nie ma pliku „{ $file }”. Podaj ścieżkę do zestawu, pliku TOML.
cards-file-folder = „{ $file }” to folder. Podaj ścieżkę do jednego zestawu w nim, pliku TOML.
cards-file-no-text = Plik „{ $file }” nie jest tekstem w UTF-8. Zapisz go w edytorze jako UTF-8.
cards-no-packs = { $game } nie przyjmuje zestawów kart. Gry, które je przyjmują: { $games }.
cards-no-pack = Nie ma gry, zestawu ani pliku „{ $name }”. Zestawy: { $known }. Własny plik podaje się ze ścieżką.
cards-no-card = W { $pack } nie ma karty „{ $card }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Może chodzi o „{ $nearest }”.
}

## ludotheque pack

pack-help = Zestawy kart: sprawdź własny, obejrzyj karty.
pack-help-check = Sprawdza zestaw i wymienia wszystkie jego błędy.
pack-help-show = Pokazuje karty gry, zestawu albo pliku.
pack-help-schema = Zapisuje schemat JSON zestawów danej gry, dla edytorów.
pack-option-file = Zestaw, plik TOML.
pack-option-name = Gra, zestaw, na przykład elekt/box, albo ścieżka do pliku TOML.
pack-option-card = Identyfikator jednej karty.
pack-option-game = Gra.
pack-option-json = Jako JSON; to, co stoi pod „card”, może stać w pliku przypadku.
pack-option-toml = TOML samego zestawu, na początek własnego.
pack-option-output = Plik do zapisania; bez niego schemat jest wypisywany.
cli-option-pack = Gra kartami z własnego zestawu, pliku TOML.
pack-resumed = Partia z pliku { $file } ma już swoje karty, więc --pack ich nie zmieni. Pomiń tę opcję.
cli-about-pack-show = karty i ich teksty
cli-about-pack-check = sprawdź własne karty
pack-good = { $file } to dobry zestaw do gry { $game }.
pack-count = { $count } × { $kind }
pack-texts = { $texts ->
    [one] { $texts } zdolność jest zapisana słowami w językach: { $languages }.
    [few] { $texts } zdolności są zapisane słowami w językach: { $languages }.
   *[many] { $texts } zdolności jest zapisanych słowami w językach: { $languages }.
}
pack-bad = { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
   *[many] { $count } błędów.
}
pack-written = Schemat jest w pliku { $file }. Wpisz to w pierwszym wierszu swojego zestawu:
pack-head-name = nazwa
pack-head-print = nadruk
pack-head-text = tekst
pack-origin = Pochodzenie
pack-origin-value = { $origin ->
    [rulebook] instrukcje
   *[ludotheque] własny projekt
}
pack-facts = Fakty
pack-kind = Rodzaj
