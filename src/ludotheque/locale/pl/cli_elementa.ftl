### Stół Elementy w terminalu

elementa-board-help = Wpisz numer odpowiedzi albo samą odpowiedź; kartę nazwą, zasoby literami (Fi Ogień, Wa Woda, Ea Ziemia, Ai Powietrze; małymi literami zasoby tymczasowe, cr to kryształy, pt punkty). „?” pokazuje regułę, z której wynika pytanie, „? 7.4” punkt zasad, „? lawowy ogar” kartę z tekstem, a „?” przed odpowiedzią mówi, czym by była. Oraz:
elementa-board-element = { $element ->
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
   *[air] Powietrze
}

## Stół

elementa-board-title = { $phase ->
    [decks] Przed partią
    [over] Partia jest skończona
    [deckbuilding] Runda { $round } · Budowanie talii
    [restock] Runda { $round } · Tura { $turn } z { $turns } · Uzupełnienie
    [bans] Runda { $round } · Tura { $turn } z { $turns } · Wykluczenia
    [round-end] Runda { $round } · Koniec rundy
   *[combats] Runda { $round } · Tura { $turn } z { $turns } · Walka { $combat } z { $combats }
}
elementa-board-rounds = rundy
elementa-board-points = punkty
elementa-board-crystals = kryszt.
elementa-board-ready = dostępne
elementa-board-used = użyte
elementa-board-temporary = tymcz.
elementa-board-cards = karty
elementa-board-environment = { $name }: { $card }
elementa-board-power = siła
elementa-board-cost = koszt
elementa-board-victory = zwyc.
elementa-board-defeat = porażka
elementa-board-combat = Walka
elementa-board-fate = { $fate ->
    [won] wygrywa
    [lost] przegrywa
    [paid] opłacona
    [unpaid] nieopłacona
   *[open] do opłacenia
}
elementa-board-known = Co wiesz o graczu { $name }
elementa-board-perhaps = Ręka lub wykluczone:
elementa-board-discarded = Zagrane:
elementa-board-in-deck = W talii:
elementa-board-own = Twoje karty
elementa-board-turn = Tura { $turn }:
elementa-board-aside = Odłożone:
elementa-board-hand = Ręka:
elementa-board-laid = Położona zakryta:

## Wpisywanie

elementa-board-proposal = Propozycja:
elementa-board-type-deck = Albo wpisz karty własnej talii, na przykład „2 cinder-imp, ember-fox*2, …”.
elementa-board-type-division = „1” przyjmuje ten podział. „3-9” zamienia w nim karty 3 i 9. „{ $example }” podaje karty na każdą turę; to, co pominiesz, zostanie uzupełnione. Zobaczysz go jeszcze raz, zanim go przyjmiesz.
elementa-board-type-resources = Wpisz numer albo same karty, na przykład „2Fi Wa Ea” ({ $legend }).
elementa-board-type-lay = Razem z kartą możesz wymienić zasoby na kryształy: „1, Fi wa”.
elementa-board-type-change = Albo wpisz, co wymieniasz, na przykład „Fi wa”.
elementa-board-turn-costs = Karty na turę { $turn } kosztują
elementa-board-no-number = Nie ma karty { $number }; karty mają numery od 1 do { $most }.
elementa-board-twice = Karta { $number } jest wymieniona dwa razy.
elementa-board-bad-division = Podział zapisuje się „1 2 3 4 / 5 6 7 / 8 9 10 / 11 12”, zamianę „3-9”.
