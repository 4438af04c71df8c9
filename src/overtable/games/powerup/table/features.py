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
from overtable.kernel.judging import Gain

NAMES = (
    "value", "value late", "hq", "hq below 3", "hq of 1", "heroes", "stars", "atk", "def", "left to lose", "near a KO",
    "levels", "keywords", "standing", "standing in combat", "free attacks", "stunned", "burning", "poisoned",
    "counters", "hand", "hand above 5", "power energy", "deploy energy", "deck", "deck gone", "battle cards",
    "current battle card", "attached", "buffs that pass", "offense", "strongest atk",
)  # fmt: skip
WORDS: dict[str, Gain] = {
    **dict.fromkeys(("hq", "hq below 3", "hq of 1"), Gain("saves your HQ from Wounds", "wounds your opponent's HQ")),
    "heroes": Gain("leaves you more Heroes in play", "leaves your opponent fewer Heroes in play"),
    "stars": Gain("leaves you more stars in play", "leaves your opponent fewer stars in play"),
    "atk": Gain("gives your Heroes more ATK", "leaves your opponent's Heroes less ATK"),
    "def": Gain("gives your Heroes more DEF", "leaves your opponent's Heroes less DEF"),
    "left to lose": Gain("leaves your Heroes more Health", "leaves your opponent's Heroes less Health"),
    "near a KO": Gain("keeps your Heroes further from a KO", "brings your opponent's Heroes nearer to a KO"),
    "levels": Gain("raises your Astra levels", "costs your opponent Astra levels"),
    "keywords": Gain("gives your Heroes more keywords", "takes keywords from your opponent's Heroes"),
    **dict.fromkeys(
        ("standing", "standing in combat"),
        Gain("leaves more of your Heroes standing", "leaves fewer of your opponent's Heroes standing"),
    ),
    "free attacks": Gain(
        "gives you attacks that nobody can block", "leaves your opponent fewer attacks that you cannot block"
    ),
    "stunned": Gain("keeps your Heroes from being stunned", "stuns your opponent's Heroes"),
    "burning": Gain("keeps your Heroes from burning", "sets your opponent's Heroes on fire"),
    "poisoned": Gain("keeps your Heroes from Poison", "poisons your opponent's Heroes"),
    "counters": Gain("leaves you more Regen and Evade counters", "leaves your opponent fewer Regen and Evade counters"),
    "hand": Gain("leaves you more cards in hand", "leaves your opponent fewer cards in hand", of_cards=True),
    "power energy": Gain("saves Power energy", "costs your opponent Power energy"),
    "deploy energy": Gain("saves Deploy energy", "costs your opponent Deploy energy"),
    "battle cards": Gain("leaves you more Battle cards", "leaves your opponent fewer Battle cards"),
    "current battle card": Gain("gives you a Battle card in force", "takes your opponent's Battle card out of force"),
    "attached": Gain("leaves your Heroes with more to carry", "leaves your opponent's Heroes with less to carry"),
    "strongest atk": Gain("makes your strongest Hero stronger", "makes your opponent's strongest Hero weaker"),
}
"""What is said for an answer that betters them."""
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
