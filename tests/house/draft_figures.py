"""Writes what was measured of drafts into docs/drafts.md: `make words`; the test beside this file holds it.

docs/figures/drafters.json holds what `overtable drafters DRAFT --json` printed, one entry for each pair of drafters;
the values of cards lie in the drafts' own values.json.
"""

import json

import msgspec
from pages import ROOT, write

from overtable.games import all_drafts, find
from overtable.kernel.ending import HOUSE_ENDINGS
from overtable.lab.contest import Contest

PAGE = ROOT / "docs" / "drafts.md"
CONTESTS = ROOT / "docs" / "figures" / "drafters.json"
HEADING = "## Figures"
SHOWN = 5


def contests() -> list[Contest]:
    return msgspec.convert(json.loads(CONTESTS.read_text(encoding="utf-8")), list[Contest])


def shares() -> list[str]:
    rows = [
        "| draft | who | against | share of points | 95 % | games | drafts | played by | command |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for c in contests():
        if c.settings:
            continue  # that was asked for how games go, and is told below
        a, b = c.drafters
        interval = f"{100 * c.share.low:.1f} to {100 * c.share.high:.1f}"
        figures = f"{100 * c.share.share:.1f} % | {interval} | {c.share.games} | {c.drafts}"
        rows.append(f"| {c.draft} | {a} | {b} | {figures} | {c.player} | `{c.command}` |")
    return rows


def plays() -> list[str]:
    rows = [
        "| draft | drafters | games | drawn | rounds | the first player won | ends |",
        "|---|---|---|---|---|---|---|",
    ]
    for c in contests():
        known = HOUSE_ENDINGS | find(all_drafts()[c.draft].plays).endings
        ends = ", ".join(f"{end} {n}" for end, n in sorted(c.played.ends.items(), key=lambda e: -e[1]) if end in known)
        rounds = f"{c.played.rounds:.1f}" if c.played.rounds else ""
        drafters = " and ".join(c.drafters)
        drafters += f" ({', '.join(f'{key} {value}' for key, value in c.settings.items())})" if c.settings else ""
        figures = f"{c.played.games} | {c.played.drawn} | {rounds} | {100 * c.played.first:.1f} %"
        rows.append(f"| {c.draft} | {drafters} | {figures} | {ends} |")
    return rows


def values() -> list[str]:
    rows = [
        "| draft | drafts | games | tells | best cards | least cards | command |",
        "|---|---|---|---|---|---|---|",
    ]
    for draft in all_drafts().values():
        v = draft.values
        if not v.cards:
            continue
        ranked = sorted(v.cards, key=lambda card: -v.cards[card].worth)

        told = [f"{draft.catalogue.find(card).name} {100 * v.cards[card].worth:+.1f}" for card in ranked]
        ends = f"{', '.join(told[:SHOWN])} | {', '.join(told[-SHOWN:])}"
        rows.append(f"| {draft.id} | {v.drafts} | {v.games} | {100 * v.tells:.1f} % | {ends} | `{v.command}` |")
    return rows


def section() -> str:
    return "\n".join(
        [
            HEADING,
            "",
            "Made by `make words` from `docs/figures/drafters.json` and the drafts' `values.json`.",
            "",
            "Measured before bots' deals were drawn as they are now (`kernel/redeal.py`). Two rows were tried again",
            "since, against `random`: 84.6 % (80.5 to 88.3) in Power Up! and 60.6 % (55.4 to 65.6) in OverPower.",
            "",
            "### The drafter against drafters that know nothing",
            "",
            "Both sit at every other seat of the same drafts, which are made twice with everybody one seat further.",
            "All decks are built by the same `built`, which knows the values; every deck plays its two neighbours'.",
            "`quick` is the greedy bot with a twelfth of its time.",
            "",
            *shares(),
            "",
            "### How those games went",
            "",
            *plays(),
            "",
            "### What cards are worth",
            "",
            "Worth is in hundredths of a game that a copy of the card adds to a deck. Tells: the share of points that",
            "the deck with the higher sum got, in games of drafts that the values were not found by.",
            "",
            *values(),
        ]
    )


if __name__ == "__main__":
    write(PAGE, HEADING, section())
