"""Specials that clear what lasts, search for cards, or go on drawing."""

from games.overpower.stories import act, battle, hit, hurt, names_in, played, quietly
from marks import card
from overtable.games.overpower.inplay.kinds import TRIGGER
from overtable.games.overpower.inplay.queries import bonus
from overtable.games.overpower.state import CLIPPED, HITS


@card("slaying-the-hydra", "legendary-partnership", "ethnoarchaeology", "monster-hunting-expert")
def test_clearing_cards_that_last() -> None:
    lasting = {
        "in_play": [
            {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
            {"card": "Wither", "by": "Anubis", "target": "Hercules"},
        ]
    }
    theirs = [{"name": "Sheriff of Nottingham", "placed": ["Squeeze the Commoners", "7B"]}, "Anubis"]
    table, a, b = played("Slaying the Hydra", "Hercules", theirs, them=lasting)
    assert set(a.offered("choose")) == {"Rule by Fear", "Wither"}
    a.does("choose", "Wither")
    assert names_in(table, 0, HITS) == [] and "Wither" in b.zone("dead pile")
    for name, by in (("Ethnoarchaeology", "Jane Porter"), ("Monster Hunting Expert", "Van Helsing")):
        table, a, b = played(name, by, theirs, them=lasting, beside=["Hercules"])
        assert sorted(b.zone("dead pile")) == ["Rule by Fear", "Squeeze the Commoners", "Wither"]
        assert b.zone("placed") == ["7 Brute Force"]
    table, a, b = hit("Legendary Partnership", "King Arthur", theirs, them=lasting, beside=["Hercules"])
    assert sorted(b.zone("dead pile")) == ["Rule by Fear", "Wither"]


@card("department-of-theoretical-physics")
def test_department_of_theoretical_physics_costs_and_keeps_duplicates() -> None:
    draw = {"draw": ["3C", "3E", "1C", "4C", "2C"]}
    table = battle(["Victory Harben"], ["Department of Theoretical Physics", "6I"], me=draw)
    a, b = table.seats
    act(a, "play", "Department of Theoretical Physics")
    a.does("pay", "6I")
    b.does("decline")
    quietly(table)
    assert sorted(a.zone("hand")) == ["1 Combat", "3 Combat", "3 Energy", "4 Combat"]
    poor = battle(["Victory Harben"], ["Department of Theoretical Physics", "6C"], me=draw)
    assert not poor.seats[0].can("play", "Department of Theoretical Physics")
    for hand, able in ((["6I"], False), (["6I", "5I"], True)):
        far = battle(["Zorro"], ["Department of Theoretical Physics", *hand], me=draw | {"reserve": "Victory Harben"})
        assert far.seats[0].can("play", "Department of Theoretical Physics") is able


@card("practical-physics")
def test_practical_physics_from_reserve_costs_an_intelligence_card() -> None:
    for hand, able in ((["6I"], True), (["6C"], False)):
        table = battle(["Zorro"], ["Practical Physics", *hand], me={"reserve": "Victory Harben"})
        assert table.seats[0].can("attack", "Practical Physics", "Victory Harben") is able


@card("regulators")
def test_regulators_fetch_a_card_and_draw_after_a_loss() -> None:
    table, a, b = played(
        "Regulators",
        "Billy the Kid",
        me={"power_pack": ["7C", "4C"], "draw": [f"{n}C" for n in (1, 2, 3, 4, 5, 6, 7, 8)] + ["5E", "3E"]},
    )
    a.does("choose", "7C")
    assert a.zone("hand") == ["7 Combat"] and table.state.kinds >> TRIGGER["draw_phase"] & 1
    b.does("pass")
    a.does("concede")
    b.does("accept")
    quietly(table, "Duplicates")
    assert len(a.zone("hand")) == 9


@card("book-of-the-dead")
def test_book_of_the_dead_revives_a_fallen_friends_special() -> None:
    me = {
        "front": ["Anubis", {"name": "Tarzan", "ko": 1}],
        "hand": [],
        "in_play": [{"card": "Book of the Dead", "by": "Anubis"}],
        "draw": ["Raised by Mangani Apes", "Jungle Tactics"],
    }
    table = battle([], [], ["Merlin"], me=me, phase="draw", battle=3)
    a, _b = table.seats
    a.does("reveal", "Raised by Mangani Apes")
    quietly(table, "Place")
    assert a.zone("hand") == ["Raised by Mangani Apes"]
    assert not a.can("place")
    quietly(table)
    assert a.can("attack", "Raised by Mangani Apes", "Anubis")


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


@card("relentless-hessian")
def test_relentless_hessian_finds_the_mark_and_plays_it() -> None:
    table, a, b = played(
        "Relentless Hessian",
        "Headless Horseman",
        ["Zorro"],
        me={"draw": ["3C", "2C"], "dead": ["Mark of the Headless"]},
    )
    quietly(table, "Effects")
    a.does("search")
    a.does("choose", "Mark of the Headless")
    act(a, "attack", "Mark of the Headless", "Headless Horseman", "Zorro")
    b.does("take")
    assert bonus(table.state, 4, 0, "attack", 1, True) == -2 and "3 Combat" in a.zone("hand")


@card("complex-criminal-scheme", "mathematical-genius")
def test_complex_criminal_scheme_fetches_mathematical_genius_when_defended() -> None:
    table = battle(
        ["Professor Moriarty"],
        ["Complex Criminal Scheme"],
        ["Leonidas"],
        ["8C"],
        me={"dead": ["Mathematical Genius"], "draw": [f"{n}I" for n in (1, 2, 3, 4, 5, 6, 7)]},
    )
    a, b = table.seats
    act(a, "attack", "Complex Criminal Scheme")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    a.does("search")
    a.does("choose", "Mathematical Genius")
    act(a, "play", "Mathematical Genius")
    a.does("look")
    assert len(a.offered("choose")) == 6
    a.does("choose", "6I")
    assert a.zone("hand") == ["6 Intelligence"]
    assert a.zone("draw pile")[-1] == "Mathematical Genius"


@card("greatest-soldiers-in-history")
def test_greatest_soldiers_bring_training_cards_back() -> None:
    table, a, _b = played(
        "Greatest Soldiers in History",
        "Leonidas",
        me={"dead": ["Training (Merlin)", "Great Club"], "draw": ["1C", "2C"]},
    )
    assert "Training (Merlin)" in a.zone("draw pile") and table.state.kinds >> TRIGGER["universe_used"] & 1


@card("greatest-soldiers-in-history")
def test_playing_a_training_card_draws_for_leonidas() -> None:
    me = {"in_play": [{"card": "Greatest Soldiers in History", "by": "Leonidas"}], "draw": ["7C", "2C"]}
    table = battle(["Leonidas"], ["4B", "Training (Robin Hood)"], ["Merlin"], me=me)
    a, _b = table.seats
    act(a, "attack", "4B", "Training (Robin Hood)")
    assert table.pending == "Triggered"
    a.does("draw", "1")
    quietly(table)
    assert "7 Combat" in a.zone("hand")


@card("for-guinevere-s-love", "knight-of-the-round-table")
def test_sword_and_shield_comes_back() -> None:
    table, a, b = played("For Guinevere's Love", "Lancelot", me={"dead": ["Sword and Shield"]})
    a.does("choose", "Sword and Shield")
    act(a, "play", "Sword and Shield")
    assert names_in(table, 0, CLIPPED) == ["Sword and Shield"]
    for wounds, able in (([], False), (["5C"], True)):
        table = battle(
            [{"name": "Lancelot", "hits": wounds}], ["Knight of the Round Table"], me={"dead": ["Sword and Shield"]}
        )
        a, b = table.seats
        act(a, "play", "Knight of the Round Table")
        b.does("decline")
        if able:
            a.does("choose", "5C")
            a.does("choose", "Sword and Shield")
            assert hurt(table, "Lancelot") == 0
        else:
            assert table.pending == "Turn"
