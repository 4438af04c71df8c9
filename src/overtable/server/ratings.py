"""Ratings of accounts by rated games (openskill's Plackett-Luce; a draw is a tie)."""

from openskill.models import PlackettLuce

from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.store.ratings import Rated
from overtable.store.rows import RatingRow

MODEL = PlackettLuce()


def shown(row: RatingRow) -> int:
    """The number that people see: careful while little is known."""
    return round(1000 + 40 * (row.mu - 3 * row.sigma))


def rated_by(room: Room, last: Prepared) -> Rated | None:
    """What the end of a rated game does to the ratings; nothing while it goes on, and where somebody has left."""
    people = [s.person for s in room.seats if s.person is not None]
    if not room.row.rated or last.state.result is None or len(people) < len(room.seats):
        return None
    fresh, winners = MODEL.rating(), last.state.result.winners

    def worked_out(rows: list[RatingRow]) -> list[RatingRow]:
        teams = [[MODEL.rating(mu=r.mu, sigma=r.sigma)] for r in rows]
        ranks = [0.0 if seat in winners or not winners else 1.0 for seat in range(len(rows))]
        after = MODEL.rate(teams, ranks=ranks)
        return [
            RatingRow(row.game, team[0].mu, team[0].sigma, row.games + 1) for team, row in zip(after, rows, strict=True)
        ]

    return Rated(room.row.game, people, RatingRow(room.row.game, fresh.mu, fresh.sigma, 0), worked_out)
