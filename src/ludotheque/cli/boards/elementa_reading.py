"""What a person at the table of Elementa may type besides the notation.

A division by the numbers of the cards, resources by letters or names, a card by its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from ludotheque.games.elementa import actions
from ludotheque.games.elementa.actions import SMALL, Units
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.deciding import DIVISION, Offers
from ludotheque.games.elementa.deck_text import plain_name, read_deck_text
from ludotheque.games.elementa.decks import DECKS, write_cards
from ludotheque.games.elementa.elements import ELEMENTS, SHORT, Counts, add, one
from ludotheque.games.elementa.values import cards_of
from ludotheque.games.elementa.view import ElementaView
from ludotheque.table import Action, Decision, Phrase, Unreadable
from ludotheque.texts import Language

UNIT = re.compile(r"(\d*)\s*[x×]?\s*([^\W\d]+)\s*(?:[x×]\s*)?(\d*)")
"""`Fi`, `2Fi`, `2 x Fi`, `Fi×2`."""
CRYSTALS = re.compile(r"(\d+)\s*cr")
CHANGED = re.compile(r"^\s*(.+?)\s*(?:,|\bchange\b|\+)\s*(?:change\s+)?(.+)$")
"""`2, Fi wa`, `2 change Fi`."""
MOST_UNITS = 40
MOST_CRYSTALS = 999


def read_typed(
    view: ElementaView, decision: Decision, typed: str, language: Language
) -> Action | None:
    """Return the answer that is meant, or None where it is not said in one of these ways."""
    cards = cards_of(view.cards)
    match decision.kind:
        case "deck":
            return _deck(cards, decision, typed, language)
        case "divide":
            return _division(view, decision, typed)
        case "resources" | "restock":
            units = read_units(typed.removeprefix("take "), language, cards_only=True)
            return None if units is None else actions.TakeCards(units.cards)
        case "change":
            units = read_units(typed.removeprefix("change "), language)
            return None if units is None else actions.Change(units)
        case "pay" | "pay-or-leave":
            return _payment(typed, language)
        case "element" | "lose-unit":
            return _unit(typed, language)
        case "lay":
            return _lay(cards, decision, typed, language)
        case "ban" | "pick-card":
            return _by_card(cards, decision, typed, language)
        case _:
            return None


# --- Decks and divisions --------------------------------------------------------------------------


def _deck(
    cards: Mapping[str, Card], decision: Decision, typed: str, language: Language
) -> Action | None:
    """Read a ready deck by the beginning of its name, or the cards of an own one."""
    wanted = plain_name(typed.removeprefix("deck "))
    code = language.code
    named = {deck.id: plain_name(getattr(deck.names, code)) for deck in DECKS.content.deck}
    found = []
    for action in decision.actions:
        assert isinstance(action, actions.ChooseDeck)
        called = (plain_name(action.deck), named.get(action.deck, ""))
        if wanted and any(name.startswith(wanted) for name in called):
            found.append(action)
    if len(found) == 1:
        return found[0]
    if typed.startswith("deck ") or not any(sign in typed for sign in " ,*"):
        return None
    read = read_deck_text(typed, cards)
    for problem in read.problems:
        if problem.clause is None:
            raise Unreadable(problem.phrase)
    return actions.ChooseDeck(write_cards(read.cards))  # the rules name what they forbid


def numbered_creatures(view: ElementaView) -> list[str]:
    """Return the own creatures in the order of their numbers: the cheap ones first."""
    cards = cards_of(view.cards)
    return sorted(view.deck, key=lambda name: (sum(cards[name].cost), name))


def proposal(creatures: Sequence[str], division: actions.Divide) -> list[list[int]]:
    """Return a division by the places of the cards in a list; what is put aside comes last."""
    left = list(range(len(creatures)))
    turns: list[list[int]] = []
    for ids in division.turns:
        turn = []
        for id in ids:
            place = next(n for n in left if creatures[n] == id)
            left.remove(place)
            turn.append(place)
        turns.append(sorted(turn))
    return [*turns, left]


def _division(view: ElementaView, decision: Decision, typed: str) -> Action | None:
    """Read `1 2 3 4 / 5 6 7 / …`: what is left open is filled up from the proposal."""
    if not re.fullmatch(r"[\d\s/,;-]+", typed) or typed.strip().isdecimal():
        return None
    creatures = numbered_creatures(view)
    default = decision.default
    assert isinstance(default, actions.Divide)
    proposed = proposal(creatures, default)
    swaps = re.fullmatch(r"\s*\d+\s*-\s*\d+(?:[\s,;]+\d+\s*-\s*\d+)*\s*", typed)
    turns = _swapped(typed, proposed) if swaps else _pinned(typed, proposed)
    ids = [tuple(creatures[n] for n in turn) for turn in turns[: len(DIVISION)]]
    return actions.Divide(tuple(ids))


def revise(decision: Decision, typed: str, action: Action) -> Decision | None:
    """Propose a division that was typed by numbers, before it is taken: it cannot be undone."""
    by_numbers = isinstance(action, actions.Divide) and not typed.startswith("divide")
    if not by_numbers or action == decision.default or not decision.accepts(action):
        return None
    assert isinstance(decision.actions, Offers)
    proposed = Offers((action,))
    proposed.creatures = decision.actions.creatures
    return msgspec.structs.replace(decision, actions=proposed)


def _number(word: str, most: int) -> int:
    """Return the place of a card by its number."""
    number = int(word[:4])
    if not 1 <= number <= most:
        raise Unreadable(Phrase("elementa-board-no-number", number=word[:8], most=most))
    return number - 1


def _swapped(typed: str, proposed: list[list[int]]) -> list[list[int]]:
    """Read `3-9 4-12`: these cards change places in the proposal."""
    most = sum(map(len, proposed))
    place = {card: card for turn in proposed for card in turn}
    for first, second in re.findall(r"(\d+)\s*-\s*(\d+)", typed):
        a, b = _number(first, most), _number(second, most)
        place[a], place[b] = place[b], place[a]
    at = {where: card for card, where in place.items()}
    return [[at[card] for card in turn] for turn in proposed]


def _pinned(typed: str, proposed: list[list[int]]) -> list[list[int]]:
    """Read the cards of each turn; open places are filled with what the proposal has left."""
    if "-" in typed:
        raise Unreadable(Phrase("elementa-board-bad-division"))
    most = sum(map(len, proposed))
    parts = re.split("[/;]", typed)
    if len(parts) > len(proposed):
        raise Unreadable(Phrase("elementa-board-bad-division"))
    pinned = [[_number(word, most) for word in re.findall(r"\d+", part)] for part in parts]
    pinned += [[] for _ in range(len(proposed) - len(pinned))]
    named = [card for part in pinned for card in part]
    twice = next((card for card in named if named.count(card) > 1), None)
    if twice is not None:
        raise Unreadable(Phrase("elementa-board-twice", number=twice + 1))
    left = [card for turn in proposed for card in turn if card not in named]
    turns = []
    for part, own in zip(pinned, proposed, strict=True):
        missing = max(0, len(own) - len(part))
        kept = [card for card in own if card in left][:missing]
        left = [card for card in left if card not in kept]
        turns.append([*part, *kept])
    for turn, own in zip(turns, proposed, strict=True):
        while len(turn) < len(own) and left:
            turn.append(left.pop(0))
    return turns


# --- Resources ------------------------------------------------------------------------------------


def read_units(text: str, language: Language, *, cards_only: bool = False) -> Units | None:
    """Read units by their letters or by the names of their elements; None where it is none."""
    cards: Counts = (0, 0, 0, 0)
    temporary: Counts = (0, 0, 0, 0)
    rest = text.replace(",", " ").strip()
    while rest:
        match = UNIT.match(rest)
        if match is None:
            return None
        number = match[1] or match[3] or "1"
        found = _element(match[2], language, cards_only=cards_only)
        if found is None or len(number) > len(str(MOST_UNITS)) or int(number) > MOST_UNITS:
            return None
        element, is_card = found
        if is_card:
            cards = add(cards, one(element, int(number)))
        else:
            temporary = add(temporary, one(element, int(number)))
        rest = rest[match.end() :].strip()
    units = Units(cards, temporary)
    return units if units.total else None


def _element(word: str, language: Language, *, cards_only: bool) -> tuple[int, bool] | None:
    """Return an element, and whether a resource card is meant."""
    if word in SMALL and not cards_only:
        return SMALL.index(word), False
    if word.capitalize() in SHORT:
        return SHORT.index(word.capitalize()), True
    for number, element in enumerate(ELEMENTS):
        name = language.text("elementa-board-element", element=element)
        if plain_name(word) in (plain_name(name), element):
            return number, True
    return None


def _payment(typed: str, language: Language) -> Action | None:
    rest = typed.removeprefix("pay ")
    change = actions.NO_UNITS
    if "change" in rest:
        rest, _, changed = rest.partition("change")
        found = read_units(changed, language)
        if found is None:
            return None
        change = found
    numbers: list[str] = CRYSTALS.findall(rest)
    if any(len(number) > len(str(MOST_CRYSTALS)) for number in numbers):
        return None
    crystals = sum(map(int, numbers))
    words = CRYSTALS.sub("", rest).strip(" ,")
    units = read_units(words, language) if words else actions.NO_UNITS
    if units is None or not (units.total or crystals):
        return None
    return actions.Pay(units, crystals, change)


def _unit(typed: str, language: Language) -> Action | None:
    units = read_units(typed, language)
    if units is None or units.total != 1:
        return None
    return actions.UNITS[units.text]


# --- Cards ----------------------------------------------------------------------------------------


def _lay(
    cards: Mapping[str, Card], decision: Decision, typed: str, language: Language
) -> Action | None:
    """Read a card by its number or name, and what is changed with it: `2, Fi wa`."""
    match = CHANGED.match(typed)
    if match is not None:
        card, changed = match[1].removeprefix("lay "), read_units(match[2], language)
        found = _by_number(decision, card) or _by_card(cards, decision, card, language)
        if isinstance(found, actions.Lay) and changed is not None:
            return actions.Lay(found.card, changed)
    return _by_card(cards, decision, typed, language)


def _by_number(decision: Decision, typed: str) -> Action | None:
    if typed.isdecimal() and len(typed) <= 2 and 1 <= int(typed) <= len(decision.actions):
        return decision.actions[int(typed) - 1]
    return None


def _by_card(
    cards: Mapping[str, Card], decision: Decision, typed: str, language: Language
) -> Action | None:
    """Find the card whose name or id begins so, if there is only one."""
    wanted = plain_name(typed)
    found = []
    for action in decision.actions:
        card = cards[getattr(action, "card", "")]
        called = [plain_name(card.id), plain_name(getattr(card.names, language.code))]
        if wanted in called:
            return action
        if wanted and any(name.startswith(wanted) for name in called):
            found.append(action)
    return found[0] if len(found) == 1 else None
