## Paquets : où se trouve l’erreur

cards-bad-pack = { $pack } : { $problem }
cards-bad-field = { $pack }, champ « { $field } » : { $problem }
cards-bad-card = { $pack }, carte « { $card } », champ « { $field } » : { $problem }

## Paquets : quelle est l’erreur

cards-no-toml = ligne { $line }, colonne { $column } : ce n’est pas du TOML ({ $problem }). Les textes vont entre "guillemets", les listes entre [ ], les tables entre { "{ }" }.
cards-twice = { $count } cartes portent cet identifiant ; il en faut un par carte.
cards-wrong-kind = { $wanted ->
    [text] il faut ici un texte entre "guillemets"
    [number] il faut ici un nombre entier
    [yes-no] il faut ici true ou false
    [list] il faut ici une liste entre [ ]
   *[table] il faut ici une table entre { "{ }" }
}, et non { $got ->
    [text] un texte
    [number] un nombre
    [fraction] un nombre à virgule
    [yes-no] true ou false
    [list] une liste
    [table] une table
   *[other] ceci
}.
cards-missing-field = le champ « { $name } » manque. Ajoutez { $wanted ->
    [text] { $name } = "…"
    [number] { $name } = un nombre entier
    [yes-no] { $name } = true ou false
    [list] { $name } = [ … ]
   *[table] { $name } = { "{ … }" }
}.
cards-unknown-field = le champ « { $name } » n’existe pas ici.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous écrire « { $nearest } » ?
} Champs : { $known }.
cards-unknown-word = « { $value } » est inconnu ici.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous écrire « { $nearest } » ?
} Valeurs possibles : { $known }.
cards-unknown-verb = le verbe « { $value } » n’existe pas.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous écrire « { $nearest } » ?
} Verbes : { $known }.
cards-missing-verb = le champ « { $name } » manque. Valeurs possibles : { $known }.
cards-file-missing = Le fichier « { $file } » n’existe pas. Indiquez le chemin d’un paquet, un fichier TOML.
cards-file-folder = « { $file } » est un dossier. Indiquez le chemin d’un paquet qui s’y trouve, un fichier TOML.
cards-file-no-text = Le fichier « { $file } » n’est pas un texte en UTF-8. Enregistrez-le en UTF-8 dans votre éditeur.
cards-no-packs = { $game } n’accepte pas de paquets de cartes. Jeux qui en acceptent : { $games }.
cards-no-pack = Aucun jeu, paquet ou fichier ne s’appelle « { $name } ». Paquets : { $known }. Pour un fichier à vous, indiquez son chemin.
cards-no-card = La carte « { $card } » n’existe pas dans { $pack }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous écrire « { $nearest } » ?
}

## ludotheque pack

pack-help = Les paquets de cartes : vérifier le vôtre, regarder des cartes.
pack-help-check = Vérifie un paquet et énumère toutes ses erreurs.
pack-help-show = Montre les cartes d’un jeu, d’un paquet ou d’un fichier.
pack-help-schema = Écrit le schéma JSON des paquets d’un jeu, pour les éditeurs.
pack-option-file = Le paquet, un fichier TOML.
pack-option-name = Un jeu, un paquet tel que elekt/box, ou le chemin d’un fichier TOML.
pack-option-card = L’identifiant d’une carte.
pack-option-game = Le jeu.
pack-option-json = En JSON ; ce qui suit « card » peut figurer dans un fichier de cas.
pack-option-toml = Le TOML du paquet lui-même, comme point de départ.
pack-option-output = Le fichier à écrire ; sinon le schéma est affiché.
cli-option-pack = Joue avec les cartes d’un paquet à vous, un fichier TOML.
pack-resumed = La partie de { $file } a déjà ses cartes : --pack n’y change rien. Retirez cette option.
cli-about-pack-show = les cartes et leurs textes
cli-about-pack-check = vérifier des cartes à vous
pack-good = { $file } est un bon paquet pour { $game }.
pack-count = { $count } × { $kind }
pack-texts = { $texts ->
    [one] { $texts } capacité est rédigée en { $languages }.
   *[other] { $texts } capacités sont rédigées en { $languages }.
}
pack-bad = { $count ->
    [one] { $count } erreur.
   *[other] { $count } erreurs.
}
pack-written = Le schéma est dans { $file }. Placez ceci en première ligne de votre paquet :
pack-head-name = nom
pack-head-print = imprimé
pack-head-text = texte
pack-origin = Origine
pack-origin-value = { $origin ->
    [rulebook] les règles imprimées
   *[ludotheque] notre création
}
pack-facts = Faits
pack-kind = Genre
