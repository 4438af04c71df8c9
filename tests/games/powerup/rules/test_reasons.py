"""Why not: what is told of things that a step does not speak of, and of targets that are not allowed."""

import pytest

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import Story, combat, table
from overtable.games.powerup.chain.use import usable
from overtable.games.powerup.game import GAME as OURS
from overtable.kernel.engine import explain
from overtable.kernel.message import Refused
from overtable.kernel.option import Option
from overtable.kernel.refs import card, seat
from overtable.lab.reasons import reasons

X = hero("X", astra=[astra("Bolt", blast(5), target="enemy")])
CALM = hero("Calm", stars=3, astra=[{"name": "Calm", "always": [stat(0, 1)]}])


def full() -> dict[str, object]:
    """A side with something in every place."""
    waits = {"name": "Wait", "when": "hq_hit", "does": [{"do": "draw"}]}
    return {
        "heroes": [{"hero": X, "equipment": [gear("BladeR", stat(1))], "joined": [hero("Rider", stars=2)]}, CALM],
        "slots": [hero("Slot", stars=5)],
        "hand": [gear("Gear", cost=1), battle("Tac"), power("Song", buff(1), target="ally")],
        "battle": [battle("TopR", use=[waits]), battle("UnderR")],
        "used": [gear("Spent")],
        "hero_used": [hero("Gone", stars=4)],
    }


def told(t: Story, name: str) -> list[str]:
    """The rules that seat 0 is told of when it asks about a card."""
    return [r.rule for r in explain(t.state, 0, card(t.card(name, 0)))]


LYING = [
    (gear("Spent"), "PU-DEPLOY-15"),
    (hero("Gone", stars=4), "PU-TERM-06"),
    (hero("Slot", stars=5), "PU-DEPLOY-03"),
    (gear("Gear", cost=1), "PU-DEPLOY-05"),
    (battle("Tac"), "PU-DEPLOY-09"),
    (power("Song", buff(1), target="ally"), "PU-TERM-08"),
    (gear("BladeR", stat(1)), "PU-CARD-09"),
    (hero("Rider", stars=2), "PU-TERM-03"),
    (battle("UnderR"), "PU-REFRESH-05"),
]


@pytest.mark.parametrize(("name", "rule"), LYING)
def test_what_is_told_in_combat_of_a_card_that_no_attack_speaks_of(name: str, rule: str) -> None:
    t = table(phase="combat", a=full(), b=[hero("Y")])
    t.quiet()
    assert t.pending == "CombatTurn"
    assert told(t, name) == [rule]


def test_what_is_told_of_a_waiting_battle_card_and_of_an_hq() -> None:
    t = table(phase="combat", a=full(), b=[hero("Y")])
    t.quiet()
    top = t.seats[0].zone("battle")[-1]
    assert told(t, top) == ["PU-KEY-12"]
    t.seats[0].does("attack", X, hero("Y"))
    assert (t.pending, t.asked) == ("Respond", [0])
    assert [r.rule for r in explain(t.state, 0, seat(1))] == ["PU-COMBAT-09"]
    t = table(a=full(), b=[hero("Y")])
    assert t.seats[0].refused("use", top, "Wait").rule == "PU-KEY-12"


def test_whose_a_card_is_and_whose_turn() -> None:
    t = table(phase="combat", a=full(), b={"heroes": [hero("Y")], "used": [gear("Theirs")]})
    t.quiet()
    assert [r.rule for r in explain(t.state, 0, card(t.card(gear("Theirs"))))] == ["TABLE-WHOSE"]
    assert [r.rule for r in explain(t.state, 1, card(t.card(hero("Y"))))] == ["TABLE-SEAT"]


def test_a_card_that_is_not_there_is_refused_with_what_the_step_asks_for() -> None:
    t = table(phase="combat", a=full(), b=[hero("Y")])
    t.quiet()
    nobody = card(len(t.state.where))
    assert [r.rule for r in explain(t.state, 0, nobody)] == ["PU-COMBAT-03"]
    with pytest.raises(Refused, match="PU-COMBAT-03"):
        t.answer(0, Option("attack", (nobody, seat(1))))


def test_a_target_that_is_not_allowed_is_refused_with_what_the_text_asks_for() -> None:
    lull = power("Lull", {"do": "stun"}, target="enemy", only={"most_stars": 2})
    big, small = hero("Big", stars=4), hero("Small")
    t = table(a={"heroes": [X], "hand": [lull]}, b=[big, small])
    a = t.seats[0]
    reason = a.refused("play", lull, big)
    assert (reason.rule, a.tells(reason)) == ("PU-TERM-11", f"{lull} can only be aimed at an enemy Hero (up to 2★).")
    assert a.refused("use", X, "Bolt", X).rule == "PU-TERM-11"


def test_what_has_no_target_says_what_it_needs() -> None:
    smash = power("SmashR", {"do": "break"}, target="enemy_equipment")
    t = table(a={"heroes": [X], "hand": [smash]}, b=[hero("Y")])
    reason = t.seats[0].refused("play", smash)
    assert t.seats[0].tells(reason) == f"There is nothing {smash} could be aimed at now: it needs an enemy Equipment."


def test_regen_is_no_answer() -> None:
    y, keep = hero("Y", regen=1), gear("Keep", cost=9)
    t = combat(a=[X], b={"heroes": [{"hero": y, "wounds": 1}], "hand": [keep]})
    t.seats[0].does("attack", X, y)
    assert t.pending == "Respond"
    assert t.seats[1].refused("regen", y).rule == "PU-CHAIN-04"


def test_nearly_everything_is_told_why() -> None:
    found = reasons(OURS, 60, 11)
    assert found.asked > 2000
    assert found.share >= 0.99, found.bare.most_common(5)


def test_what_a_hero_cannot_do_itself_is_told_before_what_cannot_be_done_to_it() -> None:
    down = hero("Down", stars=2)
    t = combat(a=[X, {"hero": down, "kneeling": True}], b=[hero("Y")])
    told = t.seats[0].why_not(down)
    assert told[0].rule == "PU-COMBAT-04"
    assert t.seats[0].tells(told[0]) == f"{down} kneels."


@pytest.mark.parametrize(("keywords", "rule"), [(["Unavoidable"], "PU-KEY-36"), ([], "")])
def test_why_an_attack_cannot_be_dodged(keywords: list[str], rule: str) -> None:
    dodge = {"name": "Dodge", "cost": 1, "speed": "instant", "target": "attack", "does": [{"do": "evade_attack"}]}
    hush = {"name": "Hush", "cost": 1, "speed": "instant", "target": "astra", "does": [{"do": "negate"}]}
    x, y = hero("X", keywords=keywords), hero("Y", astra=[dodge, hush])
    t = combat(a=[x], b={"heroes": [{"hero": y, "level": 2}], "hand": [gear("Keep", cost=9)]})
    t.seats[0].does("attack", x, y)
    assert (t.pending, t.asked) == ("Respond", [1])
    b = t.seats[1]
    assert b.can("use", y, "Dodge") is not bool(rule)
    if rule:
        assert b.refused("use", y, "Dodge").rule == rule
    assert b.tells(b.refused("use", y, "Hush")).startswith("There is nothing Hush could be aimed at now")


def test_nothing_is_said_against_evading_what_can_be_evaded() -> None:
    y = hero("Y", evade=1)
    t = table(a=[X], b=[y])
    for wounded in (False, True):
        if wounded:
            t.seats[0].does("use", X, "Bolt", y)
        no: list[tuple[Option, object]] = []
        usable(t.state, 1, True, no)  # type: ignore[arg-type]
        assert [o.verb for o, _ in no if o.verb == "evade"] == ([] if wounded else ["evade"])
