"""Figures of one side of a position, for the fitted judgement of bots (`overtable fit`)."""

from functools import lru_cache

from overtable.games.overrealm.book import book, monster_rows
from overtable.games.overrealm.facts import MAX_HP
from overtable.games.overrealm.figures import (
    ACORNS_OF,
    ACTIONS_EACH,
    AURAS_OF,
    BURN,
    CUBES_OF,
    FATIGUE,
    HONEY,
    HP,
    LEECH,
    LOCKDOWN,
    MANEUVER,
    PARALYZE,
    TEAM_OF,
    TORMENT,
    WISH,
)
from overtable.games.overrealm.state import DECK, HAND, HAND_LIMIT, PER_SEAT, PICKS, TEAM, Overrealm, action_of, cards
from overtable.games.overrealm.value import best_hit, possessions
from overtable.kernel.judging import Gain

NAMES = (
    "value", "matches", "living", "last one", "hp", "hp of the active", "share of hp", "cards", "deck", "cubes",
    "honey", "wishes", "burns", "fatigue", "paralysis", "atk, def and spd", "acorns", "leech", "torment", "auras",
    "lockdown", "best hit", "could fell", "best hit of the bench", "hurt by the best hit",
)  # fmt: skip
WORDS: dict[str, Gain] = {
    **dict.fromkeys(
        ("living", "last one"),
        Gain("keeps more of your monsters standing", "leaves your opponent fewer monsters standing"),
    ),
    **dict.fromkeys(("hp", "share of hp"), Gain("leaves your team more HP", "leaves your opponent's team less HP")),
    "hp of the active": Gain("leaves your monster in play more HP", "leaves your opponent's monster in play less HP"),
    "cards": Gain("leaves you more cards in hand", "leaves your opponent fewer cards in hand", of_cards=True),
    "cubes": Gain("leaves you more maneuver cubes", "leaves your opponent fewer maneuver cubes"),
    "honey": Gain("leaves you more honey", "leaves your opponent less honey"),
    "wishes": Gain("leaves you more wishes", "leaves your opponent fewer wishes"),
    "burns": Gain("keeps you freer of burns", "burns your opponent more"),
    "fatigue": Gain("keeps you freer of fatigue", "leaves your opponent more fatigue"),
    "paralysis": Gain("keeps you freer of paralysis", "paralyzes your opponent more"),
    "atk, def and spd": Gain("raises your ATK, DEF and SPD", "lowers your opponent's ATK, DEF and SPD"),
    "acorns": Gain("leaves you more acorns", "leaves your opponent fewer acorns"),
    "leech": Gain("keeps you freer of leeches", "leaves your opponent more leeches"),
    "torment": Gain("keeps you freer of torment", "torments your opponent more"),
    "auras": Gain("leaves you more team auras", "leaves your opponent fewer team auras"),
    "best hit": Gain("makes your best attack stronger", "makes your opponent's best attack weaker"),
    "could fell": Gain("brings a KO within your reach", "keeps a KO out of your opponent's reach"),
    "best hit of the bench": Gain(
        "makes the attacks of those who wait stronger", "makes the attacks of those who wait for your opponent weaker"
    ),
    "hurt by the best hit": Gain(
        "leaves you safer from the next attack", "leaves your opponent less safe from your next attack"
    ),
}
"""What is said for an answer that betters them."""
SAVINGS = frozenset({"cards", "deck", "cubes", "honey", "wishes", "acorns"})
"""What a side has saved up for later."""
BURDENS = frozenset({"last one", "burns", "fatigue", "paralysis", "leech", "torment", "hurt by the best hit"})


@lru_cache(maxsize=1)
def monsters() -> dict[int, int]:
    """Row of a monster -> its place among them."""
    return {row: n for n, row in enumerate(monster_rows(strict=False))}


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The figures above, and for each monster whether it is picked, or how much of it is left."""
    return (*NAMES, *(book().cards[row].name for row in monsters()))


def drafted(s: Overrealm, seat: int) -> list[float]:
    """Before a match: who is picked, or sits in the team."""
    have = [0.0] * len(monsters())
    for zone in (PICKS, TEAM):
        for c in s.zones[seat * PER_SEAT + zone]:
            place = monsters().get(s.printing[c])
            if place is not None:
                have[place] = 1.0
    return [0.0, s.score[seat] / 2, *[0.0] * (len(NAMES) - 2), *have]


def features(s: Overrealm, seat: int) -> list[float]:
    if seat not in s.sides or not s.team:
        return drafted(s, seat)
    side, f = s.sides.index(seat), s.f
    me, enemy = s.active[side], s.active[1 - side]
    living = hp = share = wishes = burns = fatigue = paralysis = bench = 0.0
    for monster in TEAM_OF[side]:
        now = f[HP + monster]
        if not now:
            continue
        living += 1
        hp += now
        share += now / MAX_HP[s.row[monster]]
        wishes += min(f[WISH + monster], 2)
        burns += f[BURN + monster]
        fatigue += f[FATIGUE + monster]
        paralysis += f[PARALYZE + monster]
        if monster != me:
            bench = max(bench, best_hit(s, monster, enemy))
    left = [0.0] * len(monsters())
    for monster in TEAM_OF[side]:
        place = monsters().get(s.row[monster])
        if place is not None:
            left[place] = f[HP + monster] / max(1, MAX_HP[s.row[monster]])
    first = TORMENT + action_of(me, 0)
    hit, back = best_hit(s, me, enemy), best_hit(s, enemy, me)
    return [
        possessions(s, side) / 10,
        s.score[seat] / 2,
        living,
        float(living == 1),
        hp / 10,
        f[HP + me] / 10,
        share,
        min(len(cards(s, side, HAND)), HAND_LIMIT) / 3,
        len(cards(s, side, DECK)) / 10,
        f[MANEUVER + side] / 2,
        f[HONEY + side] / 2,
        wishes / 2,
        burns,
        fatigue,
        paralysis,
        sum(f[CUBES_OF[side]]) / 2,
        sum(f[ACORNS_OF[side]]) / 2,
        float(f[LEECH + me]),
        sum(f[first : first + ACTIONS_EACH]) / 2,
        sum(f[AURAS_OF[side]]) / 2,
        float(f[LOCKDOWN + me]),
        hit / 5,
        float(hit >= f[HP + enemy]),
        bench / 5,
        min(back, f[HP + me]) / 5,
        *left,
    ]
