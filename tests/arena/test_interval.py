"""Wilson's interval, against values known from the literature."""

from __future__ import annotations

import pytest

from ludotheque.arena import interval

KNOWN = [
    # Newcombe (1998), Statistics in Medicine 17:857-872, table I, method 3.
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
    # All of 29: from 29 / (29 + z²) up.
    (29, 29, 0.8830, 1.0000),
]


@pytest.mark.parametrize(("successes", "trials", "low", "high"), KNOWN)
def test_the_interval_has_the_published_ends(
    successes: int, trials: int, low: float, high: float
) -> None:
    found = interval(successes, trials, z=1.959964)
    assert found == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_trials() -> None:
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("trials", [1, 2, 10, 1000, 10**6])
def test_the_interval_holds_the_share_and_stays_between_nothing_and_all(trials: int) -> None:
    for successes in {0, 1, trials // 2, trials - 1, trials}:
        low, high = interval(successes, trials)
        assert -1e-12 <= low <= successes / trials + 1e-12
        assert successes / trials - 1e-12 <= high <= 1 + 1e-12
        assert low < high


def test_failures_mirror_successes() -> None:
    low, high = interval(30, 100)
    assert interval(70, 100) == pytest.approx((1 - high, 1 - low))


def test_more_trials_make_the_interval_narrower() -> None:
    widths = [high - low for low, high in (interval(9 * n, 10 * n) for n in (1, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_a_greater_certainty_makes_the_interval_wider() -> None:
    narrow, wide = interval(9, 10, z=1.0), interval(9, 10, z=3.0)
    assert wide[0] < narrow[0] < narrow[1] < wide[1]
