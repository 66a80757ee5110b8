### Elekt dans le navigateur

## La table

web-elekt-title = { $phase ->
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
web-elekt-deck = pioche { $count }
web-elekt-no-card = Aucune carte ici.
web-elekt-no-units = aucune Unité
web-elekt-here = { $card } en { $zone }
web-elekt-supply = Jetons de la réserve
web-elekt-elite = pioche d’élite { $count }
web-elekt-discard = Défausse ({ $count })
web-elekt-results = Les derniers affrontements
web-elekt-unseen = Unités d’élite pas encore vues ({ $count })
web-elekt-throne = Le nouvel Empereur
web-elekt-long-live = { $who ->
    [you] Vous êtes le nouvel Empereur. Longue vie au nouvel Empereur !
   *[other] Longue vie au nouvel Empereur, { $name } !
}
web-elekt-final = { $who ->
    [you] Vous
   *[other] { $name }
} : { $count ->
    [one] { $count } Titre
   *[other] { $count } Titres
}

## Cartes

web-elekt-symbols = { $count } { $attribute }
web-elekt-kind = { $kind ->
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
web-elekt-titles = { $count ->
    [one] { $count } Titre
   *[other] { $count } Titres
}
web-elekt-with-tokens = jetons : { $tokens }
web-elekt-silenced = sa capacité n’agit pas cette manche
web-elekt-may = Au choix : { $card }

## Devant chacun

web-elekt-rank = { $rank ->
    [1] 1er à la cour
    [2] 2e à la cour
    [3] 3e à la cour
   *[other] 4e à la cour
}
web-elekt-sceptre = détient le Sceptre, sens { $direction ->
    [clockwise] horaire
   *[anticlockwise] antihoraire
}
web-elekt-passed = a passé
web-elekt-titles-of = Titres { $count } sur { $needed }
web-match-score-elekt = { $score ->
    [one] { $score } Titre
   *[other] { $score } Titres
}
web-match-standing-elekt = Les Titres de chacun.
web-elekt-amber = { $count } Ambre
web-elekt-in-hand = cartes en main
web-elekt-assigned = Unités affectées : { $count } sur { $most }
web-elekt-seals = { $count ->
    [one] { $count } Sceau
   *[other] { $count } Sceaux
}
web-elekt-won = { $cards ->
    [one] { $cards } carte obtenue
   *[other] { $cards } cartes obtenues
}{ $privileges ->
    [0] { "" }
    [one] , dont { $privileges } Privilège
   *[other] , dont { $privileges } Privilèges
}
web-elekt-privileges = Privilèges
web-elekt-face-down = Face cachée, comme Titres : { $count }. Titres de plus pour Sceaux et Ambre : { $extra }. Ses Maîtres sont ici aussi.

## Les comptes

web-elekt-counts = Comptes de la zone { $zone }
web-elekt-count = { $who ->
    [you] Vous
   *[other] { $name }
}, { $attribute } : { $count }{ $won ->
    [yes] { " " }(remporté)
   *[no] { "" }
}
web-elekt-part = { $amount } { $why ->
    [printed] { $name }
    [token] jeton sur { $name }
    [boost] pour cet affrontement
   *[card] par { $name }
}
web-elekt-part-none = rien
web-elekt-contest = L’affrontement
web-elekt-contest-of = { $zone } : { $attribute }
web-elekt-nobody-wins = personne ne l’emporte
web-elekt-wins = { $who ->
    [you] vous l’emportez
   *[other] { $name } l’emporte
}

## Réponses

web-elekt-answers = Votre réponse
web-elekt-hand = Votre main ({ $count })
web-elekt-dealt = Vos recrues : gardez-en une
web-elekt-dealt-chosen = Votre choix est fait ; les autres choisissent encore.
web-elekt-choose-from-hand = Choisissez une Unité de votre main.
web-elekt-for-coalition = Vous décidez pour la Coalition, qui prend l’une de vos cartes :
web-elekt-chosen = { $chosen } :
web-elekt-back = Choisir autrement
web-elekt-stop = Cela suffit
web-elekt-unit-of = { $card } ({ $who ->
    [you] à vous
   *[other] { $name }
})
web-elekt-use = L’utiliser
web-elekt-use-for = L’utiliser : { $price }
web-elekt-price = { $pay ->
    [amber] { $amount } Ambre
    [this-card] défausser cette carte
    [units] { $amount ->
        [one] défausser une Unité de votre main
       *[other] défausser { $amount } Unités de votre main
    }
   *[token] retirer un jeton d’une de vos Unités
}
web-elekt-protect = { $cost ->
    [0] La protéger gratuitement
   *[other] La protéger : { $cost } Ambre
}

## Le tutoriel

web-elekt-lesson-revealed = Chaque zone montre une carte. Qui y remporte l’Autorité l’obtient, avec les Titres de ses bandeaux : ce sont les Titres qui font gagner. Le texte d’une carte Escarmouche ou Machination vaut pour tous dans sa zone.
web-elekt-lesson-direction = Vous avez tiré le premier nom dans l’alphabet : vous tenez le Sceptre. Vous commencez, et vous remportez toute égalité d’Autorité. Choisissez sa direction ; à deux joueurs, elle ne change rien.
web-elekt-lesson-enlist = Chaque manche commence par des recrues : gardez une des Unités d’élite reçues. Si aucune ne vous plaît, défaussez-les et piochez-en une autre à l’aveugle.
web-elekt-lesson-assign = Chacun à son tour affecte une Unité à l’une des zones, cinq au plus par manche. Choisissez une Unité de votre main, puis une zone. Ses symboles disent ce qu’elle compte : Mysticité, Duplicité, Brutalité, Autorité.
web-elekt-lesson-use = Une carte vous propose sa capacité. Celles qui portent une flèche n’agissent que maintenant, à l’affectation ; vous pouvez y renoncer.
web-elekt-lesson-mysticality = Chaque zone connaît quatre affrontements, toujours dans cet ordre. D’abord la Mysticité : qui en a le plus attache jusqu’à deux jetons différents à des Unités de la zone ; chacun vaut un symbole de plus.
web-elekt-lesson-duplicity = Vient ensuite la Duplicité : qui en a le plus peut échanger une Unité d’ici avec une des siennes dans une autre zone. Une égalité n’a pas de vainqueur.
web-elekt-lesson-brutality = En troisième, la Brutalité : qui la remporte peut bannir une Unité d’ici, qui ne comptera plus pour l’Autorité.
web-elekt-lesson-authority = Enfin le plus important, l’Autorité : qui la remporte obtient la carte. Ici, l’égalité revient au meilleur rang à la cour, compté depuis le détenteur du Sceptre.
web-elekt-lesson-attach = Vous remportez la Mysticité. Choisissez un jeton et une Unité ; pensez aux affrontements à venir dans cette zone, surtout à l’Autorité.
web-elekt-lesson-swap = Vous remportez la Duplicité. Faites venir une Unité forte d’une zone qui peut s’en passer, ou laissez tout en place.
web-elekt-lesson-ban = Vous remportez la Brutalité. Choisissez l’Unité qui doit partir ; son propriétaire peut la protéger : elle revient alors dans sa main au lieu d’être défaussée.
web-elekt-lesson-protect = Une Unité protégée revient dans votre main ; sinon, elle est défaussée. Les Unités de base, qui portent un bouclier, sont protégées gratuitement ; une Unité d’élite coûte 1 Ambre.
web-elekt-lesson-obtained = La carte et ses Titres sont devant qui l’a obtenue. Sept Titres font gagner aussitôt à deux joueurs, six à trois, cinq à quatre ; sinon, le plus de Titres après six manches.
web-elekt-lesson-tie = Une égalité n’a pas de vainqueur, à moins qu’un Privilège n’en décide. Le vôtre peut servir maintenant, quelle que soit la zone.
web-elekt-lesson-sceptre = Qui a obtenu le Privilège décide qui détient le Sceptre et dans quel sens il pointe : de là viennent l’ordre du tour et toute égalité d’Autorité.
web-elekt-lesson-recalled = La manche est finie : chaque Unité de la zone Privilège a rapporté 1 Ambre, trois au plus se gardent, et toutes les Unités reviennent en main.
web-elekt-lesson-seal = La Coalition gagne un Sceau quand une capacité de ses Unités reste sans effet visible. Trois Sceaux font un Titre.
web-elekt-lesson-end = Voilà tout le jeu. Vous en savez assez pour disputer le trône.
