"""What words count: `per: honey` means once for each honey counter."""

from collections.abc import Callable

from overtable.games.overrealm.action.selected import action_number, active_chose_action
from overtable.games.overrealm.board.hp import hp_now, living
from overtable.games.overrealm.elements import DEF
from overtable.games.overrealm.facts import GOOP, SUCCESS
from overtable.games.overrealm.figures import CUBES, DRAWN, HONEY, HP, LOSS, LOST, REMOVED, TORMENT
from overtable.games.overrealm.state import DECK, DISCARD, PLAYED, Overrealm, cards

WEAK_HP = 6


def torments(s: Overrealm, side: int) -> int:
    """Torment counters on the monster action that the enemy's active monster selected this turn."""
    enemy = 1 - side
    return s.f[TORMENT + action_number(s, enemy)] if active_chose_action(s, enemy) else 0


def lost_hp(s: Overrealm, side: int) -> int:
    """HP that the active monster lost this turn, with what the step in progress takes from it."""
    monster = s.active[side]
    return s.f[LOST + monster] + min(s.f[LOSS + monster], s.f[HP + monster])


def weak(s: Overrealm, side: int) -> list[int]:
    """The side's living monsters with 6 HP or less."""
    return [m for m in living(s, side) if 0 < hp_now(s, m) <= WEAK_HP]


Count = Callable[[Overrealm, int], int]

COUNTS: dict[str, tuple[Count, str]] = {
    "buff": (lambda s, side: len(cards(s, side, PLAYED)), "buff played with it"),
    "success_buff": (
        lambda s, side: sum(SUCCESS[s.printing[c]] for c in cards(s, side, PLAYED)),
        "buff played with it that shows a success",
    ),
    "honey": (lambda s, side: s.f[HONEY + side], "honey counter of yours"),
    "torment": (torments, "torment counter on the monster action that the enemy monster selected this turn"),
    "drawn": (lambda s, side: s.f[DRAWN + side], "card you drew this turn"),
    "lost_hp": (lost_hp, "HP that it lost this turn"),
    "goop_discarded": (
        lambda s, side: sum(GOOP[s.printing[c]] for c in cards(s, side, DISCARD)),
        "Goop card in your discard pile, this one counted",
    ),
    "deck": (lambda s, side: len(cards(s, side, DECK)), "card in your deck"),
    "def_cube": (
        lambda s, side: max(0, s.f[CUBES + side * 3 + DEF]),
        "positive DEF cube on your board",
    ),
    "removed": (lambda s, side: s.f[REMOVED + side], "cube cleared"),
    "weak": (lambda s, side: len(weak(s, side)), f"team monster at {WEAK_HP} HP or below"),
}


def times(s: Overrealm, side: int, per: str) -> int:
    return COUNTS[per][0](s, side) if per else 1


def for_each(per: str) -> str:
    return f" for each {COUNTS[per][1]}" if per else ""
