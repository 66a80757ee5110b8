### Les réponses d’Elekt, en mots

elekt-automaton = La Coalition
elekt-answer-zone = { $card }, zone { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}
elekt-answer-token = { $token ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
} : { $card }
elekt-answer-swap = { $first } avec { $second }
elekt-answer-card = { $card }
elekt-answer-keep = Garder { $card }
elekt-answer-player = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}{ $direction ->
    [clockwise] , sens horaire
    [anticlockwise] , sens antihoraire
   *[none] { "" }
}
elekt-answer-direction = { $direction ->
    [clockwise] Sens horaire
   *[anticlockwise] Sens antihoraire
}
elekt-answer-in = { $zone ->
    [S] En Escarmouche
    [M] En Machination
   *[P] En Privilège
}
elekt-answer-use = { $price ->
    [0] L’utiliser
    [1] L’utiliser au deuxième prix
    [2] L’utiliser au troisième prix
   *[other] L’utiliser au quatrième prix
}
elekt-answer-pass = Passer
elekt-answer-no = Non, y renoncer
elekt-answer-new = Les défausser et en piocher une nouvelle
elekt-answer-protect = La protéger
elekt-answer-amber = Tout son Ambre
elekt-answer-seals = Tous ses Sceaux
