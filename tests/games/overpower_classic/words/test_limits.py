"""What an attack says of its defence, what follows if it hits, and Universe cards that a Special takes."""

from typing import Any

from games.overpower.table import Player, seated
from games.overpower_classic.making import attacks, special, text
from games.overpower_classic.table import table
from overtable.scenario import scenario

HORN = special("Horn", "Hulk", icons=["brute_force"], value=4, limits={"none": {"icons": ["energy"]}})
TRAP = special("Trap", "Hulk", icons=["brute_force"], value=3, limits={"with_universe": True})
LASH = special(
    "Lash",
    "Hulk",
    icons=["brute_force"],
    value=4,
    follow=[{"types": ["brute_force"], "at": "target", "when": {"hit": True}, "limits": {"no": ["any"]}}],
)
MERCY = special(
    "Mercy", "Hulk", icons=["brute_force"], value=5, hit=[{"do": "ko", "who": "target", "when": {"damage": 15}}]
)
SMASH = special(
    "Smash",
    "Hulk",
    icons=["brute_force"],
    value=4,
    until="this_battle",
    takes_universe=True,
    play=[{"do": "venture_total", "of": "universe", "who": "team"}],
)
CLAW = special(
    "Claw",
    "Hulk",
    icons=["brute_force"],
    value=4,
    hit=[{"do": "discard", "whose": "target", "places": ["placed"], "count": 0, "to": "dead"}],
)
MARK = special(
    "Mark",
    "Hulk",
    icons=["brute_force"],
    value=6,
    until="game",
    hit=[
        {
            "do": "whenever",
            "happens": "hit",
            "who": "target",
            "which": {"kinds": ["power"], "multi": True, "least": 2, "most": 2},
            "then": [{"do": "ko", "who": "target"}],
        }
    ],
)
DODGE = special("Sidestep", "Storm", use=["defence"], avoid={})
SHOCK = special("Shock", "Storm", use=["defence"], avoid={}, icons=["energy"])
UNDO = special("Undo", "Storm", use=["defence"], negate={})
SPARK = special("Spark", "Storm", use=["defence"], negate={}, icons=["energy"])
CARDS = [UNDO, SPARK, HORN, TRAP, LASH, MERCY, SMASH, CLAW, MARK, DODGE, SHOCK]


def sides(mine: list[str], storm: dict[str, Any] | None = None, **b: Any) -> list[Player]:
    return table(
        a={"front": ["Hulk (MVOP)"], "hand": mine},
        b={"front": [{"name": "Storm (MVOP)", **(storm or {})}], **b},
        cards=CARDS,
    )


def test_cards_that_show_an_icon_cannot_defend() -> None:
    a, b = sides(["Horn"], hand=["7E", "4F", "Sidestep", "Shock"])
    attacks(a, b, "Horn", "Hulk", "Storm")
    assert not b.can("block", "7E", "Storm") and not b.can("avoid", "Shock", "Storm")
    assert b.can("avoid", "Sidestep", "Storm") and b.can("block", "4F", "Storm")


def test_what_cannot_defend_cannot_help_a_defence_either() -> None:
    a, b = sides(["Horn"], hand=["3F", "Fighting/Energy Training +3", "Fighting/Strength Training +3"])
    attacks(a, b, "Horn", "Hulk", "Storm")
    assert not b.can("block", "3F", "Fighting/Energy Training +3", "Storm")
    assert b.can("block", "3F", "Fighting/Strength Training +3", "Storm")


def test_in_2025_it_may_help() -> None:
    horn = special("Horn", "Hercules", icons=["brute_force"], value=4, limits={"none": {"icons": ["energy"]}})
    a, b = seated(
        scenario(
            "overpower-2025",
            cards=[horn],
            position={
                "a": {"front": ["Hercules"], "hand": ["Horn"]},
                "b": {"front": ["Merlin"], "hand": ["2C", "Training (Merlin)"]},
            },
        )
    )
    attacks(a, b, "Horn", "Hercules", "Merlin")
    assert b.can("block", "2C", "Training (Merlin)", "Merlin")


def test_a_negate_is_bound_as_every_defence_is() -> None:
    a, b = sides(["Horn"], hand=["Undo", "Spark"])
    a.does("attack", "Horn", "Hulk", "Storm")
    assert b.can("negate", "Undo", "Storm") and not b.can("negate", "Spark", "Storm")


def test_nothing_negates_what_nothing_can_defend() -> None:
    a, b = sides(["Lash", "Claw"], hand=["Undo"])
    a.does("attack", "Lash", "Hulk", "Storm")
    b.does("decline")
    b.does("take")
    a.does("attack", "Claw", "Hulk", "Storm")
    assert b.damage("Storm") == 8 and b.hand == ["Undo"]


def test_only_a_power_card_with_a_universe_card_defends() -> None:
    a, b = sides(["Trap"], hand=["7E", "3F", "Fighting/Strength Training +3", "Sidestep"])
    attacks(a, b, "Trap", "Hulk", "Storm")
    assert not b.can("block", "7E", "Storm") and not b.can("avoid", "Sidestep", "Storm")
    b.does("block", "3F", "Fighting/Strength Training +3", "Storm")
    assert b.damage("Storm") == 0


def test_a_further_attack_only_after_a_hit_and_beyond_defence() -> None:
    a, b = sides(["Lash", "5S", "4F"], hand=["4E", "7E", "Sidestep"])
    attacks(a, b, "Lash", "Hulk", "Storm")
    b.does("block", "4E", "Storm")
    assert a.pending != "FollowUp"

    a, b = sides(["Lash", "5S", "4F"], hand=["7E", "Sidestep"])
    attacks(a, b, "Lash", "Hulk", "Storm")
    b.does("take")
    assert a.pending == "FollowUp" and not a.can("attack", "4F", "Hulk", "Storm")
    a.does("attack", "5S", "Hulk", "Storm")
    assert b.damage("Storm") == 9 and b.hand == ["7E", "Sidestep"]


def test_a_target_with_much_damage_is_kod() -> None:
    a, b = sides(["Mercy"], {"hits": ["8S", "1S"]})
    attacks(a, b, "Mercy", "Hulk", "Storm")
    b.does("take")
    assert not b.is_kod("Storm")

    a, b = sides(["Mercy"], {"hits": ["8S", "2S"]})
    attacks(a, b, "Mercy", "Hulk", "Storm")
    b.does("take")
    assert b.is_kod("Storm")


def test_a_special_takes_a_universe_card_whose_bonus_counts() -> None:
    a, b = sides(["Smash", "City Bus"])
    attacks(a, b, "Smash", "City Bus", "Hulk", "Storm")
    assert a.level == 7
    b.does("take")
    assert b.damage("Storm") == 4 and a.venture == 7

    a, b = sides(["Smash"])
    attacks(a, b, "Smash", "Hulk", "Storm")
    b.does("take")
    assert a.venture == 4


def test_all_placed_cards_go_to_the_dead_pile() -> None:
    a, b = sides(["Claw"], {"placed": ["7E", "Sidestep"]})
    attacks(a, b, "Claw", "Hulk", "Storm")
    b.does("take")
    assert b.placed() == [] and sorted(b.dead) == ["7E", "Sidestep"] and b.power_pack == []


def test_a_multipower_card_of_one_level_kos() -> None:
    for card, falls in (("2M", True), ("2S", False), ("3M", False)):
        mark = {"card": "Mark", "by": "Hulk", "target": "Storm"}
        a, b = table(
            a={"front": ["Hulk (MVOP)"], "hand": [card], "in_play": [mark]},
            b={"front": ["Storm (MVOP)"]},
            cards=CARDS,
        )
        a.table.answer(0, next(o for o in a.options() if o.verb == "attack"))
        b.does("take")
        assert b.is_kod("Storm") is falls


def test_how_they_read() -> None:
    assert text(HORN) == "Strength attack, level 4. Cards that show Energy cannot defend it."
    assert text(TRAP) == "Strength attack, level 3. Only a Power card together with a Universe card can defend it."
    assert text(LASH) == (
        "Strength attack, level 4. If it hits: Hulk may make one further Strength attack on the same target. "
        "Nothing can defend that attack."
    )
    assert text(MERCY) == (
        "Strength attack, level 5. If it hits and the target has 15 damage or more: the target is KO'd, whatever "
        "would prevent that."
    )
    assert text(SMASH) == (
        "Strength attack, level 4. A Basic or Training card may go with it. The bonus of a Universe card that goes "
        "with it is added to the team's Venture Total. Lasts for this battle."
    )
    assert text(CLAW) == (
        "Strength attack, level 4. If it hits: the target discards all placed cards into the Dead Pile."
    )
    assert text(MARK) == (
        "Strength attack, level 6. If it hits: whenever the target is hit by a Power card of level 2 that shows "
        "more than one icon, the target is KO'd, whatever would prevent that. Lasts for the rest of the game."
    )
