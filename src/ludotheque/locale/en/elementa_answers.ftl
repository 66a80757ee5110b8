### Answers in Elementa, in words

elementa-answer-deck = { $deck }
elementa-answer-own-deck = A deck of your own: { $deck }
elementa-answer-divide = Turn 1: { $first }. Turn 2: { $second }. Turn 3: { $third }. Turn 4: { $fourth }
elementa-answer-take = { $units }
elementa-answer-ban = Ban { $card }
elementa-answer-pick = { $card }
elementa-answer-lay = { $card }
elementa-answer-lay-change = { $card }, and change { $units }
elementa-answer-pay = Pay { $paid }
elementa-answer-pay-change = Change { $units }, then pay { $paid }
elementa-answer-change = Change { $units }
elementa-answer-unit = { $kind ->
    [temporary] Temporary { $element ->
        [fire] Fire
        [water] Water
        [earth] Earth
       *[air] Air
    }
   *[card] { $element ->
        [fire] Fire
        [water] Water
        [earth] Earth
       *[air] Air
    }
}
elementa-answer-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
elementa-answer-effect = { $card }: { $effect }
elementa-answer-option = Possibility { $number }
elementa-answer-leave = Leave the card unpaid
elementa-answer-done = Leave everything as it is
elementa-answer-use = Use it
elementa-answer-no = No, leave it
