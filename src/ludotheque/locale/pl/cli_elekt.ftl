### Elekt w terminalu

elekt-board-help = Wpisz numer odpowiedzi albo samą odpowiedź: „acolyte S” przydziela Akolitę do Strefy Misji (Strefy to S, M i P), a wystarczą pierwsze litery. „?” pokaże regułę, z której wynika pytanie, „? 7.6” wybraną regułę, „? symbiote” kartę z jej tekstem. Poza tym:

## Stół

elekt-board-title = { $phase ->
    [setup] Przygotowanie
    [over] Koniec gry
   *[other] Runda { $round } z { $rounds }
}{ $phase ->
    [enlistment] { " · " }rekrutacja
    [assignment] { " · " }przydział
    [confrontation] { " · " }konfrontacja
    [reset] { " · " }zakończenie rundy
   *[other] { "" }
}
elekt-board-court = Na Dworze
elekt-board-titles = Tytuły
elekt-board-amber = Żar
elekt-board-hand-count = Ręka
elekt-board-assigned = Przydział
elekt-board-passed = pas
elekt-board-sceptre = Berło{ $direction ->
    [clockwise] { " " }↻ zgodnie z zegarem
    [anticlockwise] { " " }↺ przeciwnie do zegara
   *[any] { "" }
}
elekt-board-seals = { $count ->
    [one] { $count } Pieczęć
    [few] { $count } Pieczęcie
   *[many] { $count } Pieczęci
}
elekt-board-before = { $name } – { $cards }
elekt-board-privileges = Przywileje: { $cards }
elekt-board-masters = Mistrzowie: { $cards }
elekt-board-face-down = { $count ->
    [one] i jeszcze { $count } Tytuł
    [few] i jeszcze { $count } Tytuły
   *[many] i jeszcze { $count } Tytułów
}
elekt-board-title-count = { $count ->
    [one] { $count } Tytuł
    [few] { $count } Tytuły
   *[many] { $count } Tytułów
}
elekt-board-deck = talia { $count }
elekt-board-no-card = brak karty
elekt-board-no-units = brak Jednostek
elekt-board-units = Jednostki
elekt-board-silenced = bez zdolności
elekt-board-supply = Pula:
elekt-board-elite = talia elitarna { $count }
elekt-board-discard = odrzucone { $count }
elekt-board-hand = Twoja ręka
elekt-board-dealt = Rekruci
elekt-board-emperor = { $who ->
    [you] Niech żyje nowy Cesarz: Ty{ $count ->
        [0] { "" }
       *[other] , { $titles }
    }!
   *[other] Niech żyje nowy Cesarz: { $name }{ $count ->
        [0] { "" }
       *[other] , { $titles }
    }!
}

## Pomoce

elekt-board-part = { $amount } { $why ->
    [printed] { $name }
    [token] żeton, { $name }
    [boost] na czas tej konfrontacji
   *[card] dzięki karcie { $name }
}
elekt-board-known = { $name } na pewno ma na ręce: { $cards }.
elekt-board-discarded = Karty odrzucone: { $cards }.
elekt-board-unseen = Jednostki Elitarne jeszcze niewidziane ({ $count }): { $cards }.

## Karty i odpowiedzi

elekt-board-kind = { $kind ->
    [basic] Jednostka Podstawowa
    [elite] Jednostka Elitarna
    [skirmish] Misja
    [machination] Wpływ
   *[privilege] Przywilej
}{ $type ->
    [spectre] , Upiór
    [disciple] , Kultysta
   *[none] { "" }
}
elekt-board-type = { $type ->
    [spectre] Upiór
   *[disciple] Kultysta
}
elekt-board-whose = { $who ->
    [you] twoja
   *[other] { $name }
}
elekt-board-use = { $free ->
    [yes] Użyj
   *[no] Użyj: { $price }
}
elekt-board-price = { $pay ->
    [amber] { $amount } { $amount ->
        [one] Żar
        [few] Żary
       *[many] Żarów
    }
    [this-card] odrzuć tę kartę
    [units] { $amount ->
        [one] odrzuć Jednostkę z ręki
        [few] odrzuć { $amount } Jednostki z ręki
       *[many] odrzuć { $amount } Jednostek z ręki
    }
   *[token] zdejmij żeton z jednej ze swoich Jednostek
}
elekt-board-protect = { $cost ->
    [0] Ocal ją za darmo
   *[other] Ocal ją: { $cost } { $cost ->
        [one] Żar
        [few] Żary
       *[many] Żarów
    }
}
elekt-board-enough = Wystarczy
