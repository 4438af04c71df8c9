"""Worked cases of the keywords."""

import pytest

from games.powerup.kit import astra, battle, blast, buff, combat, gear, hero, power, stat, table
from marks import case, rule

HEAL2 = {"do": "heal", "n": 2}


@case("PU-CASE-045")
@rule("PU-KEY-06", "PU-TERM-04")
def test_ability_with_counters() -> None:
    x = hero("X", astra=[astra("Shock", blast(3), counters=2, target="enemy")])
    y = hero("Y", dfn=9)
    t = table(round=2, a=[x], b=[y])
    a = t.seats[0]
    assert t.state.charges[t.card(x)] == 2
    for number, left in ((2, 1), (3, 0)):
        t.to_round(number)
        while t.asked != [0]:
            t.step()
        energy = t.state.power[0]
        a.does("use", x, "Shock", y)
        assert t.state.charges[t.card(x)] == left
        if t.state.round == number:
            assert t.state.power[0] == energy - 1
    t.to_round(4)
    t.state.power[0] = 4
    assert not a.can("use", x, "Shock")
    while t.asked != [0] or t.pending != "CombatTurn":
        t.step()
    from overtable.games.powerup.printed import face
    from overtable.games.powerup.use import why_not_act

    act = face(t.state, t.card(x)).acts[0]
    reason = why_not_act(t.state, 0, t.card(x), act, False)
    assert reason is not None
    assert reason.rule == "PU-KEY-06"


@case("PU-CASE-046")
@rule("PU-KEY-07")
def test_ability_so_often_a_round() -> None:
    x = hero("X", astra=[astra("Guard", buff(0, 1, who="self"), cost=1, times=2)])
    keep = gear("Keep", cost=9)
    t = table(round=5, a={"heroes": [x], "hand": [keep]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("use", x, "Guard")
    t.passes(1)
    a.does("use", x, "Guard")
    t.passes(1)
    assert t.figures(x) == "3/5"
    assert t.state.power[0] == 3
    assert a.refused("use", x, "Guard").rule == "PU-KEY-07"
    t.to_round(6)
    while t.asked != [0]:
        t.step()
    a.does("use", x, "Guard")
    t.passes(1)
    a.does("use", x, "Guard")
    t.quiet()
    assert t.figures(x) == "3/5"


@case("PU-CASE-047")
@rule("PU-KEY-08", "PU-DEPLOY-10", "PU-DEPLOY-15")
def test_break_an_equipment_and_the_current_battle_card() -> None:
    bx, by = battle("BX"), battle("BY")
    z, blade = hero("Z", atk=3), gear("Blade", stat(2))
    smash = power("Smash", {"do": "break"}, target="enemy_equipment")
    leak = power("Leak", {"do": "break"}, target="enemy_battle")
    t = table(
        a={"heroes": [hero("H")], "hand": [smash, leak]},
        b={"heroes": [{"hero": z, "equipment": [blade]}], "battle": [bx, by]},
    )
    a, b = t.seats
    assert t.figures(z) == "5/3"
    a.does("play", smash, blade)
    t.passes(1)
    assert t.figures(z) == "3/3"
    a.does("play", leak, bx)
    assert blade in b.zone("used")
    assert bx in b.zone("used")
    assert b.zone("battle")[-1] == by


@case("PU-CASE-048")
@rule("PU-KEY-09", "PU-KEY-10", "PU-KEY-36")
@pytest.mark.parametrize(("evades", "wounds"), [(False, 2), (True, 1)])
def test_burn(evades: bool, wounds: int) -> None:
    x, y = hero("X", atk=4, dfn=4, health=3, evade=1), hero("Y", atk=3, dfn=5)
    t = combat(a=[{"hero": x, "burn": 4}], b=[y])
    a, b = t.seats
    assert t.figures(x) == "4/3"
    a.does("attack", x, y)
    assert t.wounds(x) == 1
    assert not a.can("evade", x)
    b.does("block", y)
    assert t.pending == "Powers"
    if evades:
        a.does("evade", x, x)
    t.quiet()
    assert (t.wounds(x), t.wounds(y)) == (wounds, 0)


@case("PU-CASE-049")
@rule("PU-KEY-12", "PU-CARD-07")
def test_only_the_top_battle_cards_condition_counts() -> None:
    draws = {"do": "draw"}
    bx = battle("OnKO", use=[{"name": "KO", "when": "enemy_ko", "does": [draws]}])
    by = battle("OnHit", use=[{"name": "Hit", "when": "hq_hit", "does": [draws]}])
    x, x2, y = hero("X", atk=9), hero("X2", stars=2, atk=9), hero("Y", health=1)
    t = combat(a={"heroes": [x, x2], "battle": [bx, by]}, b=[y])
    a = t.seats[0]
    t.attack(0, x, y, block=False)
    assert a.zone("hand") == []
    t.passes(1)
    t.attack(0, x2, y)
    assert t.is_ko(y)
    assert len(a.zone("hand")) == 1


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


@case("PU-CASE-052")
@rule("PU-KEY-11", "PU-KEY-18", "PU-KEY-23", "PU-KEY-25")
def test_poison_regen_and_heal() -> None:
    x = hero("X", stars=2, atk=4, health=4, regen=2)
    heal2, heal3 = power("Heal2", HEAL2, target="ally"), power("Heal3", {"do": "heal", "n": 3}, target="ally")
    t = table(
        round=3,
        a={"heroes": [{"hero": x, "wounds": 3, "poison": 4}], "hand": [heal2, heal3]},
        b=[hero("Y", atk=0)],
    )
    a = t.seats[0]
    assert t.figures(x) == "3/3"
    assert a.refused("regen", x).rule == "PU-KEY-23"
    a.does("play", heal2, x)
    t.quiet()
    assert t.wounds(x) == 3
    assert t.state.regen[t.card(x)] == 2
    t.to_round(4)
    assert t.figures(x) == "3/3"
    t.to_round(5)
    assert t.figures(x) == "4/3"
    while t.asked != [0]:
        t.step()
    a.does("regen", x)
    t.passes(1)
    assert t.wounds(x) == 2
    assert t.state.regen[t.card(x)] == 1
    a.does("play", heal3, x)
    t.quiet()
    assert t.wounds(x) == 0


@case("PU-CASE-053")
@rule("PU-KEY-19", "PU-WOUND-04")
@pytest.mark.parametrize("healed", [True, False])
def test_immortal(healed: bool) -> None:
    x, y, z = hero("X", dfn=1, health=3), hero("Y", atk=9), hero("Z", stars=2)
    cure = power("Heal2", HEAL2, target="ally")
    t = combat(a={"heroes": [{"hero": x, "wounds": 2, "immortal": True}, z], "hand": [cure]}, b=[y])
    a = t.seats[0]
    t.attack(0, x, y)
    assert t.zone_of(x) == "heroes"
    assert t.wounds(x) == 4
    if healed:
        t.passes(1)
        a.does("attack", z, y)
        t.windows()
        a.does("play", cure, x)
    t.to_end_of_round()
    assert t.is_ko(x) is not healed
    if healed:
        assert t.wounds(x) == 2


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


@case("PU-CASE-059")
@rule("PU-KEY-33", "PU-KEY-04", "PU-REFRESH-06")
def test_stun() -> None:
    x = hero("X", dfn=6, astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    y, zap = hero("Y"), power("Zap", {"do": "stun"}, target="enemy")
    t = table(
        round=4,
        offense="b",
        a={
            "hq": 5,
            "heroes": [{"hero": x, "level": 2}, hero("Z", stars=5, faction="")],
            "hand": [gear("Keep", cost=9)],
        },
        b={"heroes": [y], "hand": [zap]},
    )
    a, b = t.seats
    b.does("play", zap, x)
    t.quiet()
    assert t.kneels(x)
    assert a.refused("use", x, "One").rule == "PU-KEY-33"
    t.to_combat()
    t.quiet()
    b.does("attack", y, x)
    t.quiet()
    assert t.hq[0] == 4
    assert t.wounds(x) == 0
    assert a.refused("attack", x, y).rule == "PU-KEY-33"
    t.to_round(5)
    assert not t.kneels(x)
    while t.asked != [0]:
        t.step()
    assert a.can("use", x, "One")


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
    assert b.refused("play", dodge).rule == "PU-TERM-11"
    t.quiet()
    assert t.is_ko(y)


@case("PU-CASE-062")
@rule("PU-KEY-05", "PU-KEY-03")
def test_the_kneel_symbol() -> None:
    x = hero(
        "X",
        astra=[
            {"name": "Point", "kneel": True, "target": "other_ally", "does": [buff(1)]},
            astra("Brace", buff(0, 1, who="self")),
        ],
    )
    y, up = hero("Y", stars=2), power("Up", {"do": "stand"}, target="ally")
    t = table(a={"heroes": [{"hero": x, "level": 2, "kneeling": True}, y], "hand": [up]}, b=[hero("B")])
    a = t.seats[0]
    assert a.refused("use", x, "Point").rule == "PU-KEY-05"
    a.does("use", x, "Brace")
    t.passes(1)
    assert t.figures(x) == "3/4"
    a.does("play", up, x)
    t.passes(1)
    assert not t.kneels(x)
    a.does("use", x, "Point", y)
    assert t.figures(y) == "4/3"
    assert t.kneels(x)


@case("PU-CASE-063")
@rule("PU-TERM-01")
def test_neighbours_in_the_flying_v() -> None:
    from overtable.games.powerup.ko import knock_out
    from overtable.games.powerup.printed import face
    from overtable.games.powerup.stats import adjacent

    t = table(a=[hero(f"H{n}", stars=n) for n in range(1, 6)], b=[hero("Y")])
    s = t.state

    def beside(stars: int) -> list[int]:
        return [face(s, h).stars for h in adjacent(s, s.board[stars - 1])]

    assert [beside(n) for n in (1, 3, 5, 4, 2)] == [[3], [1, 5], [3, 4], [5, 2], [4]]
    knock_out(s, s.board[2])
    assert beside(1) == []
    assert beside(5) == [4]


@case("PU-CASE-064")
@rule("PU-TERM-03", "PU-WOUND-05", "PU-DEPLOY-03")
def test_a_hero_attached_to_a_hero() -> None:
    join = {"do": "join", "gives": [stat(2, 1)]}
    y = hero("Y", stars=2, astra=[astra("Join", join, target="other_ally")])
    x, other = hero("X", stars=4, atk=5, dfn=4, health=1), hero("Other", stars=2)
    b1 = hero("B", atk=9)
    t = table(a={"heroes": [x, y], "slots": [other]}, b=[b1])
    a = t.seats[0]
    a.does("use", y, "Join", x)
    t.passes(1)
    assert t.figures(x) == "7/5"
    from overtable.games.powerup.stats import stars_in_play

    assert stars_in_play(t.state, 0) == 4
    a.does("deploy", other)
    assert t.zone_of(other) == "heroes"
    t.to_combat()
    t.quiet()
    assert not a.can("attack", y)
    a.does("attack", x, b1)
    t.quiet()
    t.seats[1].does("block", b1)
    t.quiet()
    assert t.is_ko(x)
    assert t.is_ko(y)
