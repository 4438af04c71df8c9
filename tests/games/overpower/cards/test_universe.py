"""Universe cards with a text of their own: the three staff cards of Ra."""

import pytest

from games.overpower.specials import facing, in_play, plays, strikes, turn_of, under_attack
from games.overpower.stories import battle, quietly
from games.overpower.table import hero
from marks import card


def test_staff_cards_of_ra() -> None:
    from overtable.games.overpower.inplay.queries import hits_to_ko

    staff = [{"card": c, "by": "Ra"} for c in ("Shards of the Staff", "Staff Fragments", "Staff Head")]
    table = battle(["Ra"], [], ["Leonidas"], me={"in_play": staff})
    a, _ = table.seats
    a.does("give_up", "Ra", "Leonidas")
    assert hits_to_ko(table.state, 4) == 12
    two = battle(["Ra"], [], ["Leonidas"], me={"in_play": staff[:2]})
    assert not two.seats[0].can("give_up")
    table = battle(
        ["Ra"], ["5E", "5B"], ["Leonidas"], me={"in_play": [staff[2]], "power_pack": ["4E", "8E"]}, phase="discard"
    )
    a, _b = table.seats
    a.does("discard", "5E")
    quietly(table, "Triggered")
    a.does("choose", "8E")
    assert "8 Energy" in a.zone("hand")


@card("shards-of-the-staff", "staff-fragments", "staff-head")
@pytest.mark.parametrize("name", ["Shards of the Staff", "Staff Fragments", "Staff Head"])
def test_a_staff_card_is_played_by_ra_for_the_game(name: str) -> None:
    a, b = facing(["Ra", "Zorro"], [name], ["Leonidas"])
    assert not a.can("play", name, "Zorro")
    plays(a, b, name, "Ra")
    assert a.clipped("Ra") == [name] and turn_of(b)
    b.does("concede")
    quietly(a.table)
    assert a.s.battle == 3 and a.clipped("Ra") == [name]


@card("shards-of-the-staff", "staff-fragments", "staff-head", "ra")
def test_three_staff_cards_bring_somebody_down() -> None:
    names = ("Shards of the Staff", "Staff Fragments", "Staff Head")
    staff = {"in_play": [{"card": c, "by": "Ra"} for c in names]}
    a, b = facing(["Ra"], [], [hero("Zorro", hits=["8C", "4C"]), hero("Korak", hits=["8C", "4C"])], me=staff)
    a.does("give_up", "Ra", "Zorro")
    assert b.is_kod("Zorro") and not b.is_kod("Korak") and set(names) <= set(a.dead)
    a, _ = facing(["Ra"], [], ["Zorro"], me={"in_play": staff["in_play"][:2]})
    assert not a.can("give_up")


@card("shards-of-the-staff")
def test_shards_of_the_staff_harden_power_cards() -> None:
    a, b = facing(["Leonidas"], ["8C"], ["Ra", "Zorro"], ["6C", "5C"], them=in_play("Shards of the Staff", "Ra"))
    strikes(a, b, "8C", "Leonidas", "Zorro")
    assert b.can("block", "6C", "Zorro") and not b.can("block", "5C")


@card("shards-of-the-staff")
def test_shards_of_the_staff_come_in_time_for_power_card_defences_only() -> None:
    _, b = under_attack("8C", "Zorro", ["Ra", "Zorro"], ["Shards of the Staff", "6C"])
    b.does("use", "Shards of the Staff", "Ra")
    b.does("block", "6C", "Zorro")
    assert b.damage("Zorro") == 0 and b.clipped("Ra") == ["Shards of the Staff"]
    a, b = facing(["Ra", "Hercules"], ["6B"], ["Zorro"], me=in_play("Shards of the Staff", "Ra"))
    strikes(a, b, "6B", "Hercules", "Zorro")
    assert a.level == 6
    a, b = facing(
        ["Zorro"], ["8C"], ["Ra", "Hercules"], ["Protector of Mankind"], them=in_play("Shards of the Staff", "Ra")
    )
    strikes(a, b, "8C", "Zorro", "Hercules")
    assert not b.can("block", "Protector of Mankind")


@card("lord-of-the-jungle", "rising-tides", "shards-of-the-staff")
def test_the_staff_helps_no_defence_when_ra_may_not_play_it() -> None:
    shards = "Shards of the Staff"
    for placed in (True, False):
        ra = hero("Ra", placed=[shards]) if placed else "Ra"
        hand = ["5C"] if placed else ["5C", shards]
        tide = in_play("Rising Tides", "Poseidon")
        for me, able in (({}, True), (in_play("Lord of the Jungle", "Tarzan", "Zorro"), False), (tide, not placed)):
            a, b = facing(["Tarzan", "Poseidon"], ["7C"], ["Zorro", ra], hand, me=me)
            strikes(a, b, "7C", "Tarzan", "Zorro")
            assert b.can("use", shards, "Ra") is able


@card("staff-fragments")
def test_staff_fragments_pay_for_a_third_objective() -> None:
    me = in_play("Staff Fragments", "Ra") | {"draw": ["1E", "2E", "3E"]}
    a, b = facing(["Ra"], [], ["Zorro"], me=me, phase="venture")
    a.does("no_penalty")
    assert a.dead == ["1E", "2E"]
    for _ in range(3):
        a.does("venture", "reserve objectives")
    a.does("done")
    b.does("venture", "reserve objectives")
    b.does("done")
    assert b.pending != "PenaltyDraw" and a.staked == (3, 0)
    a, b = facing(["Ra"], [], ["Zorro"], phase="venture")
    assert not a.can("no_penalty")


@card("staff-head")
def test_staff_head_fetches_after_a_discard_only() -> None:
    for hand, fetched in ((["5E", "5B"], True), (["5E", "4B"], False)):
        me = in_play("Staff Head", "Ra") | {"power_pack": ["6E", "5C"]}
        a, _ = facing(["Ra"], hand, ["Zorro"], me=me, phase="discard")
        if fetched:
            a.does("discard", "5B")
            quietly(a.table, "Triggered")
            assert a.offered("choose") == ["6 Energy"], "no duplicate"
            a.does("choose", "6E")
        quietly(a.table, "Place")
        assert ("6E" in a.hand) is fetched
