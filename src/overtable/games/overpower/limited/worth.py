"""What a card is worth in limited play: as simulations found it (`values.json`), or else by a rough guess.

An ordinary Special is worth about 1. Figures of `values.json` are on that scale, by card id; the file says with which
command it was made.
"""

import json
from functools import cache
from pathlib import Path

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.book.facts import Face

FILE = Path(__file__).with_name("values.json")

FLAT = {fc.HOMEBASE_CARD: 0.8, fc.ASPECT: 0.9, fc.EVENT: 0.1, fc.OBJECTIVE: 0.0}
LEAST_THREAT = 15


@cache
def values() -> dict[str, float]:
    """What simulations found, by card id; empty where nobody has fitted them."""
    if not FILE.is_file():
        return {}
    return {card: float(value) for card, value in json.loads(FILE.read_text(encoding="utf-8"))["values"].items()}


@cache
def worth_of(row: int) -> float:
    f = NEW_BOOK.faces[row]
    known = values().get(f.card.id)
    return guess(f) if known is None else known


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
