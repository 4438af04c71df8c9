"""Corners where rules meet: what the page of the game decides."""

from games.overrealm.fights import FAIL, fight
from games.overrealm.table import quickly, table, team
from games.overrealm.test_selection import of
from marks import rule
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import DECK, DISCARD, HAND, zone
from overtable.kernel.knowledge import move


@rule("OR-AURA-06")
def test_a_monster_that_download_fells_on_leaving_is_kod_and_the_switch_goes_on() -> None:
    a, b = table(
        a=of("Phantomaton", "Galeaffy", "Steamie", auras={"Download": 3}),
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell", Chargroar=3)},
    )
    a.draws()
    b.switches("Galeaffy")
    assert b.active == "Galeaffy" and b.hp("Chargroar") == 0 and b.happened("ko") == 1
    assert not b.can("switch", "Chargroar")


@rule("OR-COND-04")
def test_a_paralyzed_evaporate_needs_its_flip() -> None:
    for flips, stopped in ((("Standard+",), True), (("Standard-", "Galeaffy/Leaf Shield-"), False)):
        mine = {"conditions": {"Cleansitoad": {"paralyze": 1}}, "deck_top": list(flips)}
        a, b = table(
            a=of("Cleansitoad", "Galeaffy", "Zappguin", **mine),
            b=of("Drownigator", "Galeaffy", "Steamie", hand=1, cubes={"ATK": 2}),
        )
        a.selects("Evaporate")
        b.selects("Expunge", discard=1)
        assert (b.hits() == []) is stopped and [source for source, _ in a.flips()] == ["paralyze"] * len(flips)


def test_a_reshuffle_heals_ashdash_before_the_blow() -> None:
    # the draw icon of nobody: Draw Cards reshuffles, Lifecycle heals 2, then 2 damage leave 1 HP
    a, b = table(
        a={"team": team("Ashdash", "Galeaffy", "Steamie", Ashdash=1), "hand": 0, "discard": 14},
        b=of("Volcanoggin", "Galeaffy", "Shaleshell"),
    )
    a.draws()
    b.selects("Magma Strike")
    assert a.hp("Ashdash") == 1 and b.hits() == [("Magma Strike", 2)]


def test_a_wish_slot_and_a_printed_one_take_a_super() -> None:
    mine = {"hand": ["Whailstrom/Take It Easy-"], "counters": {"Chargroar": {"wish": 1}}}
    a, b = table(a=of("Chargroar", "Whailstrom", "Steamie", **mine))
    a.selects("Lights Out", buffs=["Whailstrom/Take It Easy-"])
    b.draws()
    assert a.tokens("Chargroar") == {}


def test_a_failed_paralyze_flip_comes_before_counter() -> None:
    mine = {
        "conditions": {"Drownigator": {"paralyze": 1}},
        "deck_top": ["Standard-", "Galeaffy/Leaf Shield-"],
        "hand": 1,
    }
    a, b = table(a=of("Drownigator", "Galeaffy", "Steamie", **mine))
    a.selects("Expunge", discard=1)
    b.counters()
    assert a.losses() == [] and b.maneuver == 2


def test_an_unsuccessful_attack_has_no_recoil() -> None:
    a, b = table(
        a=of("Americaw", "Zappguin", "Steamie", hand=1),
        b=of("Galeaffy", "Galvanite", "Shaleshell"),
    )
    a.selects("Roc Rock", discard=1)
    b.switches("Galvanite")
    quickly([a, b])
    assert a.losses() == [] and a.hits() == [] and sum(b.cubes.values()) == -2


def test_lockdown_holds_only_while_phantomaton_is_in_play() -> None:
    counter = {"counters": {"Phantomaton": {"lockdown": 1}}}
    _, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", **counter))
    assert not b.can("switch")
    _, b = table(a=of("Galeaffy", "Phantomaton", "Steamie", **counter))
    assert b.can("switch")


def test_a_replacement_has_not_switched_in() -> None:
    # Galvanite replaces a KO'd monster: it absorbs nothing
    a, b = table(
        a={"team": team("Americaw", "Galvanite", "Steamie", Americaw=2), "hand": 2},
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell")},
    )
    a.selects("Tactical Nuke", discard=2)
    b.selects("Lights Out")
    a.does("replace", "Galvanite")
    assert b.hits() == [("Lights Out", 1)]


def test_goop_does_nothing_for_a_team_without_oozygoopz() -> None:
    a, b = fight("Oozygoopz", "Reclaim", "Oozygoopz/Thick Goop-")
    a.does("look")
    while a.can("top"):
        a.table.answer(0, a.options()[0])
    s = a.state
    goop = next(c for c, row in enumerate(s.printing) if book()[row].name == "Thick Goop")
    assert s.where[goop] in (zone(s, 1, DECK), zone(s, 1, HAND))
    if s.where[goop] != zone(s, 1, HAND):
        move(s, goop, zone(s, 1, HAND))
    s.asked, s.waiting = None, -1
    a.draws()
    b.does("act", "Cyclone")
    b.does("buff", "Thick Goop")
    b.does("done")
    quickly([a, b])
    assert "DEF" not in b.cubes and b.happened("buff_lost") == 1
    assert s.where[goop] == zone(s, 1, DISCARD)  # it lies in their own discard pile


def test_flips_of_the_same_words_need_no_order() -> None:
    a, _ = fight("Drownigator", "Surge", "Drownigator/Disarm+", "Drownigator/Disarm-", flips=(FAIL,))
    assert a.can("draw")  # the turn went through without a question


def test_an_action_heals_before_its_recoil_but_not_on_a_tie() -> None:
    tormented = {"torment": {"Consume": 1}}
    a, _ = fight("Whailstrom", "Consume", hp={"Whailstrom": 1}, mine=tormented)
    assert a.hp("Whailstrom") == 5  # 1 + 5 - 1
    a, _ = fight("Whailstrom", "Consume", foe="Stallagrowth", reply="Vine Whip", hp={"Whailstrom": 4}, mine=tormented)
    assert a.hp("Whailstrom") == 0  # both speed 3: 1 + 4 are lost before anything heals
