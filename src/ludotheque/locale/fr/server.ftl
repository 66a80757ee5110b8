### Le serveur

server-no-match = La partie « { $match } » n’existe pas. Le lien est peut-être incomplet.
server-not-your-seat = Vous êtes spectateur : il faut avoir une place pour cela.
server-seat-taken = La place { $seat } est prise.
server-match-over = La partie est terminée.
server-old-question = Cette question n’est plus posée ; regardez à nouveau la table.
server-unintelligible = Le message est incompréhensible : { $problem }
server-still-secret = L’enregistrement se lit une fois la partie terminée : il révèle toutes les cartes cachées.
server-foreign-page = Cette demande vient de la page d’un autre site.
server-too-fast = C’était trop rapide ; patientez un instant.
server-other-rules = Cette partie a été jouée avec la version { $version } des règles, que ce serveur ne connaît plus.
server-no-page = Il n’y a rien à cette adresse.
server-no-seat = La partie n’a pas de place { $seat }.
server-no-decks = On n’apporte pas de deck pour jouer à { $game }.
server-not-begun = La partie commence quand toutes les places sont prises.
server-nothing-dealt = Rien n’a été distribué dans cette partie : la même donne ne peut pas revenir. Demandez une revanche sans elle.
server-nothing-asked = Personne ne l’a demandé, ou c’est déjà réglé.
server-stood-in = Un robot joue pour vous : reprenez d’abord votre place.
server-not-your-turn = Ce n’est pas votre tour.
server-cannot-continue = On ne peut pas reprendre à cet endroit : ce moment n’existe pas, ou le jeu ou le nombre de places est différent.
server-unknown-visitor = Ce lien n’appartient à personne qui ait joué ici. Il est peut-être incomplet.
server-too-long = Le robot a mis trop de temps. Réessayez.
server-database-away = Le serveur n’atteint pas sa base de données pour le moment. Rien n’est perdu ; il réessaie.
server-no-web-app = La page web n’a pas été construite. « make web » la construit.
server-resigned = { $seat_is ->
    [you] parce que vous avez abandonné
   *[other] parce que { $seat } a abandonné
}

## Autour de la table

server-note-lapse = { $seat_is ->
    [you] Votre temps est écoulé : une carte a été jouée pour vous.
   *[other] Le temps de { $seat } est écoulé : une réponse a été donnée à sa place.
}
server-note-takeback = { $seat_is ->
    [you] Vous avez repris votre dernière réponse.
   *[other] { $seat } a repris sa dernière réponse.
}
server-note-ask = { $seat_is ->
    [you] Vous avez demandé à reprendre votre dernière réponse.
   *[other] { $seat } demande à reprendre sa dernière réponse.
}
server-note-allow = { $seat_is ->
    [you] Vous avez accepté.
   *[other] { $seat } a accepté.
}
server-note-deny = { $seat_is ->
    [you] Vous avez refusé ; la réponse reste.
   *[other] { $seat } a refusé ; la réponse reste.
}
server-note-resign = { $seat_is ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
}
server-note-standin = { $seat_is ->
    [you] Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
   *[other] Un robot joue maintenant pour { $seat }.
}
server-note-return = { $seat_is ->
    [you] Vous avez repris votre place.
   *[other] { $seat } est de retour.
}
server-note-rematch = { $seat_is ->
    [you] Vous avez demandé une revanche.
   *[other] { $seat } demande une revanche.
}
