"""Cards that are made up at random from the words of the vocabulary, good ones only."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from ludotheque.games.elementa.cards import CardEntry, Names
from ludotheque.games.elementa.checks import card_problems, effect_problems
from ludotheque.games.elementa.own_cards import OwnPack
from ludotheque.games.elementa.vocabulary import Effect

UNITS = ("Fi", "Wa", "Ea", "Ai")
LEAST, MOST = -3, 5
TRIES = 500


def effect(kind: Any, generator: Random) -> Effect:
    """Make up an effect that is one."""
    info = inspect.type_info(Effect)
    for _ in range(TRIES):
        found: Effect = msgspec.convert(_value(info, generator), Effect)
        if not [*effect_problems(found, kind)]:
            return found
    raise AssertionError("no effect was ever good")


def card(id: str, kind: Any, generator: Random) -> CardEntry:
    """Make up a card that is one."""
    draw = generator.randrange
    fights = kind == "creature"
    made = {
        "id": id,
        "names": Names(f"The {id}", f"Le {id}", f"Ten {id}"),
        "origin": "ludotheque",
        "effects": tuple(effect(kind, generator) for _ in range(draw(4))),
    }
    if fights:
        made |= {
            "power": draw(6),
            "cost": " ".join(generator.choices(UNITS, k=draw(4))),
            "crystals": draw(2),
            "victory": {"points": draw(3), "crystals": draw(2), "any": draw(2)},
            "defeat": {"points": -draw(2), "units": generator.choice(UNITS) * draw(2)},
        }
    entry = msgspec.convert(msgspec.to_builtins(made), CardEntry)
    assert not [*card_problems(entry, kind)]
    return entry


def pack(seed: int, creatures: int = 20, environments: int = 4) -> OwnPack:
    """Make up a pack."""
    generator = Random(seed)
    return OwnPack(
        "elementa",
        "made-up",
        "1",
        tuple(card(f"beast-{n}", "creature", generator) for n in range(creatures)),
        tuple(card(f"place-{n}", "environment", generator) for n in range(environments)),
    )


def deck(made: OwnPack, generator: Random) -> str:
    """Bring sixteen of its creatures, and one of its environments."""
    creatures = generator.sample([card.id for card in made.creature], 16)
    return " ".join(["deck", generator.choice(made.environment).id, *creatures])


def _value(info: inspect.Type, generator: Random) -> Any:
    """Make up plain data that fits a schema."""
    match info:
        case inspect.StructType():
            made = {
                field.name: _value(field.type, generator)
                for field in info.fields
                if field.required or generator.random() < 0.4
            }
            return made | ({info.tag_field: info.tag} if info.tag_field else {})
        case inspect.VarTupleType(item_type=item):
            return [_value(item, generator) for _ in range(generator.choice((1, 1, 2)))]
        case inspect.UnionType(types=types):
            return _value(generator.choice(types), generator)
        case inspect.LiteralType(values=values):
            return generator.choice(values)
        case inspect.BoolType():
            return generator.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.IntType():
            return generator.randint(LEAST, MOST)
        case _:
            raise TypeError(info)
