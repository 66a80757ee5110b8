"""The words in which Elekt's cards are written: a class for each, its text and working."""
