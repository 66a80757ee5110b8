"""What must be true of one combat of Elementa, by what the cards say and the events tell.

Where an effect may have changed a cost, a power or a bonus, only the bounds are checked: effects
are not worked out here a second time.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.breach import expect
from ludotheque.games.elementa.cards import BonusEntry, CardEntry
from ludotheque.games.elementa.events import BonusReceived
from ludotheque.games.elementa.vocabulary import Bonus, Cost, Power, Tie, Verb
from ludotheque.table import Seat

ELEMENTS = ("Fi", "Wa", "Ea", "Ai")
CRYSTALS_FOR_A_UNIT = 3


def standing(card: CardEntry, kind: type[Verb]) -> Iterator[Verb]:
    """List the standing effects of a kind on a card, whatever their conditions (L14)."""
    for effect in card.effects:
        if effect.when == "standing":
            yield from (verb for verb in effect.do if isinstance(verb, kind))


class Combat:
    """Who has revealed what, and what has come of it."""

    def __init__(self, able: set[Seat], environments: dict[Seat, CardEntry]) -> None:
        self.able = able
        """Who had a card to lay."""
        self.environments = environments
        self.revealed: dict[Seat, CardEntry] = {}
        self.paid: set[Seat] = set()
        self.unpaid: set[Seat] = set()
        self.powers: dict[Seat, int] = {}
        self.winners: set[Seat] = set()
        self.bonuses: set[Seat] = set()
        self.bonus_changed = False

    def pay(self, seat: Seat, units: list[int], crystals: int, *, changed: bool) -> None:
        """A cost is paid exactly: the rest of the units with 3 crystals each (7.4, R34)."""
        self._settle(seat)
        self.paid.add(seat)
        card = self.revealed[seat]
        if changed or self._touched(seat, Cost):
            return
        words = card.cost.split()
        cost = [words.count(name) for name in ELEMENTS]
        missing = sum(cost) - sum(units)
        within = all(used <= need for used, need in zip(units, cost, strict=True))
        exact = crystals == card.crystals + CRYSTALS_FOR_A_UNIT * missing
        expect(within and exact, f"ELEM-7.1, R34: {card.id} is paid with {units}, {crystals}")

    def leave(self, seat: Seat) -> None:
        """A card is left unpaid (7.6)."""
        self._settle(seat)
        self.unpaid.add(seat)

    def _settle(self, seat: Seat) -> None:
        expect(seat in self.revealed, "ELEM-7.1: a card is paid for that was not revealed")
        expect(seat not in self.paid | self.unpaid, "ELEM-7.1: a card is paid for twice")

    def result(self, seat: Seat, power: int, *, won: bool, changed: bool) -> None:
        """A card wins or loses (8.1, 8.3)."""
        expect(seat in self.paid, "ELEM-7.7: an unpaid card fights")
        expect(seat not in self.powers, "ELEM-8.1: a card fights twice")
        self.powers[seat] = power
        if won:
            self.winners.add(seat)
        card = self.revealed[seat]
        if not changed and not self._touched(seat, Power):
            expect(power == card.power, f"ELEM-R55: {card.id} has power {power}")

    def bonus(self, told: BonusReceived, points: int, crystals: int) -> None:
        """A bonus is received once; nobody falls below nothing (8.2, 8.4, 7.16, R67)."""
        seat = told.seat
        expect(seat in self.powers, "ELEM-7.10: a bonus for a card that did not fight")
        expect(seat not in self.bonuses, "ELEM-8.2, 8.4: a second bonus")
        self.bonuses.add(seat)
        right = "victory" if seat in self.winners else "defeat"
        expect(told.bonus == right, "ELEM-8.2, 8.4: the wrong bonus")
        if self.bonus_changed or self._touched(seat, Bonus):
            return
        card = self.revealed[seat]
        entry: BonusEntry = card.victory if right == "victory" else card.defeat
        wanted = (
            max(entry.points, -points),
            max(entry.crystals, -crystals),
            sorted(entry.units.lower().split()),
        )
        found = (told.points, told.crystals, sorted(told.units.split()))
        expect(found == wanted, f"ELEM-8.2, 8.4: the bonus of {card.id} is {found}")

    def check_end(self) -> None:
        """Everybody has laid and settled, the highest have won, all bonuses have come."""
        expect(self.revealed.keys() == self.able, "ELEM-R28: somebody has not laid a card")
        settled = self.paid | self.unpaid
        expect(settled == self.revealed.keys(), "ELEM-7.1: a card is neither paid nor unpaid")
        expect(self.powers.keys() == self.paid, "ELEM-8.3: a card has neither won nor lost")
        expect(self.bonuses == self.paid, "ELEM-8.2, 8.4: a bonus is missing")
        if self.paid:
            self._check_winners()

    def _check_winners(self) -> None:
        highest = max(self.powers.values())
        top = {seat for seat, power in self.powers.items() if power == highest}
        expect(self.winners <= top, "ELEM-8.1: a lower card wins")
        if len(top) == 1:
            expect(self.winners == top, "ELEM-8.1: the highest card does not win")
        elif not any(self._ties_elsewhere(seat) for seat in top):
            right = self._tie_broken(top)
            expect(self.winners == right, f"ELEM-8.5 to 8.9: {self.winners} win, not {right}")

    def _tie_broken(self, top: set[Seat]) -> set[Seat]:
        """Who wins a tie by what stands on the cards themselves (R52 to R54)."""
        results = {
            seat: {
                verb.result
                for effect in self.revealed[seat].effects
                for verb in effect.do
                if isinstance(verb, Tie)
            }
            for seat in top
        }
        winning = {seat for seat in top if results[seat] == {"wins"}}
        return winning or {seat for seat in top if results[seat] != {"loses"}}

    def _ties_elsewhere(self, seat: Seat) -> bool:
        environment = self.environments.get(seat)
        return environment is not None and any(standing(environment, Tie))

    def _touched(self, seat: Seat, kind: type[Power | Bonus | Cost]) -> bool:
        """Whether a standing effect, his own or an opponent's, may change a number of a player."""
        played = [(owner, self.revealed[owner]) for owner in self.paid]
        for owner, card in (*self.environments.items(), *played):
            for verb in standing(card, kind):
                whose = verb.cards if isinstance(verb, Power) else getattr(verb, "who", "you")
                if (whose in ("you", "yours")) == (owner == seat):
                    return True
        return False
