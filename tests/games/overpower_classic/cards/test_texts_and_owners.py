"""Concessions that are void, choices of the owner, words that stand on a card, and how cards read."""

from typing import Any

import pytest

from games.overpower.table import hero
from games.overpower_classic.cards.sample import HULK, THING, duel, named, says
from games.overpower_classic.making import attacks, played_event, strike
from games.overpower_classic.walks import walk
from marks import card


def told(values: tuple[Any, ...]) -> Any:
    return pytest.param(*values, marks=pytest.mark.card(values[0]), id=values[0])


TAUNTS = [
    ("xmop-crux-payback", "Crux", "Payback"),
    ("dcop-knockout-picking-a-fight", "Knockout", "Picking a Fight"),
    ("psop-spider-man-taunt", "Spider-Man (MVOP)", "Taunt"),
    ("xmop-typhoid-mary-bloody-mary", "Typhoid Mary", "Bloody Mary"),
]


@pytest.mark.parametrize(("card_id", "who", "name"), [told(v) for v in TAUNTS])
def test_whoever_is_kept_from_conceding_is_so_for_the_battle(card_id: str, who: str, name: str) -> None:
    user = named(who)
    a, b = duel([who], [card_id, "1S", "2S", "3S"], [HULK], ["3E", "4S"])
    strike(a, b, "1S", user, "Hulk")
    b.does("concede")
    a.does("prevent", name, user)
    assert a.s.conceded < 0 and a.pending == "Turn" and a.is_asked
    strike(a, b, "2S", user, "Hulk")
    assert b.refused("concede")
    strike(b, a, "4S", "Hulk", user)
    assert a.can("concede"), "it speaks of the opponent"
    assert says(card_id) == (
        "Play it when the opponent concedes: the concession is void. The opponent may not concede the battle. "
        "Lasts for this battle."
    )


@card("xmop-crux-payback")
def test_payback_ends_with_the_battle() -> None:
    a, b = duel(["Crux"], ["xmop-crux-payback", "1S"], [HULK], [], me={"draw": ["1S"]}, them={"draw": ["3S"]})
    strike(a, b, "1S", "Crux", "Hulk")
    b.does("concede")
    a.does("prevent", "Payback", "Crux")
    a.does("pass")
    b.does("pass")
    while not (b.is_asked and b.can("concede")):
        p = a if a.is_asked else b
        verb = next(v for v in ("no_event", "done", "fight", "accept", "decline", "venture") if v in p.verbs)
        p.table.answer(p.number, next(o for o in p.options() if o.verb == verb))
    assert a.s.battle == 3 and "Payback" in a.dead


CONFUSES = [
    ("jlaop-catwoman-prowling-by-night", "Catwoman (DCOP)", "Prowling by Night"),
    ("iqop-elektra-infiltration", "Elektra (IQOP)", "Infiltration"),
    ("psop-any-character-confusion", HULK, "Confusion"),
]
FIRST, SECOND = "6 Energy Teamwork (Strength/Fighting +1/+2)", "6 Strength Teamwork (Energy/Fighting +1/+2)"


@pytest.mark.parametrize(("card_id", "who", "name"), [told(v) for v in CONFUSES])
def test_the_owner_chooses_which_placed_teamwork_card_goes(card_id: str, who: str, name: str) -> None:
    user = named(who)
    a, b = duel([who], [card_id], [hero(THING, placed=[FIRST, SECOND])])
    attacks(a, b, name, user, "Thing")
    b.does("take")
    assert b.is_asked and not a.is_asked and sorted(b.offered("choose")) == sorted([FIRST, SECOND])
    b.does("choose", SECOND)
    assert b.placed("Thing") == [FIRST] and b.dead == [SECOND]
    assert "one placed Teamwork card (the opponent's choice)" in says(card_id)


@card("psop-longshot-lucky-bounce")
def test_lucky_bounce_speaks_of_the_draw_pile() -> None:
    """The Event Spawn Spies bars cards with the word draw; what Longshot's other attacks are made with stays free."""
    there = {"front": ["Longshot (PSOP)"], "hand": ["Lucky Bounce", "2F"]}
    a, b = played_event("Spawn Spies", there, {"front": [HULK], "hand": ["3S"]})
    walk(a, b, "Turn")
    if b.is_asked:
        strike(b, a, "3S", "Hulk", "Longshot")
    assert a.can("attack", "2F", "Longshot", "Hulk") and not a.can("attack", "Lucky Bounce")


BOTH = [
    ("clop-dazzler-absorb-sound", "Dazzler", "Energy"),
    ("clop-leader-omnibus", "Leader", "Intellect"),
    ("clop-scorpion-mac-gargan-private-eye", "Scorpion", "Strength"),
]


@pytest.mark.parametrize(("card_id", "who", "kind"), [told(v) for v in BOTH])
def test_what_the_cards_say_of_cards_placed_and_in_hand(card_id: str, who: str, kind: str) -> None:
    assert says(card_id) == (
        f"An attack on the opponent. {who} discards all cards in hand that show {kind}. "
        f"The opponent discards all cards that show {kind}, placed or in hand."
    )


@card("xmop-cerebro-computer-origin")
def test_what_the_card_says_of_the_card_that_strikes_back() -> None:
    assert says("xmop-cerebro-computer-origin") == (
        "If Cerebro blocks a Power card attack with a Power card of equal value, the card that blocks hits the "
        "attacker. Lasts for the rest of the battle."
    )


@card("mnop-alpha-flight-shaman")
def test_what_the_card_says_of_the_teammate_who_comes_back() -> None:
    assert says("mnop-alpha-flight-shaman") == (
        "A KO'd teammate of Alpha Flight comes back to the Front Line, even as the fourth there, for the next battle "
        "alone."
    )
