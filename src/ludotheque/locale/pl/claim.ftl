### Claim

claim-name = Claim
claim-summary = Gra karciana dla dwóch osób w dwóch fazach: zbierając lewy, werbujesz zwolenników, a potem zdobywasz z nimi głosy pięciu frakcji.
claim-faction = { $faction ->
    [goblin] Gobliny
    [knight] Rycerze
    [undead] Nieumarli
    [dwarf] Krasnoludy
   *[doppelganger] Doppelgangery
}
claim-card = { $faction ->
    [goblin] Goblin
    [knight] Rycerz
    [undead] Nieumarły
    [dwarf] Krasnolud
   *[doppelganger] Doppelganger
} { $value }
claim-hidden-card = zakryta karta
claim-hidden-cards = 13 zakrytych kart
claim-option-first_leader = kto wychodzi do pierwszej lewy: losowanie (drawn) albo wybrane miejsce

## Pytania

claim-ask-lead = Wychodzisz do lewy: zagraj dowolną kartę z ręki.
claim-ask-follow = Zagraj kartę: dołóż do frakcji wyjścia, jeśli możesz, albo zagraj Doppelgangera.
claim-ask-first-leader = Los wskazuje, kto wychodzi do pierwszej lewy.
claim-ask-shuffle = Karty są tasowane.

## Co się wydarzyło

claim-event-first-leader = { $seat_is ->
    [you] Wychodzisz
   *[other] { $seat } wychodzi
} do pierwszej lewy.
claim-event-cards-dealt = { $seat_is ->
    [you] Dostajesz karty: { $cards }.
   *[other] { $seat } dostaje karty: { $cards }.
}
claim-event-prize-turned = Nagroda w tej lewie: { $card }.
claim-event-card-played = { $seat_is ->
    [you] { $role ->
        [lead] Wychodzisz kartą
       *[follow] Zagrywasz kartę
    }
   *[other] { $seat } { $role ->
        [lead] wychodzi kartą
       *[follow] zagrywa kartę
    }
}: { $card }.
claim-event-void-shown = { $seat_is ->
    [you] Nie masz
   *[other] { $seat } nie ma
} na ręce kart frakcji: { $faction }.
claim-event-trick-won = { $seat_is ->
    [you] Wygrywasz
   *[other] { $seat } wygrywa
} lewę{ $reason ->
    [higher] { " " }dzięki wyższej wartości
    [equal] : przy równych wartościach wygrywa wychodzący
    [knight] : Rycerz bije Goblina
   *[off-faction] : druga karta jest z innej frakcji
}.
claim-event-prize-taken = { $seat_is ->
    [you] Bierzesz
   *[other] { $seat } bierze
} nagrodę jako zwolennika: { $card }.
claim-event-blind-taken = { $seat_is ->
    [you] Dobierasz zwolennika w ciemno: { $card }.
   *[other] { $seat } dobiera zwolennika w ciemno: { $card }.
}
claim-event-card-scored = { $seat_is ->
    [you] Bierzesz
   *[other] { $seat } bierze
} na stos punktacji: { $card }{ $power ->
    [undead] { " " }(Nieumarłych się nie odrzuca)
    [dwarf] { " " }(Krasnoludy dostaje przegrany)
   *[none] { "" }
}.
claim-event-card-discarded = { $card } zostaje odrzucony.
claim-event-phase-two = Faza druga: każdy bierze na rękę swoich zwolenników. Do pierwszej lewy { $seat_is ->
    [you] wychodzisz ty
   *[other] wychodzi { $seat }
}.
claim-event-vote-counted = { $faction }: { $counts }. { $winner_is ->
    [you] Zdobywasz głos{ $by ->
        [highest] { " " }dzięki najwyższej karcie
       *[more] { "" }
    }.
    [nobody] Głosu nie dostaje nikt.
   *[other] { $winner } zdobywa głos{ $by ->
        [highest] { " " }dzięki najwyższej karcie
       *[more] { "" }
    }.
}
claim-event-match-ended = { $winner_is ->
    [you] Wygrywasz grę, głosy: { $votes }.
    [nobody] Gra kończy się remisem, głosy: { $votes }.
   *[other] { $winner } wygrywa grę, głosy: { $votes }.
}

## Wyniki

claim-majority = głosami co najmniej trzech frakcji
claim-more-votes = większą liczbą głosów, choć nikt nie ma trzech
claim-draw = tyle samo głosów

## Dlaczego nie

claim-over = Gra jest skończona: głosy są policzone.
claim-no-seat = Nie ma miejsca { $seat }: gra jest dla dwóch graczy, miejsca 0 i 1.
claim-chance-first = Karty nie są jeszcze rozdane.
claim-not-chance = Teraz nic nie zależy od losu: odpowiedzieć musi gracz.
claim-lead-first = Wychodzący zagrywa jako pierwszy; poczekaj na jego kartę.
claim-one-card = Twoja karta leży już w tej lewie; teraz kolej na drugiego gracza.
claim-not-an-answer = „{ $answer }” nie jest odpowiedzią na to pytanie.
claim-not-in-hand = Nie masz tej karty na ręce: { $card }.
claim-must-follow = { $card } nie pasuje: masz na ręce frakcję wyjścia ({ $faction }) i musisz do niej dołożyć albo zagrać Doppelgangera.
claim-must-follow-doppelganger = { $card } nie pasuje: frakcją wyjścia są Doppelgangery i masz je na ręce, więc musisz zagrać Doppelgangera.
claim-knight-must-follow = { $card } pobiłby Goblina, ale masz Goblina na ręce: musisz dołożyć do frakcji albo zagrać Doppelgangera.

## Notacja i pozycje

claim-no-card = Nie ma karty „{ $card }”. Karta to litera (G, K, U, D, X) i wartość, na przykład U4; Rycerze mają wartości od 2 do 9.
claim-no-faction = „{ $faction }” nie jest listą frakcji (G, K, U, D, X).
claim-no-trick = „{ $trick }” nie opisuje lewy: wychodzący, jego karta, karta drugiego gracza, zwycięzca, a w fazie pierwszej także nagroda, na przykład „0 U4 X7 1 D1”.
claim-nothing-dealt = przed rozdaniem karty nigdzie jeszcze nie leżą.
claim-too-many = { $card } występuje { $found ->
    [one] { $found } raz
   *[other] { $found } razy
}, a w talii { $most ->
    [one] jest tylko jedna taka karta
    [few] są tylko { $most } takie karty
   *[many] jest tylko { $most } takich kart
}.
claim-nowhere = { $card } nigdzie nie leży; podaj, gdzie jest ta karta, albo wpisz ją pod „absent”.
claim-hand-too-big = na ręce może być najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}.
claim-hands-unequal = na obu rękach musi być tyle samo kart; gdy wychodzący zagrał kartę, drugi gracz ma o jedną więcej.
claim-hands-left = głosy liczy się dopiero wtedy, gdy obie ręce są puste.
claim-bad-pile = liczba kart w stosie dobierania to { $found }, a potrzeba { $right }: po dwie na każdą lewę, którą trzeba jeszcze rozegrać.
claim-followers-unequal = na obu stosach zwolenników musi być tyle samo kart.
claim-too-many-followers = na tym etapie na stosie zwolenników może być najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}.
claim-led-before-prize = wychodzący zagrał kartę, choć pośrodku nie ma nagrody.
claim-prize-without-trick = pośrodku leży nagroda, choć nie została żadna lewa do rozegrania.
claim-prize-in-phase-two = w fazie drugiej nie ma nagrody.
claim-pile-in-phase-two = w fazie drugiej stos dobierania jest wyczerpany.
claim-hand-not-followers = nagrody i karty dobrane w ciemno muszą razem być tym, co to miejsce ma na ręce lub zagrało w fazie drugiej.
claim-undead-discarded = { $card } nie może zostać odrzucony: Nieumarli trafiają na stos punktacji.
claim-against-void = { $card } jest na ręce, która ujawniła brak tej frakcji.
claim-other-first-leader = opcja first_leader wskazuje drugie miejsce.
claim-too-many-tricks = faza ma najwyżej { $most } lew.
claim-tricks-out-of-order = lewy z nagrodą należą do fazy pierwszej, bez nagrody do drugiej, w tej kolejności.
claim-wrong-winner = „{ $trick }” podaje zwycięzcę, który nie wygrał.
claim-played-already = { $card } zagrano już w lewie, więc ta karta nie może być też na ręce ani na stosie.
claim-only-undead = { $card } leży na stosie punktacji w fazie pierwszej, gdzie mogą być tylko Nieumarli.

## Stół w terminalu

claim-board-title = Claim · { $phase ->
    [one] faza pierwsza: werbunek zwolenników · lewa { $trick } z 13
    [two] faza druga: zbieranie poparcia · lewa { $trick } z 13
    [over] głosy są policzone
   *[setup] przed rozdaniem
}
claim-board-opponent = { $name }: { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
claim-board-void = nie ma frakcji: { $factions }
claim-board-their-followers = { $count ->
    [one] { $count } zwolennik
   *[other] { $count } zwolenników
}
claim-board-blind-count = w ciemno: { $count }
claim-board-prize = Nagroda
claim-board-pile = stos dobierania: { $cards }
claim-board-led = { $who ->
    [you] wychodzisz kartą
   *[other] { $name } wychodzi kartą
}
claim-board-leads = { $who ->
    [you] wychodzisz ty
   *[other] wychodzi { $name }
}
claim-board-faction = Frakcja
claim-board-score = Stos punktacji: { $name }
claim-board-vote = Głos
claim-board-followers = Twoi zwolennicy ({ $count })
claim-board-prizes = nagrody:
claim-board-known = ma na ręce, jak było widać:
claim-board-blinds = w ciemno:
claim-board-unseen = Karty jeszcze niewidziane ({ $count }):
claim-board-hand = Twoja ręka
claim-board-help = Wpisz kartę, na przykład U4, albo jej numer. „?” pokaże regułę, z której wynika pytanie, „? 3.9” wybraną regułę, „? K9” powód, dla którego karty nie wolno zagrać. Poza tym:
