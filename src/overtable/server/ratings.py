"""Ratings of accounts by rated games (openskill's Plackett-Luce; a draw is a tie)."""

from openskill.models import PlackettLuce

from overtable.server.table.room import Room
from overtable.store.people import rating_of, set_ratings
from overtable.store.rows import RatingRow
from overtable.store.store import Store

MODEL = PlackettLuce()


def shown(row: RatingRow) -> int:
    """The number that people see: careful while little is known."""
    return round(1000 + 40 * (row.mu - 3 * row.sigma))


async def rate(store: Store, room: Room) -> None:
    """Take an ended rated game into account; called once, by whoever wrote its last entry."""
    people = [s.person for s in room.seats]
    if not room.row.rated or room.play is None or room.play.state.result is None or None in people:
        return
    fresh = MODEL.rating()
    game, winners = room.row.game, room.play.state.result.winners
    rows = [await rating_of(store, p, game) or RatingRow(game, fresh.mu, fresh.sigma, 0) for p in people if p]
    teams = [[MODEL.rating(mu=r.mu, sigma=r.sigma)] for r in rows]
    ranks = [0.0 if seat in winners or not winners else 1.0 for seat in range(len(rows))]
    after = MODEL.rate(teams, ranks=ranks)
    new = {
        p: RatingRow(game, team[0].mu, team[0].sigma, row.games + 1)
        for p, team, row in zip(people, after, rows, strict=True)
        if p
    }
    await set_ratings(store, new)
