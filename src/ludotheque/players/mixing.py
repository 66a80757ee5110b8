"""Small games in which two choose at once: which mixture cannot be exploited."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

STEPS = 200
SMALL = 1e-9
Rows = Sequence[Sequence[float]]


def solve(payoffs: Rows, steps: int = STEPS) -> list[float]:
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


# --- Exactly, where the game is small -------------------------------------------------------------


def value_of_two(payoffs: Rows) -> float:
    """Return what a game of two rows and two columns is worth to the rows.

    >>> value_of_two([[1, -1], [-1, 1]])
    0.0
    >>> value_of_two([[3, 2], [1, 0]])
    2
    """
    (a, b), (c, d) = payoffs
    sure = max(min(a, b), min(c, d))
    if sure >= min(max(a, c), max(b, d)):
        return sure
    return (a * d - b * c) / (a + d - b - c)


def mixture(payoffs: Rows) -> tuple[list[float], float]:
    """Return a mixture of the rows that cannot be exploited, and what it is worth.

    Some square part of a game has mixtures that are good in the whole game (Shapley and Snow); the
    small parts are tried first.

    >>> mixture([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])[0] == [1 / 3] * 3
    True
    >>> mixture([[3, 1], [0, 2]])
    ([0.5, 0.5], 1.5)
    """
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    for size in range(1, min(3, len(rows), len(columns)) + 1):
        for some in combinations(rows, size):
            for others in combinations(columns, size):
                found = _mixed_part(payoffs, some, others)
                if found is not None:
                    return found
    weights = solve(payoffs)
    return weights, min(sum(weights[r] * payoffs[r][c] for r in rows) for c in columns)


def _mixed_part(
    payoffs: Rows, rows: tuple[int, ...], columns: tuple[int, ...]
) -> tuple[list[float], float] | None:
    """Return the mixture of a square part, if it is good in the whole game."""
    part = [[payoffs[r][c] for c in columns] for r in rows]
    mine, theirs = _even(zip(*part, strict=True)), _even(part)
    if mine is None or theirs is None:
        return None
    value = sum(weight * row[0] for weight, row in zip(mine, part, strict=True))
    for c in range(len(payoffs[0])):
        if sum(w * payoffs[r][c] for w, r in zip(mine, rows, strict=True)) < value - SMALL:
            return None
    for row in payoffs:
        if sum(w * row[c] for w, c in zip(theirs, columns, strict=True)) > value + SMALL:
            return None
    weights = [0.0] * len(payoffs)
    for weight, row_number in zip(mine, rows, strict=True):
        weights[row_number] = weight
    return weights, value


def _even(lines: Iterable[Sequence[float]]) -> list[float] | None:
    """Return weights that give every line the same sum, or None (at most three by three)."""
    matrix = list(lines)
    if len(matrix) == 1:
        return [1.0]
    if len(matrix) == 2:
        first = matrix[1][1] - matrix[0][1]
        second = matrix[0][0] - matrix[1][0]
        raw = [first, second]
    else:
        (a, b, c), (d, e, f), (g, h, i) = matrix
        p, q, r = a - d, b - e, c - f
        s, t, u = a - g, b - h, c - i
        raw = [q * u - r * t, r * s - p * u, p * t - q * s]
    total = sum(raw)
    if abs(total) < SMALL:
        return None
    weights = [weight / total for weight in raw]
    return weights if min(weights) >= 0 else None
