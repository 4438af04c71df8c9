"""Cards that lie before a character and take attacks, and attacks with cards that the opponent has placed."""

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import CYCLOPS, STORM, THING, WEAKEN, duel, next_battle, says, to_move
from games.overpower_classic.making import attacks, plays, strike
from marks import card, rule

DEEP = "jlaop-aquaman-allies-from-the-deep"
SANDMAN = "iqop-silver-sable-sandman"
TWIN = "iqop-omega-red-twin-tentacles"
SPLIT = "dcop-hazard-split"
ATLAS = "clop-thunderbolts-atlas"
TESTER = "promo-post-lethal-tester"
SABLE = "Silver Sable (IQOP)"


@card(DEEP)
@rule("OPC-CARD-19")
def test_allies_from_the_deep_lie_before_him_for_the_battle_alone() -> None:
    a, b = duel(["Aquaman", STORM], [DEEP], [THING], ["4S"])
    plays(a, b, "Allies from the Deep", "Aquaman")
    assert b.offered("attack", "4S", "Thing") == ["Storm", "Allies from the Deep"]
    assert a.clipped("Aquaman") == ["Allies from the Deep"]
    next_battle(a, b)
    assert a.dead == ["Allies from the Deep"] and not a.clipped("Aquaman") and not a.astral


@card(DEEP)
def test_allies_from_the_deep_go_with_the_first_attack_on_them() -> None:
    a, b = duel(["Aquaman", STORM], [DEEP], [THING], ["4S", "3S"])
    plays(a, b, "Allies from the Deep", "Aquaman")
    attacks(b, a, "4S", "Thing", "Allies from the Deep")
    assert a.dead == ["Allies from the Deep"] and b.venture == 0 and to_move(a)
    a.does("pass")
    assert b.offered("attack", "3S", "Thing") == ["Aquaman", "Storm"]


def behind_sandman(*answers: str, team: tuple[str, ...] = (THING, "Hazard")) -> list[Player]:
    """The first player is to move against a character that a card stands before."""
    lies = {"in_play": [{"card": SANDMAN, "by": "Silver Sable"}]}
    return duel(list(team), list(answers), [SABLE, STORM], them=lies)


@card(SANDMAN)
@rule("OPC-BATT-19", "OPC-BATT-04")
@pytest.mark.parametrize(("what", "name"), [(SPLIT, "Split"), (WEAKEN, WEAKEN)])
def test_what_is_for_a_character_is_not_laid_before_a_card(what: str, name: str) -> None:
    a, _ = behind_sandman(what, "3S")
    assert a.offered("attack", name, "Hazard") == ["Storm"]
    assert a.refusal("attack", name, "Hazard", "Sandman") == "OPC-BATT-19"
    assert a.offered("attack", "3S", "Thing") == ["Storm", "Sandman"]


@card(SANDMAN, TWIN)
def test_a_special_that_goes_with_a_power_card_may_be_played_against_a_card() -> None:
    a, _ = behind_sandman(TWIN, "3S", team=("Omega Red (IQOP)",))
    assert a.can("attack", "Twin Tentacles", "Omega Red", "3S", "Omega Red", "Sandman")


@card(ATLAS)
def test_who_may_attack_nothing_but_a_card_plays_no_special_on_a_target_character() -> None:
    a, b = duel(["Thunderbolts"], [ATLAS], [THING, CYCLOPS], [WEAKEN, "3S"])
    strike(a, b, "Atlas", "Thunderbolts", "Thing")
    assert b.offered("attack", WEAKEN) == ["Cyclops"] and b.offered("attack", "3S", "Thing") == ["Atlas"]


@card(TESTER)
def test_lethal_tester_takes_no_card_that_could_hit_nobody() -> None:
    a, b = duel(["Post", STORM], [TESTER], [hero(THING, placed=["7S"])], ["1E"])
    plays(a, b, "Lethal Tester", "Post")
    assert to_move(b) and b.placed("Thing") == ["7S"] and not b.power_pack


@card(TESTER)
@pytest.mark.parametrize("used", [True, False])
def test_lethal_tester_strikes_a_teammate_of_the_one_who_holds_the_card(used: bool) -> None:
    a, b = duel(["Post", STORM], [TESTER], [hero(THING, placed=["7S"]), CYCLOPS], ["7E"])
    plays(a, b, "Lethal Tester", "Post")
    if not used:
        a.does("decline")
        assert to_move(b) and b.placed("Thing") == ["7S"]
        return
    a.does("choose", "7S")
    assert a.offered("attack", "7S", "Post") == ["Cyclops"]
    attacks(a, b, "7S", "Post", "Cyclops")
    assert b.can("block", "7E", "Cyclops")
    b.does("take")
    assert b.hits("Cyclops") == ["7S"] and a.venture == 7 and not b.placed()


TEXTS = {
    "iqop-rhino-animal-stamina": "The hits to KO of Rhino go up by 2.",
    "xmop-x-man-sinister-creation": "The hits to KO of X-Man go down by 5.",
    "mcop-sentinels-learning-circuits": "on the permanent record of Sentinels has",
    "iqop-captain-america-sentinel-of-liberty": "you may move one Defeated Mission of the team to the Reserve pile",
    "promo-post-lethal-tester": "with a card that the opponent has placed, whatever it needs: a Front Line teammate",
    "mnop-alpha-flight-snowbird": "may make it at once, else it is kept; what is no attack goes to the Dead Pile.",
    "dcop-doomsday-out-for-blood": "Playable only if hits lie on Doomsday.",
    "clop-havok-the-brotherhood": "is 7 or higher may not attack with Power cards of that type alone",
}


@pytest.mark.parametrize("card_id", TEXTS)
def test_what_a_card_says(card_id: str) -> None:
    assert TEXTS[card_id] in says(card_id)
