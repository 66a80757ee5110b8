### Odpowiedzi w Elekcie, słowami

elekt-automaton = Koalicja
elekt-answer-zone = { $card } do { $zone ->
    [S] Strefy Misji
    [M] Strefy Wpływów
   *[P] Strefy Dworu
}
elekt-answer-token = { $token ->
    [M] Okultyzm
    [D] Podstęp
    [B] Przemoc
   *[A] Władza
}: { $card }
elekt-answer-swap = { $first } i { $second }
elekt-answer-card = { $card }
elekt-answer-keep = Zostaw: { $card }
elekt-answer-player = { $seat_is ->
    [you] Ty
   *[other] { $seat }
}{ $direction ->
    [clockwise] , zgodnie z ruchem wskazówek zegara
    [anticlockwise] , przeciwnie do ruchu wskazówek zegara
   *[none] { "" }
}
elekt-answer-direction = { $direction ->
    [clockwise] Zgodnie z ruchem wskazówek zegara
   *[anticlockwise] Przeciwnie do ruchu wskazówek zegara
}
elekt-answer-in = { $zone ->
    [S] W Strefie Misji
    [M] W Strefie Wpływów
   *[P] W Strefie Dworu
}
elekt-answer-use = { $price ->
    [0] Użyj
    [1] Użyj za drugą cenę
    [2] Użyj za trzecią cenę
   *[other] Użyj za czwartą cenę
}
elekt-answer-pass = Pasuję
elekt-answer-no = Nie, rezygnuję
elekt-answer-new = Odrzuć je i dobierz nową
elekt-answer-protect = Ocal ją
elekt-answer-amber = Cały Żar
elekt-answer-seals = Wszystkie Pieczęcie
