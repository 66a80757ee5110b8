## Packs of Elementa: what is wrong with a card

elementa-no-element = “{ $element }” is no element. Write Fi, Wa, Ea and Ai, one for each unit, such as "Fi Fi Wa".
elementa-negative-power = the power of a card is not below 0. Write 0 or more.
elementa-moment-of-environments = the moment “{ $moment }” is for environments only. Creatures have: { $known }.
elementa-environment-fights = an environment never fights: it has no power, cost or bonuses, and is not unique. Leave this out, or make it a [[creature]].
elementa-not-standing = “{ $verb }” cannot stand during a combat. Use another moment under “when”, or one of { $known }.
elementa-standing-is-no-choice = what stands is neither optional nor chosen, and has no price and no limit. Leave “{ $name }” out, or use another moment under “when”.
elementa-price-without-choice = only an optional effect has a price. Add may = true, or leave “price” out.
elementa-result-before-the-end = only an effect after the combat can ask how it went. Write when = "after", or use "wins", "loses" or "tied" under “when”.
elementa-cost-before-the-reveal = what cards cost has to be clear before they are revealed, so it cannot depend on the cards that lie there (ELEM-L41). Ask for something that everybody knows; for your own costs, also for an element of your card.
elementa-does-nothing = there is nothing here, so nothing would happen. Write at least one, or leave it all out.
elementa-pack-bad-id = an id has small letters and digits, in words joined by hyphens, at most { $most } signs, and is no word of deck files (“environment”, “none”). Choose one such as "ember-fox".
elementa-pack-bad-name = there is no name in the language “{ $language }” that fits on a card. Write one of at most { $most } signs; names are needed in en, fr and pl.
elementa-pack-same-name = the card “{ $card }” has this name already, so nobody could tell them apart in a deck. Choose another name.
elementa-pack-number = { $value } cannot stand here. Write a whole number from { $least } to { $most }.
elementa-pack-how-many = there are { $count } here. Write { $least } to { $most }.
elementa-pack-free-price = this price costs nothing. Write crystals = 1 or points = 1, or leave “price” out.
elementa-pack-only-at = “{ $word }” means something only at these moments: { $known }. Write one of them under “when”.
elementa-pack-no-use = “{ $word }” changes nothing here. Leave it out, or write something else.
elementa-pack-adds-nothing = nothing is added to the bonus. Write “points” or “crystals”, or change = "none" or "double".
elementa-pack-other-kind = the set has { $kind ->
    [creature] a creature
   *[environment] an environment
} with this id, and ready decks count on it. Choose another id.
elementa-pack-twice-in-deck = the ready deck “{ $deck }” holds this card twice, so it cannot be unique. Leave “unique” out, or choose another id.
elementa-pack-empty = there is no card in this pack. Add one under [[creature]] or [[environment]].

## Packs of Elementa: cards for display

elementa-pack-kind = { $kind ->
    [creature] Creature
    [unique] Creature, unique
   *[environment] Environment
}
elementa-pack-power = Power
elementa-pack-cost = Cost
elementa-pack-victory = Victory bonus
elementa-pack-defeat = Defeat bonus
