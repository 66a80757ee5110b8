"""Matches for many people at once: stored, streamed, resumed. A match is its record."""
