### La table d’Elementa dans le navigateur

web-elementa-title = { $phase ->
    [over] La partie est terminée
    [decks] Choix des decks
    [deckbuilding] Manche { $round } · Deckbuilding
   *[other] Manche { $round } · Tour { $turn }
}{ $phase ->
    [restock] { " · " }Réassort
    [bans] { " · " }Bannissements
    [combats] { " · " }Combat { $combat } sur 3
    [round-end] { " · " }Fin de la manche
   *[other] { "" }
}

## Choosing a deck

web-elementa-own-decks = Vos propres decks
web-elementa-ready-decks = Decks prêts à jouer
web-elementa-build-deck = Composer votre propre deck
web-elementa-deck-creatures = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
}
web-elementa-deck-play = Jouer ce deck
web-elementa-deck-broken = Ce deck n’est pas encore conforme :
web-elementa-deck-mend = Le corriger dans l’atelier

## Dividing the deck

web-elementa-turn = Tour { $turn }
web-elementa-aside = Mises de côté
web-elementa-count = { $count } sur { $wanted }
web-elementa-to-place = encore { $count } à placer
web-elementa-here = Ici
web-elementa-divide-send = Prêt
web-elementa-propose = Proposer
web-elementa-as-before = Comme à la manche précédente
web-elementa-reset = Recommencer
web-elementa-divide-hint = Glissez les cartes vers les tours ; ou choisissez une carte puis un tour ; ou appuyez sur 1 à 4, et 0 pour la mettre de côté.
web-elementa-divide-tap = Touchez une carte, puis un tour.
web-elementa-divided = Vous avez réparti votre deck ; les autres n’ont pas fini.

## Resources

web-elementa-needed = × { $count } dans vos coûts
web-elementa-taken = { $count } cartes ressource choisies sur 4
web-elementa-put-back = Reposer { $element }
web-elementa-take-send = Prendre
web-elementa-take-proposed = Une proposition qui convient à votre répartition : touchez une carte pour la remettre, ou un élément pour recommencer.
web-elementa-unit = { $element }{ $kind ->
    [temporary] { " " }temporaire
   *[card] { "" }
}{ $chosen ->
    [yes] , sera changée en cristal
   *[no] { "" }
}
web-elementa-units = { $count } { $element }{ $state ->
    [temporary] { " " }temporaire
    [used] { " " }utilisée
   *[ready] { "" }
}
web-elementa-to-change = Ressources à changer en cristaux

## The players

web-elementa-rounds-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
web-match-score-elementa = { $score ->
    [one] { $score } manche gagnée
   *[other] { $score } manches gagnées
}
web-match-standing-elementa = Les manches gagnées, et pour les points de la manche en cours une part de manche : une demie pour qui en a le plus.
web-elementa-ready = prêt
web-elementa-no-environment = Pas d’environnement
web-elementa-look = { $who ->
    [you] Voir toutes vos cartes
   *[other] Voir ce que l’on sait des cartes de { $name }
}
web-elementa-counts = { $taken ->
    [yes] Main { $hand }
   *[no] Ce tour { $hand }
} · ensuite { $later }
web-elementa-lasting = { $kind ->
    [add] { $amount } de puissance
    [set] puissance { $amount }
   *[cost] { $amount } { $of } aux coûts
} · { $lasts ->
    [next-combat] prochain combat
    [turn] jusqu’à la fin du tour
   *[round] jusqu’à la fin de la manche
}
web-elementa-lasting-of = { $of ->
    [fire] Feu
    [water] Eau
    [earth] Terre
    [air] Air
   *[crystals] cristaux
}
web-elementa-part = { $part ->
    [hand] Cartes de ce tour
    [loose] En main, ou tout juste bannies
    [discard] Vues dans la défausse
   *[deck] Vues aux manches précédentes
}
web-elementa-known-of = { $count } connues sur { $of }
web-elementa-known-by = { $name } connaît des vôtres

## The combat

web-elementa-lies-down = Une carte est posée face cachée.
web-elementa-stand = { $stand ->
    [up] Révélée.
    [paid] Payée.
    [unpaid] Non payée : elle ne participe pas.
    [won] Elle a gagné.
    [lost] Elle a perdu.
   *[down] Face cachée.
}{ $power ->
    [none] { "" }
   *[other] { " " }Sa puissance est { $power }.
}
web-elementa-seal = { $stand ->
    [paid] payée
    [unpaid] non payée
    [won] gagne
    [lost] perd
   *[down] posée
}
web-elementa-paid = Payée avec :
web-elementa-gain-points = { $points } pt

## Answers

web-typed-example-elementa = lay ember-fox
web-elementa-answers = Votre réponse
web-elementa-hand = Vos cartes pour le tour { $turn } ({ $count })
web-elementa-cards-of = Les cartes de { $name } pour ce tour ; vous seul les voyez
web-elementa-pick-among = { $from ->
    [hand] De votre main
    [next-turn] De vos cartes du tour suivant
    [discard] De votre défausse
   *[aside] Des cartes mises de côté
}{ $to ->
    [hand] { " " }: une carte rejoint votre main
    [next-turn] { " " }: une carte passe au tour suivant
   *[discard] { " " }: une carte va dans votre défausse
}
web-elementa-seen = { $place ->
    [hand] Vous regardez la main de { $name }
    [next-turn] Vous regardez les cartes de { $name } pour le tour suivant
   *[aside] Vous regardez les cartes mises de côté par { $name }
}
web-elementa-may = Peut être choisie : { $card }
web-elementa-cost-now = coût actuel
web-elementa-choose-card = Choisissez une carte.
web-elementa-lay = { $count ->
    [0] Poser { $card }
    [one] Poser { $card } et changer { $count } ressource
   *[other] Poser { $card } et changer { $count } ressources
}
web-elementa-ban = Bannir { $card }
web-elementa-pick = Choisir { $card }
web-elementa-change-too = Changer aussi des ressources
web-elementa-change = { $count ->
    [0] Changer
    [one] En changer { $count } en cristal
   *[other] En changer { $count } en cristaux
}
web-elementa-change-all = Tout choisir
web-elementa-change-none = Ne rien changer
web-elementa-change-no-more = Plus rien pendant les combats de ce tour
web-elementa-pay = Payer

## The tutorial

web-elementa-lesson-deck = Chacun joue un deck de 16 créatures, avec au plus un environnement. Commencez par un deck d’un seul élément : Incendie et Socle de pierre sont les plus simples.
web-elementa-lesson-environment = Les environnements restent visibles toute la partie et n’aident que leur propriétaire. Pointez son nom pour le lire.
web-elementa-lesson-divide = Voici le plan de la manche : 4 créatures pour le tour 1, 3 pour les tours 2 et 3, 2 pour le tour 4. À chaque tour, une de vos cartes est bannie vers le suivant : chaque tour compte donc trois combats. Vous aurez peu de ressources au début : gardez ce qui est cher pour plus tard. « Proposer » répartit pour vous.
web-elementa-lesson-resources = Les ressources paient les créatures. Choisissez-en quatre pour toute la manche ; sous chaque élément figure le nombre de fois que vos cartes le demandent. Un mélange qui leur convient est proposé.
web-elementa-lesson-restock = Chaque tour apporte une carte ressource de plus, d’un élément que vous avez déjà.
web-elementa-lesson-ban = Vous regardez les quatre cartes de l’autre et en bannissez une : elle n’est pas perdue, elle revient au tour suivant. Bannissez ce qui vous ferait mal maintenant, surtout ce qui peut déjà être payé.
web-elementa-lesson-banned = Une de vos cartes a été repoussée aussi. Vous connaissez maintenant la main de l’autre, et l’autre connaît la vôtre : le bouton du joueur la montre à tout moment.
web-elementa-lesson-lay = Tous posent une carte en même temps et la retournent ensemble ; la plus haute puissance gagne. Le nombre en haut est la puissance, les signes à côté le coût ; la case verte vaut en cas de victoire, la rouge en cas de défaite.
web-elementa-lesson-pay = Ce qui est révélé doit être payé. Toute ressource d’un coût peut être remplacée par 3 cristaux ; les cristaux dépensés ne reviennent pas, les cartes ressource si.
web-elementa-lesson-leave = Vous ne pouvez pas payer tout de suite. Changez des ressources en cristaux, ou laissez la carte : elle ne participe pas et vous perdez un point.
web-elementa-lesson-unpaid = Une carte non payée ne fait rien du tout, et son propriétaire perd un point.
web-elementa-lesson-bonus = Le gagnant reçoit le bonus de la case verte, les perdants celui de la case rouge. Certaines créatures se jouent pour perdre : bon marché, elles rapportent des cristaux ou des ressources.
web-elementa-lesson-use = Un effet que vous pouvez utiliser ou laisser. Si vous le laissez, il est perdu pour cette fois.
web-elementa-lesson-change = De temps en temps, vous pouvez changer des ressources en cristaux, une pour un. À la fin d’un tour, cela ne coûte rien : utilisées ou changées, vos cartes reviennent au suivant.
web-elementa-lesson-recovered = Un nouveau tour : toutes les cartes ressource utilisées sont de nouveau prêtes.
web-elementa-lesson-round = Le plus de points gagne la manche, et les cristaux départagent. Puis toutes les créatures reviennent et le deck est réparti à nouveau. Deux manches gagnent la partie.
web-elementa-lesson-end = Voilà tout le jeu. Essayez maintenant un autre deck, ou composez le vôtre.
