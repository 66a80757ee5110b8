### Stół Elementy w przeglądarce

web-elementa-title = { $phase ->
    [over] Partia zakończona
    [decks] Wybór talii
    [deckbuilding] Runda { $round } · Budowanie talii
   *[other] Runda { $round } · Tura { $turn }
}{ $phase ->
    [restock] { " · " }Uzupełnienie
    [bans] { " · " }Bany
    [combats] { " · " }Walka { $combat } z 3
    [round-end] { " · " }Koniec rundy
   *[other] { "" }
}

## Choosing a deck

web-elementa-own-decks = Twoje talie
web-elementa-ready-decks = Gotowe talie
web-elementa-build-deck = Zbuduj własną talię
web-elementa-deck-creatures = { $count ->
    [one] { $count } stworzenie
    [few] { $count } stworzenia
   *[other] { $count } stworzeń
}
web-elementa-deck-play = Zagraj tą talią
web-elementa-deck-broken = Ta talia jeszcze nie jest zgodna z zasadami:
web-elementa-deck-mend = Popraw ją w kreatorze talii

## Dividing the deck

web-elementa-turn = Tura { $turn }
web-elementa-aside = Odłożone
web-elementa-count = { $count } z { $wanted }
web-elementa-to-place = do rozłożenia: { $count }
web-elementa-here = Tutaj
web-elementa-divide-send = Gotowe
web-elementa-propose = Zaproponuj
web-elementa-as-before = Jak w poprzedniej rundzie
web-elementa-reset = Od nowa
web-elementa-divide-hint = Przeciągnij karty do tur; albo wybierz kartę, potem turę; albo naciśnij 1–4, a 0, by ją odłożyć.
web-elementa-divide-tap = Dotknij karty, potem tury.
web-elementa-divided = Twoja talia jest podzielona; inni jeszcze dzielą swoje.

## Resources

web-elementa-needed = × { $count } w kosztach
web-elementa-taken = Wybrane karty zasobów: { $count } z 4
web-elementa-put-back = Odłóż: { $element }
web-elementa-take-send = Weź te
web-elementa-take-proposed = Propozycja pasująca do twojego podziału: dotknij karty, aby ją odłożyć, albo żywiołu, aby zacząć od nowa.
web-elementa-unit = { $element }{ $kind ->
    [temporary] , zasób tymczasowy
   *[card] { "" }
}{ $chosen ->
    [yes] , do wymiany na kryształ
   *[no] { "" }
}
web-elementa-units = { $element } × { $count }{ $state ->
    [temporary] , tymczasowe
    [used] , zużyte
   *[ready] { "" }
}
web-elementa-to-change = Zasoby do wymiany na kryształy

## The players

web-elementa-rounds-won = { $count ->
    [one] { $count } wygrana runda
    [few] { $count } wygrane rundy
   *[other] { $count } wygranych rund
}
web-match-score-elementa = { $score ->
    [one] { $score } wygrana runda
    [few] { $score } wygrane rundy
   *[other] { $score } wygranych rund
}
web-match-standing-elementa = Wygrane rundy, a za punkty trwającej rundy część rundy: pół dla tego, kto ma ich najwięcej.
web-elementa-ready = gotowe
web-elementa-no-environment = Bez środowiska
web-elementa-look = { $who ->
    [you] Obejrzyj wszystkie swoje karty
   *[other] Zobacz, co wiadomo o kartach: { $name }
}
web-elementa-counts = { $taken ->
    [yes] Ręka { $hand }
   *[no] Ta tura { $hand }
} · dalej { $later }
web-elementa-lasting = { $kind ->
    [add] { $amount } do siły
    [set] siła { $amount }
   *[cost] { $amount } { $of } w kosztach
} · { $lasts ->
    [next-combat] następna walka
    [turn] do końca tury
   *[round] do końca rundy
}
web-elementa-lasting-of = { $of ->
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
    [air] Powietrze
   *[crystals] kryształy
}
web-elementa-part = { $part ->
    [hand] Karty na tę turę
    [loose] W ręce albo właśnie wykluczone
    [discard] Widziane na stosie odrzuconych
   *[deck] Widziane w poprzednich rundach
}
web-elementa-known-of = znane: { $count } z { $of }
web-elementa-known-by = { $name } zna z twoich

## The combat

web-elementa-lies-down = Leży zakryta karta.
web-elementa-stand = { $stand ->
    [up] Odsłonięta.
    [paid] Opłacona.
    [unpaid] Nieopłacona: nie bierze udziału.
    [won] Wygrała.
    [lost] Przegrała.
   *[down] Zakryta.
}{ $power ->
    [none] { "" }
   *[other] { " " }Jej siła to { $power }.
}
web-elementa-seal = { $stand ->
    [paid] opłacona
    [unpaid] nieopłacona
    [won] wygrywa
    [lost] przegrywa
   *[down] wyłożona
}
web-elementa-paid = Opłacona:
web-elementa-gain-points = { $points } pkt

## Answers

web-typed-example-elementa = lay ember-fox
web-elementa-answers = Twoja odpowiedź
web-elementa-hand = Twoje karty na turę { $turn } ({ $count })
web-elementa-cards-of = Karty na tę turę: { $name }; tylko ty je widzisz
web-elementa-pick-among = { $from ->
    [hand] Z twojej ręki
    [next-turn] Z twoich kart na następną turę
    [discard] Z twoich kart odrzuconych
   *[aside] Z kart odłożonych
}{ $to ->
    [hand] : jedna trafia na rękę
    [next-turn] : jedna przechodzi do następnej tury
   *[discard] : jedna zostaje odrzucona
}
web-elementa-seen = { $place ->
    [hand] Oglądasz rękę gracza { $name }
    [next-turn] Oglądasz karty gracza { $name } na następną turę
   *[aside] Oglądasz karty odłożone przez gracza { $name }
}
web-elementa-may = Można wybrać: { $card }
web-elementa-cost-now = koszt teraz
web-elementa-choose-card = Wybierz kartę.
web-elementa-lay = { $count ->
    [0] Wyłóż: { $card }
    [one] Wyłóż: { $card } i wymień { $count } zasób
    [few] Wyłóż: { $card } i wymień { $count } zasoby
   *[other] Wyłóż: { $card } i wymień { $count } zasobów
}
web-elementa-ban = Wyklucz: { $card }
web-elementa-pick = Wybierz: { $card }
web-elementa-change-too = Wymień też zasoby
web-elementa-change = { $count ->
    [0] Wymień
    [one] Wymień { $count } na kryształ
   *[other] Wymień { $count } na kryształy
}
web-elementa-change-all = Wybierz wszystkie
web-elementa-change-none = Niczego nie wymieniaj
web-elementa-change-no-more = Już nic w walkach tej tury
web-elementa-pay = Zapłać

## The tutorial

web-elementa-lesson-deck = Każdy gra talią 16 stworzeń i najwyżej jednego środowiska. Zacznij od gotowej talii jednego żywiołu: Pożoga i Lita skała są najprostsze.
web-elementa-lesson-environment = Środowiska leżą odkryte przez całą partię i pomagają tylko swemu właścicielowi. Wskaż nazwę, aby przeczytać.
web-elementa-lesson-divide = Oto plan rundy: 4 stworzenia na turę 1, po 3 na tury 2 i 3, 2 na turę 4. W każdej turze jedna twoja karta zostaje wykluczona do następnej, więc każda tura ma trzy walki. Na początku masz mało zasobów: drogie karty zostaw na później. „Zaproponuj” podzieli je za ciebie.
web-elementa-lesson-resources = Zasobami płaci się za stworzenia. Wybierz cztery na całą rundę; pod każdym żywiołem widać, jak często potrzebują go twoje karty. Proponowany zestaw do nich pasuje.
web-elementa-lesson-restock = Każda tura daje jeszcze jedną kartę zasobu, żywiołu, który już masz.
web-elementa-lesson-ban = Oglądasz cztery karty przeciwnika i wykluczasz jedną: nie przepada, wróci w następnej turze. Wyklucz to, co zaboli teraz, zwłaszcza to, co można już opłacić.
web-elementa-lesson-banned = Jedna z twoich kart też została przesunięta. Znasz teraz rękę przeciwnika, a on twoją: przycisk gracza pokazuje ją w każdej chwili.
web-elementa-lesson-lay = Wszyscy wykładają kartę naraz i razem ją odsłaniają; wygrywa największa siła. Liczba u góry to siła, znaki obok to koszt; zielone pole jest za zwycięstwo, czerwone za porażkę.
web-elementa-lesson-pay = Za odsłoniętą kartę trzeba zapłacić. Każdy zasób kosztu można zastąpić 3 kryształami; wydane kryształy nie wracają, karty zasobów tak.
web-elementa-lesson-leave = Nie możesz zapłacić od razu. Wymień zasoby na kryształy albo zostaw kartę: nie weźmie udziału, a ty tracisz punkt.
web-elementa-lesson-unpaid = Nieopłacona karta nic nie robi, a jej właściciel traci punkt.
web-elementa-lesson-bonus = Zwycięzca otrzymuje premię z zielonego pola, przegrani z czerwonego. Niektóre stworzenia gra się, by przegrać: są tanie i dają kryształy lub zasoby.
web-elementa-lesson-use = Efekt, którego możesz użyć albo nie. Jeśli nie użyjesz, tym razem przepada.
web-elementa-lesson-change = Od czasu do czasu możesz wymienić zasoby na kryształy, jeden za jeden. Pod koniec tury nic to nie kosztuje: zużyte czy wymienione, karty wrócą w następnej.
web-elementa-lesson-recovered = Nowa tura: wszystkie zużyte karty zasobów są znów gotowe.
web-elementa-lesson-round = Najwięcej punktów wygrywa rundę, a kryształy rozstrzygają remis. Potem wszystkie stworzenia wracają i talię dzieli się od nowa. Dwie rundy wygrywają partię.
web-elementa-lesson-end = To już cała gra. Spróbuj innej talii albo zbuduj własną.
