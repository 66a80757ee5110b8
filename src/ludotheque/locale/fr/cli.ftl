### Le terminal

cli-help = Ludotheque : des jeux de société à jouer, à étudier et à équilibrer.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-more-help = « ludotheque COMMANDE --help » en dit plus sur une commande.
cli-usage-line = Utilisation : { $words }
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-options = Options

## Commandes

cli-command-play = Jouer à un jeu contre des bots, ou en solo si le jeu le permet.
cli-command-games = Lister les jeux, leurs joueurs et leurs options.
cli-command-rules = Afficher les règles d’un jeu, ou une seule règle.
cli-command-replay = Raconter une partie enregistrée.
cli-command-case = Exécuter des fichiers de cas.
cli-command-record = Travailler avec des fichiers d’enregistrement.
cli-command-serve = Servir la table aux navigateurs, sur cette machine ou pour d’autres.
cli-command-check = Vérifier qu’un enregistrement est complet, intact et conforme aux règles.
cli-command-simulate = Faire jouer beaucoup de parties à des bots et afficher leur bilan.

cli-about-play = jouer contre un bot, dans le terminal
cli-about-lang = en français (ou pl, en)
cli-about-rules = le livret de règles
cli-about-clause = une seule règle
cli-about-games = les jeux, leurs joueurs et options
cli-about-serve = servir la table aux navigateurs ; « ludotheque » seul le fait ici et ouvre l’accueil
cli-about-replay = raconter une partie enregistrée
cli-about-case = exécuter des cas : des règles testables
cli-about-record-check = vérifier un enregistrement
cli-about-simulate = faire jouer des bots entre eux

## Options

cli-option-game = Nom du jeu.
cli-option-seats = Nombre de places à la table ({ $default } par défaut, si le jeu le permet).
cli-option-seat = Votre place, à partir de 0 ({ $default } par défaut).
cli-option-against = Votre adversaire ({ $default } par défaut) ; plusieurs sont séparés par des virgules, un pour chaque autre place.
cli-option-lang = Langue : en, fr ou pl.
cli-option-seed = Un nombre entier ; la même graine donne la même distribution.
cli-option-save = Fichier où la partie est sauvegardée après chaque réponse.
cli-option-resume = Enregistrement d’une partie à reprendre.
cli-option-aid = Montrer des aides, comme les cartes que vous n’avez pas vues.
cli-option-option = Une option du jeu, sous la forme nom=valeur (voir « ludotheque games »).
cli-option-clause = Identifiant d’une règle, comme 3.9 ou R7.
cli-option-record = Un fichier d’enregistrement.
cli-option-replay-seat = Ne raconter que ce que cette place a vu.
cli-option-board = Dessiner la table après chaque réponse (demande --seat).
cli-option-cases = Fichiers de cas, ou dossiers qui en contiennent.
cli-option-players = Joueurs séparés par des virgules, un par place (le meilleur contre random par défaut).
cli-option-games = Nombre de parties ({ $default } par défaut).
cli-option-jobs = Processus en parallèle ({ $default } par défaut).
cli-option-host = Adresse d’écoute ({ $default } par défaut).
cli-option-port = Port d’écoute ({ $default } par défaut ; 0 en prend un libre).
cli-option-database = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://… (un fichier de votre dossier de données par défaut).
cli-option-workers = Processus où réfléchissent les bots ({ $default } par défaut).

## Ce qui peut ne pas aller

cli-unknown-command = Il n’y a pas de commande « { $command } ». « ludotheque --help » en donne la liste.
cli-unknown-option = Il n’y a pas d’option « { $option } » ici. Ajoutez --help pour voir celles qui existent.
cli-too-many-words = À quoi sert « { $words } » ? Ajoutez --help pour voir ce qui est accepté.
cli-missing = Il manque « { $name } ». Ajoutez --help pour voir ce qu’il faut.
cli-bad-value = « { $value } » ne peut pas être une valeur de { $name }.
cli-usage = La ligne de commande est incompréhensible : { $problem }
cli-bad-option = « { $option } » n’est pas une option : écrivez nom=valeur.
cli-bad-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
cli-wrong-against = Joueurs nommés par --against : { $given } ; autres places : { $seats }.
cli-against-nobody = Personne n’est assis en face : avec une seule place, vous jouez en solo. N’indiquez pas --against, ou prenez plus de --seats.
cli-not-positive = { $name } doit valoir 1 ou plus, et non { $value }.
cli-file-problem = { $file } : { $problem }.
cli-file-no-text = { $file } n’est pas un fichier texte.
cli-cannot-write = Impossible d’écrire { $file } : { $problem }.
cli-save-exists = { $file } existe déjà. Choisissez un autre fichier, ou reprenez-le : --resume { $file }
cli-record-wrong = { $file } n’est pas un enregistrement valable. { $problem }
cli-other-game = { $file } est une partie de { $game }, et non de { $asked }.
cli-no-person = Dans { $file }, aucune place n’est tenue par un humain : personne ne peut reprendre la partie.
cli-resume-seats = Dans { $file }, le nombre de places a été fixé au départ ; n’indiquez pas --seats.
cli-resume-seat = Dans { $file }, la personne occupe la place { $seat } ; n’indiquez pas --seat { $asked }.
cli-resume-option = Les options de { $file } ont été fixées au départ ; n’indiquez pas --option { $options }.
cli-resume-against = Dans { $file }, personne ne s’appelle « { $asked } » ; n’indiquez pas --against.
cli-several = « { $typed } » peut vouloir dire : { $answers }.
cli-no-number = Les numéros vont de 1 à { $most }.
cli-too-large = { $file } est trop gros pour être { $kind ->
    [deck] un deck
    [pack] un paquet
   *[record] un enregistrement
}.
cli-no-server = Le serveur n’est pas installé : pip install "ludotheque[server]".
cli-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.
cli-no-database = La base de données { $database } est inutilisable : { $problem }
cli-serving = En service sur { $address } (Ctrl-C pour arrêter).
cli-serving-already = Un serveur tourne déjà : { $address }
cli-no-cases-given = Indiquez un fichier de cas, ou un dossier qui en contient.
cli-no-cases = Il n’y a pas de fichier de cas (*.yaml) dans { $folder }.
cli-board-needs-seat = --board demande --seat : la table est dessinée telle qu’une place la voit.

## Jeux

cli-game-seats = { $least ->
    [one] { $most ->
        [one] Un joueur
       *[other] De 1 à { $most } joueurs
    }
   *[other] { $least ->
        [2] { $most ->
            [2] Deux joueurs
           *[other] De 2 à { $most } joueurs
        }
       *[other] De { $least } à { $most } joueurs
    }
}
cli-game-players = Bots : { $players }
cli-game-option = --option { $option }=… : { $about } ({ $values } ; { $default } par défaut)

## Cas et enregistrements

cli-case-pass = réussi
cli-case-fail = ÉCHEC
cli-case-difference = {"  "}{ $path } : attendu { $expected }, trouvé { $found }
cli-case-summary = Réussis : { $passed }, échecs : { $failed }, { $mistaken ->
    [0] aucun fichier erroné
    [one] un fichier erroné
   *[other] { $mistaken } fichiers erronés
}.
cli-record-good = { $file } : { $game }, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, partie { $state ->
    [over] terminée
   *[running] non terminée
}. Complet, intact et conforme aux règles.
cli-replay-unfinished = L’enregistrement s’arrête ici, après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} ; la partie n’est pas terminée.
cli-seat-name = { $player ->
    [person] personne
   *[other] { $player }
} (place { $seat })

## Simulations

cli-simulating = Simulation
cli-simulate-player = joueur
cli-simulate-games = parties
cli-simulate-wins = gagnées
cli-simulate-draws = nulles
cli-simulate-share = taux
cli-simulate-interval = intervalle 95 %
cli-simulate-score = score moyen

## À la table

cli-welcome = Tapez votre réponse ou son numéro, ? pour la règle, { $help } pour le reste.
cli-seed = Graine { $seed } : --seed { $seed } redonne les mêmes cartes.
cli-prompt = >
cli-you = Vous
cli-session-help = Tapez une réponse ou son numéro. « ? » affiche la règle derrière la question. Et aussi :
cli-word-help = aide
cli-word-hint = conseil
cli-word-log = journal
cli-word-aid = inconnues
cli-word-undo = annuler
cli-word-quit = quitter
cli-about-word-help = cette liste
cli-about-word-hint = ce qu’un bot jouerait, et pourquoi
cli-about-word-log = tout ce qui s’est passé jusqu’ici
cli-about-word-aid = montrer ou cacher les aides, comme les cartes pas encore vues
cli-about-word-undo = reprendre votre dernière réponse, si rien n’a été révélé depuis
cli-about-word-quit = sauvegarder et quitter
cli-ask-why = « ? { $clause } » affiche la règle.
cli-ask-help = « { $help } » liste ce que vous pouvez taper.
cli-may-play = « { $action } » est permis maintenant.
cli-hint = Conseil : { $action }. { $reason }
cli-undone = C’est annulé.
cli-log-empty = Il ne s’est encore rien passé.
cli-saved = Partie sauvegardée dans { $file }. Pour la reprendre :
cli-saved-finished = Partie enregistrée dans { $file }. Pour la revoir :
cli-result = { $result ->
    [won] Vous avez gagné { $reason }.
    [lost] Vous avez perdu : { $winner } gagne { $reason }.
   *[draw] Partie nulle : { $reason }.
}
