### Stół Elementy w terminalu

elementa-board-element = { $element ->
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
   *[air] Powietrze
}
