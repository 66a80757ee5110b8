"""The rules of each game, one folder each with the same file names.

`ludotheque.games` is this package and, when called, the list of all games: importing any rules
binds the package's name in `ludotheque`, where the function of that name would otherwise be lost.
"""

import sys
from types import ModuleType

from ludotheque.table import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
