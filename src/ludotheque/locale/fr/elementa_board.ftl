### La table d’Elementa dans le terminal

elementa-board-element = { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
}
