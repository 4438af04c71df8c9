"""Writes what the engine costs into docs/performance.md: `make words`; the test beside this file holds it.

docs/figures/bench.json holds what `overtable bench --json` printed, for all games, with or without `--against`.
"""

from collections.abc import Sequence

from pages import ROOT, write

from overtable.lab.bench.apart import Quarter
from overtable.lab.bench.figures import IN_WORDS, RATE, Bench, load_figures

PAGE = ROOT / "docs" / "performance.md"
FIGURES = ROOT / "docs" / "figures" / "bench.json"
HEADING = "## Figures"


def number(name: str, figure: float) -> str:
    return f"{figure:,.0f}" if name == RATE or figure >= 1000 else f"{figure:.1f}"


def cell(b: Bench, name: str) -> str:
    if name not in b.figures:
        return ""
    told = number(name, b.figures[name].median)
    ratio = b.ratio(name)
    return told if ratio is None else f"{told} ({ratio.median:.2f}x, {ratio.best:.2f}x)"


def costs(found: Sequence[Bench]) -> list[str]:
    rows = [f"| | {' | '.join(f'{b.game} {b.mode}' for b in found)} |", f"|---|{'---|' * len(found)}"]
    for name, words in IN_WORDS.items():
        unit = "" if name == RATE else ", µs"
        rows.append(f"| {words}{unit} | {' | '.join(cell(b, name) for b in found)} |")
    others = {
        "decisions a game": [f"{b.decisions_per_game:,.0f}" for b in found],
        "with a choice": [f"{100 * b.choices_per_decision:.0f} %" for b in found],
        "options of a decision": [f"{b.options_per_decision:.1f}" for b in found],
        "bytes of a state": [f"{b.encoded_bytes:,}" for b in found],
    }
    return rows + [f"| {words} | {' | '.join(cells)} |" for words, cells in others.items()]


def quarters(found: Sequence[Bench], by: str) -> list[str]:
    """A row for each game: how far each quarter of the decisions lies, and what one of them costs."""
    names = ("game", by, "options", "a decision, µs", "with the same steps, µs", "last to first")
    rows = [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]
    for b in found:
        some: list[Quarter] = b.length if by == "answers" else b.cards
        at, options, us, alike = (
            " / ".join(f"{figure:.{digits}f}" for figure in column)
            for column, digits in (
                ([q.at for q in some], 0),
                ([q.options for q in some], 1),
                ([q.us for q in some], 1),
                ([q.alike_us for q in some], 1),
            )
        )
        growth = some[-1].alike_us / some[0].alike_us
        rows.append(f"| {b.game} {b.mode} | {at} | {options} | {us} | {alike} | {growth:.2f} |")
    return rows


def section() -> str:
    found = load_figures(FIGURES)
    first = found[0]
    compared = (
        "In brackets: how many times as fast as the version before, by the medians and by the bests of the turns."
        if any(b.before for b in found)
        else "Nothing was compared with in this run."
    )
    return "\n".join(
        [
            HEADING,
            "",
            "Made by `make words` from `docs/figures/bench.json`.",
            "",
            f"{first.python}, one core, processor time; medians of {first.rounds} turns. {compared}",
            "",
            *costs(found),
            "",
            "### Whether a decision gets dearer",
            "",
            "All decisions of the random games in four equal parts, sorted by how many answers had been given before:",
            "the averages of those answers, of the options offered, and of what question and answer cost together.",
            "With the same steps: what they would cost if each step came equally often in every quarter. 1.00 is flat.",
            "",
            *quarters(found, "answers"),
            "",
            "The same decisions sorted by the cards in play: what lies open on the table, without discards.",
            "",
            *quarters(found, "cards in play"),
        ]
    )


if __name__ == "__main__":
    write(PAGE, HEADING, section())
