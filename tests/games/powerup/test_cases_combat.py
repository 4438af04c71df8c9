"""Worked cases of combat, Wounds and Team-Ups."""

import pytest

from games.powerup.kit import astra, blast, buff, combat, gear, hero, power, stat, table
from marks import case, rule


@case("PU-CASE-001")
@rule("PU-CARD-03", "PU-WOUND-02")
def test_values_are_limited_to_ten_once() -> None:
    x, y = hero("X", atk=9), hero("Y", dfn=10)
    surge = power("Surge", buff(3), target="ally")
    t = table(a={"heroes": [x], "hand": [surge]}, b=[{"hero": y, "equipment": [gear("Plate", stat(0, 1))]}])
    t.seats[0].does("play", surge, x)
    t.to_combat()
    t.quiet()
    assert (t.figures(x), t.figures(y)) == ("10/3", "3/10")
    t.attack(0, x, y)
    assert t.wounds(y) == 1


@case("PU-CASE-002")
@rule("PU-CARD-03", "PU-CARD-04")
def test_nothing_against_nothing_is_one_wound() -> None:
    x, y = hero("X", atk=0), hero("Y", dfn=2)
    curse = gear("Curse", stat(0, -4))
    t = combat(a=[x], b=[{"hero": y, "equipment": [curse]}])
    assert t.figures(y) == "3/0"
    t.attack(0, x, y)
    assert t.wounds(y) == 1
    assert t.hq == [7, 7]
    t.to_end_of_round()
    t.to_combat()
    t.passes(1)
    t.attack(0, x, y, block=False)
    assert t.hq == [7, 6]


@case("PU-CASE-003")
@rule("PU-CARD-10", "PU-COMBAT-05", "PU-KEY-02")
def test_type_words_give_no_evasion() -> None:
    x = hero("X", atk=4, dfn=3, types=["Flyer", "Ranged"])
    y = hero("Y", atk=3, dfn=4, types=["Human", "Melee"])
    t = combat(a=[x], b=[y])
    t.seats[0].does("attack", x, y)
    assert t.seats[1].can("block", y)
    t.seats[1].does("block", y)
    assert (t.wounds(y), t.wounds(x)) == (1, 1)
    assert t.kneels(x)
    assert t.kneels(y)


@case("PU-CASE-019")
@rule("PU-COMBAT-11", "PU-WOUND-02", "PU-WOUND-03")
def test_both_strike_at_the_same_time() -> None:
    x, y = hero("X", atk=4, dfn=3, health=4), hero("Y", atk=3, dfn=2, health=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.wounds(y)) == (1, 2)
    assert t.kneels(x)
    assert t.kneels(y)
    assert t.hq == [7, 7]


@case("PU-CASE-020")
@rule("PU-COMBAT-05", "PU-COMBAT-07", "PU-CARD-04")
@pytest.mark.parametrize("atk", [0, 10])
def test_an_unblocked_attack_is_one_wound_to_the_hq_whatever_the_atk(atk: int) -> None:
    x, y = hero("X", atk=atk), hero("Y")
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=False)
    assert t.hq == [7, 6]
    assert t.kneels(x)
    assert not t.kneels(y)
    assert t.wounds(y) == 0


@case("PU-CASE-021")
@rule("PU-COMBAT-04", "PU-COMBAT-08")
def test_a_kneeling_target_cannot_block_and_is_unharmed() -> None:
    x, y = hero("X", atk=8), hero("Y", health=3)
    t = combat(a=[x], b={"hq": 5, "heroes": [{"hero": y, "wounds": 1, "kneeling": True}]})
    t.seats[0].does("attack", x, y)
    assert t.seats[1].refused("block", y).rule
    assert t.hq == [7, 4]
    assert t.wounds(y) == 1


@case("PU-CASE-022")
@rule("PU-COMBAT-13", "PU-COMBAT-14", "PU-COMBAT-02")
def test_a_pass_in_combat_is_not_final() -> None:
    x, x2, y = hero("X"), hero("X2", stars=2), hero("Y")
    t = table(phase="combat", a=[x, x2], b=[y])
    a, b = t.seats
    a.does("pass")
    b.does("attack", y, x)
    a.does("let_through")
    a.does("attack", x, y)
    assert t.pending == "CombatTurn"  # b has nobody standing: b's pass is given by itself
    assert t.asked == [0]
    a.does("attack", x2, y)
    assert t.state.round == 4
    assert t.hq == [6, 5]


@case("PU-CASE-023")
@rule("PU-COMBAT-13", "PU-COMBAT-14")
def test_two_passes_end_combat_at_once() -> None:
    x, y = hero("X"), hero("Y")
    t = table(phase="combat", a=[x], b=[y])
    t.seats[0].does("pass")
    assert t.state.round == 3
    t.seats[1].does("pass")
    assert t.state.round == 4
    assert not t.kneels(x)
    assert not t.kneels(y)
    assert t.hq == [7, 7]


@case("PU-CASE-024")
@rule("PU-COMBAT-12", "PU-WOUND-04", "PU-WOUND-05", "PU-DEPLOY-03")
def test_a_ko_takes_everything_attached_along_and_frees_the_slot() -> None:
    x, y = hero("X", atk=5, dfn=3, health=4), hero("Y", stars=3, atk=3, dfn=4, health=3)
    other = hero("Other", stars=3)
    belt = gear("Belt")
    gift = power("Gift", buff(1), target="ally", attach={"surcharge": 1})
    t = combat(a=[x], b={"heroes": [{"hero": y, "wounds": 1, "equipment": [belt], "power": gift}], "slots": [other]})
    t.attack(0, x, y)
    assert t.is_ko(y)
    assert t.zone_of(belt) == t.zone_of(gift) == "used"
    assert t.wounds(x) == 1
    t.to_round(4)
    t.seats[1].does("deploy", other)
    assert t.zone_of(other) == "heroes"


@case("PU-CASE-025")
@rule("PU-TERM-09", "PU-TERM-10")
def test_stat_buffs_last_over_all_combats_of_the_round() -> None:
    x, z, y = hero("X"), hero("Z", stars=2), hero("Y")
    sword, rage = gear("Sword", stat(1)), power("Rage", buff(2), target="ally")
    t = combat(a={"heroes": [{"hero": x, "equipment": [sword]}, z], "hand": [rage]}, b=[y])
    a, b = t.seats
    a.does("attack", z, y)
    t.quiet()
    b.does("let_through")
    a.does("play", rage, x)
    t.quiet()
    t.passes(1)
    assert t.pending == "CombatTurn"
    assert t.figures(x) == "6/3"
    t.to_end_of_round()
    assert t.figures(x) == "4/3"


@case("PU-CASE-026")
@rule("PU-COMBAT-10")
def test_powers_alternate_one_effect_each() -> None:
    x, y = hero("X"), hero("Y")
    first, second = power("First", buff(1), target="ally"), power("Second", buff(1), target="ally")
    theirs = power("Theirs", buff(0, 1), target="ally")
    t = combat(a={"heroes": [x], "hand": [first, second]}, b={"heroes": [y], "hand": [theirs]})
    a, b = t.seats
    a.does("attack", x, y)
    t.quiet()
    b.does("block", y)
    assert t.pending == "Powers"
    assert t.asked == [0]
    a.does("play", first, x)
    b.does("decline")
    if t.pending == "Respond":
        a.does("decline")
    assert t.asked == [1]
    assert a.refused("play", second, x).rule == "TABLE-SEAT"
    b.does("done")
    assert t.pending == "Powers"
    a.does("play", second, x)
    t.quiet()
    assert t.pending == "CombatTurn"
    assert t.figures(x) == "5/3"


@case("PU-CASE-027")
@rule("PU-TEAMUP-04")
def test_the_target_must_outrank_both_heroes_of_the_pair() -> None:
    one, two, three, four = (hero(f"H{n}", stars=n) for n in (1, 2, 3, 4))
    y = hero("Y", stars=3)
    t = table(phase="combat", a=[one, two, three, four], b=[y])
    a = t.seats[0]
    assert a.can("team_up", two, one, y)
    assert a.refused("team_up", four, one, y).rule == "PU-TEAMUP-04"
    assert a.refused("team_up", three, one, y).rule == "PU-TEAMUP-04"


@case("PU-CASE-028")
@rule("PU-TEAMUP-03", "PU-MODE-03")
def test_a_pair_is_of_one_faction_also_with_mixed_factions() -> None:
    one, two = hero("P1"), hero("Q2", stars=2, faction="Q")
    three, y = hero("P3", stars=3, atk=1), hero("Y", stars=4)
    t = table(mode="mixed-factions", phase="combat", a=[one, two, three], b=[y])
    a = t.seats[0]
    assert a.refused("team_up", two, one, y).rule == "PU-TEAMUP-03"
    a.does("team_up", three, one, y)
    assert t.kneels(y)


@case("PU-CASE-029")
@rule("PU-TEAMUP-06", "PU-TEAMUP-09", "PU-TEAMUP-10")
def test_a_team_up_adds_atk_and_def() -> None:
    one, two = hero("One", atk=3, dfn=3), hero("Two", stars=2, atk=4, dfn=3)
    y = hero("Y", stars=3, atk=4, dfn=4, health=4)
    t = table(phase="combat", a=[one, two, hero("Idle", stars=5)], b=[y])
    t.seats[0].does("team_up", two, one, y)
    assert (t.wounds(y), t.wounds(one), t.wounds(two)) == (2, 0, 0)
    assert all(t.kneels(h) for h in (one, two, y))
    assert t.hq == [7, 7]


@case("PU-CASE-030")
@rule("PU-TEAMUP-01", "PU-TEAMUP-02", "PU-TEAMUP-13")
def test_one_challenge_a_round_and_the_offense_player_has_the_first_combat_turn() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2, 3)]
    theirs = [hero(f"B{n}", stars=n) for n in (1, 2, 3)]
    t = table(phase="combat", a=mine, b=theirs)
    a, b = t.seats
    assert t.asked == [0]
    a.does("decline")
    b.does("team_up", theirs[1], theirs[0], mine[2])
    assert t.pending == "CombatTurn"
    assert t.asked == [0]
    assert a.refused("team_up", mine[1], mine[0], theirs[2]).rule


@case("PU-CASE-031")
@rule("PU-TEAMUP-09", "PU-MODE-04", "PU-CARD-03")
@pytest.mark.parametrize(("mode", "target", "pair"), [("same-faction", 2, 1), ("brutal-combat", 5, 1)])
def test_single_values_are_limited_sums_are_not(mode: str, target: int, pair: int) -> None:
    three, two = hero("Three", stars=3, atk=9, dfn=4), hero("Two", stars=2, atk=4, dfn=3)
    y = hero("Y", stars=5, atk=7, dfn=10, health=10)
    rage = power("Rage3", buff(3), target="ally")
    t = table(mode=mode, a={"heroes": [three, two, hero("Idle")], "hand": [rage]}, b=[y])
    t.seats[0].does("play", rage, three)
    t.to_combat()
    t.seats[0].does("team_up", three, two, y)
    assert t.wounds(y) == target
    t.seats[1].does("spread", three, str(pair))
    assert (t.wounds(three), t.wounds(two)) == (pair, 0)


@case("PU-CASE-032")
@rule("PU-WOUND-03", "PU-COMBAT-11")
def test_both_beat_each_other() -> None:
    x, y = hero("X", atk=4, dfn=4, health=4), hero("Y", atk=5, dfn=3, health=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.wounds(y)) == (2, 2)


@case("PU-CASE-033")
@rule("PU-WOUND-01", "PU-WOUND-02", "PU-COMBAT-05")
@pytest.mark.parametrize(("block", "wounds", "hq"), [(True, 1, 7), (False, 0, 6)])
def test_the_defender_has_the_choice(block: bool, wounds: int, hq: int) -> None:
    x, y = hero("X", atk=4, dfn=4), hero("Y", atk=3, dfn=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=block)
    assert (t.wounds(y), t.wounds(x), t.hq[1]) == (wounds, 0, hq)
    assert t.kneels(y) == block


@case("PU-CASE-034")
@rule("PU-WOUND-01", "PU-WOUND-10")
def test_a_high_def_protects_blocker_and_hq() -> None:
    x, y = hero("X", atk=4, dfn=4), hero("Y", atk=3, dfn=6)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.wounds(y)) == (0, 0)
    assert t.hq == [7, 7]
    assert t.kneels(x)
    assert t.kneels(y)


@case("PU-CASE-035")
@rule("PU-WOUND-06", "PU-WOUND-05", "PU-DEPLOY-06")
@pytest.mark.parametrize(("wounds", "survives"), [(1, True), (2, False)])
def test_armour_that_leaves_play(wounds: int, survives: bool) -> None:
    x = hero("X", atk=4, dfn=4, health=3)
    armour = gear("Armour", stat(1, 1, health=1), {"is": "leaves", "wounds": 1})
    rag = gear("Rag")
    t = table(a={"heroes": [{"hero": x, "wounds": wounds, "equipment": [armour]}], "hand": [rag]}, b=[hero("Y")])
    assert t.figures(x) == "5/5"
    assert t.health(x) == 4
    t.seats[0].does("replace", rag, armour)
    assert t.is_ko(x) is not survives
    if survives:
        assert (t.figures(x), t.health(x), t.wounds(x)) == ("4/4", 3, 2)
        assert t.on(x) == [rag]
    else:
        assert t.zone_of(rag) == "used"
    assert t.zone_of(armour) == "used"


@case("PU-CASE-036")
@rule("PU-CHAIN-01", "PU-CHAIN-02", "PU-KEY-21")
def test_the_last_effect_of_a_chain_resolves_first() -> None:
    boost = {"name": "Boost", "cost": 1, "speed": "instant", "does": [buff(2, who="self")]}
    x, y = hero("X", atk=4), hero("Y", astra=[astra("Sap", buff(-3), speed="instant", target="enemy")])
    engine = gear("Engine", use=[boost])
    t = combat(a=[{"hero": x, "equipment": [engine]}], b=[y])
    a, b = t.seats
    a.does("attack", x, y)
    t.quiet()
    b.does("let_through")
    a.does("use", engine, "Boost")
    assert t.figures(x) == "4/3"
    t.state.log = []
    b.does("use", y, "Sap", x)
    t.quiet()
    resolved = [e.refs[0] & 4095 for e in t.state.log if e.kind == "resolves"]
    assert resolved == [t.card(y), t.card(engine)]  # 4 - 3 = 1 first, then 1 + 2 = 3
    assert t.figures(x) == "3/3"


@case("PU-CASE-037")
@rule("PU-CHAIN-02", "PU-CHAIN-03", "PU-CHAIN-06", "PU-KEY-17", "PU-WOUND-08")
def test_a_chain_of_evade_blast_and_shield() -> None:
    x = hero(
        "X",
        atk=5,
        dfn=3,
        health=4,
        astra=[
            astra("Blaze", buff(2, who="self")),
            astra("Bolt", blast(5), speed="instant", target="enemy"),
        ],
    )
    y = hero("Y", atk=4, dfn=4, health=4, evade=2, evade_def=1)
    shield = hero("Friend", stars=2, astra=[astra("Shield", buff(0, 2), speed="instant", target="ally")])
    t = table(a=[{"hero": x, "level": 2}], b=[y, shield])
    a, b = t.seats
    a.does("use", x, "Blaze")
    t.quiet()
    t.to_combat()
    t.quiet()
    a.does("attack", x, y)
    t.quiet()
    b.does("block", y)
    assert (t.figures(x), t.figures(y)) == ("7/3", "4/6")
    a.does("done")
    b.does("evade", y, y)
    assert t.figures(y) == "4/5"
    a.does("use", x, "Bolt", y)
    b.does("use", shield, "Shield", y)
    t.quiet()
    assert t.figures(y) == "4/7"
    assert (t.wounds(y), t.wounds(x)) == (0, 2)
    assert t.state.evade[t.card(y)] == 1


@case("PU-CASE-044")
@rule("PU-MODE-04", "PU-MODE-05")
@pytest.mark.parametrize(("block", "wounds", "hq"), [(True, (1, 4), 7), (False, (0, 0), 6)])
def test_brutal_combat_counts_every_point(block: bool, wounds: tuple[int, int], hq: int) -> None:
    x, y = hero("X", atk=7, dfn=4), hero("Y", atk=4, dfn=4, health=5)
    t = table(mode="brutal-combat", phase="combat", a=[x], b=[y])
    t.attack(0, x, y, block=block)
    assert (t.wounds(x), t.wounds(y)) == wounds
    assert t.hq[1] == hq
