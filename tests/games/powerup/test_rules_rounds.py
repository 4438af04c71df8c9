"""Rules of the phases of a round and of the end that no worked case plays."""

import pytest

from games.powerup.kit import GAME, Story, astra, battle, buff, gear, hero, power, stat, table
from marks import rule
from overtable.kernel.game import Setup


@rule("PU-SETUP-11", "PU-DRAW-03")
def test_a_hand_limit_exists_only_by_a_text() -> None:
    junk = [gear(f"Junk{n}", cost=9) for n in range(12)]
    t = table(phase="refresh", a={"heroes": [hero("X")], "hand": junk}, b=[hero("Y")])
    assert len(t.seats[0].zone("hand")) == 13
    cap = gear("Cap", {"is": "hand_limit", "cards": 5})
    t = table(phase="refresh", a={"heroes": [hero("X")], "hand": junk}, b=[{"hero": hero("Y"), "equipment": [cap]}])
    a = t.seats[0]
    assert t.pending == "DiscardChoice"
    for n in range(8):
        assert len(a.zone("hand")) == 13 - n
        t.answer(0, a.options()[0])
    assert t.pending != "DiscardChoice"
    assert (len(a.zone("hand")), len(a.zone("used"))) == (5, 8)


@rule("PU-DRAW-03")
def test_a_text_gives_extra_draws() -> None:
    slate = gear("Slate", {"is": "extra_draw", "cards": 1})
    t = table(phase="refresh", a=[{"hero": hero("X"), "equipment": [slate]}], b=[hero("Y")])
    assert [len(seat.zone("hand")) for seat in t.seats] == [2, 1]


@rule("PU-SETUP-12")
def test_roles_change_every_round() -> None:
    keep = [gear("Keep", cost=9)]
    t = table(round=3, offense="a", a={"heroes": [hero("X")], "hand": keep}, b={"heroes": [hero("Y")], "hand": keep})
    roles = []
    for number in (3, 4, 5):
        t.to_round(number)
        roles.append(t.state.offense)
        assert t.asked == [t.state.offense]
    assert roles == [0, 1, 0]


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


@rule("PU-POWERUP-03")
def test_the_starting_hero_reaches_level_two_in_round_two() -> None:
    t = Story(GAME, Setup(mode="same-faction", seed=3))
    for seat in t.seats:
        t.answer(seat.number, seat.options()[0])
    start = t.state.board[0]
    assert (t.state.round, t.state.level[start]) == (1, 1)
    t.to_round(2)
    assert t.state.level[start] == 2


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


@rule("PU-DEPLOY-07")
def test_one_attached_power_is_replaced_a_round_counted_apart_from_equipment() -> None:
    x, z = hero("X"), hero("Z", stars=2)
    gift, gift2, gift3, gift4 = (
        power(f"Gift{n}", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(n)]}) for n in (1, 2, 3, 4)
    )
    old, new = gear("Old"), gear("New")
    t = table(
        round=6,
        a={
            "heroes": [{"hero": x, "power": gift, "equipment": [old]}, {"hero": z, "power": gift2}],
            "hand": [gift3, gift4, new],
        },
        b=[hero("Y")],
    )
    a = t.seats[0]
    a.does("replace", gift3, gift)
    t.passes(1)
    assert t.zone_of(gift) == "used"
    assert t.on(x) == [old, gift3]
    assert t.figures(x) == "6/3"
    assert t.state.power[0] == 4
    assert a.refused("replace", gift4, gift2).rule == "PU-DEPLOY-07"
    assert a.refused("attach", gift4, z).rule == "PU-DEPLOY-14"
    a.does("replace", new, old)
    assert t.zone_of(old) == "used"


@rule("PU-DEPLOY-14")
def test_an_attached_power_covers_what_the_second_astra_does_by_itself() -> None:
    steady = {"name": "Steady", "always": [stat(0, 2)]}
    x = hero("X", astra=[{"name": "Fierce", "always": [stat(1)]}, steady])
    gift = power("Gift9", buff(1), target="ally", attach={"surcharge": 1, "use": [astra("Given", buff(2, who="self"))]})
    for attached, figures in (("", "4/5"), (gift, "4/3")):
        own = {"hero": x, "level": 2} | ({"power": attached} if attached else {})
        t = table(a={"heroes": [own]}, b=[hero("Y")])
        assert t.figures(x) == figures, "the first Astra works on, the second is covered"


@rule("PU-DEPLOY-12", "PU-POWERUP-02")
def test_a_hero_deployed_this_round_acts_at_once() -> None:
    x = hero("X", stars=2, astra=[astra("One", buff(1, who="self"))])
    y = hero("Y")
    t = table(a={"heroes": [], "slots": [x]}, b=[y])
    a, b = t.seats
    a.does("deploy", x)
    t.passes(1)
    a.does("use", x, "One")
    t.to_combat()
    t.quiet()
    assert a.can("attack", x, y)
    a.does("pass")
    b.does("attack", y, x)
    assert a.can("block", x)


@rule("PU-DEPLOY-13", "PU-TERM-08")
def test_non_instants_are_deploy_actions_too() -> None:
    x = hero("X", astra=[astra("Slow", buff(1, who="self"))])
    song = power("Song", buff(0, 1), target="ally")
    t = table(a={"heroes": [x], "hand": [song]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("use", x, "Slow")
    t.passes(1)
    a.does("play", song, x)
    t.quiet()
    assert t.figures(x) == "4/4"
    assert t.state.phase == 4
    assert t.zone_of(song) == "used"


@rule("PU-DEPLOY-05")
def test_a_text_lets_a_hero_carry_more() -> None:
    x = hero("X", astra=[{"name": "Strong", "always": [{"is": "carries", "equipment": 2}]}])
    one, two, three = gear("One1"), gear("Two2"), gear("Three3")
    t = table(a={"heroes": [x], "hand": [one, two, three]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("equip", one, x)
    t.passes(1)
    a.does("equip", two, x)
    t.passes(1)
    assert a.refused("equip", three, x).rule == "PU-DEPLOY-05"
    assert t.on(x) == [one, two]


@rule("PU-DEPLOY-01")
def test_the_offense_player_acts_first_and_actions_alternate() -> None:
    two, three = hero("Two", stars=2), hero("Three", stars=3)
    t = table(offense="b", a={"heroes": [hero("X")], "slots": [two]}, b={"heroes": [hero("Y")], "slots": [three]})
    a, b = t.seats
    assert t.asked == [1]
    assert a.refused("deploy", two).rule == "TABLE-SEAT"
    b.does("deploy", three)
    assert t.asked == [0]
    a.does("deploy", two)


@rule("PU-WIN-05")
@pytest.mark.parametrize(("first_out", "winner"), [("a", 1), ("b", 0)])
def test_who_ran_out_first_loses(first_out: str, winner: int) -> None:
    last = {"hq": 4, "deck": [gear("Last")]}
    t = table(
        round=6,
        phase="refresh",
        offense=first_out,
        a={"heroes": [hero("X")], **last},
        b={"heroes": [hero("Y")], **last},
    )
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((winner,), "PU-WIN-02")


@rule("PU-WIN-05", "PU-WIN-02")
def test_only_one_deck_ran_out() -> None:
    t = table(phase="resolve", a={"hq": 4, "heroes": [hero("X")], "deck": []}, b={"hq": 4, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert t.state.result.winners == (1,)


@rule("PU-WIN-08")
def test_win_conditions_in_their_printed_order() -> None:
    t = table(round=10, phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 1, "heroes": [], "deck": []})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-01")
    t = table(round=10, phase="resolve", a={"hq": 2, "heroes": [], "deck": []}, b={"hq": 1, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-02")
    t = table(round=10, phase="resolve", a={"hq": 2, "heroes": []}, b={"hq": 1, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-06")


@rule("PU-WIN-09")
def test_both_lose_at_once() -> None:
    two = [hero("B1"), hero("B2", stars=2)]
    t = table(phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 0, "heroes": two})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-01")
    t = table(phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 0, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert t.state.result.winners == ()
    t = table(phase="resolve", a={"heroes": []}, b={"heroes": []})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((), "PU-WIN-06")


@rule("PU-WIN-06")
def test_an_empty_board_is_no_loss_while_heroes_are_left() -> None:
    t = table(phase="resolve", a={"heroes": [], "slots": [hero("S")]}, b=[hero("Y")])
    assert t.state.result is None
    assert t.state.round == 4


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
    t.seats[1].does("keep")
    assert t.asked == [0]
    t.seats[0].does("keep")
    assert t.seats[0].zone("battle")[-1] == bx
