"""A person's sitting: show the table, ask, understand what is typed, let the bots answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from random import Random
from typing import Any

from rich.text import Text

with suppress(ImportError):  # where there is none (Windows), lines are typed without history
    import readline  # noqa: F401 - importing it gives `input` a history and cursor keys

from ludotheque.cli.boards import (
    draw,
    explain_card,
    help_of,
    look_of,
    name_answer,
    read_typed,
    revise,
)
from ludotheque.cli.names import side_names, told_apart
from ludotheque.cli.reading import read_answer
from ludotheque.cli.terminal import Terminal
from ludotheque.players import Budget, adviser_for, load_player
from ludotheque.table import (
    Action,
    Decision,
    Event,
    IllegalAction,
    LudothequeError,
    Match,
    Phrase,
    Seat,
)
from ludotheque.texts import Rulebook, read_rulebook

WORDS = ("help", "hint", "log", "aid", "undo", "quit")
"""What can be typed beside an answer; each has a name in every language."""

LAST_NEWS = 8
"""How much of what happened before is told to somebody who comes to the table."""


class Session:
    """One person, one match."""

    def __init__(
        self, terminal: Terminal, match: Match[Any, Any], seats: list[str], me: int, bots: Random
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.me = Seat(me)
        self.game = match.game.facts.name
        self.aid = False
        self.left = False
        seated = told_apart(seats)
        seated[me] = terminal.text("cli-you")
        self.names = side_names(terminal, self.game, seated)
        self.bots = {
            Seat(seat): load_player(player, self.game)
            for seat, player in enumerate(seats)
            if seat != me
        }
        self.generator = bots
        self.revised: Decision | None = None
        """The open question, where the person has changed what it proposes."""
        self.news: list[Event] = []
        match.listen(self._hear)

    def run(self, after_answer: Callable[[], object]) -> bool:
        """Play until the match is over (True) or the person leaves (False)."""
        self.terminal.say("cli-welcome", help=self.terminal.text("cli-word-help"))
        self.news = self.match.events_since(0)[-LAST_NEWS:]
        try:
            while not self.match.over and not self.left:
                if self.me in self.match.deciders:
                    self._turn()
                else:
                    self._bots_answer()
                after_answer()
        except KeyboardInterrupt:
            self.terminal.console.print()
            self.left = True
        if self.match.over:
            self._tell_news()
            self._tell_result()
        return self.match.over

    # --- The person ---

    def _turn(self) -> None:
        self._tell_news()
        decision = self.match.decision(self.me)
        self._show_table()
        self.terminal.console.print(Text(self.terminal.language.say(decision.prompt), style="bold"))
        while not self.left and self.me in self.match.deciders:
            typed = self._read_line()
            if typed and self._understand(typed):
                return

    def _read_line(self) -> str:
        try:
            typed = input(self.terminal.text("cli-prompt") + " ")
            return "".join(letter for letter in typed if letter.isprintable()).strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except (EOFError, RuntimeError, OSError):  # the end of the input, or there never was one
            self.terminal.console.print()
            self.left = True
            return ""

    def _understand(self, typed: str) -> bool:
        """Do what was typed; True when the table has changed and is to be shown anew."""
        word = self._command(typed)
        if typed.startswith("?"):
            self._rule(typed[1:].strip())
            return False
        if word is not None:
            return bool(getattr(self, f"_do_{word}")())
        return self._answer(typed)

    def _command(self, typed: str) -> str | None:
        for word in WORDS:
            if typed.lower() in (word, self.terminal.text(f"cli-word-{word}")):
                return word
        return None

    def _answer(self, typed: str) -> bool:
        try:
            action = self._read_action(typed)
            changed = revise(self.game, self._asked, typed, action)
            if changed is None:
                self.match.play(self.me, action)
            self.revised = changed
        except IllegalAction as error:
            self.terminal.wrong(error)
            self.terminal.say("cli-ask-why", clause=error.clause)
            return False
        except LudothequeError as error:
            self.terminal.wrong(error)
            self.terminal.say("cli-ask-help", help=self.terminal.text("cli-word-help"))
            return False
        return True

    def _read_action(self, typed: str) -> Action:
        asked, language = self._asked, self.terminal.language
        view = self.match.view(self.me)
        meant = read_typed(self.game, view, asked, typed, language)
        return meant or read_answer(self.match.game, asked, typed, language)

    @property
    def _asked(self) -> Decision:
        return self.revised or self.match.decision(self.me)

    def _rule(self, about: str) -> None:
        """Answer `?` (the rule behind the question), `? 3.9` (a clause), `? K9` (why not?).

        Where cards have texts, `? symbiote` shows the card, and `? 5` that of the fifth answer.
        """
        book = read_rulebook(self.game, self.terminal.language.code)
        if not about:
            self._show_clauses(book, *self.match.game.questions[self._asked.kind])
        elif (action := self._legal(about)) is not None:
            self.terminal.say("cli-may-play", action=self._named(action))
            self._explain_card(getattr(action, "card", ""))
        elif self._explain_card(about):
            return
        elif not book.has(about) and (violation := self._why_not(about)) is not None:
            self.terminal.wrong(violation)
            self._show_clauses(book, violation.clause)
        else:
            self._show_clauses(book, about)

    def _show_clauses(self, book: Rulebook, *clauses: str) -> None:
        for clause in clauses:
            try:
                self.terminal.console.print(
                    Text.assemble((book.id(clause), "bold"), "  ", _unmarked(book.clause(clause)))
                )
            except LudothequeError as error:
                self.terminal.wrong(error)

    def _explain_card(self, about: str) -> bool:
        view = self.match.view(self.me)
        found = explain_card(self.terminal, self.game, view, about)
        if found is not None:
            self.terminal.console.print(found)
        return found is not None

    def _why_not(self, about: str) -> IllegalAction | None:
        try:
            return self.match.explain(self.me, self._read_action(about))
        except LudothequeError:
            return None

    def _legal(self, about: str) -> Action | None:
        try:
            action = self._read_action(about)
        except LudothequeError:
            return None
        return action if self._asked.accepts(action) else None

    def _named(self, action: Action) -> str:
        """Name an answer as the table does: with its number, where it is written in words."""
        view, asked = self.match.view(self.me), self._asked
        said = name_answer(self.terminal, self.game, view, self.names, action)
        numbered = said != action.text and action in asked.actions
        return f"{asked.actions.index(action) + 1} {said}" if numbered else said

    def _do_help(self) -> None:
        self.terminal.say(help_of(self.game))
        for word in WORDS:
            name = self.terminal.text(f"cli-word-{word}")
            self.terminal.console.print(
                Text.assemble(f"  {name:<12}", self.terminal.text(f"cli-about-word-{word}"))
            )

    def _do_hint(self) -> None:
        decision = self.match.decision(self.me)
        thought = adviser_for(self.game).think(
            self.match.view(self.me), decision, Budget(), Random(0)
        )
        reason = self.terminal.language.say(thought.reason)
        self.terminal.say("cli-hint", action=self._named(thought.action), reason=reason)

    def _do_log(self) -> None:
        events = self.match.events_since(0)
        self._tell(events)
        if not events:
            self.terminal.say("cli-log-empty")

    def _do_aid(self) -> bool:
        self.aid = not self.aid
        return True

    def _do_undo(self) -> bool:
        try:
            self.match.undo(self.me)
        except LudothequeError as error:
            self.terminal.console.print(
                Text(self.terminal.language.say(error.phrase, self.me, self.names), style="red")
            )
            return False
        self.news.clear()
        self.revised = None
        self.terminal.say("cli-undone")
        return True

    def _do_quit(self) -> None:
        self.left = True

    # --- The table ---

    def _bots_answer(self) -> None:
        for seat in self.match.deciders:
            thought = self.bots[seat].think(
                self.match.view(seat), self.match.decision(seat), Budget(), self.generator
            )
            self.match.play(seat, thought.action)

    def _show_table(self) -> None:
        view = self.match.view(self.me)
        self.terminal.console.print(
            draw(self.terminal, self.game, view, self.names, self._asked, aid=self.aid)
        )

    def _hear(self, event: Event) -> None:
        self.news.append(event)

    def _tell_news(self) -> None:
        self._tell(self.news)
        self.news.clear()

    def _tell(self, events: list[Event]) -> None:
        language = self.terminal.language
        seen = (event.seen_by(self.me) for event in events)
        for event, same in groupby(seen):
            told = language.say(event.phrase(self.game), self.me, self.names)
            self.terminal.tell(told, look_of(self.game, event), len(list(same)))

    def _tell_result(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        view = self.match.view(self.me)
        self.terminal.console.print(draw(self.terminal, self.game, view, self.names))
        first = outcome.ranking[0]
        won = "lost" if self.me not in first else "won" if len(first) == 1 else "draw"
        # An empty first place is that of a side on which nobody sits, the last one.
        winner = self.names[first[0] if first else Seat(len(self.names) - 1)]
        told = self.terminal.text(
            "cli-result", result=won, reason=Phrase(outcome.reason), winner=winner
        )
        self.terminal.console.print(Text(told, style="bold"))


def _unmarked(markdown: str) -> str:
    """Drop the marks of emphasis from a clause."""
    return markdown.replace("**", "").replace("*", "").replace("`", "")
