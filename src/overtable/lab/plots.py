"""Plots as inline SVG, drawn line by line: bars with intervals, a histogram, distributions on a scale of powers of ten.

Colours are the page's own (`report`), by class. A plot is 360 units wide, so that its letters can still be read on a
phone; each names itself for those who do not see it, and the page tells the same figures in tables.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

from overtable.lab.times import FINENESS, Times, in_words

WIDE = 360
LEFT, RIGHT = 84, 14
"""Room for names on the left, and for half a number on the right."""
ROW = 26


class Bar(msgspec.Struct, frozen=True):
    """A value with its interval, and whose it is."""

    name: str
    value: float
    low: float
    high: float


def text(x: float, y: float, said: str, anchor: str = "middle", kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{of_kind}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{kind}"/>'


def plot(height: float, label: str, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDE} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">\n{body}\n</svg>'
    )


def short(name: str) -> str:
    """A name that fits into the room on the left."""
    return name if len(name) <= 11 else name[:10] + "…"


def step_for(span: float, ticks: int = 5) -> float:
    """A round distance between marks: 1, 2 or 5 times a power of ten."""
    rough = max(span, 1e-9) / ticks
    power: float = 10 ** floor(log10(rough))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= rough)


def axis(low: float, high: float, bottom: float, top: float = 6) -> tuple[float, float, list[str]]:
    """Marks on a level scale that holds both ends: where it begins, units for each one of the scale, what is drawn."""
    step = step_for(high - low)
    first, last = floor(low / step) * step, ceil(high / step) * step
    scale = (WIDE - LEFT - RIGHT) / max(last - first, 1e-9)
    drawn = []
    for n in range(round((last - first) / step) + 1):
        x = LEFT + n * step * scale
        drawn += [line(x, top, x, bottom, "grid"), text(x, bottom + 15, f"{first + n * step:g}")]
    return first, scale, drawn


def intervals(label: str, bars: Sequence[Bar]) -> str:
    """A dot for each value, with its interval."""
    bottom = ROW * len(bars) + 6
    low, high = min(b.low for b in bars), max(b.high for b in bars)
    first, scale, parts = axis(low, high, bottom)
    for n, bar in enumerate(bars):
        y = ROW * n + ROW / 2 + 6
        x, x1, x2 = (LEFT + (value - first) * scale for value in (bar.value, bar.low, bar.high))
        parts += [
            text(LEFT - 8, y + 4, short(bar.name), "end"),
            line(x1, y, x2, y, "interval"),
            line(x1, y - 5, x1, y + 5, "interval"),
            line(x2, y - 5, x2, y + 5, "interval"),
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="dot"/>',
        ]
    return plot(bottom + 22, label, parts)


def histogram(label: str, values: Sequence[int], unit: str, bins: int = 24) -> str:
    """How often values of each size occur."""
    bottom = 110
    low, high = min(values), max(values)
    size = max(1, ceil((high - low + 1) / bins))
    counts = [0] * ((high - low) // size + 1)
    for value in values:
        counts[(value - low) // size] += 1
    left = 40
    scale = (WIDE - left - RIGHT) / (len(counts) * size)
    tall = (bottom - 12) / max(counts)
    parts = [line(left, bottom, WIDE - RIGHT, bottom, "grid"), text(left - 6, 18, f"{max(counts):,}", "end")]
    parts += [text(left - 6, bottom + 1, "0", "end")]
    for n, count in enumerate(counts):
        if count:
            wide = max(1.0, size * scale - 1)
            parts.append(box(left + n * size * scale, bottom - count * tall, wide, count * tall, "bar"))
    step = step_for(len(counts) * size)
    mark = ceil(low / step) * step
    while mark <= low + len(counts) * size:
        parts.append(text(left + (mark - low) * scale, bottom + 15, f"{mark:g}"))
        mark += step
    parts.append(text((left + WIDE) / 2, bottom + 32, unit, kind="quiet"))
    return plot(bottom + 38, label, parts)


def durations(label: str, players: Sequence[tuple[str, Times]]) -> str:
    """For each player how its answers spread over a scale of powers of ten, with marks at the median and at p99."""
    sizes = [size for _, times in players for size in times.counts]
    low, high = floor(min(sizes) / FINENESS), ceil((max(sizes) + 1) / FINENESS)
    tall = 40
    bottom = tall * len(players) + 6
    scale = (WIDE - LEFT - RIGHT) / ((high - low) * FINENESS)

    def at(seconds: float) -> float:
        return LEFT + (log10(seconds) * FINENESS - low * FINENESS) * scale

    parts = []
    for power in range(low, high + 1):
        parts += [line(at(10.0**power), 6, at(10.0**power), bottom, "grid")]
        parts += [text(at(10.0**power), bottom + 15, power_of_ten(power))]
    for n, (name, times) in enumerate(players):
        base = tall * (n + 1)
        parts += [text(LEFT - 8, base - 8, short(name), "end"), *_spread(times, base, tall - 12, at)]
        for share, kind in ((0.5, "median"), (0.99, "late")):
            if times.answers:
                x = at(times.within(share))
                parts.append(line(x, base - tall + 10, x, base + 3, kind))
    return plot(bottom + 22, label, parts)


def power_of_ten(power: int) -> str:
    """`1 ms`, `10 s`: a mark of the scale."""
    return in_words(10.0**power).replace(".00", "").replace(".0", "").replace("0.10 s", "0.1 s")


COARSE = 5
"""So many sizes are drawn as one column."""


def _spread(times: Times, base: float, tall: float, at: Callable[[float], float]) -> list[str]:
    columns: dict[int, int] = {}
    for size, count in times.counts.items():
        columns[size // COARSE] = columns.get(size // COARSE, 0) + count
    highest = max(columns.values(), default=1)
    drawn = []
    for column, count in sorted(columns.items()):
        x1, x2 = (at(10 ** (n * COARSE / FINENESS)) for n in (column, column + 1))
        high = max(1.0, tall * count / highest)
        drawn.append(box(x1, base - high, max(1.0, x2 - x1), high, "bar"))
    return drawn
