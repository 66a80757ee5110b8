### Answers in Elekt, in words

elekt-automaton = The Coalition
elekt-answer-zone = { $card } to { $zone ->
    [S] Skirmish
    [M] Machination
   *[P] Privilege
}
elekt-answer-token = { $token ->
    [M] Mysticality
    [D] Duplicity
    [B] Brutality
   *[A] Authority
}: { $card }
elekt-answer-swap = { $first } with { $second }
elekt-answer-card = { $card }
elekt-answer-keep = Keep { $card }
elekt-answer-player = { $seat_is ->
    [you] You
   *[other] { $seat }
}{ $direction ->
    [clockwise] , clockwise
    [anticlockwise] , anticlockwise
   *[none] { "" }
}
elekt-answer-direction = { $direction ->
    [clockwise] Clockwise
   *[anticlockwise] Anticlockwise
}
elekt-answer-in = { $zone ->
    [S] In Skirmish
    [M] In Machination
   *[P] In Privilege
}
elekt-answer-use = { $price ->
    [0] Use it
    [1] Use it at the second price
    [2] Use it at the third price
   *[other] Use it at the fourth price
}
elekt-answer-pass = Pass
elekt-answer-no = No, leave it
elekt-answer-new = Discard them and draw a new one
elekt-answer-protect = Protect it
elekt-answer-amber = All its Amber
elekt-answer-seals = All its Seals
