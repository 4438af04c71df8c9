"""Specials of Dejah Thoris, Dr. Watson and Dracula."""

from games.overpower.specials import HELD, facing, hits, known, strikes, turn_of, under_attack
from games.overpower.stories import act, battle, hits_land, hurt, played
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import level


@card("diplomat-to-all-martians")
def test_diplomat_draws_when_the_opponent_ventures_more_than_one() -> None:
    for count in (1, 2):
        me = {"in_play": [{"card": "Diplomat to All Martians", "by": "Dejah Thoris"}], "draw": ["3C", "2C"]}
        table = battle(["Dejah Thoris"], [], ["Merlin"], me=me, phase="venture")
        a, b = table.seats
        a.does("venture", "reserve objectives")
        a.does("done")
        for _ in range(count):
            act(b, "venture")
        b.does("done")
        assert a.can("draw", "1") is (count == 2)


@card("protector-of-barsoom")
def test_protector_of_barsoom_ends_the_turn() -> None:
    a, b = facing(["Poseidon"], ["Trident (Poseidon)", "2C"], ["Dejah Thoris"], ["Protector of Barsoom"])
    strikes(a, b, "Trident (Poseidon)")
    b.does("avoid", "Protector of Barsoom", "Dejah Thoris")
    assert turn_of(b), "the additional attack is lost"


@card("champions-of-barsoom")
def test_champions_of_barsoom_joins_a_teammates_brute_force() -> None:
    table = battle(["Dejah Thoris", "Hercules"], ["Champions of Barsoom", "6B", "6C"], ["Merlin"])
    a, b = table.seats
    assert not a.can("attack", "Champions of Barsoom", "Dejah Thoris", "6C")
    a.does("attack", "Champions of Barsoom", "Dejah Thoris", "6B", "Hercules", "Merlin")
    b.does("decline")
    assert level(table.state, table.state.acts[-1]) == 10
    b.does("take")
    assert [h.value for h in table.state.hits] == [4, 6]


@card("not-a-bad-detective")
def test_not_a_bad_detective_sees_two_cards_of_the_target() -> None:
    a, b = facing(["Ra"], ["Not a Bad Detective"], ["Zorro", "Merlin"], [*HELD, "6I"], me={"reserve": "Dr. Watson"})
    hits(a, b, "Not a Bad Detective", "Dr. Watson", "Zorro")
    assert b.offered("reveal") == ["2 Combat", "3 Combat", "Riposte", "Rapier"], "Intelligence 6 is beyond him"
    b.answers(("reveal", "3C"), ("reveal", "Rapier"))
    assert known(a, b) == ["3C", "Rapier"] and turn_of(b)


@card("always-there-for-a-friend")
def test_always_there_for_a_friend_draws_when_hit() -> None:
    for block in (False, True):
        table = battle(
            ["Zorro"], ["6C"], ["Korak", "Dr. Watson"], ["Always There for a Friend", "6C"], them={"draw": ["3C", "2C"]}
        )
        a, b = table.seats
        act(a, "attack", "6C", "Zorro", "Korak")
        b.does("shift", "Always There for a Friend", "Dr. Watson", "Dr. Watson")
        if block:
            b.does("block", "6C", "Dr. Watson")
        else:
            b.does("take")
            b.does("draw", "1")
        assert ("3 Combat" in b.zone("hand")) is not block
        assert hurt(table, "Dr. Watson") == (0 if block else 6)


@card("crimson-restoration")
def test_crimson_restoration_moves_hits_to_the_astral_plane() -> None:
    table = battle([{"name": "Dracula", "hits": ["5C"], "current": ["6C"]}], ["Crimson Restoration"], ["Leonidas"])
    act(table.seats[0], "attack", "Crimson Restoration")
    hits_land(table)
    table.seats[0].does("choose", "all hits")
    assert hurt(table, "Dracula") == 0 and venture_total(table.state, 1) == 6, "only those of this battle"


@card("crimson-restoration")
def test_crimson_restoration_may_leave_the_hits() -> None:
    a, b = facing([hero("Dracula", hits=["5C"], current=["6C"])], ["Crimson Restoration"], ["Leonidas"])
    hits(a, b, "Crimson Restoration", "Dracula", "Leonidas")
    a.does("decline")
    assert a.hits("Dracula") == ["5C", "6C"] and turn_of(b)


@card("veil-of-deceit")
def test_veil_of_deceit_negates_only_what_has_no_number() -> None:
    them = {"in_play": [{"card": "Veil of Deceit", "by": "Dracula"}]}
    table = battle(["Hercules"], ["Great Club"], ["Dracula"], them=them)
    act(table.seats[0], "attack", "Great Club")
    assert not table.seats[1].can("negate")
    table = battle(["Captain Nemo"], ["Ethnologist"], ["Dracula"], them=them)
    a, b = table.seats
    act(a, "attack", "Ethnologist")
    b.does("negate", "Veil of Deceit", "Dracula", "Ethnologist")
    assert table.pending == "Turn" and "Veil of Deceit" in b.zone("dead pile")


@card("to-the-last-man")
def test_to_the_last_man_bars_cards_that_speak_of_teammates() -> None:
    _table, _a, b = played(
        "To the Last Man",
        "Dracula",
        ["Robin Hood", "Merlin"],
        ["7 Combat Teamwork (Energy/Intelligence)", "7E", "Master Archer"],
    )
    assert not b.can("attack", "7 Combat Teamwork (Energy/Intelligence)")
    assert b.can("attack", "Master Archer") and b.can("attack", "7E")


@card("undead-flesh")
def test_undead_flesh_asks_for_the_type_of_the_attack() -> None:
    for attack, kind, avoided in (
        ("6E", "", False),
        ("6C", "", True),
        ("6B", "", True),
        ("6I", "", False),
        ("5M", "Combat", True),
        ("5M", "Energy", False),
    ):
        _, b = under_attack(attack, "Dracula", ["Dracula", "Korak"], ["Undead Flesh"], kind=kind)
        assert b.can("avoid", "Undead Flesh", "Dracula") is avoided, (attack, kind)
    _, b = under_attack("6C", "Korak", ["Dracula", "Korak"], ["Undead Flesh"])
    assert not b.can("avoid")
