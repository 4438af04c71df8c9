"""Specials of Zeus and Zorro."""

from games.overpower.specials import facing, hits, in_play, strikes, turn_of
from games.overpower.stories import act, battle, char, hit, hits_land, hurt, names_in, played
from marks import card
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import bonus
from overtable.games.overpower.state import CLIPPED, PLACED


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


@card("banishment")
def test_banishment_may_instead_cost_allies_and_venture() -> None:
    table, _a, _b = played("Banishment", "Zeus", [{"name": "Zorro", "placed": ["Sir Galahad"]}])
    assert venture_total(table.state, 1) == -3 and names_in(table, 1, PLACED) == []


@card("hera")
def test_hera_takes_numerical_attacks_until_ten_damage() -> None:
    them = {"in_play": [{"card": "Hera (Zeus)", "by": "Zeus"}]}
    table = battle(["Zorro", "Dracula"], ["6C", "5C", "Paralyzing Gaze"], ["Zeus"], them=them)
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Zeus")
    assert hurt(table, "Zeus") == 0 and names_in(table, 1, CLIPPED) == ["Hera"]
    b.does("pass")
    act(a, "attack", "Paralyzing Gaze", "Dracula", "Zeus")
    b.does("decline")
    assert table.pending == "DefenceWindow"
    b.does("take")
    b.does("pass")
    act(a, "attack", "5C", "Zorro", "Zeus")
    assert names_in(table, 1, CLIPPED) == []


@card("hera")
def test_hera_stands_before_zeus_alone_until_ten() -> None:
    there = in_play("Hera (Zeus)", "Zeus")
    a, b = facing(["Leonidas"], ["5C", "4C", "1C"], ["Zeus", "Zorro"], ["Merlin's Magic"], them=there)
    hits(a, b, "5C", "Leonidas", "Zorro")
    assert b.damage("Zorro") == 5
    b.does("pass")
    for attack, stands in (("4C", True), ("1C", True)):
        strikes(a, b, attack, "Leonidas", "Zeus")
        assert (b.clipped("Zeus") == ["Hera"]) is stands
        if b.is_asked:
            b.does("pass")
    a, b = facing(["Leonidas"], ["6C", "4C"], ["Zeus"], them=there)
    strikes(a, b, "6C", "Leonidas", "Zeus")
    b.does("pass")
    strikes(a, b, "4C", "Leonidas", "Zeus")
    assert b.clipped("Zeus") == [] and b.damage("Zeus") == 0, "10 damage are enough"
    a, _ = facing(["Zorro"], ["Merlin's Magic"], ["Zeus"], them=there)
    assert not a.can("negate"), "she cannot be negated"


@card("hera")
def test_hits_on_hera_do_not_count() -> None:
    a, b = facing(["Leonidas"], ["6C"], ["Zeus"], them=in_play("Hera (Zeus)", "Zeus"))
    strikes(a, b, "6C", "Leonidas", "Zeus")
    assert a.venture == 0 and b.damage("Zeus") == 0 and turn_of(b)


@card("law-and-order", "master-of-escape")
def test_law_and_order_and_master_of_escape_move_objectives() -> None:
    piles = {"objectives": {"reserve": 1, "completed": 2, "defeated": 1, "ventured": {"reserve": 1, "completed": 2}}}
    table, a, b = played("Law and Order", "Zeus", me=piles, them=piles)
    assert table.state.ventured_r == [3, 3] and table.state.ventured_c == [0, 0]
    assert len(a.zone("reserve objectives")) == 4 and not a.zone("completed objectives")
    for mine, r, c in (("from Reserve", 1, 0), ("from Completed", 0, 1)):
        table, a, b = played("Master of Escape", "Zorro", ["Merlin"], me=piles, them=piles)
        a.does("keep", mine)
        b.does("keep", "from Completed")
        assert len(a.zone("ventured objectives")) == len(b.zone("ventured objectives")) == 1
        assert (table.state.ventured_r, table.state.ventured_c) == ([r, 0], [c, 1])
        assert len(a.zone("completed objectives")) == 4 - c, "the others are back where they came from"


@card("thunderbolt")
def test_thunderbolt_costs_zeus_the_help_of_specials() -> None:
    table = battle(
        ["Zeus"],
        ["Thunderbolt"],
        ["Leonidas", "Hercules"],
        ["8C"],
        me={"hand": ["Thunderbolt", "Freya: Goddess of Protection"]},
    )
    a, b = table.seats
    act(a, "attack", "Thunderbolt", "Zeus", "Leonidas")
    hits_land(table)
    act(b, "attack", "8C", "Leonidas", "Zeus")
    assert not a.can("avoid")
    table = battle(["Zeus"], ["Freya: Goddess of Protection"], ["Leonidas"], ["8C"], turn="b")
    act(table.seats[1], "attack", "8C", "Leonidas", "Zeus")
    assert table.seats[0].can("avoid")


@card("thunderbolt")
def test_after_a_thunderbolt_no_special_of_a_teammate_defends_zeus() -> None:
    for defended in (False, True):
        a, b = facing(
            ["Zeus", "Leonidas"], ["Thunderbolt", "Give Them Nothing"], ["Hercules"], ["Lion Skin Cloak", "8B", "7B"]
        )
        strikes(a, b, "Thunderbolt", "Zeus", "Hercules")
        b.does(*(("avoid", "Lion Skin Cloak", "Hercules") if defended else ("take",)))
        strikes(b, a, "8B", "Hercules", "Zeus")
        assert a.can("avoid", "Give Them Nothing") is defended
        a.does("take")
        if a.is_asked:
            a.does("pass")
        strikes(b, a, "7B", "Hercules", "Leonidas")
        assert a.can("avoid", "Give Them Nothing", "Leonidas")


@card("3-quick-strokes")
def test_three_quick_strokes_ko_at_fifteen() -> None:
    table = battle(["Zorro"], ["3 Quick Strokes", "5C", "3C"], [{"name": "Merlin", "hits": ["8C"]}, "Hercules"])
    a, b = table.seats
    act(a, "attack", "3 Quick Strokes", "Zorro", "Merlin")
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "5C", "Zorro", "Hercules")
    a.does("attack", "5C", "Zorro", "Merlin")
    b.does("take")
    assert table.state.kod[char(table, "Merlin")] == 2
    table = battle(["Zorro"], ["3 Quick Strokes", "3C"], [{"name": "Merlin", "hits": ["8C"]}, "Hercules"])
    a, b = table.seats
    act(a, "attack", "3 Quick Strokes", "Zorro", "Merlin")
    b.does("decline")
    b.does("take")
    a.does("attack", "3C", "Zorro", "Merlin")
    b.does("take")
    assert hurt(table, "Merlin") == 13


@card("ancestral-rapier")
def test_ancestral_rapier_must_hit() -> None:
    a, b = facing(["Zorro"], ["Ancestral Rapier"], ["Merlin"], ["7E"])
    strikes(a, b, "Ancestral Rapier", "Zorro", "Merlin")
    b.does("block", "7E", "Merlin")
    assert turn_of(b) and b.dead == []


@card("riches-of-don-diego-de-la-vega")
def test_riches_of_don_diego_complete_an_objective_when_they_hit() -> None:
    for defend in (False, True):
        table = battle(["Zorro"], ["Riches of Don Diego de la Vega"], ["Leonidas"], ["8C"])
        a, b = table.seats
        act(a, "attack", "Riches of Don Diego de la Vega")
        b.does("decline")
        if defend:
            b.does("block", "8C", "Leonidas")
            assert table.pending == "Turn"
        else:
            b.does("take")
            a.does("complete", "from Reserve")
            assert len(a.zone("completed objectives")) == 1
