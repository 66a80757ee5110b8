"""The terminal: `ludotheque`."""

from ludotheque.cli.app import main

__all__ = ["main"]
