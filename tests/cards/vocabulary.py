"""The tables of words in docs/packs.md, made from the classes that carry them out.

`python -m tests.cards.vocabulary` writes them anew; a test fails while they differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludotheque.games.elekt.cards import CardEntry
from ludotheque.games.elekt.checks import NEEDS
from ludotheque.games.elekt.vocabulary.ability import Ability, Happening, When
from ludotheque.games.elekt.vocabulary.amber import Gain
from ludotheque.games.elekt.vocabulary.conditions import Condition
from ludotheque.games.elekt.vocabulary.costs import Payment
from ludotheque.games.elekt.vocabulary.effects import Effect
from ludotheque.games.elekt.vocabulary.modifiers import First, Modifier
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.games.elekt.writing import write_ability
from ludotheque.texts import ENGLISH
from tests.cards import elementa_vocabulary
from tests.cards.word_tables import fields, table, words

PAGE = Path(__file__).parents[2] / "docs" / "packs.md"
BEGIN, END = "<!-- words: {} -->", "<!-- end of words -->"

EXAMPLES: dict[str, Any] = {
    "attribute": "B", "symbol": "D", "also": "A", "amount": 2, "token": "any", "type": "spectre",
    "what": "amber", "least": 2, "how": "most", "phase": "reset", "who": "opponents", "cost": 2,
    "units": Units(which="any", owner="opponent"), "to": Units(which="another"),
}  # fmt: skip
"""A value for each field that a class cannot do without."""

MEANINGS: dict[type[Any], dict[str, str]] = {
    CardEntry: {
        "id": "how players type it: small letters, digits, hyphens",
        "names": "its name in the three languages: `{ en = …, fr = …, pl = … }`",
        "origin": '`"ludotheque"` for a card of your own; `"rulebook"` needs `facts`',
        "type": "of a Unit",
        "symbols": 'printed on a Unit, such as `"2M 1A"`; the letters are those of the attributes',
        "titles": "the Titles that the card is worth, each a name in the three languages",
        "abilities": "what it can do, one table each",
        "facts": "the facts of the rulebooks that it keeps",
        "solo": "whether it is used in the solo variant",
    },
    Ability: {
        "mode": "`immediate`: when its Unit is assigned; `permanent`: all the time",
        "when": "what a permanent ability waits for (Triggers); none with `rules`",
        "only_if": "a list: all of it must hold (Conditions)",
        "may": "whether its owner may leave it; those with a cost and immediate ones always may",
        "cost": "a list of prices to choose from, each a list of what is paid together (Costs)",
        "once": "how often at most; without it, as often as it happens",
        "do": "a list, done in order (Effects)",
        "rules": "a list that holds while the card lies there (Rules), instead of `do`",
        "edition": "only in this edition of the game",
    },
    When: {
        "happens": "one of the triggers below",
        "who": "who does it; on the card of a zone `anybody` is “you”, whoever that is",
        "attribute": "of which confrontation or token",
        "unit": "which Units it must be about (Units)",
        "zone": "`every`: wherever it happens; for Privileges",
    },
    Units: {
        "which": "`this`: the Unit that bears the text; `that`: the one that the trigger is about; "
        "`any`, `another`: one that is chosen; `every`, `every-other`: all of them",
        "owner": "whose; `that-player`: whoever the trigger is about",
        "type": "only these",
        "rank": "only these",
        "shows": "with this symbol, printed or as a token",
        "tokens": "with tokens or without",
        "ability": "with such an ability",
        "zone": "where; without it, where the card itself lies",
    },
}  # fmt: skip
"""What the fields are for; a field without a line here stops the tables."""


def tables() -> dict[str, str]:
    """Return every table by its name."""
    effects = [(kind, _effect(_example(kind))) for kind in get_args(Effect)]
    rules = [(kind, _text(Ability(rules=(_example(kind),)))) for kind in get_args(Modifier)]
    found = {
        "cards": fields(CardEntry, MEANINGS),
        "abilities": fields(Ability, MEANINGS),
        "when": fields(When, MEANINGS),
        "units": fields(Units, MEANINGS),
        "triggers": table(("`happens`", "on a card"), _triggers()),
        "conditions": words("is", [(kind, _condition(kind)) for kind in get_args(Condition)]),
        "costs": words("pay", [(kind, _cost(kind)) for kind in get_args(Payment)]),
        "effects": words("do", effects),
        "rules": words("rule", rules),
    }
    return {**found, **elementa_vocabulary.tables()}


def page_with(text: str) -> str:
    """Put the tables into the page."""
    for name, written in tables().items():
        begin = BEGIN.format(name)
        before, found, rest = text.partition(begin)
        assert found, f"{begin} is not in {PAGE.name}"
        text = f"{before}{begin}\n\n{written}\n\n{END}{rest.partition(END)[2]}"
    return text


def _triggers() -> Iterator[tuple[str, ...]]:
    for happens in get_args(Happening):
        text = _text(Ability(when=When(happens, "you"), do=(Gain(),)))
        yield f"`{happens}`", text.removesuffix(", obtain 1 Amber.") + " …"


def _example(kind: type[Any]) -> Any:
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    return kind(**{name: EXAMPLES[name] for name in needed})


def _text(ability: Ability) -> str:
    return ENGLISH.say(write_ability("elite", ability))


def _effect(effect: Any) -> str:
    happens: Any = NEEDS.get(type(effect))
    if happens is not None:
        return _text(Ability(when=When(happens, "you"), may=True, do=(effect,)))
    return _text(Ability(mode="immediate", do=(effect,))).removeprefix("➤ ")


def _condition(kind: type[Any]) -> str:
    text = _text(Ability(only_if=(_example(kind),), rules=(First("A"),)))
    return text.partition(", the Authority")[0] + " …"


def _cost(kind: type[Any]) -> str:
    price = ((_example(kind),),)
    text = _text(Ability(when=When("won", "you"), cost=price, do=(Gain(),)))
    return "… " + text[text.index("you may") :].partition(" to obtain")[0] + " …"


if __name__ == "__main__":
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
