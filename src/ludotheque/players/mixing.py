"""Small games in which two choose at once: which mixture cannot be exploited."""

from __future__ import annotations

from collections.abc import Sequence

STEPS = 200


def solve(payoffs: Sequence[Sequence[float]], steps: int = STEPS) -> list[float]:
    """Return a mixture of the rows that is good against every column (regret matching).

    >>> [round(weight, 1) for weight in solve([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])]
    [0.3, 0.3, 0.3]
    >>> solve([[2.0, 1.0], [1.0, 0.0]])[0] > 0.95
    True
    """
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    mine, theirs = [0.0] * len(rows), [0.0] * len(columns)
    total = [0.0] * len(rows)
    for _ in range(steps):
        row_mix, column_mix = _matched(mine), _matched(theirs)
        gains = [sum(column_mix[c] * payoffs[r][c] for c in columns) for r in rows]
        losses = [sum(row_mix[r] * payoffs[r][c] for r in rows) for c in columns]
        value = sum(row_mix[r] * gains[r] for r in rows)
        for r in rows:
            mine[r] = max(0.0, mine[r] + gains[r] - value)  # as in regret matching plus
            total[r] += row_mix[r]
        for c in columns:
            theirs[c] = max(0.0, theirs[c] + value - losses[c])
    return [weight / steps for weight in total]


def _matched(regrets: list[float]) -> list[float]:
    positive = sum(regrets)
    if positive <= 0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / positive for regret in regrets]
