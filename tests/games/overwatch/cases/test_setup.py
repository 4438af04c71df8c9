"""Worked cases: set-up, where Heroes may be played, deploying."""

from games.overwatch.table import hero, match, table, token
from marks import case, rule


@rule("OW-SETUP-01", "OW-SETUP-03", "OW-SETUP-05")
@case("OW-CASE-001")
def test_three_cards_are_swapped_once_and_no_fourth() -> None:
    a, b = match()
    everything = a.zone("hand") + a.zone("deck")
    assert (len(a.hand), len(a.zone("deck"))) == (6, 26)
    assert len(set(everything)) == 32
    assert "D.Va" not in everything and "B.O.B." not in everything

    first = a.zone("hand")[:4]
    for name in first[:3]:
        a.does("swap", name)
    assert a.refused("swap", first[3]).rule == "OW-SETUP-05"
    a.does("done")
    assert a.refused("swap", first[3]).rule == "OW-SETUP-05", "once, and done is done"
    b.does("done")

    assert (len(a.hand), len(a.zone("deck")), len(a.zone("discard"))) == (6, 23, 3)
    assert sorted(a.zone("discard")) == sorted(first[:3])
    assert not set(a.hand) & set(a.zone("discard"))
    leader = (a, b)[a.state.first]
    assert leader.verbs == {"play"}
    assert leader.refused("swap", leader.hand[0]).rule == "OW-SETUP-05"


@rule("OW-PLAY-03", "OW-SETUP-07")
@case("OW-CASE-002")
def test_the_first_hero_goes_on_a_centre_space() -> None:
    a, _ = table(a={"hand": ["Ana", "Ashe", "Echo", "Genji", "Mei", "Zarya"]})
    assert a.spaces == {"front-4", "middle-4", "back-4"}
    assert a.refused("play", "Ana", "front-3").rule == "OW-PLAY-03"
    assert len(a.hand) == 6 and a.is_asked and a.state.turn == a.number


@rule("OW-PLAY-04", "OW-PLAY-06", "OW-PLAY-11")
@case("OW-CASE-003")
def test_a_later_hero_needs_a_connection_to_an_own_hero() -> None:
    a, _ = table(
        a={"hand": ["Ana"], "board": {"middle-4": "Winston"}},
        b={"board": {"front-4": "Roadhog", "front-5": "Genji"}},
    )
    assert a.spaces == {"middle-3", "middle-5", "front-4", "back-4"}
    assert a.refused("play", "Ana", "front-5").rule == "OW-PLAY-06"


@rule("OW-PLAY-04", "OW-PLAY-05")
@case("OW-CASE-004")
def test_playing_never_opens_a_hole_in_a_row() -> None:
    a, _ = table(
        a={
            "hand": ["Ana"],
            "board": {"front-4": "Genji", "middle-4": "Mei", "middle-3": "Echo", "middle-2": "Zarya"},
        }
    )
    assert a.spaces == {"front-3", "front-5", "middle-1", "middle-5", "back-2", "back-3", "back-4"}
    assert a.refused("play", "Ana", "front-2").rule == "OW-PLAY-05"


@rule("OW-PLAY-07", "OW-PLAY-08", "OW-DEFEAT-02")
@case("OW-CASE-005")
def test_a_defeated_hero_keeps_its_space_and_connects() -> None:
    a, _ = table(a={"hand": ["Ana"], "board": {"back-4": hero("Tracer", down=True)}})
    assert a.spaces == {"back-3", "back-5", "front-4", "middle-4"}
    assert a.refused("play", "Ana", "back-4").rule == "OW-PLAY-07"


SEVEN = ["Genji", "Mei", "Echo", "Zarya", "Winston", "Orisa", "Reaper"]


@rule("OW-PLAY-01", "OW-PLAY-05", "OW-PLAY-12")
@case("OW-CASE-006")
def test_a_full_row_is_closed_and_a_turn_is_one_action() -> None:
    a, b = table(
        mode="large-hands",
        a={
            "hand": ["Ana"],
            "board": {f"front-{n}": name for n, name in enumerate(SEVEN, 1)},
            "synergy": (3, 0, 0),
        },
        b={"board": {"front-4": "Roadhog"}},
    )
    assert a.spaces == {f"{row}-{n}" for row in ("middle", "back") for n in range(1, 8)}
    assert a.refused("play", "Ana", "front-1").rule == "OW-PLAY-12"
    assert a.can("ultimate", "Winston")

    a.plays("Ana", "middle-1")
    assert not a.is_asked and b.is_asked
    assert a.refused("ultimate", "Winston").rule == "OW-ROUND-01"


@rule("OW-DEPLOY-01", "OW-SYN-01", "OW-POWER-01", "OW-SETUP-09")
@case("OW-CASE-007")
def test_power_and_synergy_go_to_the_row_played_into() -> None:
    a, b = table(a={"hand": ["Brigitte", "Ana"]}, b={"hand": ["Mei"]})
    assert a.power == a.synergy == b.power == b.synergy == (0, 0, 0)
    a.plays("Brigitte", "front-4")
    b.plays("Mei", "front-4")
    a.plays("Ana", "back-4")
    assert a.power == (3, 0, 2) and sum(a.power) == 5
    assert a.synergy == (1, 0, 2) and sum(a.synergy) == 3


@rule("OW-DEPLOY-01", "OW-DEPLOY-02")
@case("OW-CASE-008")
def test_a_declined_skill_is_lost() -> None:
    a, _ = table(a={"hand": ["Reinhardt", "Ana"]}, passed=["b"])
    a.does("play", "Reinhardt", "front-4")
    assert a.verbs == {"use", "skip"}
    a.does("skip")
    assert a.verbs == {"play"}
    assert a.refused("use").rule == "OW-DEPLOY-02"
    a.plays("Ana", "front-5")
    assert a.refused("use").rule == "OW-DEPLOY-02"
    assert a.shields("Reinhardt") == 0
    assert a.can("pass")


@rule("OW-DEPLOY-04", "OW-TOKEN-13", "OW-SHIELD-08")
@case("OW-CASE-009")
def test_arrival_effects_come_before_the_skill_and_synergy_after_it() -> None:
    a, _ = table(
        a={"hand": ["Zarya"]},
        b={"board": {"front-4": "Bastion"}, "tokens": [token("trap", "Bastion", row="back", amount=2)]},
    )
    a.does("play", "Zarya", "back-4")
    assert a.damage("Zarya") == 2, "before the skill"
    assert a.synergy == (0, 0, 0), "after the skill"
    a.does("use")
    a.does("choose", "Zarya")
    assert a.damage("Zarya") == 2 and a.on("Zarya") == {"particle": 3}
    assert a.synergy == (0, 0, 3) and a.power == (0, 0, 1)
    assert a.beside("back") == {"trap": 2}
