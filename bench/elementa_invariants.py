"""What must be true of every match of Elementa after every decision.

The ledger says what everybody must have, from the decks and divisions that were answered and from
what the events tell; here a State is held against it. Nothing that a State has counted is believed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from bench.breach import expect
from bench.elementa_ledger import NEEDED, TURNS, Account, Ledger
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.game import ELEMENTA
from ludotheque.games.elementa.state import ElementaState
from ludotheque.table import Match, Seat

ONE_LISTED = {"divide", "lay", "ban", "pick-card"}
"""Questions that may list one answer: they accept others, effects have left one card (R26), or all
cards to pick from are copies of one, which nobody else may learn from its not being asked."""
BETWEEN = {"deck", "divide", "resources", "restock", "ban", "lay"}
"""Questions that come when no combat runs."""


class Watch:
    """Follows a match from its beginning and looks at it after each decision."""

    def __init__(self, seats: int, options: Mapping[str, Any], seed: int) -> None:
        chosen = ELEMENTA.read_options(options)
        self.match: Match[ElementaState, Any] = Match(
            ELEMENTA, ELEMENTA.begin(seats, chosen), chosen, seats
        )
        self.seats = seats
        self.open = chosen["discards"] == "open"
        self.decisions = 0
        """How many have been made."""
        self.ledger = Ledger(seats, self.match.answers)
        self.match.listen(self.ledger.hear)
        self.match.let_chance_answer(Random(seed))

    def look(self) -> None:
        """Check everything; a Breach says what is wrong."""
        state = self.match.state
        ledger = self.ledger
        told = (state.round, state.turn)
        expect(told == (ledger.round, ledger.turn), "ELEM-4.1: another round or turn than told")
        for seat, account in enumerate(ledger.accounts):
            account.check()
            if account.divided:
                self._check_cards(state, seat, account)
                self._check_laid(state, seat, account)
            else:
                none = not any(_ids(places_of(state, seat)))
                expect(none, "ELEM-R80: a card is somewhere before the division")
            self._check_deck(state, seat, account)
            self._check_stocks(state, seat, account)
        self._check_knowledge(state)
        if self.match.over:
            self._check_end(state)
        else:
            self._check_questions()

    def _check_cards(self, state: ElementaState, seat: int, account: Account) -> None:
        """Every creature of the deck is in one place, and in the one where it must be."""
        found = _ids(places_of(state, seat))
        expect(found == account.deck, "ELEM-1.3: creatures are missing or doubled")
        piles, turn = state.piles[seat], self.ledger.turn
        past, coming = piles[: max(0, turn - 1)], piles[turn:]
        now = piles[turn - 1] if turn else ()
        expect(not any(past), "ELEM-5.11: a card is left in the pile of a turn that is over")
        for number, pile in enumerate(coming, start=turn):
            right = _ids(pile) == sorted(account.later[number])
            expect(right, f"ELEM-3.2 to 3.5, 5.4: other cards for turn {number + 1}")
        hand = _ids((*now, *state.hands[seat])) == sorted(account.now)
        expect(hand, "ELEM-5.11: other cards in hand, or for this turn")
        expect(_ids(state.aside[seat]) == sorted(account.aside), "ELEM-3.6: other cards aside")
        if state.phase == "combats":
            expect(not now, "ELEM-5.11: a card for this turn is not in hand")

    def _check_laid(self, state: ElementaState, seat: int, account: Account) -> None:
        """A revealed card lies open until the bonuses have come, then in the discard (8.10)."""
        laid = state.laid[seat]
        lying = None if laid is None else laid.id
        combat = self.ledger.combat
        question = state.question
        if question is None or question.kind in BETWEEN:
            expect(lying is None, "ELEM-6.3: a card lies open between combats")
        elif combat is not None and not combat.bonuses:
            expect(lying == account.laid, "ELEM-6.2: another card lies open")
        else:
            expect(lying in (None, account.laid), "ELEM-6.2: another card lies open")
        shown = _ids((*state.discards[seat], *([] if laid is None else [laid])))
        expect(shown == sorted(account.shown), "ELEM-7.12, 8.10: other cards in the discard")

    def _check_deck(self, state: ElementaState, seat: int, account: Account) -> None:
        """Decks and environments stay as they were brought (R7, 10.1)."""
        if not account.deck:
            return
        deck = state.decks[seat]
        expect(deck is not None, "ELEM-R7: a deck is gone")
        assert deck is not None
        expect(_ids(deck.creatures) == account.deck, "ELEM-R7: a deck has changed")
        found = state.environment(seat)
        environment = None if found is None else found.id
        expect(environment == account.environment, "ELEM-10.1: an environment has changed")
        if seat == 0:
            all_told = sorted(entry.id for entry in self.ledger.environments().values())
            expect(_ids(state.environments) == all_told, "ELEM-10.1: other environments in play")

    def _check_stocks(self, state: ElementaState, seat: int, account: Account) -> None:
        found = (
            state.points[seat], state.crystals[seat], [*state.ready[seat]], [*state.used[seat]],
            [*state.temporary[seat]], state.rounds_won[seat],
        )  # fmt: skip
        wanted = (
            account.points, account.crystals, account.ready, account.used,
            account.temporary, account.rounds,
        )  # fmt: skip
        expect(found == wanted, f"ELEM-10.10: seat {seat} has {found}, told {wanted}")

    def _check_knowledge(self, state: ElementaState) -> None:
        """What somebody knows of another's cards is so (10.2 to 10.9); open discards are known."""
        for viewer in range(self.seats):
            for owner in range(self.seats):
                known = state.known[viewer * self.seats + owner]
                if viewer == owner or not self.ledger.accounts[owner].divided:
                    continue
                laid = state.laid[owner]
                hand = (*state.hands[owner], *([] if laid is None else [laid]))
                right = _among(known.hand, hand) and _among(known.aside, state.aside[owner])
                for pile, cards in zip(known.later, state.piles[owner], strict=True):
                    right = right and _among(pile, cards)
                expect(right, "ELEM-10.2: a player knows a card that is elsewhere")
                if self.open:
                    all_known = len(known.aside) == len(state.aside[owner])
                    expect(all_known, "ELEM-12.1: an open discard is not seen")

    def _check_questions(self) -> None:
        """Only players are asked, and who has no choice is not."""
        deciders = self.match.deciders
        expect(len(deciders) > 0, "nobody is asked, and the match is not over")
        for seat in deciders:
            expect(0 <= seat < self.seats, "ELEM-1.1: somebody is asked who does not play")
            decision = self.match.decision(seat)
            texts = {action.text for action in decision.actions}
            least = 1 if decision.kind in ONE_LISTED else 2
            enough = len(texts) == len(decision.actions) >= least
            expect(enough, f"a question {decision.kind} with too few answers, or with doubles")

    def _check_end(self, state: ElementaState) -> None:
        """Who has won two rounds has won, alone or together (11.5, R85)."""
        rounds = tuple(account.rounds for account in self.ledger.accounts)
        outcome = self.match.outcome
        assert outcome is not None
        ended = self.ledger.over and self.ledger.turn == TURNS
        expect(ended, "ELEM-11.5: the game has ended before it was told")
        winners = tuple(Seat(seat) for seat in range(self.seats) if rounds[seat] >= NEEDED)
        expect(outcome.ranking[0] == winners, f"ELEM-11.5, R85: rounds {rounds}, {outcome}")
        expect(outcome.scores == rounds, "ELEM-11.5: other rounds counted")


def places_of(state: ElementaState, seat: int) -> list[Card]:
    """List a player's creatures wherever they are."""
    places = (*state.piles[seat], state.hands[seat], state.aside[seat], state.discards[seat])
    laid = state.laid[seat]
    return [card for place in places for card in place] + ([] if laid is None else [laid])


def _ids(cards: Iterable[Card]) -> list[str]:
    return sorted([card.id for card in cards])


def _among(cards: tuple[Card, ...], others: tuple[Card, ...]) -> bool:
    """Whether all of some cards are among others, each as often."""
    if len(set(cards)) == len(cards):
        return set(cards) <= set(others)
    return Counter(cards) <= Counter(others)
