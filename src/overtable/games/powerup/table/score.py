"""What the end of a game was decided by, in figures."""

from overtable.games.powerup.book.glossary import STARS
from overtable.games.powerup.inplay.line import stars_in_play
from overtable.games.powerup.state import DECK, PowerUp, heroes_of, slot, zone
from overtable.kernel.state import Result
from overtable.kernel.view import ScoreView


def score(s: PowerUp, result: Result) -> list[ScoreView]:
    """HQ and stars of both, in the order in which they decide (PU-WIN-03, PU-WIN-04), then what else the end hangs on;
    the winner stands beside what decided."""
    rows = [_row("HQ", s.hq), _row("Stars in play", [stars_in_play(s, seat) for seat in (0, 1)])]
    if result.rule == "PU-WIN-06":
        rows.append(_row("Heroes left", [_heroes(s, seat) for seat in (0, 1)]))
    elif result.rule == "PU-WIN-02" or (result.rule == "PU-WIN-07" and all(_level(row) for row in rows)):
        rows.append(_row("Power Deck", [len(s.zones[zone(seat, DECK)]) for seat in (0, 1)]))
    if result.rule.startswith("PU-WIN"):
        told = rows[-1:] if result.rule == "PU-WIN-06" else rows
        next((row for row in told if not _level(row)), rows[-1])["won"] = list(result.winners)
    return rows


def _row(of: str, each: list[int]) -> ScoreView:
    return {"of": of, "each": list(each), "won": []}


def _level(row: ScoreView) -> bool:
    return len(set(row["each"])) == 1


def _heroes(s: PowerUp, seat: int) -> int:
    """In play, and left to deploy."""
    return len(heroes_of(s, seat)) + sum(len(s.zones[slot(seat, stars)]) for stars in STARS)
