### Ce que tous les jeux partagent.

table-no-answer = Aucune réponse n’a été donnée. (None n’en est pas une.)
table-you = Vous
table-seat = { $number ->
    [-1] personne
   *[other] place { $number }
}
table-illegal = { $reason } ({ $clause })
table-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Jeux : { $games }.
table-unknown-option = { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
table-bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
table-bad-seats = { $game } ne se joue pas à { $seats } : il faut { $least ->
    [one] { $most ->
        [one] un joueur
       *[other] de 1 à { $most } joueurs
    }
   *[other] { $least ->
        [2] { $most ->
            [2] deux joueurs
           *[other] de 2 à { $most } joueurs
        }
       *[other] de { $least } à { $most } joueurs
    }
}.
table-bad-seed = « { $seed } » n’est pas une graine : une graine est un nombre entier, 0 ou plus.
table-bad-pack = Le paquet « { $pack } » est illisible : { $problem }
table-nothing-to-undo = Vous n’avez encore rien joué : il n’y a rien à annuler.
table-undo-final = Impossible d’annuler : cette réponse, ou une autre donnée depuis, est définitive.
table-undo-shown = Impossible d’annuler, car on a vu depuis : { $event }

## Positions

position-field = Position, champ « { $field } » : { $problem }
position-breach = Position, champ « { $field } » : { $problem } ({ $clause })
position-no-mapping = une position associe des valeurs à des champs.
position-unknown-field = ce champ n’existe pas. Champs : { $known }.
position-not-one-of = « { $value } » n’est aucune de ces valeurs : { $values }.
position-not-two = il faut deux entrées, une par place.
position-no-cards = « { $value } » n’est pas une liste de cartes.
position-no-list = « { $value } » n’est pas une liste.
position-leads-nowhere = à partir de là, la partie ne peut pas être menée à son terme. Sans ce champ, la partie continue d’après les autres.

## Enregistrements

record-line = Ligne { $line } : { $problem }
record-empty = Le fichier est vide ; un enregistrement commence par une ligne d’en-tête.
record-not-one = ce n’est pas un enregistrement de Ludotheque : l’en-tête n’a pas de « ludotheque_record ».
record-no-format = « { $version } » n’est pas un format d’enregistrement.
record-newer = l’enregistrement est au format { $version } ; ce programme lit les formats jusqu’à { $known }. Il vient d’une version plus récente de Ludotheque.
record-no-json = ce n’est pas du JSON ; la ligne est coupée ou abîmée ({ $problem }).
record-bad-field = un champ est erroné : { $problem }.
record-other-rules = la partie suit la version { $version } des règles ; ce programme joue la version { $known }.
record-other-pack = les cartes du paquet « { $pack } » ont changé depuis cette partie.
record-bad-seat = « { $seat } » n’est pas une place.
record-after-end = rien ne peut suivre la ligne finale.
record-cut-short = l’enregistrement s’arrête ici sans sa ligne finale ; la suite manque.
record-wrong-count = la ligne finale annonce { $said ->
    [one] { $said } réponse
   *[other] { $said } réponses
}, mais il y en a { $found }.
record-wrong-outcome = le résultat écrit ici n’est pas celui auquel mènent les réponses.
record-changed = une ligne plus haut a été modifiée après l’écriture de l’enregistrement (l’empreinte diffère).

## Cas

case-mistake = { $place } : { $problem }
case-no-rules = nommez au moins une règle que ce cas illustre.
case-checks-nothing = ce cas ne vérifie rien : il lui faut « then » ou « illegal ».
case-no-file = le fichier est illisible : { $problem }
case-no-yaml = ce n’est pas du YAML : { $problem }
case-empty = ce fichier ne contient aucun cas.
case-one-answer = une seule réponse par entrée, comme « 0: U4 ».
case-bad-seat = « { $seat } » n’est pas une place ; une place est un numéro ou « chance ».
case-no-such-part = il n’y a pas de « { $part } » (il y a : { $known }).
case-no-such-entry = il n’y a pas d’entrée { $part } ; la liste { $count ->
    [0] est vide
    [one] a une seule entrée
   *[other] a { $count } entrées
}.
case-nothing-inside = il n’y a rien à l’intérieur, donc pas de « { $part } ».
case-no-list = « { $matcher } » demande une liste, et ceci n’en est pas une.
case-bad-matcher = « { $value } » ne convient pas à « { $matcher } » ; docs/cases.md dit ce que chaque comparateur attend.
case-is-legal = une réponse permise

## Champs des fichiers

field-missing = le champ « { $name } » manque.
field-unknown = le champ « { $name } » n’existe pas.
field-wrong-type = { $wanted } est attendu ici, et non { $got }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}.
field-other = { $problem }

## Textes

texts-unknown-language = La langue « { $language } » n’est pas disponible. Langues : { $languages }.
texts-unknown-clause = Il n’y a pas de règle « { $clause } » dans le livret de { $game }.
