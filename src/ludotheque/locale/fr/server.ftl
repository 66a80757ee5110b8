### Le serveur

server-no-match = La partie « { $match } » n’existe pas. Le lien est peut-être incomplet.
server-not-your-seat = Vous êtes spectateur : il faut avoir une place pour cela.
server-seat-taken = La place { $seat } est prise.
server-match-over = La partie est terminée.
server-old-question = Cette question n’est plus posée ; regardez à nouveau la table.
server-unintelligible = Le message est incompréhensible : { $problem }
server-still-secret = L’enregistrement se lit une fois la partie terminée : il révèle toutes les cartes cachées.
server-foreign-page = Cette demande vient de la page d’un autre site.
server-too-fast = C’était trop rapide ; patientez un instant.
