"""Specials of Merlin, Mina Harker, Morgan le Fay and Mr. Hyde."""

import pytest

from games.overpower.specials import (
    HELD,
    facing,
    hits,
    in_play,
    known,
    plays,
    sorts_out,
    strikes,
    turn_of,
    under_attack,
)
from games.overpower.stories import act, battle, hurt, played
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.inplay.queries import level


@card("archimedes")
@pytest.mark.parametrize(
    ("kind", "shown"),
    [(0, ["Riposte"]), (1, ["Rapier"]), (2, ["2C", "3C", "7I"])],
    ids=["Special", "Universe", "Power"],
)
def test_archimedes_sees_one_kind_of_cards(kind: int, shown: list[str]) -> None:
    a, b = facing(["Merlin"], ["Archimedes"], ["Zorro"], HELD)
    plays(a, b, "Archimedes", "Merlin")
    a.table.answer(0, a.options()[kind])
    assert known(a, b) == shown


@card("for-camelot")
def test_for_camelot_lets_friends_block_for_each_other() -> None:
    for there in (True, False):
        them = {"in_play": [{"card": "For Camelot!", "by": "Merlin"}]} if there else {}
        table = battle(["Zorro"], ["7C"], ["Merlin", "King Arthur", "Korak"], ["7E"], them=them)
        act(table.seats[0], "attack", "7C", "Zorro", "King Arthur")
        assert table.seats[1].can("block", "7E", "Merlin") is there
    table = battle(
        ["Zorro"],
        ["7C"],
        ["Merlin", "King Arthur", "Korak"],
        ["7E"],
        them={"in_play": [{"card": "For Camelot!", "by": "Merlin"}]},
    )
    act(table.seats[0], "attack", "7C", "Zorro", "Korak")
    assert not table.seats[1].can("block", "7E", "Merlin")


@card("for-camelot")
def test_for_camelot_works_both_ways_and_in_time() -> None:
    _, b = under_attack("7C", "King Arthur", ["Merlin", "King Arthur"], ["For Camelot!", "7E"])
    b.does("use", "For Camelot!", "Merlin")
    b.does("block", "7E", "Merlin")
    assert b.damage("King Arthur") == 0 and b.clipped("Merlin") == ["For Camelot!"]
    for friend, helps in (("King Arthur", True), ("Lancelot", True), ("Korak", False)):
        _, b = under_attack("6B", "Merlin", ["Merlin", friend], ["For Camelot!", "6C"])
        assert b.can("use", "For Camelot!") is helps, friend


@card("foretell-the-future")
def test_foretell_the_future_clears_ones_own_pile() -> None:
    a, b = facing(["Merlin"], ["Foretell the Future"], ["Zorro"], me={"draw": ["1E", "2E", "3E", "4E"]})
    plays(a, b, "Foretell the Future", "Merlin")
    a.answers(("look",), ("choose", "2E"), ("choose", "4E"), ("decline",))
    assert a.dead == ["2E", "4E", "Foretell the Future"] and sorted(a.draw_pile) == ["1E", "3E"]


@card("transmogrification")
def test_transmogrification_lends_a_teammates_specials() -> None:
    _table, a, b = played(
        "Transmogrification", "Merlin", ["Leonidas"], beside=["Zorro"], onto=["Zorro"], more=["Elite Swordsmanship"]
    )
    b.does("pass")
    assert a.can("attack", "Elite Swordsmanship", "Merlin")
    plain = battle(["Merlin"], ["Elite Swordsmanship"], ["Leonidas"])
    assert not plain.seats[0].can("attack", "Elite Swordsmanship", "Merlin")


@card("dracula-s-telepathic-connection")
def test_telepathic_connection_shows_all_that_the_target_can_play() -> None:
    a, b = facing(["Ra"], ["Dracula's Telepathic Connection"], ["Zorro", "Merlin"], HELD, me={"reserve": "Mina Harker"})
    hits(a, b, "Dracula's Telepathic Connection", "Mina Harker", "Zorro")
    assert known(a, b) == ["2C", "3C", "Rapier", "Riposte"]


@card("tracking-movements")
def test_tracking_movements_opens_the_hand_on_defence() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Mina Harker"], ["Tracking Movements", "6E"])
    a, b = table.seats
    act(a, "attack", "Great Club")
    act(b, "negate", "Tracking Movements")
    mine = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert [c["name"] for c in mine["cards"]] == ["6 Energy"]


@card("vampiric-celerity")
def test_vampiric_celerity_reaches_out_from_reserve() -> None:
    a, b = facing(["Hercules"], ["Vampiric Celerity"], [hero("Zorro", placed=["4C"])], me={"reserve": "Mina Harker"})
    hits(a, b, "Vampiric Celerity", "Mina Harker", "Zorro")
    a.does("choose", "4C")
    assert b.placed() == []


@card("apprentice-of-merlin")
def test_apprentice_of_merlin_works_from_reserve() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Korak"], ["Apprentice of Merlin"], them={"reserve": "Morgan le Fay"})
    act(table.seats[0], "attack", "Great Club", "Hercules", "Korak")
    assert table.seats[1].can("negate", "Apprentice of Merlin", "Morgan le Fay")


@card("duality")
def test_duality_takes_a_placed_card_and_draws_one_openly() -> None:
    foes = [hero("Zorro", placed=["4C"]), hero("Korak", placed=["5C"])]
    a, b = facing(["Morgan le Fay"], ["Duality", "3E"], foes, me={"draw": ["3E", "1E"]})
    plays(a, b, "Duality", "Morgan le Fay")
    assert a.offered("choose") == ["4 Combat", "5 Combat"]
    a.does("choose", "5C")
    assert b.placed() == ["4C"] and a.hand == ["3E", "3E"]
    sorts_out(a)
    assert a.hand == ["3E", "3E"] and turn_of(b), "a duplicate is kept"


@card("enchantress-guile")
def test_enchantress_guile_arranges_three_cards_if_it_was_defended() -> None:
    pile = ["1E", "2E", "3E", "4E"]
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Merlin"], ["7E"], them={"draw": pile})
    strikes(a, b, "Enchantress' Guile", "Morgan le Fay", "Merlin")
    b.does("block", "7E", "Merlin")
    a.does("look")
    assert a.offered("top") == a.offered("bottom") == ["1 Energy", "2 Energy", "3 Energy"]
    a.answers(("bottom", "1E"), ("top", "3E"), ("top", "2E"))
    assert b.draw_pile == ["2E", "3E", "4E", "1E"] and turn_of(b), "the last one put on top lies on top"
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Merlin"], ["7E"], them={"draw": pile})
    hits(a, b, "Enchantress' Guile", "Morgan le Fay", "Merlin")
    assert turn_of(b) and b.draw_pile == pile


@card("shapeshifter-s-guise")
def test_shapeshifters_guise_borrows_a_teammates_special() -> None:
    table = battle(
        ["Morgan le Fay", {"name": "Zorro", "placed": ["Elite Swordsmanship"]}],
        ["Shapeshifter's Guise", "Great Club"],
        ["Leonidas"],
        me={"reserve": "Hercules"},
    )
    a, b = table.seats
    act(a, "attack", "Shapeshifter's Guise")
    b.does("decline")
    b.does("take")
    assert a.can("attack", "Great Club", "Morgan le Fay") and not a.can("attack", "Great Club", "Hercules")
    act(a, "attack", "Elite Swordsmanship", "Morgan le Fay")
    b.does("decline")
    b.does("take")
    assert hurt(table, "Leonidas") == 10 and b.is_asked and table.pending == "Turn"


@card("teleportation-circle")
def test_teleportation_circle_swaps_with_the_reserve() -> None:
    _table, a, _b = played("Teleportation Circle", "Morgan le Fay", beside=["Korak"], me={"reserve": "Zeus"})
    a.does("choose", "Korak")
    assert a.zone("reserve") == ["Korak"] and "Zeus" in a.zone("front line")


@card("overdose")
def test_overdose_pays_with_the_draw_pile() -> None:
    table = battle(["Mr. Hyde"], ["Overdose"], ["Merlin"], me={"draw": ["1C", "2C", "3C", "4C"]})
    a, b = table.seats
    act(a, "attack", "Overdose")
    b.does("decline")
    a.does("choose", "3")
    assert level(table.state, table.state.acts[-1]) == 9
    assert sorted(a.zone("dead pile")) == ["1 Combat", "2 Combat", "3 Combat"]
    b.does("take")
    assert hurt(table, "Merlin") == 6


@card("overdose")
def test_overdose_stops_at_three() -> None:
    a, b = facing(["Mr. Hyde"], ["Overdose"], ["Zorro"])
    strikes(a, b, "Overdose", "Mr. Hyde", "Zorro")
    assert a.offered("choose") == ["0", "1", "2", "3"]


@card("sadistic-tendencies", "the-lost-city-of-opar")
def test_sadistic_tendencies_at_eight_is_any_power_whatever_was_named() -> None:
    for foe, kind in (("Tarzan", 2), ("Korak", 4)):
        a, b = facing(["Mr. Hyde"], ["Sadistic Tendencies"], [foe], ["1I"])
        strikes(a, b, "Sadistic Tendencies", "Mr. Hyde", foe, "Brute Force")
        assert a.attack.type == kind


@card("set-loose")
def test_set_loose_bars_any_character_specials_both_ways() -> None:
    them = {"in_play": [{"card": "Set Loose", "by": "Mr. Hyde"}]}
    table = battle(
        ["Zorro"],
        ["Wrath of Ra", "Freya: Goddess of Protection"],
        ["Mr. Hyde"],
        ["Valkyrie Skeggiold", "6I"],
        them=them,
    )
    a, b = table.seats
    assert not a.can("attack", "Wrath of Ra")
    a.does("pass")
    assert not b.can("attack", "Valkyrie Skeggiold")
    act(b, "attack", "6I", "Mr. Hyde", "Zorro")
    assert not a.can("avoid")


@card("set-loose")
def test_a_shift_is_no_defence_against_hyde() -> None:
    them = ["Legendary Escape", "Freya: Goddess of Protection"]
    a, b = facing(["Mr. Hyde"], ["6I"], ["Korak", "Zorro"], them, me=in_play("Set Loose", "Mr. Hyde"))
    strikes(a, b, "6I", "Mr. Hyde", "Korak")
    assert b.can("shift", "Legendary Escape", "Korak", "Zorro") and not b.can("avoid")


@card("the-serum")
def test_the_serum_also_heals_the_permanent_record() -> None:
    table = battle([{"name": "Mr. Hyde", "hits": ["5C", "3C"], "current": ["2C"]}], ["The Serum"])
    act(table.seats[0], "play", "The Serum")
    table.seats[1].does("decline")
    assert hurt(table, "Mr. Hyde") == 2


@card("trample")
def test_trample_goes_on_to_the_reserve_only_when_defended() -> None:
    table = battle(["Mr. Hyde"], ["Trample", "6I"], ["Leonidas"], ["6C"], them={"reserve": "Zeus"})
    a, b = table.seats
    act(a, "attack", "Trample", "Mr. Hyde", "Leonidas")
    b.does("decline")
    b.does("block", "6C", "Leonidas")
    a.does("attack", "6I", "Mr. Hyde", "Zeus")
    b.does("take")
    assert hurt(table, "Zeus") == 6
    table = battle(["Mr. Hyde"], ["Trample", "6I"], ["Leonidas"], ["6C"], them={"reserve": "Zeus"})
    a, b = table.seats
    act(a, "attack", "Trample", "Mr. Hyde", "Leonidas")
    b.does("decline")
    b.does("take")
    assert table.pending == "Turn" and b.is_asked


@card("victorian-sophisticant")
def test_victorian_sophisticant_bars_every_attack() -> None:
    table = battle(
        ["Zorro"],
        ["8C"],
        ["Mr. Hyde", "Korak"],
        them={"in_play": [{"card": "Victorian Sophisticant", "by": "Mr. Hyde"}]},
    )
    assert table.seats[0].offered("attack", "8C", "Zorro") == ["Korak"]
