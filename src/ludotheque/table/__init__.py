"""The contract: what every game shares and nothing of any game."""

from ludotheque.table.action import Action, Notated, PickSeat, Shuffle
from ludotheque.table.agenda import AgendaState, Question
from ludotheque.table.codec import from_json, plain, schema, to_json
from ludotheque.table.decision import Decision, ShuffleDecision
from ludotheque.table.deck import CheckedDeck, DeckProblem
from ludotheque.table.errors import (
    IllegalAction,
    LudothequeError,
    UndoRefused,
    Unreadable,
    Violation,
)
from ludotheque.table.event import Emit, Event
from ludotheque.table.facts import GameFacts
from ludotheque.table.game import Game
from ludotheque.table.match import Match
from ludotheque.table.options import Option
from ludotheque.table.outcome import Outcome
from ludotheque.table.pack import Pack, load_pack
from ludotheque.table.phrase import PerSeat, Phrase, SeatName
from ludotheque.table.record import Record, read_record, record_of, write_record
from ludotheque.table.registry import games, load
from ludotheque.table.seat import CHANCE, Seat, seat_text
from ludotheque.table.state import State
from ludotheque.table.view import View

__all__ = [
    "CHANCE",
    "Action",
    "AgendaState",
    "CheckedDeck",
    "Decision",
    "DeckProblem",
    "Emit",
    "Event",
    "Game",
    "GameFacts",
    "IllegalAction",
    "LudothequeError",
    "Match",
    "Notated",
    "Option",
    "Outcome",
    "Pack",
    "PerSeat",
    "Phrase",
    "PickSeat",
    "Question",
    "Record",
    "Seat",
    "SeatName",
    "Shuffle",
    "ShuffleDecision",
    "State",
    "UndoRefused",
    "Unreadable",
    "View",
    "Violation",
    "from_json",
    "games",
    "load",
    "load_pack",
    "plain",
    "read_record",
    "record_of",
    "schema",
    "seat_text",
    "to_json",
    "write_record",
]
