"""Whether memory grows: many games in a process of their own.

`python -m bench.memory GAME GAMES WARM_UP SEED` plays and prints what the process held, in bytes,
after the warm-up, at the end and at most.
"""

from __future__ import annotations

import subprocess
import sys
from random import Random

import msgspec
import psutil

import ludotheque
from bench.random_games import match_player

MIB = 1024 * 1024
LOOKS = 100
"""How often the memory is looked at."""
SEATS = 2


class Memory(msgspec.Struct, frozen=True):
    """What the process held in bytes (its resident set)."""

    games: int
    warm: int
    end: int
    peak: int

    @property
    def growth(self) -> float:
        """MiB more at the end than after the warm-up."""
        return (self.end - self.warm) / MIB


def measure(game: str, games: int, warm_up: int, seed: int) -> Memory:
    """Play the games in a child, where nothing else lives."""
    command = [sys.executable, "-m", "bench.memory", game, str(games), str(warm_up), str(seed)]
    found = subprocess.run(command, check=True, capture_output=True)
    return msgspec.json.decode(found.stdout, type=Memory)


def play(game: str, games: int, warm_up: int, seed: int) -> Memory:
    """Play the warm-up, then the games."""
    process = psutil.Process()
    generator = Random(seed)
    play_match = match_player(ludotheque.load(game), SEATS)
    for _ in range(warm_up):
        play_match(generator)
    warm = peak = now = process.memory_info().rss
    every = max(1, games // LOOKS)
    for number in range(games):
        play_match(generator)
        if number % every == every - 1:
            now = process.memory_info().rss
            peak = max(peak, now)
    return Memory(games, warm, now, peak)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(play(sys.argv[1], *map(int, sys.argv[2:]))))
