"""How a match stands: games won, whether it is over, who won it.

A match of best of three has at most three games, and a drawn game is one of them. In a bracket somebody must go on:
there drawn games are played again, up to two more; then whoever won more games goes on, then who is seeded better.
"""

from typing import NamedTuple

from overtable.events.event import Event, Game, Match, Round

REPLAYS = 2
"""So many games more than `best_of` a match of a bracket has at most."""


class Score(NamedTuple):
    wins_a: int
    wins_b: int
    draws: int
    over: bool
    winner: int
    """A player; 0: a draw, or not over, or both have forfeited."""


def round_of(event: Event, match: Match) -> Round:
    return event.rounds[int(match.id.partition(".")[0]) - 1]


def score(event: Event, match: Match) -> Score:
    best_of = event.setup.structure.best_of
    enough = best_of // 2 + 1
    if match.bye:
        return Score(enough, 0, 0, True, match.a)
    winners = [g.winner for g in match.games if g.winner is not None]
    a, b, draws = winners.count(match.a), winners.count(match.b), winners.count(0)
    if match.forfeits:
        stays = next((p for p in (match.a, match.b) if p not in match.forfeits), 0)
        a, b = (max(a, enough) if stays == match.a else a), (max(b, enough) if stays == match.b else b)
        return Score(a, b, draws, True, stays)
    ahead = match.a if a > b else match.b if b > a else 0
    if bool(match.node):
        over = match.closed or max(a, b) >= enough or len(winners) >= best_of + REPLAYS
        return Score(a, b, draws, over, (ahead or better_seed(event, match)) if over else 0)
    left = best_of - len(winners)
    over = match.closed or left <= 0 or abs(a - b) > left
    return Score(a, b, draws, over, ahead if over else 0)


def better_seed(event: Event, match: Match) -> int:
    return min((match.a, match.b), key=event.seeds.index)


def is_over(event: Event, match: Match) -> bool:
    return score(event, match).over


def finished(match: Match) -> list[Game]:
    return [g for g in match.games if g.winner is not None]


def open_game(match: Match) -> Game | None:
    """The game that is at a table now."""
    return next((g for g in match.games if g.winner is None), None)


def open_match(event: Event, player: int) -> Match | None:
    """The match of the current round that this player has not finished."""
    found = event.current
    for match in found.matches if found else ():
        if player in (match.a, match.b) and not is_over(event, match):
            return match
    return None


def seats(match: Match) -> tuple[int, int]:
    """Who sits at seat 0 and at seat 1 of the next game: first `a`, then whoever lost; after a draw they change."""
    a, b = match.a, match.b
    first = a
    for game in finished(match):
        other = b if first == a else a
        first = other if game.winner in (0, first) else first
    return first, b if first == a else a
