"""Whatever a seat was shown can be worked out from its View alone (CLAIM-6.11, CLAIM-R32)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.trick import Trick
from ludotheque.games.claim.view import ClaimView
from ludotheque.table import Seat
from tests.games.claim import rulebook
from tests.games.claim.playing import VIEWERS, lopsided, steps


def recall(view: ClaimView) -> Iterator[str]:
    """Tell the whole story again as the owner of a View has seen it."""
    first = view.tricks[0].leader if view.tricks else view.leader
    yield f"first-leader seat={first}"
    for seat in (0, 1):
        yield f"cards-dealt seat={seat} cards={dealt_to(view) if seat == view.seat else '?'}"
    blinds = iter(view.blinds)
    for number, trick in enumerate(view.tricks, start=1):
        if trick.prize is not None:
            yield f"prize-turned card={trick.prize.text}"
        yield from played(trick)
        if trick.prize is not None:
            loser = 1 - trick.winner
            yield f"prize-taken seat={trick.winner} card={trick.prize.text}"
            blind = next(blinds).text if loser == view.seat else "?"
            yield f"blind-taken seat={loser} card={blind}"
        yield from collected(trick)
        if number == 13:
            yield f"phase-two seat={trick.winner}"
    if view.prize is not None:
        yield f"prize-turned card={view.prize.text}"
    if view.led is not None:
        yield f"card-played seat={view.leader} card={view.led.text} role=lead"
    if view.phase == "over":
        yield from votes(view)
    assert next(blinds, None) is None


def dealt_to(view: ClaimView) -> str:
    assert view.seat is not None
    cards = [trick.played_by(view.seat).text for trick in view.tricks[:13]]
    if view.phase == "one":
        cards += [card.text for card in view.hand]
        if view.led is not None and view.leader == view.seat:
            cards.append(view.led.text)
    return ",".join(rulebook.sort(cards))


def played(trick: Trick) -> Iterator[str]:
    led, answer, second = trick.led.text, trick.answer.text, 1 - trick.leader
    yield f"card-played seat={trick.leader} card={led} role=lead"
    yield f"card-played seat={second} card={answer} role=follow"
    if rulebook.shows_void(led, answer):
        yield f"void-shown seat={second} faction={led[0]}"
    yield f"trick-won seat={trick.winner} reason={rulebook.reason(led, answer)}"


def collected(trick: Trick) -> Iterator[str]:
    cards = (trick.led.text, trick.answer.text)
    if trick.prize is None:
        for card in cards:
            taker, power = (1 - trick.winner, "dwarf") if card[0] == "D" else (trick.winner, "none")
            yield f"card-scored seat={taker} card={card} power={power}"
        return
    for card in cards:
        if card[0] == "U":
            yield f"card-scored seat={trick.winner} card={card} power=undead"
    for card in cards:
        if card[0] != "U":
            yield f"card-discarded card={card}"


def votes(view: ClaimView) -> Iterator[str]:
    piles = [[card.text for card in pile] for pile in view.scores]
    for faction in rulebook.FACTIONS:
        counts = ",".join(str(sum(card[0] == faction for card in pile)) for pile in piles)
        winner = rulebook.vote(faction, piles)
        named = "none" if winner is None else winner
        yield f"vote-counted faction={faction} counts={counts} winner={named}"
    winner, (mine, theirs) = rulebook.result(piles)
    yield f"match-ended winner={'none' if winner is None else winner} votes={mine},{theirs}"


@pytest.mark.rule("CLAIM-6.7")
@pytest.mark.rule("CLAIM-6.10")
@pytest.mark.rule("CLAIM-6.11")
@pytest.mark.rule("CLAIM-R29")
@pytest.mark.rule("CLAIM-R32")
@pytest.mark.rule("CLAIM-C82")
@pytest.mark.parametrize("viewer", VIEWERS, ids=["A", "B", "spectator"])
@pytest.mark.parametrize("seed", range(12))
def test_the_whole_story_can_be_told_from_a_view_at_any_moment(
    seed: int, viewer: Seat | None
) -> None:
    match = CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)
    shown = [event.seen_by(viewer).line() for event in match.events_since()]
    for _ in steps(match, seed, listener=lambda event: shown.append(event.seen_by(viewer).line())):
        assert list(recall(match.state.view(viewer))) == shown
