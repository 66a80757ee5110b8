"""Messages that a server must refuse: malformed, oversized, out of order, replayed, forged."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from tests.server.oracle import DECK

TAGS = ("answer", "take-back", "allow-take-back", "resign", "return", "rematch", "hurry", "say")
STRANGE_NUMBERS: tuple[Any, ...] = (
    -1, 1_000_001, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308, 0.0, True, None, "0", [], {}, "١",
)  # fmt: skip
STRANGE_TEXTS = (
    "", " ", "\0", "x\0y", "\ud800", "\udfff\ud800", "\u202e", "\ufeff", "é" * 50, "'; DROP TABLE",
    "{$x}", "{ server-no-match }", "../../etc", "G0\n", "🂡", "\x1b[31m", "G" + "9" * 3000,
    "bot/3", "leads 1", "x" * 61, "x" * 64, "x" * 65,
)  # fmt: skip


class Moment(msgspec.Struct):
    """What the sender knows of the table, to be wrong about it."""

    number: int
    cards: list[str]
    """What was played, by anybody."""
    own: list[str]
    legal: list[str]
    commands: list[str]
    """Ids of commands that were carried out."""


class Sent(msgspec.Struct):
    """One message."""

    kind: str
    content: str | bytes
    as_text: bool = True
    closes: bool = False
    """Whether the WebSocket protocol itself ends the stream."""

    def text(self) -> str:
        """Return it as text, however it is sent."""
        return self.content if isinstance(self.content, str) else self.content.decode("latin-1")


def make(generator: Random, moment: Moment) -> Sent:
    """Make one message."""
    if generator.random() < 0.002:
        return generator.choice(CLOSERS)(generator)
    maker = generator.choice(MAKERS)
    return maker(generator, moment)


def command(generator: Random, moment: Moment) -> dict[str, Any]:
    """Make a command that is well formed."""
    tag = generator.choice(TAGS[:-1]) if generator.random() < 0.97 else "say"
    made: dict[str, Any] = {
        "type": tag,
        "command": f"f{generator.getrandbits(64):x}",
        "number": moment.number,
    }
    if tag == "answer":
        made["answer"] = generator.choice(sorted(DECK))
    elif tag == "allow-take-back":
        made["allowed"] = generator.random() < 0.5
    elif tag == "rematch":
        made["same_deal"] = generator.random() < 0.5
    elif tag == "say":
        made["text"] = f"fuzz {generator.getrandbits(20)}"
    return made


def random_text(generator: Random, moment: Moment) -> Sent:
    length = generator.choice((0, 1, 3, 20, 200, 2000))
    points = (generator.choice((0x7F, 0x7FF, 0xD7FF)) for _ in range(length))
    return Sent("random text", "".join(chr(generator.randrange(most)) for most in points))


def random_binary(generator: Random, moment: Moment) -> Sent:
    return Sent("binary frame", generator.randbytes(generator.randrange(300)), as_text=False)


def binary_command(generator: Random, moment: Moment) -> Sent:
    content = json.dumps(command(generator, moment)).encode()
    return Sent("command in a binary frame", content, as_text=False)


def mutated(generator: Random, moment: Moment) -> Sent:
    """Change some characters of a command."""
    text = list(json.dumps(command(generator, moment)))
    for _ in range(generator.randint(1, 4)):
        place = generator.randrange(len(text))
        match generator.randrange(4):
            case 0:
                text[place] = chr(generator.randrange(32, 127))
            case 1:
                text.pop(place)
            case 2:
                text.insert(place, generator.choice('{}[]",:0eE+-.\\ntu\0'))
            case _:
                text[place:place] = text[place : place + generator.randrange(20)]
    return Sent("mutated command", "".join(text))


def wrong_types(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    field = generator.choice(sorted(made))
    made[field] = generator.choice(STRANGE_NUMBERS)
    return Sent("wrong type", json.dumps(made))


def strange_texts(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    field = generator.choice([key for key, value in made.items() if isinstance(value, str)])
    made[field] = generator.choice(STRANGE_TEXTS)
    return Sent("strange text", json.dumps(made))


def strange_answer(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment) | {"type": "answer"}
    made = {key: made[key] for key in ("type", "command", "number")}
    deck = sorted(DECK)
    generator.shuffle(deck)
    made["answer"] = generator.choice(
        (generator.choice(STRANGE_TEXTS), " ".join(deck), f"leads {generator.randint(0, 2)}",
         " ".join(deck[:2]), f"{deck[0]}{deck[1]}", deck[0].lower() + " ")
    )  # fmt: skip
    return Sent("strange answer", json.dumps(made))


def deep(generator: Random, moment: Moment) -> Sent:
    depth = generator.choice((10, 500, 2000, 8000))
    opening = generator.choice(
        ("[", '{"a":', '{"type":"answer","command":"x","number":0,"answer":[')
    )
    return Sent("deep nesting", opening * min(depth, 16_000 // len(opening)))


def unknown_tag(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    made["type"] = generator.choice(
        (
            "scene",
            "done",
            "refused",
            "line",
            "ANSWER",
            "",
            "answer ",
            "lapse",
            "standin",
            "takeback",
        )
    )
    return Sent("unknown tag", json.dumps(made))


def extra_field(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    made[generator.choice(("seat", "match", "kind", "at", "__class__", "seat\0"))] = 1
    return Sent("unknown field", json.dumps(made))


def missing_field(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    made.pop(generator.choice(("type", "command", "number")))
    return Sent("missing field", json.dumps(made))


def twice_the_field(generator: Random, moment: Moment) -> Sent:
    made = json.dumps(command(generator, moment))
    return Sent("doubled field", made[:-1] + f', "number": {generator.randrange(100)}}}')


def stale(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    made["number"] = generator.randrange(max(1, moment.number))
    return Sent("stale number", json.dumps(made))


def early(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    made["number"] = moment.number + generator.randint(1, 50)
    return Sent("number from the future", json.dumps(made))


def repeated(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    if moment.commands:
        made["command"] = generator.choice(moment.commands)
        made["number"] = generator.randint(0, moment.number)
    return Sent("repeated id", json.dumps(made))


def others_card(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment) | {"type": "answer"}
    made = {key: made[key] for key in ("type", "command", "number")}
    wrong = sorted(DECK - set(moment.own)) if generator.random() < 0.7 else moment.own
    made["answer"] = generator.choice(wrong or moment.cards or ["G0"])
    return Sent("card of another", json.dumps(made))


def well_formed(generator: Random, moment: Moment) -> Sent:
    return Sent("out of order", json.dumps(command(generator, moment)))


def large(generator: Random, moment: Moment) -> Sent:
    made = command(generator, moment)
    made["command"] = "x" * generator.choice((100, 5000, 17_000, 60_000))
    return Sent("oversized", json.dumps(made))


def too_large(generator: Random) -> Sent:
    return Sent("larger than a frame may be", "x" * 70_000, closes=True)


def no_utf8(generator: Random) -> Sent:
    return Sent("no UTF-8", b'{"type":"say\xff\xfe"}', closes=True)


def surrogate_bytes(generator: Random) -> Sent:
    return Sent("surrogate in UTF-8", b'"\xed\xa0\x80"', closes=True)


MAKERS: tuple[Callable[[Random, Moment], Sent], ...] = (
    random_text, random_binary, binary_command, mutated, mutated, mutated, wrong_types,
    strange_texts, strange_texts, strange_answer, deep, unknown_tag, extra_field, missing_field,
    twice_the_field, stale, early, repeated, others_card, others_card, well_formed, well_formed,
    large,
)  # fmt: skip
CLOSERS: tuple[Callable[[Random], Sent], ...] = (too_large, no_utf8, surrogate_bytes)
