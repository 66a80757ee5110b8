"""All effects together."""

from __future__ import annotations

from ludotheque.games.elekt.vocabulary.amber import Gain, Lose, Take
from ludotheque.games.elekt.vocabulary.bans import Ban, Keep, Redirect, Rename
from ludotheque.games.elekt.vocabulary.confronting import (
    Boost,
    Confront,
    CountOneAs,
    ResolveTie,
    Silence,
)
from ludotheque.games.elekt.vocabulary.holdings import (
    DiscardFromHand,
    DiscardZoneCard,
    DrawUnits,
    Forge,
    GiveSceptre,
    TurnSceptre,
)
from ludotheque.games.elekt.vocabulary.moving import (
    Discard,
    DiscardSource,
    Move,
    Place,
    ReturnToHand,
    Seize,
    Swap,
)
from ludotheque.games.elekt.vocabulary.tokens import Attach, Carry, Remove

Effect = (
    Attach | Remove | Carry | Gain | Lose | Take | Ban | Redirect | Rename | Keep | Discard
    | DiscardSource | ReturnToHand | Seize | Place | Move | Swap | Confront | Boost | CountOneAs
    | ResolveTie | Silence | Forge | DrawUnits | DiscardFromHand | DiscardZoneCard | GiveSceptre
    | TurnSceptre
)  # fmt: skip
