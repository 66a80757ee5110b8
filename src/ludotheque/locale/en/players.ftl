### Players and their reasons

player-unknown = There is no player “{ $player }” for { $game }. Players: { $players }.
player-no-settings = Player “{ $player }” has no settings, so “{ $settings }” means nothing to it.
player-random-reason = Picked at random.

greedy-claim-only-card = It is the only card that may be played.
greedy-claim-win-prize = { $prize } is worth taking with this card.
greedy-claim-lose-prize = { $prize } is not worth a better card.
greedy-claim-cannot-win = No card can win this trick, so the least useful one goes.
greedy-claim-lead-high = { $prize } is better than most cards still unseen, and this lead may well win it.
greedy-claim-lead-low = { $prize } is worse than most cards still unseen: an unseen one may be better.
greedy-claim-lead-votes = After the best answer to it, this lead brings the most votes within reach.
greedy-claim-take-trick = Taking this trick helps most with the votes that are still open.
greedy-claim-leave-trick = This trick is not worth a better card.
greedy-claim-lose-for-dwarf = Losing this trick brings a Dwarf.
greedy-claim-worked-out = With so few cards left everything can be worked out: nothing better can be reached.

player-novice-reason = A slip: no thought was given to it.

player-name-random = Rollo
player-about-random = plays anything that is allowed
player-name-novice = Nell
player-about-novice = knows the game, but her mind wanders
player-name-greedy = Greta
player-about-greedy = experienced, misses little

greedy-elekt-only = It is the only possible answer.
greedy-elekt-best = Of all possible answers this one leaves the best position.
greedy-elekt-assign = Here this answer does most for the cards that are still to be won.
greedy-elekt-attach = This token helps most in the confrontations still to come.
greedy-elekt-ban = Weighing the symbols that would leave the zone, this is best.
greedy-elekt-enlist = By its symbols and its ability, this choice promises most.
greedy-elekt-protect = The Unit, the price and the confrontations still to come were weighed.
greedy-elekt-swap = This puts the symbols where they are needed.
greedy-elekt-use = The effect was weighed against its price.

greedy-elementa-best = Of all possible answers this one leaves the best position.
greedy-elementa-deck = Every ready deck has its chances; this one was drawn.
greedy-elementa-divide = Drawn among the divisions that promise most with what can be paid in each turn, so that nobody can foresee it.
greedy-elementa-resources = These elements are nearest to what the cards of the coming turns cost.
greedy-elementa-ban = This card threatens most in this turn.
greedy-elementa-lay = Weighed against every card that the others may lay; among the good ones it was drawn, so that nobody can foresee it.
greedy-elementa-pay = This payment keeps what will be needed most.
greedy-elementa-change = What can still pay for a card is kept; the rest is worth more as crystals.
