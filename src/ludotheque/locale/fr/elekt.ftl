### Elekt

elekt-name = Elekt
elekt-summary = Un jeu d’influence pour un à quatre joueurs : affectez vos Unités à trois zones, remportez les affrontements et réunissez des Titres pour devenir le nouvel empereur.
elekt-zone = { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}
elekt-attribute = { $attribute ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
}
elekt-attribute-in = { $attribute ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
}
elekt-attribute-of = { $attribute ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
}
elekt-hidden-card = une Unité d’élite cachée
elekt-hidden-cards = des Unités d’élite cachées

## Options

elekt-option-edition = l’édition dont les règles valent : française (fr) ou polonaise (pl)
elekt-option-solo_difficulty = en solo, le nombre de Maîtres donnés à la Coalition : un (easy), deux (medium) ou trois (hard)
elekt-option-coalition_after_pass = ce que fait la Coalition une fois que le joueur a passé : elle continue d’affecter (continue) ou passe aussi (pass)
elekt-option-coalition_steal = à quelle Unité la Coalition vole un jeton : la plus à gauche qui en porte un (first_with_token), ou toujours la plus à gauche (strict_leftmost)
elekt-option-reshuffle_basics = si les Unités de base défaussées sont elles aussi mélangées dans la nouvelle pioche d’élite
elekt-option-first_player = qui commence : par tirage (draw), ou une place et la direction du Sceptre

## Questions

elekt-ask-assign = Affectez une Unité à une zone, ou passez.
elekt-ask-use = Utiliser la capacité de cette carte ?
elekt-ask-first-ability = Plusieurs de vos capacités agissent maintenant : laquelle en premier ?
elekt-ask-attach = Vous avez remporté l’affrontement Mysticité : attachez un jeton à une Unité de cette zone, ou arrêtez là.
elekt-ask-attach-one = Attachez un jeton : choisissez l’attribut et l’Unité.
elekt-ask-remove = Choisissez un jeton à retirer.
elekt-ask-carry = Choisissez un jeton à déplacer vers une autre Unité.
elekt-ask-swap = Vous avez remporté l’affrontement Duplicité : échangez une de vos Unités de cette zone avec une de vos Unités d’une autre zone, ou renoncez.
elekt-ask-swap-units = Choisissez les deux Unités à échanger.
elekt-ask-ban = Vous avez remporté l’affrontement Brutalité : bannissez une Unité de cette zone, ou renoncez.
elekt-ask-ban-unit = Choisissez une Unité à bannir.
elekt-ask-rename = Choisissez laquelle de vos Unités de cette zone est bannie ; elle ne peut pas être protégée.
elekt-ask-protect = Votre Unité est bannie : la protéger ?
elekt-ask-unit = Choisissez une Unité.
elekt-ask-place = Placez une Unité de votre main : choisissez l’Unité.
elekt-ask-place-zone = Choisissez la zone où vous la placez.
elekt-ask-move = Choisissez une Unité et la zone vers laquelle la déplacer.
elekt-ask-discard-from-hand = Défaussez une Unité de votre main.
elekt-ask-player = À quel joueur prenez-vous de l’Ambre ?
elekt-ask-take-card = Choisissez une carte à prendre à un adversaire.
elekt-ask-kind = Choisissez un attribut.
elekt-ask-tie = Résolvez l’égalité : lequel des joueurs à égalité l’emporte ?
elekt-ask-sceptre = Vous avez obtenu la carte Privilège : à qui donnez-vous le Sceptre, et dans quelle direction ?
elekt-ask-direction = Vous êtes le premier joueur : dans quelle direction pointe le Sceptre ?
elekt-ask-weaken = Vous avez passé : la Coalition perd-elle tout son Ambre ou tous ses Sceaux ?
elekt-ask-enlist = Gardez une des Unités d’élite reçues, ou défaussez-les et piochez-en une nouvelle.
elekt-ask-reshuffle = La défausse est mélangée et devient la nouvelle pioche d’élite.
elekt-ask-coalition-card = Le hasard tire une Unité de la main de la Coalition.
elekt-ask-shuffle-skirmish = Les cartes Escarmouche sont mélangées.
elekt-ask-shuffle-machination = Les cartes Machination sont mélangées.
elekt-ask-shuffle-privilege = Les cartes Privilège sont mélangées.
elekt-ask-shuffle-elite = Les Unités d’élite sont mélangées.
elekt-ask-shuffle-masters = Le hasard désigne les Maîtres de la Coalition.

## Ce qui s’est passé

elekt-event-sceptre-given = { $seat_is ->
    [you] Vous détenez
   *[other] { $seat } détient
} le Sceptre, en sens { $direction ->
    [clockwise] horaire
   *[anticlockwise] antihoraire
}.
elekt-event-round-begins = La manche { $number } commence.
elekt-event-card-revealed = La carte { $card } est révélée dans la zone { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}.
elekt-event-master-given = La Coalition reçoit la carte { $card }.
elekt-event-elite-dealt = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $cards }.
elekt-event-enlisted = { $seat_is ->
    [you] Vous enrôlez
   *[other] { $seat } enrôle
} { $card }.
elekt-event-elite-shown = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $card } pour le Sceptre.
elekt-event-elite-drawn = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $card }.
elekt-event-elite-reshuffled = La nouvelle pioche d’élite est formée de { $cards ->
    [one] { $cards } Unité défaussée
   *[other] { $cards } Unités défaussées
}.
elekt-event-discarded-from-hand = { $seat_is ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $card }.
elekt-event-assigned = { $seat_is ->
    [you] Vous affectez
   *[other] { $seat } affecte
} { $card } à la zone { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}.
elekt-event-passed = { $seat_is ->
    [you] Vous passez
   *[other] { $seat } passe
}.
elekt-event-ability-used = { $seat_is ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} la capacité de la carte { $card }.
elekt-event-amber-obtained = { $seat_is ->
    [you] Vous obtenez
   *[other] { $seat } obtient
} { $amount } Ambre.
elekt-event-amber-spent = { $seat_is ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} { $amount } Ambre.
elekt-event-amber-lost = { $seat_is ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $amount } Ambre.
elekt-event-amber-taken = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } { $other_is ->
        [you] vous prend
       *[other] prend
    }
} { $amount } Ambre{ $other_is ->
    [you] { "" }
   *[other] { " " }à { $other }
}.
elekt-event-token-attached = { $seat_is ->
    [you] Vous attachez
   *[other] { $seat } attache
} un jeton { $token ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
} à la carte { $card }.
elekt-event-token-removed = Un jeton { $token ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
} est retiré de la carte { $card }.
elekt-event-token-carried = { $seat_is ->
    [you] Vous déplacez
   *[other] { $seat } déplace
} un jeton { $token ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
} de la carte { $card } vers la carte { $other }.
elekt-event-confrontation-held = { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}, { $attribute ->
    [M] Mysticité
    [D] Duplicité
    [B] Brutalité
   *[A] Autorité
} : { $counts }. { $winner_is ->
    [you] Vous l’emportez.
    [nobody] Personne ne l’emporte.
   *[other] { $winner } l’emporte.
}
elekt-event-ban-named = { $seat_is ->
    [you] Vous bannissez
   *[other] { $seat } bannit
} { $card }.
elekt-event-ban-redirected = { $seat_is ->
    [you] Vous dirigez
   *[other] { $seat } dirige
} le bannissement vers la carte { $card }, qui ne peut pas être protégée.
elekt-event-unit-protected = { $seat_is ->
    [you] Vous protégez
   *[other] { $seat } protège
} { $card }.
elekt-event-unit-kept = { $seat_is ->
    [you] Vous conservez
   *[other] { $seat } conserve
} { $card } dans sa zone avec ses jetons.
elekt-event-unit-returned = { $seat_is ->
    [you] Vous reprenez
   *[other] { $seat } reprend
} { $card } en main.
elekt-event-unit-discarded = La carte { $card } est défaussée.
elekt-event-unit-placed = { $seat_is ->
    [you] Vous placez
   *[other] { $seat } place
} { $card } dans la zone { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}.
elekt-event-unit-moved = La carte { $card } est déplacée vers la zone { $zone ->
    [S] Escarmouche
    [M] Machination
   *[P] Privilège
}.
elekt-event-units-swapped = { $seat_is ->
    [you] Vous échangez
   *[other] { $seat } échange
} { $card } avec { $other }.
elekt-event-unit-silenced = La capacité de la carte { $card } cesse d’agir.
elekt-event-card-obtained = { $seat_is ->
    [you] Vous obtenez
   *[other] { $seat } obtient
} la carte { $card }.
elekt-event-card-taken = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } { $other_is ->
        [you] vous prend
       *[other] prend
    }
} la carte { $card }{ $other_is ->
    [you] { "" }
   *[other] { " " }à { $other }
}.
elekt-event-card-gone = La carte { $card } est remise dans la boîte.
elekt-event-seal-gained = La Coalition reçoit un Sceau et en a maintenant { $seals }.
elekt-event-seals-lost = La Coalition perd { $amount ->
    [one] son Sceau
   *[other] ses { $amount } Sceaux
}.
elekt-event-title-gained = La Coalition obtient un Titre pour { $source ->
    [seals] trois Sceaux
   *[amber] trois Ambre
}.
elekt-event-units-recalled = { $units ->
    [0] Aucune Unité n’est dans une zone.
    [one] L’Unité retourne dans la main de son propriétaire.
   *[other] Les { $units } Unités retournent dans la main de leurs propriétaires.
}
elekt-event-match-ended = { $winner_is ->
    [you] Vous devenez le nouvel empereur
   *[other] { $winner } devient le nouvel empereur
}, Titres : { $titles }.

## Résultats

elekt-titles = en réunissant les Titres nécessaires
elekt-most-titles = avec le plus de Titres après la dernière manche

## Pourquoi pas

elekt-over = La partie est terminée.
elekt-not-asked = Ce n’est pas à vous de répondre.
elekt-not-in-hand = Vous n’avez pas cette Unité en main.
elekt-no-room = Il n’y a pas de place pour une Unité de plus dans cette zone.
elekt-no-such-token = La réserve n’a plus de jeton de cet attribut.
elekt-same-token = Les deux jetons doivent être d’attributs différents.
elekt-not-in-zone = Cette Unité n’est pas dans la zone.
elekt-not-possible = Ce n’est pas possible maintenant.
elekt-unreadable = « { $answer } » n’est pas une réponse dans Elekt.
elekt-endless = { $card } et ce à quoi cette carte répond ne finissent jamais : plus de { $most } capacités en une manche.
elekt-no-solo = L’édition polonaise n’a pas de variante solo : il faut de deux à quatre joueurs.
elekt-no-such-first = Il n’y a pas de place pour « { $first } » : { $seats } joueurs sont à la table, et les places sont numérotées à partir de 0.
elekt-bad-value = « { $value } » ne convient pas ici.

## Textes des cartes : les phrases

elekt-sentence = { $body }{ $once ->
    [confrontation] { " " }(une fois par affrontement)
    [round] { " " }(une fois par manche)
   *[never] { "" }
}.
elekt-immediate = ➤ { $body }
elekt-immediate-for = ➤ { $price } : { $body }
elekt-when-then = { $when }, { $then }
elekt-if-then = { $condition }, { $body }
elekt-may = { $form ->
    [start] Vous
   *[do] vous
} pouvez { $effects }
elekt-may-for = { $form ->
    [start] Vous
   *[do] vous
} pouvez { $price } pour { $effects }
elekt-and = { $first } et { $second }
elekt-or = { $first } ou { $second }
elekt-then = { $first }, puis { $second }
elekt-after-that = { $first } ; ensuite, { $second }
elekt-besides = { $first } ; { $second }

## Textes des cartes : les mots

elekt-amber = { $amount } Ambre
elekt-tokens = { $token ->
    [any] { $amount ->
        [one] un jeton Attribut au choix
       *[other] { $amount } jetons Attribut au choix
    }
    [none] un jeton Attribut
    [A] { $amount ->
        [one] un jeton Autorité
       *[other] { $amount } jetons Autorité
    }
    [B] { $amount ->
        [one] un jeton Brutalité
       *[other] { $amount } jetons Brutalité
    }
    [D] { $amount ->
        [one] un jeton Duplicité
       *[other] { $amount } jetons Duplicité
    }
   *[M] { $amount ->
        [one] un jeton Mysticité
       *[other] { $amount } jetons Mysticité
    }
}
elekt-symbols = { $amount } { $amount ->
    [one] symbole
   *[other] symboles
}{ $attribute ->
    [none] { "" }
   *[other] { " " }{ $of }
} { $sign ->
    [less] de moins
   *[more] de plus
}
elekt-contest = { $form ->
    [in] dans{ " " }
   *[object] { "" }
}{ $attribute ->
    [none] un affrontement
    [M] l’affrontement Mysticité
    [D] l’affrontement Duplicité
    [B] l’affrontement Brutalité
   *[A] l’affrontement Autorité
}
elekt-place = { $place ->
    [here] { " " }dans cette zone
    [there] { " " }dans la zone concernée
    [another] { " " }dans une autre zone
    [anywhere] { " " }dans n’importe quelle zone
    [everywhere] { " " }dans chaque zone
   *[none] { "" }
}
elekt-place-of = { $place ->
    [here] { " " }de cette zone
    [anywhere] { " " }de n’importe quelle zone
   *[none] { "" }
}
elekt-place-from = { $place ->
    [here] { " " }de cette zone
    [anywhere] { " " }de n’importe quelle zone
   *[none] { "" }
}
elekt-place-to = { $place ->
    [here] { " " }à cette zone
    [anywhere] { " " }à n’importe quelle zone
   *[none] { "" }
}
elekt-this-unit = { $form ->
    [to] à{ " " }
    [onto] vers{ " " }
    [from] de{ " " }
    [of] de{ " " }
   *[object] { "" }
}{ $which ->
    [this] cette Unité
    [it] cette Unité
   *[that] l’Unité en question
}
# $acting, celui qui agit dans la phrase, ne compte qu’en polonais (swój, twój).
elekt-units = { $form ->
    [to] à{ " " }
    [onto] vers{ " " }
    [from] { $which ->
        [a] d’
        [another] d’
        [any] d’
       *[every] de{ " " }
    }
    [of] { $which ->
        [a] d’
        [another] d’
        [any] d’
       *[every] de{ " " }
    }
   *[object] { "" }
}{ $type ->
    [unit] { $which ->
        [another] une autre
        [every] { $owner ->
            [you] chacune
           *[anybody] chaque
        }
        [every-other] { $owner ->
            [you] chacune
           *[anybody] chaque autre
        }
        [none] aucune
        [no-other] { $owner ->
            [you] aucune
           *[anybody] aucune autre
        }
        [many] { "" }
        [many-other] { $owner ->
            [you] { "" }
           *[anybody] autres
        }
       *[any] une
    }
   *[spectre] { $which ->
        [another] un autre
        [every] { $owner ->
            [you] chacun
           *[anybody] chaque
        }
        [every-other] { $owner ->
            [you] chacun
           *[anybody] chaque autre
        }
        [none] aucun
        [no-other] { $owner ->
            [you] aucun
           *[anybody] aucun autre
        }
        [many] { "" }
        [many-other] { $owner ->
            [you] { "" }
           *[anybody] autres
        }
       *[any] un
    }
}{ $which ->
    [many] { "" }
    [many-other] { $owner ->
        [you] { "" }
       *[anybody] { " " }
    }
   *[any] { " " }
}{ $owner ->
    [you] de vos{ $which ->
        [every-other] { " " }autres
        [no-other] { " " }autres
        [many-other] { " " }autres
       *[any] { "" }
    }{ " " }
   *[anybody] { "" }
}{ $type ->
    [spectre] Spectre
    [disciple] Disciple
   *[unit] Unité
}{ $owner ->
    [you] s
   *[anybody] { $form ->
        [many] s
       *[object] { "" }
    }
}{ $rank ->
    [basic] { " " }de base
    [elite] { " " }d’élite
   *[none] { "" }
}{ $owner ->
    [opponent] { " " }adverse{ $form ->
        [many] s
       *[object] { "" }
    }
    [that-player] { " " }de ce joueur
   *[anybody] { "" }
}{ $which ->
    [any] { $owner ->
        [you] { "" }
       *[anybody] { " " }au choix
    }
   *[every] { "" }
}{ $shows ->
    [none] { "" }
   *[other] { " " }ayant un symbole { $symbol }
}{ $tokens ->
    [some] { " " }portant un jeton
    [none] { " " }sans jeton
   *[any] { "" }
}{ $ability ->
    [permanent] { " " }ayant une capacité permanente
   *[none] { "" }
}{ $place ->
    [here] { $form ->
        [subject] { " " }dans
        [none] { " " }dans
        [many] { " " }dans
       *[object] { " " }de
    } cette zone
    [there] { $form ->
        [subject] { " " }dans
        [none] { " " }dans
        [many] { " " }dans
       *[object] { " " }de
    } la zone concernée
    [another] { $form ->
        [subject] { " " }dans{ " " }
        [none] { " " }dans{ " " }
        [many] { " " }dans{ " " }
       *[object] { " " }d’
    }une autre zone
    [anywhere] { $form ->
        [subject] { " " }dans
        [none] { " " }dans
        [many] { " " }dans
       *[object] { " " }de
    } n’importe quelle zone
   *[none] { "" }
}{ $acting ->
   *[you] { "" }
}
elekt-alike = { $type ->
    [spectre] est un Spectre
    [disciple] est un Disciple
   *[unit] { $rank ->
        [basic] est une Unité de base
        [elite] est une Unité d’élite
       *[none] { $shows ->
            [none] { $tokens ->
                [some] porte un jeton
                [none] ne porte pas de jeton
               *[any] { $ability ->
                    [permanent] a une capacité permanente
                   *[none] est dans une zone
                }
            }
           *[other] a un symbole { $symbol }
        }
    }
}

## Textes des cartes : les déclencheurs

elekt-when-assigned = Lorsque vous affectez cette Unité
elekt-when-unit-assigned = { $who ->
    [you] Lorsque vous affectez
    [opponent] Lorsqu’un adversaire affecte
   *[anybody] Lorsqu’un joueur affecte
} { $unit }{ $place_to }
elekt-when-counting = Pendant { $contest_is }{ $place }
elekt-when-won = { $who ->
    [you] Lorsque vous remportez
    [opponent] Lorsqu’un adversaire remporte
   *[anybody] Lorsqu’un joueur remporte
} { $contest }{ $place }
elekt-when-tie = Lorsqu’il y a égalité { $contest_in }{ $place }
elekt-when-ban-named = { $who ->
    [you] Lorsque vous bannissez
    [opponent] Lorsqu’un adversaire bannit
   *[anybody] Lorsqu’un joueur bannit
} { $unit }{ $place_of }
elekt-when-saved = { $who ->
    [you] Lorsque vous protégez
    [opponent] Lorsqu’un adversaire protège
   *[anybody] Lorsqu’un joueur protège
} { $unit }{ $place_of }
elekt-when-banned = { $who ->
    [you] Après que vous avez banni
    [opponent] Après qu’un adversaire a banni
   *[anybody] Après qu’un joueur a banni
} { $unit }{ $place_of }
elekt-when-swapped = { $who ->
    [you] Lorsque vous échangez des Unités
    [opponent] Lorsqu’un adversaire échange des Unités
   *[anybody] Lorsqu’un joueur échange des Unités
}{ $place }
elekt-when-obtained = Lorsque vous obtenez cette carte
elekt-when-card-obtained = { $who ->
    [you] Lorsque vous obtenez
    [opponent] Lorsqu’un adversaire obtient
   *[anybody] Lorsqu’un joueur obtient
} une carte{ $place_from }
elekt-when-token-attached = { $who ->
    [you] Lorsque vous attachez
    [opponent] Lorsqu’un adversaire attache
   *[anybody] Lorsqu’un joueur attache
} { $token } { $unit }{ $place_of }
elekt-when-token-removed = { $who ->
    [you] Lorsque vous retirez
    [opponent] Lorsqu’un adversaire retire
   *[anybody] Lorsqu’un joueur retire
} { $token } { $unit }{ $place_of }
elekt-when-amber-obtained = { $who ->
    [you] Lorsque vous obtenez
    [opponent] Lorsqu’un adversaire obtient
   *[anybody] Lorsqu’un joueur obtient
} de l’Ambre
elekt-when-amber-spent = { $who ->
    [you] Lorsque vous dépensez
    [opponent] Lorsqu’un adversaire dépense
   *[anybody] Lorsqu’un joueur dépense
} de l’Ambre
elekt-when-amber-lost = { $who ->
    [you] Lorsque vous défaussez
    [opponent] Lorsqu’un adversaire défausse
   *[anybody] Lorsqu’un joueur défausse
} de l’Ambre
elekt-when-unit-placed = { $who ->
    [you] Lorsque vous placez
    [opponent] Lorsqu’un adversaire place
   *[anybody] Lorsqu’un joueur place
} { $unit }{ $place }
elekt-when-unit-moved = { $who ->
    [you] Lorsqu’un déplacement vous amène
    [opponent] Lorsqu’un déplacement amène à un adversaire
   *[anybody] Lorsqu’un déplacement amène à un joueur
} { $unit }{ $place }
elekt-when-unit-discarded = { $who ->
    [you] Lorsque vous perdez
    [opponent] Lorsqu’un adversaire perd
   *[anybody] Lorsqu’un joueur perd
} { $unit }{ $place_from } par défausse
elekt-when-unit-returned = { $who ->
    [you] Lorsque vous reprenez
    [opponent] Lorsqu’un adversaire reprend
   *[anybody] Lorsqu’un joueur reprend
} en main { $unit }{ $place_from }
elekt-when-round-begins = Lorsqu’une manche commence
elekt-when-amber-step = Lorsque l’Ambre est distribué dans la phase de réinitialisation

## Textes des cartes : les conditions

elekt-if-holder = { $form ->
    [start] Si
   *[do] si
} vous détenez le Sceptre
elekt-if-this = { $form ->
    [start] Si
   *[do] si
} cette Unité { $units }
elekt-if-one = { $form ->
    [start] S’il
   *[do] s’il
} y a { $units }
elekt-if-none = { $form ->
    [start] S’il
   *[do] s’il
} n’y a { $units }
elekt-if-many = { $form ->
    [start] S’il
   *[do] s’il
} y a { $limit ->
    [least] au moins { $least }
    [most] au plus { $most }
    [exactly] exactement { $least }
   *[both] de { $least } à { $most }
} { $units }
elekt-if-only = { $form ->
    [start] Si
   *[do] si
} toutes les Unités{ $place } sont des { $type ->
    [spectre] Spectres
   *[disciple] Disciples
}
elekt-if-has = { $form ->
    [start] Si
   *[do] si
} { $who ->
    [you] vous avez
   *[that-player] ce joueur a
} au moins { $least } { $what ->
    [amber] Ambre
    [titles] { $least ->
        [one] Titre
       *[other] Titres
    }
    [cards] { $least ->
        [one] carte en main
       *[other] cartes en main
    }
    [privileges] { $least ->
        [one] Privilège
       *[other] Privilèges
    }
   *[units] { $least ->
        [one] Unité
       *[other] Unités
    }{ $place }
}
elekt-if-compare = { $form ->
    [start] Si
   *[do] si
} { $what ->
    [rank] votre rang à la cour est le plus { $how ->
        [least] bas
       *[most] élevé
    }
   *[other] vous avez { $how ->
        [least] moins
       *[most] plus
    } { $what ->
        [amber] d’Ambre
        [titles] de Titres
        [cards] de cartes en main
       *[units] d’Unités{ $place }
    } que chaque adversaire
}
elekt-if-phase = { $form ->
    [start] Si
   *[do] si
} la phase { $phase ->
    [assignment] d’affectation
    [confrontation] d’affrontement
   *[reset] de réinitialisation
} est en cours

## Textes des cartes : les effets et les coûts

elekt-pay-amber = { $form ->
    [start] Dépensez
    [may] dépenser
   *[do] dépensez
} { $amber }
elekt-do-attach = { $form ->
    [start] Attachez
    [may] attacher
   *[do] attachez
} { $tokens } { $to }
elekt-do-remove = { $form ->
    [start] Retirez
    [may] retirer
   *[do] retirez
} { $token } { $units }
elekt-do-carry = { $form ->
    [start] Déplacez
    [may] déplacer
   *[do] déplacez
} un jeton Attribut { $units } { $to }
elekt-do-obtain-amber = { $who ->
    [you] { $form ->
        [start] Obtenez
        [may] obtenir
       *[do] obtenez
    }
    [that-player] { $form ->
        [start] Ce joueur obtient
        [may] faire obtenir
       *[do] ce joueur obtient
    }
    [each-opponent] { $form ->
        [start] Chaque adversaire obtient
        [may] faire obtenir
       *[do] chaque adversaire obtient
    }
   *[everybody] { $form ->
        [start] Chaque joueur obtient
        [may] faire obtenir
       *[do] chaque joueur obtient
    }
} { $amber }{ $form ->
    [may] { $who ->
        [you] { "" }
        [that-player] { " " }à ce joueur
        [each-opponent] { " " }à chaque adversaire
       *[everybody] { " " }à chaque joueur
    }
   *[do] { "" }
}
elekt-do-discard-amber = { $who ->
    [you] { $form ->
        [start] Défaussez
        [may] défausser
       *[do] défaussez
    }
    [that-player] { $form ->
        [start] Ce joueur défausse
        [may] faire défausser
       *[do] ce joueur défausse
    }
    [each-opponent] { $form ->
        [start] Chaque adversaire défausse
        [may] faire défausser
       *[do] chaque adversaire défausse
    }
   *[everybody] { $form ->
        [start] Chaque joueur défausse
        [may] faire défausser
       *[do] chaque joueur défausse
    }
} { $amber }{ $form ->
    [may] { $who ->
        [you] { "" }
        [that-player] { " " }à ce joueur
        [each-opponent] { " " }à chaque adversaire
       *[everybody] { " " }à chaque joueur
    }
   *[do] { "" }
}
elekt-do-take-amber = { $form ->
    [start] Prenez
    [may] prendre
   *[do] prenez
} { $amber } à un adversaire
elekt-do-ban = { $form ->
    [start] Bannissez
    [may] bannir
   *[do] bannissez
} { $units }
elekt-do-redirect-ban = { $form ->
    [start] Dirigez
    [may] diriger
   *[do] dirigez
} le bannissement vers cette Unité, qui ne peut alors pas être protégée
elekt-do-rename-ban = { $form ->
    [start] Choisissez
    [may] choisir
   *[do] choisissez
} laquelle de vos Unités de cette zone est bannie ; elle ne peut pas être protégée
elekt-do-keep-saved = { $form ->
    [start] Conservez-la
    [may] la conserver
   *[do] conservez-la
} dans sa zone avec ses jetons
elekt-do-discard = { $form ->
    [start] Défaussez
    [may] défausser
   *[do] défaussez
} { $units }
elekt-do-discard-this = { $form ->
    [start] Défaussez
    [may] défausser
   *[do] défaussez
} { $card ->
    [unit] cette Unité
   *[card] cette carte
}
elekt-do-return = { $form ->
    [start] Remettez
    [may] remettre
   *[do] remettez
} { $units } dans la main de son propriétaire
elekt-do-seize = { $form ->
    [start] Prenez
    [may] prendre
   *[do] prenez
} en main { $units }
elekt-do-place = { $form ->
    [start] Placez
    [may] placer
   *[do] placez
} une Unité de votre main{ $place }
elekt-do-move = { $form ->
    [start] Déplacez
    [may] déplacer
   *[do] déplacez
} { $units } vers { $to ->
    [this] cette zone
   *[another] une autre zone
}
elekt-do-swap = { $form ->
    [start] Échangez
    [may] échanger
   *[do] échangez
} { $first } avec { $second }
elekt-do-confront = { $form ->
    [start] Résolvez
    [may] résoudre
   *[do] résolvez
} immédiatement un affrontement { $attribute } de plus{ $place }
elekt-do-boost = { $form ->
    [start] Comptez
    [may] compter
   *[do] comptez
} { $symbols }
elekt-do-count-one-as = { $form ->
    [start] Comptez
    [may] compter
   *[do] comptez
} aussi les symboles d’un autre attribut de vos Unités
elekt-do-resolve-tie = { $form ->
    [start] Résolvez-la
    [may] la résoudre
   *[do] résolvez-la
} en faveur du joueur à égalité de votre choix
elekt-do-silence = { $form ->
    [start] Choisissez
    [may] choisir
   *[do] choisissez
} { $units } ; sa capacité cesse d’agir pour cette manche
elekt-do-take-card = { $form ->
    [start] Prenez
    [may] prendre
   *[do] prenez
} à un adversaire une carte Escarmouche ou Machination comportant au plus { $titles ->
    [one] { $titles } Titre
   *[other] { $titles } Titres
}
elekt-do-draw = { $form ->
    [start] Piochez
    [may] piocher
   *[do] piochez
} { $amount ->
    [one] une Unité d’élite
   *[other] { $amount } Unités d’élite
}
elekt-do-discard-from-hand = { $who ->
    [you] { $form ->
        [start] Défaussez
        [may] défausser
       *[do] défaussez
    }
    [that-player] { $form ->
        [start] Ce joueur défausse
        [may] faire défausser
       *[do] ce joueur défausse
    }
    [each-opponent] { $form ->
        [start] Chaque adversaire défausse
        [may] faire défausser
       *[do] chaque adversaire défausse
    }
   *[everybody] { $form ->
        [start] Chaque joueur défausse
        [may] faire défausser
       *[do] chaque joueur défausse
    }
} { $amount ->
    [one] une Unité
   *[other] { $amount } Unités
} de { $who ->
    [you] votre
   *[everybody] sa
} main{ $form ->
    [may] { $who ->
        [you] { "" }
        [that-player] { " " }à ce joueur
        [each-opponent] { " " }à chaque adversaire
       *[everybody] { " " }à chaque joueur
    }
   *[do] { "" }
}
elekt-do-discard-zone-card = { $form ->
    [start] Défaussez
    [may] défausser
   *[do] défaussez
} la carte de { $place ->
    [there] la zone concernée
   *[here] cette zone
}
elekt-do-sceptre = { $who ->
    [that-player] { $form ->
        [start] Donnez
        [may] donner
       *[do] donnez
    } le Sceptre à ce joueur
   *[you] { $form ->
        [start] Prenez
        [may] prendre
       *[do] prenez
    } le Sceptre
}
elekt-do-turn-sceptre = { $form ->
    [start] Inversez
    [may] inverser
   *[do] inversez
} la direction du Sceptre

## Textes des cartes : les règles

elekt-rule-first = { $form ->
    [start] L’affrontement
   *[do] l’affrontement
} { $attribute }{ $place } est résolu avant les autres
elekt-rule-counts-also = { $form ->
    [start] Chaque
   *[do] chaque
} symbole { $symbol }{ $all ->
    [yes] { $where }
   *[no] { " " }{ $where }
} { $how ->
    [twice] compte double
   *[also] compte également comme { $also }
}
elekt-rule-symbols = { $form ->
    [start] Comptez
   *[do] comptez
} { $symbols } pour { $units }
elekt-rule-symbols-for = { $who ->
    [you] { $form ->
        [start] Vous comptez
       *[do] vous comptez
    }
    [opponents] { $form ->
        [start] Chaque adversaire compte
       *[do] chaque adversaire compte
    }
   *[everybody] { $form ->
        [start] Chaque joueur compte
       *[do] chaque joueur compte
    }
} { $symbols }{ $place }
elekt-rule-no-symbols = { $form ->
    [start] Les
   *[do] les
} symboles { $attribute }{ $all ->
    [yes] { $where }
   *[no] { " " }{ $where }
} ne comptent pas
elekt-rule-same-kinds = { $form ->
    [start] Lorsque
   *[do] lorsque
} vous remportez l’affrontement Mysticité{ $place }, les jetons attachés peuvent être identiques
elekt-rule-wins-ties = { $who ->
    [everybody] { $form ->
        [start] En
       *[do] en
    } cas d’égalité pour le plus de symboles, le joueur à égalité de plus haut rang à la cour remporte l’affrontement { $attribute }{ $place }
   *[you] { $form ->
        [start] Vous
       *[do] vous
    } remportez l’affrontement { $attribute }{ $place } si vous êtes à égalité pour le plus de symboles
}
elekt-rule-nobody-wins = { $form ->
    [start] Personne
   *[do] personne
} ne remporte l’affrontement { $attribute }{ $place }
elekt-rule-stays-out = { $who ->
    [you] { $form ->
        [start] Vous ne participez
       *[do] vous ne participez
    }
    [opponents] { $form ->
        [start] Vos adversaires ne participent
       *[do] vos adversaires ne participent
    }
   *[everybody] { $form ->
        [start] Les joueurs ne participent
       *[do] les joueurs ne participent
    }
} pas à l’affrontement { $attribute }{ $place }
elekt-rule-protection = { $form ->
    [start] La
   *[do] la
} protection { $units } { $price ->
    [never] est impossible
    [free] est gratuite
   *[amber] coûte { $amber }
}
elekt-rule-room = { $who ->
    [you] { $form ->
        [start] Vous pouvez
       *[do] vous pouvez
    }
    [opponents] { $form ->
        [start] Chaque adversaire peut
       *[do] chaque adversaire peut
    }
   *[everybody] { $form ->
        [start] Chaque joueur peut
       *[do] chaque joueur peut
    }
} avoir { $amount } { $amount ->
    [one] Unité
   *[other] Unités
} de { $sign ->
    [less] moins
   *[more] plus
}{ $place }
elekt-rule-assignments = { $form ->
    [start] Vous
   *[do] vous
} pouvez affecter { $amount } { $amount ->
    [one] Unité
   *[other] Unités
} de { $sign ->
    [less] moins
   *[more] plus
} à chaque manche
