"""Several seats in one field of an event: all who have won, an order drawn by lot."""

from __future__ import annotations

import pytest

from ludotheque.server.messages import SeatArgument
from ludotheque.server.wording import show_phrase
from ludotheque.table import Event, Phrase, Seat, SeatName
from ludotheque.texts import Language


class Shared(Event, frozen=True):
    """Some have won together."""

    kind = "shared"
    seats = ("winners",)
    winners: tuple[Seat, ...]


def test_a_field_with_several_seats_becomes_a_list_of_their_names() -> None:
    phrase = Shared((Seat(2), Seat(0))).phrase("toy")
    assert phrase == Phrase("toy-event-shared", winners=[SeatName(Seat(2)), SeatName(Seat(0))])
    assert show_phrase(phrase).args["winners"] == [SeatArgument(2), SeatArgument(0)]


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((0,), "You win the round. Points: 7–4–0."),
        ((1,), "Basil wins the round. Points: 7–4–0."),
        ((0, 2), "Several win the round: You, Clio. Points: 7–4–0."),
    ],
)
def test_a_message_can_tell_one_from_several_and_the_reader_from_others(
    winners: tuple[int, ...], said: str
) -> None:
    names = {Seat(0): "Ada", Seat(1): "Basil", Seat(2): "Clio"}
    phrase = Phrase(
        "elementa-event-round-ended",
        winners=[SeatName(Seat(seat)) for seat in winners],
        points="7–4–0",
        crystals="1–1–1",
    )
    assert Language("en").say(phrase, Seat(0), names).startswith(said)


def test_nobody_among_several() -> None:
    assert Shared(()).phrase("toy").args["winners"] == []
