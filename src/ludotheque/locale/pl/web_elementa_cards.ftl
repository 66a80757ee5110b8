### Karty Elementy w przeglądarce

web-elementa-element = { $element ->
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
    [air] Powietrze
   *[any] żywioł do wyboru
}
web-elementa-crystals = { $count ->
    [one] { $count } kryształ
    [few] { $count } kryształy
   *[other] { $count } kryształów
}
web-elementa-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-elementa-power = Siła { $power }.
web-elementa-cost = { $cost ->
    [none] Bez kosztu.
   *[other] Koszt: { $cost }.
}
web-elementa-bonus = { $kind ->
    [victory] Jeśli wygra: { $what }.
   *[defeat] Jeśli przegra: { $what }.
}
web-elementa-mark = { $kind ->
    [unique] unikalne
   *[environment] środowisko
}
