### La table d’Elementa dans le terminal

elementa-board-help = Tapez le numéro d’une réponse, ou la réponse elle-même ; une carte par son nom, les ressources par leurs lettres (Fi Feu, Wa Eau, Ea Terre, Ai Air ; en minuscules, des ressources temporaires ; cr, des cristaux ; pt, des points). « ? » montre la règle de la question, « ? 7.4 » un article, « ? molosse » une carte et son texte, et « ? » devant une réponse dit ce qu’elle ferait. Et :
elementa-board-element = { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
}

## La table

elementa-board-title = { $phase ->
    [decks] Avant la partie
    [over] La partie est terminée
    [deckbuilding] Manche { $round } · Deckbuilding
    [restock] Manche { $round } · Tour { $turn } sur { $turns } · Réassort
    [bans] Manche { $round } · Tour { $turn } sur { $turns } · Bannissements
    [round-end] Manche { $round } · Fin de la manche
   *[combats] Manche { $round } · Tour { $turn } sur { $turns } · Combat { $combat } sur { $combats }
}
elementa-board-rounds = manches
elementa-board-points = points
elementa-board-crystals = cristaux
elementa-board-ready = prêtes
elementa-board-used = utilisées
elementa-board-temporary = temp.
elementa-board-cards = cartes
elementa-board-environment = { $name } : { $card }
elementa-board-power = puiss.
elementa-board-cost = coût
elementa-board-victory = victoire
elementa-board-defeat = défaite
elementa-board-combat = Combat
elementa-board-fate = { $fate ->
    [won] gagne
    [lost] perd
    [paid] payée
    [unpaid] impayée
   *[open] à payer
}
elementa-board-known = Ce que vous savez de { $name }
elementa-board-perhaps = Main ou bannie :
elementa-board-discarded = Jouées :
elementa-board-in-deck = Dans le deck :
elementa-board-own = Vos cartes
elementa-board-turn = Tour { $turn } :
elementa-board-aside = De côté :
elementa-board-hand = Main :
elementa-board-laid = Posée face cachée :

## Taper

elementa-board-proposal = Une proposition :
elementa-board-type-deck = Ou tapez les cartes d’un deck à vous, par exemple « 2 cinder-imp, ember-fox*2, … ».
elementa-board-type-division = « 1 » prend cette répartition. « 3-9 » y échange les cartes 3 et 9. « { $example } » nomme les cartes de chaque tour ; ce que vous omettez est complété. Vous la revoyez avant de la prendre.
elementa-board-type-resources = Tapez un numéro, ou les cartes elles-mêmes, par exemple « 2Fi Wa Ea » ({ $legend }).
elementa-board-type-lay = Avec la carte, vous pouvez changer des ressources en cristaux : « 1, Fi wa ».
elementa-board-type-change = Ou tapez ce que vous changez, par exemple « Fi wa ».
elementa-board-turn-costs = Les cartes du tour { $turn } coûtent
elementa-board-no-number = Il n’y a pas de carte { $number } ; les cartes portent les numéros 1 à { $most }.
elementa-board-twice = La carte { $number } est nommée deux fois.
elementa-board-bad-division = Une répartition s’écrit « 1 2 3 4 / 5 6 7 / 8 9 10 / 11 12 », un échange « 3-9 ».
