"""Ratings of accounts by rated games (openskill's Plackett-Luce; a draw is a tie), one for each game and format."""

from typing import Any

from openskill.models import PlackettLuce

from overtable.kernel.game import Game
from overtable.server.table.play import Prepared
from overtable.server.table.room import Room
from overtable.store.ratings import Outcome, Rated
from overtable.store.rows import RatingRow, TableRow

MODEL = PlackettLuce()
CARE = 3
"""By how many times its doubt a rating is shown below the best guess."""
LONGEST_DECK = 80


def shown(row: RatingRow) -> int:
    """The number that people see: careful while little is known."""
    return number(row.mu, row.sigma)


def number(mu: float, sigma: float) -> int:
    return round(1000 + 40 * (mu - CARE * sigma))


def give(sigma: float) -> int:
    """How far the number lies below the best guess."""
    return round(40 * CARE * sigma)


def fresh() -> RatingRow:
    """Of whoever has not played yet."""
    made = MODEL.rating()
    return RatingRow("", made.mu, made.sigma, 0)


def format_of(mode: str, legality: str | None) -> str:
    """What results are told apart by: the mode, and what decks are held to where there is a choice."""
    return f"{mode}/{legality}" if legality else mode


def format_at(row: TableRow) -> str:
    return format_of(row.mode, row.legality)


def deck_name(game: Game[Any], mode: str, deck: str) -> str:
    """What a deck is called: the name of a ready one, or what its text says first."""
    if deck in game.decks(mode):
        return deck[:LONGEST_DECK]
    for line in deck.splitlines():
        if line.startswith("#") and line.strip("# "):
            return line.strip("# ")[:LONGEST_DECK]
    return "a deck without a name" if deck else ""


def rated_by(room: Room, last: Prepared) -> Rated | None:
    """What the end of a rated game does to the ratings; nothing while it goes on, and where somebody has left."""
    people = [s.person for s in room.seats if s.person is not None]
    if not room.row.rated or last.state.result is None or len(people) < len(room.seats):
        return None
    start, winners = fresh(), last.state.result.winners

    def worked_out(rows: list[RatingRow]) -> list[RatingRow]:
        teams = [[MODEL.rating(mu=r.mu, sigma=r.sigma)] for r in rows]
        ranks = [0.0 if seat in winners or not winners else 1.0 for seat in range(len(rows))]
        after = MODEL.rate(teams, ranks=ranks)
        return [
            RatingRow(row.game, team[0].mu, team[0].sigma, row.games + 1, row.format)
            for team, row in zip(after, rows, strict=True)
        ]

    outcomes: list[Outcome] = [
        "drawn" if not winners else "won" if seat in winners else "lost" for seat in range(len(people))
    ]
    decks = [deck_name(room.game, room.row.mode, s.deck) for s in room.seats]
    return Rated(room.row.game, people, start, worked_out, format_at(room.row), outcomes, decks)
