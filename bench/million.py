"""`make million`: many random games, and a check of every one of them (docs/benchmarks.md)."""

from __future__ import annotations

import argparse
import os
import sys

from bench import claim_million, elekt_million, elementa_million

GAMES = ("claim", "elekt", "elementa")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make million", description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES, help="default: all")
    parser.add_argument("--games", type=int, default=1_000_000, help="of Claim")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="in Elekt, in Elementa")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    jobs, seed = arguments.jobs, arguments.seed
    if min(arguments.games, arguments.decisions, jobs) < 1 or seed < 0:
        parser.error("games, decisions and jobs are at least 1, the seed at least 0")
    asked = [arguments.game] if arguments.game else GAMES
    well = True
    if "claim" in asked:
        well &= claim_million.run(arguments.games, jobs, seed)
    for million in (elekt_million.MILLION, elementa_million.MILLION):
        if million.name.lower() in asked:
            well &= million.run(arguments.decisions, jobs, seed)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
