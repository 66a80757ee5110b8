### Lire les decks d’Elementa que les gens écrivent

elementa-deck-no-card-near = Il n’y a pas de carte « { $card } » ; peut-être « { $near } » ?
elementa-deck-no-environment = { $card } est une créature, pas un environnement.
elementa-deck-no-name = « { $line } » ne nomme aucune carte.
