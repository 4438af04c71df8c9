"""One number a player, with an interval, from all games of a ladder (openskill's Plackett-Luce; a draw is a tie).

openskill looks at the games one after the other. Bots do not learn while they play, so nothing is added to its doubt
between games (`tau`), and doubt falls as fast as the games allow (`gamma`): then the intervals hold about what they
promise, which `tests/lab/test_ratings.py` tries on invented players whose strength is known.
"""

from collections.abc import Iterable, Sequence
from math import log, sqrt

import msgspec

from overtable.lab.pairs import Fought
from overtable.lab.shares import Z

MIDDLE = 1000
"""The average of a ladder's players."""
TENFOLD = 400
"""So many points more: ten points won for each one lost."""
UNIT = (
    f"{MIDDLE} is the average of the players of this ladder. Who is {TENFOLD} points ahead is expected to win ten "
    "games for each one lost; 100 points ahead is 64 % of the points, 200 is 76 %. "
    "The intervals are the model's 95 % intervals. Ratings of different ladders cannot be compared."
)
"""What a rating means, in words."""


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating with its 95 % interval, and how many games it rests on."""

    player: str
    rating: float
    low: float
    high: float
    games: int


def rated(players: Sequence[str], done: Iterable[Fought]) -> list[Rated]:
    """The ratings of all players, the best one first.

    The games are taken setup by setup, all pairs in turn: no pair's games come last as a block.
    """
    # Here, because it is slow to load and most commands rate nobody.
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0, gamma=lambda *_, **__: 1.0)
    now = {player: model.rating() for player in players}
    games = dict.fromkeys(players, 0)
    place = {player: n for n, player in enumerate(players)}
    for one in sorted(done, key=lambda f: (f.setup, *(place[p] for p in f.players))):
        a, b = one.players
        for game in one.games:
            if game.points is None:
                continue
            [[now[a]], [now[b]]] = model.rate([[now[a]], [now[b]]], ranks=[1 - game.points, game.points])
            games[a] += 1
            games[b] += 1
    # The model expects a share of 1 / (1 + e^-x) where x is the lead in units of beta times the root of 2.
    scale = TENFOLD / (log(10) * sqrt(2) * model.beta)
    middle = sum(r.mu for r in now.values()) / max(1, len(now))
    found = [_shown(p, (r.mu - middle) * scale, Z * r.sigma * scale, games[p]) for p, r in now.items()]
    return sorted(found, key=lambda r: -r.rating)


def _shown(player: str, lead: float, doubt: float, games: int) -> Rated:
    rating = MIDDLE + lead
    return Rated(
        player=player,
        rating=round(rating, 1),
        low=round(rating - doubt, 1),
        high=round(rating + doubt, 1),
        games=games,
    )
