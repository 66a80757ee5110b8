### Budowanie talii w przeglądarce

web-build-deck = Zbuduj talię
web-decks-title = Zbuduj talię · { $game } · Ludotheque
web-decks-heading = { $game }: zbuduj talię
web-decks-cards = Karty do wyboru
web-decks-deck = Talia
web-decks-to-deck = Przejdź do talii
web-decks-show-deck = Pokaż talię
web-decks-show-cards = Pokaż karty
web-decks-hint = Kliknij kartę albo przeciągnij ją do talii. Na klawiaturze: strzałki przechodzą od karty do karty, + i − dodają i wyjmują jedną.
web-decks-told = { $card }: w talii { $count }. Razem { $size ->
    [one] { $size } stworzenie
    [few] { $size } stworzenia
   *[other] { $size } stworzeń
}.

## Szukanie kart

web-decks-search = Szukaj w nazwach i tekstach
web-decks-elements = Żywioły
web-decks-filters = Filtry i kolejność
web-decks-any = dowolne
web-decks-kind = Rodzaj
web-decks-kind-of = { $kind ->
    [environment] środowiska
   *[creature] stworzenia
}
web-decks-cost = Koszt w jednostkach
web-decks-power = Siła
web-decks-range = od { $least } do { $most }
web-decks-from = { $least } i więcej
web-decks-unique = Unikalne
web-decks-only-unique = tylko unikalne
web-decks-not-unique = bez unikalnych
web-decks-order = Sortuj według
web-decks-order-by = { $order ->
    [name] nazwy
    [power] siły
    [cost] kosztu
   *[set] żywiołu
}
web-decks-only-chosen = Tylko karty z talii
web-decks-found = Karty: { $found } z { $all }
web-decks-reset = Pokaż wszystkie
web-decks-none = Takiej karty nie ma.
web-decks-add = Dodaj: { $card }
web-decks-remove = Wyjmij: { $card }
web-decks-count = { $count } z { $most }

## Talia

web-decks-yours = Twoje talie
web-decks-not-kept = nowa talia
web-decks-new = Nowa talia
web-decks-duplicate = Powiel
web-decks-delete = Usuń
web-decks-deleted = Usunięto talię „{ $name }”.
web-decks-bring-back = Przywróć
web-decks-name = Nazwa talii
web-decks-nameless = Moja talia
web-decks-sent = Talia z odnośnika
web-decks-kept = Twoje talie są przechowywane w tej przeglądarce, każda zmiana od razu.
web-decks-refused = Ta przeglądarka niczego nie zapamiętuje: wyeksportuj talię, aby jej nie stracić.
web-decks-size = Stworzenia: { $count } z { $size }
web-decks-empty = Talia jest pusta. Dodaj karty albo zacznij od gotowej talii.
web-decks-no-environment = Bez środowiska; talia może mieć jedno.
web-decks-checking = Sprawdzanie talii …
web-decks-legal = Talia jest zgodna ze wszystkimi zasadami.
web-decks-breaches = { $count ->
    [one] Jedna zasada nie jest zachowana:
    [few] { $count } zasady nie są zachowane:
   *[other] { $count } zasad nie jest zachowanych:
}
web-decks-begin-empty = Zacznij od pustej talii
web-decks-begin-ready = Albo zacznij od gotowej talii

## Liczby

web-decks-curve = Stworzenia według kosztu
web-decks-average = średnio { $average } jednostki
web-decks-curve-one = koszt { $cost }: { $count }
web-decks-demands = Jednostki we wszystkich kosztach
web-decks-units = { $units }
web-decks-most = do { $most } na karcie
web-decks-crystals = A w kryształach: { $crystals }.
web-decks-resources = Karty zasobów w tych proporcjach:

## Gra, eksport i import

web-decks-try = Wypróbuj przeciw botowi
web-decks-bring = Przynieś tę talię do stołu
web-decks-back = Wróć do stołu
web-decks-export = Eksportuj i udostępnij
web-decks-import = Importuj
web-decks-as-text = Talia jako tekst
web-decks-copy = Skopiuj tekst
web-decks-link = Odnośnik do talii
web-decks-from-text = Talia jako tekst
web-decks-format = W każdym wierszu jedna karta: 2 ember-fox, ember-fox*2 albo environment: i nazwa. To, co stoi za #, nie jest czytane.
web-decks-from-file = Otwórz plik
web-decks-read = Wczytaj talię
web-decks-unread = { $count ->
    [one] Jest jeden problem:
    [few] Są { $count } problemy:
   *[other] Jest { $count } problemów:
}
web-decks-line = Wiersz { $line }:
web-decks-take-rest = Weź to, co dało się odczytać
