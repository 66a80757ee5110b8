## Paquets d’Elementa : les erreurs d’une carte

elementa-no-element = « { $element } » n’est pas un élément. Écrivez Fi, Wa, Ea et Ai, un par unité, comme "Fi Fi Wa".
elementa-negative-power = la puissance d’une carte n’est pas inférieure à 0. Écrivez 0 ou davantage.
elementa-moment-of-environments = le moment « { $moment } » est réservé aux environnements. Les créatures ont : { $known }.
elementa-environment-fights = un environnement ne combat jamais : il n’a ni puissance, ni coût, ni bonus, et n’est pas unique. Retirez ceci, ou faites-en une [[creature]].
elementa-not-standing = « { $verb } » ne peut pas valoir pendant tout un combat. Choisissez un autre moment dans « when », ou l’un de ceux-ci : { $known }.
elementa-standing-is-no-choice = ce qui vaut en permanence n’est ni facultatif ni choisi, et n’a ni prix ni limite. Retirez « { $name } », ou choisissez un autre moment dans « when ».
elementa-price-without-choice = seul un effet facultatif a un prix. Ajoutez may = true, ou retirez « price ».
elementa-result-before-the-end = seul un effet après le combat peut dépendre de son issue. Écrivez when = "after", ou "wins", "loses" ou "tied" dans « when ».
elementa-cost-before-the-reveal = le coût des cartes doit être clair avant la révélation : il ne peut pas dépendre des cartes posées (ELEM-L41). Choisissez une condition que tous connaissent ; pour vos propres coûts, un élément de votre carte convient aussi.
elementa-does-nothing = il n’y a rien ici, donc rien ne se passerait. Écrivez au moins un élément, ou retirez le tout.
elementa-pack-bad-id = un identifiant se compose de minuscules sans accent et de chiffres, en mots reliés par des traits d’union, de { $most } signes au plus, et n’est pas un mot des fichiers de deck (« environment », « none »). Choisissez-en un comme "ember-fox".
elementa-pack-bad-name = il n’y a pas, dans la langue « { $language } », de nom qui tienne sur une carte. Écrivez-en un de { $most } signes au plus ; il faut des noms en en, fr et pl.
elementa-pack-same-name = la carte « { $card } » porte déjà ce nom : dans un deck, personne ne pourrait les distinguer. Choisissez un autre nom.
elementa-pack-number = { $value } ne convient pas ici. Écrivez un nombre entier de { $least } à { $most }.
elementa-pack-how-many = il y en a { $count } ici. Écrivez-en de { $least } à { $most }.
elementa-pack-free-price = ce prix ne coûte rien. Écrivez crystals = 1 ou points = 1, ou retirez « price ».
elementa-pack-only-at = « { $word } » n’a de sens qu’à ces moments : { $known }. Écrivez l’un d’eux dans « when ».
elementa-pack-no-use = « { $word } » ne change rien ici. Retirez-le, ou écrivez autre chose.
elementa-pack-adds-nothing = rien n’est ajouté au bonus. Écrivez « points » ou « crystals », ou bien change = "none" ou "double".
elementa-pack-other-kind = l’ensemble contient déjà { $kind ->
    [creature] une créature
   *[environment] un environnement
} de cet identifiant, dont les decks tout prêts ont besoin. Choisissez un autre identifiant.
elementa-pack-twice-in-deck = le deck tout prêt « { $deck } » contient deux fois cette carte, qui ne peut donc pas être unique. Retirez « unique », ou choisissez un autre identifiant.
elementa-pack-empty = il n’y a aucune carte dans ce paquet. Ajoutez-en une dans [[creature]] ou [[environment]].

## Paquets d’Elementa : l’affichage des cartes

elementa-pack-kind = { $kind ->
    [creature] Créature
    [unique] Créature unique
   *[environment] Environnement
}
elementa-pack-power = Puissance
elementa-pack-cost = Coût
elementa-pack-victory = Bonus de victoire
elementa-pack-defeat = Bonus de défaite
