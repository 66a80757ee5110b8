"""Write the golden playthroughs."""

from tests.golden.write import GOLDEN, HERE, playthrough

for file, plan in GOLDEN.items():
    (HERE / file).write_text(playthrough(plan), encoding="utf-8")
    print(f"wrote {file}")
