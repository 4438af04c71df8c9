"""Specials that take cards from the opponent, draw cards, or show them."""

import pytest

from games.overpower.specials import facing, hits, plays, sorts_out, strikes, turn_of, unnegated
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.state import HAND, zone


@card("steal-from-the-rich", "vampiric-celerity", "decapitate", "i-will-have-those-silver-shoes")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Steal From the Rich", "Robin Hood"),
        ("Vampiric Celerity", "Mina Harker"),
        ("Decapitate", "Headless Horseman"),
        ("I Will Have Those Silver Shoes!", "Wicked Witch"),
    ],
)
def test_the_target_discards_one_placed_card_of_the_users_choice(name: str, by: str) -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier"]), hero("Korak", placed=["5C"])]
    a, b = facing([by], [name], foes)
    hits(a, b, name, by, "Zorro")
    assert a.offered("choose") == ["4 Combat", "Rapier"], "nothing of Korak's"
    a.does("choose", "Rapier")
    assert b.placed() == ["4C", "5C"] and b.dead == ["Rapier"]
    assert turn_of(b) and b.damage("Zorro") == 0


@card("vampiric-celerity")
def test_vampiric_celerity_reaches_out_from_reserve() -> None:
    a, b = facing(["Hercules"], ["Vampiric Celerity"], [hero("Zorro", placed=["4C"])], me={"reserve": "Mina Harker"})
    hits(a, b, "Vampiric Celerity", "Mina Harker", "Zorro")
    a.does("choose", "4C")
    assert b.placed() == []


@card("decapitate")
def test_decapitate_takes_all_placed_cards_of_a_marked_target() -> None:
    mark = {"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Zorro"}]}
    foes = [hero("Zorro", placed=["4C", "Rapier"]), hero("Korak", placed=["5C"])]
    a, b = facing(["Headless Horseman"], ["Decapitate"], foes, me=mark)
    hits(a, b, "Decapitate", "Headless Horseman", "Zorro")
    assert b.placed() == ["5C"] and turn_of(b)


@card("i-will-have-those-silver-shoes")
def test_silver_shoes_fetch_a_basic_card() -> None:
    a, b = facing(
        ["Wicked Witch"],
        ["I Will Have Those Silver Shoes!"],
        [hero("Zorro", placed=["4C"])],
        me={"dead": ["Lightning Bolt", "Training (Merlin)", "Hera (ally)"]},
    )
    hits(a, b, "I Will Have Those Silver Shoes!", "Wicked Witch", "Zorro")
    a.does("choose", "4C")
    assert a.offered("choose") == ["Lightning Bolt"] and a.can("decline")
    a.does("choose", "Lightning Bolt")
    assert a.hand == ["Lightning Bolt"] and turn_of(b)


@card("master-thief")
def test_master_thief_takes_a_power_card_and_may_draw_two_openly() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier"])]
    me = {"draw": ["3C", "3C", "1E"]}
    a, b = facing(["Robin Hood"], ["Master Thief", "6C"], foes, me=me)
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    assert a.offered("choose") == ["4 Combat"]
    a.does("choose", "4C")
    a.does("draw", "2")
    assert a.hand == ["3C", "3C", "6C"], "duplicates are kept"


@card("taxes")
def test_taxes_count_the_discarded_power_card() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier", "7C"])]
    a, b = facing(["Sheriff of Nottingham"], ["Taxes"], foes)
    hits(a, b, "Taxes", "Sheriff of Nottingham", "Zorro")
    assert a.offered("choose") == ["4 Combat", "7 Combat"]
    a.does("choose", "7C")
    assert a.venture == 7 and b.placed() == ["4C", "Rapier"] and a.astral == ["Taxes"]


@card("eye-of-sekhmet")
def test_eye_of_sekhmet_removes_a_card_and_all_its_copies() -> None:
    them = {"draw": ["4C", "1E", "4C"], "dead": ["4C", "Rapier"], "power_pack": ["4C", "5C"]}
    a, b = facing(["Ra"], ["Eye of Sekhmet"], [hero("Zorro", placed=["4C", "5C"])], ["4C"], them=them)
    hits(a, b, "Eye of Sekhmet", "Ra", "Zorro")
    a.does("choose", "4C")
    assert b.placed() == ["5C"] and b.draw_pile == ["1E"] and b.dead == ["Rapier"] and b.power_pack == ["5C"]
    assert b.hand == ["4C"], "the hand is not searched"


@card("avenging-my-love")
def test_avenging_my_love_takes_two_placed_cards_anywhere() -> None:
    foes = [hero("Zorro", placed=["4C"]), hero("Korak", placed=["5C", "6C"])]
    a, b = facing(["Tars Tarkas"], ["Avenging My Love"], foes)
    plays(a, b, "Avenging My Love", "Tars Tarkas")
    a.answers(("choose", "4C"), ("choose", "6C"))
    assert b.placed() == ["5C"] and turn_of(b)


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


@card("from-a-mile-away")
def test_from_a_mile_away_costs_each_front_line_character_a_placed_card() -> None:
    foes = [hero("Zorro", placed=["4C", "3C"]), hero("Korak", placed=["5C"]), "Tarzan"]
    a, b = facing(["Time Traveler"], ["From a Mile Away"], foes, them={"reserve": hero("Robin Hood", placed=["6C"])})
    plays(a, b, "From a Mile Away", "Time Traveler")
    assert b.offered("choose") == ["4 Combat", "3 Combat", "5 Combat"], "their choice, nobody in Reserve"
    b.does("choose", "3C")
    assert b.offered("choose") == ["5 Combat"]
    b.does("choose", "5C")
    assert b.placed() == ["4C", "6C"] and turn_of(b)


@card("disrupting-supply-lines")
def test_disrupting_supply_lines_clears_placed_universe_cards() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier", "Hera (ally)"]), hero("Korak", placed=["Training (Merlin)"])]
    a, b = facing(["Angry Mob: Industrial Age"], ["Disrupting Supply Lines"], foes, ["Flintlock"])
    plays(a, b, "Disrupting Supply Lines", "Angry Mob: Industrial Age")
    assert b.placed() == ["4C"] and b.hand == ["Flintlock"]


@card("staff-of-the-monkey-king")
def test_staff_of_the_monkey_king_takes_one_placed_universe_card_when_it_hits() -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier"]), hero("Korak", placed=["Flintlock"])]
    a, b = facing(["Sun Wukong"], ["Staff of the Monkey King"], foes, ["6C"])
    hits(a, b, "Staff of the Monkey King", "Sun Wukong", "Zorro")
    assert a.offered("choose") == ["Rapier", "Flintlock"]
    a.does("choose", "Flintlock")
    assert b.placed() == ["4C", "Rapier"]
    a, b = facing(["Sun Wukong"], ["Staff of the Monkey King"], foes, ["6C"])
    strikes(a, b, "Staff of the Monkey King", "Sun Wukong", "Zorro")
    b.does("block", "6C", "Zorro")
    assert turn_of(b) and len(b.placed()) == 3


@card("hero-of-nottingham", "human-spine-whip", "network-of-thieves")
@pytest.mark.parametrize(
    ("name", "by", "choice", "left"),
    [
        ("Hero of Nottingham", "Robin Hood", ["2 Combat", "3 Combat"], 1),
        ("Human Spine Whip", "Headless Horseman", ["2 Combat", "3 Combat", "4 Combat", "5 Combat"], 1),
        ("Network of Thieves", "Count of Monte Cristo", ["2 Combat", "3 Combat", "4 Combat"], 2),
    ],
)
def test_a_hit_costs_the_opponent_cards_of_their_choice(name: str, by: str, choice: list[str], left: int) -> None:
    foes = [hero("Zorro", placed=["4C"]), hero("Korak", placed=["5C"])]
    a, b = facing([by], [name], foes, ["2C", "3C"])
    hits(a, b, name, by, "Zorro")
    assert sorted(b.offered("choose")) == choice
    for _ in range(left):
        b.does("choose", b.offered("choose")[0])
    assert len(b.hand) + len(b.placed()) == 4 - left and turn_of(b)
    a, b = facing([by], [name], foes, ["2C", "3C", "8C"])
    strikes(a, b, name, by, "Zorro")
    b.does("block", "8C", "Zorro")
    assert b.hand == ["2C", "3C"] and turn_of(b)


@card("fires-of-halos")
def test_fires_of_halos_burn_every_intelligence_icon_in_hand() -> None:
    hand = ["2C", "3I", "4M", "Aramis", "7A"]
    a, b = facing(["Victory Harben"], ["Fires of Halos"], [hero("The Three Musketeers", placed=["5I"])], hand)
    plays(a, b, "Fires of Halos", "Victory Harben")
    assert b.hand == ["2C", "7A"] and b.placed() == ["5I"]


@card("grim-reaper")
def test_grim_reaper_takes_four_cards_with_the_icon_named() -> None:
    foes = [hero("Zorro", placed=["4C"])]
    a, b = facing(["Ra"], ["Grim Reaper"], foes, ["2C", "3C", "6C", "7C", "5I"])
    hits(a, b, "Grim Reaper", "Ra", "Zorro")
    a.does("choose", "Combat")
    assert "5 Intelligence" not in b.offered("choose")
    b.answers(("choose", "2C"), ("choose", "3C"), ("choose", "4C"), ("choose", "6C"))
    assert b.hand == ["5I", "7C"] and b.placed() == [] and turn_of(b)
    a, b = facing(["Ra"], ["Grim Reaper"], foes, ["2C", "5I"])
    hits(a, b, "Grim Reaper", "Ra", "Zorro")
    a.does("choose", "Energy")
    if not turn_of(b):
        b.does("decline")
    assert b.hand == ["2C", "5I"] and turn_of(b)


@card("tsunami", "gunnr-battle-valkyrie")
@pytest.mark.parametrize(("name", "by", "count"), [("Tsunami", "Poseidon", 7), ("Gunnr: Battle Valkyrie", "Ra", 5)])
def test_the_top_of_the_opponents_draw_pile_dies(name: str, by: str, count: int) -> None:
    pile = ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "1C"]
    a, b = facing([by], [name], them={"draw": pile})
    plays(a, b, name, by)
    assert b.draw_pile == pile[count:] and b.dead == pile[:count]


@card("reclaim-the-waters", "not-without-my-friends")
@pytest.mark.parametrize(
    ("name", "by"), [("Reclaim the Waters", "Poseidon"), ("Not Without My Friends", "Jane Porter")]
)
def test_a_hit_kills_three_cards_of_the_draw_pile(name: str, by: str) -> None:
    for defended in (False, True):
        a, b = facing([by], [name], ["Zorro"], ["8C"], them={"draw": ["1E", "2E", "3E", "4E"]})
        strikes(a, b, name, by, "Zorro")
        b.does(*(("block", "8C", "Zorro") if defended else ("take",)))
        assert b.dead == ([] if defended else ["1E", "2E", "3E"])


@card("archimedes-q-porter")
def test_archimedes_q_porter_kills_the_first_three_specials() -> None:
    pile = ["1E", "Riposte", "Elite Swordsmanship", "2E", "Master of Escape", "Ancestral Rapier"]
    a, b = facing(["Jane Porter"], ["Archimedes Q. Porter"], ["Zorro"], them={"draw": pile})
    hits(a, b, "Archimedes Q. Porter", "Jane Porter", "Zorro")
    assert b.dead == ["Elite Swordsmanship", "Master of Escape", "Riposte"]
    assert sorted(b.draw_pile) == ["1E", "2E", "Ancestral Rapier"]


DRAW_THREE = {
    "unlimited-resources": "Count of Monte Cristo",
    "fortune-of-helium": "Dejah Thoris",
    "lady-of-the-lake": "Hercules",
}


@card(*DRAW_THREE)
@pytest.mark.parametrize(("name", "by"), DRAW_THREE.items())
def test_three_cards_are_drawn_and_duplicates_discarded(name: str, by: str) -> None:
    a, b = facing([by], [name, "2C"], me={"draw": ["2C", "3C", "Freya: Goddess of Protection", "1C"]})
    plays(a, b, name, by)
    assert a.hand == ["2C", "2C", "3C", "Freya: Goddess of Protection"] and a.draw_pile == ["1C"]
    assert a.offered("discard") == ["2 Combat"] and not a.can("done")
    sorts_out(a)
    assert a.hand == ["2C", "3C", "Freya: Goddess of Protection"] and turn_of(b)


@card("robin-hood-master-thief", "department-of-theoretical-physics")
@pytest.mark.parametrize(
    ("name", "by", "cost", "other"),
    [
        ("Robin Hood: Master Thief", "Hercules", "Great Club", "6B"),
        ("Department of Theoretical Physics", "Victory Harben", "6I", "3B"),
    ],
)
def test_four_cards_are_drawn_for_one(name: str, by: str, cost: str, other: str) -> None:
    a, b = facing([by], [name, cost, other, "2C"], me={"draw": ["2C", "3C", "4C", "5C", "1C"]})
    plays(a, b, name, by)
    assert len(a.offered("pay")) == 1
    a.does("pay", cost)
    unnegated(a, b)
    sorts_out(a)
    assert a.hand == sorted(["2C", "2C", "3C", "4C", "5C", other]), "duplicates are kept"
    known = [c for c in a.s.zones[zone(a.number, HAND)] if b.s.pool[b.number][c] == 0]
    assert len(known) == 4, "the drawn cards were shown"
    a, b = facing([by], [name, other])
    assert not a.can("play", name)
