### Les faces des cartes d’Elementa dans le navigateur

web-elementa-element = { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
    [air] Air
   *[any] un élément de votre choix
}
web-elementa-crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
web-elementa-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-elementa-power = Puissance { $power }.
web-elementa-cost = { $cost ->
    [none] Aucun coût.
   *[other] Coût : { $cost }.
}
web-elementa-bonus = { $kind ->
    [victory] Si elle gagne : { $what }.
   *[defeat] Si elle perd : { $what }.
}
web-elementa-mark = { $kind ->
    [unique] unique
   *[environment] environnement
}
