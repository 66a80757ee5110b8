"""The conformance kit: what every game must do. A check takes a Sitting and fails by assertion.

The numbers are those of the project's list of conformance checks; golden playthroughs, perft,
evenness, texts and players have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance.checks_of_knowledge import (
    check_imagination,
    check_indistinguishability,
    check_recall,
)
from tests.conformance.checks_of_play import (
    check_conservation,
    check_copies,
    check_explanations,
    check_legality,
    check_length,
    check_outcome,
    check_replay,
    check_round_trips,
)
from tests.conformance.checks_of_seats import (
    check_defaults,
    check_simultaneity,
    check_symmetry,
    check_undo,
)
from tests.conformance.sitting import Sitting

CHECKS: dict[str, Callable[[Sitting], None]] = {
    "01-legality": check_legality,
    "02-explanations": check_explanations,
    "03-round-trips": check_round_trips,
    "04-replay": check_replay,
    "05-copies": check_copies,
    "06-length": check_length,
    "07-outcome": check_outcome,
    "08-conservation": check_conservation,
    "09-indistinguishability": check_indistinguishability,
    "10-imagination": check_imagination,
    "11-recall": check_recall,
    "12-symmetry": check_symmetry,
    "13-defaults": check_defaults,
    "14-simultaneity": check_simultaneity,
    "15-undo": check_undo,
}
