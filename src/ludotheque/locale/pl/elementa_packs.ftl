## Zestawy Elementy: błędy kart

elementa-no-element = „{ $element }” to nie żywioł. Wpisz Fi, Wa, Ea i Ai, po jednym na jednostkę, na przykład "Fi Fi Wa".
elementa-negative-power = siła karty nie jest mniejsza od 0. Wpisz 0 lub więcej.
elementa-moment-of-environments = moment „{ $moment }” mają tylko środowiska. Stworzenia mają: { $known }.
elementa-environment-fights = środowisko nigdy nie walczy: nie ma siły, kosztu ani premii i nie jest unikalne. Usuń to albo zrób z niego [[creature]].
elementa-not-standing = „{ $verb }” nie może obowiązywać przez całą walkę. Wybierz inny moment w „when” albo jedno z tych: { $known }.
elementa-standing-is-no-choice = co obowiązuje stale, nie jest dobrowolne ani wybierane, nie ma ceny ani ograniczenia. Usuń „{ $name }” albo wybierz inny moment w „when”.
elementa-price-without-choice = cenę ma tylko efekt dobrowolny. Dopisz may = true albo usuń „price”.
elementa-result-before-the-end = o wynik może pytać tylko efekt po walce. Wpisz when = "after" albo użyj w „when” "wins", "loses" lub "tied".
elementa-cost-before-the-reveal = koszt kart musi być jasny przed odsłonięciem, więc nie może zależeć od wyłożonych kart (ELEM-L41). Wybierz warunek znany wszystkim; dla własnych kosztów może to być też żywioł twojej karty.
elementa-does-nothing = nic tu nie ma, więc nic by się nie stało. Wpisz przynajmniej jedno albo usuń całość.
elementa-pack-bad-id = identyfikator składa się z małych liter bez ogonków i cyfr, w słowach połączonych łącznikami, ma najwyżej { $most } znaków i nie jest słowem z plików talii („environment”, „none”). Wybierz na przykład "ember-fox".
elementa-pack-bad-name = w języku „{ $language }” brakuje nazwy, która mieści się na karcie. Wpisz nazwę o długości najwyżej { $most } znaków; nazwy są potrzebne w en, fr i pl.
elementa-pack-same-name = kartę „{ $card }” już tak nazwano, więc w talii nie dałoby się ich odróżnić. Wybierz inną nazwę.
elementa-pack-number = { $value } nie może tu stać. Wpisz liczbę całkowitą od { $least } do { $most }.
elementa-pack-how-many = jest ich tutaj { $count }. Wpisz od { $least } do { $most }.
elementa-pack-free-price = ta cena nic nie kosztuje. Wpisz crystals = 1 lub points = 1 albo usuń „price”.
elementa-pack-only-at = „{ $word }” ma sens tylko w tych momentach: { $known }. Wpisz jeden z nich w „when”.
elementa-pack-no-use = „{ $word }” niczego tu nie zmienia. Usuń to albo wpisz coś innego.
elementa-pack-adds-nothing = do premii nic się nie dodaje. Wpisz „points” lub „crystals” albo change = "none" lub "double".
elementa-pack-other-kind = w zbiorze jest już { $kind ->
    [creature] stworzenie
   *[environment] środowisko
} o tym identyfikatorze, a gotowe talie na nie liczą. Wybierz inny identyfikator.
elementa-pack-twice-in-deck = gotowa talia „{ $deck }” ma tę kartę dwa razy, więc nie może ona być unikalna. Usuń „unique” albo wybierz inny identyfikator.
elementa-pack-empty = w tym zestawie nie ma żadnej karty. Dodaj jakąś w [[creature]] lub [[environment]].

## Zestawy Elementy: karty do pokazania

elementa-pack-kind = { $kind ->
    [creature] Stworzenie
    [unique] Stworzenie unikalne
   *[environment] Środowisko
}
elementa-pack-power = Siła
elementa-pack-cost = Koszt
elementa-pack-victory = Premia za zwycięstwo
elementa-pack-defeat = Premia za porażkę
