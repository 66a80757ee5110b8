### Construire des decks dans le navigateur

web-build-deck = Construire un deck
web-decks-title = Construire un deck · { $game } · Ludotheque
web-decks-heading = { $game } : construire un deck
web-decks-cards = Cartes au choix
web-decks-deck = Le deck
web-decks-to-deck = Aller au deck
web-decks-show-deck = Voir le deck
web-decks-show-cards = Voir les cartes
web-decks-hint = Cliquez sur une carte ou glissez-la dans le deck. Au clavier : les flèches vont d’une carte à l’autre, + et − en ajoutent et en retirent une.
web-decks-told = { $card } : { $count } dans le deck. { $size ->
    [one] { $size } créature
   *[other] { $size } créatures
} en tout.

## Trouver des cartes

web-decks-search = Chercher dans les noms et les textes
web-decks-elements = Éléments
web-decks-filters = Filtrer et trier
web-decks-any = peu importe
web-decks-kind = Sorte
web-decks-kind-of = { $kind ->
    [environment] environnements
   *[creature] créatures
}
web-decks-cost = Coût en unités
web-decks-power = Puissance
web-decks-range = { $least } à { $most }
web-decks-from = { $least } et plus
web-decks-unique = Unique
web-decks-only-unique = seulement les uniques
web-decks-not-unique = sans les uniques
web-decks-order = Trier par
web-decks-order-by = { $order ->
    [name] nom
    [power] puissance
    [cost] coût
   *[set] élément
}
web-decks-only-chosen = Seulement les cartes du deck
web-decks-found = { $found } cartes sur { $all }
web-decks-reset = Tout montrer
web-decks-none = Aucune carte ne correspond.
web-decks-add = Ajouter { $card }
web-decks-remove = Retirer { $card }
web-decks-count = { $count } sur { $most }

## Le deck

web-decks-yours = Vos decks
web-decks-not-kept = un nouveau deck
web-decks-new = Nouveau deck
web-decks-duplicate = Dupliquer
web-decks-delete = Supprimer
web-decks-deleted = « { $name } » a été supprimé.
web-decks-bring-back = Le reprendre
web-decks-name = Nom du deck
web-decks-nameless = Mon deck
web-decks-sent = Un deck par lien
web-decks-kept = Vos decks sont gardés dans ce navigateur, à chaque changement.
web-decks-refused = Ce navigateur ne garde rien : exportez le deck pour le retrouver.
web-decks-size = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
} sur { $size }
web-decks-empty = Le deck est vide. Ajoutez des cartes ou partez d’un deck tout prêt.
web-decks-no-environment = Pas d’environnement ; un deck peut en avoir un.
web-decks-checking = Vérification du deck …
web-decks-legal = Le deck respecte toutes les règles.
web-decks-breaches = { $count ->
    [one] Une règle n’est pas respectée :
   *[other] { $count } règles ne sont pas respectées :
}
web-decks-begin-empty = Partir d’un deck vide
web-decks-begin-ready = Ou partir d’un deck tout prêt

## Chiffres

web-decks-curve = Créatures selon le coût
web-decks-average = { $average } unités en moyenne
web-decks-curve-one = coût { $cost } : { $count }
web-decks-demands = Unités dans tous les coûts
web-decks-units = { $units }
web-decks-most = jusqu’à { $most } par carte
web-decks-crystals = Et en cristaux : { $crystals }.
web-decks-resources = Cartes ressources dans ces proportions :

## Jouer, emporter

web-decks-try = L’essayer contre un robot
web-decks-bring = Apporter ce deck à la table
web-decks-back = Retour à la table
web-decks-export = Exporter et partager
web-decks-import = Importer
web-decks-as-text = Le deck en texte
web-decks-copy = Copier le texte
web-decks-link = Un lien vers le deck
web-decks-from-text = Un deck en texte
web-decks-format = Une carte par ligne : 2 ember-fox, ember-fox*2, ou environment: et son nom. Ce qui suit # n’est pas lu.
web-decks-from-file = Ouvrir un fichier
web-decks-read = Lire le deck
web-decks-unread = { $count ->
    [one] Il y a un problème :
   *[other] Il y a { $count } problèmes :
}
web-decks-line = Ligne { $line } :
web-decks-take-rest = Prendre ce qui a pu être lu
