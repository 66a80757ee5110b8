"""Golden playthroughs: whole matches as readable text, read by a person, changed on purpose only.

`make golden` writes them anew; `git diff` then shows what a change of the rules does.
"""
