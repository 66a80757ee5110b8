### Elekt w przeglądarce

## Stół

web-elekt-title = { $phase ->
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
web-elekt-deck = talia { $count }
web-elekt-no-card = Nie leży tu żadna karta.
web-elekt-no-units = brak Jednostek
web-elekt-here = { $zone }: { $card }
web-elekt-supply = Żetony w puli
web-elekt-elite = talia Jednostek Elitarnych { $count }
web-elekt-discard = Karty odrzucone ({ $count })
web-elekt-results = Ostatnie konfrontacje
web-elekt-unseen = Jednostki Elitarne jeszcze niewidziane ({ $count })
web-elekt-throne = Nowy Cesarz
web-elekt-long-live = { $who ->
    [you] Zostajesz nowym Cesarzem. Niech żyje nowy Cesarz!
   *[other] Niech żyje nowy Cesarz, { $name }!
}
web-elekt-final = { $who ->
    [you] Ty
   *[other] { $name }
}: { $count ->
    [one] { $count } Tytuł
    [few] { $count } Tytuły
   *[many] { $count } Tytułów
}

## Karty

web-elekt-symbols = { $count } { $attribute }
web-elekt-kind = { $kind ->
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
web-elekt-titles = { $count ->
    [one] { $count } Tytuł
    [few] { $count } Tytuły
   *[many] { $count } Tytułów
}
web-elekt-with-tokens = żetony: { $tokens }
web-elekt-silenced = jej zdolność nie działa w tej rundzie
web-elekt-may = Do wyboru: { $card }

## Przed każdą stroną

web-elekt-rank = { $rank ->
    [1] 1. na Dworze
    [2] 2. na Dworze
    [3] 3. na Dworze
   *[other] 4. na Dworze
}
web-elekt-sceptre = ma Berło, kierunek { $direction ->
    [clockwise] zgodny z ruchem wskazówek zegara
   *[anticlockwise] przeciwny do ruchu wskazówek zegara
}
web-elekt-passed = pas
web-elekt-titles-of = Tytuły: { $count } z { $needed }
web-match-score-elekt = { $score ->
    [one] { $score } Tytuł
    [few] { $score } Tytuły
   *[other] { $score } Tytułów
}
web-match-standing-elekt = Tytuły każdej ze stron.
web-elekt-amber = Żar: { $count }
web-elekt-in-hand = kart na ręce
web-elekt-assigned = przydzielone: { $count } z { $most }
web-elekt-seals = { $count ->
    [one] { $count } Pieczęć
    [few] { $count } Pieczęcie
   *[many] { $count } Pieczęci
}
web-elekt-won = Zdobyte karty: { $cards }{ $privileges ->
    [0] { "" }
   *[other] , w tym Przywileje: { $privileges }
}
web-elekt-privileges = Przywileje
web-elekt-face-down = Zakryte, jako Tytuły: { $count }. Dodatkowe Tytuły za Pieczęcie i Żar: { $extra }. Leżą tu też jej Mistrzowie.

## Liczenie

web-elekt-counts = Wyniki: { $zone }
web-elekt-count = { $who ->
    [you] Ty
   *[other] { $name }
}, { $attribute }: { $count }{ $won ->
    [yes] { " " }(wygrana)
   *[no] { "" }
}
web-elekt-part = { $amount } { $why ->
    [printed] { $name }
    [token] żeton, { $name }
    [boost] na czas tej konfrontacji
   *[card] dzięki karcie { $name }
}
web-elekt-part-none = nic
web-elekt-contest = Konfrontacja
web-elekt-contest-of = { $zone }: { $attribute }
web-elekt-nobody-wins = nikt nie wygrywa
web-elekt-wins = { $who ->
    [you] wygrywasz
   *[other] wygrywa { $name }
}

## Odpowiedzi

web-elekt-answers = Twoja odpowiedź
web-elekt-hand = Twoja ręka ({ $count })
web-elekt-dealt = Rekruci: zostaw jedną kartę
web-elekt-dealt-chosen = Wybór zapadł; pozostali jeszcze wybierają.
web-elekt-choose-from-hand = Wybierz Jednostkę z ręki.
web-elekt-for-coalition = Decydujesz za Koalicję, która zabiera jedną z twoich kart:
web-elekt-chosen = { $chosen }:
web-elekt-back = Wybierz od nowa
web-elekt-stop = Wystarczy
web-elekt-unit-of = { $card } ({ $who ->
    [you] twoja
   *[other] { $name }
})
web-elekt-use = Użyj
web-elekt-use-for = Użyj: { $price }
web-elekt-price = { $pay ->
    [amber] Żar: { $amount }
    [this-card] odrzuć tę kartę
    [units] { $amount ->
        [one] odrzuć Jednostkę z ręki
        [few] odrzuć { $amount } Jednostki z ręki
       *[many] odrzuć { $amount } Jednostek z ręki
    }
   *[token] zdejmij żeton z jednej ze swoich Jednostek
}
web-elekt-protect = { $cost ->
    [0] Ocal ją za darmo
   *[other] Ocal ją, Żar: { $cost }
}

## Samouczek

web-elekt-lesson-revealed = W każdej Strefie leży odkryta karta. Zdobywa ją ten, kto wygra tam Władzę, a z nią Tytuły z jej wstęg: to one dają zwycięstwo. Tekst karty Misji lub Wpływu działa na wszystkich w jej Strefie.
web-elekt-lesson-direction = Wylosowana przez ciebie nazwa jest pierwsza w alfabecie, więc trzymasz Berło: zaczynasz i wygrywasz każdy remis we Władzy. Wskaż kierunek Berła; przy dwóch graczach niczego on nie zmienia.
web-elekt-lesson-enlist = Każda runda zaczyna się od rekrutacji: z otrzymanych Jednostek Elitarnych zostaw jedną. Jeśli żadna ci nie odpowiada, odrzuć je i dobierz inną w ciemno.
web-elekt-lesson-assign = Po kolei każdy przydziela Jednostkę do jednej ze Stref, najwyżej pięć w rundzie. Wybierz Jednostkę z ręki, a potem Strefę. Symbole mówią, ile jest warta: Okultyzm, Podstęp, Przemoc, Władza.
web-elekt-lesson-use = Karta proponuje ci swoją zdolność. Zdolności ze strzałką działają tylko teraz, przy przydzielaniu; możesz z nich zrezygnować.
web-elekt-lesson-mysticality = W każdej Strefie są cztery konfrontacje, zawsze w tej kolejności. Pierwszy jest Okultyzm: kto ma go najwięcej, dołącza do Jednostek w tej Strefie najwyżej dwa różne żetony, a każdy z nich to dodatkowy symbol.
web-elekt-lesson-duplicity = Drugi jest Podstęp: kto ma go najwięcej, może zamienić Jednostkę stąd ze swoją Jednostką z innej Strefy. Przy remisie nikt nie wygrywa.
web-elekt-lesson-brutality = Trzecia jest Przemoc: kto ją wygra, może unicestwić tu Jednostkę, która nie liczy się już potem do Władzy.
web-elekt-lesson-authority = Ostatnia i najważniejsza jest Władza: kto ją wygra, zdobywa kartę. Tutaj remis rozstrzyga wyższa pozycja na Dworze, liczona od posiadacza Berła.
web-elekt-lesson-attach = Wygrywasz Okultyzm. Wybierz żeton i Jednostkę; pamiętaj o konfrontacjach, które dopiero nadejdą w tej Strefie, a zwłaszcza o Władzy.
web-elekt-lesson-swap = Wygrywasz Podstęp. Sprowadź tu silną Jednostkę ze Strefy, w której nie jest potrzebna, albo zostaw wszystko po staremu.
web-elekt-lesson-ban = Wygrywasz Przemoc. Wybierz, która Jednostka ma odejść; jej właściciel może ją ocalić, a wtedy wraca na rękę, zamiast trafić na stos kart odrzuconych.
web-elekt-lesson-protect = Ocalona Jednostka wraca na rękę; inaczej zostaje odrzucona. Jednostki Podstawowe, oznaczone tarczą, ocala się za darmo; ocalenie Jednostki Elitarnej kosztuje 1 Żar.
web-elekt-lesson-obtained = Karta z Tytułami leży przed tym, kto ją zdobył. Siedem Tytułów daje natychmiastowe zwycięstwo przy dwóch graczach, sześć przy trzech, pięć przy czterech; inaczej liczy się najwięcej Tytułów po sześciu rundach.
web-elekt-lesson-tie = Remis nie ma zwycięzcy, chyba że rozstrzygnie go Przywilej. Twój możesz wykorzystać teraz, niezależnie od strefy.
web-elekt-lesson-sceptre = Kto zdobył Przywilej, decyduje, kto ma Berło i w którą stronę ono wskazuje: od tego zależy kolejność gry i każdy remis we Władzy.
web-elekt-lesson-recalled = Koniec rundy: każda Jednostka w Strefie Dworu przyniosła 1 Żar, zachować można najwyżej trzy, a wszystkie Jednostki wracają na ręce.
web-elekt-lesson-seal = Koalicja zyskuje Pieczęć, gdy zdolność jej Jednostki nie ma widocznego skutku. Trzy Pieczęcie to Tytuł.
web-elekt-lesson-end = To cała gra. Wiesz już dość, by walczyć o tron.
