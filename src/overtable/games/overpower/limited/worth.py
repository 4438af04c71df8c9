"""What a card is worth in limited play: as games have shown it (`values.json`), or else by a rough guess.

An ordinary Special is worth about 1, by the guess and by games: what they show is counted in units of the guess.
"""

from functools import cache
from pathlib import Path

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.book.facts import Face
from overtable.kernel.values import values_in

ROOM = Path(__file__).parent

FLAT = {fc.HOMEBASE_CARD: 0.8, fc.ASPECT: 0.9, fc.EVENT: 0.1, fc.OBJECTIVE: 0.0}
LEAST_THREAT = 15


def worth_of(row: int) -> float:
    values, f = values_in(ROOM), NEW_BOOK.faces[row]
    known = values.cards.get(f.card.id)
    return guess(f) if known is None or values.prior <= 0 else known.worth / values.prior


@cache
def guess(f: Face) -> float:
    """Without a cap, a high threat is only good; of cards, what hits hard or may be there once."""
    if f.kind in FLAT:
        return FLAT[f.kind]
    if f.kind == fc.CHARACTER:
        return 0.4 * (f.threat - LEAST_THREAT)
    if f.kind in (fc.BASIC, fc.TRAINING):
        return 0.2 + 0.1 * f.bonus
    if f.kind in (fc.TEAMWORK, fc.ALLY):
        return 0.4 + 0.05 * f.value
    single = 0.6 if f.card.one_per_deck else 0.0
    return 0.7 + single + 0.06 * max(0, f.value)
