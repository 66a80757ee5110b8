### Elementa

elementa-name = Elementa
elementa-summary = Karciana gra jednoczesnych walk dla dwóch do czterech osób: podziel szesnaście stworzeń na cztery tury, pokrzyżuj plany innych wykluczeniami i zyskaj na każdej walce, wygranej czy przegranej.
# Mianownik: zasoby wylicza się po dwukropku.
elementa-unit = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}{ $kind ->
    [temporary] { $element ->
        [fire] tymczasowy Ogień
        [water] tymczasowa Woda
        [earth] tymczasowa Ziemia
       *[air] tymczasowe Powietrze
    }
   *[card] { $element ->
        [fire] Ogień
        [water] Woda
        [earth] Ziemia
       *[air] Powietrze
    }
}
elementa-signed = { $sign ->
    [plus] +
   *[minus] −
}{ $what }
elementa-hidden-card = zakryta karta
elementa-hidden-cards = zakryte karty
elementa-option-discards = jak leżą stosy kart odrzuconych: zakryte (closed) czy, w grze towarzyskiej, odkryte (open)

## Pytania

elementa-ask-deck = Wybierz gotową talię albo przynieś własną.
elementa-ask-divide = Podziel talię: 4, 3, 3 i 2 stworzenia na tury od 1 do 4; pozostałe 4 odkładasz.
elementa-ask-resources = Wybierz żywioły swoich 4 pierwszych kart zasobów.
elementa-ask-restock = Wybierz nową kartę zasobu: żywiołu, który twoje karty zasobów już mają.
elementa-ask-ban = Wyklucz jedną z tych kart: trafi do następnej tury właściciela.
elementa-ask-lay = Połóż zakrytą kartę; możesz też wymienić zasoby na kryształy.
elementa-ask-pay = Twoją kartę trzeba opłacić: wybierz, czym.
elementa-ask-pay-or-leave = Twoje zasoby i kryształy nie wystarczają: wymień zasoby i zapłać albo zostaw kartę nieopłaconą.
elementa-ask-change = Wymień zasoby na kryształy, jeden za jeden, albo zostaw wszystko, jak jest.
elementa-ask-use = Użyć tego efektu?
elementa-ask-first-effect = Stosuje się teraz kilka twoich efektów: który pierwszy?
elementa-ask-option = Wybierz jeden z tych efektów.
elementa-ask-opponent = Wybierz przeciwnika.
elementa-ask-element = Wybierz żywioł.
elementa-ask-lose-unit = Wybierz zasób, którego się pozbywasz: kartę zasobu albo zasób tymczasowy.
elementa-ask-pick-card = Wybierz jedną ze swoich kart stworzeń; zobaczą ją wszyscy.
elementa-ask-lot = Kolejność rozstrzyga losowanie.

## Co się wydarzyło

elementa-event-environment-revealed = { $some ->
    [no] { $seat_is ->
        [you] Nie masz
       *[other] { $seat } nie ma
    } środowiska.
   *[yes] { $seat_is ->
        [you] Odsłaniasz
       *[other] { $seat } odsłania
    } środowisko: { $card }.
}
elementa-event-round-begins = Zaczyna się runda { $number }.
elementa-event-deck-prepared = { $seat_is ->
    [you] Dzielisz talię i dostajesz
   *[other] { $seat } dzieli talię i dostaje
} { $crystals } { $crystals ->
    [one] kryształ
    [few] kryształy
   *[many] kryształów
}.
elementa-event-resources-taken = { $seat_is ->
    [you] Zaczynasz
   *[other] { $seat } zaczyna
} z zasobami: { $units }.
elementa-event-turn-begins = Zaczyna się tura { $number }.
elementa-event-recovered = { $seat_is ->
    [you] Odzyskujesz
   *[other] { $seat } odzyskuje
}: { $units }.
elementa-event-restocked = { $seat_is ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} przy uzupełnieniu: { $units }.
elementa-event-cards-seen = { $seat_is ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $owner_is ->
    [you] twoje karty
   *[other] karty gracza { $owner }
} { $place ->
    [hand] na tę turę
    [next-turn] na następną turę
    [discard] ze stosu kart odrzuconych
   *[aside] odłożone w tej rundzie
}{ $shown ->
    [no] .
   *[yes] : { $cards }.
}
elementa-event-card-banned = { $seat_is ->
    [you] Wykluczasz
   *[other] { $seat } wyklucza
} { $owner_is ->
    [you] z twojej tury
   *[other] z tury gracza { $owner }
} kartę, która trafia do następnej: { $card }.
elementa-event-card-revealed = { $seat_is ->
    [you] Odsłaniasz
   *[other] { $seat } odsłania
} kartę: { $card }.
elementa-event-units-changed = { $seat_is ->
    [you] Wymieniasz
   *[other] { $seat } wymienia
} na { $crystals } { $crystals ->
    [one] kryształ
    [few] kryształy
   *[many] kryształów
}: { $units }.
elementa-event-cost-paid = { $some ->
    [no] { $seat_is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę, która nic nie kosztuje: { $card }.
   *[yes] { $seat_is ->
        [you] Płacisz
       *[other] { $seat } płaci
    } za kartę { $card }: { $paid }.
}
elementa-event-card-unpaid = { $seat_is ->
    [you] Twoja karta { $card } pozostaje nieopłacona: { $points ->
        [0] nie masz punktu do stracenia
        [one] tracisz { $points } punkt
        [few] tracisz { $points } punkty
       *[many] tracisz { $points } punktów
    }.
   *[other] Karta { $card }, którą ma { $seat }, pozostaje nieopłacona: { $seat } { $points ->
        [0] nie ma punktu do stracenia
        [one] traci { $points } punkt
        [few] traci { $points } punkty
       *[many] traci { $points } punktów
    }.
}
elementa-event-effect-applies = { $seat_is ->
    [you] Stosujesz
   *[other] { $seat } stosuje
} efekt karty { $card }.
elementa-event-points-gained = { $seat_is ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
} { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
elementa-event-points-lost = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
} { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
elementa-event-crystals-gained = { $seat_is ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
} { $amount } { $amount ->
    [one] kryształ
    [few] kryształy
   *[many] kryształów
}.
elementa-event-crystals-lost = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
} { $amount } { $amount ->
    [one] kryształ
    [few] kryształy
   *[many] kryształów
}.
elementa-event-units-gained = { $seat_is ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
}: { $units }.
elementa-event-unit-lost = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
} do końca rundy: { $units }.
elementa-event-unit-discarded = { $seat_is ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
}: { $units }.
elementa-event-resource-card-gained = { $seat_is ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
} kartę zasobu: { $units }.
elementa-event-power-changed = { $seat_is ->
    [you] Twoja karta ma
   *[other] Karta gracza { $seat } ma
} { $amount } do siły { $lasts ->
    [next-combat] w następnej walce
    [turn] do końca tury
    [round] do końca rundy
   *[combat] w tej walce
}.
elementa-event-power-set = Siła { $seat_is ->
    [you] twojej karty
   *[other] karty gracza { $seat }
} { $lasts ->
    [next-combat] w następnej walce
    [turn] do końca tury
    [round] do końca rundy
   *[combat] w tej walce
} wynosi { $amount }.
elementa-event-cost-changed = { $seat_is ->
    [you] Twoje karty
   *[other] Karty gracza { $seat }
} kosztują { $lasts ->
    [next-combat] w następnej walce
    [turn] do końca tury
   *[round] do końca rundy
} o { $what } { $sign ->
    [more] więcej
   *[less] mniej
}.
elementa-event-bonus-changed = { $bonus ->
    [victory] Premia za zwycięstwo
   *[defeat] Premia za porażkę
} { $seat_is ->
    [you] dla ciebie
   *[other] dla gracza { $seat }
} w tej walce { $change ->
    [none] przepada
    [double] podwaja się
   *[add] zmienia się
}.
elementa-event-card-moved = { $seat_is ->
    [you] Pokazujesz i przenosisz
   *[other] { $seat } pokazuje i przenosi
} { $source ->
    [hand] z ręki
    [next-turn] z następnej tury
    [discard] ze stosu kart odrzuconych
   *[aside] z kart odłożonych
} { $to ->
    [hand] na rękę
    [next-turn] do następnej tury
    [discard] na stos kart odrzuconych
   *[aside] do kart odłożonych
} kartę: { $card }.
elementa-event-lot-drawn = Losowanie ustala kolejność: { $order }.
elementa-event-combat-won = { $seat_is ->
    [you] Wygrywasz
   *[other] { $seat } wygrywa
} walkę kartą { $card } o sile { $power }.
elementa-event-combat-lost = { $seat_is ->
    [you] Przegrywasz
   *[other] { $seat } przegrywa
} walkę kartą { $card } o sile { $power }.
elementa-event-no-combat = Nikt nie zapłacił: walki nie ma.
elementa-event-bonus-received = { $some ->
    [no] { $bonus ->
        [victory] Premia za zwycięstwo
       *[defeat] Premia za porażkę
    } niczego nie zmienia dla { $seat_is ->
        [you] ciebie
       *[other] gracza { $seat }
    }.
   *[yes] { $bonus ->
        [victory] Premia za zwycięstwo
       *[defeat] Premia za porażkę
    } dla { $seat_is ->
        [you] ciebie
       *[other] gracza { $seat }
    }: { $gains }.
}
elementa-event-round-ended = { $winners_is ->
    [you] Wygrywasz rundę.
    [several] Rundę wygrywa kilku graczy: { $winners }.
   *[other] Rundę wygrywa { $winners }.
} Punkty: { $points }. Kryształy: { $crystals }.
elementa-event-match-ended = { $winners_is ->
    [you] Wygrywasz partię.
    [several] Partię wygrywa wspólnie kilku graczy: { $winners }.
   *[other] Partię wygrywa { $winners }.
} Wygrane rundy: { $rounds }.

## Wyniki

elementa-won = dzięki wygraniu dwóch rund
elementa-shared = dwie rundy wygrane w tej samej chwili

## Dlaczego nie

elementa-over = Partia jest skończona: dwie rundy są wygrane.
elementa-not-asked = Teraz nie ma do ciebie pytania.
elementa-not-possible = To nie jest odpowiedź na to pytanie.
elementa-unreadable = „{ $answer }” nie jest odpowiedzią w Elemencie.
elementa-division = Tura { $turn } dostaje { $wanted ->
    [one] { $wanted } stworzenie
    [few] { $wanted } stworzenia
   *[many] { $wanted } stworzeń
}, a nie { $found }.
elementa-division-turns = Podział ma cztery części, po jednej na turę; ten ma ich { $found }.
elementa-not-yours = Nie ma tu takiej karty do wyboru.
elementa-no-such-element = Nie masz karty zasobu tego żywiołu.
elementa-not-in-hand = Tej karty nie masz na ręce.
elementa-not-ready = Nie masz tych zasobów do dyspozycji.
elementa-not-the-cost = Koszt płaci się dokładnie i tym, co się ma; to nie jest taka płatność.
elementa-must-pay = Możesz opłacić tę kartę, więc musisz.
elementa-no-buying = Zasobów nie można kupić: kryształami tylko płaci się koszty.
elementa-laid-is-final = Położonej karty nie można cofnąć.
elementa-no-passing = Każda walka wymaga karty: pasować nie wolno.
elementa-take-number = Tutaj bierze się { $wanted ->
    [one] { $wanted } kartę zasobu
    [few] { $wanted } karty zasobów
   *[many] { $wanted } kart zasobów
}, a nie { $found }.
elementa-change-with-card = Tutaj zasoby wymienia się razem z kładzioną kartą: „lay ember-fox, change Fi”.

## Talie

elementa-deck-size = Talia liczy dokładnie { $size } stworzeń; ta ma ich { $found }.
elementa-deck-environments = Talia ma najwyżej jedno środowisko; ta ma ich { $found }.
elementa-deck-unique = { $card } to karta unikalna: w talii może być jedna, a nie { $found }.
elementa-deck-copies = W talii mogą być najwyżej dwa egzemplarze karty { $card }, a nie { $found }.
elementa-deck-no-card = Nie ma karty „{ $card }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Może chodzi o „{ $nearest }”?
}
elementa-deck-no-number = „{ $number }” nie jest liczbą egzemplarzy (karta „{ $card }”).
elementa-deck-number-alone = Po liczbie { $number } nie ma karty.
elementa-deck-no-heading = „{ $heading }:” nic tu nie znaczy; jest tylko „environment:”.
elementa-deck-no-environment = { $card } to stworzenie, a nie środowisko.
elementa-no-deck = Nie ma gotowej talii „{ $deck }”. Gotowe talie: { $decks }.

## Pozycje

elementa-bad-value = „{ $value }” nie może tu stać.
elementa-needs-agenda = to należy do środka jakiegoś zdarzenia i może tu stać tylko razem z polem „agenda”.
elementa-not-there = „{ $value }” tam nie leży, więc nikt nie może tego wiedzieć.
elementa-bad-rounds-won = kto wygrał dwie rundy, wygrał partię: nikt nie ma więcej niż dwóch ani dwóch przed jej końcem.
elementa-too-many-creatures = stworzeń na miejscu { $seat }: { $found }; talia ma ich { $most }.
