### Teksty kart Elementa, składane w games/elementa/writing.py

## Zdania

elementa-sentence = { $body }{ $once ->
    [turn] { " " }(raz na turę)
    [round] { " " }(raz na rundę)
    [game] { " " }(raz na partię)
   *[never] { "" }
}.
# Przecinek stoi tylko obok zdań podrzędnych.
elementa-comma = { $first }{ $join ->
    [adverb] { "" }
   *[clause] ,
} { $second }
elementa-and = { $first } i { $second }
elementa-then = { $first }, a potem { $second }
elementa-or = { $first }; albo { $second }
elementa-nothing = { "" }
elementa-number = { $n }
elementa-may = { $form ->
    [start] Możesz
   *[do] możesz
} { $body }
elementa-may-use = { $form ->
    [start] Możesz
   *[do] możesz
} użyć tego efektu: { $body }
elementa-may-pay = { $form ->
    [start] Możesz
   *[do] możesz
} { $price }: { $body }
elementa-pay = zapłacić { $what }
elementa-give-up = stracić { $what }
elementa-choose = { $form ->
    [start] Wybierz
    [may] wybrać
   *[do] wybierz
} jedno: { $options }

## Chwile

elementa-when = { $form ->
    [start] { $when ->
        [wins] Jeśli { $card ->
            [your] twoja
           *[this] ta
        } karta wygra
        [loses] Jeśli { $card ->
            [your] twoja
           *[this] ta
        } karta przegra
        [tied] Jeśli { $card ->
            [your] twoja
           *[this] ta
        } karta zremisuje
        [after] Po tej walce
        [round-start] Na początku rundy
        [turn-start] Na początku tury
        [restock] Po uzupełnieniu
        [bans] Przy wykluczeniach
        [choosing] Zanim wybierzesz kartę
        [payment] Gdy zapłacisz za kartę
        [turn-end] Na koniec tury
       *[round-end] Na koniec rundy
    }
   *[do] { $when ->
        [wins] jeśli { $card ->
            [your] twoja
           *[this] ta
        } karta wygra
        [loses] jeśli { $card ->
            [your] twoja
           *[this] ta
        } karta przegra
        [tied] jeśli { $card ->
            [your] twoja
           *[this] ta
        } karta zremisuje
        [after] po tej walce
        [round-start] na początku rundy
        [turn-start] na początku tury
        [restock] po uzupełnieniu
        [bans] przy wykluczeniach
        [choosing] zanim wybierzesz kartę
        [payment] gdy zapłacisz za kartę
        [turn-end] na koniec tury
       *[round-end] na koniec rundy
    }
}

## Warunki

elementa-if-have = { $form ->
    [start] Jeśli
   *[do] jeśli
} { $relation ->
    [more] masz więcej niż { $than }
    [less] masz mniej niż { $than }
    [equal] masz dokładnie { $than }
    [at-least] masz co najmniej { $than }
    [at-most] masz co najwyżej { $than }
   *[none] nie masz
} { $number ->
    [points] { $than ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
    [crystals] { $than ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }
    [units] { $than ->
        [one] dostępny zasób
        [few] dostępne zasoby
       *[many] dostępnych zasobów
    }
   *[cards-in-hand] { $than ->
        [one] kartę w ręce
        [few] karty w ręce
       *[many] kart w ręce
    }
}
elementa-if-compare = { $form ->
    [start] Jeśli
   *[do] jeśli
} masz { $relation ->
    [more] więcej
    [less] mniej
    [equal] tyle samo
    [at-least] co najmniej tyle
   *[at-most] co najwyżej tyle
} { $number ->
    [points] punktów
    [crystals] kryształów
    [units] dostępnych zasobów
   *[cards-in-hand] kart w ręce
} { $relation ->
    [more] niż
    [less] niż
   *[equal] co
} { $than ->
    [an-opponent] któryś przeciwnik
   *[each-opponent] każdy przeciwnik
}
elementa-if-power = { $form ->
    [start] Jeśli
   *[do] jeśli
} nadrukowana siła { $card ->
    [your] twojej
   *[this] tej
} karty wynosi { $relation ->
    [more] więcej niż
    [less] mniej niż
    [equal] dokładnie
    [at-least] co najmniej
   *[at-most] co najwyżej
} { $than }
elementa-if-power-of = { $form ->
    [start] Jeśli
   *[do] jeśli
} { $card ->
    [your] twoja
   *[this] ta
} karta ma { $relation ->
    [more] wyższą nadrukowaną siłę niż
    [less] niższą nadrukowaną siłę niż
    [equal] taką samą nadrukowaną siłę jak
    [at-least] nie niższą nadrukowaną siłę niż
   *[at-most] nie wyższą nadrukowaną siłę niż
} karta { $than ->
    [an-opponent] któregoś przeciwnika
   *[each-opponent] każdego przeciwnika
}
elementa-if-turn = { $form ->
    [start] W
   *[do] w
} { $count ->
    [one] turze
   *[many] turach
} { $turns }
elementa-ordinal = { $form ->
    [start] W
   *[do] w
} { $n ->
    [1] pierwszej
    [2] drugiej
   *[3] trzeciej
}
elementa-if-combat = { $combats } walce tury
elementa-if-element = { $form ->
    [start] Jeśli
   *[do] jeśli
} { $card ->
    [this] ta karta
    [your] twoja karta
    [an-opponent] karta któregoś przeciwnika
   *[each-opponent] karta każdego przeciwnika
} ma w koszcie { $element ->
    [fire] Ogień
    [water] Wodę
    [earth] Ziemię
   *[air] Powietrze
}
elementa-if-unpaid = { $form ->
    [start] Jeśli
   *[do] jeśli
} karta któregoś przeciwnika pozostała nieopłacona
elementa-if-result = { $form ->
    [start] Jeśli
   *[do] jeśli
} { $card ->
    [your] twoja
   *[this] ta
} karta { $result ->
    [won] wygrała
    [lost] przegrała
   *[tied] zremisowała
}

## Kto i co

elementa-who = { $form ->
    [start] { $who ->
        [you] Ty
        [each-opponent] Każdy przeciwnik
        [an-opponent] Wybrany przeciwnik
        [everyone] Każdy gracz
        [winners] Każdy zwycięzca tej walki
       *[losers] Każdy przegrany w tej walce
    }
   *[do] { $who ->
        [you] ty
        [each-opponent] każdy przeciwnik
        [an-opponent] wybrany przeciwnik
        [everyone] każdy gracz
        [winners] każdy zwycięzca tej walki
       *[losers] każdy przegrany w tej walce
    }
}{ $relation ->
    [more] , który ma więcej
    [less] , który ma mniej
    [equal] , który ma tyle samo
   *[none] { "" }
}{ $number ->
    [points] { " " }punktów
    [crystals] { " " }kryształów
    [units] { " " }dostępnych zasobów
    [cards-in-hand] { " " }kart w ręce
   *[none] { "" }
}{ $relation ->
    [more] { " " }niż ty,
    [less] { " " }niż ty,
    [equal] { " " }co ty,
   *[none] { "" }
}
elementa-stock = { $amount } { $what ->
    [points] { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
   *[crystals] { $amount ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }
}
# Żywioł zasobu razem z odstępem od sąsiedniego słowa.
elementa-kind = { $element ->
    [fire] { " " }Ognia
    [water] { " " }Wody
    [earth] { " " }Ziemi
    [air] { " " }Powietrza
   *[any] { "" }
}
elementa-temporary = { $amount } { $amount ->
    [one] tymczasowy zasób
    [few] tymczasowe zasoby
   *[many] tymczasowych zasobów
}{ $kind }{ $element ->
    [any] { " " }dowolnego żywiołu
   *[fire] { "" }
}
elementa-resources = { $amount } { $amount ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
}{ $kind }{ $element ->
   *[any] { "" }
}
elementa-resource-card = { $amount } { $amount ->
    [one] kartę zasobu
    [few] karty zasobów
   *[many] kart zasobów
}{ $kind }{ $element ->
    [any] { " " }dowolnego żywiołu
   *[fire] { "" }
}
elementa-each = { " " }za { $counted }{ $most ->
    [0] { "" }
   *[other] { " " }(najwyżej { $sign }{ $most })
}
elementa-counted = { $count ->
    [points] { $per ->
        [one] każdy punkt, który masz
        [few] każde { $per } punkty, które masz
       *[many] każde { $per } punktów, które masz
    }
    [crystals] { $per ->
        [one] każdy kryształ, który masz
        [few] każde { $per } kryształy, które masz
       *[many] każde { $per } kryształów, które masz
    }
    [units] { $per ->
        [one] każdy dostępny zasób{ $kind }, który masz
        [few] każde { $per } dostępne zasoby{ $kind }, które masz
       *[many] każde { $per } dostępnych zasobów{ $kind }, które masz
    }
    [cards-in-hand] { $per ->
        [one] każdą kartę w twojej ręce
        [few] każde { $per } karty w twojej ręce
       *[many] każde { $per } kart w twojej ręce
    }
    [turn] { $per ->
        [one] każdą rozpoczętą turę tej rundy
        [few] każde { $per } rozpoczęte tury tej rundy
       *[many] każde { $per } rozpoczętych tur tej rundy
    }
    [combat] { $per ->
        [one] każdą rozpoczętą walkę tej tury
        [few] każde { $per } rozpoczęte walki tej tury
       *[many] każde { $per } rozpoczętych walk tej tury
    }
    [opponents] { $per ->
        [one] każdego przeciwnika
        [few] każdych { $per } przeciwników
       *[many] każdych { $per } przeciwników
    }
    [unpaid-opponents] { $per ->
        [one] każdą nieopłaconą kartę przeciwnika
        [few] każde { $per } nieopłacone karty przeciwników
       *[many] każde { $per } nieopłaconych kart przeciwników
    }
   *[used-units] { $per ->
        [one] każdy użyty zasób{ $kind }
        [few] każde { $per } użyte zasoby{ $kind }
       *[many] każde { $per } użytych zasobów{ $kind }
    }
}

## Czasowniki

elementa-gain = { $who ->
    [you] { $form ->
        [start] Zyskaj
        [may] zyskać
       *[do] zyskaj
    }
   *[other] { $subject } zyskuje
} { $what }{ $each }
elementa-lose = { $who ->
    [you] { $form ->
        [start] Strać
        [may] stracić
       *[do] strać
    }
   *[other] { $subject } traci
} { $what }{ $each }
elementa-lose-units = { $who ->
    [you] { $form ->
        [start] Strać
        [may] stracić
       *[do] strać
    }
   *[other] { $subject } traci
} { $what } do końca rundy{ $each }
elementa-discard-units = { $who ->
    [you] { $form ->
        [start] Odrzuć
        [may] odrzucić
       *[do] odrzuć
    }
   *[other] { $subject } odrzuca
} { $what }{ $each }
elementa-take = { $form ->
    [start] Zabierz
    [may] zabrać
   *[do] zabierz
} { $what } { $who ->
    [an-opponent] wybranemu przeciwnikowi
   *[each-opponent] każdemu przeciwnikowi
}{ $each }
elementa-power = { $form ->
    [start] { $card ->
        [this] Ta karta ma
        [your] Twoja karta ma
        [it] Ma
        [yours] Twoje karty mają
        [other] Każda inna karta ma
        [their] Karta każdego przeciwnika ma
        [theirs] Karty twoich przeciwników mają
        [another] Inna wybrana karta ma
       *[ones] Karty wybranego przeciwnika mają
    }
   *[do] { $card ->
        [this] ta karta ma
        [your] twoja karta ma
        [it] ma
        [yours] twoje karty mają
        [other] każda inna karta ma
        [their] karta każdego przeciwnika ma
        [theirs] karty twoich przeciwników mają
        [another] inna wybrana karta ma
       *[ones] karty wybranego przeciwnika mają
    }
} { $sign ->
    [minus] −
   *[plus] +
}{ $amount } do siły{ $lasts ->
    [next-combat] { " " }w najbliższej walce
    [turn] { " " }do końca tury
    [round] { " " }do końca rundy
   *[combat] { "" }
}{ $each }
elementa-power-set = { $form ->
    [start] { $card ->
        [this] Siła tej karty wynosi
        [your] Siła twojej karty wynosi
        [it] Jej siła wynosi
        [yours] Siła twoich kart wynosi
        [other] Siła każdej innej karty wynosi
        [their] Siła karty każdego przeciwnika wynosi
        [theirs] Siła kart twoich przeciwników wynosi
        [another] Siła innej wybranej karty wynosi
       *[ones] Siła kart wybranego przeciwnika wynosi
    }
   *[do] { $card ->
        [this] siła tej karty wynosi
        [your] siła twojej karty wynosi
        [it] jej siła wynosi
        [yours] siła twoich kart wynosi
        [other] siła każdej innej karty wynosi
        [their] siła karty każdego przeciwnika wynosi
        [theirs] siła kart twoich przeciwników wynosi
        [another] siła innej wybranej karty wynosi
       *[ones] siła kart wybranego przeciwnika wynosi
    }
} { $sign ->
    [minus] −
   *[plus] { "" }
}{ $amount }{ $lasts ->
    [next-combat] { " " }w najbliższej walce
    [turn] { " " }do końca tury
    [round] { " " }do końca rundy
   *[combat] { "" }
}{ $each }
elementa-tie = Przy remisie: { $result ->
    [wins] wygrywa
   *[loses] przegrywa
}
elementa-tie-of = { $form ->
    [start] { $card ->
        [this] Ta karta ma
        [your] Twoja karta ma
       *[it] Ma
    }
   *[do] { $card ->
        [this] ta karta ma
        [your] twoja karta ma
       *[it] ma
    }
} „Przy remisie: { $result ->
    [wins] wygrywa
   *[loses] przegrywa
}”
elementa-bonus-none = { $form ->
    [start] { $who ->
        [you] Nie otrzymujesz
       *[each-opponent] Żaden przeciwnik nie otrzymuje
    }
   *[do] { $who ->
        [you] nie otrzymujesz
       *[each-opponent] żaden przeciwnik nie otrzymuje
    }
} premii za { $bonus ->
    [victory] zwycięstwo
   *[defeat] porażkę
}
elementa-bonus-double = { $form ->
    [start] { $who ->
        [you] Twoja premia
       *[each-opponent] Premia każdego przeciwnika
    }
   *[do] { $who ->
        [you] twoja premia
       *[each-opponent] premia każdego przeciwnika
    }
} za { $bonus ->
    [victory] zwycięstwo
   *[defeat] porażkę
} podwaja się
elementa-bonus-add = { $form ->
    [start] { $who ->
        [you] Twoja premia
       *[each-opponent] Premia każdego przeciwnika
    }
   *[do] { $who ->
        [you] twoja premia
       *[each-opponent] premia każdego przeciwnika
    }
} za { $bonus ->
    [victory] zwycięstwo
   *[defeat] porażkę
} { $by }
elementa-bonus-by = { $sign ->
    [less] maleje
   *[more] rośnie
} o { $what }
elementa-cost = { $form ->
    [start] { $who ->
        [you] { $lasts ->
            [next-combat] Twoja karta kosztuje
           *[turn] Twoje karty kosztują
        }
       *[each-opponent] { $lasts ->
            [next-combat] Karta każdego przeciwnika kosztuje
           *[turn] Karty twoich przeciwników kosztują
        }
    }
   *[do] { $who ->
        [you] { $lasts ->
            [next-combat] twoja karta kosztuje
           *[turn] twoje karty kosztują
        }
       *[each-opponent] { $lasts ->
            [next-combat] karta każdego przeciwnika kosztuje
           *[turn] karty twoich przeciwników kosztują
        }
    }
} o { $what } { $sign ->
    [less] mniej
   *[more] więcej
}{ $lasts ->
    [next-combat] { " " }w najbliższej walce
    [turn] { " " }do końca tury
    [round] { " " }do końca rundy
   *[always] { "" }
}
elementa-move = { $form ->
    [start] { $source ->
        [discard] Weź
       *[hand] Pokaż
    }
    [may] { $source ->
        [discard] wziąć
       *[hand] pokazać
    }
   *[do] { $source ->
        [discard] weź
       *[hand] pokaż
    }
} { $source ->
    [hand] stworzenie z ręki
    [next-turn] stworzenie spośród swoich kart na następną turę
    [aside] jedno ze swoich odłożonych stworzeń
   *[discard] ze swojego stosu kart odrzuconych stworzenie wyłożone w tej rundzie
} i { $form ->
    [may] { $to ->
        [hand] dołożyć je do ręki
        [next-turn] dołożyć je do kart na następną turę
       *[discard] odłożyć je na stos kart odrzuconych
    }
   *[do] { $to ->
        [hand] dołóż je do ręki
        [next-turn] dołóż je do kart na następną turę
       *[discard] odłóż je na stos kart odrzuconych
    }
}
elementa-look = { $form ->
    [start] Obejrzyj
    [may] obejrzeć
   *[do] obejrzyj
} { $at ->
    [hand] rękę { $who ->
        [an-opponent] wybranego przeciwnika
       *[each-opponent] każdego przeciwnika
    }
    [next-turn] karty { $who ->
        [an-opponent] wybranego przeciwnika
       *[each-opponent] każdego przeciwnika
    } na następną turę
   *[aside] karty odłożone przez { $who ->
        [an-opponent] wybranego przeciwnika
       *[each-opponent] każdego przeciwnika
    }
}
