### Odpowiedzi w Elemencie, słowami

elementa-answer-deck = { $deck }
elementa-answer-own-deck = Własna talia: { $deck }
elementa-answer-divide = Tura 1: { $first }. Tura 2: { $second }. Tura 3: { $third }. Tura 4: { $fourth }
elementa-answer-take = { $units }
elementa-answer-ban = Wyklucz: { $card }
elementa-answer-pick = { $card }
elementa-answer-lay = { $card }
elementa-answer-lay-change = { $card } i wymiana: { $units }
elementa-answer-pay = Zapłać: { $paid }
elementa-answer-pay-change = Wymień: { $units }; potem zapłać: { $paid }
elementa-answer-change = Wymień: { $units }
elementa-answer-unit = { $kind ->
    [temporary] { $element ->
        [fire] Tymczasowy Ogień
        [water] Tymczasowa Woda
        [earth] Tymczasowa Ziemia
       *[air] Tymczasowe Powietrze
    }
   *[card] { $element ->
        [fire] Ogień
        [water] Woda
        [earth] Ziemia
       *[air] Powietrze
    }
}
elementa-answer-seat = { $seat_is ->
    [you] Ty
   *[other] { $seat }
}
elementa-answer-effect = { $card }: { $effect }
elementa-answer-option = Możliwość { $number }
elementa-answer-leave = Zostaw kartę nieopłaconą
elementa-answer-done = Zostaw wszystko, jak jest
elementa-answer-use = Użyj go
elementa-answer-no = Nie, rezygnuję
