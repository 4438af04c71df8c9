"""What programs that learn are told of a table: the characters, hits and placed cards, the action in progress."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import grid, hits_to_ko, level, on_hits_to_ko
from overtable.games.overpower.state import (
    CHARACTERS,
    CLIPPED,
    DRAW,
    FACE_DOWN,
    HAND,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    PLACED,
    UNDER,
    Overpower,
    zone,
)
from overtable.kernel.knowledge import knows
from overtable.kernel.observed import Observed, seen_from

GRID = tuple(TYPES[:4])
NO_ACT = [0] * 7
ON_OTHERS = tuple(zone(seat, z) for seat in (0, 1) for z in (PLACED, CLIPPED, UNDER, FACE_DOWN))
"""Where cards lie on others, but for hits."""


def of_cards(s: Overpower, watcher: int) -> list[tuple[int, ...]]:
    damage, effects = [0] * CHARACTERS, [0] * CHARACTERS
    hits = {}
    for h in s.hits:
        hits[h.card] = (h.value, int(h.current))
        if 0 <= h.host < CHARACTERS:
            damage[h.host] += h.value
    for e in s.effects:
        if 0 <= e.subject < CHARACTERS and e.source >= CHARACTERS:
            effects[e.subject] += 1
    ko = on_hits_to_ko(s)
    found: list[tuple[int, ...]] = [
        (c, *grid(s, c), damage[c], 0 if s.kod[c] else hits_to_ko(s, c, ko), s.kod[c], effects[c], 0, 0, 0)
        for c in range(CHARACTERS)
        if s.kod[c] >= 0
    ]
    on = s.on
    # Zeros in full, for there are many of them: no character, no hit.
    lying = [c for z in ON_OTHERS for c in s.zones[z] if on[c] >= 0 and c not in hits]
    found += [(c, 0, 0, 0, 0, 0, 0, 0, 0, on[c] + 1, 0, 0) for c in lying]
    found += [(c, 0, 0, 0, 0, 0, 0, 0, 0, on[c] + 1, value, now) for c, (value, now) in hits.items()]
    return found


def of_table(s: Overpower, watcher: int) -> list[int]:
    found = [seen_from(watcher, s.turn), s.phase, s.battle, seen_from(watcher, s.initiative), s.stakes, len(s.acts)]
    return found + (act(s, s.acts[-1], watcher) if s.acts else NO_ACT)


def act(s: Overpower, a: Act, watcher: int) -> list[int]:
    """The action that was begun last; of one that is face down no more than who does it to whom."""
    who = [seen_from(watcher, a.seat), a.user + 1, a.target + 1]
    if a.hidden:
        return [*who, 0, 0, 0, 0]
    card = a.cards[0] + 1 if a.cards and knows(s, watcher, a.cards[0]) else 0
    return [*who, card, level(s, a) if a.value else 0, int(a.stopped), int(a.defended)]


def of_player(s: Overpower, watcher: int, seat: int) -> list[int]:
    zones, first = s.zones, zone(seat, 0)
    return [
        venture_total(s, seat),
        s.passed >> seat & 1,
        s.ventured_r[seat] + s.carried_r[seat],
        s.ventured_c[seat] + s.carried_c[seat],
        s.won_stakes[seat],
        len(zones[first + MISSION_RESERVE]),
        len(zones[first + MISSION_COMPLETED]),
        len(zones[first + MISSION_DEFEATED]),
        len(zones[first + HAND]),
        len(zones[first + DRAW]),
    ]


OBSERVED = Observed(
    options=256,
    cards={2: 192},
    card=(*GRID, "damage", "hits to ko", "ko", "effects", "on", "value", "current"),
    table=(
        "turn", "phase", "battle", "initiative", "stakes", "acts", "act's seat", "user", "target", "act's card",
        "level", "negated", "defended",
    ),
    player=(
        "total", "passed", "ventured from reserve", "ventured from completed", "won", "reserve", "completed",
        "defeated", "hand", "draw pile",
    ),
    of_cards=of_cards,
    of_table=of_table,
    of_player=of_player,
)  # fmt: skip
