"""Building any State of Claim from plain data (docs/positions/claim.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.games.claim.cards import (
    DECK,
    UNDEAD,
    Card,
    Faction,
    deck_order,
    in_deck_order,
    without,
)
from ludotheque.games.claim.rules import (
    follow,
    gather,
    lead,
    recruit,
    set_up,
    who_wins,
)
from ludotheque.games.claim.state import ClaimState
from ludotheque.games.claim.trick import OTHER, PHASES, SEATS, TRICKS, Phase, Trick
from ludotheque.table import Phrase, Seat, Unreadable

FIELDS = tuple(ClaimState().position())
COUNT_CLAUSE = {"G": "CLAIM-1.4", "D": "CLAIM-1.5", "U": "CLAIM-1.6", "X": "CLAIM-1.7",
                "K": "CLAIM-1.8"}  # fmt: skip


def read_position(data: Mapping[str, Any], first_leader: str | int = "drawn") -> ClaimState:
    """Read a position, fill in what is left out, check it, and ask the question that is open."""
    if not isinstance(data, Mapping):
        raise _wrong("position", Phrase("position-no-mapping"))
    for name in data:
        if name not in FIELDS:
            raise _wrong(str(name), Phrase("position-unknown-field", known=list(FIELDS)))
    data = {name: value for name, value in data.items() if value is not None}
    state = _read_fields(data)
    if state.phase == "setup" and first_leader != "drawn":
        if state.leader not in (None, first_leader):
            raise _breach("leader", "CLAIM-R2", Phrase("claim-other-first-leader"))
        state.leader = Seat(int(first_leader))
    if state.phase in ("two", "over") and "blinds" not in data:
        _recall_blinds(state)
    if state.phase == "one":
        _fill_pile(state)
    if "absent" not in data and state.phase != "setup":
        state.absent = tuple(_unnamed(state))
    _check(state)
    resume(state)
    return state


def resume(state: ClaimState) -> None:
    """Put on the agenda what comes next from here, and run to the open question."""
    if state.phase == "setup":
        state.then(set_up)
    elif state.phase == "one":
        if state.led is not None:
            state.then(follow, recruit)
        elif state.prize is not None:
            state.then(lead, follow, recruit)
        else:
            state.then(recruit)
    elif state.phase == "two":
        if state.led is not None:
            state.then(follow, gather)
        else:
            state.then(gather)
    state.run(None)


# --- Reading --------------------------------------------------------------------------------------


def _read_fields(data: Mapping[str, Any]) -> ClaimState:
    state = ClaimState()
    state.phase = _phase(data.get("phase", "one"))
    state.leader = _seat("leader", data["leader"]) if "leader" in data else None
    if state.leader is None and state.phase != "setup":
        state.leader = Seat(0)
    state.hands = [sorted(hand, key=deck_order) for hand in _two_piles("hands", data)]
    state.led = _one_card("led", data)
    state.prize = _one_card("prize", data)
    state.pile = _cards("pile", data.get("pile", ()))[::-1]
    state.prizes = _two_piles("prizes", data)
    state.blinds = _two_piles("blinds", data)
    state.scores = _two_piles("scores", data)
    state.discard = _cards("discard", data.get("discard", ()))
    state.voids = [
        _factions(f"voids.{seat}", shown)
        for seat, shown in enumerate(_two("voids", data.get("voids", ((), ()))))
    ]
    state.tricks = [
        _trick(f"tricks.{number}", text) for number, text in enumerate(_list("tricks", data))
    ]
    state.absent = in_deck_order(_cards("absent", data.get("absent", ())))
    return state


def _phase(value: Any) -> Phase:
    for phase in PHASES:
        if value == phase:
            return phase
    raise _wrong("phase", Phrase("position-not-one-of", value=str(value), values=list(PHASES)))


def _seat(field: str, value: Any) -> Seat:
    for seat in SEATS:
        if str(value) == str(seat):
            return seat
    raise _wrong(field, Phrase("position-not-one-of", value=str(value), values=["0", "1"]))


def _two(field: str, value: Any) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != 2:
        raise _wrong(field, Phrase("position-not-two"))
    return value


def _list(field: str, data: Mapping[str, Any]) -> Sequence[Any]:
    value = data.get(field, ())
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong(field, Phrase("position-no-list", value=str(value)))
    return value


def _two_piles(field: str, data: Mapping[str, Any]) -> list[list[Card]]:
    piles = _two(field, data.get(field, ((), ())))
    return [_cards(f"{field}.{seat}", pile) for seat, pile in enumerate(piles)]


def _cards(field: str, value: Any) -> list[Card]:
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, Sequence):
        raise _wrong(field, Phrase("position-no-cards", value=str(value)))
    return [_card(field, word) for word in words]


def _card(field: str, value: Any) -> Card:
    try:
        return Card.read(str(value))
    except ValueError:
        raise _wrong(field, Phrase("claim-no-card", card=str(value))) from None


def _one_card(field: str, data: Mapping[str, Any]) -> Card | None:
    return None if data.get(field, "") == "" else _card(field, data[field])


def _factions(field: str, value: Any) -> tuple[Faction, ...]:
    try:
        read = {Faction.read(str(letter)) for letter in value}
    except (ValueError, TypeError):
        raise _wrong(field, Phrase("claim-no-faction", faction=str(value))) from None
    return tuple(sorted(read, key=lambda faction: faction.order))


def _trick(field: str, value: Any) -> Trick:
    words = str(value).split()
    if len(words) not in (4, 5):
        raise _wrong(field, Phrase("claim-no-trick", trick=str(value)))
    return Trick(
        leader=_seat(field, words[0]),
        led=_card(field, words[1]),
        answer=_card(field, words[2]),
        winner=_seat(field, words[3]),
        prize=_card(field, words[4]) if len(words) == 5 else None,
    )


# --- Filling in what is left out ------------------------------------------------------------------


def _recall_blinds(state: ClaimState) -> None:
    """In phase two, what a seat holds or has played and that was no prize was a blind card."""
    for seat in SEATS:
        state.blinds[seat] = without(_followers(state, seat), state.prizes[seat])


def _followers(state: ClaimState, seat: Seat) -> list[Card]:
    played = [trick.played_by(seat) for trick in state.tricks if trick.prize is None]
    on_table = [state.led] if state.led is not None and seat == state.leader else []
    return [*state.hands[seat], *played, *on_table]


def _fill_pile(state: ClaimState) -> None:
    """Each trick still to play takes a prize and a blind card (CLAIM-R43)."""
    missing = _pile_size(state) - len(state.pile)
    if missing > 0:
        more = without(_unnamed(state), state.absent)[:missing]
        state.pile = more[::-1] + state.pile  # under the cards that were given


def _pile_size(state: ClaimState) -> int:
    tricks = max(len(hand) for hand in state.hands)
    return max(0, 2 * tricks - (1 if state.prize is not None else 0))


def _unnamed(state: ClaimState) -> list[Card]:
    return without(DECK, _named(state))


def _named(state: ClaimState) -> list[Card]:
    return [Card.read(text) for text in state.pieces()]


# --- Checking -------------------------------------------------------------------------------------


def _check(state: ClaimState) -> None:
    """Check a whole position; each message names a field and a clause."""
    if state.phase == "setup":
        _check_setup(state)
        return
    _check_deck(state)
    _check_hands(state)
    _check_tricks(state)
    if state.phase == "one":
        _check_recruiting(state)
    else:
        _check_gathering(state)
    for card in state.discard:
        if card.faction is UNDEAD:
            raise _breach("discard", "CLAIM-5.6", Phrase("claim-undead-discarded", card=card))
    _check_voids(state)


def _check_voids(state: ClaimState) -> None:
    for seat in SEATS:
        for card in state.hands[seat]:
            if card.faction in state.voids[seat]:
                raise _breach(f"hands.{seat}", "CLAIM-R33", Phrase("claim-against-void", card=card))
        if seat == state.leader and state.led and state.led.faction in state.voids[seat]:
            raise _breach("led", "CLAIM-R33", Phrase("claim-against-void", card=state.led))


def _check_setup(state: ClaimState) -> None:
    for name, value in state.position().items():
        if name not in ("phase", "leader") and value not in (None, [], [[], []]):
            raise _breach(name, "CLAIM-2.1", Phrase("claim-nothing-dealt"))


def _check_deck(state: ClaimState) -> None:
    """Every card is in one place, as often as the deck has it (CLAIM-1.2 to CLAIM-1.8)."""
    have, deck = Counter(_named(state)), Counter(DECK)
    for card in have:
        if have[card] > deck[card]:
            raise _breach(
                "position",
                COUNT_CLAUSE[card.faction.text],
                Phrase("claim-too-many", card=card, found=have[card], most=deck[card]),
            )
    for card in deck:
        if have[card] < deck[card]:
            raise _breach("absent", "CLAIM-1.2", Phrase("claim-nowhere", card=card))


def _check_hands(state: ClaimState) -> None:
    assert state.leader is not None
    lead, second = (len(state.hands[seat]) for seat in (state.leader, OTHER[state.leader]))
    if max(lead, second) > TRICKS:
        raise _breach("hands", "CLAIM-2.2", Phrase("claim-hand-too-big", most=TRICKS))
    if lead + (1 if state.led is not None else 0) != second:
        raise _breach("hands", "CLAIM-3.12", Phrase("claim-hands-unequal"))
    if state.phase == "over" and second:
        raise _breach("hands", "CLAIM-4.14", Phrase("claim-hands-left"))


def _check_tricks(state: ClaimState) -> None:
    """The remembered tricks can have been played, and their cards are in no hand or pile now."""
    recruiting = [trick for trick in state.tricks if trick.prize is not None]
    gathering = state.tricks[len(recruiting) :]
    if max(len(recruiting), len(gathering)) > TRICKS:
        raise _breach("tricks", "CLAIM-3.1", Phrase("claim-too-many-tricks", most=TRICKS))
    if any(trick.prize is not None for trick in gathering) or (gathering and state.phase == "one"):
        raise _breach("tricks", "CLAIM-4.3", Phrase("claim-tricks-out-of-order"))
    for number, trick in enumerate(state.tricks):
        second_wins, _ = who_wins(trick.led, trick.answer)
        if trick.winner != (OTHER[trick.leader] if second_wins else trick.leader):
            raise _breach(
                f"tricks.{number}", "CLAIM-3.13", Phrase("claim-wrong-winner", trick=trick.text)
            )
    played = Counter(card for trick in state.tricks for card in (trick.led, trick.answer))
    still = Counter([*state.hands[0], *state.hands[1], *state.pile])
    still.update(card for card in (state.led, state.prize) if card is not None)
    for card in played:
        if played[card] + still[card] > DECK.count(card):
            raise _breach("tricks", "CLAIM-6.5", Phrase("claim-played-already", card=card))


def _check_recruiting(state: ClaimState) -> None:
    tricks = max(len(hand) for hand in state.hands)
    if state.prize is not None and not tricks:
        raise _breach("prize", "CLAIM-R43", Phrase("claim-prize-without-trick"))
    if len(state.pile) != _pile_size(state):
        right = _pile_size(state)
        raise _breach(
            "pile", "CLAIM-R43", Phrase("claim-bad-pile", found=len(state.pile), right=right)
        )
    mine, theirs = (len(state.prizes[seat]) + len(state.blinds[seat]) for seat in SEATS)
    if mine != theirs:
        raise _breach("prizes", "CLAIM-R44", Phrase("claim-followers-unequal"))
    if mine + tricks > TRICKS:
        raise _breach(
            "prizes", "CLAIM-R44", Phrase("claim-too-many-followers", most=TRICKS - tricks)
        )
    for seat in SEATS:
        for card in state.scores[seat]:
            if card.faction is not UNDEAD:
                raise _breach(
                    f"scores.{seat}", "CLAIM-3.21", Phrase("claim-only-undead", card=card)
                )
    if state.led is not None and state.prize is None:
        raise _breach("prize", "CLAIM-3.4", Phrase("claim-led-before-prize"))


def _check_gathering(state: ClaimState) -> None:
    if state.prize is not None:
        raise _breach("prize", "CLAIM-4.3", Phrase("claim-prize-in-phase-two"))
    if state.pile:
        raise _breach("pile", "CLAIM-4.3", Phrase("claim-pile-in-phase-two"))
    for seat in SEATS:
        recruited = Counter(state.prizes[seat] + state.blinds[seat])
        if recruited != Counter(_followers(state, seat)):
            raise _breach(f"blinds.{seat}", "CLAIM-4.1", Phrase("claim-hand-not-followers"))


def _wrong(field: str, problem: Phrase) -> Unreadable:
    return Unreadable(Phrase("position-field", field=field, problem=problem))


def _breach(field: str, clause: str, problem: Phrase) -> Unreadable:
    return Unreadable(Phrase("position-breach", field=field, clause=clause, problem=problem))
