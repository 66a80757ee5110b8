"""Benchmarks and the big checks: `make bench`, `make million` (docs/benchmarks.md)."""
