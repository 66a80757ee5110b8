"""The floor: what random play of such a game costs in Python with no design at all.

Numbers for cards, lists for hands, one function: no seats, questions, checks, events, copies or
memory. Two players, two phases of thirteen tricks, follow suit if you can, the higher card of the
suit wins; in phase one two cards of the pile reward a trick, in phase two its own two cards do.
"""

from __future__ import annotations

from random import Random

from bench.contestant import Contestant

TRICKS = 13
DECK = [16 * suit + value for suit in range(4) for value in range(TRICKS)]


def play_bare(generator: Random) -> list[int]:
    random = generator.random
    deck = sorted(DECK, key=lambda _: random())
    hands = [deck[0:26:2], deck[1:26:2]]
    pile = deck[26:]
    taken: list[list[int]] = [[], []]
    leader = plies = 0
    for phase in (1, 2):
        for _ in range(TRICKS):
            hand = hands[leader]
            led = hand.pop(int(random() * len(hand)))
            second = 1 - leader
            hand = hands[second]
            suit = led >> 4
            legal = [card for card in hand if card >> 4 == suit] or hand
            answer = legal[int(random() * len(legal))]
            hand.remove(answer)
            if answer >> 4 == suit and answer > led:
                leader = second
            if phase == 1:
                taken[leader].append(pile.pop())
                taken[1 - leader].append(pile.pop())
            else:
                taken[leader] += (led, answer)
            plies += 2
        if phase == 1:
            hands, taken = taken, [[], []]
    assert len(taken[0]) + len(taken[1]) == 2 * TRICKS
    return [plies, len(taken[0])]


def plies(game: list[int]) -> int:
    return game[0]


BARE = Contestant("A bare loop in Python", play_bare, plies)
