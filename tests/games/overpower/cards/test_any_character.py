"""Any Character Specials: those that everybody may play."""

from games.overpower.specials import facing, hits, in_play, plays, sorts_out, strikes, turn_of, under_attack
from games.overpower.stories import act, battle, hurt, quietly
from games.overpower.table import hero, table
from marks import card


@card("heimdall")
def test_heimdall_avoids_specials_and_may_draw_a_card_openly() -> None:
    a, b = facing(["Hercules"], ["Great Club", "6C"], ["Korak"], ["Heimdall", "4B"], them={"draw": ["4B", "1E"]})
    strikes(a, b, "Great Club", "Hercules", "Korak")
    b.does("avoid", "Heimdall", "Korak")
    b.does("draw", "1")
    assert b.damage("Korak") == 0 and b.hand == ["4B", "4B"], "a duplicate may be kept"
    _, b = under_attack("6C", "Korak", ["Korak"], ["Heimdall"])
    assert not b.can("avoid", "Heimdall")


@card("heimdall")
def test_heimdall_does_not_avoid_a_special_that_became_a_power_card() -> None:
    for name, by, avoided in (("Band of Merry Men", "Robin Hood", False), ("Elite Swordsmanship", "Zorro", True)):
        a, b = facing([by], [name], ["Korak"], ["Heimdall"])
        strikes(a, b, name, by, "Korak")
        assert b.can("avoid", "Heimdall", "Korak") is avoided


@card("robin-hood-master-thief")
def test_a_placed_special_pays_for_the_master_thief() -> None:
    a, _ = facing([hero("Zorro", placed=["Riposte"])], ["Robin Hood: Master Thief"])
    a.does("play", "Robin Hood: Master Thief", "Zorro")
    assert a.offered("pay") == ["Riposte"]


@card("wrath-of-ra")
def test_the_number_of_a_special_is_no_grid_requirement() -> None:
    table = battle(["Leonidas"], ["Wrath of Ra"])
    assert table.seats[0].can("attack", "Wrath of Ra", "Leonidas", "Merlin")


@card("disorient-opponent")
def test_disorient_opponent_also_takes_a_placed_teamwork() -> None:
    table = battle(
        ["Robin Hood"],
        ["Disorient Opponent"],
        [{"name": "Zorro", "placed": ["8 Combat Teamwork (Energy/Intelligence)", "5C"]}],
    )
    a, b = table.seats
    act(a, "attack", "Disorient Opponent", "Robin Hood", "Zorro")
    b.does("decline")
    b.does("take")
    assert a.offered("choose") == ["8 Combat Teamwork (Energy/Intelligence)"]


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


@card("hades-lord-of-the-underworld")
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


@card("hades-lord-of-the-underworld", "merlin-s-magic", "preternatural-healing")
def test_only_some_any_character_specials_may_be_placed() -> None:
    may = ["Hades: Lord of the Underworld", "Merlin's Magic", "Preternatural Healing"]
    a, _ = table(a={"front": ["Zorro"], "hand": [*may, "Wrath of Ra", "The Gemini"]}, phase="placement")
    assert a.offered("place") == may
    assert a.refusal("place", "Wrath of Ra", "Zorro") == "OP25-PLACE-13"


@card("legendary-escape")
def test_legendary_escape_moves_an_attack_to_another() -> None:
    table = battle(["Zorro"], ["6C"], ["Korak", "Leonidas"], ["Legendary Escape", "8C"])
    a, b = table.seats
    act(a, "attack", "6C", "Zorro", "Korak")
    b.does("shift", "Legendary Escape", "Korak", "Leonidas")
    b.does("block", "8C", "Leonidas")
    assert hurt(table, "Korak") == hurt(table, "Leonidas") == 0


@card("legendary-escape", "john-clayton-iii")
def test_legendary_escape_moves_no_attack_on_the_reserve() -> None:
    for target in ("Zorro", "Ra"):
        a, b = facing(
            ["Korak"], ["John Clayton III"], ["Zorro", "Leonidas"], ["Legendary Escape"], them={"reserve": "Ra"}
        )
        strikes(a, b, "John Clayton III", "Korak", target)
        assert b.can("shift", "Legendary Escape") is (target == "Zorro")


@card("merlin-s-magic")
def test_merlins_magic_negates_ones_own_special_too() -> None:
    for name, user, able in (("Merlin's Magic", "Zeus", True), ("Ascendant Mage", "Merlin", False)):
        a, _ = facing(["Zeus", "Merlin"], [name], ["Zorro"], me=in_play("Rule by Fear", "Zeus"))
        assert a.can("negate", name, user, "Rule by Fear") is able


@card("the-gemini")
def test_the_gemini_bring_back_any_card() -> None:
    a, b = facing(["Hercules"], ["The Gemini", "Great Club"], me={"dead": ["Great Club", "Trebuchet"]})
    plays(a, b, "The Gemini", "Hercules")
    assert sorted(a.offered("choose")) == ["Great Club", "Trebuchet"]
    a.does("choose", "Great Club")
    sorts_out(a)
    assert a.hand == ["Great Club", "Great Club"] and a.dead == ["Trebuchet"] and a.defeated == ["The Gemini"]
