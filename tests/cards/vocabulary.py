"""The tables of words in docs/packs.md, made from the classes that carry them out.

`python -m tests.cards.vocabulary` writes them anew; a test fails while they differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

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

PAGE = Path(__file__).parents[2] / "docs" / "packs.md"
MOST_SHOWN = 8
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
        "cards": _fields(CardEntry),
        "abilities": _fields(Ability),
        "when": _fields(When),
        "units": _fields(Units),
        "triggers": _table(("`happens`", "on a card"), _triggers()),
        "conditions": _words("is", [(kind, _condition(kind)) for kind in get_args(Condition)]),
        "costs": _words("pay", [(kind, _cost(kind)) for kind in get_args(Payment)]),
        "effects": _words("do", effects),
        "rules": _words("rule", rules),
    }
    return {name: table.rstrip("\n") for name, table in found.items()}


def page_with(text: str) -> str:
    """Put the tables into the page."""
    for name, table in tables().items():
        begin = BEGIN.format(name)
        before, found, rest = text.partition(begin)
        assert found, f"{begin} is not in {PAGE.name}"
        text = f"{before}{begin}\n\n{table}\n\n{END}{rest.partition(END)[2]}"
    return text


def _table(heads: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _fields(kind: type[Any]) -> str:
    def rows() -> Iterator[tuple[str, ...]]:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        for field in info.fields:
            usual = "needed" if field.required else _default(field)
            yield f"`{field.name}`", _value(field.type), usual, MEANINGS[kind][field.name]

    return _table(("field", "value", "if left out", "meaning"), rows())


def _words(tag: str, found: list[tuple[type[Any], str]]) -> str:
    def rows() -> Iterator[tuple[str, ...]]:
        for kind, text in found:
            info = inspect.type_info(kind)
            assert isinstance(info, inspect.StructType)
            fields = "; ".join(
                f"`{field.name}`: {_value(field.type)}"
                + ("" if field.required else f" ({_default(field)})")
                for field in info.fields
            )
            about = (kind.__doc__ or "").splitlines()[0]
            yield f"`{info.tag}`", fields or "–", about, text

    return _table((f"`{tag}`", "fields (if left out)", "what it is", "on a card"), rows())


def _triggers() -> Iterator[tuple[str, ...]]:
    for happens in get_args(Happening):
        text = _text(Ability(when=When(happens, "you"), do=(Gain(),)))
        yield f"`{happens}`", text.removesuffix(", obtain 1 Amber.") + " …"


def _value(info: inspect.Type) -> str:
    match info:
        case inspect.LiteralType(values=values):
            short = len(values) <= MOST_SHOWN
            return ", ".join(f"`{value}`" for value in values) if short else "a word"
        case inspect.UnionType(types=types):
            kinds = [part for part in types if not isinstance(part, inspect.NoneType)]
            if all(isinstance(part, inspect.StructType) for part in kinds) and len(kinds) > 1:
                return "table"
            return ", ".join(map(_value, kinds))
        case inspect.StructType(cls=cls):
            return "Units" if cls is Units else "table"
        case inspect.VarTupleType():
            return "list"
        case inspect.StrType():
            return "text"
        case inspect.BoolType():
            return "`true`, `false`"
        case _:
            return "number"


def _default(field: inspect.Field) -> str:
    usual = field.default
    if usual is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        usual = field.default_factory()
    if usual is None or usual in ("", ()):
        return "–"
    if isinstance(usual, Units):
        given = msgspec.to_builtins(usual)
        shown = ", ".join(f'{name} = "{value}"' for name, value in given.items())
        return f"`{{ {shown} }}`" if shown else '`{ which = "any" }`'
    return f"`{str(usual).lower() if isinstance(usual, bool) else usual}`"


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
