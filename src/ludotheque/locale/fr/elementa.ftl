### Elementa

elementa-name = Elementa
elementa-summary = Jeu de cartes à combats simultanés, de deux à quatre : répartissez seize créatures sur quatre tours, contrariez les plans adverses par vos bannissements et tirez profit de chaque combat, gagné ou perdu.
elementa-unit = { $count } { $kind ->
    [temporary] { $element ->
        [fire] Feu
        [water] Eau
        [earth] Terre
       *[air] Air
    } { $count ->
        [one] temporaire
       *[other] temporaires
    }
   *[card] { $element ->
        [fire] Feu
        [water] Eau
        [earth] Terre
       *[air] Air
    }
}
elementa-signed = { $sign ->
    [plus] +
   *[minus] −
}{ $what }
elementa-hidden-card = une carte cachée
elementa-hidden-cards = des cartes cachées
elementa-option-discards = comment sont les défausses : face cachée (closed) ou, en mode casual, face visible (open)

## Questions

elementa-ask-deck = Choisissez un deck tout prêt, ou apportez le vôtre.
elementa-ask-divide = Répartissez votre deck : 4, 3, 3 et 2 créatures pour les tours 1 à 4 ; les 4 autres sont mises de côté.
elementa-ask-resources = Choisissez les éléments de vos 4 premières cartes ressources.
elementa-ask-restock = Choisissez votre nouvelle carte ressource : d’un élément que vos cartes ressources ont déjà.
elementa-ask-ban = Bannissez l’une de ces cartes : elle rejoint le tour suivant de son propriétaire.
elementa-ask-lay = Posez une carte face cachée ; vous pouvez aussi changer des ressources en cristaux.
elementa-ask-pay = Votre carte doit être payée : choisissez comment.
elementa-ask-pay-or-leave = Vos ressources et vos cristaux ne suffisent pas : changez des ressources et payez, ou laissez la carte impayée.
elementa-ask-change = Changez des ressources en cristaux, une pour un, ou laissez tout en l’état.
elementa-ask-use = Utiliser cet effet ?
elementa-ask-first-effect = Plusieurs de vos effets s’appliquent maintenant : lequel d’abord ?
elementa-ask-option = Choisissez l’un de ces effets.
elementa-ask-opponent = Choisissez un adversaire.
elementa-ask-element = Choisissez un élément.
elementa-ask-lose-unit = Choisissez la ressource dont vous vous séparez : une carte ressource ou une ressource temporaire.
elementa-ask-pick-card = Choisissez l’une de vos cartes créatures ; tous la verront.
elementa-ask-lot = L’ordre est tiré au sort.

## Ce qui s’est passé

elementa-event-environment-revealed = { $some ->
    [no] { $seat_is ->
        [you] Vous n’avez
       *[other] { $seat } n’a
    } pas d’environnement.
   *[yes] { $seat_is ->
        [you] Vous révélez
       *[other] { $seat } révèle
    } l’environnement { $card }.
}
elementa-event-round-begins = La manche { $number } commence.
elementa-event-deck-prepared = { $seat_is ->
    [you] Vous avez réparti votre deck et recevez
   *[other] { $seat } a réparti son deck et reçoit
} { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}.
elementa-event-resources-taken = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
} avec { $units }.
elementa-event-turn-begins = Le tour { $number } commence.
elementa-event-recovered = { $seat_is ->
    [you] Vous récupérez
   *[other] { $seat } récupère
} { $units }.
elementa-event-restocked = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} au réassort : { $units }.
elementa-event-cards-seen = { $seat_is ->
    [you] Vous regardez
   *[other] { $seat } regarde
} { $owner_is ->
    [you] vos cartes
   *[other] les cartes de { $owner }
} { $place ->
    [hand] pour ce tour
    [next-turn] pour le tour suivant
    [discard] dans la défausse
   *[aside] mises de côté
}{ $shown ->
    [no] .
   *[yes] { "\u00A0" }: { $cards }.
}
elementa-event-card-banned = { $seat_is ->
    [you] Vous bannissez
   *[other] { $seat } bannit
} { $card } { $owner_is ->
    [you] de votre tour
   *[other] du tour de { $owner }
} ; la carte passe au tour suivant.
elementa-event-card-revealed = { $seat_is ->
    [you] Vous révélez
   *[other] { $seat } révèle
} { $card }.
elementa-event-units-changed = { $seat_is ->
    [you] Vous changez
   *[other] { $seat } change
} { $units } en { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}.
elementa-event-cost-paid = { $some ->
    [no] { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { $card }, qui ne coûte rien.
   *[yes] { $seat_is ->
        [you] Vous payez
       *[other] { $seat } paye
    } { $paid } pour { $card }.
}
elementa-event-card-unpaid = { $seat_is ->
    [you] Votre carte { $card } reste impayée : vous { $points ->
        [0] n’avez aucun point à perdre
        [one] perdez { $points } point
       *[other] perdez { $points } points
    }.
   *[other] La carte { $card } de { $seat } reste impayée : { $seat } { $points ->
        [0] n’a aucun point à perdre
        [one] perd { $points } point
       *[other] perd { $points } points
    }.
}
elementa-event-effect-applies = { $seat_is ->
    [you] Vous appliquez
   *[other] { $seat } applique
} l’effet de la carte { $card }.
elementa-event-points-gained = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
elementa-event-points-lost = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
elementa-event-crystals-gained = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
}.
elementa-event-crystals-lost = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
}.
elementa-event-units-gained = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $units }.
elementa-event-unit-lost = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $units } pour le reste de la manche.
elementa-event-unit-discarded = { $seat_is ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $units }.
elementa-event-resource-card-gained = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} une carte ressource : { $units }.
elementa-event-power-changed = { $seat_is ->
    [you] Votre carte a
   *[other] La carte de { $seat } a
} { $amount } de puissance { $lasts ->
    [next-combat] au prochain combat
    [turn] jusqu’à la fin du tour
    [round] jusqu’à la fin de la manche
   *[combat] dans ce combat
}.
elementa-event-power-set = La puissance de { $seat_is ->
    [you] votre carte
   *[other] la carte de { $seat }
} devient { $amount } { $lasts ->
    [next-combat] au prochain combat
    [turn] jusqu’à la fin du tour
    [round] jusqu’à la fin de la manche
   *[combat] dans ce combat
}.
elementa-event-cost-changed = { $seat_is ->
    [you] Vos cartes
   *[other] Les cartes de { $seat }
} coûtent { $what } de { $sign ->
    [more] plus
   *[less] moins
} { $lasts ->
    [next-combat] au prochain combat
    [turn] jusqu’à la fin du tour
   *[round] jusqu’à la fin de la manche
}.
elementa-event-bonus-changed = { $bonus ->
    [victory] Le bonus de victoire
   *[defeat] Le bonus de défaite
} de ce combat { $change ->
    [none] est annulé
    [double] est doublé
   *[add] change
} pour { $seat_is ->
    [you] vous
   *[other] { $seat }
}.
elementa-event-card-moved = { $seat_is ->
    [you] Vous montrez
   *[other] { $seat } montre
} { $card } et { $seat_is ->
    [you] déplacez
   *[other] déplace
} cette carte { $source ->
    [hand] de la main
    [next-turn] du tour suivant
    [discard] de la défausse
   *[aside] des cartes mises de côté
} { $to ->
    [hand] vers la main
    [next-turn] vers le tour suivant
    [discard] vers la défausse
   *[aside] vers les cartes mises de côté
}.
elementa-event-lot-drawn = Le sort décide de l’ordre : { $order }.
elementa-event-combat-won = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} le combat avec { $card }, puissance { $power }.
elementa-event-combat-lost = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} le combat avec { $card }, puissance { $power }.
elementa-event-no-combat = Personne n’a payé : il n’y a pas de combat.
elementa-event-bonus-received = { $some ->
    [no] Le { $bonus ->
        [victory] bonus de victoire
       *[defeat] bonus de défaite
    } ne change rien pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }.
   *[yes] { $bonus ->
        [victory] Bonus de victoire
       *[defeat] Bonus de défaite
    } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    } : { $gains }.
}
elementa-event-round-ended = { $winners_is ->
    [you] Vous remportez la manche.
    [several] Plusieurs joueurs remportent la manche : { $winners }.
   *[other] { $winners } remporte la manche.
} Points : { $points }. Cristaux : { $crystals }.
elementa-event-match-ended = { $winners_is ->
    [you] Vous remportez la partie.
    [several] Plusieurs joueurs remportent la partie ensemble : { $winners }.
   *[other] { $winners } remporte la partie.
} Manches remportées : { $rounds }.

## Résultats

elementa-won = en remportant deux manches en premier
elementa-shared = deux manches remportées en même temps

## Pourquoi pas

elementa-over = La partie est terminée : deux manches ont été remportées.
elementa-not-asked = On ne vous demande rien maintenant.
elementa-not-possible = Ce n’est pas une réponse à cette question.
elementa-unreadable = « { $answer } » n’est pas une réponse dans Elementa.
elementa-division = Le tour { $turn } reçoit { $wanted ->
    [one] { $wanted } créature
   *[other] { $wanted } créatures
}, pas { $found }.
elementa-division-turns = Une répartition a quatre parties, une par tour ; celle-ci en a { $found }.
elementa-not-yours = Il n’y a pas une telle carte à choisir ici.
elementa-no-such-element = Vous n’avez aucune carte ressource de cet élément.
elementa-not-in-hand = Cette carte n’est pas dans votre main.
elementa-not-ready = Vous n’avez pas ces ressources à disposition.
elementa-not-the-cost = Un coût se paye exactement et avec ce que l’on a ; ce n’est pas un tel paiement.
elementa-must-pay = Vous pouvez payer cette carte, donc vous le devez.
elementa-no-buying = Les ressources ne s’achètent pas : les cristaux ne servent qu’à payer des coûts.
elementa-laid-is-final = Une carte posée ne peut pas être reprise.
elementa-no-passing = Chaque combat demande une carte : personne ne peut passer.
elementa-take-number = On prend ici { $wanted ->
    [one] { $wanted } carte ressource
   *[other] { $wanted } cartes ressources
}, pas { $found }.
elementa-change-with-card = Ici, on change des ressources avec la carte que l’on pose : « lay ember-fox, change Fi ».

## Decks

elementa-deck-size = Un deck compte exactement { $size } créatures ; celui-ci en a { $found }.
elementa-deck-environments = Un deck compte au plus un environnement ; celui-ci en a { $found }.
elementa-deck-unique = { $card } est unique : un deck en compte un exemplaire, pas { $found }.
elementa-deck-copies = Un deck compte au plus deux exemplaires de { $card }, pas { $found }.
elementa-deck-no-card = Il n’y a pas de carte « { $card } ».{ $nearest ->
    [none] { "" }
   *[other] { " " }S’agit-il de « { $nearest } » ?
}
elementa-deck-no-number = « { $number } » n’est pas un nombre d’exemplaires (carte « { $card } »).
elementa-deck-number-alone = Il n’y a pas de carte après le nombre { $number }.
elementa-deck-no-heading = « { $heading }: » est inconnu ; il n’y a que « environment: ».
elementa-deck-no-environment = { $card } est une créature, pas un environnement.
elementa-no-deck = Il n’y a pas de deck tout prêt « { $deck } ». Decks tout prêts : { $decks }.

## Positions

elementa-bad-value = « { $value } » ne peut pas se trouver ici.
elementa-needs-agenda = cela appartient au milieu d’une action et ne peut se trouver ici qu’avec « agenda ».
elementa-not-there = « { $value } » ne s’y trouve pas : personne ne peut donc le savoir.
elementa-bad-rounds-won = qui a remporté deux manches a gagné la partie : personne n’en a plus de deux, ni deux avant la fin.
elementa-too-many-creatures = la place { $seat } a { $found } créatures ; un deck en a { $most }.
