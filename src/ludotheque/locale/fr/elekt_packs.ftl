## Paquets d’Elekt : les erreurs d’une carte

elekt-wrong-number = il y a { $found } cartes du genre { $kind } ; une boîte en compte { $count }. { $more ->
    [yes] Retirez-en { $difference }.
   *[no] Ajoutez-en { $difference }.
}
elekt-pack-no-master = la carte « { $id } » manque ; la variante solo la nomme (ELEKT-11.7). Gardez-la parmi les Privilèges.
elekt-no-such-card = « { $id } » n’est pas une carte de la boîte que l’on puisse retirer. Supprimez cette ligne.
elekt-pack-copy = c’est aussi l’identifiant d’un exemplaire de « { $basic } », dont chaque joueur reçoit le sien. Choisissez-en un autre.
elekt-pack-bad-id = un identifiant se compose de minuscules sans accent et de chiffres, en mots reliés par des traits d’union, comme "web-wanderer".
elekt-pack-word-id = « { $id } » est une réponse des joueurs. Choisissez un autre identifiant.
elekt-pack-no-name = le nom manque dans la langue « { $language } ». Écrivez-le ; il faut des noms en en, fr et pl.
elekt-pack-no-facts = une carte des règles imprimées dit quels faits elle respecte. Ajoutez facts = ["ELEKT-K…"], ou origin = "ludotheque" pour une carte à vous.
elekt-pack-units-only = seules les Unités (basic, elite) ont « { $name } ». Retirez-le.
elekt-pack-no-type = une Unité a besoin de type = "spectre" ou type = "disciple".
elekt-pack-no-titles = les Unités n’ont pas de Titres ; les cartes Escarmouche et Machination en ont. Retirez « titles ».
elekt-pack-bad-symbols = « { $value } » n’est pas un symbole. Écrivez un nombre et M, D, B ou A, comme "2M 1A".
elekt-pack-does-nothing = la capacité ne fait rien, elle n’a donc pas de texte. Écrivez des effets dans « do » ou des règles dans « rules ».
elekt-pack-do-and-rules = une capacité a « do » ou « rules », pas les deux. Faites-en deux capacités.
elekt-pack-rules-alone = les règles valent tant que la carte est en place. Retirez « { $name } », ou écrivez un effet dans « do ».
elekt-pack-immediate-waits = une capacité immédiate agit à l’affectation de son Unité. Retirez « when », ou écrivez mode = "permanent".
elekt-pack-immediate-units = seules les Unités (basic, elite) ont des capacités immédiates. Écrivez « when » au lieu de mode = "immediate".
elekt-pack-never = rien ne déclenche cette capacité. Écrivez « when », ou mode = "immediate" sur une Unité.
elekt-pack-use-instead = « { $value } » n’arrive jamais à une telle carte. Utilisez « { $other } ».
elekt-pack-free-price = un prix vide ne coûte rien. Écrivez ce qui est payé, comme [{ "{ pay = \"amber\", amount = 1 }" }], ou retirez « cost ».
elekt-pack-many-prices = il y a { $count } prix au choix ; il peut y en avoir { $most }. Retirez-en.
elekt-pack-too-dear = personne ne peut payer { $amount } Ambre : un joueur en a au plus { $most } (ELEKT-4.15). Demandez-en { $most } au plus.
elekt-pack-discarded-twice = la carte ne peut être sacrifiée qu’une fois. Gardez un seul "this-card".
elekt-pack-least-one = { $value } ne se fait pas. Écrivez 1 ou davantage.
elekt-pack-needs = « { $verb } » n’a de sens que lorsque « { $needed } » se produit. Écrivez when = { "{ happens = " }"{ $needed }"{ " }" }.
elekt-pack-privileges-only = seul un Privilège change le nombre d’Unités à affecter. Mettez cette règle sur un Privilège.
elekt-pack-no-unit = « this » est l’Unité qui porte le texte, et cette carte n’est pas une Unité. Utilisez « any », « every » ou « that ».
elekt-pack-no-that = « that » est l’Unité à laquelle il vient d’arriver quelque chose, et il n’est rien arrivé. Utilisez « any » ou « every », ou l’un de ceux-ci dans « when » : { $known }.
elekt-pack-no-that-player = « that-player » est celui qui vient de faire quelque chose, et personne n’a rien fait. Utilisez « you » ou « opponent », ou dites dans « when » ce qui est attendu.
elekt-pack-no-words = la capacité ne peut pas être mise en mots ({ $what }). Utilisez les mots de docs/packs.md.

## Paquets d’Elekt : les cartes à l’affichage

elekt-pack-kind = { $kind ->
    [basic] Unité de base
    [elite] Unité d’élite
    [skirmish] Escarmouche
    [machination] Machination
   *[privilege] Privilège
}{ $type ->
    [spectre] , Spectre
    [disciple] , Disciple
   *[none] { "" }
}
elekt-pack-edition = { $edition ->
    [fr] (édition française)
   *[pl] (édition polonaise)
} { $text }
elekt-pack-symbols = Symboles
elekt-pack-title = Titre
elekt-pack-solo = Solo
elekt-pack-not-in-solo = ne sert pas dans la variante solo
