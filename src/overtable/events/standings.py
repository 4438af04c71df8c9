"""How the players stand, and what parts each from the one above.

A match won is three points, a draw one, a bye three. Players who are level in points are parted by, in this order:

- `omw`, opponents' match win: the mean of what each opponent won of all match points there were for them;
- `gw`, game win: the same of one's own games;
- `ogw`, opponents' game win;
- `h2h`, head to head: points from the matches among those who are still level, if each of them has met each other;
- `lot`: drawn by the event's seed.

No opponent counts for less than a third, a bye is nobody's opponent and no match of one's own here, and a round that
somebody came too late for is a match lost. Of a bracket it counts first how far somebody came, then the seed.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Literal

import msgspec

from overtable.events.event import Event, Match, Player
from overtable.events.matches import score

TieBreak = Literal["points", "omw", "gw", "ogw", "h2h", "lot", "bracket", "seed", ""]
WIN, DRAW = 3, 1
LEAST = Fraction(1, 3)
"""An opponent counts for no less, so that nobody is punished for having met somebody who lost everything."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    player: int
    points: int
    wins: int
    losses: int
    draws: int
    byes: int
    omw: float
    """Opponents' match win, 0 to 1."""
    gw: float
    """Game win."""
    ogw: float
    """Opponents' game win."""
    h2h: int
    """Match points against those who are level in everything before; 0 where that does not count."""
    parted_by: TieBreak = ""
    """What puts this player below the one above; "" for the first."""


class Tally:
    """What one player has done so far."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.wins = self.draws = self.byes = 0
        self.losses = self.missed = player.since - 1
        self.games = self.game_points = 0
        self.met: list[tuple[int, int]] = []
        """Opponents, with the match points won against them."""

    @property
    def points(self) -> int:
        return WIN * (self.wins + self.byes) + DRAW * self.draws

    @property
    def match_win(self) -> Fraction:
        matches = self.wins + self.draws + self.losses
        return Fraction(WIN * self.wins + DRAW * self.draws, WIN * matches) if matches else Fraction(0)

    @property
    def game_win(self) -> Fraction:
        return Fraction(self.game_points, WIN * self.games) if self.games else Fraction(0)

    def add(self, other: int, points: int, wins: int, losses: int, draws: int) -> None:
        self.met.append((other, points))
        self.wins += points == WIN
        self.draws += points == DRAW
        self.losses += points == 0
        self.games += wins + losses + draws
        self.game_points += WIN * wins + DRAW * draws


class Row:
    """A player's place, before ranks are told."""

    def __init__(self, tally: Tally, tallies: dict[int, Tally]) -> None:
        others = [tallies[other] for other, _ in tally.met]
        self.tally = tally
        self.omw = _mean([t.match_win for t in others])
        self.gw = tally.game_win
        self.ogw = _mean([t.game_win for t in others])
        self.h2h = 0

    @property
    def level(self) -> tuple[Fraction, ...]:
        return Fraction(-self.tally.points), -self.omw, -self.gw, -self.ogw


def _mean(shares: Sequence[Fraction]) -> Fraction:
    return sum((max(LEAST, share) for share in shares), Fraction(0)) / len(shares) if shares else Fraction(0)


def standings(event: Event) -> list[Standing]:
    """All players who entered, the first one first; those who left before the start are not in it."""
    here = {p.number: Tally(p) for p in event.players if not p.gone}
    for match in (m for r in event.rounds if r.stage != "bracket" or not event.planned for m in r.matches):
        _count(event, match, here)
    rows = _ordered([Row(tally, here) for tally in here.values()])
    reached = _reached(event)
    seed = {p: n for n, p in enumerate(event.seeds)}
    if reached:
        inside = [r for r in rows if r.tally.player.number in reached]
        inside.sort(key=lambda r: seed[r.tally.player.number])
        inside.sort(key=lambda r: reached[r.tally.player.number], reverse=True)
        rows = inside + [r for r in rows if r.tally.player.number not in reached]
    return [
        Standing(
            rank=n,
            player=row.tally.player.number,
            points=row.tally.points,
            wins=row.tally.wins,
            losses=row.tally.losses,
            draws=row.tally.draws,
            byes=row.tally.byes,
            omw=float(row.omw),
            gw=float(row.gw),
            ogw=float(row.ogw),
            h2h=row.h2h,
            parted_by=_parted_by(rows[n - 2], row, reached) if n > 1 else "",
        )
        for n, row in enumerate(rows, 1)
    ]


def _count(event: Event, match: Match, tallies: dict[int, Tally]) -> None:
    done = score(event, match)
    if match.bye:
        tallies[match.a].byes += 1
    elif done.over:
        level = not done.winner and not match.forfeits
        for me, other, wins, losses in (
            (match.a, match.b, done.wins_a, done.wins_b),
            (match.b, match.a, done.wins_b, done.wins_a),
        ):
            points = DRAW if level else WIN if done.winner == me else 0
            tallies[me].add(other, points, wins, losses, done.draws)


def _ordered(rows: Iterable[Row]) -> list[Row]:
    found: list[Row] = []
    for _, group in groupby(sorted(rows, key=lambda r: r.level), key=lambda r: r.level):
        level = list(group)
        _head_to_head(level)
        found += sorted(level, key=lambda r: (-r.h2h, r.tally.player.lot))
    return found


def _head_to_head(level: Sequence[Row]) -> None:
    """Points among those who are level: only if each of them has met each other."""
    among = {row.tally.player.number for row in level}
    mine = [[(other, points) for other, points in row.tally.met if other in among] for row in level]
    if len(level) > 1 and all(len({other for other, _ in met}) == len(level) - 1 for met in mine):
        for row, met in zip(level, mine, strict=True):
            row.h2h = sum(points for _, points in met)


Reached = tuple[int, int, int]


def _reached(event: Event) -> dict[int, Reached]:
    """How far each came who is in the bracket. Who may still win it stands first, the unbeaten before the others; then
    by the round of the last match, and a match that was won is further than one that was lost."""
    lives = 2 if event.setup.structure.kind == "double" else 1
    losses: Counter[int] = Counter()
    last: dict[int, int] = {}
    for number, around in enumerate((r for r in event.rounds if r.stage == "bracket"), 1):
        for match in around.matches:
            done = score(event, match)
            winner = done.winner if match.through is None else match.through
            for player in (match.a, match.b):
                if player:
                    lost = done.over and player != winner
                    losses[player] += lost
                    last[player] = 2 * number + (not lost)
    here = {p.number for p in event.players if p.active and losses[p.number] < lives}
    return {p: (1, -losses[p], n) if p in here else (0, 0, n) for p, n in last.items()}


def _parted_by(above: Row, row: Row, reached: dict[int, Reached]) -> TieBreak:
    upper, lower = above.tally.player.number, row.tally.player.number
    if upper in reached:
        return "seed" if reached[upper] == reached.get(lower) else "bracket"
    steps: tuple[tuple[TieBreak, bool], ...] = (
        ("points", above.tally.points != row.tally.points),
        ("omw", above.omw != row.omw),
        ("gw", above.gw != row.gw),
        ("ogw", above.ogw != row.ogw),
        ("h2h", above.h2h != row.h2h),
    )
    return next((name for name, parts in steps if parts), "lot")
