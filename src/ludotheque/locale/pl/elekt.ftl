### Elekt

elekt-name = Elekt
elekt-summary = Gra o wpływy dla jednej do czterech osób: przydzielaj Jednostki do trzech Stref, wygrywaj konfrontacje i zbieraj Tytuły, by zostać Cesarzem-Elektem.
elekt-zone = { $zone ->
    [S] Strefa Misji
    [M] Strefa Wpływów
   *[P] Strefa Dworu
}
elekt-attribute = { $attribute ->
    [M] Okultyzm
    [D] Podstęp
    [B] Przemoc
   *[A] Władza
}
elekt-attribute-in = { $attribute ->
    [M] Okultyzm
    [D] Podstęp
    [B] Przemoc
   *[A] Władzę
}
elekt-attribute-of = { $attribute ->
    [M] Okultyzmu
    [D] Podstępu
    [B] Przemocy
   *[A] Władzy
}
elekt-hidden-card = zakryta Jednostka Elitarna
elekt-hidden-cards = zakryte Jednostki Elitarne

## Opcje

elekt-option-edition = według której edycji gracie: francuskiej (fr) czy polskiej (pl)
elekt-option-solo_difficulty = w grze jednoosobowej: ilu Mistrzów dostaje Koalicja, jednego (easy), dwóch (medium) czy trzech (hard)
elekt-option-coalition_after_pass = co robi Koalicja, gdy gracz spasował: dalej przydziela (continue) czy też pasuje (pass)
elekt-option-coalition_steal = której Jednostce Koalicja kradnie żeton: pierwszej od lewej, która go ma (first_with_token), czy zawsze skrajnej lewej (strict_leftmost)
elekt-option-reshuffle_basics = czy odrzucone Jednostki Podstawowe też są wtasowywane do nowej talii Jednostek Elitarnych
elekt-option-first_player = kto zaczyna: losowanie (draw) albo wybrane miejsce i kierunek Berła

## Pytania

elekt-ask-assign = Przydziel Jednostkę do Strefy albo spasuj.
elekt-ask-use = Użyć zdolności tej karty?
elekt-ask-first-ability = Działa teraz kilka twoich zdolności: która pierwsza?
elekt-ask-attach = Wygrana konfrontacja na Okultyzm: dołącz żeton do Jednostki w tej Strefie albo na tym poprzestań.
elekt-ask-attach-one = Dołącz żeton: wybierz atrybut i Jednostkę.
elekt-ask-remove = Wybierz żeton, który zdejmujesz.
elekt-ask-carry = Wybierz żeton, który przekładasz na inną Jednostkę.
elekt-ask-swap = Wygrana konfrontacja na Podstęp: zamień swoją Jednostkę w tej Strefie z inną swoją Jednostką z innej Strefy albo zrezygnuj.
elekt-ask-swap-units = Wybierz dwie Jednostki do zamiany miejscami.
elekt-ask-ban = Wygrana konfrontacja na Przemoc: unicestwij Jednostkę w tej Strefie albo zrezygnuj.
elekt-ask-ban-unit = Wybierz Jednostkę, którą unicestwiasz.
elekt-ask-rename = Wybierz, która z twoich Jednostek w tej Strefie zostaje unicestwiona; nie można jej ocalić.
elekt-ask-protect = Twoja Jednostka ma zostać unicestwiona: ocalić ją?
elekt-ask-unit = Wybierz Jednostkę.
elekt-ask-place = Umieść Jednostkę z ręki: wybierz Jednostkę.
elekt-ask-place-zone = Wybierz Strefę, w której ją umieszczasz.
elekt-ask-move = Wybierz Jednostkę i Strefę, do której ją przenosisz.
elekt-ask-discard-from-hand = Odrzuć Jednostkę z ręki.
elekt-ask-player = Któremu graczowi odbierasz Żar?
elekt-ask-take-card = Wybierz kartę, którą odbierasz przeciwnikowi.
elekt-ask-kind = Wybierz atrybut.
elekt-ask-tie = Rozstrzygnij remis: który z remisujących graczy wygrywa?
elekt-ask-sceptre = Zdobyty Przywilej: komu dajesz Berło i w którą stronę ma wskazywać?
elekt-ask-direction = Zaczynasz grę: w którą stronę wskazuje Berło?
elekt-ask-weaken = Pasujesz: czy Koalicja traci cały Żar, czy wszystkie Pieczęcie?
elekt-ask-enlist = Zostaw jedną z otrzymanych Jednostek Elitarnych albo odrzuć je i dobierz nową.
elekt-ask-reshuffle = Stos kart odrzuconych jest tasowany i tworzy nową talię Jednostek Elitarnych.
elekt-ask-coalition-card = Los dobiera Jednostkę z ręki Koalicji.
elekt-ask-shuffle-skirmish = Karty Misji są tasowane.
elekt-ask-shuffle-machination = Karty Wpływów są tasowane.
elekt-ask-shuffle-privilege = Karty Przywilejów są tasowane.
elekt-ask-shuffle-elite = Jednostki Elitarne są tasowane.
elekt-ask-shuffle-masters = Los wskazuje Mistrzów Koalicji.

## Co się wydarzyło

elekt-event-sceptre-given = { $seat_is ->
    [you] Masz Berło
   *[other] { $seat } ma Berło
}; wskazuje ono kierunek { $direction ->
    [clockwise] zgodny z ruchem wskazówek zegara
   *[anticlockwise] przeciwny do ruchu wskazówek zegara
}.
elekt-event-round-begins = Zaczyna się runda { $number }.
elekt-event-card-revealed = Odkryta karta w { $zone ->
    [S] Strefie Misji
    [M] Strefie Wpływów
   *[P] Strefie Dworu
}: { $card }.
elekt-event-master-given = Koalicja dostaje kartę: { $card }.
elekt-event-elite-dealt = { $seat_is ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} karty: { $cards }.
elekt-event-enlisted = { $seat_is ->
    [you] Rekrutujesz
   *[other] { $seat } rekrutuje
} kartę: { $card }.
elekt-event-elite-shown = { $seat_is ->
    [you] Losujesz
   *[other] { $seat } losuje
} o Berło kartę: { $card }.
elekt-event-elite-drawn = { $seat_is ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę: { $card }.
elekt-event-elite-reshuffled = Nowa talia Jednostek Elitarnych powstaje z odrzuconych kart: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
elekt-event-discarded-from-hand = { $seat_is ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} z ręki kartę: { $card }.
elekt-event-assigned = { $seat_is ->
    [you] Przydzielasz
   *[other] { $seat } przydziela
} do { $zone ->
    [S] Strefy Misji
    [M] Strefy Wpływów
   *[P] Strefy Dworu
} kartę: { $card }.
elekt-event-passed = { $seat_is ->
    [you] Pasujesz
   *[other] { $seat } pasuje
}.
elekt-event-ability-used = { $seat_is ->
    [you] Używasz
   *[other] { $seat } używa
} zdolności karty { $card }.
elekt-event-amber-obtained = { $seat_is ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} { $amount } { $amount ->
    [one] Żar
    [few] Żary
   *[many] Żarów
}.
elekt-event-amber-spent = { $seat_is ->
    [you] Płacisz
   *[other] { $seat } płaci
} { $amount } { $amount ->
    [one] Żar
    [few] Żary
   *[many] Żarów
}.
elekt-event-amber-lost = { $seat_is ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} { $amount } { $amount ->
    [one] Żar
    [few] Żary
   *[many] Żarów
}.
elekt-event-amber-taken = { $seat_is ->
    [you] Odbierasz
   *[other] { $seat } odbiera
} { $other_is ->
    [you] ci { $amount } { $amount ->
        [one] Żar
        [few] Żary
       *[many] Żarów
    }
   *[other] { $amount } { $amount ->
        [one] Żar
        [few] Żary
       *[many] Żarów
    } graczowi { $other }
}.
elekt-event-token-attached = { $seat_is ->
    [you] Dołączasz
   *[other] { $seat } dołącza
} żeton { $token ->
    [M] Okultyzmu
    [D] Podstępu
    [B] Przemocy
   *[A] Władzy
} do karty { $card }.
elekt-event-token-removed = Żeton { $token ->
    [M] Okultyzmu
    [D] Podstępu
    [B] Przemocy
   *[A] Władzy
} zostaje zdjęty z karty { $card }.
elekt-event-token-carried = { $seat_is ->
    [you] Przekładasz
   *[other] { $seat } przekłada
} żeton { $token ->
    [M] Okultyzmu
    [D] Podstępu
    [B] Przemocy
   *[A] Władzy
} z karty { $card } na kartę { $other }.
elekt-event-confrontation-held = { $zone ->
    [S] Strefa Misji
    [M] Strefa Wpływów
   *[P] Strefa Dworu
}, { $attribute ->
    [M] Okultyzm
    [D] Podstęp
    [B] Przemoc
   *[A] Władza
}: { $counts }. { $winner_is ->
    [you] Wygrywasz.
    [nobody] Nikt nie wygrywa.
   *[other] Wygrywa { $winner }.
}
elekt-event-ban-named = { $seat_is ->
    [you] Unicestwiasz
   *[other] { $seat } unicestwia
} kartę: { $card }.
elekt-event-ban-redirected = { $seat_is ->
    [you] Kierujesz
   *[other] { $seat } kieruje
} unicestwienie na kartę { $card }, której nie można ocalić.
elekt-event-unit-protected = { $seat_is ->
    [you] Ocalasz
   *[other] { $seat } ocala
} kartę: { $card }.
elekt-event-unit-kept = { $seat_is ->
    [you] Pozostawiasz
   *[other] { $seat } pozostawia
} w Strefie, z żetonami, kartę: { $card }.
elekt-event-unit-returned = { $seat_is ->
    [you] Bierzesz
   *[other] { $seat } bierze
} na rękę kartę: { $card }.
elekt-event-unit-discarded = Karta { $card } zostaje odrzucona.
elekt-event-unit-placed = { $seat_is ->
    [you] Umieszczasz
   *[other] { $seat } umieszcza
} w { $zone ->
    [S] Strefie Misji
    [M] Strefie Wpływów
   *[P] Strefie Dworu
} kartę: { $card }.
elekt-event-unit-moved = Karta { $card } zostaje przeniesiona do { $zone ->
    [S] Strefy Misji
    [M] Strefy Wpływów
   *[P] Strefy Dworu
}.
elekt-event-units-swapped = { $seat_is ->
    [you] Zamieniasz
   *[other] { $seat } zamienia
} miejscami karty: { $card } i { $other }.
elekt-event-unit-silenced = Zdolność karty { $card } przestaje działać.
elekt-event-card-obtained = { $seat_is ->
    [you] Zdobywasz
   *[other] { $seat } zdobywa
} kartę: { $card }.
elekt-event-card-taken = { $seat_is ->
    [you] Odbierasz
   *[other] { $seat } odbiera
} { $other_is ->
    [you] ci
   *[other] graczowi { $other }
} kartę: { $card }.
elekt-event-card-gone = Karta { $card } wraca do pudełka.
elekt-event-seal-gained = Koalicja dostaje Pieczęć i ma ich teraz { $seals }.
elekt-event-seals-lost = Koalicja traci { $amount } { $amount ->
    [one] Pieczęć
    [few] Pieczęcie
   *[many] Pieczęci
}.
elekt-event-title-gained = Koalicja zdobywa Tytuł za { $source ->
    [seals] trzy Pieczęcie
   *[amber] trzy Żary
}.
elekt-event-units-recalled = { $units ->
    [0] W Strefach nie ma Jednostek.
    [one] Na rękę właściciela wraca { $units } Jednostka.
    [few] Na ręce właścicieli wracają { $units } Jednostki.
   *[many] Na ręce właścicieli wraca { $units } Jednostek.
}
elekt-event-match-ended = { $winner_is ->
    [you] Zostajesz Cesarzem-Elektem
   *[other] Cesarzem-Elektem zostaje { $winner }
}, Tytuły: { $titles }.

## Wyniki

elekt-titles = dzięki zdobyciu potrzebnych Tytułów
elekt-most-titles = największą liczbą Tytułów po ostatniej rundzie

## Dlaczego nie

elekt-over = Gra jest skończona.
elekt-not-asked = Teraz nie twoja kolej na odpowiedź.
elekt-not-in-hand = Nie masz tej Jednostki na ręce.
elekt-no-room = W tej Strefie nie ma miejsca na kolejną Jednostkę.
elekt-no-such-token = W puli nie ma już żetonów tego atrybutu.
elekt-same-token = Oba żetony muszą być różnych atrybutów.
elekt-not-in-zone = Tej Jednostki nie ma w tej Strefie.
elekt-not-possible = Teraz nie jest to możliwe.
elekt-unreadable = „{ $answer }” nie jest odpowiedzią w grze Elekt.
elekt-endless = { $card } i to, na co odpowiada, nie mają końca: ponad { $most } zdolności w jednej rundzie.
elekt-no-solo = Polska edycja nie ma wariantu jednoosobowego: gra dwoje do czworga graczy.
elekt-no-such-first = Nie ma miejsca dla „{ $first }”: przy stole siedzi graczy: { $seats }, a miejsca są numerowane od 0.
elekt-bad-value = „{ $value }” nie może tu stać.

## Teksty kart: zdania

elekt-sentence = { $body }{ $once ->
    [confrontation] { " " }(raz na konfrontację)
    [round] { " " }(raz na rundę)
   *[never] { "" }
}.
elekt-immediate = ➤ { $body }
elekt-immediate-for = ➤ { $price }: { $body }
elekt-when-then = { $when }, { $then }
elekt-if-then = { $condition }, { $body }
elekt-may = { $form ->
    [start] Możesz
   *[do] możesz
} { $effects }
elekt-may-for = { $form ->
    [start] Możesz
   *[do] możesz
} { $price }, aby { $effects }
elekt-and = { $first } i { $second }
elekt-or = { $first } lub { $second }
elekt-then = { $first }, a potem { $second }
elekt-after-that = { $first }; następnie { $second }
elekt-besides = { $first }; { $second }

## Teksty kart: słowa

elekt-amber = { $amount } { $amount ->
    [one] Żar
    [few] Żary
   *[many] Żarów
}
elekt-tokens = { $token ->
    [any] { $amount ->
        [one] dowolny żeton atrybutu
        [few] { $amount } dowolne żetony atrybutów
       *[many] { $amount } dowolnych żetonów atrybutów
    }
    [none] żeton atrybutu
    [A] { $amount ->
        [one] żeton Władzy
        [few] { $amount } żetony Władzy
       *[many] { $amount } żetonów Władzy
    }
    [B] { $amount ->
        [one] żeton Przemocy
        [few] { $amount } żetony Przemocy
       *[many] { $amount } żetonów Przemocy
    }
    [D] { $amount ->
        [one] żeton Podstępu
        [few] { $amount } żetony Podstępu
       *[many] { $amount } żetonów Podstępu
    }
   *[M] { $amount ->
        [one] żeton Okultyzmu
        [few] { $amount } żetony Okultyzmu
       *[many] { $amount } żetonów Okultyzmu
    }
}
elekt-symbols = o { $amount } { $amount ->
    [one] symbol
    [few] symbole
   *[many] symboli
}{ $attribute ->
    [none] { "" }
   *[other] { " " }{ $of }
} { $sign ->
    [less] mniej
   *[more] więcej
}
elekt-contest = { $form ->
    [in] w konfrontacji
    [subject] konfrontacja
   *[object] konfrontację
}{ $attribute ->
    [none] { "" }
    [M] { " " }na Okultyzm
    [D] { " " }na Podstęp
    [B] { " " }na Przemoc
   *[A] { " " }na Władzę
}
elekt-place = { $place ->
    [here] { " " }w tej Strefie
    [there] { " " }w danej Strefie
    [another] { " " }w innej Strefie
    [anywhere] { " " }w dowolnej Strefie
    [everywhere] { " " }w każdej Strefie
   *[none] { "" }
}
elekt-place-of = { $place ->
    [here] { " " }w tej Strefie
    [anywhere] { " " }w dowolnej Strefie
   *[none] { "" }
}
elekt-place-from = { $place ->
    [here] { " " }z tej Strefy
    [anywhere] { " " }z dowolnej Strefy
   *[none] { "" }
}
elekt-place-to = { $place ->
    [here] { " " }do tej Strefy
    [anywhere] { " " }do dowolnej Strefy
   *[none] { "" }
}
elekt-this-unit = { $form ->
    [to] do{ " " }
    [onto] na{ " " }
    [from] z{ " " }
    [of] { "" }
   *[object] { "" }
}{ $which ->
    [this] { $form ->
        [object] tę Jednostkę
        [onto] tę Jednostkę
       *[of] tej Jednostki
    }
    [it] { $form ->
        [object] tę Jednostkę
        [onto] tę Jednostkę
       *[of] tej Jednostki
    }
   *[that] { $form ->
        [object] daną Jednostkę
        [onto] daną Jednostkę
       *[of] danej Jednostki
    }
}
elekt-units =
    { $form ->
        [to] do{ " " }
        [onto] na{ " " }
        [from] z{ " " }
        [of] { "" }
       *[object] { "" }
    }{ $which ->
        [a] { "" }
        [many] { "" }
        [many-other] innych{ " " }
       *[any]
            { $which ->
                [another] inn
                [every] każd
                [every-other] każd
                [none] żadn
                [no-other] żadn
               *[any] dowoln
            }{ $type ->
                [unit]
                    { $form ->
                        [subject] a
                        [object] ą
                        [onto] ą
                       *[of] ej
                    }
               *[spectre]
                    { $form ->
                        [subject] y
                       *[of] ego
                    }
            }{ $which ->
                [every-other]
                    { " " }inn{ $type ->
                        [unit]
                            { $form ->
                                [subject] a
                                [object] ą
                                [onto] ą
                               *[of] ej
                            }
                       *[spectre]
                            { $form ->
                                [subject] y
                               *[of] ego
                            }
                    }
                [no-other]
                    { " " }inn{ $type ->
                        [unit]
                            { $form ->
                                [subject] a
                                [object] ą
                                [onto] ą
                               *[of] ej
                            }
                       *[spectre]
                            { $form ->
                                [subject] y
                               *[of] ego
                            }
                    }
               *[any] { "" }
            }{ " " }
    }{ $owner ->
        [you]
            { $acting ->
                [you] sw
               *[others] tw
            }{ $type ->
                [unit]
                    { $form ->
                        [many] oich
                        [subject] oja
                        [object] oją
                        [onto] oją
                       *[of] ojej
                    }
               *[spectre]
                    { $form ->
                        [many] oich
                        [subject] ój
                       *[of] ojego
                    }
            }{ " " }
       *[anybody] { "" }
    }{ $type ->
        [spectre]
            Upi{ $form ->
                [subject] ór
                [many] orów
               *[object] ora
            }
        [disciple]
            Kultyst{ $form ->
                [subject] a
                [object] ę
                [onto] ę
                [many] ów
               *[of] y
            }
       *[unit]
            Jednost{ $form ->
                [subject] ka
                [object] kę
                [onto] kę
                [many] ek
               *[of] ki
            }
    }{ $rank ->
        [basic]
            { " " }Podstawow{ $type ->
                [unit]
                    { $form ->
                        [many] ych
                        [subject] a
                        [object] ą
                        [onto] ą
                       *[of] ej
                    }
               *[spectre]
                    { $form ->
                        [many] ych
                        [subject] y
                       *[of] ego
                    }
            }
        [elite]
            { " " }Elitarn{ $type ->
                [unit]
                    { $form ->
                        [many] ych
                        [subject] a
                        [object] ą
                        [onto] ą
                       *[of] ej
                    }
               *[spectre]
                    { $form ->
                        [many] ych
                        [subject] y
                       *[of] ego
                    }
            }
       *[none] { "" }
    }{ $owner ->
        [opponent] { " " }przeciwnika
        [that-player] { " " }tego gracza
       *[anybody] { "" }
    }{ $shows ->
        [none] { "" }
       *[other] { " " }z symbolem { $symbol }
    }{ $tokens ->
        [some] { " " }z żetonem
        [none] { " " }bez żetonów
       *[any] { "" }
    }{ $ability ->
        [permanent] { " " }ze zdolnością stałą
       *[none] { "" }
    }{ $place ->
        [here] { " " }w tej Strefie
        [there] { " " }w danej Strefie
        [another]
            { " " }{ $form ->
                [subject] w innej Strefie
                [none] w innej Strefie
                [many] w innej Strefie
               *[object] z innej Strefy
            }
        [anywhere] { " " }w dowolnej Strefie
       *[none] { "" }
    }
elekt-alike = { $type ->
    [spectre] jest Upiorem
    [disciple] jest Kultystą
   *[unit] { $rank ->
        [basic] jest Jednostką Podstawową
        [elite] jest Jednostką Elitarną
       *[none] { $shows ->
            [none] { $tokens ->
                [some] ma żeton
                [none] nie ma żetonów
               *[any] { $ability ->
                    [permanent] ma zdolność stałą
                   *[none] jest w Strefie
                }
            }
           *[other] ma symbol { $symbol }
        }
    }
}

## Teksty kart: kiedy

elekt-when-assigned = Gdy przydzielasz tę Jednostkę
elekt-when-unit-assigned = { $who ->
    [you] Gdy przydzielasz
    [opponent] Gdy przeciwnik przydziela
   *[anybody] Gdy gracz przydziela
} { $unit }{ $place_to }
elekt-when-counting = Gdy toczy się { $contest_is }{ $place }
elekt-when-won = { $who ->
    [you] Gdy wygrywasz
    [opponent] Gdy przeciwnik wygrywa
   *[anybody] Gdy gracz wygrywa
} { $contest }{ $place }
elekt-when-tie = Gdy jest remis { $contest_in }{ $place }
elekt-when-ban-named = { $who ->
    [you] Gdy unicestwiasz
    [opponent] Gdy przeciwnik unicestwia
   *[anybody] Gdy gracz unicestwia
} { $unit }{ $place_of }
elekt-when-saved = { $who ->
    [you] Gdy ocalasz
    [opponent] Gdy przeciwnik ocala
   *[anybody] Gdy gracz ocala
} { $unit }{ $place_of }
elekt-when-banned = { $who ->
    [you] Po tym, jak unicestwisz
    [opponent] Po tym, jak przeciwnik unicestwi
   *[anybody] Po tym, jak gracz unicestwi
} { $unit }{ $place_of }
elekt-when-swapped = { $who ->
    [you] Gdy zamieniasz Jednostki
    [opponent] Gdy przeciwnik zamienia Jednostki
   *[anybody] Gdy gracz zamienia Jednostki
}{ $place }
elekt-when-obtained = Gdy zdobywasz tę kartę
elekt-when-card-obtained = { $who ->
    [you] Gdy zdobywasz
    [opponent] Gdy przeciwnik zdobywa
   *[anybody] Gdy gracz zdobywa
} kartę{ $place_from }
elekt-when-token-attached = { $who ->
    [you] Gdy dołączasz
    [opponent] Gdy przeciwnik dołącza
   *[anybody] Gdy gracz dołącza
} { $token } { $unit }{ $place_of }
elekt-when-token-removed = { $who ->
    [you] Gdy zdejmujesz
    [opponent] Gdy przeciwnik zdejmuje
   *[anybody] Gdy gracz zdejmuje
} { $token } { $unit }{ $place_of }
elekt-when-amber-obtained = { $who ->
    [you] Gdy dobierasz
    [opponent] Gdy przeciwnik dobiera
   *[anybody] Gdy gracz dobiera
} Żar
elekt-when-amber-spent = { $who ->
    [you] Gdy płacisz
    [opponent] Gdy przeciwnik płaci
   *[anybody] Gdy gracz płaci
} Żar
elekt-when-amber-lost = { $who ->
    [you] Gdy odrzucasz
    [opponent] Gdy przeciwnik odrzuca
   *[anybody] Gdy gracz odrzuca
} Żar
elekt-when-unit-placed = { $who ->
    [you] Gdy umieszczasz
    [opponent] Gdy przeciwnik umieszcza
   *[anybody] Gdy gracz umieszcza
} { $unit }{ $place }
elekt-when-unit-moved = { $who ->
    [you] Gdy w wyniku przeniesienia zyskujesz
    [opponent] Gdy w wyniku przeniesienia przeciwnik zyskuje
   *[anybody] Gdy w wyniku przeniesienia gracz zyskuje
} { $unit }{ $place }
elekt-when-unit-discarded = { $who ->
    [you] Gdy tracisz
    [opponent] Gdy przeciwnik traci
   *[anybody] Gdy gracz traci
} { $unit }{ $place_from } przez odrzucenie
elekt-when-unit-returned = { $who ->
    [you] Gdy bierzesz
    [opponent] Gdy przeciwnik bierze
   *[anybody] Gdy gracz bierze
} na rękę { $unit }{ $place_from }
elekt-when-round-begins = Gdy zaczyna się runda
elekt-when-amber-step = Gdy w fazie zakończenia rundy zbierany jest Żar

## Teksty kart: warunki

elekt-if-holder = { $form ->
    [start] Jeśli
   *[do] jeśli
} masz Berło
elekt-if-this = { $form ->
    [start] Jeśli
   *[do] jeśli
} ta Jednostka { $units }
elekt-if-one = { $form ->
    [start] Jeśli
   *[do] jeśli
} jest { $units }
elekt-if-none = { $form ->
    [start] Jeśli
   *[do] jeśli
} nie ma { $units }
elekt-if-many = { $form ->
    [start] Jeśli
   *[do] jeśli
} liczba { $units } wynosi { $limit ->
    [least] co najmniej { $least }
    [most] najwyżej { $most }
    [exactly] dokładnie { $least }
   *[both] od { $least } do { $most }
}
elekt-if-only = { $form ->
    [start] Jeśli
   *[do] jeśli
} wszystkie Jednostki{ $place } to { $type ->
    [spectre] Upiory
   *[disciple] Kultyści
}
elekt-if-has = { $form ->
    [start] Jeśli
   *[do] jeśli
} { $who ->
    [you] masz
   *[that-player] ten gracz ma
} co najmniej { $least } { $what ->
    [amber] { $least ->
        [one] Żar
        [few] Żary
       *[many] Żarów
    }
    [titles] { $least ->
        [one] Tytuł
        [few] Tytuły
       *[many] Tytułów
    }
    [cards] { $least ->
        [one] kartę na ręce
        [few] karty na ręce
       *[many] kart na ręce
    }
    [privileges] { $least ->
        [one] Przywilej
        [few] Przywileje
       *[many] Przywilejów
    }
   *[units] { $least ->
        [one] Jednostkę
        [few] Jednostki
       *[many] Jednostek
    }{ $place }
}
elekt-if-compare = { $form ->
    [start] Jeśli
   *[do] jeśli
} { $what ->
    [rank] twoja pozycja na Dworze jest { $how ->
        [least] najniższa
       *[most] najwyższa
    }
   *[other] masz { $how ->
        [least] mniej
       *[most] więcej
    } { $what ->
        [amber] Żaru
        [titles] Tytułów
        [cards] kart na ręce
       *[units] Jednostek{ $place }
    } niż każdy przeciwnik
}
elekt-if-phase = { $form ->
    [start] Jeśli
   *[do] jeśli
} trwa faza { $phase ->
    [assignment] przydziału
    [confrontation] konfrontacji
   *[reset] zakończenia rundy
}

## Teksty kart: efekty i koszty

elekt-pay-amber = { $form ->
    [start] Zapłać
    [may] zapłacić
   *[do] zapłać
} { $amber }
elekt-do-attach = { $form ->
    [start] Dołącz
    [may] dołączyć
   *[do] dołącz
} { $tokens } { $to }
elekt-do-remove = { $form ->
    [start] Zdejmij
    [may] zdjąć
   *[do] zdejmij
} { $token } { $units }
elekt-do-carry = { $form ->
    [start] Przełóż
    [may] przełożyć
   *[do] przełóż
} żeton atrybutu { $units } { $to }
elekt-do-obtain-amber = { $who ->
    [you] { $form ->
        [start] Dobierz
        [may] dobrać
       *[do] dobierz
    }
    [that-player] { $form ->
        [start] Ten gracz dobiera
        [may] sprawić, że ten gracz dobierze
       *[do] ten gracz dobiera
    }
    [each-opponent] { $form ->
        [start] Każdy przeciwnik dobiera
        [may] sprawić, że każdy przeciwnik dobierze
       *[do] każdy przeciwnik dobiera
    }
   *[everybody] { $form ->
        [start] Każdy gracz dobiera
        [may] sprawić, że każdy gracz dobierze
       *[do] każdy gracz dobiera
    }
} { $amber }
elekt-do-discard-amber = { $who ->
    [you] { $form ->
        [start] Odrzuć
        [may] odrzucić
       *[do] odrzuć
    }
    [that-player] { $form ->
        [start] Ten gracz odrzuca
        [may] sprawić, że ten gracz odrzuci
       *[do] ten gracz odrzuca
    }
    [each-opponent] { $form ->
        [start] Każdy przeciwnik odrzuca
        [may] sprawić, że każdy przeciwnik odrzuci
       *[do] każdy przeciwnik odrzuca
    }
   *[everybody] { $form ->
        [start] Każdy gracz odrzuca
        [may] sprawić, że każdy gracz odrzuci
       *[do] każdy gracz odrzuca
    }
} { $amber }
elekt-do-take-amber = { $form ->
    [start] Odbierz
    [may] odebrać
   *[do] odbierz
} { $amber } dowolnemu przeciwnikowi
elekt-do-ban = { $form ->
    [start] Unicestwij
    [may] unicestwić
   *[do] unicestwij
} { $units }
elekt-do-redirect-ban = { $form ->
    [start] Skieruj
    [may] skierować
   *[do] skieruj
} unicestwienie na tę Jednostkę; nie można jej wtedy ocalić
elekt-do-rename-ban = { $form ->
    [start] Wybierz
    [may] wybrać
   *[do] wybierz
}, która z twoich Jednostek w tej Strefie zostaje unicestwiona; nie można jej ocalić
elekt-do-keep-saved = { $form ->
    [start] Pozostaw
    [may] pozostawić
   *[do] pozostaw
} ją w jej Strefie wraz z żetonami
elekt-do-discard = { $form ->
    [start] Odrzuć
    [may] odrzucić
   *[do] odrzuć
} { $units }
elekt-do-discard-this = { $form ->
    [start] Odrzuć
    [may] odrzucić
   *[do] odrzuć
} { $card ->
    [unit] tę Jednostkę
   *[card] tę kartę
}
elekt-do-return = { $form ->
    [start] Zwróć
    [may] zwrócić
   *[do] zwróć
} na rękę właściciela { $units }
elekt-do-seize = { $form ->
    [start] Weź
    [may] wziąć
   *[do] weź
} na rękę { $units }
elekt-do-place = { $form ->
    [start] Umieść
    [may] umieścić
   *[do] umieść
} Jednostkę z ręki{ $place }
elekt-do-move = { $form ->
    [start] Przenieś
    [may] przenieść
   *[do] przenieś
} { $units } do { $to ->
    [this] tej Strefy
   *[another] innej Strefy
}
elekt-do-swap = { $form ->
    [start] Zamień
    [may] zamienić
   *[do] zamień
} miejscami { $first } i { $second }
elekt-do-confront = { $form ->
    [start] Rozegraj
    [may] rozegrać
   *[do] rozegraj
} natychmiast dodatkową konfrontację na { $attribute }{ $place }
elekt-do-boost = { $form ->
    [start] Licz
    [may] liczyć
   *[do] licz
} { $symbols }
elekt-do-count-one-as = { $form ->
    [start] Licz
    [may] liczyć
   *[do] licz
} także symbole jednego innego atrybutu na swoich Jednostkach
elekt-do-resolve-tie = { $form ->
    [start] Rozstrzygnij
    [may] rozstrzygnąć
   *[do] rozstrzygnij
} go na korzyść wybranego remisującego gracza
elekt-do-silence = { $form ->
    [start] Wybierz
    [may] wybrać
   *[do] wybierz
} { $units }; zdolność tej karty przestaje działać w tej rundzie
elekt-do-take-card = { $form ->
    [start] Odbierz
    [may] odebrać
   *[do] odbierz
} przeciwnikowi kartę Misji lub Wpływu mającą najwyżej { $titles } { $titles ->
    [one] Tytuł
    [few] Tytuły
   *[many] Tytułów
}
elekt-do-draw = { $form ->
    [start] Dobierz
    [may] dobrać
   *[do] dobierz
} { $amount ->
    [one] Jednostkę Elitarną
    [few] { $amount } Jednostki Elitarne
   *[many] { $amount } Jednostek Elitarnych
}
elekt-do-discard-from-hand = { $who ->
    [you] { $form ->
        [start] Odrzuć
        [may] odrzucić
       *[do] odrzuć
    }
    [that-player] { $form ->
        [start] Ten gracz odrzuca
        [may] sprawić, że ten gracz odrzuci
       *[do] ten gracz odrzuca
    }
    [each-opponent] { $form ->
        [start] Każdy przeciwnik odrzuca
        [may] sprawić, że każdy przeciwnik odrzuci
       *[do] każdy przeciwnik odrzuca
    }
   *[everybody] { $form ->
        [start] Każdy gracz odrzuca
        [may] sprawić, że każdy gracz odrzuci
       *[do] każdy gracz odrzuca
    }
} z ręki { $amount ->
    [one] dowolną Jednostkę
    [few] { $amount } dowolne Jednostki
   *[many] { $amount } dowolnych Jednostek
}
elekt-do-discard-zone-card = { $form ->
    [start] Odrzuć
    [may] odrzucić
   *[do] odrzuć
} kartę { $place ->
    [there] danej Strefy
   *[here] tej Strefy
}
elekt-do-sceptre = { $who ->
    [that-player] { $form ->
        [start] Daj
        [may] dać
       *[do] daj
    } Berło temu graczowi
   *[you] { $form ->
        [start] Weź
        [may] wziąć
       *[do] weź
    } Berło
}
elekt-do-turn-sceptre = { $form ->
    [start] Odwróć
    [may] odwrócić
   *[do] odwróć
} kierunek Berła

## Teksty kart: zasady

elekt-rule-first = { $form ->
    [start] Konfrontacja
   *[do] konfrontacja
} na { $attribute }{ $place } jest rozgrywana przed innymi
elekt-rule-counts-also = { $form ->
    [start] Każdy
   *[do] każdy
} symbol { $symbol }{ $all ->
    [yes] { $where }
   *[no] { " " }{ $where }
} liczy się { $how ->
    [twice] podwójnie
   *[also] także jako { $also }
}
elekt-rule-symbols = { $form ->
    [start] Licz
   *[do] licz
} { $symbols } za { $units }
elekt-rule-symbols-for = { $who ->
    [you] { $form ->
        [start] Liczysz
       *[do] liczysz
    }
    [opponents] { $form ->
        [start] Każdy przeciwnik liczy
       *[do] każdy przeciwnik liczy
    }
   *[everybody] { $form ->
        [start] Każdy gracz liczy
       *[do] każdy gracz liczy
    }
} { $symbols }{ $place }
elekt-rule-no-symbols = { $form ->
    [start] Symbole
   *[do] symbole
} { $attribute }{ $all ->
    [yes] { $where }
   *[no] { " " }{ $where }
} nie liczą się
elekt-rule-same-kinds = { $form ->
    [start] Gdy
   *[do] gdy
} wygrywasz konfrontację na Okultyzm{ $place }, dołączane żetony mogą być takie same
elekt-rule-wins-ties = { $who ->
    [everybody] { $form ->
        [start] W
       *[do] w
    } razie remisu o pierwsze miejsce konfrontację na { $attribute }{ $place } wygrywa remisujący gracz o najwyższej pozycji na Dworze
   *[you] { $form ->
        [start] Wygrywasz
       *[do] wygrywasz
    } konfrontację na { $attribute }{ $place }, jeśli remisujesz o pierwsze miejsce
}
elekt-rule-nobody-wins = { $form ->
    [start] Nikt
   *[do] nikt
} nie wygrywa konfrontacji na { $attribute }{ $place }
elekt-rule-stays-out = { $who ->
    [you] { $form ->
        [start] Nie bierzesz
       *[do] nie bierzesz
    }
    [opponents] { $form ->
        [start] Przeciwnicy nie biorą
       *[do] przeciwnicy nie biorą
    }
   *[everybody] { $form ->
        [start] Gracze nie biorą
       *[do] gracze nie biorą
    }
} udziału w konfrontacji na { $attribute }{ $place }
elekt-rule-protection = { $form ->
    [start] Ocalenie
   *[do] ocalenie
} { $units } { $price ->
    [never] jest niemożliwe
    [free] nic nie kosztuje
   *[amber] kosztuje { $amber }
}
elekt-rule-room = { $who ->
    [you] { $form ->
        [start] Możesz
       *[do] możesz
    }
    [opponents] { $form ->
        [start] Każdy przeciwnik może
       *[do] każdy przeciwnik może
    }
   *[everybody] { $form ->
        [start] Każdy gracz może
       *[do] każdy gracz może
    }
} mieć o { $amount } { $amount ->
    [one] Jednostkę
    [few] Jednostki
   *[many] Jednostek
} { $sign ->
    [less] mniej
   *[more] więcej
}{ $place }
elekt-rule-assignments = { $form ->
    [start] Możesz
   *[do] możesz
} w każdej rundzie przydzielić o { $amount } { $amount ->
    [one] Jednostkę
    [few] Jednostki
   *[many] Jednostek
} { $sign ->
    [less] mniej
   *[more] więcej
}
