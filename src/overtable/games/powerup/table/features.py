"""Figures of one side of a position, for the fitted judgement of bots (`overtable fit`).

What is under way counts as if it went on quietly, as in `value`.
"""

from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.inplay.figures import Sheet, sheet
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    COMBAT,
    DECK,
    HAND,
    KNELT,
    STUNNED,
    PowerUp,
    heroes_of,
    zone,
)
from overtable.games.powerup.table.value import LASTING, buffs_that_pass, free_attacks, side

NAMES = (
    "value", "value late", "hq", "hq below 3", "hq of 1", "heroes", "stars", "atk", "def", "left to lose", "near a KO",
    "levels", "keywords", "standing", "standing in combat", "free attacks", "stunned", "burning", "poisoned",
    "counters", "hand", "hand above 5", "power energy", "deploy energy", "deck", "deck gone", "battle cards",
    "current battle card", "attached", "buffs that pass", "offense", "strongest atk",
)  # fmt: skip
WORDS = {
    "hq": "your HQ", "hq below 3": "your HQ", "hq of 1": "your HQ", "heroes": "the number of your Heroes",
    "stars": "the stars you have in play", "atk": "the ATK of your Heroes", "def": "the DEF of your Heroes",
    "left to lose": "the Health of your Heroes", "near a KO": "the safety of your Heroes from a KO",
    "levels": "your Astra levels", "keywords": "your keywords", "standing": "Heroes that stand",
    "standing in combat": "Heroes that stand", "free attacks": "attacks that nobody can block",
    "stunned": "Heroes that are not stunned", "burning": "freedom from Burn", "poisoned": "freedom from Poison",
    "counters": "your Regen and Evade counters", "hand": "the cards in your hand",
    "power energy": "your Power energy", "deploy energy": "your Deploy energy", "battle cards": "your Battle cards",
    "current battle card": "your Battle card in force", "attached": "what your Heroes carry",
    "strongest atk": "your strongest Hero",
}  # fmt: skip
"""How people read of them."""
SAVINGS = frozenset(
    {"hand", "hand above 5", "power energy", "deploy energy", "deck", "battle cards", "attached", "counters"}
)
"""What a side has saved up for later."""
BURDENS = frozenset({"hq below 3", "hq of 1", "near a KO", "stunned", "burning", "poisoned"})


def features(s: PowerUp) -> list[list[float]]:
    """The figures of both sides."""
    rows, buffs = sheet(s), buffs_that_pass(s)
    return [side_features(s, seat, rows, buffs) for seat in (0, 1)]


def side_features(s: PowerUp, seat: int, rows: Sheet, buffs: dict[int, int]) -> list[float]:
    late = min(1.0, s.round / 10)
    fighting = s.phase == COMBAT
    stars = atk = dfn = left = near = level = words = stand = stunned = burning = poisoned = counters = 0.0
    strongest = 0
    heroes = heroes_of(s, seat)
    for h in heroes:
        row, f, flags = rows[h], FACES[s.printing[h]], s.flags[h]
        stars += f.stars
        atk += row.atk
        dfn += row.dfn
        strongest = max(strongest, row.atk)
        rest = max(0, row.health - s.wounds[h])
        left += min(3, rest)
        near += rest <= 1
        level += min(s.level[h], len(f.acts))
        words += (row.keywords & LASTING).bit_count()
        stand += not flags & KNELT
        stunned += bool(flags & STUNNED)
        burning += bool(s.burn[h])
        poisoned += bool(s.poison[h])
        counters += s.regen[h] + s.evade[h]
    passing = sum(buffs.get(h, 0) for h in heroes)
    hq, cards = s.hq[seat], len(s.zones[zone(seat, HAND)])
    battle = s.zones[zone(seat, BATTLE)]
    attached = sum(0.2 * FACES[s.printing[c]].cost + FACES[s.printing[c]].hint for c in s.zones[zone(seat, ATTACHED)])
    deck = len(s.zones[zone(seat, DECK)])
    worth = side(s, seat, rows, buffs) / 10
    return [
        worth,
        worth * late,
        hq / 3,
        float(max(0, 3 - hq)),
        float(hq <= 1),
        len(heroes) / 2,
        stars / 5,
        atk / 5,
        dfn / 5,
        left / 5,
        near / 2,
        level / 3,
        words / 2,
        stand / 2,
        stand * fighting / 2,
        free_attacks(s, seat) * fighting / 2,
        stunned,
        burning,
        poisoned,
        counters / 2,
        min(5, cards) / 3,
        max(0, cards - 5) / 3,
        s.power[seat] / 3,
        s.deploy[seat] / 3,
        deck / 10,
        float(not deck),
        len(battle) / 2,
        FACES[s.printing[battle[-1]]].hint if battle else 0.0,
        attached / 2,
        passing / 3,
        float(s.offense == seat),
        strongest / 3,
    ]
