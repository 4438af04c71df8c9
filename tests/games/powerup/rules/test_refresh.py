"""Rules of Refresh! and Power Up! that no worked case plays."""

import pytest

from games.powerup.own_cards import GAME, astra, battle, buff, gear, hero, power
from games.powerup.table import Story, table
from marks import rule
from overtable.games.powerup.phases.refresh import fresh_limits, set_energy
from overtable.games.powerup.state import PowerUp
from overtable.kernel.game import Setup


@rule("PU-REFRESH-04")
def test_who_is_able_to_stand_stands_up() -> None:
    x, z = hero("X"), hero("Z", stars=2)
    hold = power("Hold", {"do": "kneel", "pin": True}, target="enemy")
    t = table(a=[x, {"hero": z, "kneeling": True}], b={"heroes": [hero("Y")], "hand": [hold]}, offense="b")
    t.seats[1].does("play", hold, x)
    t.to_round(4)
    assert t.kneels(x)
    assert not t.kneels(z)
    t.to_round(5)
    assert not t.kneels(x)


@rule("PU-REFRESH-06")
def test_the_limits_of_a_round_start_afresh() -> None:
    x = hero("X", keywords=["Divert", "Resolve"], astra=[astra("Guard", buff(0, 1, who="self"), cost=1, times=1)])
    old, new, newer = gear("Old"), gear("New"), gear("Newer")
    t = table(a={"heroes": [{"hero": x, "equipment": [old]}], "hand": [new, newer]}, b=[hero("Y")])
    a, s = t.seats[0], t.state
    a.does("replace", new, old)
    t.passes(1)
    a.does("use", x, "Guard")
    t.passes(1)
    assert not a.can("replace", newer, new)
    s.flags[t.card(x)] |= 4 | 8 | 16
    s.teamups = 0
    t.to_round(4)
    while t.asked != [0]:
        t.step()
    assert a.can("replace", newer, new)
    assert a.can("use", x, "Guard")
    assert s.teamups == 1
    assert not s.flags[t.card(x)]


@rule("PU-REFRESH-06", "PU-REFRESH-03")
def test_a_round_begins_with_the_limits_and_counts_of_a_new_table() -> None:
    limits = ("guarded", "equipment_replaced", "powers_replaced", "teamups", "extra_teamups", "tally")
    x = hero("X")
    t = table(a={"heroes": [x]}, b={"heroes": [hero("Y")]})
    s, fresh = t.state, PowerUp(1, t.state.printing, 100)
    s.guarded, s.equipment_replaced, s.powers_replaced, s.extra_teamups = [3, 4], [1, 2], [2, 1], [1, 2]
    s.teamups, s.tally = 0, [[n + 1 for n in row] for row in s.tally]
    s.uses = [1] * len(s.uses)
    s.deploy, s.power = [9, 8], [7, 6]
    fresh_limits(s)
    set_energy(s)
    assert {name: getattr(s, name) for name in limits} == {name: getattr(fresh, name) for name in limits}
    assert s.uses == [0] * len(s.printing)
    assert (s.deploy, s.power) == ([3, 3], [3, 3])


@rule("PU-REFRESH-01", "PU-REFRESH-03", "PU-CARD-07")
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_text_gives_more_of_either_energy_to_its_owner(side: str) -> None:
    mill = battle("Mill", {"is": "extra_energy", "deploy": 1, "power": 2})
    under = battle("UnderM", {"is": "extra_energy", "deploy": 5, "power": 5})
    sides = {"a": {"heroes": [hero("X")]}, "b": {"heroes": [hero("Y")]}}
    sides[side]["battle"] = [mill, under]
    t = table(phase="refresh", **sides)
    t.seats["ab".index(side)].does("keep")
    energies = [(d, p) for d, p in zip(t.state.deploy, t.state.power, strict=True)]
    assert energies == ([(4, 5), (3, 3)] if side == "a" else [(3, 3), (4, 5)])


@rule("PU-COMBAT-17")
def test_energy_that_nobody_used_is_lost_in_resolve() -> None:
    t = table(round=9, phase="resolve", a={"heroes": [hero("X")], "deck": []}, b=[hero("Y")])
    assert t.state.result is not None
    assert (t.state.deploy, t.state.power) == ([0, 0], [0, 0])


@rule("PU-REFRESH-05")
def test_keeping_the_battle_card_and_asking_offense_first() -> None:
    bx, by = battle("KX"), battle("KY")
    t = table(
        phase="refresh",
        offense="b",
        a={"heroes": [hero("X")], "battle": [bx, by]},
        b={"heroes": [hero("Y")], "battle": [by, bx]},
    )
    assert (t.pending, t.asked) == ("SwapBattle", [1])
    assert t.seats[1].refused("swap", by).rule == "PU-REFRESH-05"
    t.seats[1].does("keep")
    assert t.asked == [0]
    t.seats[0].does("keep")
    assert t.seats[0].zone("battle")[-1] == bx


@rule("PU-POWERUP-03")
def test_the_starting_hero_reaches_level_two_in_round_two() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=3))
    for seat in t.seats:
        t.answer(seat.number, seat.options()[0])
    start = t.state.board[0]
    assert (t.state.round, t.state.level[start]) == (1, 1)
    t.to_round(2)
    assert t.state.level[start] == 2


@rule("PU-POWERUP-03", "PU-REFRESH-02", "PU-SETUP-12")
def test_a_position_at_the_refresh_of_round_one_is_played_as_round_one() -> None:
    x = hero("X", astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    t = table(round=1, phase="refresh", offense="b", a=[x], b=[hero("Y")])
    assert (t.state.round, t.state.offense, t.state.deploy, t.state.power) == (1, 1, [1, 1], [1, 1])
    assert t.astra(x) == ["One"]
    t.to_round(2)
    assert (t.state.offense, t.astra(x)) == (0, ["One", "Two"])


@rule("PU-POWERUP-05")
def test_levels_are_lost_with_the_hero() -> None:
    x = hero("X", health=1)
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    t = table(
        offense="b",
        a={"heroes": [{"hero": x, "level": 4}], "slots": [x]},
        b={"heroes": [hero("Y")], "hand": [bomb]},
    )
    a, b = t.seats
    b.does("play", bomb, x)
    t.quiet()
    a.does("deploy", x)
    assert t.state.level[t.state.board[0]] == 1
