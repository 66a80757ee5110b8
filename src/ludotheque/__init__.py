"""Ludotheque: real tabletop games in software.

>>> import ludotheque
>>> ludotheque.games()
('claim', 'elekt', 'elementa')
"""

from ludotheque.table import Phrase, games, load

__all__ = ["__version__", "games", "load"]

__version__ = "0.1.0"


def _speak(phrase: Phrase) -> str:
    """Say a phrase in English; the texts are read only when somebody asks."""
    from ludotheque.texts import ENGLISH

    return ENGLISH.say(phrase)


Phrase.speak = staticmethod(_speak)
