### Les joueurs et leurs raisons

player-unknown = Il n’y a pas de joueur « { $player } » pour { $game }. Joueurs : { $players }.
player-no-settings = Le joueur « { $player } » n’a pas de réglages : « { $settings } » ne lui dit rien.
player-random-reason = Choix au hasard.

greedy-claim-only-card = C’est la seule carte permise.
greedy-claim-win-prize = { $prize } vaut bien cette carte.
greedy-claim-lose-prize = { $prize } ne vaut pas une meilleure carte.
greedy-claim-cannot-win = Aucune carte ne peut gagner ce pli : autant jouer la moins utile.
greedy-claim-lead-high = { $prize } vaut mieux que la plupart des cartes pas encore vues, et cette carte a de bonnes chances de gagner le pli.
greedy-claim-lead-low = { $prize } vaut moins que la plupart des cartes pas encore vues : la carte piochée peut être meilleure.
greedy-claim-lead-votes = Même après la meilleure réponse, c’est cette carte qui met le plus de votes à portée.
greedy-claim-take-trick = Gagner ce pli est ce qui aide le plus pour les votes encore en jeu.
greedy-claim-leave-trick = Ce pli ne vaut pas une meilleure carte.
greedy-claim-lose-for-dwarf = Perdre ce pli rapporte un Nain.
greedy-claim-worked-out = Avec si peu de cartes, tout se calcule : rien de mieux n’est possible.

player-novice-reason = Une étourderie : il n’y a eu aucune réflexion.

player-name-random = Rollo
player-about-random = joue n’importe quoi de permis
player-name-novice = Nell
player-about-novice = connaît le jeu, mais a la tête ailleurs
player-name-greedy = Greta
player-about-greedy = expérimentée, laisse passer peu de choses

greedy-elekt-only = C’est la seule réponse possible.
greedy-elekt-best = De toutes les réponses possibles, c’est celle qui laisse la meilleure position.
greedy-elekt-assign = C’est ce qui sert le mieux pour les cartes encore à gagner.
greedy-elekt-attach = Ce jeton aide le plus dans les affrontements à venir.
greedy-elekt-ban = Compte tenu des symboles qui quitteraient la zone, c’est le mieux.
greedy-elekt-enlist = Par ses symboles et sa capacité, ce choix promet le plus.
greedy-elekt-protect = L’Unité, le prix et les affrontements à venir ont été pesés.
greedy-elekt-swap = Cela place les symboles là où ils sont utiles.
greedy-elekt-use = L’effet a été comparé à son prix.

greedy-elementa-best = De toutes les réponses possibles, celle-ci laisse la meilleure position.
greedy-elementa-deck = Chaque deck tout prêt a ses chances ; celui-ci a été tiré au sort.
greedy-elementa-divide = Tirée au sort parmi les répartitions les plus prometteuses avec ce qui peut être payé à chaque tour, pour que personne ne puisse la prévoir.
greedy-elementa-resources = Ces éléments sont les plus proches du coût des cartes des tours à venir.
greedy-elementa-ban = Cette carte est la plus menaçante de ce tour.
greedy-elementa-lay = Pesée face à toutes les cartes que les autres peuvent poser ; parmi les bonnes, elle a été tirée au sort, pour que personne ne puisse la prévoir.
greedy-elementa-pay = Ce paiement garde ce qui servira le plus.
greedy-elementa-change = Ce qui peut encore payer une carte est gardé ; le reste vaut mieux en cristaux.
