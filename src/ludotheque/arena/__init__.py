"""Tournaments: lists of independent seeded matches."""

from ludotheque.arena.simulate import Standing, Tally, interval, simulate

__all__ = ["Standing", "Tally", "interval", "simulate"]
