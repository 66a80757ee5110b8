### Zasady w przeglądarce

web-rules-title = Zasady gry { $game }
web-rules-loading = Otwieranie instrukcji…
web-rules-again = Spróbuj ponownie
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo albo reguła, na przykład 3.9.
web-rules-clear = Pokaż wszystko
web-rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } fragment.
    [few] Znaleziono { $count } fragmenty.
   *[many] Znaleziono { $count } fragmentów.
}
web-rules-nothing = Żaden fragment zasad nie zawiera wszystkich tych słów. Wpisz mniej słów albo tylko początek słowa.
web-rules-contents = Spis treści
web-rules-copy = Skopiuj link do { $clause }
web-rules-copied = Link do { $clause } został skopiowany.
web-rules-not-copied = Nie udało się skopiować linku: jest teraz w pasku adresu.
web-rules-missing = W tych zasadach nie ma reguły „{ $clause }”.
