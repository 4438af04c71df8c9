"""How things are told apart where their names alone would not do."""

from overtable.games.powerup.book.facts import Act
from overtable.games.powerup.state import PowerUp, in_play, seat_of


def whose(s: PowerUp, c: int, watcher: int) -> str:
    """`your `, or the other's, before the name of a card that both sides have, as far as this watcher knows."""
    if c >= len(s.printing) or not _both(s, c, watcher):
        return ""
    seat = seat_of(s, c) if in_play(s, c) else s.owner[c]
    return "your " if seat == watcher else f"player {seat + 1}'s "


def _both(s: PowerUp, c: int, watcher: int) -> bool:
    """Only what the watcher knows counts: a name must not tell what is in a deck that nobody has seen."""
    row, pool = s.printing[c], s.pool[watcher]
    return any(r == row and s.owner[i] != s.owner[c] and not pool[i] for i, r in enumerate(s.printing))


def ability_label(act: Act) -> str:
    """An ability on a button, with what it costs: `Spark (1 Power)`. What it does is too long for one."""
    cost = [f"{act.cost} Power"] * bool(act.cost) + ["kneels"] * act.kneel
    return f"{act.name} ({', '.join(cost)})" if cost else act.name
