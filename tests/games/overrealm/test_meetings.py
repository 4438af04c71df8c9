"""Where rules meet: a KO before the selection, two forced switches, healing and losses in one action."""

from typing import Any

import pytest

from games.overrealm.table import Player, quickly, table, team
from games.overrealm.test_selection import of
from marks import rule
from overtable.games.overrealm.state import HAND

SEATS = pytest.mark.parametrize("swapped", [False, True])
"""Effects of both players at once come out the same from either seat."""


def seated(mine: dict[str, Any], theirs: dict[str, Any], swapped: bool) -> list[Player]:
    """The table with the two sides in either seat; the players in the order of the arguments."""
    return table(a=theirs, b=mine)[::-1] if swapped else table(a=mine, b=theirs)


@rule("OR-KO-04", "OR-ORDER-02")
def test_who_replaces_a_monster_felled_in_the_start_phase_acts_as_selected() -> None:
    mine = {"team": team("Oozygoopz", "Galeaffy", "Steamie", Oozygoopz=1), "deck_top": ["Oozygoopz/Thick Goop-"]}
    a, b = table(a=mine, start="start")  # Goopophyll flips Thick Goop: 1 damage
    a.does("replace", "Galeaffy")
    a.selects("Cyclone")
    b.draws()
    assert a.hits() == [("Cyclone", 3)]  # 2 + 1 (Rock)


@rule("OR-CARD-10", "OR-SWITCH-10")
def test_only_the_targeted_monster_is_held() -> None:
    # Can't Escape holds Chargroar, which falls: Forced Switch then drives its replacement out
    hand = ["Standard+", "Americaw/Forced Switch+", "Standard-", "Americaw/Beak Drill+"]
    a, b = table(a=of("Americaw", "Galeaffy", "Steamie", hand=hand), b=of("Chargroar", "Drownigator", "Shaleshell"))
    a.selects("Roc Rock", buffs=hand[:2], discard=hand[2:])
    b.draws()
    b.does("replace", "Drownigator")
    b.switches("Shaleshell")
    assert b.active == "Shaleshell"


@rule("OR-SWITCH-04", "OR-SWITCH-11")
def test_two_forced_switches_happen_together() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Galeaffy/Leaf Shield+"]),
        b=of("Galeaffy", "Americaw", "Shaleshell", hand=1, deck_top=["Galeaffy/Leaf Shield+"]),
    )
    a.selects("Switcheroo", discard=1)
    b.selects("Switcheroo", discard=1)
    before = b.sees()
    a.switches("Chargroar")
    assert a.active == "Galeaffy" and b.sees() == before and b.is_asked
    b.switches("Americaw")
    a.does("done")
    b.does("done")
    # both boards are cleared first: Intimidate and Wing Clip meet those who came in
    assert a.cubes == {"SPD": -1} and b.cubes == {"ATK": -2}


@SEATS
@rule("OR-ORDER-10", "OR-SWITCH-04")
def test_clear_mind_does_not_find_what_panic_attack_discards(swapped: bool) -> None:
    a, b = seated(
        of("Galeaffy", "Drownigator", "Steamie"), of("Flexferno", "Cleansitoad", "Shaleshell", hand=1), swapped
    )
    a.switches("Drownigator")
    b.switches("Cleansitoad")
    assert b.verbs == {"top", "bottom"}  # no discard pile to shuffle in
    quickly([a, b])
    assert (b.hand, b.discard) == (0, 1)


@SEATS
@rule("OR-ORDER-10")
def test_a_draw_does_not_find_the_goop_of_the_same_timing(swapped: bool) -> None:
    hand = ["Squirrberus/Winter is Coming+"]
    a, b = seated(
        of("Oozygoopz", "Galeaffy", "Steamie", hand=["Oozygoopz/Thick Goop-"]),
        of("Squirrberus", "Cleansitoad", "Shaleshell", hand=hand),
        swapped,
    )
    a.selects("Viscous Split", buffs=["Oozygoopz/Thick Goop-"])
    b.selects("Tail of Courage", buffs=hand)
    quickly([a, b])
    kinds = [e.kind for e in a.state.log or () if e.kind in ("draw", "gooped")]
    assert kinds == ["draw", "gooped", "draw", "draw"]


@rule("OR-BUFF-06")
def test_the_owner_orders_what_two_auras_do_with_their_counters() -> None:
    a, b = table(a=of("Galeaffy", "Squirrberus", "Phantomaton", auras={"Forage": 1, "Download": 1}))
    a.draws()
    b.draws()
    assert set(a.offered("resolve")) == {"Forage", "Download"}
    a.does("resolve", "Download")
    assert a.hand == 5 and a.can("choose")  # drawn before Forage may flip


@SEATS
@rule("OR-KO-02")
def test_a_monster_that_is_spared_is_healed_by_leech(swapped: bool) -> None:
    leech = {"leech": 1}
    a, b = seated(
        {
            "team": team("Ashdash", "Galeaffy", "Steamie", Ashdash=1),
            "hand": ["Ashdash/Close Call-", "Standard+"],
            "conditions": {"Ashdash": leech},
        },
        of("Stallagrowth", "Drownigator", "Shaleshell", conditions={"Stallagrowth": leech}),
        swapped,
    )
    a.selects("Slow Burn", buffs=["Ashdash/Close Call-"], discard=["Standard+"])
    b.draws()
    # Thorned Body would fell it: 1 HP; leech would: 1 HP; then its own leech heals 1
    assert a.hp("Ashdash") == 2


@rule("OR-KO-02", "OR-BUFF-03")
def test_what_an_attack_heals_is_there_before_thorned_body() -> None:
    hand = ["Ashdash/Last Stand+", "Standard+", "Standard-", "Steamie/Wishful Strike+"]
    a, b = table(
        a={"team": team("Flexferno", "Ashdash", "Steamie", Flexferno=2), "hand": hand},
        b=of("Stallagrowth", "Drownigator", "Shaleshell"),
    )
    a.selects("Fire Blast", buffs=hand[:1], discard=hand[1:])
    b.draws()
    assert a.hp("Flexferno") == 1  # 2 + 1 - 2


@rule("OR-KO-02", "OR-FLIP-06")
def test_flip_events_heal_and_hurt_in_their_order() -> None:
    top = ["Cragadilo/Gaia's Intuition-", "Phantomaton/Curse-"]
    for hp, left in ((9, 8), (1, 1)):  # printed 9: nothing heals above it
        mine = {"team": team("Drownigator", "Cragadilo", "Phantomaton", Drownigator=hp), "hand": 1, "deck_top": top}
        a, b = table(a=mine)
        a.selects("Foul Play", discard=1)
        b.draws()
        assert a.losses() == [("Drownigator", 1, "Curse")] and a.hp("Drownigator") == left


@SEATS
@rule("OR-ORDER-08")
def test_oozy_liberation_does_not_find_what_a_tied_attack_draws(swapped: bool) -> None:
    a, b = seated(
        of("Oozygoopz", "Galeaffy", "Steamie", hand=2, cubes={"SPD": -2}),
        {
            "team": team("Ashdash", "Oozygoopz", "Shaleshell", Ashdash=6),
            "hand": ["Standard+"],
            "deck_top": ["Oozygoopz/Thick Goop-"],
        },
        swapped,
    )
    a.selects("Oozy Liberation", discard=2)
    b.selects("Slow Burn", discard=["Standard+"])  # both speed 2; with 6 HP it draws the Goop
    b.does("replace", "Shaleshell")
    assert a.hits() == [("Oozy Liberation", 7)] and "Oozygoopz/Thick Goop-" in b.holds(HAND)  # 3 + 4 (Fire)


def test_honey_has_no_limit() -> None:
    a, b = table(a=of("Boltblebee", "Galeaffy", "Steamie", honey=9, deck_top=["Standard-", "Standard+"]))
    a.selects("Pollinate")  # its icon draws the first
    b.draws()
    assert a.honey == 10


@rule("OR-REACT-03", "OR-SWITCH-11")
def test_a_switcheroo_that_evaporates_does_not_switch() -> None:
    a, b = table(
        a=of("Galeaffy", "Chargroar", "Steamie", hand=1, deck_top=["Galeaffy/Leaf Shield+"], cubes={"ATK": 2}),
        b=of("Cleansitoad", "Drownigator", "Shaleshell"),
    )
    a.selects("Switcheroo", discard=1)
    b.selects("Evaporate")
    assert a.happened("flip_success") == 1 and a.hits() == []  # 1 + 2 + 1 (Water) would be 4
    assert a.active == "Galeaffy" and not a.can("keep") and a.can("draw")
