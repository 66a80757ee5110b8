"""What a person means by what is typed: a number, an answer, or the beginning of one."""

from __future__ import annotations

from typing import Any

from ludotheque.table import Action, Decision, Game, Phrase, Unreadable
from ludotheque.texts import Language


def read_answer(game: Game[Any, Any], decision: Decision, typed: str, language: Language) -> Action:
    """Return the answer that is meant; one that is not legal is returned for its reason.

    What is exactly an answer in the game's notation comes first; then the first letters of its
    words are enough, or of how it is said, where only one answer begins like that.
    """
    if typed.isdecimal() and typed.isascii():
        return _by_number(decision, typed)
    exact: Action | None = None
    problem: Unreadable | None = None
    try:
        exact = game.parse(typed)
    except Unreadable as error:
        problem = error
    if exact is not None and decision.accepts(exact):
        return exact
    meant = [action for action in decision.actions if _begins(action, typed, language)]
    if len(meant) == 1:
        return meant[0]
    if len(meant) > 1:
        raise Unreadable(Phrase("cli-several", typed=typed, answers=[a.text for a in meant]))
    if exact is None:
        assert problem is not None
        raise problem
    return exact


def _by_number(decision: Decision, typed: str) -> Action:
    most = len(decision.actions)
    if not 1 <= int(typed[:4]) <= most or len(typed.lstrip("0")) > len(str(most)):
        raise Unreadable(Phrase("cli-no-number", most=most))
    return decision.actions[int(typed) - 1]


def _begins(action: Action, typed: str, language: Language) -> bool:
    """Whether each word that is typed begins the word of an answer in its place."""
    written = action.text.casefold().split()
    words = typed.casefold().split()
    if len(words) == len(written):
        pairs = zip(words, written, strict=True)
        if all(whole.startswith(part) for part, whole in pairs):
            return True
    phrase = getattr(action, "phrase", None)
    return isinstance(phrase, Phrase) and language.say(phrase).casefold() == typed.casefold()
