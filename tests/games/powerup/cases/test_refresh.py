"""Worked cases of Refresh!, Power Up! and Draw!."""

from games.powerup.own_cards import astra, battle, buff, gear, hero, stat
from games.powerup.table import table
from marks import case, rule


@case("PU-CASE-009")
@rule("PU-REFRESH-01", "PU-REFRESH-03", "PU-COMBAT-17")
def test_energy_is_set_and_not_saved() -> None:
    t = table(round=3, a={"heroes": [hero("X")], "deploy": 2, "power": 1}, b=[hero("Y")])
    t.to_round(4)
    assert t.state.round == 4
    assert (t.state.deploy[0], t.state.power[0]) == (4, 4)


@case("PU-CASE-010")
@rule("PU-REFRESH-05", "PU-CARD-07")
def test_one_battle_card_is_put_on_top_in_refresh() -> None:
    x, y, z = battle("BX", stat(1, who="team")), battle("BY"), battle("BZ", stat(2, who="team"))
    h = hero("H", atk=3)
    t = table(phase="refresh", a={"heroes": [h], "battle": [x, y, z]}, b=[hero("Y")])
    a = t.seats[0]
    assert t.figures(h) == "4/3"
    a.does("swap", z)
    assert a.zone("battle")[::-1] == [z, x, y]
    assert t.figures(h) == "5/3"
    assert a.refused("swap", y).rule == "PU-DEPLOY-09"


@case("PU-CASE-011")
@rule("PU-POWERUP-01", "PU-POWERUP-02", "PU-POWERUP-04")
def test_astra_unlock_round_by_round() -> None:
    x = hero("X", stars=2, astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    t = table(round=3, a={"heroes": [hero("H")], "slots": [x]}, b=[hero("Y")])
    t.seats[0].does("deploy", x)
    assert t.astra(x) == ["One"]
    t.to_round(4)
    assert t.astra(x) == ["One", "Two"]
    t.to_round(5)
    assert t.astra(x) == ["One", "Two"]
    assert t.state.level[t.card(x)] == 3


@case("PU-CASE-012")
@rule("PU-DRAW-01", "PU-DRAW-02", "PU-WIN-02")
def test_an_empty_deck_ends_the_game_in_resolve() -> None:
    x = hero("X", astra=[astra("Read", {"do": "draw", "n": 2})])
    junk = [gear(f"Junk{n}", cost=9) for n in range(4)]
    t = table(
        round=6,
        phase="refresh",
        a={"hq": 5, "heroes": [x], "hand": junk, "deck": [gear("Last")]},
        b={"hq": 3, "heroes": [hero("Y")]},
    )
    a = t.seats[0]
    assert (len(a.zone("hand")), len(a.zone("deck"))) == (5, 0)
    a.does("use", x, "Read")
    t.quiet()
    assert len(a.zone("hand")) == 5
    assert t.state.result is None
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-02")
