"""Decks that somebody builds, before any match: the game itself judges them."""

from __future__ import annotations

from ludotheque.server.documents import DeckChecked, DeckProblemShown, DeckWanted
from ludotheque.server.messages import Problem
from ludotheque.server.problems import NoDecks
from ludotheque.table import load
from ludotheque.texts import Language


def check_deck(wanted: DeckWanted, language: Language) -> DeckChecked:
    """Say all that is wrong with a deck, in the reader's language."""
    game = load(wanted.game)
    if not game.builds_decks:
        raise NoDecks(wanted.game)
    checked = game.check_deck(wanted.deck)
    return DeckChecked(
        checked.cards,
        [
            DeckProblemShown(
                Problem(found.phrase.id, language.say(found.phrase), found.clause), found.line
            )
            for found in checked.problems
        ],
    )
