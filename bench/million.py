"""`make million`: many random games, and a check of every one of them (docs/benchmarks.md)."""

from __future__ import annotations

import argparse
import os
import sys

from bench import claim_million, elekt_million


def main() -> int:
    parser = argparse.ArgumentParser(prog="make million", description=__doc__)
    parser.add_argument("game", nargs="?", choices=("claim", "elekt"), help="default: both")
    parser.add_argument("--games", type=int, default=1_000_000, help="of Claim")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="in games of Elekt")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    jobs, seed = arguments.jobs, arguments.seed
    if min(arguments.games, arguments.decisions, jobs) < 1 or seed < 0:
        parser.error("games, decisions and jobs are at least 1, the seed at least 0")
    well = True
    if arguments.game != "elekt":
        well &= claim_million.run(arguments.games, jobs, seed)
    if arguments.game != "claim":
        well &= elekt_million.run(arguments.decisions, jobs, seed)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
