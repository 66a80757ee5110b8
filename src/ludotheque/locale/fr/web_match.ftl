### La page d’une partie : ce qui s’est passé, coup par coup

web-match-title = { $game } : { $players }
web-match-versus = { $first } contre { $second }
web-match-loading = La partie est en train d’être étalée…
web-match-unavailable = Cette partie ne peut pas être affichée
web-match-again = Réessayer
web-match-to-table = À la table
web-match-running = Cette partie n’est pas terminée.
web-match-running-own = Elle est encore en cours : vous pouvez revoir ce que vous avez vu vous-même jusqu’ici. Le reste s’ouvrira à la fin.
web-match-running-watch = Elle est encore en cours : vous pouvez revoir ce qui était public jusqu’ici. Le reste s’ouvrira à la fin.

## Résultat

web-match-result = { $result ->
    [you] Vous gagnez { $reason }.
    [other] { $winner } gagne { $reason }.
    [you-resigned] Vous abandonnez ; { $winner } gagne.
    [you-by-resignation] { $resigned } abandonne ; vous gagnez.
    [resigned] { $resigned } abandonne ; { $winner } gagne.
   *[draw] Partie nulle : { $reason }.
}
web-match-players = Qui jouait
web-match-person = à la table en personne
web-match-you = vous
web-match-winner = gagne
web-match-count = Le décompte
web-match-continues = Reprise d’une autre partie
web-match-same-deal = La même donne qu’une autre partie
web-match-rematch = La partie suivante

## Parcourir

web-match-table = La table
web-match-steps = Parcourir la partie
web-match-first = Au début
web-match-back = Une réponse en arrière
web-match-play = Dérouler la partie
web-match-pause = Pause
web-match-forward = Une réponse en avant
web-match-last = À la fin
web-match-slider = Moment
web-match-keys = Les flèches parcourent la partie ; Début et Fin mènent à son début et à sa fin.
web-match-moment = { $moment ->
    [0] Avant la première réponse
   *[other] Après la réponse { $moment } sur { $total }
}
web-match-see-as = Voir comme
web-match-see-everybody = tout le monde : seulement ce qui est public
web-match-see-seat = { $name }
web-match-see-yourself = { $name } (vous)
web-match-seen-by = Vous voyez la table comme { $name } la voyait : sur la table, « vous » désigne { $name }.

## La réponse donnée

web-match-answer-chance = Le hasard a répondu.
web-match-answer-hidden = { $name } a donné une réponse qui vous est cachée.
web-match-answered = { $name } : { $answer }
web-match-why-bot = Pourquoi ce choix ({ $name }) ?
web-match-why = Qu’aurait fait le bot le plus fort ?
web-match-same = { $player } aurait fait de même. { $reason }
web-match-other = { $player } aurait plutôt choisi { $answer }. { $reason }

## Journal et courbe

web-match-log = Ce qui s’est passé
web-match-graph = Qui menait, et quand
web-match-graph-hint = Cliquez, ou utilisez les flèches, pour aller à un moment.
web-match-graph-label = L’état de la partie au fil des réponses, un curseur
web-match-graph-axis = réponses
web-match-standing = { $name } { $number }
web-match-graph-table = La courbe sous forme de tableau
web-match-graph-answer = Après la réponse

## Chiffres

web-match-figures = En chiffres
web-match-player = Joueur
web-match-answers = Réponses
web-match-ahead = En tête
web-match-ahead-share = après { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
web-match-agreement = Comme { $player }
web-match-agreement-share = { $same } sur { $answers }
web-match-turns = Tournants
web-match-turn = { $name } prend la tête, { $standing }
web-match-turn-for-good = { $name } passe en tête et y reste, { $standing }
web-match-no-turns = Personne n’a jamais été en tête.
web-match-turn-after = réponse { $moment }

## Analyse

web-match-analysis = Analyse
web-match-analysis-about = { $player }, le bot le plus fort, examine chaque réponse avec ce que son joueur pouvait savoir, et dit ce qu’il aurait fait.
web-match-analyse = Analyser la partie
web-match-analysing = { $player } réfléchit à la partie, réponse par réponse. Cela peut prendre un moment ; vous pouvez continuer à regarder.
web-match-analysis-stop = Arrêter
web-match-analysis-summary = { $player } aurait fait de même pour { $same } réponses sur { $answers }.
web-match-only-different = Seulement les réponses où le choix diffère
web-match-whose = Les réponses de
web-match-everybody = tout le monde
web-match-all-same = Rien à montrer : le choix est le même à chaque fois.
web-match-mark-same = de même
web-match-mark-other = autre chose
web-match-go-to = Aller à la réponse { $moment }

## Ailleurs

web-match-share = Partager
web-match-link = Lien
web-match-link-moment = Mener au moment affiché
web-match-download = Télécharger l’enregistrement
web-match-download-about = Un fichier texte avec toutes les réponses, que Ludotheque peut rejouer et vérifier.
web-match-go-on = Continuer à partir d’ici
web-match-go-on-about = Une nouvelle partie commence au moment affiché ; celle-ci reste comme elle est.
web-match-go-on-over = C’est la fin. Revenez à un moment à partir duquel vous aimeriez continuer.
web-match-go-on-seat = Vous prenez la place de
web-match-go-on-against = Les autres sont joués par
web-match-go-on-start = Continuer après la réponse { $moment }
web-match-go-on-beginning = Jouer depuis le début
web-match-go-on-waiting = La table se prépare…
