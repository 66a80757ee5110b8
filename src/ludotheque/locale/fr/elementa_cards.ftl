### Textes des cartes d’Elementa, composés dans games/elementa/writing.py

## Les phrases

elementa-sentence = { $body }{ $once ->
    [turn] { " " }(une fois par tour)
    [round] { " " }(une fois par manche)
    [game] { " " }(une fois par partie)
   *[never] { "" }
}.
# Seul le polonais distingue ici les propositions des adverbes.
elementa-comma = { $first }{ $join ->
    [adverb] ,
   *[clause] ,
} { $second }
elementa-and = { $first } et { $second }
elementa-then = { $first }, puis { $second }
elementa-or = { $first } ; ou { $second }
elementa-nothing = { "" }
elementa-number = { $n }
elementa-may = { $form ->
    [start] Vous
   *[do] vous
} pouvez { $body }
elementa-may-use = { $form ->
    [start] Vous
   *[do] vous
} pouvez utiliser cet effet : { $body }
elementa-may-pay = { $form ->
    [start] Vous
   *[do] vous
} pouvez { $price } : { $body }
elementa-pay = payer { $what }
elementa-give-up = perdre { $what }
elementa-choose = { $form ->
    [start] Choisissez
    [may] choisir
   *[do] choisissez
} l’un des effets : { $options }

## Les moments

elementa-when = { $form ->
    [start] { $when ->
        [wins] Si { $card ->
            [your] votre
           *[this] cette
        } carte gagne
        [loses] Si { $card ->
            [your] votre
           *[this] cette
        } carte perd
        [tied] Si { $card ->
            [your] votre
           *[this] cette
        } carte est à égalité
        [after] Après ce combat
        [round-start] Au début d’une manche
        [turn-start] Au début d’un tour
        [restock] Après le réassort
        [bans] Lors des bannissements
        [choosing] Avant de choisir une carte
        [payment] Quand vous avez payé une carte
        [turn-end] À la fin d’un tour
       *[round-end] À la fin d’une manche
    }
   *[do] { $when ->
        [wins] si { $card ->
            [your] votre
           *[this] cette
        } carte gagne
        [loses] si { $card ->
            [your] votre
           *[this] cette
        } carte perd
        [tied] si { $card ->
            [your] votre
           *[this] cette
        } carte est à égalité
        [after] après ce combat
        [round-start] au début d’une manche
        [turn-start] au début d’un tour
        [restock] après le réassort
        [bans] lors des bannissements
        [choosing] avant de choisir une carte
        [payment] quand vous avez payé une carte
        [turn-end] à la fin d’un tour
       *[round-end] à la fin d’une manche
    }
}

## Les conditions

elementa-if-have = { $form ->
    [start] Si
   *[do] si
} { $relation ->
    [more] vous avez plus de { $than }
    [less] vous avez moins de { $than }
    [equal] vous avez exactement { $than }
    [at-least] vous avez au moins { $than }
    [at-most] vous avez au plus { $than }
   *[none] vous n’avez { $number ->
        [points] aucun
        [crystals] aucun
        [units] aucune
       *[cards-in-hand] aucune
    }
} { $number ->
    [points] { $than ->
        [one] point
       *[other] points
    }
    [crystals] { $than ->
        [one] cristal
       *[other] cristaux
    }
    [units] { $than ->
        [one] ressource disponible
       *[other] ressources disponibles
    }
   *[cards-in-hand] { $than ->
        [one] carte en main
       *[other] cartes en main
    }
}
elementa-if-compare = { $form ->
    [start] Si
   *[do] si
} vous avez { $relation ->
    [more] plus
    [less] moins
    [equal] autant
    [at-least] au moins autant
   *[at-most] au plus autant
} de { $number ->
    [points] points
    [crystals] cristaux
    [units] ressources disponibles
   *[cards-in-hand] cartes en main
} { $than ->
    [an-opponent] qu’un adversaire
   *[each-opponent] que chaque adversaire
}
elementa-if-power = { $form ->
    [start] Si
   *[do] si
} la puissance imprimée de { $card ->
    [your] votre
   *[this] cette
} carte est { $relation ->
    [more] supérieure à
    [less] inférieure à
    [equal] exactement de
    [at-least] d’au moins
   *[at-most] d’au plus
} { $than }
elementa-if-power-of = { $form ->
    [start] Si
   *[do] si
} { $card ->
    [your] votre
   *[this] cette
} carte a une puissance imprimée { $relation ->
    [more] supérieure à
    [less] inférieure à
    [equal] égale à
    [at-least] au moins égale à
   *[at-most] au plus égale à
} celle { $than ->
    [an-opponent] d’une carte adverse
   *[each-opponent] de chaque carte adverse
}
elementa-if-turn = { $form ->
    [start] { $count ->
        [one] Au tour
       *[other] Aux tours
    }
   *[do] { $count ->
        [one] au tour
       *[other] aux tours
    }
} { $turns }
elementa-ordinal = { $form ->
    [start] Au
   *[do] au
} { $n ->
    [1] premier
    [2] deuxième
   *[3] troisième
}
elementa-if-combat = { $combats } combat du tour
elementa-if-element = { $form ->
    [start] Si
   *[do] si
} { $card ->
    [this] cette carte
    [your] votre carte
    [an-opponent] une carte adverse
   *[each-opponent] chaque carte adverse
} a { $element ->
    [fire] du Feu
    [water] de l’Eau
    [earth] de la Terre
   *[air] de l’Air
} dans son coût
elementa-if-unpaid = { $form ->
    [start] Si
   *[do] si
} une carte adverse est restée impayée
elementa-if-result = { $form ->
    [start] Si
   *[do] si
} { $card ->
    [your] votre
   *[this] cette
} carte { $result ->
    [won] a gagné
    [lost] a perdu
   *[tied] était à égalité
}

## Qui et quoi

elementa-who = { $form ->
    [start] { $who ->
        [you] Vous
        [each-opponent] Chaque adversaire
        [an-opponent] Un adversaire de votre choix
        [everyone] Chaque joueur
        [winners] Chaque vainqueur de ce combat
       *[losers] Chaque perdant de ce combat
    }
   *[do] { $who ->
        [you] vous
        [each-opponent] chaque adversaire
        [an-opponent] un adversaire de votre choix
        [everyone] chaque joueur
        [winners] chaque vainqueur de ce combat
       *[losers] chaque perdant de ce combat
    }
}{ $relation ->
    [more] { " " }qui a plus de
    [less] { " " }qui a moins de
    [equal] { " " }qui a autant de
   *[none] { "" }
}{ $number ->
    [points] { " " }points que vous
    [crystals] { " " }cristaux que vous
    [units] { " " }ressources disponibles que vous
    [cards-in-hand] { " " }cartes en main que vous
   *[none] { "" }
}
elementa-stock = { $amount } { $what ->
    [points] { $amount ->
        [one] point
       *[other] points
    }
   *[crystals] { $amount ->
        [one] cristal
       *[other] cristaux
    }
}
# L’élément d’une ressource, avec l’espace qui le sépare du mot voisin.
elementa-kind = { $element ->
    [fire] { " " }Feu
    [water] { " " }Eau
    [earth] { " " }Terre
    [air] { " " }Air
   *[any] { "" }
}
elementa-temporary = { $amount } { $amount ->
    [one] ressource{ $kind } temporaire
   *[other] ressources{ $kind } temporaires
}{ $element ->
    [any] { " " }au choix
   *[fire] { "" }
}
elementa-resources = { $amount } { $amount ->
    [one] ressource{ $kind }
   *[other] ressources{ $kind }
}{ $element ->
   *[any] { "" }
}
elementa-resource-card = { $amount } { $amount ->
    [one] carte ressource{ $kind }
   *[other] cartes ressources{ $kind }
}{ $element ->
    [any] { " " }au choix
   *[fire] { "" }
}
elementa-each = { " " }{ $counted }{ $most ->
    [0] { "" }
   *[other] { " " }(au plus { $sign }{ $most })
}
elementa-counted = { $per ->
    [1] pour chaque
   *[other] par tranche de { $per }
} { $count ->
    [points] { $per ->
        [one] point que vous avez
       *[other] points que vous avez
    }
    [crystals] { $per ->
        [one] cristal que vous avez
       *[other] cristaux que vous avez
    }
    [units] { $per ->
        [one] ressource{ $kind } disponible que vous avez
       *[other] ressources{ $kind } disponibles que vous avez
    }
    [cards-in-hand] { $per ->
        [one] carte de votre main
       *[other] cartes de votre main
    }
    [turn] { $per ->
        [one] tour commencé de cette manche
       *[other] tours commencés de cette manche
    }
    [combat] { $per ->
        [one] combat commencé de ce tour
       *[other] combats commencés de ce tour
    }
    [opponents] { $per ->
        [one] adversaire
       *[other] adversaires
    }
    [unpaid-opponents] { $per ->
        [one] carte adverse restée impayée
       *[other] cartes adverses restées impayées
    }
   *[used-units] { $per ->
        [one] ressource{ $kind } utilisée
       *[other] ressources{ $kind } utilisées
    }
}

## Les verbes

elementa-gain = { $who ->
    [you] { $form ->
        [start] Gagnez
        [may] gagner
       *[do] gagnez
    }
   *[other] { $subject } gagne
} { $what }{ $each }
elementa-lose = { $who ->
    [you] { $form ->
        [start] Perdez
        [may] perdre
       *[do] perdez
    }
   *[other] { $subject } perd
} { $what }{ $each }
elementa-lose-units = { $who ->
    [you] { $form ->
        [start] Perdez
        [may] perdre
       *[do] perdez
    }
   *[other] { $subject } perd
} { $what } pour le reste de la manche{ $each }
elementa-discard-units = { $who ->
    [you] { $form ->
        [start] Défaussez
        [may] défausser
       *[do] défaussez
    }
   *[other] { $subject } défausse
} { $what }{ $each }
elementa-take = { $form ->
    [start] Prenez
    [may] prendre
   *[do] prenez
} { $what } à { $who ->
    [an-opponent] un adversaire de votre choix
   *[each-opponent] chaque adversaire
}{ $each }
elementa-power = { $form ->
    [start] { $card ->
        [this] Cette carte a
        [your] Votre carte a
        [it] Elle a
        [yours] Vos cartes ont
        [other] Chaque autre carte a
        [their] Chaque carte adverse a
        [theirs] Les cartes adverses ont
        [another] Une autre carte de votre choix a
       *[ones] Les cartes d’un adversaire de votre choix ont
    }
   *[do] { $card ->
        [this] cette carte a
        [your] votre carte a
        [it] elle a
        [yours] vos cartes ont
        [other] chaque autre carte a
        [their] chaque carte adverse a
        [theirs] les cartes adverses ont
        [another] une autre carte de votre choix a
       *[ones] les cartes d’un adversaire de votre choix ont
    }
} { $sign ->
    [minus] −
   *[plus] +
}{ $amount } de puissance{ $lasts ->
    [next-combat] { " " }au prochain combat
    [turn] { " " }jusqu’à la fin du tour
    [round] { " " }jusqu’à la fin de la manche
   *[combat] { "" }
}{ $each }
elementa-power-set = { $form ->
    [start] { $card ->
        [this] La puissance de cette carte devient
        [your] La puissance de votre carte devient
        [it] Sa puissance devient
        [yours] La puissance de vos cartes devient
        [other] La puissance de chaque autre carte devient
        [their] La puissance de chaque carte adverse devient
        [theirs] La puissance des cartes adverses devient
        [another] La puissance d’une autre carte de votre choix devient
       *[ones] La puissance des cartes d’un adversaire de votre choix devient
    }
   *[do] { $card ->
        [this] la puissance de cette carte devient
        [your] la puissance de votre carte devient
        [it] sa puissance devient
        [yours] la puissance de vos cartes devient
        [other] la puissance de chaque autre carte devient
        [their] la puissance de chaque carte adverse devient
        [theirs] la puissance des cartes adverses devient
        [another] la puissance d’une autre carte de votre choix devient
       *[ones] la puissance des cartes d’un adversaire de votre choix devient
    }
} { $sign ->
    [minus] −
   *[plus] { "" }
}{ $amount }{ $lasts ->
    [next-combat] { " " }au prochain combat
    [turn] { " " }jusqu’à la fin du tour
    [round] { " " }jusqu’à la fin de la manche
   *[combat] { "" }
}{ $each }
elementa-tie = Si égalité : { $result ->
    [wins] gagne
   *[loses] perd
}
elementa-tie-of = { $form ->
    [start] { $card ->
        [this] Cette carte
        [your] Votre carte
       *[it] Elle
    }
   *[do] { $card ->
        [this] cette carte
        [your] votre carte
       *[it] elle
    }
} a « Si égalité : { $result ->
    [wins] gagne
   *[loses] perd
} »
elementa-bonus-none = { $form ->
    [start] { $who ->
        [you] Vous ne recevez pas
       *[each-opponent] Aucun adversaire ne reçoit
    }
   *[do] { $who ->
        [you] vous ne recevez pas
       *[each-opponent] aucun adversaire ne reçoit
    }
} de { $bonus ->
    [victory] bonus de victoire
   *[defeat] bonus de défaite
}
elementa-bonus-double = { $form ->
    [start] { $who ->
        [you] Votre
       *[each-opponent] Le
    }
   *[do] { $who ->
        [you] votre
       *[each-opponent] le
    }
} { $bonus ->
    [victory] bonus de victoire
   *[defeat] bonus de défaite
}{ $who ->
    [you] { "" }
   *[each-opponent] { " " }de chaque adversaire
} est doublé
elementa-bonus-add = { $form ->
    [start] { $who ->
        [you] Votre
       *[each-opponent] Le
    }
   *[do] { $who ->
        [you] votre
       *[each-opponent] le
    }
} { $bonus ->
    [victory] bonus de victoire
   *[defeat] bonus de défaite
}{ $who ->
    [you] { "" }
   *[each-opponent] { " " }de chaque adversaire
} { $by }
elementa-bonus-by = { $sign ->
    [less] diminue
   *[more] augmente
} de { $what }
elementa-cost = { $form ->
    [start] { $who ->
        [you] { $lasts ->
            [next-combat] Votre carte coûte
           *[turn] Vos cartes coûtent
        }
       *[each-opponent] { $lasts ->
            [next-combat] La carte de chaque adversaire coûte
           *[turn] Les cartes adverses coûtent
        }
    }
   *[do] { $who ->
        [you] { $lasts ->
            [next-combat] votre carte coûte
           *[turn] vos cartes coûtent
        }
       *[each-opponent] { $lasts ->
            [next-combat] la carte de chaque adversaire coûte
           *[turn] les cartes adverses coûtent
        }
    }
} { $what } { $sign ->
    [less] de moins
   *[more] de plus
}{ $lasts ->
    [next-combat] { " " }au prochain combat
    [turn] { " " }jusqu’à la fin du tour
    [round] { " " }jusqu’à la fin de la manche
   *[always] { "" }
}
elementa-move = { $form ->
    [start] { $source ->
        [discard] Prenez
       *[hand] Montrez
    }
    [may] { $source ->
        [discard] prendre
       *[hand] montrer
    }
   *[do] { $source ->
        [discard] prenez
       *[hand] montrez
    }
} { $source ->
    [hand] une créature de votre main
    [next-turn] une créature de vos cartes du tour suivant
    [aside] l’une des créatures que vous avez mises de côté
   *[discard] dans votre défausse une créature posée pendant cette manche
} et { $form ->
    [may] { $to ->
        [hand] la prendre en main
        [next-turn] l’ajouter à vos cartes du tour suivant
       *[discard] la mettre dans votre défausse
    }
   *[do] { $to ->
        [hand] prenez-la en main
        [next-turn] ajoutez-la à vos cartes du tour suivant
       *[discard] mettez-la dans votre défausse
    }
}
elementa-look = { $form ->
    [start] Regardez
    [may] regarder
   *[do] regardez
} { $at ->
    [hand] la main { $who ->
        [an-opponent] d’un adversaire de votre choix
       *[each-opponent] de chaque adversaire
    }
    [next-turn] les cartes du tour suivant { $who ->
        [an-opponent] d’un adversaire de votre choix
       *[each-opponent] de chaque adversaire
    }
   *[aside] les cartes mises de côté par { $who ->
        [an-opponent] un adversaire de votre choix
       *[each-opponent] chaque adversaire
    }
}
