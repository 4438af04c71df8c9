"""Specials that raise or lower attacks, defences, grids, hits to KO and Venture Totals."""

import pytest

from games.overpower.stories import act, battle, hit, hits_land, hurt, names_in, played, quietly
from marks import card
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import bonus, grid, level
from overtable.games.overpower.state import CLIPPED, PLACED


@card("wither")
def test_wither_weakens_attacks_and_defences_for_the_game() -> None:
    table, _a, b = hit("Wither", "Anubis", ["Hercules"], ["8B"])
    act(b, "attack", "8B")
    assert level(table.state, table.state.acts[-1]) == 7
    assert bonus(table.state, 4, 0, "defence", 2, True) == -1


@card("reap-the-whirlwind")
def test_reap_the_whirlwind_needs_a_skill_of_eight() -> None:
    table = battle(["Billy the Kid"], ["Reap the Whirlwind", "5C"], ["Hercules", "Merlin"])
    a, _b = table.seats
    assert a.offered("attack", "Reap the Whirlwind", "Billy the Kid") == ["Hercules"]
    act(a, "attack", "Reap the Whirlwind")
    hits_land(table)
    assert bonus(table.state, 0, 4, "attack", 1, True) == 2
    assert bonus(table.state, 0, 5, "attack", 1, True) == 0


@card("mark-of-the-headless")
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


@card("siphon-strike")
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


@card("a-jealous-god")
def test_a_jealous_god_weakens_a_better_skill_until_zeus_falls() -> None:
    table, a, _b = hit("A Jealous God", "Zeus", ["Leonidas", "Zorro"])
    assert a.offered("choose") == ["Combat"]
    a.does("choose", "Combat")
    assert bonus(table.state, 4, 0, "attack", 1, True) == -2
    from overtable.games.overpower.hits.ko import knock_out

    knock_out(table.state, 0)
    assert bonus(table.state, 4, 0, "attack", 1, True) == 0
    again = battle(
        ["Zeus"],
        ["A Jealous God"],
        ["Leonidas", "Zorro"],
        me={"in_play": [{"card": "A Jealous God", "by": "Zeus", "target": "Leonidas"}]},
    )
    assert again.seats[0].offered("attack", "A Jealous God", "Zeus") == ["Zorro"]


@card("rule-by-fear", "shield-phalanx")
@pytest.mark.parametrize(
    ("name", "by", "side", "amount", "power_only"),
    [
        ("Rule by Fear", "Sheriff of Nottingham", "attack", 2, False),
        ("Rule by Fear", "Sheriff of Nottingham", "defence", 2, False),
        ("Shield Phalanx", "Leonidas", "defence", 1, True),
        ("Shards of the Staff", "Ra", "defence", 2, True),
    ],
)
def test_bonuses_of_the_team(name, by, side, amount, power_only) -> None:
    table, _a, _b = played(name, by, beside=["Korak"])
    assert bonus(table.state, 1, 4, side, 1, True) == amount
    assert bonus(table.state, 1, 4, side, 1, False) == (0 if power_only else amount)
    assert bonus(table.state, 4, 1, side, 1, True) == 0


@card("union-power")
def test_union_power_hardens_the_team_only_when_it_hits() -> None:
    table, _a, _b = hit("Union Power", "Angry Mob: Industrial Age", ["Hercules"])
    assert bonus(table.state, 0, 4, "defence", 1, True) == 2
    table = battle(["Angry Mob: Industrial Age"], ["Union Power"], ["Hercules"], ["8B"])
    act(table.seats[0], "attack", "Union Power")
    table.seats[1].does("decline")
    table.seats[1].does("block", "8B", "Hercules")
    assert bonus(table.state, 0, 4, "defence", 1, True) == 0


@card("early-feminist-leader")
def test_early_feminist_leader_raises_the_women_of_the_team() -> None:
    table, _a, _b = played("Early Feminist Leader", "Joan of Arc", beside=["Dejah Thoris", "Zorro"])
    for ch, amount in ((0, 2), (1, 2), (2, 0)):
        assert bonus(table.state, ch, 4, "attack", 1, True) == amount
    assert bonus(table.state, 1, 4, "attack", 0, True) == 0


@card("baptized-in-combat")
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


@card("baptized-in-combat")
def test_baptized_in_combat_on_defence() -> None:
    table = battle(["Zeus"], ["8E"], ["Zorro", "Leonidas"], ["Baptized in Combat", "6C"])
    act(table.seats[0], "attack", "8E", "Zeus", "Zorro")
    b = table.seats[1]
    assert not b.can("block", "6C")
    b.does("use", "Baptized in Combat", "Leonidas")
    b.does("block", "6C", "Zorro")
    assert hurt(table, "Zorro") == 0


@card("squeeze-the-commoners")
def test_squeeze_the_commoners_lowers_universe_bonuses() -> None:
    table = battle(
        ["Zorro"],
        ["6C", "Rapier"],
        ["Sheriff of Nottingham"],
        them={"in_play": [{"card": "Squeeze the Commoners", "by": "Sheriff of Nottingham"}]},
    )
    act(table.seats[0], "attack", "6C", "Rapier")
    assert level(table.state, table.state.acts[-1]) == 7


@card("sword-and-shield")
def test_sword_and_shield_raises_power_card_attacks() -> None:
    table = battle(["Lancelot"], ["6C"], ["Merlin"], me={"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]})
    act(table.seats[0], "attack", "6C")
    assert level(table.state, table.state.acts[-1]) == 8


@card("ruthless-plunderer", "head-of-martian-science", "lower-gravity", "the-serum")
@pytest.mark.parametrize(
    ("name", "by", "after"),
    [
        ("Ruthless Plunderer", "Captain Nemo", (7, 6, 7, 7)),
        ("Head of Martian Science", "Dejah Thoris", (7, 6, 2, 7)),
        ("Lower Gravity", "John Carter of Mars", (2, 6, 8, 5)),
        ("The Serum", "Mr. Hyde", (4, 6, 7, 6)),
    ],
)
def test_grids_are_raised(name, by, after) -> None:
    before = battle([by], []).state
    table, _a, _b = played(name, by)
    assert grid(table.state, 0) == after != grid(before, 0)
    assert names_in(table, 0, CLIPPED) == [name]


@card("the-serum")
def test_the_serum_also_heals_the_permanent_record() -> None:
    table = battle([{"name": "Mr. Hyde", "hits": ["5C", "3C"], "current": ["2C"]}], ["The Serum"])
    act(table.seats[0], "play", "The Serum")
    table.seats[1].does("decline")
    assert hurt(table, "Mr. Hyde") == 2


@card("the-call-of-cthulhu")
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


@card("princess-and-the-pea", "criminal-mastermind", "loki", "sola", "like-father-like-son", "for-guinevere-s-love")
@pytest.mark.parametrize(
    ("name", "by", "mine", "theirs"),
    [
        ("Princess and the Pea", "Korak", 5, 0),
        ("Criminal Mastermind", "Professor Moriarty", 0, -10),
        ("Loki", "Korak", 0, -3),
        ("Sola", "Tars Tarkas", 5, 0),
        ("Like Father, Like Son", "Korak", 6, 0),
        ("For Guinevere's Love", "Lancelot", 2, 0),
    ],
)
def test_cards_that_change_the_venture_total(name, by, mine, theirs) -> None:
    table, _a, _b = played(name, by)
    quietly(table)
    assert venture_total(table.state, 0) == mine and venture_total(table.state, 1) == theirs


@card("like-father-like-son")
def test_like_father_like_son_hardens_the_team_in_the_jungle() -> None:
    for mission, amount in (("King of the Jungle", 2), ("Warlord of Mars", 0)):
        table, _a, _b = played(
            "Like Father, Like Son",
            "Korak",
            me={"front": ["Korak"], "hand": ["Like Father, Like Son"], "mission": mission},
        )
        assert bonus(table.state, 0, 4, "defence", 1, True) == amount


@card("banishment")
def test_banishment_may_instead_cost_allies_and_venture() -> None:
    table, _a, _b = played("Banishment", "Zeus", [{"name": "Zorro", "placed": ["Sir Galahad"]}])
    assert venture_total(table.state, 1) == -3 and names_in(table, 1, PLACED) == []


@card("knowledge-of-tomorrow")
def test_knowledge_of_tomorrow_is_worth_ten_once() -> None:
    me = {"in_play": [{"card": "Knowledge of Tomorrow", "by": "Time Traveler"}]}
    table = battle(["Time Traveler"], ["6I", "3I"], ["Zorro"], me=me)
    a, b = table.seats
    a.does("give_up", "Knowledge of Tomorrow")
    a.does("pay", "6I")
    assert venture_total(table.state, 0) == 10
    b.does("pass")
    assert not a.can("give_up")
    none = battle(["Time Traveler"], ["3C"], ["Zorro"], me=me)
    assert not none.seats[0].can("give_up")
