### Elekt dans le terminal

elekt-board-help = Tapez le numéro d’une réponse, ou la réponse elle-même : « acolyte S » affecte l’Acolyte à la zone Escarmouche (S, M et P sont les zones), et les premières lettres suffisent. « ? » affiche la règle derrière la question, « ? 7.6 » une règle précise, « ? symbiote » une carte et son texte. Et aussi :

## La table

elekt-board-title = { $phase ->
    [setup] Mise en place
    [over] La partie est finie
   *[other] Manche { $round } sur { $rounds }
}{ $phase ->
    [enlistment] { " · " }Enrôlement
    [assignment] { " · " }Affectation
    [confrontation] { " · " }Affrontement
    [reset] { " · " }Réinitialisation
   *[other] { "" }
}
elekt-board-court = À la cour
elekt-board-titles = Titres
elekt-board-amber = Ambre
elekt-board-hand-count = Main
elekt-board-assigned = Affectées
elekt-board-passed = a passé
elekt-board-sceptre = Sceptre{ $direction ->
    [clockwise] { " " }↻ sens horaire
    [anticlockwise] { " " }↺ sens antihoraire
   *[any] { "" }
}
elekt-board-seals = { $count ->
    [one] { $count } Sceau
   *[other] { $count } Sceaux
}
elekt-board-before = { $name } – { $cards }
elekt-board-privileges = Privilèges : { $cards }
elekt-board-masters = Maîtres : { $cards }
elekt-board-face-down = { $count ->
    [one] { $count } autre Titre
   *[other] { $count } autres Titres
}
elekt-board-title-count = { $count ->
    [one] { $count } Titre
   *[other] { $count } Titres
}
elekt-board-deck = pioche { $count }
elekt-board-no-card = aucune carte
elekt-board-no-units = aucune Unité
elekt-board-units = Unités
elekt-board-silenced = sans capacité
elekt-board-supply = Réserve :
elekt-board-elite = pioche d’élite { $count }
elekt-board-discard = défausse { $count }
elekt-board-hand = Votre main
elekt-board-dealt = Vos recrues
elekt-board-emperor = { $who ->
    [you] Longue vie au nouvel empereur : vous{ $count ->
        [0] { "" }
       *[other] , { $titles }
    } !
   *[other] Longue vie au nouvel empereur : { $name }{ $count ->
        [0] { "" }
       *[other] , { $titles }
    } !
}

## Les aides

elekt-board-part = { $amount } { $why ->
    [printed] { $name }
    [token] jeton sur { $name }
    [boost] pour cet affrontement
   *[card] par { $name }
}
elekt-board-known = On sait que { $name } a en main : { $cards }.
elekt-board-discarded = Dans la défausse : { $cards }.
elekt-board-unseen = Unités d’élite pas encore vues ({ $count }) : { $cards }.

## Cartes et réponses

elekt-board-kind = { $kind ->
    [basic] Unité de base
    [elite] Unité d’élite
    [skirmish] Escarmouche
    [machination] Machination
   *[privilege] Privilège
}{ $type ->
    [spectre] , Spectre
    [disciple] , Disciple
   *[none] { "" }
}
elekt-board-type = { $type ->
    [spectre] Spectre
   *[disciple] Disciple
}
elekt-board-whose = { $who ->
    [you] à vous
   *[other] { $name }
}
elekt-board-use = { $free ->
    [yes] L’utiliser
   *[no] L’utiliser : { $price }
}
elekt-board-price = { $pay ->
    [amber] { $amount } Ambre
    [this-card] défausser cette carte
    [units] { $amount ->
        [one] défausser une Unité de votre main
       *[other] défausser { $amount } Unités de votre main
    }
   *[token] retirer un jeton d’une de vos Unités
}
elekt-board-protect = { $cost ->
    [0] La protéger gratuitement
   *[other] La protéger : { $cost } Ambre
}
elekt-board-enough = Cela suffit
