### ludotheque deck

deck-help = Les decks : vérifier le vôtre, voir ceux qui sont tout prêts.
deck-help-check = Vérifier des decks et nommer tout ce qui ne va pas, avec la règle.
deck-help-list = Lister les decks tout prêts.
deck-help-show = Montrer un deck tout prêt, ou celui d’un fichier, carte par carte.
deck-option-decks = Des fichiers de decks, des noms de decks tout prêts, ou les cartes d’un deck, par exemple "2 forge-salamander, cinder-imp".
deck-option-game = Le jeu (tous ceux qui ont des decks, sauf indication contraire).
deck-option-name = Un deck tout prêt, ou un fichier de deck.
deck-option-text = Sous forme de fichier, pour commencer le vôtre.
deck-option-pack = Les cartes peuvent aussi être celles de ce paquet à vous, un fichier TOML.
cli-option-deck = Apporter ce deck : un deck tout prêt par son nom, ou un fichier de deck.
deck-resumed = La partie de { $file } a déjà ses decks : --deck n’y change rien. Retirez cette option.
cli-about-deck-list = les decks tout prêts d’Elementa
cli-about-deck-check = vérifier des decks à vous
deck-none-given = Indiquez un fichier de deck, le nom d’un deck tout prêt ou les cartes d’un deck.
deck-nothing = Il n’y a ni fichier ni deck tout prêt « { $name } ». Decks tout prêts : { $known }.
deck-folder = « { $folder } » est un dossier. Indiquez le chemin d’un fichier de deck qui s’y trouve.
deck-no-decks = { $game } se joue sans deck personnel. Jeux avec decks : { $games }.
deck-problem = { $deck } : { $problem }{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
deck-problem-line = { $deck }, ligne { $line } : { $problem }
deck-bad = { $count ->
    [one] 1 problème : ce deck ne peut pas être joué.
   *[other] { $count } problèmes : ce deck ne peut pas être joué.
}
deck-good = { $deck } est un bon deck : { $creatures } créatures, { $environment ->
    [none] sans environnement
   *[other] environnement { $environment }
}.
deck-as-typed = Ce que vous avez tapé
deck-elements = Coût par élément : { $elements }
deck-curve = Créatures par coût : { $curve }
deck-environment = Environnement : { $card }
deck-unique = unique
deck-show-hint = « ludotheque deck show NOM » en montre un carte par carte ; « --text » l’écrit sous forme de fichier.
