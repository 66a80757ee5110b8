### The faces of Elementa's cards in the browser

web-elementa-element = { $element ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [air] Air
   *[any] an element of your choice
}
web-elementa-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
web-elementa-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-elementa-power = Power { $power }.
web-elementa-cost = { $cost ->
    [none] No cost.
   *[other] Cost: { $cost }.
}
web-elementa-bonus = { $kind ->
    [victory] If it wins: { $what }.
   *[defeat] If it loses: { $what }.
}
web-elementa-mark = { $kind ->
    [unique] unique
   *[environment] environment
}
