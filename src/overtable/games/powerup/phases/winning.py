"""How a game ends: the win conditions and the tie-break list."""

from overtable.games.powerup.book.glossary import STARS
from overtable.games.powerup.inplay.line import stars_in_play
from overtable.games.powerup.state import DECK, PowerUp, heroes_of, slot, zone
from overtable.kernel.state import Result

LAST_ROUND = 10


def outcome(s: PowerUp) -> Result | None:
    """The win conditions in their printed order: HQ, Power Cards, Heroes, tenth round (PU-WIN-08)."""
    captured = [seat for seat in (0, 1) if s.hq[seat] == 0]
    if captured:
        return _lost_by(s, captured, "PU-WIN-01")
    if not s.zones[zone(0, DECK)] or not s.zones[zone(1, DECK)]:
        return tie_break(s, "PU-WIN-02")
    without = [seat for seat in (0, 1) if not heroes_left(s, seat)]
    if without:
        return _lost_by(s, without, "PU-WIN-06")
    if s.round >= LAST_ROUND:
        return tie_break(s, "PU-WIN-07")
    return None


def heroes_left(s: PowerUp, seat: int) -> bool:
    """A Hero in play, or one left to deploy (PU-WIN-06)."""
    return bool(heroes_of(s, seat)) or any(s.zones[slot(seat, stars)] for stars in STARS)


def _lost_by(s: PowerUp, losers: list[int], rule: str) -> Result:
    """Whoever lost alone has lost; of two who did, the higher star total in play wins, then nobody (PU-WIN-09)."""
    if len(losers) == 1:
        return Result((1 - losers[0],), rule)
    stars = [stars_in_play(s, 0), stars_in_play(s, 1)]
    if stars[0] == stars[1]:
        return Result((), rule)
    return Result((0 if stars[0] > stars[1] else 1,), rule)


def tie_break(s: PowerUp, rule: str) -> Result:
    """The first step in which the players differ decides; the higher number wins."""
    decks = [len(s.zones[zone(seat, DECK)]) for seat in (0, 1)]
    steps = [s.hq, [stars_in_play(s, 0), stars_in_play(s, 1)]]  # PU-WIN-03, PU-WIN-04
    if decks[0] and decks[1]:
        steps.append(decks)  # PU-WIN-07: more cards left
    else:  # PU-WIN-05: whose deck ran out first loses
        steps.append([0 if not decks[seat] and not _later(s, seat) else 1 for seat in (0, 1)])
    for a, b in steps:
        if a != b:
            return Result((0 if a > b else 1,), rule)
    return Result((), rule)


def _later(s: PowerUp, seat: int) -> bool:
    """Whether the other player ran out before this one."""
    other = s.ran_out[1 - seat]
    return bool(other) and other < s.ran_out[seat]
