"""What is fixed as a card is played, what a hit shows, and what a hit without a number is (OP25-BATT, OP25-INTER)."""

import pytest

from games.overpower.specials import facing, hits, in_play, plays, strikes
from games.overpower.table import PILE, by_side, hero, table
from marks import rule
from overtable.games.overpower.state import MISSION_DEFEATED, MISSION_RESERVE, zone
from overtable.kernel.knowledge import move


@rule("OP25-KO-13", "OP25-BATT-50", "OP25-END-08")
def test_a_hit_without_a_number_waits_in_the_astral_plane_too() -> None:
    gaze = in_play("Paralyzing Gaze", "Dracula", "Zorro")
    a, b = facing(
        ["Dracula", "Hercules"],
        ["6C"],
        [hero("Zorro", hits=["6C"], current=["8B"]), "Merlin"],
        me=gaze | {"draw": PILE},
    )
    hits(a, b, "6C", "Hercules", "Zorro")
    assert b.is_kod("Zorro") and a.astral == ["6C", "8B", "Paralyzing Gaze"] and a.dead == []
    assert a.venture == 14 and "6C" in a.power_pack
    b.does("pass")
    a.does("pass")
    assert a.astral == [] and "Paralyzing Gaze" in a.dead


@rule("OP25-KO-13", "OP25-KO-12")
def test_a_hit_without_a_number_of_an_earlier_battle_is_discarded() -> None:
    mark = {"in_play": [{"card": "Wither", "by": "Anubis", "target": "Zorro", "battle_before": True}]}
    a, b = facing(["Anubis", "Hercules"], ["4C"], [hero("Zorro", hits=["8C", "8B"]), "Merlin"], me=mark)
    assert "Wither" in b.permanent("Zorro")
    hits(a, b, "4C", "Hercules", "Zorro")
    assert b.is_kod("Zorro") and a.astral == ["4C"] and "Wither" in a.dead


@rule("OP25-KO-13", "OP25-KO-14", "OP25-END-04")
def test_what_such_a_hit_does_to_others_goes_on_until_the_battle_ends() -> None:
    """A remainder lasts until a card removes it or the battle ends; meanwhile the card lies in the Astral Plane."""
    a, b = facing(
        ["Dr. Watson"], ["All Chips on the Table"], [hero("Zorro", hits=["8C", "8B"]), "Merlin"], ["1E", "2E"]
    )
    hits(a, b, "All Chips on the Table", "Dr. Watson", "Zorro")
    assert b.is_kod("Zorro") and a.astral == ["All Chips on the Table"] and b.is_open
    duel = in_play("Lord of the Jungle", "Tarzan", "Zorro")
    a, b = facing(["Tarzan", "Hercules"], ["4C"], [hero("Zorro", hits=["8C", "8B"]), "Merlin"], ["1E"], me=duel)
    hits(a, b, "4C", "Tarzan", "Zorro")
    assert b.is_kod("Zorro") and a.astral == ["4C", "Lord of the Jungle"]
    assert b.refusal("attack", "1E", "Merlin") == "OP25-BATT-78" and b.can("pass")


@rule("OP25-KO-13", "OP25-KO-21", "OP25-KO-22")
@pytest.mark.usefixtures("legacy_cards")
def test_what_held_the_fallen_does_not_hold_whoever_comes_back() -> None:
    gaze = in_play("Paralyzing Gaze", "Dracula", "Zorro")
    them = {"hand": ["Back to Life", "1C"], "draw": PILE}
    a, b = facing(["Dracula", "Hercules"], ["4C"], [hero("Zorro", hits=["8C", "8B"]), "Merlin"], me=gaze, them=them)
    assert not b.can("attack", "1C", "Zorro")
    hits(a, b, "4C", "Hercules", "Zorro")
    plays(b, a, "Back to Life", "Merlin")
    b.does("choose", "Zorro")
    a.does("pass")
    assert b.can("attack", "1C", "Zorro", "Hercules") and b.damage("Zorro") == 0


@rule("OP25-BATT-45", "OP25-BATT-33")
def test_an_attacked_reserve_character_uses_its_own_utilities() -> None:
    for hand, able in ((["6E", "Shield Phalanx"], True), (["6E"], False)):
        them = {"reserve": "Leonidas"}
        a, b = facing(["Mr. Hyde"], ["Sadistic Tendencies"], ["Merlin"], ["3B", *hand[1:]], them=them)
        strikes(a, b, "Sadistic Tendencies", "Mr. Hyde", "Leonidas", "Brute Force")
        assert a.level == 4 and not b.can("block", "3B", "Leonidas")
        assert ("use" in b.verbs) is able
        if able:
            assert b.can("use", "Shield Phalanx", "Leonidas")
            b.does("use", "Shield Phalanx", "Leonidas")
            b.does("block", "3B", "Leonidas")
            assert b.hits("Leonidas") == []


@rule("OP25-BATT-44", "OP25-BATT-45")
def test_the_reserve_plays_no_utility_for_somebody_else() -> None:
    them = {"reserve": "Sheriff of Nottingham"}
    a, b = facing(["Hercules"], ["6B"], ["Merlin"], ["Rule by Fear", "5I"], them=them)
    strikes(a, b, "6B", "Hercules", "Merlin")
    assert not b.can("use", "Rule by Fear")


@rule("OP25-INTER-19", "OP25-CARD-34", "OP25-KO-02")
def test_a_card_that_acts_as_another_type_shows_what_is_drawn_on_it() -> None:
    sword = in_play("Sword and Shield", "Lancelot")
    a, b = facing(["Lancelot"], ["True Strike"], [hero("The Three Musketeers", hits=["1E", "1B"]), "Merlin"], me=sword)
    strikes(a, b, "True Strike", "Lancelot", "The Three Musketeers")
    assert a.level == 10
    b.does("take")
    assert not b.is_kod("The Three Musketeers") and b.damage("The Three Musketeers") == 12, (
        "Any-Power makes no spectrum"
    )


@rule("OP25-INTER-19", "OP25-INTER-20", "OP25-TOTAL-16")
@pytest.mark.usefixtures("legacy_cards")
@pytest.mark.parametrize("top, counts", [("5I", False), ("5C", True)])
def test_what_an_event_bars_by_icon_goes_by_the_icons_that_a_hit_shows(top: str, counts: bool) -> None:
    event = {"card": "The Cost of Knowledge is Sanity"}
    a, b = table(
        a={"front": ["Zorro"], "hand": ["Mirror Image"], "power_pack": [top], "draw": PILE, "in_play": [event]},
        b={"front": ["Merlin"], "draw": PILE},
    )
    hits(a, b, "Mirror Image", "Zorro", "Merlin")
    assert b.damage("Merlin") == 5 and a.venture == (5 if counts else 0)


@rule("OP25-BATT-07", "OP25-TOTAL-09")
@pytest.mark.parametrize("before", [True, False])
def test_whether_a_hit_counts_is_judged_as_the_card_is_played(before: bool) -> None:
    mine = {"objectives": {"reserve": 5, "defeated": int(before), "ventured": {"reserve": 1}}}
    a, b = facing(["Sun Wukong"], ["Godly Strength"], ["Merlin"], me=mine)
    strikes(a, b, "Godly Strength", "Sun Wukong", "Merlin")
    pile = MISSION_RESERVE if not before else MISSION_DEFEATED
    other = MISSION_DEFEATED if not before else MISSION_RESERVE
    move(a.s, a.s.zones[zone(a.number, pile)][-1], zone(a.number, other))
    b.does("take")
    assert b.damage("Merlin") > 0 and (a.venture > 0) is before


@rule("OP25-DISC-28")
@pytest.mark.parametrize(
    "card, by, target, counted", [("Shield Phalanx", "Leonidas", "", 1), ("Wither", "Anubis", "Hercules", 0)]
)
def test_a_hit_that_is_cleared_is_no_discard(card: str, by: str, target: str, counted: int) -> None:
    them = in_play(card, by, target)
    a, b = facing(["Hercules"], ["Slaying the Hydra"], [by, "Merlin"], them=them)
    plays(a, b, "Slaying the Hydra", "Hercules")
    (a if a.is_asked else b).does("choose", card)
    assert card in b.dead and by_side(a.s.thrown, a, b) == [0, counted]
