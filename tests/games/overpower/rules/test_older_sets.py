"""Words that cards of older sets need: what watches draws, what is played with a Power card, Aspects of every kind."""

import pytest

from games.overpower.specials import facing, in_play, plays, sorts_out, strikes
from games.overpower.table import PILE, hero, table
from marks import rule

pytestmark = pytest.mark.usefixtures("legacy_cards")

DEEP = [f"{n}C" for n in range(1, 9)]
"""A Draw Pile of cards that are no duplicates."""


def watching(*cards: tuple[str, str]) -> dict[str, object]:
    return {"in_play": [{"card": card, "by": who} for card, who in cards]}


@rule("OP25-INTER-15")
def test_a_draw_by_a_card_is_watched_once_and_the_draw_it_grants_is_not() -> None:
    a, b = facing(
        ["Leonidas", "Merlin"],
        ["Two Gifts"],
        ["Zorro", "Leonidas"],
        me={"draw": DEEP} | watching(("Greedy Hands", "Merlin")),
        them={"draw": DEEP} | watching(("Keen Ears", "Zorro")),
    )
    plays(a, b, "Two Gifts", "Merlin")
    while a.pending == "Duplicates":
        (a if a.is_asked else b).does("done")
    assert len(a.hand) == 3, "two cards, and one that the condition grants once for the card played"
    assert len(b.hand) == 1, "and one for who watches; neither of these two draws sets the other off"
    assert b.pending == "Turn" and b.is_asked


@rule("OP25-INTER-15")
def test_only_draws_by_a_card_are_watched() -> None:
    side = {"front": ["Zorro", "Leonidas", "Merlin"], "draw": DEEP * 2} | watching(("Greedy Hands", "Merlin"))
    a, _ = table(a=side, b={"front": ["Hercules"], "draw": PILE}, phase="draw")
    assert len(a.hand) == 8


@rule("OP25-INTER-15")
def test_a_discard_that_a_condition_brings_sets_off_no_other() -> None:
    for card, gone in (("Landslide", 3), ("Pickpocket", 1)):
        a, b = facing(
            ["Zorro"],
            [card, "1C"],
            ["Zorro"],
            ["2C"],
            me={"draw": DEEP} | watching(("An Eye for an Eye", "Zorro")),
            them={"draw": DEEP} | watching(("An Eye for an Eye", "Zorro")),
        )
        plays(a, b, card, "Zorro")
        if card == "Pickpocket":
            b.does("choose", "2C")
        assert len(b.dead) + len(b.power_pack) == gone
        assert len(a.draw_pile) == 7 and len(b.draw_pile) == 8 - 3 * (card == "Landslide"), "one in return, and no more"


@rule("OP25-BATT-32", "OP25-BATT-28")
@pytest.mark.parametrize("negated", [True, False])
def test_a_special_that_is_played_with_a_power_card(negated: bool) -> None:
    me = {"draw": PILE}
    a, b = facing(["Zorro"], ["Tithe", "7C", "6E"], ["Merlin"], ["Ascendant Mage", "1E"], me=me, them={"draw": PILE})
    assert a.offered("play", "Tithe", "Zorro") == ["7 Combat"], "one that he can play; the 6E is none"
    a.does("play", "Tithe", "Zorro", "7C")
    assert b.offered("negate", "Ascendant Mage", "Merlin") == ["Tithe"]
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", "Tithe")
        assert a.dead == ["Tithe"] and a.power_pack == ["7C"] and a.venture == 0, "both are discarded"
        assert b.pending == "Turn"
        return
    b.does("decline")
    assert b.pending == "Turn", "nothing is attacked"
    assert a.astral == ["7C", "Tithe"] and a.venture == 7, "the Special uses the value of the Power card"
    b.does("attack", "1E", "Merlin", "Zorro")
    a.does("take")
    a.does("pass")
    b.does("pass")
    assert a.s.won == a.number and a.astral == [] and a.dead == ["6E", "Tithe"] and "7C" in a.power_pack + a.hand


@rule("OP25-BATT-32", "OP25-BATT-29")
def test_both_go_when_it_is_negated_in_play() -> None:
    a, b = facing(["Zorro"], ["Tithe", "7C"], ["Sherlock Holmes"], ["Brilliant Deduction"])
    plays(a, b, "Tithe", "Zorro", "7C")
    b.does("negate", "Brilliant Deduction", "Sherlock Holmes", "Tithe")
    a.does("decline")
    assert a.dead == ["Tithe"] and a.power_pack == ["7C"] and a.venture == 0


@rule("OP25-BATT-32", "OP25-PLACE-07", "OP25-CARD-04")
def test_the_power_card_is_one_that_the_user_can_play_now() -> None:
    a, _ = facing([hero("Zorro", placed=["8C"]), hero("Leonidas", placed=["7C"])], ["Tithe", "6I"], ["Merlin"])
    assert a.offered("play", "Tithe", "Zorro") == ["8 Combat"]
    a, _ = facing(["Zorro"], ["Tithe", "6I"], ["Merlin"])
    assert a.refusal("play", "Tithe", "Zorro") == "OP25-BATT-32" and a.can("pass"), "it is no attack"


@rule("OP25-DISC-12", "OP25-EVENT-11")
@pytest.mark.parametrize("event, goes", [("Iron Law", True), ("Honest Steel", False)])
def test_what_an_event_says_is_discarded_is_unusable(event: str, goes: bool) -> None:
    hand = [event, "Riposte", "Legendary Escape", "5C", "Rapier"]
    a, b = table(
        a={"front": [hero("Zorro", placed=["Elite Swordsmanship"])], "hand": hand, "draw": ["6C"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage", "4E"], "draw": PILE},
        phase="event",
    )
    a.does("event", event)
    b.does("no_event")
    b.does("decline")
    assert ("Riposte" in a.hand) is not goes and ("Riposte" in a.dead) is goes
    assert ("Legendary Escape" in a.defeated) is goes and {"5C", "6C", "Rapier"} <= set(a.hand)
    assert a.placed("Zorro") == ["Elite Swordsmanship"], "placed cards stay (PLACE-16)"
    a.does("done")
    assert (b.dead == ["Ascendant Mage"]) is goes, "for both players"


@rule("OP25-DISC-12", "OP25-INTER-04")
def test_whoever_the_event_does_not_touch_saves_the_card() -> None:
    for immune in (True, False):
        ward = watching(("Deaf to Fate", "Zorro")) if immune else {}
        a, b = table(
            a={"front": ["Zorro", "Hercules"], "hand": ["Iron Law", "Riposte", "Great Club"], "draw": PILE} | ward,
            b={"front": ["Merlin"], "draw": PILE},
            phase="event",
        )
        a.does("event", "Iron Law")
        b.does("no_event")
        b.does("decline")
        assert ("Riposte" in a.hand) is immune and "Great Club" in a.dead


@rule("OP25-CARD-32", "OP25-BATT-03")
def test_a_utility_aspect_is_played_by_the_homebase() -> None:
    home = {"homebase": "The Round Table", "draw": DEEP}
    a, b = facing(["Zorro"], ["Quiet Garden"], ["Merlin"], ["Ascendant Mage"], me=home)
    assert a.offered("play", "Quiet Garden") == ["The Round Table"]
    a.does("play", "Quiet Garden", "The Round Table")
    assert a.pending == "Duplicates", "it is no Special, so nobody is asked to negate it"
    sorts_out(a)
    assert a.hand == ["1C", "2C"] and a.dead == ["Quiet Garden"] and b.pending == "Turn"
    a, _ = facing(["Zorro"], ["Quiet Garden"], ["Merlin"])
    assert not a.can("play", "Quiet Garden")


@rule("OP25-CARD-32", "OP25-BATT-34")
def test_an_aspect_with_a_shield_defends_the_team() -> None:
    home = {"homebase": "The Round Table", "home": ["Wall of Thorns"]}
    a, b = facing(["Invisible Man"], ["Hidden Sociopath"], ["Merlin"], them=home)
    strikes(a, b, "Hidden Sociopath", "Invisible Man", "Merlin")
    b.does("avoid", "Wall of Thorns", "The Round Table")
    assert b.hits("Merlin") == [] and b.dead == ["Wall of Thorns"], "it is no Special"
    a, b = facing(["Zorro"], ["5C"], ["Merlin"], me=in_play("Bare Hands", "Zorro"), them=home)
    strikes(a, b, "5C", "Zorro", "Merlin")
    assert b.refusal("avoid", "Wall of Thorns") == "OP25-BATT-78", "no placed card may be played"
    a, b = facing(["Zorro"], ["5C"], ["Merlin"], ["Wall of Thorns"])
    strikes(a, b, "5C", "Zorro", "Merlin")
    assert not b.can("avoid", "Wall of Thorns")


@rule("OP25-BATT-78", "OP25-CARD-32")
@pytest.mark.parametrize(
    "lock, placed, may", [("Cease Fire", False, False), ("Bare Hands", True, False), ("Bare Hands", False, True)]
)
def test_what_the_player_may_not_do_the_homebase_may_not_do(lock: str, placed: bool, may: bool) -> None:
    side = {"homebase": "The Round Table"} | ({"home": ["Mallku"]} if placed else {})
    a, _ = facing(["Hercules"], [] if placed else ["Mallku"], ["Zorro"], me=side, them=in_play(lock, "Zorro"))
    assert a.can("attack", "Mallku", "The Round Table", "Zorro") is may
    if not may:
        assert a.refusal("attack", "Mallku", "The Round Table") == "OP25-BATT-78"


@rule("OP25-MODE-01", "OP25-MODE-07", "OP25-MODE-02")
def test_what_speaks_only_of_events_is_left_out() -> None:
    from overtable.games.overpower.book.facts import FACES
    from overtable.games.overpower.decks.legal import senseless
    from overtable.games.overpower.decks.text import find_row
    from overtable.games.overpower.state import BRAWL, SKIRMISH

    for mode in (BRAWL, SKIRMISH):
        out = {n: senseless(FACES[find_row(n)], mode) for n in ("Deaf to Fate", "Harbinger's Warning", "Old Wound")}
        assert out == {"Deaf to Fate": True, "Harbinger's Warning": True, "Old Wound": False}
