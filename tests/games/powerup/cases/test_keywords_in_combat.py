"""Worked cases of the keywords that change an attack, a defence or its target."""

import pytest

from games.powerup.own_cards import astra, blast, gear, hero, power
from games.powerup.table import combat, table
from marks import case, rule


@case("PU-CASE-050")
@rule("PU-KEY-15", "PU-COMBAT-06")
def test_divert() -> None:
    x, x2 = hero("X", atk=5), hero("X2", stars=2, atk=5)
    y, z = hero("Y", stars=2, keywords=["Divert"]), hero("Z")
    w, v = hero("W", stars=3, dfn=6), hero("V", stars=4)

    def start():  # type: ignore[no-untyped-def]
        t = combat(a=[x, x2], b=[y, z, w, {"hero": v, "kneeling": True}])
        t.seats[0].does("attack", x, z)
        return t

    t = start()
    b = t.seats[1]
    b.does("divert", y, w)
    assert b.refused("block", z).rule == "PU-COMBAT-06"
    b.does("block", w)
    assert t.kneels(w)
    assert t.wounds(w) == 0
    assert t.hq == [7, 7]
    t.passes(1)
    t.seats[0].does("attack", x2, z)
    assert t.pending == "Defend"
    assert not b.can("divert")
    t = start()
    t.seats[1].does("divert", y, v)
    assert t.pending == "CombatTurn"
    assert t.hq == [7, 6]
    t = combat(a=[x, x2], b=[y, z, w])
    t.seats[0].does("attack", x, w)
    assert z in t.seats[1].offered("divert", y), "to one of one star too"


@case("PU-CASE-051")
@rule("PU-KEY-16")
def test_duel() -> None:
    x = hero("X", atk=5, dfn=4, health=3, astra=[astra("Call", {"do": "duel"}, target="enemy")])
    y = hero("Y", atk=4, dfn=5, health=3)
    t = table(a={"heroes": [x], "hand": [gear("Keep", cost=9)]}, b=[{"hero": y, "kneeling": True}])
    t.seats[0].does("use", x, "Call", y)
    t.quiet()
    assert (t.wounds(x), t.wounds(y)) == (1, 1)
    assert t.kneels(x)
    assert t.kneels(y)
    assert t.hq == [7, 7]


@case("PU-CASE-054")
@rule("PU-KEY-22", "PU-KEY-37")
def test_invisible_goes_for_the_hq() -> None:
    x = hero("X", atk=2, keywords=["Invisible"])
    walls = [hero(f"Wall{n}", stars=n, dfn=9) for n in (1, 2)]
    ward = power("Ward", {"do": "negate"}, speed="instant", target="hq_wound")
    t = combat(a=[x], b={"hq": 6, "heroes": walls, "hand": [ward]})
    a, b = t.seats
    a.does("attack", x, "their hq")
    assert not b.can("block", walls[0])
    while t.pending == "Respond":
        b.does("decline")
    assert t.pending == "Powers"
    b.does("play", ward, "my hq")
    t.quiet()
    assert t.hq == [7, 6]
    assert t.kneels(x)
    t.to_end_of_round()
    t.to_combat()
    t.quiet()
    t.passes(1)
    a.does("attack", x, "their hq")
    t.quiet()
    assert t.hq == [7, 5]
    assert t.kneels(x)


@case("PU-CASE-055")
@rule("PU-KEY-26", "PU-KEY-27", "PU-COMBAT-08")
def test_resolve() -> None:
    x = hero("X", atk=4, dfn=5, keywords=["Resolve"])
    y, y2 = hero("Y", atk=4), hero("Y2", stars=2, atk=4)
    t = combat(a=[x], b=[y, y2])
    a, b = t.seats
    t.attack(0, x, y, block=False)
    assert not t.kneels(x)
    b.does("attack", y, x)
    a.does("block", x)
    assert t.wounds(x) == 0
    assert not t.kneels(x)
    assert a.refused("attack", x, y).rule == "PU-KEY-27"
    a.does("pass")
    b.does("attack", y2, x)
    assert t.pending == "CombatTurn"
    assert t.hq[0] == 6
    assert not t.kneels(x)


@case("PU-CASE-056")
@rule("PU-KEY-28", "PU-WOUND-03")
@pytest.mark.parametrize(
    ("dfn", "type_", "wounds"), [(7, "Melee", 1), (5, "Melee", 2), (3, "Melee", 3), (5, "Ranged", 1)]
)
def test_slayer(dfn: int, type_: str, wounds: int) -> None:
    x, y = hero("X", atk=5, dfn=4, slayer=["Melee"]), hero("Y", dfn=dfn, types=[type_])
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.wounds(y) == wounds
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=False)
    assert t.hq == [7, 6]


@case("PU-CASE-057")
@rule("PU-KEY-29")
def test_speedster() -> None:
    x, y = hero("X", atk=5, dfn=3, health=4, keywords=["Speedster"]), hero("Y", atk=4, dfn=4, health=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(y), t.wounds(x)) == (2, 2)
    assert t.figures(x) == "5/3"
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=False)
    assert t.hq == [7, 6]


@case("PU-CASE-058")
@rule("PU-KEY-31")
@pytest.mark.parametrize(("health", "survivor"), [(2, "X"), (3, "Y")])
def test_strike_first(health: int, survivor: str) -> None:
    x = hero("X", atk=5, dfn=2, health=2, keywords=["Strike First"])
    y = hero("Y", atk=6, dfn=4, health=health)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.is_ko(y) == (survivor == "X")
    assert t.is_ko(x) == (survivor == "Y")
    if survivor == "X":
        assert t.wounds(x) == 0
    else:
        assert t.wounds(y) == 2


@case("PU-CASE-060")
@rule("PU-KEY-38", "PU-CHAIN-02")
def test_redirect() -> None:
    y = hero("Y", astra=[astra("Bolt", blast(5), speed="instant", target="enemy")])
    x, z = hero("X", dfn=4), hero("Z", stars=2, dfn=6)
    turn = power("Turn", {"do": "redirect"}, speed="instant", target="redirect")
    t = table(offense="b", a={"heroes": [x, z], "hand": [turn]}, b=[y])
    a, b = t.seats
    b.does("use", y, "Bolt", x)
    assert a.offered("play", turn, f"the effect of {y}") == [z]
    a.does("play", turn, f"the effect of {y}", z)
    t.quiet()
    assert (t.wounds(x), t.wounds(z)) == (0, 0)
    weak = hero("Weak", stars=2, dfn=4)
    t = table(offense="b", a={"heroes": [x, weak], "hand": [turn]}, b=[y])
    t.seats[1].does("use", y, "Bolt", x)
    t.seats[0].does("play", turn, f"the effect of {y}", weak)
    t.quiet()
    assert (t.wounds(x), t.wounds(weak)) == (0, 2)


@case("PU-CASE-061")
@rule("PU-KEY-36", "PU-KEY-37")
def test_an_unavoidable_wound_cannot_be_answered() -> None:
    doom = power("Doom", {"do": "wound", "unavoidable": True}, target="enemy")
    y = hero("Y", health=2, evade=1)
    dodge = power("Dodge", {"do": "negate"}, speed="instant", target="wound")
    t = table(
        a={"heroes": [hero("X")], "hand": [doom]},
        b={"heroes": [{"hero": y, "wounds": 1}], "hand": [dodge], "slots": [hero("S")]},
    )
    a, b = t.seats
    a.does("play", doom, y)
    assert t.pending == "Respond"
    assert b.verbs == {"decline"}
    assert b.refused("evade", y).rule == "PU-KEY-36"
    assert b.refused("play", dodge).rule == "PU-KEY-36"
    t.quiet()
    assert t.is_ko(y)
