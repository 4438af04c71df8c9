"""A ladder as a page: one HTML file that needs nothing else, light or dark as the reader's screen is."""

from collections.abc import Sequence
from html import escape
from typing import Any

from overtable.kernel.game import Game
from overtable.lab.ladder import Ladder, times_of
from overtable.lab.pairs import Fought
from overtable.lab.plots import Bar, durations, histogram, intervals
from overtable.lab.shares import Share
from overtable.lab.times import in_words

STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1b1e23; --quiet: #555b66; --rule: #d5d9e0;
  --mark: #1f5fbf; --late: #b3261e; --up: 31, 95, 191; --down: 196, 98, 16; }
@media (prefers-color-scheme: dark) { :root { --page: #14171c; --ink: #e9ecf1; --quiet: #a9b1bd; --rule: #39404b;
  --mark: #7fb0ff; --late: #ff9a8f; --up: 70, 130, 220; --down: 205, 115, 40; } }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p, dl { margin: .5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt, .quiet, caption { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding-bottom: .3rem; }
th, td { padding: .35rem .6rem; border: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th { font-weight: 600; } th[scope=row], thead th:first-child { text-align: left; }
.heat td, .heat thead th + th { text-align: center; } .heat strong { display: block; }
.heat small { font-size: .8rem; }
.up { background: rgba(var(--up), var(--much)); } .down { background: rgba(var(--down), var(--much)); }
@media (max-width: 30rem) { th, td { padding: .3rem .35rem; font-size: .9rem; } }
svg { display: block; width: 100%; max-width: 34rem; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg text.quiet { fill: var(--quiet); }
.grid { stroke: var(--rule); } .interval { stroke: var(--mark); stroke-width: 2; } .dot { fill: var(--mark); }
.bar { fill: var(--mark); opacity: .55; } .median { stroke: var(--ink); stroke-width: 2; }
.late { stroke: var(--late); stroke-width: 2; stroke-dasharray: 4 2; }
"""


def report(game: Game[Any], ladder: Ladder, done: Sequence[Fought]) -> str:
    """The whole page."""
    title = f"Ladder of {game.name}, {game.modes[ladder.mode].name}"
    parts = [_head(game, ladder, title), _ratings(ladder), _cross(ladder), _lengths(done), _seconds(ladder, done)]
    body = "\n".join(part for part in parts if part)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n"
        "</body>\n</html>\n"
    )


def _head(game: Game[Any], ladder: Ladder, title: str) -> str:
    facts = {
        "game": f"{game.name} ({game.id})",
        "mode": f"{game.modes[ladder.mode].name} ({ladder.mode})",
        "seed": str(ladder.seed),
        "games": f"{ladder.games:,}, at most {ladder.most_games:,} a pair",
        "broke off": f"{ladder.errors:,}, counted for nobody",
        "version": f"Overtable {ladder.version}",
        "digest": ladder.digest,
    }
    if not ladder.errors:
        del facts["broke off"]
    lines = "\n".join(f"<dt>{name}</dt><dd>{escape(said)}</dd>" for name, said in facts.items())
    command = f"<dt>command</dt><dd><code>{escape(ladder.command)}</code></dd>" if ladder.command else ""
    return (
        f"<h1>{escape(title)}</h1>\n<p>Every player met every other in paired setups: the same deal and decks twice, "
        f"with the seats changed. A pair stopped when its share of points was known to ±{ladder.width:.1%}, or at the "
        f"largest number of games.</p>\n<dl>\n{lines}\n{command}\n</dl>"
    )


def _ratings(ladder: Ladder) -> str:
    bars = [Bar(r.player, r.rating, r.low, r.high) for r in ladder.ratings]
    said = ", ".join(f"{r.player} {r.rating:.0f} ({r.low:.0f} to {r.high:.0f})" for r in ladder.ratings)
    rows = [(r.player, f"{r.rating:.0f}", f"{r.low:.0f} to {r.high:.0f}", f"{r.games:,}") for r in ladder.ratings]
    return (
        f"<h2>Ratings</h2>\n<p>{escape(ladder.unit)}</p>\n{intervals(f'Ratings with intervals: {said}', bars)}\n"
        + table("Players by rating", ("player", "rating", "95 % interval", "games"), rows)
    )


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose rows begin with what they are about."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return scrolled(
        caption,
        f"<table>\n<caption>{escape(caption)}</caption>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>",
    )


def scrolled(label: str, inside: str) -> str:
    """What may be wider than a phone; the keyboard can scroll it."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(label, quote=True)}">\n{inside}\n</div>'


def _cross(ladder: Ladder) -> str:
    players = [r.player for r in ladder.ratings]
    heads = "".join(f'<th scope="col">{escape(p)}</th>' for p in players)
    rows = []
    for player in players:
        cells = "".join(_cell(ladder.share(player, other)) for other in players)
        rows.append(f'<tr><th scope="row">{escape(player)}</th>{cells}</tr>')
    inside = (
        '<table class="heat">\n<caption>Share of points, interval, games</caption>\n'
        f'<thead><tr><th scope="col">player</th>{heads}</tr></thead>\n<tbody>\n{chr(10).join(rows)}\n</tbody>\n</table>'
    )
    return (
        "<h2>Everybody against everybody</h2>\n<p>What the player of the row won of the points against the player of "
        "the column, with its 95 % interval; a draw is half a point.</p>\n" + scrolled("Cross table", inside)
    )


def _cell(share: Share | None) -> str:
    if share is None:
        return '<td aria-label="the same player">–</td>'
    side = "up" if share.share >= 0.5 else "down"
    much = 0.5 * abs(share.share - 0.5) / 0.5
    said = (
        f"<strong>{share.share:.1%}</strong><small>{share.low:.1%} to {share.high:.1%}<br>{share.games:,} games</small>"
    )
    return f'<td class="{side}" style="--much: {much:.2f}">{said}</td>'


def _lengths(done: Sequence[Fought]) -> str:
    lengths = sorted(game.decisions for one in done for game in one.games if game.points is not None)
    if not lengths:
        return ""
    median, long = lengths[len(lengths) // 2], lengths[len(lengths) * 95 // 100]
    limits = sum(game.limit for one in done for game in one.games)
    said = f"Half of the games took {median:,} answers or fewer, 95 % at most {long:,}; the longest {lengths[-1]:,}."
    if limits:
        said += f" {limits:,} ended at the limit of answers and count as draws."
    label = f"How many answers the games took. {said}"
    return f"<h2>Length of the games</h2>\n<p>{said}</p>\n" + histogram(label, lengths, "answers of both players")


def _seconds(ladder: Ladder, done: Sequence[Fought]) -> str:
    players = [r.player for r in ladder.ratings]
    times = times_of(players, done)
    if not any(t.answers for t in times.values()):
        return ""
    found = [(p, ladder.seconds[p]) for p in players]
    rows = [(p, f"{f.answers:,}", *(in_words(s) for s in (f.median, f.p99, f.max))) for p, f in found]
    said = ", ".join(f"{p} median {in_words(f.median)}, p99 {in_words(f.p99)}" for p, f in found)
    return (
        "<h2>Seconds for an answer</h2>\n<p>Only answers that had a choice. The solid mark is the median; 99 % of the "
        "answers lie left of the dashed one.</p>\n"
        + durations(f"How long answers took: {said}", [(p, times[p]) for p in players])
        + table("Seconds for an answer", ("player", "answers", "median", "p99", "longest"), rows)
    )
