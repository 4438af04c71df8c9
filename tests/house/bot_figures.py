"""Writes what was measured of the bots into docs/bots.md: `make words`; the test beside this file holds it.

docs/figures/duels.json holds what `overtable duel GAME A B --games 200 --seed 1 --json` printed, one entry a duel;
docs/figures/answers.json what `overtable bench GAME --bots 2000 --levels LEVEL --json` did; the weights' own files say
what they were fitted on.
"""

import json
from typing import Any

from pages import ROOT, write

from overtable.games import all_games
from overtable.players.judge import weights_in

PAGE = ROOT / "docs" / "bots.md"
DUELS = ROOT / "docs" / "figures" / "duels.json"
ANSWERS = ROOT / "docs" / "figures" / "answers.json"
HEADING = "## Figures"


def duels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DUELS.read_text(encoding="utf-8"))
    return found


def answers() -> list[str]:
    rows = [
        "| game | level | budget | decisions | median | p99 | longest | late | no answer | MB grown |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for a in json.loads(ANSWERS.read_text(encoding="utf-8")):
        times = " | ".join(f"{a[key]:.3f} s" for key in ("median", "p99", "longest"))
        counts = f"{a['late']} | {a['unanswered']} | {a['grown']:.1f}"
        rows.append(f"| {a['game']} | {a['level']} | {a['budget']} s | {a['decisions']} | {times} | {counts} |")
    return rows


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
        a += f" ({d['remark']})" if "remark" in d else ""
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
            "All of it was measured before deals were drawn as they are now (`kernel/redeal.py`): a seed gives other",
            "games since, and the same command figures that differ by chance. In Power Up! what is imagined of unseen",
            "decks has changed a little, too.",
            "",
            "### Games between bots",
            "",
            "`overtable duel GAME A B --games 200 --seed 1`: every setup twice with the seats changed. `master:60` is",
            "the Master with 60 rounds of thinking instead of its second, which is less than it has at the table.",
            "The times are for an answer of the first of the two, on a machine that did other things meanwhile.",
            "A remark says what was left out for comparison. The rows of OverRealm's Master against greedy and of the",
            "weights of Overwatch and OverRealm are older than bots that answer as soon as nothing can change their",
            "answer. `strong:20` has a thirtieth of the rounds that the Strong one has at the table: in Overwatch,",
            "with 25 answers to choose from, less than a look at each; with ten times as many it is another player.",
            "",
            *shares(),
            "",
            "### Whether they keep their time",
            "",
            "`overtable bench GAME --bots 2000 --levels LEVEL`: decisions of random games, on one core. Late is",
            "what took more than its budget and a tenth.",
            "",
            *answers(),
            "",
            "### What the weights are worth",
            "",
            "On games that were not learnt from: the area under the curve and the logarithmic loss, of the fitted",
            "weights and of the hand-written value on its best scale.",
            "",
            *fits(),
        ]
    )


if __name__ == "__main__":
    write(PAGE, HEADING, section())
