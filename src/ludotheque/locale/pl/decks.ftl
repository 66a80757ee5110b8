### ludotheque deck

deck-help = Talie: sprawdź własną, obejrzyj gotowe.
deck-help-check = Sprawdź talie i nazwij wszystko, co jest w nich nie tak, wraz z regułą.
deck-help-list = Wypisz gotowe talie.
deck-help-show = Pokaż gotową talię albo talię z pliku, karta po karcie.
deck-option-decks = Pliki talii, nazwy gotowych talii albo same karty talii, na przykład "2 forge-salamander, cinder-imp".
deck-option-game = Gra (jeśli nie podano inaczej: wszystkie, które mają talie).
deck-option-name = Gotowa talia albo plik talii.
deck-option-text = Jako plik talii, od którego można zacząć własną.
deck-option-pack = Karty mogą też pochodzić z tego własnego zestawu, pliku TOML.
cli-option-deck = Weź tę talię: gotową według nazwy albo plik z talią.
deck-resumed = Partia z pliku { $file } ma już swoje talie, więc --deck ich nie zmieni. Pomiń tę opcję.
cli-about-deck-list = gotowe talie Elementy
cli-about-deck-check = sprawdź własne talie
deck-none-given = Podaj plik talii, nazwę gotowej talii albo karty talii.
deck-nothing = Nie ma ani pliku, ani gotowej talii „{ $name }”. Gotowe talie: { $known }.
deck-folder = „{ $folder }” to folder. Podaj ścieżkę do pliku talii w nim.
deck-no-decks = { $game }: w tę grę gra się bez własnych talii. Gry z taliami: { $games }.
deck-problem = { $deck }: { $problem }{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
deck-problem-line = { $deck }, wiersz { $line }: { $problem }
deck-bad = { $count ->
    [one] 1 błąd: tą talią nie można grać.
    [few] { $count } błędy: tą talią nie można grać.
   *[many] { $count } błędów: tą talią nie można grać.
}
deck-good = { $deck } to dobra talia. Liczba stworzeń: { $creatures }, { $environment ->
    [none] bez środowiska
   *[other] środowisko { $environment }
}.
deck-as-typed = Wpisane karty
deck-elements = Koszt według żywiołów: { $elements }
deck-curve = Stworzenia według kosztu: { $curve }
deck-environment = Środowisko: { $card }
deck-unique = unikalne
deck-show-hint = „ludotheque deck show NAZWA” pokazuje jedną karta po karcie; „--text” zapisuje ją jako plik.
