### Réponses dans Elementa, en toutes lettres

elementa-answer-deck = { $deck }
elementa-answer-own-deck = Un deck à vous : { $deck }
elementa-answer-divide = Tour 1 : { $first }. Tour 2 : { $second }. Tour 3 : { $third }. Tour 4 : { $fourth }
elementa-answer-take = { $units }
elementa-answer-ban = Bannir { $card }
elementa-answer-pick = { $card }
elementa-answer-lay = { $card }
elementa-answer-lay-change = { $card }, et changer { $units }
elementa-answer-pay = Payer { $paid }
elementa-answer-pay-change = Changer { $units }, puis payer { $paid }
elementa-answer-change = Changer { $units }
elementa-answer-unit = { $kind ->
    [temporary] { $element ->
        [fire] Feu
        [water] Eau
        [earth] Terre
       *[air] Air
    } temporaire
   *[card] { $element ->
        [fire] Feu
        [water] Eau
        [earth] Terre
       *[air] Air
    }
}
elementa-answer-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}
elementa-answer-effect = { $card } : { $effect }
elementa-answer-option = Possibilité { $number }
elementa-answer-leave = Laisser la carte impayée
elementa-answer-done = Tout laisser en l’état
elementa-answer-use = L’utiliser
elementa-answer-no = Non, y renoncer
