### Claim dans le navigateur

## Cartes et emplacements

web-claim-may = { $card }, jouable
web-claim-may-not = { $card }, pas jouable maintenant
web-claim-secret = { $card }, carte piochée
web-claim-secret-mark = Coin plié : cette carte n’est connue que de vous.
web-claim-table = Sur la table
web-claim-answers = { $who ->
    [you] à vous de répondre
   *[other] { $name } répond
}
web-claim-answered = { $who ->
    [you] votre réponse
   *[other] { $name } a répondu
}
web-claim-wins = { $who ->
    [you] vous gagnez
   *[other] { $name } gagne
}
web-claim-pile = pioche : { $cards }
web-claim-unseen = Cartes pas encore vues ({ $count })
web-claim-last-trick = Dernier pli
web-claim-discarded = Défausse ({ $count })
web-claim-no-cards = aucune

## Votes

web-claim-votes = Les cinq votes
web-claim-votes-counted = Les votes sont comptés
web-match-score-claim = { $score ->
    [one] { $score } vote
   *[other] { $score } votes
}
web-match-standing-claim = Les votes que chacun gagnerait si l’on comptait à ce moment.
web-claim-pile-of = { $who ->
    [you] Vous
   *[other] { $name }
}
web-claim-vote-open = personne n’en a encore
web-claim-vote-leads = { $who ->
    [nobody] égalité : personne ne mène
    [you] { $by ->
        [0] vous menez par la plus forte carte
       *[other] vous menez de { $by }
    }
   *[other] { $by ->
        [0] { $name } mène par la plus forte carte
       *[other] { $name } mène de { $by }
    }
}
web-claim-vote-won = { $who ->
    [nobody] ce vote ne va à personne
    [you] { $by ->
        [0] votre vote, par la plus forte carte
       *[other] votre vote, avec { $by } de plus
    }
   *[other] { $by ->
        [0] vote pour { $name }, par la plus forte carte
       *[other] vote pour { $name }, avec { $by } de plus
    }
}
web-claim-margin = +{ $by }
web-claim-margin-highest = max
web-claim-margin-none = –

## Le tutoriel

web-claim-lesson-prize = La carte retournée au milieu est l’enjeu de ce pli : qui gagne le pli la reçoit comme partisan. Elle ne limite en rien ce que vous pouvez jouer.
web-claim-lesson-lead = C’est vous qui commencez : jouez n’importe quelle carte. Une carte forte a de bonnes chances de gagner la carte centrale ; une faible la laisse filer et garde vos forces pour une meilleure.
web-claim-lesson-follow = L’autre carte est sur la table. Si vous avez une carte de sa faction, vous devez en jouer une, forte ou faible, à votre choix ; un Doppelgänger est toujours permis à la place. Les cartes bordées d’or sont celles que vous pouvez jouer.
web-claim-lesson-doppelganger = Un Doppelgänger joué en second compte comme la faction demandée, avec sa propre valeur. Il en prend la faction, jamais le pouvoir.
web-claim-lesson-void = Ce joueur n’a pas pu suivre ; vous savez donc tous deux qu’il ne lui reste aucune carte de cette faction en main. L’emblème barré le rappelle jusqu’à la fin de la phase.
web-claim-lesson-higher = Les deux cartes sont de la faction demandée, ou comptent comme telles : la plus haute valeur gagne. Le gagnant commence le pli suivant.
web-claim-lesson-equal = Valeurs égales : le Leader gagne. Pour battre une carte, il faut être plus haut.
web-claim-lesson-off-faction = Une carte d’une autre faction ne peut pas gagner, si haute soit-elle. C’est une bonne façon de perdre exprès, ou de se défaire d’une carte.
web-claim-lesson-knight = Un Chevalier joué sur un Gobelin gagne, quelles que soient les valeurs. Seulement dans cet ordre, et seulement si vous n’avez pas de Gobelin : suivre passe avant.
web-claim-lesson-prize-taken = Le gagnant met la carte centrale dans sa pile de Partisans. Vous l’avez vue tous les deux, la table continue donc de montrer qui l’a : ces cartes seront la main de la seconde phase.
web-claim-lesson-blind = Le perdant prend la carte suivante de la pioche comme partisan, à l’insu de l’autre. Elle vaut parfois mieux que la carte centrale : perdre n’est pas toujours un mal.
web-claim-lesson-undead = Les Morts-vivants ne sont jamais défaussés. Joués en première phase, ils vont aussitôt dans la pile de Score du gagnant, où ils comptent déjà pour le vote des Morts-vivants.
web-claim-lesson-phase-two = Seconde phase : les treize partisans que vous avez réunis sont maintenant votre main. Il n’y a plus de carte centrale ; vous jouez pour les cartes du pli elles-mêmes.
web-claim-lesson-scored = Désormais, le gagnant d’un pli met les deux cartes dans sa pile de Score. Avoir plus de cartes d’une faction que l’autre : voilà comment on gagne un vote. Les valeurs ne servent qu’à départager.
web-claim-lesson-dwarf = Les Nains font l’inverse : en seconde phase, c’est le perdant du pli qui les prend. Pour réunir des Nains, perdez avec eux.
web-claim-lesson-votes = Faction par faction : qui a le plus de ses cartes dans sa pile de Score obtient son vote. À nombre égal, la plus forte carte décide.
web-claim-lesson-end = Voilà tout le jeu : trois votes sur cinq font gagner. Vous en savez assez pour jouer pour de bon.
