"""Rules of combat turns that no worked case plays."""

from games.powerup.own_cards import buff, gear, hero, power
from games.powerup.table import combat, table
from marks import rule


@rule("PU-COMBAT-01")
def test_the_steps_of_a_combat_turn_come_in_their_order() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2)]
    y = hero("Y", stars=3)
    keep = [power("Keep", buff(1), target="ally")]
    t = table(phase="combat", a={"heroes": mine, "hand": keep}, b={"heroes": [y], "hand": keep})
    a, b = t.seats
    steps = [t.pending]
    a.does("decline")
    steps.append(t.pending)
    a.does("attack", mine[0], y)
    t.windows()
    steps.append(t.pending)
    b.does("block", y)
    steps.append(t.pending)
    assert steps == ["TeamUpChance", "CombatTurn", "Defend", "Powers"]
    assert t.wounds(y) == 0
    t.quiet()
    assert (t.pending, t.asked) == ("CombatTurn", [0])
    assert t.wounds(y) == 1


@rule("PU-COMBAT-03", "PU-KEY-01", "PU-TERM-11")
def test_an_attack_kneels_the_attacker_and_aims_at_one_enemy_character() -> None:
    x, x2, y, y2 = hero("X"), hero("X2", stars=2), hero("Y"), hero("Y2", stars=2)
    t = combat(a=[x, {"hero": x2, "kneeling": True}], b=[y, y2])
    a = t.seats[0]
    assert set(a.offered("attack", x)) >= {y, y2}
    assert a.refused("attack", x, x2).rule == "PU-COMBAT-03"
    assert a.refused("attack", x, "their hq").rule == "PU-COMBAT-03"
    assert a.refused("attack", x2, y).rule == "PU-COMBAT-04"
    a.does("attack", x, y)
    assert t.kneels(x)
    assert t.state.fight is not None
    assert t.state.fight.target == t.card(y)


@rule("PU-COMBAT-09")
def test_without_enemy_characters_the_hq_is_attacked() -> None:
    x = hero("X")
    t = table(phase="combat", a=[x], b={"heroes": [], "slots": [hero("S")]})
    t.seats[0].does("attack", x, "their hq")
    assert t.hq == [7, 6]


@rule("PU-COMBAT-16", "PU-CHAIN-07")
def test_a_blocker_or_attacker_that_leaves_ends_the_attack() -> None:
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    x, y = hero("X", atk=5, health=3), hero("Y", atk=5, health=3)
    for by in (0, 1):
        sides = [{"heroes": [x]}, {"heroes": [y]}]
        sides[by]["hand"] = [bomb]
        t = combat(a=sides[0], b=sides[1])
        t.seats[0].does("attack", x, y)
        t.windows()
        t.seats[1].does("block", y)
        assert t.pending == "Powers"
        t.seats[by].does("play", bomb, y if by == 0 else x)
        t.quiet()
        assert t.is_ko(y if by == 0 else x)
        assert t.wounds(x if by == 0 else y) == 0
        assert t.hq == [7, 7]


@rule("PU-COMBAT-16")
def test_an_unblocked_attack_hits_the_hq_although_its_target_left() -> None:
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    x, y = hero("X"), hero("Y", health=3)
    t = combat(a={"heroes": [x], "hand": [bomb]}, b=[y])
    t.seats[0].does("attack", x, y)
    t.windows()
    t.seats[1].does("let_through")
    t.seats[0].does("play", bomb, y)
    t.quiet()
    assert t.is_ko(y)
    assert t.hq == [7, 6]


@rule("PU-COMBAT-18", "PU-KEY-03")
def test_kneeling_lasts_until_refresh() -> None:
    x, y = hero("X"), hero("Y")
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=False)
    t.passes(1)
    assert t.kneels(x)
    assert t.seats[0].refused("attack", x, y).rule == "PU-COMBAT-04"
    t.to_round(4)
    assert not t.kneels(x)


@rule("PU-COMBAT-02")
def test_the_roles_swap_after_every_combat_turn() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2)]
    theirs = [hero(f"B{n}", stars=n) for n in (1, 2)]
    t = combat(offense="b", a=mine, b=theirs)
    assert t.asked == [1]
    t.attack(1, theirs[0], mine[0], block=False)
    assert t.asked == [0]
    t.attack(0, mine[0], theirs[1], block=False)
    assert t.asked == [1]


@rule("PU-KEY-22", "PU-KEY-17")
def test_an_invisible_attack_on_the_hq_can_be_evaded_as_a_whole() -> None:
    x, y = hero("X", keywords=["Invisible"]), hero("Y")
    stop = power("StopV", {"do": "evade_attack"}, speed="instant", target="attack")
    t = combat(a=[x], b={"heroes": [y], "hand": [stop]})
    t.seats[0].does("attack", x, "their hq")
    t.seats[1].does("play", stop, x)
    t.quiet()
    assert (t.hq, t.kneels(x)) == ([7, 7], True)
    assert "an enemy attack" in t.game.catalogue.find(stop).text()


@rule("PU-KEY-22", "PU-KEY-15", "PU-COMBAT-03")
def test_an_invisible_hero_may_also_attack_a_hero_who_then_blocks_and_only_that_is_diverted() -> None:
    x, y, z = hero("X", keywords=["Invisible"]), hero("Y", keywords=["Divert"]), hero("Z", stars=2)
    t = combat(a=[x], b=[y, z])
    t.seats[0].does("attack", x, z)
    assert t.pending == "DivertChance"
    t.seats[1].does("decline")
    t.seats[1].does("block", z)
    t.quiet()
    assert (t.wounds(z), t.hq) == (1, [7, 7])
    t = combat(a=[x], b=[y, z])
    t.seats[0].does("attack", x, "their hq")
    t.quiet()
    assert t.hq == [7, 6]


@rule("PU-KEY-22")
def test_who_is_no_longer_invisible_goes_on_with_the_attack_on_the_hq_it_has_declared() -> None:
    cloak = gear("CloakV", {"is": "has", "keyword": "Invisible"})
    x, y = hero("X"), hero("Y")
    smash = power("SmashV", {"do": "break"}, speed="instant", target="enemy_equipment")
    t = combat(a=[{"hero": x, "equipment": [cloak]}], b={"heroes": [y], "hand": [smash]})
    t.seats[0].does("attack", x, "their hq")
    t.seats[1].does("play", smash, cloak)
    t.windows()
    assert not t.seats[1].can("block", y)
    t.quiet()
    assert t.hq == [7, 6]


@rule("PU-KEY-33", "PU-KEY-15")
def test_a_stunned_hero_may_still_divert() -> None:
    x, y, z = hero("X"), hero("Y", keywords=["Divert"]), hero("Z", stars=2, dfn=9)
    t = combat(a=[x], b=[{"hero": y, "stunned": True}, z])
    t.seats[0].does("attack", x, y)
    t.seats[1].does("divert", y, z)
    t.seats[1].does("block", z)
    t.quiet()
    assert t.hq == [7, 7]
