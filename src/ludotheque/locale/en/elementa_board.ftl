### The table of Elementa in the terminal

elementa-board-element = { $element ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[air] Air
}
