"""What everybody must have in a match of Elementa, by the answers given and the events told.

Cards are named by their ids, resources are counted from the texts of events, and every number is
one of the rules text: nothing that a State holds is read here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bench.breach import expect
from bench.elementa_combat import Combat
from ludotheque.games.elementa import events
from ludotheque.games.elementa.cards import SET, CardEntry
from ludotheque.games.elementa.decks import DECKS
from ludotheque.table import Action, Event, Seat

ELEMENTS = ("Fi", "Wa", "Ea", "Ai")
DECK, DIVISION, ASIDE = 16, [4, 3, 3, 2], 4
TURNS, COMBATS = 4, 3
CRYSTALS, RESOURCES = 3, 4
"""ELEM-3.7, ELEM-3.8."""
NEEDED = 2

CREATURES = {entry.id: entry for entry in SET.content.creature}
ENVIRONMENTS = {entry.id: entry for entry in SET.content.environment}
READY = {deck.id: deck for deck in DECKS.content.deck}


def read_deck(text: str) -> tuple[list[str], str | None]:
    """Read a deck from its answer: the creatures, and the environment if there is one."""
    ready = READY.get(text.removeprefix("deck "))
    if ready is not None:
        return sorted(Counter(ready.creatures).elements()), ready.environment
    cards: list[str] = []
    for word in text.removeprefix("deck ").split():
        id, _, times = word.partition("*")
        cards += [id] * int(times or 1)
    environments = [id for id in cards if id in ENVIRONMENTS]
    expect(len(environments) <= 1, "ELEM-1.4: a deck with several environments")
    creatures = sorted(id for id in cards if id in CREATURES)
    return creatures, environments[0] if environments else None


def read_units(text: str) -> tuple[list[int], list[int]]:
    """Count resource cards (`Fi`) and temporary resources (`fi`) by element."""
    words = text.split()
    return [words.count(name) for name in ELEMENTS], [words.count(n.lower()) for n in ELEMENTS]


class Account:
    """What one player must have."""

    def __init__(self) -> None:
        self.deck: list[str] = []
        self.environment: str | None = None
        self.rounds = 0
        self.clear()

    def clear(self) -> None:
        """A round begins: nothing is left of the one before (R77 to R80)."""
        self.divided = self.moved = False
        self.now: list[str] = []
        """The cards of this turn: in hand, or still to be taken into it."""
        self.later: list[list[str]] = [[] for _ in DIVISION]
        self.aside: list[str] = []
        self.shown: list[str] = []
        """Laid open, or in the discard after that."""
        self.laid: str | None = None
        """The revealed card of the running combat, as long as it has not been discarded."""
        self.revealed = 0
        self.points = self.crystals = 0
        self.ready, self.used, self.temporary = [0] * 4, [0] * 4, [0] * 4

    def use(self, text: str) -> None:
        """Cards go to the discard, temporary resources are gone (7.3, R36, R40)."""
        cards, temporary = read_units(text)
        for n in range(4):
            self.ready[n] -= cards[n]
            self.used[n] += cards[n]
            self.temporary[n] -= temporary[n]

    def gain(self, text: str) -> None:
        """Get resource cards and temporary resources."""
        cards, temporary = read_units(text)
        for n in range(4):
            self.ready[n] += cards[n]
            self.temporary[n] += temporary[n]

    def lose(self, text: str) -> None:
        """A resource is gone for the round (R73)."""
        cards, temporary = read_units(text)
        for n in range(4):
            self.ready[n] -= cards[n]
            self.temporary[n] -= temporary[n]

    def check(self) -> None:
        """Nobody has less than nothing (7.16, R67)."""
        least = min(self.points, self.crystals, *self.ready, *self.used, *self.temporary)
        expect(least >= 0, "ELEM-7.16, R67: somebody has less than nothing")


def pull(cards: list[str], card: str, clause: str) -> None:
    """Take a card from where it must be."""
    expect(card in cards, f"{clause}: {card} is not where it comes from")
    cards.remove(card)


class Ledger:
    """Follows what is answered and told, and checks that each event may come now."""

    def __init__(self, seats: int, answers: Sequence[tuple[Seat, Action]]) -> None:
        self.seats = seats
        self.answers = answers
        """As the Match remembers them: it grows."""
        self.accounts = [Account() for _ in range(seats)]
        self.round = self.turn = self.combats = 0
        self.over = False
        self.restocked: set[Seat] = set()
        self.banned: set[Seat] = set()
        self.changed: set[str] = set()
        """Whether powers or costs were changed in this round (L35, L41)."""
        self.combat: Combat | None = None
        self.revealing = False
        self._hear: dict[type[Event], Callable[[Any], None]] = {
            events.EnvironmentRevealed: self._environment, events.RoundBegins: self._round_begins,
            events.DeckPrepared: self._prepared, events.ResourcesTaken: self._taken,
            events.TurnBegins: self._turn_begins, events.Recovered: self._recovered,
            events.Restocked: self._restocked, events.CardsSeen: self._seen,
            events.CardBanned: self._card_banned, events.CardRevealed: self._revealed,
            events.UnitsChanged: self._units_changed, events.CostPaid: self._paid,
            events.CardUnpaid: self._unpaid, events.PointsGained: self._points_gained,
            events.PointsLost: self._points_lost, events.CrystalsGained: self._crystals_gained,
            events.CrystalsLost: self._crystals_lost, events.UnitsGained: self._units_gained,
            events.UnitLost: self._unit_lost, events.UnitDiscarded: self._unit_discarded,
            events.ResourceCardGained: self._units_gained, events.PowerChanged: self._power,
            events.PowerSet: self._power, events.CostChanged: self._cost,
            events.BonusChanged: self._bonus_changed, events.CardMoved: self._moved,
            events.CombatWon: self._result, events.CombatLost: self._result,
            events.NoCombat: self._no_combat, events.BonusReceived: self._bonus,
            events.RoundEnded: self._round_ended, events.MatchEnded: self._match_ended,
        }  # fmt: skip

    def hear(self, event: Event) -> None:
        """Enter an event."""
        heard = self._hear.get(type(event))
        if heard is not None:
            heard(event)
        self.revealing = isinstance(event, events.CardRevealed)

    def answer(self, seat: Seat) -> str:
        """Return the last answer of a player."""
        return next(action.text for other, action in reversed(self.answers) if other == seat)

    def environments(self) -> dict[Seat, CardEntry]:
        """Return the environments in play by their owners."""
        found = {Seat(seat): account.environment for seat, account in enumerate(self.accounts)}
        return {seat: ENVIRONMENTS[id] for seat, id in found.items() if id is not None}

    # --- Decks and rounds -------------------------------------------------------------------------

    def _environment(self, event: events.EnvironmentRevealed) -> None:
        account = self.accounts[event.seat]
        account.deck, account.environment = read_deck(self.answer(event.seat))
        expect(len(account.deck) == DECK, "ELEM-1.3: a deck has not 16 creatures")
        for id, copies in Counter(account.deck).items():
            most = 1 if CREATURES[id].unique else 2
            expect(copies <= most, f"ELEM-1.6, 1.7: {copies} copies of {id}")
        told = None if event.card is None else event.card.id
        expect(told == account.environment, "ELEM-2.2: another environment is shown")

    def _round_begins(self, event: events.RoundBegins) -> None:
        self.round += 1
        expect(event.number == self.round <= self.seats + 1, "ELEM-R84: too many rounds")
        expect(all(a.rounds < NEEDED for a in self.accounts), "ELEM-11.5: the game goes on")
        self.turn = self.combats = 0
        self.changed.clear()
        for account in self.accounts:
            account.clear()

    def _prepared(self, event: events.DeckPrepared) -> None:
        account = self.accounts[event.seat]
        turns = [cards.split() for cards in self.answer(event.seat)[len("divide") :].split("/")]
        expect([*map(len, turns)] == DIVISION, "ELEM-3.2 to 3.5: the division is not 4, 3, 3, 2")
        account.divided, account.later, account.aside = True, turns, [*account.deck]
        for card in [card for cards in turns for card in cards]:
            pull(account.aside, card, "ELEM-3.1")
        expect(len(account.aside) == ASIDE, "ELEM-3.6: not four cards are put aside")
        expect(event.crystals == CRYSTALS, "ELEM-3.7: not three crystals")
        account.crystals += event.crystals

    def _taken(self, event: events.ResourcesTaken) -> None:
        cards, temporary = read_units(event.units)
        right = sum(cards) == RESOURCES and not any(temporary)
        expect(right, "ELEM-3.8: not four resource cards")
        expect(self.answer(event.seat) == f"take {event.units}", "ELEM-3.9: other resource cards")
        self.accounts[event.seat].gain(event.units)

    def _round_ended(self, event: events.RoundEnded) -> None:
        self._end_turn()
        expect(self.turn == TURNS, "ELEM-R82: the round ends before turn 4 does")
        held = [(account.points, account.crystals) for account in self.accounts]
        told = [*zip(event.points, event.crystals, strict=True)]
        expect(told == held, f"ELEM-11.1: {told} told, {held} counted")
        winners = tuple(seat for seat in range(self.seats) if held[seat] == max(held))
        expect(event.winners == winners, f"ELEM-11.1 to 11.3: {event.winners} win with {held}")
        for seat, account in enumerate(self.accounts):
            account.rounds += seat in winners
            all_fought = account.moved or account.revealed == TURNS * COMBATS
            expect(all_fought, "ELEM-R27: a player has not fought twelve combats")

    def _match_ended(self, event: events.MatchEnded) -> None:
        self.over = True
        rounds = tuple(account.rounds for account in self.accounts)
        expect(event.rounds == rounds, f"ELEM-11.5: {event.rounds} told, {rounds} counted")
        winners = tuple(seat for seat in range(self.seats) if rounds[seat] >= NEEDED)
        expect(event.winners == winners != (), "ELEM-11.5, R85: others win the game")

    # --- Turns and bans ---------------------------------------------------------------------------

    def _turn_begins(self, event: events.TurnBegins) -> None:
        if self.turn:
            self._end_turn()
        self.turn += 1
        expect(event.number == self.turn <= TURNS, "ELEM-4.1: turns out of order")
        self.combats = 0
        self.restocked, self.banned = set(), set()
        for account in self.accounts:
            account.now += account.later[self.turn - 1]
            account.later[self.turn - 1] = []

    def _end_turn(self) -> None:
        self._end_combat()
        everybody = set(range(self.seats))
        expect(self.restocked == everybody, "ELEM-4.4, R19: a turn without a restock for all")
        bans = everybody if self.turn < TURNS else set()
        # A target without a card cannot be banned anything, which effects alone can bring (R26).
        moved = any(account.moved for account in self.accounts)
        expect(self.banned == bans or (moved and self.banned < bans), "ELEM-5.1, 5.5: bans")
        none_left = not any(account.now for account in self.accounts)
        expect(self.combats == COMBATS or none_left, "ELEM-6.4: not three combats in a turn")

    def _recovered(self, event: events.Recovered) -> None:
        account = self.accounts[event.seat]
        cards, temporary = read_units(event.units)
        expect(cards == account.used and not any(temporary), "ELEM-4.3: not all are taken back")
        account.used = [0] * 4
        account.gain(event.units)

    def _restocked(self, event: events.Restocked) -> None:
        account = self.accounts[event.seat]
        expect(not any(account.used), "ELEM-4.3: used resource cards are not taken back")
        expect(event.seat not in self.restocked, "ELEM-4.4: a second resource card")
        self.restocked.add(event.seat)
        fits = event.units in ELEMENTS and (
            not any(account.ready) or account.ready[ELEMENTS.index(event.units)] > 0
        )
        expect(fits, f"ELEM-4.6, R18: {event.units} does not match")
        account.gain(event.units)

    def target(self, seat: Seat) -> int:
        """Whose card a player bans: left, right, then opposite or left again (5.6 to 5.10)."""
        steps = {2: (1, 1, 1), 3: (1, -1, 1), 4: (1, -1, 2)}[self.seats]
        return (seat + steps[self.turn - 1]) % self.seats

    def _seen(self, event: events.CardsSeen) -> None:
        account = self.accounts[event.owner]
        assert event.cards is not None
        place = {"hand": account.now, "aside": account.aside, "discard": account.shown}.get(
            event.place, account.later[min(self.turn, TURNS - 1)]
        )
        told = Counter(card.id for card in event.cards)
        expect(told <= Counter(place), "ELEM-5.2, L43: cards are seen that are not there")

    def _card_banned(self, event: events.CardBanned) -> None:
        assert event.card is not None
        expect(self.turn < TURNS, "ELEM-5.5: a ban in turn 4")
        expect(event.seat not in self.banned, "ELEM-5.1: a second ban")
        self.banned.add(event.seat)
        expect(event.owner == self.target(event.seat), "ELEM-5.6 to 5.10: a wrong target")
        expect(self.answer(event.seat) == f"ban {event.card.id}", "ELEM-5.3: another card")
        account = self.accounts[event.owner]
        pull(account.now, event.card.id, "ELEM-5.4")
        account.later[self.turn].append(event.card.id)

    def _moved(self, event: events.CardMoved) -> None:
        account = self.accounts[event.seat]
        account.moved = True
        places = {"hand": account.now, "aside": account.aside, "discard": account.shown}
        if self.turn < TURNS:
            places["next-turn"] = account.later[self.turn]
        pull(places[event.source], event.card.id, "ELEM-L42")
        places[event.to].append(event.card.id)

    # --- Combats ----------------------------------------------------------------------------------

    def _revealed(self, event: events.CardRevealed) -> None:
        if not self.revealing:
            self._end_combat()
            self.combats += 1
            expect(self.combats <= COMBATS, "ELEM-6.4: more than three combats in a turn")
            able = {Seat(seat) for seat, account in enumerate(self.accounts) if account.now}
            self.combat = Combat(able, self.environments())
        account = self.accounts[event.seat]
        pull(account.now, event.card.id, "ELEM-6.1")
        account.shown.append(event.card.id)
        account.laid = event.card.id
        account.revealed += 1
        self._running().revealed[event.seat] = CREATURES[event.card.id]

    def _running(self) -> Combat:
        expect(self.combat is not None, "ELEM-6.2: there is no combat")
        assert self.combat is not None
        return self.combat

    def _end_combat(self) -> None:
        if self.combat is not None:
            self.combat.check_end()
            self.combat = None
            for account in self.accounts:
                account.laid = None

    def _paid(self, event: events.CostPaid) -> None:
        account = self.accounts[event.seat]
        cards, temporary = read_units(event.units)
        units = [a + b for a, b in zip(cards, temporary, strict=True)]
        self._running().pay(event.seat, units, event.crystals, changed="cost" in self.changed)
        account.use(event.units)
        account.crystals -= event.crystals

    def _unpaid(self, event: events.CardUnpaid) -> None:
        account = self.accounts[event.seat]
        self._running().leave(event.seat)
        expect(event.points == min(1, account.points), "ELEM-7.11: not one point is lost")
        account.points -= event.points
        account.laid = None

    def _result(self, event: events.CombatWon | events.CombatLost) -> None:
        won = isinstance(event, events.CombatWon)
        self._running().result(event.seat, event.power, won=won, changed="power" in self.changed)

    def _no_combat(self, event: events.NoCombat) -> None:
        expect(not self._running().paid, "ELEM-R50: somebody has paid")

    def _bonus(self, event: events.BonusReceived) -> None:
        account = self.accounts[event.seat]
        self._running().bonus(event, account.points, account.crystals)
        account.points += event.points
        account.crystals += event.crystals
        account.gain(event.units)

    # --- Stocks -----------------------------------------------------------------------------------

    def _units_changed(self, event: events.UnitsChanged) -> None:
        account = self.accounts[event.seat]
        expect(event.crystals == len(event.units.split()), "ELEM-9.1: not one crystal for each")
        account.use(event.units)
        account.crystals += event.crystals

    def _points_gained(self, event: events.PointsGained) -> None:
        self.accounts[event.seat].points += event.amount

    def _points_lost(self, event: events.PointsLost) -> None:
        self.accounts[event.seat].points -= event.amount

    def _crystals_gained(self, event: events.CrystalsGained) -> None:
        self.accounts[event.seat].crystals += event.amount

    def _crystals_lost(self, event: events.CrystalsLost) -> None:
        self.accounts[event.seat].crystals -= event.amount

    def _units_gained(self, event: events.UnitsGained | events.ResourceCardGained) -> None:
        self.accounts[event.seat].gain(event.units)

    def _unit_lost(self, event: events.UnitLost) -> None:
        self.accounts[event.seat].lose(event.units)

    def _unit_discarded(self, event: events.UnitDiscarded) -> None:
        self.accounts[event.seat].use(event.units)

    def _power(self, event: events.PowerChanged | events.PowerSet) -> None:
        self.changed.add("power")

    def _cost(self, event: events.CostChanged) -> None:
        self.changed.add("cost")

    def _bonus_changed(self, event: events.BonusChanged) -> None:
        self._running().bonus_changed = True
