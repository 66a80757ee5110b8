### Claim

claim-name = Claim
claim-summary = Jeu de plis à deux, en deux phases : recrutez des partisans, puis gagnez avec eux les votes de cinq factions.
claim-faction = { $faction ->
    [goblin] Gobelins
    [knight] Chevaliers
    [undead] Morts-vivants
    [dwarf] Nains
   *[doppelganger] Doppelgängers
}
claim-card = { $faction ->
    [goblin] Gobelin
    [knight] Chevalier
    [undead] Mort-vivant
    [dwarf] Nain
   *[doppelganger] Doppelgänger
} { $value }
claim-hidden-card = une carte cachée
claim-hidden-cards = 13 cartes cachées
claim-option-first_leader = qui commence le premier pli : tirage au sort (drawn) ou place choisie

## Questions

claim-ask-lead = Commencez le pli : jouez n’importe quelle carte de votre main.
claim-ask-follow = Répondez : suivez la faction demandée si possible, ou jouez un Doppelgänger.
claim-ask-first-leader = Le sort désigne le Leader du premier pli.
claim-ask-shuffle = Les cartes sont mélangées.

## Ce qui s’est passé

claim-event-first-leader = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
} le premier pli.
claim-event-cards-dealt = { $seat_is ->
    [you] Vous recevez : { $cards }.
   *[other] { $seat } reçoit : { $cards }.
}
claim-event-prize-turned = { $card } est retourné : c’est la carte centrale.
claim-event-card-played = { $seat_is ->
    [you] Vous { $role ->
        [lead] commencez le pli par
       *[follow] jouez
    }
   *[other] { $seat } { $role ->
        [lead] commence le pli par
       *[follow] joue
    }
} { $card }.
claim-event-void-shown = { $seat_is ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas de { $faction } en main.
claim-event-trick-won = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} le pli{ $reason ->
    [higher] { " " }avec la plus haute valeur
    [equal] { "\u00A0" }: à valeurs égales, le Leader gagne
    [knight] { "\u00A0" }: un Chevalier bat un Gobelin
   *[off-faction] { "\u00A0" }: l’autre carte est d’une autre faction
}.
claim-event-prize-taken = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $card } comme partisan.
claim-event-blind-taken = { $seat_is ->
    [you] Vous piochez un partisan en secret : { $card }.
   *[other] { $seat } pioche un partisan en secret : { $card }.
}
claim-event-card-scored = { $seat_is ->
    [you] Vous ajoutez { $card } à votre pile de Score
   *[other] { $seat } ajoute { $card } à sa pile de Score
}{ $power ->
    [undead] { "\u00A0" }: les Morts-vivants ne sont jamais défaussés
    [dwarf] { "\u00A0" }: le perdant prend les Nains
   *[none] { "" }
}.
claim-event-card-discarded = { $card } est défaussé.
claim-event-phase-two = Seconde phase : chacun prend ses partisans en main. { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
} le premier pli.
claim-event-vote-counted = { $faction } : { $counts }. { $winner_is ->
    [you] Vous remportez le vote{ $by ->
        [highest] { " " }grâce à la plus forte carte
       *[more] { "" }
    }.
    [nobody] Le vote ne va à personne.
   *[other] { $winner } remporte le vote{ $by ->
        [highest] { " " }grâce à la plus forte carte
       *[more] { "" }
    }.
}
claim-event-match-ended = { $winner_is ->
    [you] Vous gagnez la partie, votes : { $votes }.
    [nobody] La partie est nulle, votes : { $votes }.
   *[other] { $winner } gagne la partie, votes : { $votes }.
}

## Résultats

claim-majority = avec les votes d’au moins trois factions
claim-more-votes = avec plus de votes, bien que personne n’en ait trois
claim-draw = le même nombre de votes

## Pourquoi pas

claim-over = La partie est terminée : les votes sont comptés.
claim-no-seat = Il n’y a pas de place { $seat } : le jeu se joue à deux, places 0 et 1.
claim-chance-first = Les cartes ne sont pas encore distribuées.
claim-not-chance = Rien ne dépend du hasard en ce moment : c’est à un joueur de répondre.
claim-lead-first = Le Leader joue en premier ; attendez sa carte.
claim-one-card = Vous avez joué votre carte dans ce pli ; c’est à l’autre joueur.
claim-not-an-answer = « { $answer } » ne répond pas à la question.
claim-not-in-hand = Vous n’avez pas { $card } en main.
claim-must-follow = { $card } ne suit pas : vous avez des { $faction } en main et devez en jouer un, ou un Doppelgänger.
claim-must-follow-doppelganger = { $card } ne suit pas : le Leader a joué un Doppelgänger et vous en avez en main ; vous devez donc en jouer un.
claim-knight-must-follow = { $card } battrait le Gobelin, mais vous avez un Gobelin en main : vous devez suivre, ou jouer un Doppelgänger.

## Notation et positions

claim-no-card = Il n’y a pas de carte « { $card } ». Une carte est une lettre (G, K, U, D, X) et une valeur, comme U4 ; les Chevaliers vont de 2 à 9.
claim-no-faction = « { $faction } » n’est pas une liste de factions (G, K, U, D, X).
claim-no-trick = « { $trick } » ne décrit pas un pli : Leader, sa carte, carte du second joueur, gagnant et, dans la première phase, carte centrale, comme « 0 U4 X7 1 D1 ».
claim-nothing-dealt = avant la distribution, les cartes n’ont pas encore d’emplacement.
claim-too-many = { $card } est là { $found } fois, mais le jeu n’en compte { $most ->
    [one] qu’un seul
   *[other] que { $most }
}.
claim-nowhere = { $card } n’est nulle part ; indiquez son emplacement, ou mettez cette carte sous « absent ».
claim-hand-too-big = une main a au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}.
claim-hands-unequal = les deux mains doivent avoir le même nombre de cartes ; une fois la carte du Leader jouée, le second joueur en a une de plus.
claim-hands-left = les votes ne sont comptés qu’une fois les deux mains vides.
claim-bad-pile = la pioche compte { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} au lieu de { $right } : deux pour chaque pli encore à jouer.
claim-followers-unequal = les deux piles de Partisans doivent avoir le même nombre de cartes.
claim-too-many-followers = à ce stade, une pile de Partisans a au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}.
claim-led-before-prize = le Leader a joué une carte alors qu’il n’y a pas de carte centrale.
claim-prize-without-trick = une carte centrale est posée alors qu’il ne reste aucun pli à jouer.
claim-prize-in-phase-two = il n’y a pas de carte centrale dans la seconde phase.
claim-pile-in-phase-two = la pioche est épuisée dans la seconde phase.
claim-hand-not-followers = les cartes centrales gagnées et les cartes piochées doivent être, ensemble, celles que cette place a en main ou a jouées dans la seconde phase.
claim-undead-discarded = { $card } ne peut pas être défaussé : les Morts-vivants vont dans une pile de Score.
claim-against-void = { $card } est dans une main qui s’est révélée sans carte de cette faction.
claim-other-first-leader = l’option first_leader désigne l’autre place.
claim-too-many-tricks = une phase compte au plus { $most } plis.
claim-tricks-out-of-order = les plis avec une carte centrale sont ceux de la première phase, les autres ceux de la seconde, dans cet ordre.
claim-wrong-winner = « { $trick } » nomme un gagnant qui n’a pas gagné.
claim-played-already = { $card } a été joué dans un pli et ne peut pas être aussi dans une main ou une pile.
claim-only-undead = { $card } est dans une pile de Score en première phase, où seuls des Morts-vivants peuvent se trouver.

## La table dans un terminal

claim-board-title = Claim · { $phase ->
    [one] première phase : recruter des partisans · pli { $trick } sur 13
    [two] seconde phase : rassembler ses soutiens · pli { $trick } sur 13
    [over] les votes sont comptés
   *[setup] avant la distribution
}
claim-board-opponent = { $name } : { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
claim-board-void = sans : { $factions }
claim-board-their-followers = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
}
claim-board-blind-count = { $count ->
    [one] { $count } pioché
   *[other] { $count } piochés
}
claim-board-prize = Carte centrale
claim-board-pile = pioche : { $cards }
claim-board-led = { $who ->
    [you] vous avez joué
   *[other] { $name } a joué
}
claim-board-leads = { $who ->
    [you] vous commencez
   *[other] { $name } commence
}
claim-board-faction = Faction
claim-board-score = Pile de Score : { $name }
claim-board-vote = Vote
claim-board-followers = Vos partisans ({ $count })
claim-board-prizes = gagnés :
claim-board-known = a en main, comme vous l’avez vu :
claim-board-blinds = piochés :
claim-board-unseen = Cartes pas encore vues ({ $count }) :
claim-board-hand = Votre main
claim-board-help = Tapez une carte, comme U4, ou son numéro. « ? » affiche la règle derrière la question, « ? 3.9 » une règle précise, « ? K9 » pourquoi une carte ne peut pas être jouée. Et aussi :
