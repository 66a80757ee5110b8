### La page pour navigateurs

web-name = Ludotheque
web-credit = Icônes de game-icons.net, CC BY 3.0
web-version = Version { $version }
web-skip = Aller au contenu
web-main-menu = Menu principal
web-rules = Règles
web-settings = Réglages
web-about = À propos
web-language = Langue
web-to-dark = Couleurs sombres
web-to-light = Couleurs claires
web-close = Fermer
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-code = Le lien sous forme de code QR
web-reload = Recharger la page
web-try-again = Réessayer
web-to-lobby = Vers l’accueil
web-you = Vous
web-rule-behind = La règle :
web-loading = Chargement…

## Titres des pages

web-title-lobby = Ludotheque : jouer à des jeux de société
web-title-table = Ludotheque : une table
web-title-match = { $turn ->
    [yours] À vous de jouer · { $game }
   *[other] { $game } · Ludotheque
}
web-title-settings = Réglages · Ludotheque
web-title-about = À propos · Ludotheque
web-title-visitor = Un autre appareil · Ludotheque
web-title-nowhere = Introuvable · Ludotheque

## L’accueil

web-against = Choisissez votre adversaire
web-against-several = Choisissez les autres
web-seat-number = Place { $number }
web-seat-for-friend = un ami, par un lien
web-alone = Vous jouez seul, contre un automate qui suit les règles du livret.
web-how-many = Combien de joueurs ?
web-choose-game = Choisissez un jeu
web-play = Jouer
web-dealing = On distribue les cartes…
web-play-friend = Jouer avec un ami
web-play-friends = Jouer avec des amis
web-learn = Apprendre le jeu
web-read-rules = Lire les règles
web-more-options = Plus d’options
web-your-name = Votre nom à la table
web-clock-label = Pendule
web-clock-none = Sans pendule
web-clock = { $each } secondes par réponse, { $reserve ->
    [0] sans réserve
    [one] une minute de réserve
   *[other] { $reserve } minutes de réserve
}
web-public = Annoncer cette partie à tous, pour jouer ou regarder
web-option-first_leader-drawn = tirage au sort
web-option-first_leader-0 = vous
web-option-first_leader-1 = l’autre joueur
web-option-edition = Édition
web-option-edition-fr = française
web-option-edition-pl = polonaise : échanges et retraits plus libres
web-option-solo_difficulty = Difficulté
web-option-solo_difficulty-easy = facile : la Coalition a un Maître
web-option-solo_difficulty-medium = moyenne : la Coalition a deux Maîtres
web-option-solo_difficulty-hard = difficile : la Coalition a trois Maîtres
web-option-coalition_after_pass = Une fois que vous avez passé
web-option-coalition_after_pass-continue = la Coalition continue d’affecter
web-option-coalition_after_pass-pass = la Coalition passe aussi
web-option-coalition_steal = La Coalition vole un jeton
web-option-coalition_steal-first_with_token = à l’Unité la plus à gauche qui en porte un
web-option-coalition_steal-strict_leftmost = à l’Unité la plus à gauche, ou pas du tout
web-option-reshuffle_basics = Quand la pioche d’élite est reformée
web-option-reshuffle_basics-no = les Unités de base défaussées n’y entrent pas
web-option-reshuffle_basics-yes = les Unités de base défaussées y sont mélangées aussi
web-option-first_player = Qui tient d’abord le Sceptre
web-option-first_player-draw = tirage au sort
web-option-first_player-0-clockwise = vous, sens horaire
web-option-first_player-0-anticlockwise = vous, sens antihoraire
web-option-first_player-1-clockwise = place 2, sens horaire
web-option-first_player-1-anticlockwise = place 2, sens antihoraire
web-option-first_player-2-clockwise = place 3, sens horaire
web-option-first_player-2-anticlockwise = place 3, sens antihoraire
web-option-first_player-3-clockwise = place 4, sens horaire
web-option-first_player-3-anticlockwise = place 4, sens antihoraire
web-your-matches = Vos parties
web-no-matches = Aucune pour l’instant. Vos parties restent ici jusqu’à votre retour.
web-open-matches = En attente d’un joueur
web-no-open-matches = Personne n’attend en ce moment.
web-running-matches = À regarder
web-no-running-matches = Aucune partie publique n’est en cours.
web-your-turn = À vous
web-over = La partie est terminée.
web-runs = En cours
web-waits-for-players = Attend des joueurs
web-show-all = Tout afficher ({ $count })
web-show-fewer = En afficher moins
web-just-now = à l’instant
web-minutes-ago = { $minutes ->
    [one] il y a une minute
   *[other] il y a { $minutes } minutes
}
web-hours-ago = { $hours ->
    [one] il y a une heure
   *[other] il y a { $hours } heures
}
web-days-ago = { $days ->
    [one] hier
   *[other] il y a { $days } jours
}

## Ce qui peut mal tourner

web-unreachable = Le serveur est injoignable. Cet appareil est-il connecté ?
web-strange-answer = Quelque chose entre ici et le serveur a répondu à sa place (code { $status }).
web-page-missing = Cette partie de la page n’a pas pu être chargée : la connexion est coupée, ou il y a une version plus récente.
web-no-game = Il n’y a pas ici de jeu appelé « { $game } ».
web-nowhere = Il n’y a rien ici
web-nowhere-about = L’adresse est peut-être incomplète, ou ce qui était ici n’existe plus.
web-lost = La connexion est perdue. Elle est en cours de rétablissement ; rien de ce que vous avez fait n’est perdu.
web-lost-kept = La connexion est perdue. Elle est en cours de rétablissement ; votre réponse partira ensuite.
web-blocked = Le serveur est là, mais ce réseau ou ce navigateur ne laisse passer aucune connexion en direct (WebSocket). Un autre réseau ou navigateur fera l’affaire.
web-outdated = Le serveur a été renouvelé. Rechargez la page pour continuer à jouer.
web-database-away = Le serveur ne peut rien enregistrer en ce moment. Ce que vous avez fait est gardé ici et sera réessayé.

## L’état de la connexion

web-connection-connecting = Connexion…
web-connection-open = Connecté
web-connection-lost = Reconnexion…
web-connection-blocked = Pas de connexion directe
web-connection-refused = Table inconnue
web-connection-outdated = Page périmée

## Qui est assis où

web-seats = À la table
web-guest = Invité { $number }
web-seat-alike = { $name } { $number }
web-seat-open = Place libre
web-seat-waits = attend quelqu’un
web-seat-you = { $name } (vous)
web-seat-turn = doit jouer
web-seat-your-turn = à vous
web-seat-away = absent
web-seat-stand-in = remplacé : { $bot }
web-seat-clock = Temps restant pour cette réponse
web-seat-reserve = Temps en réserve

## La question, et ce que l’on peut faire

web-question = Ce que vous pouvez faire maintenant
web-telling = Regardez ce qui se passe ; touchez la table pour passer.
web-bot-thinks = { $name } réfléchit…
web-hurry = Répondre maintenant
web-wait-for = C’est à { $name } de jouer.
web-wait-away = { $name } est absent. Le temps écoulé, le programme répond à sa place.
web-wait-players = Les cartes seront distribuées dès que tout le monde sera là.
web-table-loading = On dresse la table…
web-hint = Conseil
web-hint-coming = Un conseil se prépare…
web-hint-by = { $name } jouerait :
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-confirm = Jouer ceci ?
web-confirm-yes = Oui, jouer
web-confirm-no = Autre chose
web-may-answer = { $answer } peut être joué.
web-aside = Journal et plus
web-aside-unread = Journal et plus ({ $count } nouveaux)
web-aside-close = Fermer la colonne
web-tab-log = Journal
web-tab-talk = Paroles
web-tab-more = Plus
web-past = Vous regardez un moment passé.
web-to-present = Revenir au présent
web-stood-in = Vous étiez absent : { $bot } répond pour vous.
web-return = Reprendre votre place
web-take-back-asked = { $name } demande à reprendre sa dernière réponse.
web-take-back-waits = Vous avez demandé à reprendre votre réponse. Accord attendu de : { $names }.
web-allow = Accepter
web-deny = Refuser

## Le journal et les paroles

web-log = Ce qui s’est passé
web-log-empty = Rien ne s’est encore passé.
web-rewind = Montrer ce moment : { $words }
web-away-mark = depuis votre départ
web-away = { $count ->
    [one] Pendant votre absence :
   *[other] Pendant votre absence ({ $count } lignes au journal) :
}
web-talk = Ce qui s’est dit
web-talk-empty = Rien n’a encore été dit.
web-talk-label = Dire quelque chose à la table
web-talk-send = Dire
web-talk-watching = Seuls ceux qui ont une place peuvent parler.

## Commandes tapées

web-typed = Tapez une réponse, par exemple « { $example } », ou une commande
web-typed-over = Tapez une commande, par exemple « { web-word-log } »
web-typed-send = Valider
web-typed-example-claim = U4
web-typed-example-elekt = acolyte0 S
web-typed-help = Vous pouvez taper une réponse, « ? » pour la règle derrière la question, « ? { $example } » pour savoir pourquoi une réponse n’est pas permise, ou l’un de ces mots : { $words }.
web-typed-sent = Envoyé : { $answer }.
web-typed-no-question = Rien ne vous est demandé pour l’instant.
web-typed-now = Voici le présent.
web-typed-undone = Repris, ou demandé.
web-word-help = aide
web-word-hint = conseil
web-word-undo = reprendre
web-word-table = table
web-word-log = journal
web-word-resign = abandon
web-word-now = présent
web-aloud = La table en mots
web-aloud-seats = À la table : { $names }.
web-aloud-answers = Vous pouvez répondre : { $answers }.

## Touches

web-keys = Clavier
web-keys-off = Les touches seules peuvent être désactivées dans les réglages.
web-key-arrows = aller de carte en carte
web-key-enter = jouer la carte
web-key-keys = cette liste
web-key-hint = un conseil
web-key-undo = reprendre
web-key-log = aller au journal
web-key-talk = dire quelque chose
web-key-type = taper une carte ou une commande
web-key-escape = fermer ce qui est ouvert, ou revenir au présent

## Inviter et rejoindre

web-invite = Inviter quelqu’un
web-invite-about = Quiconque ouvre ce lien peut s’asseoir avec vous, sans compte.
web-invite-here = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec des gens ailleurs, lancez « ludotheque serve --host 0.0.0.0 » et ouvrez l’adresse affichée.
web-invite-link = Lien vers cette table
web-invite-title = Venez jouer sur Ludotheque
web-join = Une place est libre
web-join-about = Vous êtes invité à jouer. Votre place est gardée pour vous dans ce navigateur.
web-sit-down = S’asseoir
web-watching = Vous regardez.
web-table-link = Lien vers cette table, pour la regarder ou y revenir

## La fin

web-result = { $winner_is ->
    [you] Vous avez gagné { $reason }.
    [nobody] Partie nulle : { $reason }.
   *[other] { $winner } a gagné { $reason }.
}
web-result-resigned = { $winner_is ->
    [you] Vous avez gagné { $reason }.
    [nobody] La partie est terminée { $reason }.
   *[other] { $winner } a gagné { $reason }.
}
web-result-scores = ({ $scores })
web-result-scores-many = { $scores }
web-rematch = Revanche
web-rematch-swapped = Mêmes cartes, places échangées
web-rematch-made = Il y a une revanche.
web-rematch-follow = Y aller
web-look-match = Revoir la partie
web-new-game = Nouvelle partie
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-about = { $seats ->
    [1] La partie se termine aussitôt, sans que vous l’ayez gagnée.
    [2] La partie se termine aussitôt, et l’autre joueur la gagne.
   *[other] Un bot prend votre place, et les autres continuent.
}
web-resign-yes = Abandonner
web-resign-no = Continuer
web-report = Signaler une erreur
web-coach = Le professeur
web-coach-next = Suivant
web-coach-done = Compris

## Réglages

web-settings-about = Ils ne sont gardés que dans ce navigateur.
web-theme = Couleurs
web-theme-system = comme sur l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-motion = Mouvement
web-motion-system = comme le veut l’appareil
web-motion-calm = calme
web-motion-off = aucun
web-setting-aids = Afficher les aides
web-setting-aids-about = Énumère ce que vous pourriez déduire vous-même, comme les cartes pas encore vues.
web-setting-confirm = Confirmer chaque réponse
web-setting-confirm-about = Une carte n’est jouée que si vous la choisissez une seconde fois.
web-setting-sound = Sons
web-setting-sound-about = Un léger tic quand il se passe quelque chose, deux quand c’est à vous.
web-setting-shortcuts = Touches seules comme raccourcis
web-setting-shortcuts-about = À désactiver si elles gênent votre lecteur d’écran ou votre commande vocale.

## À propos

web-about-words = Ludotheque met à l’écran des jeux de société avec leurs règles exactement comme dans les livrets, pour jouer, étudier et apprendre. Pas de compte, pas de publicité, et personne pour observer ce que vous faites.
web-about-licence = Le programme est un logiciel libre sous licence Apache 2.0.
web-about-version = Ceci est la version { $version } ; la page parle le protocole { $protocol }.
web-device = C’est moi, sur un autre appareil
web-device-about = Un lien fait d’un autre de vos navigateurs la même personne : il aura vos places et vos parties. Ne le donnez à personne d’autre.
web-device-make = Créer le lien
web-device-link = Pour votre autre appareil seulement
web-thanks = Remerciements
web-thanks-icons = Les images sont de Lorc, de Delapouite et des autres artistes de
web-thanks-fonts = Les caractères sont Fraunces d’Undercase Type et Source Sans de Paul D. Hunt pour Adobe, sous la
web-thanks-games = Les jeux appartiennent à leurs auteurs et éditeurs ; si l’un d’eux vous plaît ici, il est encore meilleur avec la boîte sur la table.
web-visitor = Être la même personne ici ?
web-visitor-about = Ce navigateur aura les places et les parties de l’appareil sur lequel le lien a été créé. Ce qu’il avait auparavant reste sur le serveur, mais ne sera plus affiché ici.
web-visitor-become = Oui, c’est moi
web-visitor-incomplete = Le lien est incomplet : copiez-le en entier, y compris ce qui suit le « # ».
