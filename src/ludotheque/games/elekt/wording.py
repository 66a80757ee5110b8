"""Who, which and where: the parts that sentences on cards have in common.

`form` says how a part stands in its sentence: `start` begins it (a capital letter), `do` is an
order, `may` follows "you may" or "to". For Units it is the preposition and the case: `subject`,
`object`, `to`, `onto`, `from`, `of`, `none` (after "there is no"), `many` (after a number).
"""

from __future__ import annotations

from typing import Literal

from ludotheque.games.elekt.vocabulary.ability import Ability
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.table import Phrase

Form = Literal["start", "do", "may"]
Case = Literal["subject", "object", "to", "onto", "from", "of"]
Place = Literal["here", "there", "another", "anywhere", "everywhere", "none"]

ZONELESS = frozenset(
    {"obtained", "amber-obtained", "amber-spent", "amber-lost", "round-begins", "amber-step"}
)
"""What happens in no zone."""
ACTED_UPON = frozenset({"object", "to", "onto", "from"})
"""The cases of what somebody does something to."""


class Wording:
    """Describes people, Units and places; where a card lies decides what "you" and "here" mean."""

    def __init__(self, kind: str, ability: Ability) -> None:
        self.ability = ability
        self.of_zone = kind in ("skirmish", "machination")
        self.of_privilege = kind == "privilege"
        self.on_unit = kind in ("basic", "elite")

    def person(self, who: str) -> str:
        """Whoever acts is "you" to the card of a zone, and where a trigger names the owner only."""
        when = self.ability.when
        of_you = self.of_zone or (when is not None and when.who == "you")
        return "you" if who == "that-player" and of_you else who

    def whose(self, who: str) -> str:
        """To the card of a zone all players are alike."""
        return "everybody" if self.of_zone else who

    def this_card(self) -> str:
        """What a card calls itself."""
        return "unit" if self.on_unit else "card"

    def here(self) -> Place:
        """Where an ability looks and acts if nothing else is said."""
        if not self.of_privilege:
            return "here"
        when = self.ability.when
        return "anywhere" if when is None or when.happens in ZONELESS else "there"

    def zone(self, zone: Literal["this", "another", "every"]) -> Place:
        """Where a description looks, from where the card lies."""
        if zone == "this":
            return self.here()
        return "another" if zone == "another" else "anywhere"

    def units(
        self,
        units: Units,
        form: Case | Literal["none", "many"],
        *,
        vague: bool = False,
        always: bool = False,
        which: str | None = None,
        place: Place | None = None,
        acting: Literal["you", "others"] = "you",
    ) -> Phrase:
        """Describe Units. `vague`: "a Unit" for "any Unit"; `always`: say "here" even of one.

        `acting`: who does what the sentence tells; Polish has a word of its own for what is his.
        """
        if units.which in ("this", "that"):
            named = "it" if units.which == "that" and not self.on_unit else units.which
            return Phrase("elekt-this-unit", which=named, form=form)
        if which is None:
            which = units.which
            if which == "any" and vague and (units.owner != "you" or place == "none"):
                which = "a"
        if place is None:
            place = self.zone(units.zone)
            when = self.ability.when
            zoneless = when is not None and when.happens in ZONELESS
            said = always or zoneless or units.which in ("every", "every-other")
            if place == "here" and not said:
                place = "none"
        return Phrase(
            "elekt-units",
            form=form,
            which=which,
            owner=self.person(units.owner),
            acting=acting if form in ACTED_UPON else "others",
            type=units.type or "unit",
            rank=units.rank or "none",
            shows=units.shows or "none",
            symbol=symbol_of(units.shows),
            tokens=units.tokens or "any",
            ability=units.ability or "none",
            place=place,
        )


def joined(id: str, parts: list[Phrase]) -> Phrase:
    """Join parts two by two."""
    first, *rest = parts
    for part in rest:
        first = Phrase(id, first=first, second=part)
    return first


def amber_words(amount: int) -> Phrase:
    """Say so much Amber."""
    return Phrase("elekt-amber", amount=amount)


def token_words(token: str, amount: int) -> Phrase:
    """Say so many tokens of a kind."""
    return Phrase("elekt-tokens", token=token, amount=amount)


def symbol_words(attribute: str, amount: int) -> Phrase:
    """Say so many symbols more or less."""
    of = Phrase("elekt-attribute-of", attribute=attribute)
    return Phrase(
        "elekt-symbols", attribute=attribute, of=of, amount=abs(amount), sign=sign(amount)
    )


def sign(amount: int) -> str:
    """Say whether it is more or less."""
    return "less" if amount < 0 else "more"


def contest_words(attribute: str) -> Phrase:
    """Name the confrontation in which something holds."""
    return Phrase("elekt-attribute-in", attribute=attribute)


def symbol_of(attribute: str | None) -> Phrase:
    """Name whose symbol it is."""
    return Phrase("elekt-attribute-of", attribute=attribute or "none")


def place_words(place: Place) -> Phrase:
    """Say where."""
    return Phrase("elekt-place", place=place)
