### La référence des règles dans le navigateur

web-rules-title = Les règles de { $game }
web-rules-loading = Ouverture du livret de règles…
web-rules-again = Réessayer
web-rules-search = Chercher dans les règles
web-rules-search-hint = Un mot, ou une règle comme 3.9.
web-rules-clear = Tout afficher
web-rules-found = { $count ->
    [0] Aucun passage trouvé.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
}
web-rules-nothing = Aucun passage des règles ne contient tous ces mots. Essayez avec moins de mots, ou avec le début d’un mot.
web-rules-contents = Sommaire
web-rules-copy = Copier le lien vers { $clause }
web-rules-copied = Le lien vers { $clause } est copié.
web-rules-not-copied = Le lien n’a pas pu être copié : il figure maintenant dans la barre d’adresse.
web-rules-missing = Ces règles n’ont pas d’article « { $clause } ».
