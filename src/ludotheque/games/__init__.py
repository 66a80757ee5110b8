"""The rules of each game, one folder each with the same file names."""
