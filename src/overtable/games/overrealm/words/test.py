"""What words ask before they act: `if: {is: faster}`."""

from collections.abc import Callable

import msgspec

from overtable.games.overrealm.action.damage import modifier, modifiers_ignored
from overtable.games.overrealm.action.selected import NO_ACTION, action_row, active_chose_action
from overtable.games.overrealm.action.speed import faster
from overtable.games.overrealm.board.conditions import different_conditions
from overtable.games.overrealm.board.hp import hp_now
from overtable.games.overrealm.elements import DEF, NUMBER
from overtable.games.overrealm.facts import ATTACK_KIND, ELEMENT, KIND, MAX_HP, OOZYGOOPZ, SUPER, X
from overtable.games.overrealm.figures import ACORNS_OF, CUBES, HITS, HONEY, LEECH, LOCKDOWN, LOSS, LOST, QUAKE, STAYS
from overtable.games.overrealm.state import COUNTER, PLAYED, Overrealm, cards, switching, team_rows
from overtable.kernel.catalogue import CardError


def exposed(s: Overrealm, side: int) -> bool:
    """Fortified: no positive DEF cubes."""
    return s.f[CUBES + side * 3 + DEF] <= 0


def slots_used(s: Overrealm, side: int) -> int:
    return sum(2 if SUPER[s.printing[c]] else 1 for c in cards(s, side, PLAYED))


def at_a_disadvantage(s: Overrealm, side: int) -> bool:
    """The elemental modifiers of the attack on the enemy monster total less than zero; ignored ones do not count."""
    if modifiers_ignored(s):
        return False
    total = modifier(s, action_row(s, side), s.active[1 - side])
    return total == X or total < 0


def attack_was_faster(s: Overrealm, side: int) -> bool:
    """OR-REACT-02: the side's revealed attack is the faster one, even if its monster has left play since."""
    row = action_row(s, side)
    return row != NO_ACTION and KIND[row] == ATTACK_KIND and faster(s, side)


def is_of_element(s: Overrealm, side: int, names: tuple[str, ...]) -> bool:
    row = action_row(s, side)
    return row != NO_ACTION and ELEMENT[row] in [NUMBER[name] for name in names]


def switches(s: Overrealm, side: int) -> bool:
    """OR-BUFF-10: the side selected a switch that is not prevented."""
    return switching(s, side) and not s.f[STAYS + side]


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"is_": "is"}):
    """`{is: hp_at_most, n: 6}`, `{is: element, of: [Fire, Electric]}`."""

    is_: str
    n: int = 0
    of: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.is_ not in TESTS:
            raise CardError([f"no test is called {self.is_!r}; there are {', '.join(TESTS)}"])

    def holds(self, s: Overrealm, side: int) -> bool:
        return TESTS[self.is_][0](s, side, self)

    def says(self) -> str:
        return TESTS[self.is_][1].format(n=self.n, of=" or ".join(self.of))


Question = Callable[[Overrealm, int, Test], bool]

TESTS: dict[str, tuple[Question, str]] = {
    "buffed": (lambda s, side, t: bool(cards(s, side, PLAYED)), "this attack was buffed"),
    "enemy_has_condition": (
        lambda s, side, t: different_conditions(s, s.active[1 - side]) > 0,
        "a condition is on the enemy monster",
    ),
    "enemy_leeched": (lambda s, side, t: s.f[LEECH + s.active[1 - side]] > 0, "the enemy monster is leeched"),
    "lockdown": (lambda s, side, t: s.f[LOCKDOWN + s.active[side]] > 0, "its lockdown counter is on"),
    "quake": (lambda s, side, t: s.f[QUAKE + s.active[side]] > 0, "this monster has a quake counter"),
    "faster": (lambda s, side, t: faster(s, side), "this action is faster"),
    "slower": (lambda s, side, t: faster(s, 1 - side), "this action is slower"),
    "enemy_monster_faster": (
        lambda s, side, t: faster(s, 1 - side) and active_chose_action(s, 1 - side),
        "the enemy monster's action is faster (whoever came in this turn has none)",
    ),
    "enemy_attack_faster": (
        lambda s, side, t: attack_was_faster(s, 1 - side),
        "the enemy selected a faster attack",
    ),
    "no_faster_attack": (
        lambda s, side, t: not attack_was_faster(s, 1 - side),
        "the enemy selected no faster attack",
    ),
    "enemy_switches": (lambda s, side, t: switches(s, 1 - side), "the enemy is about to switch"),
    "enemy_counters": (lambda s, side, t: s.chosen[1 - side] == COUNTER, "the enemy selected Counter"),
    "exposed": (lambda s, side, t: exposed(s, side), "exposed (no positive DEF cubes)"),
    "entered_this_turn": (lambda s, side, t: s.entered[s.active[side]] == s.turn > 0, "it switched in this turn"),
    "entered_last_turn": (
        lambda s, side, t: 0 < s.entered[s.active[side]] == s.turn - 1,
        "your active monster switched in last turn",
    ),
    "hurt": (
        lambda s, side, t: s.f[LOST + s.active[side]] + s.f[LOSS + s.active[side]] > 0,
        "this monster lost HP this turn",
    ),
    "wounded": (
        lambda s, side, t: hp_now(s, s.active[side]) < MAX_HP[s.row[s.active[side]]],
        "this monster is below full HP",
    ),
    "survives": (lambda s, side, t: hp_now(s, s.active[side]) > 0, "it survives"),
    "hp_at_most": (lambda s, side, t: hp_now(s, s.active[side]) <= t.n, "your active monster has {n} HP or less"),
    "hp_at_least": (lambda s, side, t: hp_now(s, s.active[side]) >= t.n, "your active monster has {n} HP or more"),
    "more_hp": (
        lambda s, side, t: hp_now(s, s.active[side]) > hp_now(s, s.active[1 - side]),
        "it has more HP than the enemy",
    ),
    "slots_used": (lambda s, side, t: slots_used(s, side) >= t.n, "{n} buff slots are filled"),
    "element": (
        lambda s, side, t: is_of_element(s, side, t.of),
        "this attack is {of}",
    ),
    "has_honey": (lambda s, side, t: s.f[HONEY + side] > 0, "you have a honey counter"),
    "no_honey": (lambda s, side, t: s.f[HONEY + side] == 0, "you have no honey counter"),
    "acorns": (
        lambda s, side, t: sum(s.f[ACORNS_OF[side]]) >= t.n,
        "you have {n} acorns or more in store",
    ),
    "no_oozygoopz": (
        lambda s, side, t: OOZYGOOPZ[0] not in team_rows(s, side),
        "your team lacks Oozygoopz",
    ),
    "disadvantage": (
        lambda s, side, t: at_a_disadvantage(s, side),
        "its modifiers against the enemy come to less than zero",
    ),
    "successes_at_most": (lambda s, side, t: s.f[HITS + side] <= t.n, "{n} or fewer of these flips succeeded"),
}
