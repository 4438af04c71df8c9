"""Ultimates: who may use one, when, and what it costs."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, table, token, using
from marks import rule


@rule("OW-ULT-01")
def test_an_ultimate_is_the_whole_action_of_an_own_standing_hero() -> None:
    board = {"front-4": "Winston", "front-5": hero("Echo", down=True)}
    a, b = using("Winston", a={"board": board, "hand": ["Mei"], "synergy": (6, 0, 0)}, last_ultimate="winston")
    assert set(a.offered("ultimate")) == {"Winston"}
    assert a.refused("ultimate", "Echo").rule == "OW-DEFEAT-07"
    assert a.refused("ultimate", "Mei").rule == "OW-ULT-01", "not from the hand"
    assert a.refused("ultimate", "Roadhog").rule == "OW-ULT-01", "not the enemy's"
    a.ults("Winston", "front row")
    assert b.is_asked and a.refused("play", "Mei", "front-3").rule == "OW-ROUND-01"


@rule("OW-ULT-03")
def test_the_cost_is_paid_before_the_effect() -> None:
    a, b = using("Winston")
    a.does("ultimate", "Winston")
    assert a.synergy == (0, 0, 0) and b.damage("Roadhog") == 0, "paid, and nothing has happened yet"


@rule("OW-ULT-02")
def test_the_row_at_activation_pays() -> None:
    a, _ = using("Winston", a={"board": {"front-4": "Winston"}, "synergy": (3, 3, 0)})
    a.ults("Winston", "middle row")
    assert a.synergy == (0, 3, 0)


@rule("OW-ULT-04")
def test_a_used_ultimate_is_marked_for_the_round() -> None:
    a, _ = using("Winston", a={"board": {"front-4": "Winston"}, "synergy": (9, 0, 0)}, passed=["b"])
    assert not a.has_used("Winston")
    a.ults("Winston", "front row")
    assert a.has_used("Winston")
    assert a.refused("ultimate", "Winston").rule == "OW-ULT-04"


@rule("OW-ULT-05")
def test_only_the_teleporter_makes_an_ultimate_fresh() -> None:
    a, b = table(
        a={
            "hand": ["Symmetra"],
            "board": {"front-4": hero("Winston", used=True, marks=["bashed"])},
            "synergy": (2, 0, 0),
        },
        b={"board": ENEMIES},
        passed=["b"],
    )
    a.plays("Symmetra", "middle-4", "use", "Winston")
    a.plays("Winston", "front-4")
    assert not a.has_used("Winston") and a.on("Winston") == {}
    a.ults("Winston", "front row")
    assert b.damage("Roadhog") == 2


@rule("OW-ULT-06")
def test_echo_comes_back_from_a_copied_recall_with_her_ultimate_used() -> None:
    a, _ = table(
        a={"board": {"front-4": hero("Echo", damage=2)}, "synergy": (4, 0, 0)},
        passed=["b"],
        last_ultimate="tracer",
    )
    a.ults("Echo")
    assert a.hand == ["Echo"] and a.damage("Echo") == 0
    a.plays("Echo", "front-4")
    assert a.synergy == (5, 0, 0)
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-04"


@rule("OW-ULT-07")
def test_the_teleporter_does_not_return_its_symmetra() -> None:
    a, b = table(a={"hand": ["Symmetra"]}, b={"board": ENEMIES})
    a.does("play", "Symmetra", "front-4")
    assert b.is_asked, "alone she has nobody to return"
    a, _ = table(a={"hand": ["Symmetra"], "board": {"front-4": "Mei"}})
    a.does("play", "Symmetra", "front-5")
    a.does("use")
    assert a.offered("choose") == ["Mei"]


MEI, BOB = token("costly", "Mei", row="front"), token("pricey", "B.O.B.", row="front")


@pytest.mark.parametrize(
    ("tokens", "offered", "paid"),
    [([], "12345", 2), ([MEI], "12", 4), ([BOB], "123", 4), ([MEI, BOB], "1", 4)],
)
@rule("OW-ULT-09", "OW-ULT-08")
def test_minefields_x_is_what_the_row_can_pay(tokens: list[dict[str, str]], offered: str, paid: int) -> None:
    a, b = table(
        a={"board": {"front-4": "Wrecking Ball"}, "synergy": (5, 9, 9)},
        b={"board": ENEMIES, "tokens": tokens},
    )
    assert a.offered("ultimate", "Wrecking Ball") == list(offered)
    x = min(2, len(offered))
    a.does("ultimate", "Wrecking Ball", str(x))
    a.does("choose", "enemy middle row")
    assert b.beside("middle") == {"mines": x}
    assert a.synergy == (5 - paid, 9, 9)


@rule("OW-ULT-09")
def test_minefields_x_is_at_least_one() -> None:
    a, _ = table(a={"board": {"front-4": "Wrecking Ball"}, "synergy": (0, 5, 5)}, b={"board": ENEMIES})
    assert a.refused("ultimate", "Wrecking Ball").rule == "OW-ULT-02"
    a, _ = table(
        a={"board": {"front-4": "Wrecking Ball"}, "synergy": (1, 0, 0)},
        b={"board": ENEMIES, "tokens": [MEI]},
    )
    assert a.refused("ultimate", "Wrecking Ball").rule == "OW-ULT-02"


@pytest.mark.parametrize("name", ["Genji", "Sombra", "Hanzo", "Pharah", "Roadhog", "D.Va", "Torbjörn"])
@rule("OW-ULT-10")
def test_an_ultimate_without_effect_is_not_allowed(name: str) -> None:
    a, _ = table(a={"board": {"front-4": name}, "synergy": (9, 0, 0)})
    assert a.refused("ultimate", name).rule == "OW-ULT-10"


@pytest.mark.parametrize(
    ("state", "why"),
    [({"down": True}, "OW-DEFEAT-07"), ({"marks": ["frozen"]}, "OW-ULT-11"), ({"marks": ["bashed"]}, "OW-ULT-11")],
)
@rule("OW-ULT-11")
def test_the_defeated_the_frozen_and_the_bashed_have_no_ultimate(state: dict[str, object], why: str) -> None:
    a, _ = using("Winston", a={"board": {"front-4": hero("Winston", **state)}, "synergy": (3, 0, 0)})
    assert a.refused("ultimate", "Winston").rule == why


def echo(last: str, b: dict[str, object] | None = None, x: int = 0, **more: object):  # type: ignore[no-untyped-def]
    """A's Echo in the front row with 2 Synergy, after this Hero's Ultimate."""
    a = {"board": {"front-4": "Echo", "front-5": "Mei"}, "synergy": (2, 0, 0)} | more
    return table(a=a, b={"board": ENEMIES} | (b or {}), last_ultimate=last, last_x=x)


@rule("OW-ULT-12")
def test_a_copied_death_blossom_discards_echo() -> None:
    a, b = echo("reaper")
    a.ults("Echo")
    assert a.zone("discard") == ["Echo"] and a.at("Echo") is None
    assert b.damage(*NAMES) == (3, 3, 3, 0, 0)


@rule("OW-ULT-12")
def test_a_copied_self_destruct_spares_echo() -> None:
    a, b = echo("dvameka")
    a.ults("Echo")
    assert a.at("Echo") == "front-4" and a.damage("Echo") == 0 and a.at("D.Va") is None
    assert a.is_down("Mei") and b.damage(*NAMES) == (4, 4, 4, 0, 0)


@rule("OW-ULT-12")
def test_words_about_the_user_mean_echo() -> None:
    a, b = echo("brigitte")
    a.ults("Echo", "Roadhog")
    assert a.shields("Echo") == 2 and b.on("Roadhog") == {"bashed": 0}
    a, _ = echo("ana")
    a.ults("Echo")
    assert a.beside("front") == {"nano": 1} and a.power == (1 + 2 + 2, 0, 0)


@rule("OW-ULT-12")
def test_the_most_recent_ultimate_of_either_player_is_repeated_and_never_duplicate() -> None:
    a, b = table(
        a={"board": {"front-4": "Winston", "middle-4": "Echo"}, "synergy": (3, 2, 0)},
        b={"board": {"front-4": "Roadhog", "middle-4": "Echo", "back-4": "Sigma"}, "synergy": (0, 2, 3)},
    )
    a.ults("Winston", "front row")
    b.ults("Sigma", "enemy front row")
    a.ults("Echo", "enemy front row")
    assert b.damage("Roadhog") == 2 + 1, "Gravitic Flux, the enemy's"
    b.ults("Echo", "enemy middle row")
    assert a.damage("Echo") == 1, "Gravitic Flux again, not Duplicate"


@rule("OW-ULT-12", "OW-ULT-08")
def test_tokens_change_the_cost_of_duplicate() -> None:
    a, _ = echo("winston", b={"tokens": [MEI]})
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-02"
    a, _ = echo("winston", b={"tokens": [MEI, BOB]}, synergy=(6, 0, 0))
    a.ults("Echo", "front row")
    assert a.synergy == (0, 0, 0)


@rule("OW-ULT-13")
def test_a_copied_minefield_has_the_original_x() -> None:
    a, b = echo("wreckingball", x=3)
    a.ults("Echo", "enemy front row")
    assert b.beside("front") == {"mines": 3} and a.synergy == (0, 0, 0)


@rule("OW-ULT-13")
def test_bob_and_the_mech_are_copied_only_where_they_are_to_be_had() -> None:
    a, _ = echo("ashe")
    a.ults("Echo")
    assert a.hand == ["B.O.B."]
    a, _ = echo("ashe", board={"front-4": "Echo", "front-5": "B.O.B."})
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-13"

    a, _ = echo("dva", b={"removed": ["D.Va+MEKA"]})
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-13", "the enemy's mech is no help"
    a, _ = echo("dva", removed=["D.Va+MEKA"])
    a.ults("Echo")
    assert a.zone("deck")[-1] == "D.Va+MEKA"


@rule("OW-ULT-13")
def test_forge_hammer_is_copied_only_with_a_turret_of_the_own_side() -> None:
    turret = [token("turret", "Torbjörn", row="front")]
    a, _ = echo("torbjorn", b={"tokens": turret})
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-13"
    a, b = echo("torbjorn", tokens=turret)
    a.ults("Echo")
    assert b.beside("front") == {"turret": 2}


@rule("OW-ULT-10", "OW-ULT-12", "OW-POWER-05")
def test_self_destruct_with_nobody_near_replaces_the_mech_and_is_nothing_for_echo() -> None:
    a, _ = table(a={"board": {"front-4": "D.Va+MEKA"}, "synergy": (3, 0, 0)})
    a.ults("D.Va+MEKA")
    assert a.at("D.Va") == "front-4"
    a, _ = table(a={"board": {"front-4": "Echo"}, "synergy": (2, 0, 0)}, last_ultimate="dvameka")
    assert a.refused("ultimate", "Echo").rule == "OW-ULT-13"
