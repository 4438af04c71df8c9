"""The tables of docs/games/audit: every card with text, the awkward situations it was played in, right or mended.

They are made from the `audit` marks in tests/games, so that a line stands for a test that runs: `make audit` writes
them, and the tests beside this file hold them.
"""

import ast
import sys
from pathlib import Path
from typing import NamedTuple

from overtable.games import find

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"overpower-2025": "overpower", "overrealm": "overrealm", "overwatch": "overwatch", "power-up": "powerup"}
"""Where the tests of each game stand."""

HEAD = """# {name}: every card with text, played in an awkward situation

Made by `make audit` from the marks of the tests named here; each line is a test that runs. "mended" tells that the
card came out wrong when it was first tried so.

| card | situation | found | test |
|---|---|---|---|
"""


class Tried(NamedTuple):
    card: str
    situation: str
    mended: bool
    where: str


def tried(game: str) -> list[Tried]:
    """All marks of one game's tests, in order of cards."""
    found = []
    folder = ROOT / "tests" / "games" / FOLDERS[game]
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "audit":
                card, situation, *rest = [ast.literal_eval(a) for a in node.args]
                more = [ast.literal_eval(k.value) for k in node.keywords if k.arg == "mended"]
                where = path.relative_to(folder).as_posix()
                found.append(Tried(card, situation, bool([*rest, *more, False][0]), where))
    return sorted(found)


def untried(game: str) -> list[str]:
    """The cards with text that no test plays in an awkward situation."""
    known = {t.card for t in tried(game)}
    return [c.id for c in find(game).catalogue.cards if c.text() and c.id not in known]


def unknown(game: str) -> list[str]:
    """Marks that name no card."""
    return sorted({t.card for t in tried(game)} - {c.id for c in find(game).catalogue.cards})


def table(game: str) -> str:
    cards = {c.id: c.name for c in find(game).catalogue.cards}
    rows = [
        f"| {cards.get(t.card, t.card)} | {t.situation} | {'mended' if t.mended else 'right'} | {t.where} |"
        for t in tried(game)
    ]
    return HEAD.format(name=find(game).name) + "\n".join(rows) + "\n"


def page(game: str) -> Path:
    return ROOT / "docs" / "games" / "audit" / f"{game}.md"


if __name__ == "__main__":
    for game in FOLDERS:
        page(game).parent.mkdir(exist_ok=True)
        page(game).write_text(table(game), encoding="utf-8")
        left = untried(game)
        print(f"{game}: {len(tried(game))} situations; {len(left)} cards with text not tried yet", *left[:10])
    sys.exit(0)
