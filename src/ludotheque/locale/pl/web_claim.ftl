### Claim w przeglądarce

## Karty i miejsca

web-claim-may = { $card }, można zagrać
web-claim-may-not = { $card }, teraz nie można zagrać
web-claim-secret = { $card }, dobrany w ciemno
web-claim-secret-mark = Zagięty róg: tę kartę znasz tylko ty.
web-claim-table = Na stole
web-claim-answers = { $who ->
    [you] twoja odpowiedź
   *[other] odpowiada { $name }
}
web-claim-answered = { $who ->
    [you] twoja karta
   *[other] dokłada { $name }
}
web-claim-wins = { $who ->
    [you] wygrywasz
   *[other] wygrywa { $name }
}
web-claim-pile = stos: { $cards }
web-claim-unseen = Karty jeszcze niewidziane ({ $count })
web-claim-last-trick = Ostatnia lewa
web-claim-discarded = Odrzucone ({ $count })
web-claim-no-cards = brak

## Głosy

web-claim-votes = Pięć głosów
web-claim-votes-counted = Głosy są policzone
web-match-score-claim = { $score ->
    [one] { $score } głos
    [few] { $score } głosy
   *[other] { $score } głosów
}
web-match-standing-claim = Głosy, które każdy zdobyłby, gdyby policzono je w tej chwili.
web-claim-pile-of = { $who ->
    [you] Ty
   *[other] { $name }
}
web-claim-vote-open = nikt jeszcze nie ma żadnej karty
web-claim-vote-leads = { $who ->
    [nobody] remis: nikt nie prowadzi
    [you] { $by ->
        [0] prowadzisz najwyższą kartą
       *[other] prowadzisz o { $by }
    }
   *[other] { $by ->
        [0] { $name } prowadzi najwyższą kartą
       *[other] { $name } prowadzi o { $by }
    }
}
web-claim-vote-won = { $who ->
    [nobody] tego głosu nie dostaje nikt
    [you] { $by ->
        [0] twój głos, dzięki najwyższej karcie
       *[other] twój głos, przewagą { $by }
    }
   *[other] { $by ->
        [0] głos zdobywa { $name }, dzięki najwyższej karcie
       *[other] głos zdobywa { $name }, przewagą { $by }
    }
}
web-claim-margin = +{ $by }
web-claim-margin-highest = maks
web-claim-margin-none = –

## Samouczek

web-claim-lesson-prize = Odkryta karta pośrodku to nagroda w tej lewie: kto wygra lewę, bierze ją jako zwolennika. Nie ogranicza ona tego, co wolno zagrać.
web-claim-lesson-lead = Wychodzisz, więc możesz zagrać dowolną kartę. Wysoka pewnie zdobędzie nagrodę; niska ją odpuści i zachowa siły na lepszą.
web-claim-lesson-follow = Karta przeciwnika leży na stole. Jeśli masz kartę tej frakcji, musisz taką dołożyć, wysoką lub niską, jak chcesz; zamiast niej zawsze wolno zagrać Doppelgangera. Karty ze złotą obwódką to te, które możesz zagrać.
web-claim-lesson-doppelganger = Doppelganger zagrany jako drugi liczy się jako frakcja wyjścia, z własną wartością. Przejmuje frakcję, ale nigdy jej zdolność.
web-claim-lesson-void = Ten gracz nie mógł dołożyć do frakcji, więc oboje już wiecie: na tej ręce nie ma ani jednej takiej karty. Przekreślone godło przypomina o tym do końca fazy.
web-claim-lesson-higher = Obie karty są z frakcji wyjścia albo liczą się jako ona, więc wygrywa wyższa wartość. Zwycięzca wychodzi do następnej lewy.
web-claim-lesson-equal = Równe wartości: wygrywa wychodzący. Żeby pobić kartę, trzeba mieć wyższą.
web-claim-lesson-off-faction = Karta innej frakcji nie może wygrać, choćby była najwyższa. To dobry sposób, żeby przegrać celowo albo pozbyć się karty.
web-claim-lesson-knight = Rycerz zagrany na Goblina wygrywa bez względu na wartości. Tylko w tej kolejności i tylko wtedy, gdy nie masz Goblina: najpierw trzeba dołożyć do frakcji.
web-claim-lesson-prize-taken = Zwycięzca kładzie nagrodę na swój stos zwolenników. Oboje ją widzieliście, więc stół dalej pokazuje, kto ją ma: te karty będą ręką w fazie drugiej.
web-claim-lesson-blind = Przegrany bierze następną kartę ze stosu jako zwolennika i nie pokazuje jej przeciwnikowi. Bywa lepsza od nagrody: przegrana nie zawsze jest zła.
web-claim-lesson-undead = Nieumarłych się nie odrzuca. Zagrani w fazie pierwszej trafiają od razu na stos punktacji zwycięzcy i już tam liczą się do głosu Nieumarłych.
web-claim-lesson-phase-two = Faza druga: trzynastu zwerbowanych zwolenników to teraz twoja ręka. Nagród już nie ma; grasz o same karty w lewie.
web-claim-lesson-scored = Teraz zwycięzca lewy kładzie obie karty na swój stos punktacji. Więcej kart frakcji niż przeciwnik: tak zdobywa się głos. Wartości rozstrzygają tylko remis.
web-claim-lesson-dwarf = Krasnoludy idą na odwrót: w fazie drugiej bierze je przegrany. Żeby je zbierać, przegrywaj nimi.
web-claim-lesson-votes = Frakcja po frakcji: kto ma na stosie punktacji więcej jej kart, zdobywa jej głos. Przy równej liczbie rozstrzyga najwyższa karta.
web-claim-lesson-end = To cała gra: wygrywają trzy głosy z pięciu. Wiesz już dość, żeby zagrać naprawdę.
