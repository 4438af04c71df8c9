"""Specials that lock, discard, draw, search, heal, reveal, raise and count."""

import pytest

from games.overpower.stories import act, battle, hits_land, hurt, names_in, quietly
from overtable.games.overpower.hits import venture_total
from overtable.games.overpower.lasting import bonus, grid, has_trait, hits_to_ko, level, open_handed
from overtable.games.overpower.state import CLIPPED, DEAD, HITS, PLACED, REMOVED


def played(card: str, by: str, theirs=None, their_hand=None, more=(), onto=(), **rest):
    """A utility is played and not negated."""
    table = battle([by, *rest.pop("beside", [])], [card, *more], theirs, their_hand, **rest)
    a, b = table.seats
    act(a, "play", card, by, *onto)
    while table.pending == "NegateWindow":
        b.does("decline")
    return table, a, b


def hit(card: str, by: str, theirs, their_hand=None, more=(), **rest):
    """An attack on the first of them hits."""
    table = battle([by, *rest.pop("beside", [])], [card, *more], theirs, their_hand, **rest)
    first = theirs[0] if isinstance(theirs[0], str) else theirs[0]["name"]
    a, b = table.seats
    act(a, "attack", card, by, first)
    hits_land(table)
    return table, a, b


# Locks on the target


@pytest.mark.parametrize(
    ("card", "by"),
    [("Ethnologist", "Captain Nemo"), ("Pitchforks and Torches", "Angry Mob: Middle Ages"), ("For Sparta", "Leonidas")],
)
def test_the_target_may_play_no_specials(card, by) -> None:
    _table, _a, b = hit(card, by, ["Hercules", "Zorro"], ["Great Club", "Elite Swordsmanship", "8B"])
    assert not b.can("attack", "Great Club")
    assert b.can("attack", "Elite Swordsmanship") and b.can("attack", "8B", "Hercules")


@pytest.mark.parametrize(
    ("card", "by"),
    [
        ("Paralyzing Gaze", "Dracula"),
        ("My Feet are Like Hands", "Tarzan"),
        ("Banishment", "Zeus"),
        ("Weighing of the Heart", "Anubis"),
    ],
)
def test_the_target_may_not_attack(card, by) -> None:
    _table, _a, b = hit(card, by, [{"name": "Hercules", "placed": ["7B"]}, "Zorro"], ["8B", "6C"])
    assert not b.can("attack", "8B", "Hercules") and b.can("attack", "6C", "Zorro")
    assert ("7 Brute Force" in b.zone("placed")) is (card != "Weighing of the Heart")
    miss = battle([by], [card], ["Hercules", "Zorro"], ["8B", "Freya: Goddess of Protection"])
    act(miss.seats[0], "attack", card, by, "Hercules")
    miss.seats[1].does("decline")
    act(miss.seats[1], "avoid")
    assert miss.seats[1].can("attack", "8B", "Hercules")


@pytest.mark.parametrize(("card", "by"), [("Lady of the Jungle", "Jane Porter"), ("Battle of Wits", "Sherlock Holmes")])
def test_user_and_target_may_not_attack(card, by) -> None:
    _table, a, b = hit(card, by, ["Hercules", "Zorro"], ["8B", "6C"], more=["3I"])
    assert not b.can("attack", "8B", "Hercules") and b.can("attack", "6C", "Zorro")
    act(b, "attack", "6C", "Zorro")
    a.does("take")
    assert not a.can("attack", "3I", by)


def test_telepathic_resistance_bars_an_icon() -> None:
    _table, _a, b = hit("Telepathic Resistance", "Carson of Venus", ["Merlin"], ["7E", "6I", "5M"])
    assert not b.can("attack", "7E") and not b.can("attack", "5M") and b.can("attack", "6I")


def test_online_cyber_attack_bars_intelligence_attacks_of_everybody() -> None:
    _table, a, b = hit("Online Cyber Attack", "Angry Mob: Modern Age", ["Merlin", "Korak"], ["6I", "5I", "7E"])
    assert not b.can("attack", "6I") and b.can("attack", "7E")
    act(b, "attack", "7E")
    a.does("take")
    a.does("pass")
    assert b.can("concede")


def test_deceptive_maneuver_locks_placed_cards_also_from_reserve() -> None:
    table = battle(
        ["Zorro"], ["Deceptive Maneuver"], [{"name": "Merlin", "placed": ["7E"]}], ["6I"], me={"reserve": "Tarzan"}
    )
    a, b = table.seats
    act(a, "attack", "Deceptive Maneuver", "Tarzan")
    hits_land(table)
    assert not b.can("attack", "7E") and b.can("attack", "6I")


def test_poseidons_might_takes_the_inherent_ability() -> None:
    table, _a, _b = hit("Poseidon's Might", "Poseidon", ["Angry Mob: Modern Age"])
    assert hits_to_ko(table.state, 4) == 20


def test_sowing_chaos_bars_follow_ups() -> None:
    for sown in (True, False):
        me = {"in_play": [{"card": "Sowing Chaos", "by": "Hercules", "target": "Merlin"}]} if sown else {}
        table = battle(
            ["Hercules"],
            [],
            ["Robin Hood", "Merlin"],
            ["7 Combat Teamwork (Energy/Intelligence)", "7E"],
            me=me,
            turn="b",
        )
        assert table.seats[1].can("attack", "7 Combat Teamwork (Energy/Intelligence)") is not sown


def test_flaming_arrows_burn_placed_specials_and_bar_new_ones_next_battle() -> None:
    table, a, b = hit(
        "Flaming Arrows",
        "Sheriff of Nottingham",
        [{"name": "Hercules", "placed": ["Great Club", "7B"]}, "Zorro"],
        them={"draw": ["Lion Skin Cloak", "Elite Swordsmanship"]},
    )
    assert names_in(table, 1, PLACED) == ["7 Brute Force"]
    b.does("pass")
    a.does("pass")
    quietly(table, "Place")
    while not b.is_asked or table.pending != "Place":
        table.seats[table.asked[0]].does("done")
    assert table.state.battle == 3
    assert b.refused("place", "Lion Skin Cloak", "Hercules").rule == "OP25-BATT-78"
    assert b.can("place", "Elite Swordsmanship", "Zorro")


def test_rising_tides_bars_placed_universe_cards() -> None:
    _table, _a, b = played("Rising Tides", "Poseidon", [{"name": "Zorro", "placed": ["Rapier"]}], ["6C", "Flintlock"])
    assert not b.can("attack", "6C", "Rapier") and b.can("attack", "6C", "Flintlock")


def test_to_the_last_man_bars_cards_that_speak_of_teammates() -> None:
    _table, _a, b = played(
        "To the Last Man",
        "Dracula",
        ["Robin Hood", "Merlin"],
        ["7 Combat Teamwork (Energy/Intelligence)", "7E", "Master Archer"],
    )
    assert not b.can("attack", "7 Combat Teamwork (Energy/Intelligence)")
    assert b.can("attack", "Master Archer") and b.can("attack", "7E")


def test_feared_by_all_witches_takes_the_witch_out_of_the_fight() -> None:
    _table, a, b = hit("Feared by All Witches", "Wicked Witch", ["Zorro"], ["8C"], more=["8E"], beside=["Korak"])
    assert b.offered("attack", "8C", "Zorro") == ["Korak"]
    b.does("attack", "8C", "Zorro", "Korak")
    a.does("take")
    assert not a.can("attack", "8E")


def test_lord_of_the_jungle_leaves_only_two_in_the_fight() -> None:
    _table, _a, b = hit("Lord of the Jungle", "Tarzan", ["Zorro", "Hercules"], ["8C", "8B"], beside=["Korak"])
    assert b.offered("attack", "8C", "Zorro") == ["Tarzan"]
    assert not b.can("attack", "8B")


# Bonuses and grids


def test_wither_weakens_attacks_and_defences_for_the_game() -> None:
    table, _a, b = hit("Wither", "Anubis", ["Hercules"], ["8B"])
    act(b, "attack", "8B")
    assert level(table.state, table.state.acts[-1]) == 7
    assert bonus(table.state, 4, 0, "defence", 2, True) == -1


def test_reap_the_whirlwind_needs_a_skill_of_eight() -> None:
    table = battle(["Billy the Kid"], ["Reap the Whirlwind", "5C"], ["Hercules", "Merlin"])
    a, _b = table.seats
    assert a.offered("attack", "Reap the Whirlwind", "Billy the Kid") == ["Hercules"]
    act(a, "attack", "Reap the Whirlwind")
    hits_land(table)
    assert bonus(table.state, 0, 4, "attack", 1, True) == 2
    assert bonus(table.state, 0, 5, "attack", 1, True) == 0


def test_mark_of_the_headless_weakens_against_the_horseman_and_pays_for_the_head() -> None:
    table, a, b = hit(
        "Mark of the Headless", "Headless Horseman", [{"name": "Hercules", "hits": ["8C", "7C"]}], more=["7B"]
    )
    assert bonus(table.state, 4, 0, "attack", 2, True) == -2
    assert bonus(table.state, 4, 1, "attack", 2, True) == 0
    b.does("pass")
    act(a, "attack", "7B")
    b.does("take")
    assert venture_total(table.state, 0) == 12


def test_siphon_strike_heals_and_weakens_combat_while_it_is_a_hit() -> None:
    table, a, _b = hit(
        "Siphon Strike",
        "Anubis",
        ["Hercules"],
        me={"front": [{"name": "Anubis", "hits": ["3C"]}], "hand": ["Siphon Strike"]},
    )
    a.does("choose", "3C")
    assert hurt(table, "Anubis") == 0
    assert bonus(table.state, 4, 0, "attack", 1, True) == -2 and bonus(table.state, 4, 0, "attack", 2, True) == 0


def test_a_jealous_god_weakens_a_better_skill_until_zeus_falls() -> None:
    table, a, _b = hit("A Jealous God", "Zeus", ["Leonidas", "Zorro"])
    assert a.offered("choose") == ["Combat"]
    a.does("choose", "Combat")
    assert bonus(table.state, 4, 0, "attack", 1, True) == -2
    from overtable.games.overpower.ko import knock_out

    knock_out(table.state, 0)
    assert bonus(table.state, 4, 0, "attack", 1, True) == 0
    again = battle(
        ["Zeus"],
        ["A Jealous God"],
        ["Leonidas", "Zorro"],
        me={"in_play": [{"card": "A Jealous God", "by": "Zeus", "target": "Leonidas"}]},
    )
    assert again.seats[0].offered("attack", "A Jealous God", "Zeus") == ["Zorro"]


@pytest.mark.parametrize(
    ("card", "by", "side", "amount", "power_only"),
    [
        ("Rule by Fear", "Sheriff of Nottingham", "attack", 2, False),
        ("Rule by Fear", "Sheriff of Nottingham", "defence", 2, False),
        ("Shield Phalanx", "Leonidas", "defence", 1, True),
        ("Shards of the Staff", "Ra", "defence", 2, True),
    ],
)
def test_bonuses_of_the_team(card, by, side, amount, power_only) -> None:
    table, _a, _b = played(card, by, beside=["Korak"])
    assert bonus(table.state, 1, 4, side, 1, True) == amount
    assert bonus(table.state, 1, 4, side, 1, False) == (0 if power_only else amount)
    assert bonus(table.state, 4, 1, side, 1, True) == 0


def test_union_power_hardens_the_team_only_when_it_hits() -> None:
    table, _a, _b = hit("Union Power", "Angry Mob: Industrial Age", ["Hercules"])
    assert bonus(table.state, 0, 4, "defence", 1, True) == 2
    table = battle(["Angry Mob: Industrial Age"], ["Union Power"], ["Hercules"], ["8B"])
    act(table.seats[0], "attack", "Union Power")
    table.seats[1].does("decline")
    table.seats[1].does("block", "8B", "Hercules")
    assert bonus(table.state, 0, 4, "defence", 1, True) == 0


def test_early_feminist_leader_raises_the_women_of_the_team() -> None:
    table, _a, _b = played("Early Feminist Leader", "Joan of Arc", beside=["Dejah Thoris", "Zorro"])
    for ch, amount in ((0, 2), (1, 2), (2, 0)):
        assert bonus(table.state, ch, 4, "attack", 1, True) == amount
    assert bonus(table.state, 1, 4, "attack", 0, True) == 0


def test_baptized_in_combat_goes_with_one_combat_action() -> None:
    table = battle(["Leonidas", "Zorro"], ["Baptized in Combat", "6C", "5B"], ["Merlin"], ["7E"])
    a, b = table.seats
    a.does("add", "Baptized in Combat", "Leonidas")
    assert not a.can("attack", "5B")
    act(a, "attack", "6C", "Zorro")
    b.does("decline")
    assert level(table.state, table.state.acts[-1]) == 9
    assert not b.can("block", "7E")
    b.does("take")
    assert hurt(table, "Merlin") == 6 and not [e for e in table.state.effects if e.source >= 8]


def test_baptized_in_combat_on_defence() -> None:
    table = battle(["Zeus"], ["8E"], ["Zorro", "Leonidas"], ["Baptized in Combat", "6C"])
    act(table.seats[0], "attack", "8E", "Zeus", "Zorro")
    b = table.seats[1]
    assert not b.can("block", "6C")
    b.does("use", "Baptized in Combat", "Leonidas")
    b.does("block", "6C", "Zorro")
    assert hurt(table, "Zorro") == 0


def test_squeeze_the_commoners_lowers_universe_bonuses() -> None:
    table = battle(
        ["Zorro"],
        ["6C", "Rapier"],
        ["Sheriff of Nottingham"],
        them={"in_play": [{"card": "Squeeze the Commoners", "by": "Sheriff of Nottingham"}]},
    )
    act(table.seats[0], "attack", "6C", "Rapier")
    assert level(table.state, table.state.acts[-1]) == 7


def test_sword_and_shield_raises_power_card_attacks() -> None:
    table = battle(["Lancelot"], ["6C"], ["Merlin"], me={"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]})
    act(table.seats[0], "attack", "6C")
    assert level(table.state, table.state.acts[-1]) == 8


@pytest.mark.parametrize(
    ("card", "by", "after"),
    [
        ("Ruthless Plunderer", "Captain Nemo", (7, 6, 7, 7)),
        ("Head of Martian Science", "Dejah Thoris", (7, 6, 2, 7)),
        ("Lower Gravity", "John Carter of Mars", (2, 6, 8, 5)),
        ("The Serum", "Mr. Hyde", (4, 6, 7, 6)),
    ],
)
def test_grids_are_raised(card, by, after) -> None:
    before = battle([by], []).state
    table, _a, _b = played(card, by)
    assert grid(table.state, 0) == after != grid(before, 0)
    assert names_in(table, 0, CLIPPED) == [card]


def test_the_serum_also_heals_the_permanent_record() -> None:
    table = battle([{"name": "Mr. Hyde", "hits": ["5C", "3C"], "current": ["2C"]}], ["The Serum"])
    act(table.seats[0], "play", "The Serum")
    table.seats[1].does("decline")
    assert hurt(table, "Mr. Hyde") == 2


def test_the_call_of_cthulhu_lowers_hits_to_ko() -> None:
    table = battle(
        ["Zorro"],
        ["The Call of Cthulhu"],
        [{"name": "Tarzan", "hits": ["8C", "7C"]}, {"name": "Korak", "hits": ["8C", "6C"]}],
        me={"reserve": "Cthulhu"},
    )
    act(table.seats[0], "play", "The Call of Cthulhu", "Cthulhu")
    table.seats[1].does("decline")
    assert table.state.kod[4] and not table.state.kod[5]


# Venture Total


@pytest.mark.parametrize(
    ("card", "by", "mine", "theirs"),
    [
        ("Princess and the Pea", "Korak", 5, 0),
        ("Criminal Mastermind", "Professor Moriarty", 0, -10),
        ("Loki", "Korak", 0, -3),
        ("Sola", "Tars Tarkas", 5, 0),
        ("Like Father, Like Son", "Korak", 6, 0),
        ("For Guinevere's Love", "Lancelot", 2, 0),
    ],
)
def test_cards_that_change_the_venture_total(card, by, mine, theirs) -> None:
    table, _a, _b = played(card, by)
    quietly(table)
    assert venture_total(table.state, 0) == mine and venture_total(table.state, 1) == theirs


def test_like_father_like_son_hardens_the_team_in_the_jungle() -> None:
    for mission, amount in (("King of the Jungle", 2), ("Warlord of Mars", 0)):
        table, _a, _b = played(
            "Like Father, Like Son",
            "Korak",
            me={"front": ["Korak"], "hand": ["Like Father, Like Son"], "mission": mission},
        )
        assert bonus(table.state, 0, 4, "defence", 1, True) == amount


def test_taxes_add_the_value_of_the_lost_card() -> None:
    table, a, _b = hit("Taxes", "Sheriff of Nottingham", [{"name": "Zorro", "placed": ["7C", "Rapier"]}])
    assert a.offered("choose") == ["7 Combat"]
    a.does("choose", "7C")
    assert venture_total(table.state, 0) == 7


def test_banishment_may_instead_cost_allies_and_venture() -> None:
    table, _a, _b = played("Banishment", "Zeus", [{"name": "Zorro", "placed": ["Sir Galahad"]}])
    assert venture_total(table.state, 1) == -3 and names_in(table, 1, PLACED) == []


def test_knowledge_of_tomorrow_is_worth_ten_once() -> None:
    me = {"in_play": [{"card": "Knowledge of Tomorrow", "by": "Time Traveler"}]}
    table = battle(["Time Traveler"], ["6I", "3I"], ["Zorro"], me=me)
    a, b = table.seats
    a.does("knowledge", "Knowledge of Tomorrow")
    a.does("pay", "6I")
    assert venture_total(table.state, 0) == 10
    b.does("pass")
    assert not a.can("knowledge")
    none = battle(["Time Traveler"], ["3C"], ["Zorro"], me=me)
    assert not none.seats[0].can("knowledge")


# Discards


@pytest.mark.parametrize(
    ("card", "by", "kept"),
    [
        ("Steal From the Rich", "Robin Hood", ["5 Combat", "Rapier"]),
        ("Vampiric Celerity", "Mina Harker", ["5 Combat", "Rapier"]),
        ("Decapitate", "Headless Horseman", ["5 Combat", "Rapier"]),
        ("I Will Have Those Silver Shoes!", "Wicked Witch", ["5 Combat", "Rapier"]),
        ("Master Thief", "Robin Hood", ["5 Combat"]),
    ],
)
def test_the_target_loses_a_placed_card_of_my_choice(card, by, kept) -> None:
    _table, a, b = hit(card, by, [{"name": "Zorro", "placed": ["5C", "Rapier"]}, {"name": "Korak", "placed": ["6I"]}])
    assert a.offered("choose") == kept
    a.does("choose", kept[0])
    assert "5 Combat" not in b.zone("placed") and "6 Intelligence" in b.zone("placed")


def test_decapitate_takes_all_from_the_marked() -> None:
    me = {"in_play": [{"card": "Mark of the Headless", "by": "Headless Horseman", "target": "Zorro"}]}
    _table, _a, b = hit("Decapitate", "Headless Horseman", [{"name": "Zorro", "placed": ["5C", "Rapier"]}], me=me)
    assert b.zone("placed") == []


def test_master_thief_and_silver_shoes_pay_only_when_something_was_taken() -> None:
    table, a, b = hit(
        "Master Thief", "Robin Hood", [{"name": "Zorro", "placed": ["5C"]}], me={"draw": ["3C", "2C", "1C"]}
    )
    a.does("choose", "5C")
    act(a, "draw")
    assert sorted(a.zone("hand")) == ["2 Combat", "3 Combat"]
    table, a, b = hit("Master Thief", "Robin Hood", [{"name": "Zorro", "placed": ["Rapier"]}])
    assert table.pending == "Turn" and b.is_asked
    table, a, b = hit(
        "I Will Have Those Silver Shoes!",
        "Wicked Witch",
        [{"name": "Zorro", "placed": ["5C"]}],
        me={"dead": ["Ray Gun", "Great Club"]},
    )
    a.does("choose", "5C")
    assert a.offered("choose") == ["Ray Gun"]
    a.does("choose", "Ray Gun")
    assert a.zone("hand") == ["Ray Gun"]


def test_eye_of_sekhmet_removes_every_copy_from_the_game() -> None:
    table, a, b = hit(
        "Eye of Sekhmet",
        "Ra",
        [{"name": "Zorro", "placed": ["5C"]}],
        them={"draw": ["5C", "2C"], "dead": ["5C"], "power_pack": ["5C", "4C"]},
    )
    a.does("choose", "5C")
    assert names_in(table, 1, REMOVED).count("5 Combat") == 4
    assert "2 Combat" in b.zone("draw pile")


def test_opponent_discards_of_all_kinds() -> None:
    placed = [{"name": "Zorro", "placed": ["5C", "Rapier"]}, {"name": "Korak", "placed": ["6I", "Flintlock"]}]
    table, a, b = played("Disrupting Supply Lines", "Angry Mob: Industrial Age", placed)
    assert sorted(b.zone("placed")) == ["5 Combat", "6 Intelligence"]
    table, a, b = played("Avenging My Love", "Tars Tarkas", placed)
    a.does("choose", "5C")
    a.does("choose", "Flintlock")
    assert sorted(b.zone("placed")) == ["6 Intelligence", "Rapier"]
    table, a, b = played("From a Mile Away", "Time Traveler", placed)
    b.does("choose", "5C")
    assert set(b.offered("choose")) == {"6 Intelligence", "Flintlock"}
    b.does("choose", "6I")
    assert sorted(b.zone("placed")) == ["Flintlock", "Rapier"]
    table, a, b = played(
        "Duality", "Morgan le Fay", placed, me={"front": ["Morgan le Fay"], "hand": ["Duality"], "draw": ["3E", "2E"]}
    )
    a.does("choose", "5C")
    quietly(table)
    assert a.zone("hand") == ["3 Energy"]
    table, a, b = hit("Staff of the Monkey King", "Sun Wukong", placed)
    assert set(a.offered("choose")) == {"Rapier", "Flintlock"}


def test_fires_of_halos_burn_intelligence_icons_in_hand() -> None:
    _table, _a, b = played("Fires of Halos", "Victory Harben", ["Zorro", "Merlin"], ["6I", "5M", "7E", "7A"])
    assert sorted(b.zone("hand")) == ["7 Any-Power", "7 Energy"]


@pytest.mark.parametrize(
    ("card", "by", "count"),
    [
        ("Network of Thieves", "Count of Monte Cristo", 2),
        ("Hero of Nottingham", "Robin Hood", 1),
        ("Human Spine Whip", "Headless Horseman", 1),
    ],
)
def test_the_opponent_chooses_what_to_lose_when_it_hits(card, by, count) -> None:
    _table, _a, b = hit(card, by, ["Leonidas"], ["8C", "7C", "6C"])
    for name in ("8C", "7C")[:count]:
        b.does("choose", name)
    assert len(b.zone("hand")) == 3 - count
    miss = battle([by], [card], ["Leonidas"], ["8C", "7C"])
    act(miss.seats[0], "attack", card)
    miss.seats[1].does("decline")
    miss.seats[1].does("block", "8C", "Leonidas")
    assert miss.pending == "Turn"


def test_grim_reaper_takes_four_cards_of_one_icon() -> None:
    _table, a, b = hit("Grim Reaper", "Korak", [{"name": "Zorro", "placed": ["5C"]}], ["8C", "7C", "6C", "2E"])
    a.does("choose", "Combat")
    for name in ("8C", "7C", "6C"):
        b.does("choose", name)
    b.does("choose", "5C")
    assert b.zone("hand") == ["2 Energy"] and b.zone("placed") == []


@pytest.mark.parametrize(("card", "by", "count"), [("Tsunami", "Poseidon", 7), ("Gunnr: Battle Valkyrie", "Korak", 5)])
def test_the_draw_pile_is_milled(card, by, count) -> None:
    table, _a, _b = played(card, by, them={"draw": ["1C", "2C", "3C", "4C", "5C", "6C", "7C", "8C"]})
    assert len(names_in(table, 1, DEAD)) == count and "1 Combat" in names_in(table, 1, DEAD)


@pytest.mark.parametrize(
    ("card", "by"), [("Not Without My Friends", "Jane Porter"), ("Reclaim the Waters", "Poseidon")]
)
def test_three_cards_are_milled_when_it_hits(card, by) -> None:
    table, _a, _b = hit(card, by, ["Leonidas"], them={"draw": ["1C", "2C", "3C", "4C"]})
    assert len(names_in(table, 1, DEAD)) == 3
    miss = battle([by], [card], ["Leonidas"], ["8C"], them={"draw": ["1C", "2C", "3C", "4C"]})
    act(miss.seats[0], "attack", card)
    miss.seats[1].does("decline")
    miss.seats[1].does("block", "8C", "Leonidas")
    assert names_in(miss, 1, DEAD) == []


def test_archimedes_q_porter_finds_three_specials() -> None:
    table, _a, _b = hit(
        "Archimedes Q. Porter",
        "Jane Porter",
        ["Leonidas"],
        them={"draw": ["1C", "300", "2C", "For Sparta", "Shield Phalanx", "Give Them Nothing"]},
    )
    assert sorted(names_in(table, 1, DEAD)) == ["300", "For Sparta", "Shield Phalanx"]


# Clearing what lasts


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
    for card, by in (("Ethnoarchaeology", "Jane Porter"), ("Monster Hunting Expert", "Van Helsing")):
        table, a, b = played(card, by, theirs, them=lasting, beside=["Hercules"])
        assert sorted(b.zone("dead pile")) == ["Rule by Fear", "Squeeze the Commoners", "Wither"]
        assert b.zone("placed") == ["7 Brute Force"]
    table, a, b = hit("Legendary Partnership", "King Arthur", theirs, them=lasting, beside=["Hercules"])
    assert sorted(b.zone("dead pile")) == ["Rule by Fear", "Wither"]


# Drawing and searching


@pytest.mark.parametrize(
    ("card", "by"),
    [
        ("Unlimited Resources", "Count of Monte Cristo"),
        ("Fortune of Helium", "Dejah Thoris"),
        ("Lady of the Lake", "Korak"),
    ],
)
def test_three_cards_are_drawn_and_duplicates_go(card, by) -> None:
    table, a, _b = played(card, by, me={"draw": ["3C", "2C", "1C", "4C"]}, more=["2I"])
    assert table.pending == "Duplicates"
    a.does("discard", "2 Intelligence")
    a.does("done")
    assert sorted(a.zone("hand")) == ["1 Combat", "2 Combat", "3 Combat"]


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


def test_robin_hood_master_thief_costs_a_special() -> None:
    table = battle(
        ["Korak"], ["Robin Hood: Master Thief", "To the Death", "6I"], me={"draw": ["3C", "2C", "1C", "4C", "5C"]}
    )
    a, b = table.seats
    act(a, "play", "Robin Hood: Master Thief")
    assert a.offered("pay") == ["To the Death"]
    a.does("pay", "To the Death")
    b.does("decline")
    quietly(table)
    assert len(a.zone("hand")) == 5
    poor = battle(["Korak"], ["Robin Hood: Master Thief", "6I"])
    assert not poor.seats[0].can("play")


def test_practical_physics_from_reserve_costs_an_intelligence_card() -> None:
    for hand, able in ((["6I"], True), (["6C"], False)):
        table = battle(["Zorro"], ["Practical Physics", *hand], me={"reserve": "Victory Harben"})
        assert table.seats[0].can("attack", "Practical Physics", "Victory Harben") is able


def test_regulators_fetch_a_card_and_draw_after_a_loss() -> None:
    table, a, b = played(
        "Regulators",
        "Billy the Kid",
        me={"power_pack": ["7C", "4C"], "draw": [f"{n}C" for n in (1, 2, 3, 4, 5, 6, 7, 8)] + ["5E", "3E"]},
    )
    a.does("choose", "7C")
    assert a.zone("hand") == ["7 Combat"] and has_trait(table.state, "draw_if_lost")
    b.does("pass")
    a.does("concede")
    b.does("accept")
    quietly(table, "Duplicates")
    assert len(a.zone("hand")) == 9


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
        assert (table.pending == "MayDraw") is (count == 2)


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


def test_searches_of_ones_own_piles() -> None:
    table, a, b = played("One at a Time", "Invisible Man", me={"draw": ["6I", "Rapier", "5C"]}, more=["5E"])
    a.does("search")
    assert a.offered("choose") == ["6 Intelligence"]
    a.does("choose", "6I")
    assert "6 Intelligence" in a.zone("hand")
    table, a, b = played("The Gemini", "Korak", me={"dead": ["Great Club", "5C"]})
    a.does("choose", "Great Club")
    assert a.zone("hand") == ["Great Club"]
    table, a, b = played(
        "Valkyrie Hildr: Select the Slain", "Korak", me={"draw": ["1C", "2C", "3C", "4C", "5C", "6C"]}, more=["2E"]
    )
    a.does("look")
    assert "2 Combat" not in a.offered("choose") and "6 Combat" not in a.offered("choose")
    a.does("choose", "5C")
    assert "5 Combat" in a.zone("hand")
    table, a, b = played("Foretell the Future", "Merlin", me={"draw": ["1C", "2C", "3C"]})
    a.does("search")
    a.does("choose", "1C")
    a.does("choose", "3C")
    a.does("decline")
    assert sorted(a.zone("dead pile")) == ["1 Combat", "3 Combat", "Foretell the Future"]
    table, a, _b = played(
        "Greatest Soldiers in History",
        "Leonidas",
        me={"dead": ["Training (Merlin)", "Great Club"], "draw": ["1C", "2C"]},
    )
    assert "Training (Merlin)" in a.zone("draw pile") and has_trait(table.state, "draw_on_training")


def test_playing_a_training_card_draws_for_leonidas() -> None:
    me = {"in_play": [{"card": "Greatest Soldiers in History", "by": "Leonidas"}], "draw": ["7C", "2C"]}
    table = battle(["Leonidas"], ["4B", "Training (Robin Hood)"], ["Merlin"], me=me)
    a, _b = table.seats
    act(a, "attack", "4B", "Training (Robin Hood)")
    assert table.pending == "MayDraw"
    a.does("draw")
    quietly(table)
    assert "7 Combat" in a.zone("hand")


def test_all_for_one_fetches_a_teamwork_and_frees_them_all() -> None:
    _table, a, b = played(
        "All For One",
        "The Three Musketeers",
        ["Merlin"],
        me={"draw": ["8 Energy Teamwork (Combat/Intelligence)", "2C"]},
        more=["7C", "5I"],
    )
    a.does("search")
    a.does("choose", "8 Energy Teamwork (Combat/Intelligence)")
    b.does("pass")
    act(a, "attack", "8 Energy Teamwork (Combat/Intelligence)", "The Three Musketeers")
    b.does("take")
    a.does("attack", "7C", "The Three Musketeers", "Merlin")
    b.does("take")
    assert a.can("attack", "5I", "The Three Musketeers", "Merlin")


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


# Looking and revealing


def test_open_hands() -> None:
    for card, by in (
        ("I'm In Your House", "Invisible Man"),
        ("Loki", "Korak"),
        ("Ransom Your Secrets", "Angry Mob: Modern Age"),
    ):
        table, a, b = played(card, by, ["Zorro"], ["5C"])
        assert open_handed(table.state, 1) and not open_handed(table.state, 0)
        seen = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
        assert [c["name"] for c in seen["cards"]] == ["5 Combat"]
    table, a, b = hit("Irene Adler", "Sherlock Holmes", ["Zorro"], ["5C"])
    assert open_handed(table.state, 1) and not open_handed(table.state, 0)
    table, a, _b = hit("All Chips on the Table", "Dr. Watson", ["Zorro"], ["5C"])
    assert open_handed(table.state, 1) and open_handed(table.state, 0)


def test_ransom_is_ended_by_two_cards() -> None:
    table, _a, b = played("Ransom Your Secrets", "Angry Mob: Modern Age", ["Zorro"], ["5C", "6C", "7C"])
    b.does("ransom", "Ransom Your Secrets")
    b.does("discard", "5C")
    b.does("discard", "6C")
    assert not open_handed(table.state, 1) and b.zone("hand") == ["7 Combat"]


def test_reveals() -> None:
    table, a, b = played("Telepathic Training", "Carson of Venus", ["Zorro"], ["5C", "6C", "7C"])
    b.does("discard", "6C")
    assert sorted(b.zone("hand")) == ["5 Combat", "7 Combat"]
    table, a, b = hit("Not a Bad Detective", "Dr. Watson", ["Zorro", "Merlin"], ["5C", "6C", "7E"])
    assert b.offered("reveal") == ["5 Combat", "6 Combat"]
    table, a, b = hit("Dracula's Telepathic Connection", "Mina Harker", ["Zorro", "Merlin"], ["5C", "6C", "7E"])
    seen = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert sorted(c["name"] for c in seen["cards"]) == ["5 Combat", "6 Combat"] and seen["hidden"] == 1
    table, a, b = played("Archimedes", "Merlin", ["Zorro"], ["5C", "Rapier", "Riposte"])
    a.does("choose", "Power cards")
    seen = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert [c["name"] for c in seen["cards"]] == ["5 Combat"]
    _table, a, b = hit("Angelic Visions", "Joan of Arc", ["Zorro"], ["1C", "2C", "3C", "4C", "5C"])
    seen = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert len(seen["cards"]) == 4


def test_looks_at_the_opponents_draw_pile() -> None:
    pile = {"draw": ["1C", "2C", "3C", "4C", "5C", "6C", "7C"]}
    table, a, b = played("Read the Bones", "Sheriff of Nottingham", them=pile)
    a.does("look")
    a.does("choose", "1C")
    a.does("decline")
    assert b.zone("draw pile")[0] == "1 Combat" and b.zone("draw pile")[-1] == "2 Combat"
    table, a, b = played("Sola", "Tars Tarkas", them=pile)
    a.does("look")
    assert a.offered("choose") == ["1 Combat", "2 Combat", "3 Combat"]
    a.does("choose", "2C")
    assert "2 Combat" in b.zone("dead pile")
    table, a, b = played("Probability Evaluation", "Sherlock Holmes", them=pile)
    a.does("look")
    a.does("choose", "7C")
    assert "7 Combat" in names_in(table, 1, REMOVED)
    table, a, b = hit("Ancestral Rapier", "Zorro", ["Leonidas"], them=pile)
    a.does("look")
    a.does("choose", "5C")
    assert "5 Combat" in b.zone("dead pile")


def test_enchantress_guile_arranges_the_pile_when_defended() -> None:
    table = battle(
        ["Morgan le Fay"], ["Enchantress' Guile"], ["Leonidas"], ["8C"], them={"draw": ["1C", "2C", "3C", "4C"]}
    )
    a, b = table.seats
    act(a, "attack", "Enchantress' Guile")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    a.does("look")
    a.does("bottom", "1C")
    a.does("top", "2C")
    a.does("top", "3C")
    pile = [n for n in b.zone("draw pile") if n != "8 Combat"]
    assert pile[0] == "1 Combat" and set(pile[-2:]) == {"2 Combat", "3 Combat"}


# Healing


@pytest.mark.parametrize(
    ("card", "by", "records"),
    [
        ("British Army Surgeon", "Dr. Watson", "both"),
        ("Healing Waters of the Nile", "Ra", "both"),
        ("The Tomorrow Doctor", "Time Traveler", "both"),
    ],
)
def test_healing_a_teammate(card, by, records) -> None:
    table = battle([by, {"name": "Korak", "hits": ["5C"], "current": ["6C"]}], [card], ["Zorro"])
    a, b = table.seats
    act(a, "play", card)
    b.does("decline")
    assert set(a.offered("choose")) == {"5 Combat", "6 Combat"}
    a.does("choose", "6C")
    assert hurt(table, "Korak") == 5 and venture_total(table.state, 1) == 0


def test_the_tomorrow_doctor_cannot_heal_himself() -> None:
    table = battle([{"name": "Time Traveler", "hits": ["5C"]}, "Korak"], ["The Tomorrow Doctor"], ["Zorro"])
    act(table.seats[0], "play", "The Tomorrow Doctor")
    table.seats[1].does("decline")
    assert table.pending == "Turn"


def test_healing_oneself() -> None:
    wounded = {"hits": ["5C", "3C"], "current": ["6C"]}
    table = battle([{"name": "Korak"} | wounded], ["Preternatural Healing"], ["Zorro"])
    act(table.seats[0], "play", "Preternatural Healing")
    table.seats[1].does("decline")
    assert set(table.seats[0].offered("choose")) == {"5 Combat", "3 Combat"}
    table = battle([{"name": "John Carter of Mars"} | wounded], ["Immortality"], ["Zorro"])
    act(table.seats[0], "play", "Immortality")
    table.seats[1].does("decline")
    assert hurt(table, "John Carter of Mars") == 0 and venture_total(table.state, 1) == 14
    table = battle([{"name": "Sun Wukong", "placed": ["5C"]} | wounded], ["Grasp of the Five Elements"], ["Zorro"])
    act(table.seats[0], "play", "Grasp of the Five Elements")
    table.seats[1].does("decline")
    assert hurt(table, "Sun Wukong") == 0 and table.seats[0].zone("placed") == [] and venture_total(table.state, 1) == 0
    table = battle(["Morgan le Fay", {"name": "Korak"} | wounded], ["Avalon's Warmth"], ["Zorro"])
    act(table.seats[0], "play", "Avalon's Warmth", "Morgan le Fay", "Korak")
    table.seats[1].does("decline")
    assert hurt(table, "Korak") == 6


@pytest.mark.parametrize(
    ("card", "by", "choices"),
    [
        ("The Hunger", "Mina Harker", {"5 Combat", "6 Combat"}),
        ("Fury of the Desert", "The Mummy", {"5 Combat"}),
        ("Pharaoh of the Fourth Dynasty", "The Mummy", {"5 Combat", "6 Combat"}),
        ("World-Renowned Doctor", "Van Helsing", {"5 Combat"}),
    ],
)
def test_attacks_that_heal_when_they_hit(card, by, choices) -> None:
    table = battle([{"name": by, "hits": ["5C"], "current": ["6C"]}], [card], ["Leonidas"])
    a, _b = table.seats
    act(a, "attack", card)
    hits_land(table)
    assert set(a.offered("choose")) == choices
    a.does("choose", "5C")
    assert hurt(table, by) == 6


def test_crimson_restoration_moves_hits_to_the_astral_plane() -> None:
    table = battle([{"name": "Dracula", "hits": ["5C"], "current": ["6C"]}], ["Crimson Restoration"], ["Leonidas"])
    act(table.seats[0], "attack", "Crimson Restoration")
    hits_land(table)
    assert hurt(table, "Dracula") == 0 and venture_total(table.state, 1) >= 6


def test_reinvigorated_by_fresh_organs_switches_all_hits() -> None:
    table = battle(
        [{"name": "The Mummy", "hits": ["5C"]}, {"name": "Korak", "current": ["2C"]}],
        ["Reinvigorated by Fresh Organs"],
        ["Zorro"],
    )
    act(table.seats[0], "play", "Reinvigorated by Fresh Organs")
    table.seats[1].does("decline")
    table.seats[0].does("choose", "Korak")
    assert hurt(table, "The Mummy") == 2 and hurt(table, "Korak") == 5


# Sacrifices, places, Objectives


def test_sacrifices_cost_the_opponent_the_hits_of_the_battle() -> None:
    table = battle(["Cthulhu", {"name": "Korak", "current": ["6C"]}], ["Devoted Follower"], ["Zorro"])
    act(table.seats[0], "play", "Devoted Follower")
    table.seats[1].does("decline")
    table.seats[0].does("choose", "Korak")
    assert table.state.kod[1] and venture_total(table.state, 1) == 0
    table = battle(
        [{"name": "Joan of Arc", "current": ["6C"]}, "Korak"],
        ["Burned at the Stake"],
        ["Zorro"],
        me={"draw": ["3C", "2C"]},
    )
    act(table.seats[0], "play", "Burned at the Stake")
    table.seats[1].does("decline")
    assert table.state.kod[0] and venture_total(table.state, 1) == 0
    act(table.seats[0], "draw")
    assert "3 Combat" in table.seats[0].zone("hand")


def test_teleportation_circle_swaps_with_the_reserve() -> None:
    _table, a, _b = played("Teleportation Circle", "Morgan le Fay", beside=["Korak"], me={"reserve": "Zeus"})
    a.does("choose", "Korak")
    assert a.zone("reserve") == ["Korak"] and "Zeus" in a.zone("front line")


def test_one_eye_keeps_the_target_in_reserve() -> None:
    me = {"in_play": [{"card": "One Eye", "by": "Wicked Witch", "target": "Zeus"}]}
    for marked in (True, False):
        them = {"front": [{"name": "Korak", "ko": 1}, "Merlin", "Zorro"], "reserve": "Zeus"}
        table = battle(["Wicked Witch"], [], them=them, me=me if marked else {}, phase="draw", battle=3)
        assert ("Zeus" in table.seats[1].zone("reserve")) is marked


def test_athos_marks_for_a_level_one_card() -> None:
    table = battle(["The Three Musketeers"], ["Athos", "1C", "2C"], ["Leonidas"])
    a, b = table.seats
    act(a, "attack", "Athos")
    hits_land(table)
    b.does("pass")
    act(a, "attack", "2C")
    b.does("take")
    assert not table.state.kod[4]
    b.does("pass")
    act(a, "attack", "1C")
    b.does("take")
    assert table.state.kod[4]


def test_knights_of_the_round_table_cost_a_card_and_an_objective() -> None:
    them = {"objectives": {"reserve": 4, "ventured": {"reserve": 3}}}
    table = battle(["King Arthur"], ["Knights of the Round Table", "5C"], ["Zorro"], them=them)
    a, b = table.seats
    act(a, "play", "Knights of the Round Table")
    a.does("pay", "5C")
    b.does("decline")
    b.does("return", "from Reserve")
    assert len(b.zone("ventured objectives")) == 2
    poor = battle(["King Arthur"], ["Knights of the Round Table"], ["Zorro"])
    assert not poor.seats[0].can("play")


def test_law_and_order_and_master_of_escape_move_objectives() -> None:
    piles = {"objectives": {"reserve": 1, "completed": 2, "defeated": 1, "ventured": {"reserve": 1, "completed": 2}}}
    table, a, b = played("Law and Order", "Zeus", me=piles, them=piles)
    assert table.state.ventured_r == [3, 3] and table.state.ventured_c == [0, 0]
    assert len(a.zone("reserve objectives")) == 4 and not a.zone("completed objectives")
    table, a, b = played("Master of Escape", "Zorro", ["Merlin"], me=piles, them=piles)
    assert len(a.zone("ventured objectives")) == len(b.zone("ventured objectives")) == 1


def test_hades_concedes_and_returns_what_was_ventured() -> None:
    for count in (2, 3):
        me = {"objectives": {"reserve": 7 - count, "ventured": {"reserve": count}}}
        table = battle(["Korak"], ["Hades: Lord of the Underworld"], ["Zorro"], me=me)
        a, b = table.seats
        act(a, "concede", "Hades: Lord of the Underworld")
        b.does("decline")
        quietly(table, "Place")
        assert len(a.zone("defeated objectives")) == (0 if count == 2 else 3)
        assert len(b.zone("completed objectives")) == (0 if count == 2 else 1)
    negated = battle(["Korak"], ["Hades: Lord of the Underworld"], ["Zorro"], ["Merlin's Magic"])
    a, b = negated.seats
    act(a, "concede", "Hades: Lord of the Underworld")
    act(b, "negate")
    assert negated.pending == "Turn" and negated.state.conceded == -1


def test_future_plans_when_conceding() -> None:
    table = battle(["Professor Moriarty"], ["Future Plans", "6I", "5I", "4I", "3I"], ["Zorro"])
    a, b = table.seats
    assert not a.can("play", "Future Plans")
    a.does("concede")
    b.does("accept")
    act(a, "play", "Future Plans")
    b.does("decline")
    for name in ("6I", "5I", "4I"):
        a.does("choose", name)
    assert a.zone("draw pile")[-3:] == ["6 Intelligence", "5 Intelligence", "4 Intelligence"] or table.state.battle == 3


def test_transmogrification_lends_a_teammates_specials() -> None:
    _table, a, b = played(
        "Transmogrification", "Merlin", ["Leonidas"], beside=["Zorro"], onto=["Zorro"], more=["Elite Swordsmanship"]
    )
    b.does("pass")
    assert a.can("attack", "Elite Swordsmanship", "Merlin")
    plain = battle(["Merlin"], ["Elite Swordsmanship"], ["Leonidas"])
    assert not plain.seats[0].can("attack", "Elite Swordsmanship", "Merlin")


def test_didnt_see_it_coming_hides_attacks() -> None:
    table, a, b = played(
        "Didn't See it Coming",
        "Invisible Man",
        [{"name": "Leonidas", "placed": ["8C"]}],
        [],
        me={"power_pack": ["5C", "8E"]},
        more=["6I"],
    )
    assert a.offered("choose") == ["5 Combat"]
    a.does("choose", "5C")
    b.does("pass")
    a.does("attack_face_down", "6I", "Invisible Man", "Leonidas")
    assert b.can("expose") and b.can("block", "8C", "Leonidas")
    b.does("expose")
    b.does("block", "8C", "Leonidas")
    assert hurt(table, "Leonidas") == 0


def test_harbingers_warning_negates_an_event() -> None:
    them = {"front": [{"name": "Time Traveler", "placed": ["Harbinger's Warning", "From a Mile Away"]}]}
    table = battle(["Korak"], ["Jane", "5C"], me={"mission": "King of the Jungle"}, them=them, phase="event")
    a, b = table.seats
    a.does("event", "Jane")
    b.does("no_event")
    act(b, "negate", "Harbinger's Warning")
    assert "Jane" in a.zone("defeated characters") and "Harbinger's Warning" in b.zone("dead pile")


def test_staff_cards_of_ra() -> None:
    from overtable.games.overpower.lasting import hits_to_ko

    staff = [{"card": c, "by": "Ra"} for c in ("Shards of the Staff", "Staff Fragments", "Staff Head")]
    table = battle(["Ra"], [], ["Leonidas"], me={"in_play": staff})
    a, b = table.seats
    a.does("staff", "Leonidas")
    assert hits_to_ko(table.state, 4) == 12
    two = battle(["Ra"], [], ["Leonidas"], me={"in_play": staff[:2]})
    assert not two.seats[0].can("staff")
    table = battle(
        ["Ra"], ["5E", "5B"], ["Leonidas"], me={"in_play": [staff[2]], "power_pack": ["4E", "8E"]}, phase="discard"
    )
    a, _b = table.seats
    a.does("discard", "5E")
    quietly(table, "FetchFromPack")
    a.does("choose", "8E")
    assert "8 Energy" in a.zone("hand")
