"""Writes what was measured of the bots into docs/bots.md: `make words`; the test beside this file holds it.

docs/figures/duels.json holds what `overtable duel GAME A B --games 200 --seed 1 --json` printed, one entry a duel;
the weights' own files say what they were fitted on.
"""

import json
from pathlib import Path
from typing import Any

from overtable.games import all_games
from overtable.players.judge import weights_in

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "bots.md"
DUELS = ROOT / "docs" / "figures" / "duels.json"
HEADING = "## Figures"


def duels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DUELS.read_text(encoding="utf-8"))
    return found


def fits() -> list[str]:
    rows = [
        "| game | tables | games | positions | AUC fitted | AUC value | loss fitted | loss value | command |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game in all_games().values():
        book = weights_in(game.folder)
        for kind, w in book.kinds.items():
            if w.fitted is not None and w.value is not None:
                figures = (w.fitted.auc, w.value.auc, w.fitted.log_loss, w.value.log_loss)
                said = " | ".join(f"{f:.3f}" for f in figures)
                rows.append(f"| {game.id} | {kind} | {w.games} | {w.positions} | {said} | `{book.command}` |")
    return rows


def shares() -> list[str]:
    rows = [
        "| game | who | against | share of points | 95 % | games | median | p99 |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for d in duels():
        a, b = d["players"]
        s, t = d["share"], d["seconds"][0]
        interval = f"{100 * s['low']:.0f} to {100 * s['high']:.0f}"
        times = f"{1000 * t['median']:.0f} ms | {1000 * t['p99']:.0f} ms"
        rows.append(f"| {d['game']} | {a} | {b} | {100 * s['share']:.1f} % | {interval} | {s['games']} | {times} |")
    return rows


def section() -> str:
    return "\n".join(
        [
            HEADING,
            "",
            "Made by `make words` from `docs/figures/duels.json` and the games' `weights.json`.",
            "",
            "### Games between bots",
            "",
            "`overtable duel GAME A B --games 200 --seed 1`: every setup twice with the seats changed. `master:60` is",
            "the Master with 60 rounds of thinking instead of its two seconds, which is less than it has at the table.",
            "The times are for an answer of the first of the two, on a machine that did other things meanwhile.",
            "",
            *shares(),
            "",
            "### What the weights are worth",
            "",
            "On games that were not learnt from: the area under the curve and the logarithmic loss, of the fitted",
            "weights and of the hand-written value on its best scale.",
            "",
            *fits(),
        ]
    )


def told(text: str) -> str:
    """The section as the page has it."""
    start = text.find(HEADING)
    end = text.find("\n## ", start + 1)
    return text[start : end if end > 0 else None].strip() if start >= 0 else ""


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    old = told(text)
    PAGE.write_text(text.replace(old, section()) if old else f"{text.rstrip()}\n\n{section()}\n", encoding="utf-8")
    print(f"written into {PAGE.relative_to(ROOT)}")
