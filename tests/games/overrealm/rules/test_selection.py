"""The Selection Phase: spaces, buffs, payments, and what cannot be taken back."""

from games.overrealm.table import Player, of, table
from marks import rule
from overtable.games.overrealm.state import DISCARD
from overtable.kernel.engine import decision_of


def test_a_wish_slot_and_a_printed_one_take_a_super() -> None:
    mine = {"hand": ["Whailstrom/Take It Easy-"], "counters": {"Chargroar": {"wish": 1}}}
    a, b = table(a=of("Chargroar", "Whailstrom", "Steamie", **mine))
    a.selects("Lights Out", buffs=["Whailstrom/Take It Easy-"])
    b.draws()
    assert a.tokens("Chargroar") == {}


def test_honey_has_no_limit() -> None:
    a, b = table(a=of("Boltblebee", "Galeaffy", "Steamie", honey=9, deck_top=["Standard-", "Standard+"]))
    a.selects("Pollinate")  # its icon draws the first
    b.draws()
    assert a.honey == 10


@rule("OR-SELECT-01")
def test_eight_spaces() -> None:
    a, _ = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=3))
    spaces = [o for o in a.options() if o.verb in ("act", "draw", "counter", "switch")]
    assert len(a.offered("act")) == 4 and a.offered("switch") == ["Chargroar", "Steamie"]
    assert len(spaces) == 8


@rule("OR-SELECT-01", "OR-SELECT-19")
def test_a_committed_selection_cannot_be_changed() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=["Standard+", "Standard-"]))
    a.selects("Whirlwind", buffs=["Standard+"], discard=["Standard-"])
    assert not a.is_asked and b.is_asked
    for verb in ("draw", "counter", "done"):
        assert a.refused(verb).rule == "OR-SELECT-19"
    b.draws()
    assert a.hits() == [("Whirlwind", 5)]  # 3 + 2 (Rock)


@rule("OR-SELECT-19", "OR-SETUP-09")
def test_committed_cards_stay_in_hand_until_the_reveal() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=["Standard+", "Standard-"]))
    before = b.sees()
    a.selects("Whirlwind", buffs=["Standard+"], discard=["Standard-"])
    assert b.sees() == before and b.sees()["players"][0]["hand"] == 2
    b.draws()
    assert a.hand == 1  # both gone, one drawn in the End Phase
    assert sorted(a.holds(DISCARD)) == ["Standard+", "Standard-"]


@rule("OR-SELECT-06")
def test_each_card_serves_once() -> None:
    hand = ["Flexferno/Burn+", "Standard+", "Standard-"]
    a, _ = table(a=of("Flexferno", "Chargroar", "Steamie", hand=hand))
    a.does("act", "Scorch")  # 1 discard and 1 slot; Burn costs another
    assert a.offered("buff") == ["Burn", "Can't Escape"]
    a.does("buff", "Burn")
    a.does("done")
    a.does("discard", "Standard+")
    assert a.refused("discard", "Standard+").rule == "OR-SELECT-06"
    assert a.refused("discard", "Burn").rule == "OR-SELECT-06"
    a.does("discard", "Standard-")
    assert not a.is_asked
    a, _ = table(a=of("Flexferno", "Chargroar", "Steamie", hand=hand[:2]))
    a.does("act", "Scorch")
    assert not a.can("buff", "Burn")
    assert a.refused("buff", "Burn").rule == "OR-SELECT-06"
    assert a.can("buff", "Can't Escape")


@rule("OR-SELECT-09")
def test_protection_needs_a_cube() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", maneuver=1))
    a.selects("Cyclone", how="protect")
    b.draws()
    assert a.maneuver == 0
    assert a.refused("protect", "Cyclone").rule == "OR-SELECT-09"
    assert a.can("act", "Cyclone")


@rule("OR-SELECT-11", "OR-SELECT-10")
def test_two_protections_cancel_and_cost_both_cubes() -> None:
    def duel(a_how: str, b_how: str) -> tuple[Player, Player]:
        a, b = table(a=of("Galeaffy", "Chargroar", "Steamie"), b=of("Stallagrowth", "Drownigator", "Flexferno"))
        a.selects("Cyclone", how=a_how)
        b.selects("Vine Whip", how=b_how)
        return a, b

    a, b = duel("protect", "protect")
    assert a.hits() == [("Cyclone", 3)] and b.hits() == [("Vine Whip", 2)]  # 2 + 1 (Rock): modifiers apply
    assert (a.maneuver, b.maneuver) == (2, 2)
    a, b = duel("act", "protect")
    assert a.hits() == [("Cyclone", 2)]  # the enemy's protection ignores them for both
    assert (a.maneuver, b.maneuver) == (3, 2)


@rule("OR-SELECT-12")
def test_no_switch_without_a_living_monster() -> None:
    a, _ = table(a={"team": {"Galeaffy": 4, "Chargroar": 0, "Steamie": 0}})
    assert a.refused("switch", "Chargroar").rule == a.refused("switch", "Steamie").rule == "OR-SELECT-12"


@rule("OR-SELECT-15")
def test_a_single_use_is_used_up_even_if_it_is_countered() -> None:
    a, b = table(a=of("Drownigator", "Galeaffy", "Steamie", hand=3))
    a.selects("Expunge", discard=1)
    b.counters()
    assert a.hits() == [] and a.used == {"Expunge"}
    assert a.refused("act", "Expunge").rule == "OR-SELECT-15"


@rule("OR-SELECT-17")
def test_a_wish_adds_one_buff() -> None:
    hand = ["Chargroar/Energize+", "Chargroar/Energize-", "Standard+"]
    mine = of("Chargroar", "Galeaffy", "Steamie", hand=hand, counters={"Chargroar": {"wish": 2}})
    a, b = table(a=mine)
    a.does("act", "Lights Out")
    a.does("buff", "Chargroar/Energize+")
    a.does("buff", "Chargroar/Energize-")
    assert a.refused("buff", "Standard+").rule == "OR-SELECT-04"  # one wish for an attack
    a.does("done")
    assert a.tokens("Chargroar") == {"wish": 2}  # spent at the reveal
    b.draws()
    assert a.hits() == [("Lights Out", 5)]  # 2 + 2 + 2 - 1 (Rock)
    assert a.tokens("Chargroar") == {"wish": 1}


@rule("OR-SELECT-17")
def test_a_wish_is_kept_when_the_slots_suffice() -> None:
    mine = of("Chargroar", "Galeaffy", "Steamie", hand=["Chargroar/Energize+"], counters={"Chargroar": {"wish": 1}})
    a, b = table(a=mine)
    a.selects("Lights Out", buffs=["Chargroar/Energize+"])
    b.draws()
    assert a.tokens("Chargroar") == {"wish": 1}


@rule("OR-SELECT-18")
def test_draw_cards_is_always_legal() -> None:
    a, b = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=7), b={"hand": 7, "discard": 7})
    assert b.deck == 0 and a.can("draw") and b.can("draw")
    a.draws()
    b.draws()
    assert (a.hand, b.hand) == (7, 7)
    assert b.discard == 7  # OR-DECK-03: a draw stopped by the limit reshuffles nothing


def test_discards_that_take_every_card_are_no_choice() -> None:
    hand = ["Standard+", "Standard-", "Galeaffy/Leaf Shield+"]
    for cards, forced in ((hand[:2], True), (hand, False)):
        a, _ = table(a=of("Galeaffy", "Chargroar", "Steamie", hand=cards))
        a.does("act", "Rot")  # 2 discards
        if a.offered("buff"):
            a.does("done")
        decision = decision_of(a.state, 0)
        assert decision is not None and (decision.lone is not None) is forced and len(decision.open) == len(cards)
