"""Worked cases: Ultimates, their costs and limits, cards that come back, passing."""

import pytest

from games.overwatch.table import hero, table, token
from marks import case, rule


@rule("OW-SYN-05", "OW-DEFEAT-11", "OW-DEPLOY-02", "OW-DEPLOY-03", "OW-ULT-07", "OW-POWER-06")
@case("OW-CASE-010")
def test_a_teleported_hero_comes_back_fresh() -> None:
    a, _ = table(
        a={
            "hand": ["Symmetra"],
            "board": {"front-4": hero("Ana", damage=2, shields=1)},
            "synergy": (3, 0, 0),
        },
        b={"board": {"front-4": "Winston"}},
        passed=["b"],
    )
    assert a.power == (1, 0, 0)
    a.does("play", "Symmetra", "middle-4")
    a.does("use")
    assert a.offered("choose") == ["Ana"]
    assert a.refused("choose", "Symmetra").rule == "OW-TERM-02"
    a.does("choose", "Ana")
    assert a.hand == ["Ana"] and a.at("Ana") is None and not a.is_down("Ana")
    assert a.power == (0, 1, 0) and a.synergy == (3, 3, 0)

    a.does("play", "Ana", "front-4")
    assert a.verbs == {"use", "skip"}, "Biotic Grenade may be used again"
    a.does("skip")
    assert a.damage("Ana") == 0 and a.shields("Ana") == 0
    assert a.power == (1, 1, 0) and a.synergy == (6, 3, 0)
    assert a.refused("use").rule == "OW-DEPLOY-02", "one use for one play"


@rule("OW-ULT-02")
@case("OW-CASE-011")
def test_another_row_cannot_pay() -> None:
    a, _ = table(
        a={"board": {"front-4": "Genji"}, "synergy": (2, 0, 5)},
        b={"board": {"front-4": hero("Ana", damage=1)}},
    )
    assert a.refused("ultimate", "Genji").rule == "OW-ULT-02"
    assert a.synergy == (2, 0, 5) and a.is_asked and not a.has_used("Genji")


@rule("OW-ULT-02", "OW-ULT-04", "OW-DAMAGE-07", "OW-DEPLOY-09")
@case("OW-CASE-012")
def test_tactical_visor_loses_what_has_no_third_hero_and_comes_once() -> None:
    a, b = table(
        a={"board": {"back-4": "Soldier: 76"}, "synergy": (0, 0, 7)},
        b={"board": {"front-4": "Roadhog", "middle-4": "Orisa"}},
        passed=["b"],
    )
    a.does("ultimate", "Soldier: 76")
    a.does("choose", "Roadhog")
    assert a.refused("choose", "Roadhog").rule == "OW-DAMAGE-07"
    a.does("choose", "Orisa")
    assert b.damage("Roadhog", "Orisa") == (3, 2)
    assert a.synergy == (0, 0, 4)
    assert a.refused("ultimate", "Soldier: 76").rule == "OW-ULT-04"


MEI = token("costly", "Mei", row="middle")
BOB = token("pricey", "B.O.B.", row="middle")


@pytest.mark.parametrize(("tokens", "price"), [([MEI, BOB], 8), ([MEI], 6), ([BOB], 5), ([], 3)])
@rule("OW-ULT-08")
@case("OW-CASE-013")
def test_tokens_beside_the_row_raise_the_cost(tokens: list[dict[str, str]], price: int) -> None:
    def genji_with(synergy: int):  # type: ignore[no-untyped-def]
        return table(
            a={"board": {"middle-4": "Genji"}, "synergy": (0, synergy, 0)},
            b={"board": {"front-4": hero("Ana", damage=1)}, "tokens": tokens},
        )

    a, _ = genji_with(price - 1)
    assert a.refused("ultimate", "Genji").rule == "OW-ULT-02"
    a, b = genji_with(price)
    a.ults("Genji", "Ana")
    assert a.synergy == (0, 0, 0) and b.is_down("Ana")


@rule("OW-ULT-05", "OW-ULT-06", "OW-SYN-05", "OW-PASS-06")
@case("OW-CASE-014")
def test_recall_comes_once_a_round() -> None:
    a, _ = table(a={"board": {"back-4": hero("Tracer", damage=2)}, "synergy": (0, 0, 3)}, passed=["b"])
    assert a.power == (0, 0, 1)
    a.ults("Tracer")
    assert a.synergy == (0, 0, 1) and a.power == (0, 0, 0) and a.hand == ["Tracer"]
    assert a.refused("pass").rule == "OW-PASS-01"
    a.plays("Tracer", "back-4")
    assert a.synergy == (0, 0, 4) and a.power == (0, 0, 1) and a.damage("Tracer") == 0
    assert a.refused("ultimate", "Tracer").rule == "OW-ULT-04"


@rule("OW-ULT-11", "OW-ROUND-14", "OW-SHIELD-03")
@case("OW-CASE-015")
def test_a_bashed_hero_has_no_ultimate_until_the_next_round() -> None:
    a, b = table(
        a={"board": {"middle-4": hero("Brigitte", shields=1)}, "synergy": (0, 4, 0)},
        b={"board": {"front-4": "Winston"}, "synergy": (5, 0, 0)},
    )
    a.ults("Brigitte", "Winston")
    assert a.shields("Brigitte") == 3 and a.synergy == (0, 1, 0)
    assert b.refused("ultimate", "Winston").rule == "OW-ULT-11"
    assert b.synergy == (5, 0, 0)


@rule("OW-ROUND-14")
@case("OW-CASE-015")
def test_a_bashed_hero_played_in_the_next_round_may_use_its_ultimate() -> None:
    a, b = table(
        at="end",
        a={"board": {"front-4": "Brigitte"}},
        b={"board": {"back-4": hero("Winston", marks=["bashed"], used=True)}, "rest": "unused"},
    )
    assert b.hand == ["Winston"], "drawn from the discard pile, for want of a deck"
    a.plays(a.hand[0], "front-4")
    b.plays("Winston", "back-4")
    a.plays(a.hand[0], sorted(a.spaces)[0])
    assert b.synergy == (1, 1, 4) and b.on("Winston") == {}
    b.ults("Winston", "front row")
    assert b.at("Winston") == "front-4" and b.synergy == (1, 1, 1)


@rule("OW-ULT-12", "OW-TERM-03", "OW-SETUP-08")
@case("OW-CASE-016")
def test_duplicate_repeats_the_last_ultimate_with_new_choices() -> None:
    a, b = table(
        a={"board": {"middle-4": "Echo"}, "synergy": (0, 3, 0)},
        b={"board": {"front-4": "Genji", "back-4": "Bastion"}},
        last_ultimate="hanzo",
    )
    a.ults("Echo", "column 4")
    assert b.damage("Genji", "Bastion") == (3, 3)
    assert a.synergy == (0, 1, 0)


@rule("OW-ULT-12")
@case("OW-CASE-016")
def test_duplicate_needs_an_ultimate_used_this_round() -> None:
    a, _ = table(
        a={"board": {"middle-4": "Echo"}, "synergy": (0, 3, 0)},
        b={"board": {"front-4": "Genji", "back-4": "Bastion"}},
    )
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-12"


@rule("OW-PASS-01", "OW-PASS-03")
@case("OW-CASE-017")
def test_passing_needs_an_empty_hand_and_is_then_the_last_thing_left() -> None:
    a, _ = table(
        a={"hand": ["Ana"], "board": {"front-4": "Winston"}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": "Mei"}},
        passed=["b"],
    )
    assert a.refused("pass").rule == "OW-PASS-01"
    assert a.verbs == {"play", "ultimate"}
    a.ults("Winston", "front")
    a.plays("Ana", "middle-4")
    assert a.verbs == {"pass"} and len(a.options()) == 1


@rule("OW-PASS-01", "OW-PASS-06")
@case("OW-CASE-018")
def test_bob_must_be_played_before_passing() -> None:
    a, _ = table(a={"board": {"back-4": "Ashe"}, "synergy": (0, 0, 3)}, passed=["b"])
    a.ults("Ashe")
    assert a.hand == ["B.O.B."] and a.synergy == (0, 0, 0)
    assert a.refused("pass").rule == "OW-PASS-01"
    a.plays("B.O.B.", "middle-4")
    assert a.power == (0, 1, 3) and a.synergy == (0, 0, 0)
    assert a.can("pass")


@rule("OW-PASS-02", "OW-ROUND-01", "OW-ROUND-02", "OW-ULT-01")
@case("OW-CASE-019")
def test_who_has_passed_acts_no_more_and_the_second_pass_ends_the_round() -> None:
    a, b = table(
        turn="b",
        passed=["a"],
        a={"board": {"front-4": "Genji"}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": hero("Winston", damage=1)}},
    )
    assert a.refused("ultimate", "Genji").rule == "OW-PASS-02"
    assert a.power == b.power == (3, 0, 0)
    b.does("pass")
    assert a.state.round == 2
    assert (a.wins, b.wins) == (1, 0), "3 unspent Synergy decided it"
    assert a.synergy == (0, 0, 0)
