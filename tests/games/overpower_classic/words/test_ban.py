"""`ban`: cards that somebody may not use, at all, to attack, to defend, or against one character."""

from typing import Any

import pytest

from games.overpower.table import reach
from games.overpower_classic.making import attacks, special
from games.overpower_classic.table import table
from overtable.games.overpower.words.ban import Ban
from overtable.games.overpower.words.which import Which


def ban(**fields: Any) -> dict[str, Any]:
    return special("Made Ban", until="battle", stays="astral", play=[{"do": "ban", "who": "opponent", **fields}])


def in_play(by: str = "Thing", target: str | None = None) -> list[dict[str, Any]]:
    return [{"card": "Made Ban", "by": by} | ({"target": target} if target else {})]


def test_no_power_cards_of_a_type_and_level_to_attack() -> None:
    high = {"kinds": ["power"], "icons": ["brute_force"], "single": True, "least": 5}
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["7S", "4S", "5M"]},
        b={"front": ["Thing (MVOP)"], "hand": ["8S"], "in_play": in_play()},
        cards=[ban(to="attack", which=high)],
    )
    assert not a.can("attack", "7S", "Hulk", "Thing")
    assert a.can("attack", "4S", "Hulk", "Thing") and a.can("attack", "5M", "Hulk", "Thing")
    a.does("attack", "4S", "Hulk", "Thing")
    assert b.can("block", "8S", "Thing"), "whoever played it goes on using such cards"


def test_only_characters_with_a_high_rating_are_kept_from_it() -> None:
    a, _ = table(
        a={"front": ["Hulk (MVOP)", "Spider-Man (MVOP)"], "hand": ["5S"]},
        b={"front": ["Thing (MVOP)"], "in_play": in_play()},
        cards=[ban(to="attack", which={"icons": ["brute_force"]}, rated=7)],
    )
    assert not a.can("attack", "5S", "Hulk", "Thing")
    assert a.can("attack", "5S", "Spider-Man", "Thing")


def test_the_icon_is_chosen_as_it_is_played() -> None:
    card = special(
        "Made Ban",
        until="battle",
        target=True,
        hit=[{"do": "choose", "of": "icon"}, {"do": "ban", "who": "target", "chosen": True}],
    )
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Ban"]},
        b={"front": ["Hulk (MVOP)", "Beast (MVOP)"], "hand": ["4S", "3F"]},
        cards=[card],
    )
    attacks(a, b, "Made Ban", "Thing", "Hulk")
    b.does("take")
    a.does("choose", "Strength")
    assert not b.can("attack", "4S", "Hulk", "Thing") and b.can("attack", "3F", "Hulk", "Thing")
    assert b.can("attack", "4S", "Beast", "Thing")


@pytest.mark.parametrize("to", ["use", "defend"])
def test_a_skill_that_was_chosen_is_closed_to_power_and_universe_cards(to: str) -> None:
    word = {"do": "ban", "who": "target", "to": to, "chosen": True, "skill": True}
    card = special("Made Ban", until="battle", target=True, hit=[{"do": "choose", "of": "type"}, word])
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Ban", "3S", "2S"]},
        b={"front": ["Hulk (MVOP)"], "hand": ["7S", "4F", "4M", "5A", "5M", "Made Blow"]},
        cards=[card, special("Made Blow", icons=["brute_force"], value=4)],
    )
    attacks(a, b, "Made Ban", "Thing", "Hulk")
    b.does("take")
    assert not a.can("choose", "Any-Power")
    a.does("choose", "Strength")
    assert b.can("attack", "Made Blow", "Hulk", "Thing"), "Specials need no skill"
    assert b.can("attack", "4M", "Hulk", "Thing") and b.can("attack", "4F", "Hulk", "Thing")
    for card_name in ("7S", "5A", "5M"):
        assert b.can("attack", card_name, "Hulk", "Thing") == (to == "defend")
    b.does("attack", "4F", "Hulk", "Thing")
    a.does("take")
    a.does("attack", "3S", "Thing", "Hulk")
    assert b.can("block", "4M", "Hulk") and not b.can("block", "7S", "Hulk") and not b.can("block", "5M", "Hulk")


def test_universe_cards_neither_attack_nor_defend_against_one_character() -> None:
    sides = {
        "a": {"front": ["Hulk (MVOP)"], "hand": ["5S", "Made Beam", "7S"]},
        "b": {"front": ["Thing (MVOP)", "Storm (MVOP)"], "hand": ["8S"], "in_play": in_play()},
    }
    basic = {"type": "basic", "id": "made-beam", "name": "Made Beam", "set": "MVOP", "skill": "brute_force", "least": 6}
    cards = [ban(which={"kinds": ["universe"]}, versus="user"), basic | {"bonus": 2}]
    a, b = table(**sides, cards=cards)
    assert not a.can("attack", "5S", "Made Beam", "Hulk", "Thing") and a.can(
        "attack", "5S", "Made Beam", "Hulk", "Storm"
    )
    assert a.can("attack", "5S", "Hulk", "Thing")
    a.does("attack", "5S", "Hulk", "Storm")
    b.does("take")
    b.does("attack", "8S", "Thing", "Hulk")
    assert not a.can("block", "7S", "Made Beam", "Hulk"), "7 + 2 would do, but not against this character"


def test_cards_of_the_hand_alone() -> None:
    basic = {"type": "basic", "id": "made-beam", "name": "Made Beam", "set": "MVOP", "skill": "brute_force", "least": 6}
    a, _ = table(
        a={"front": [{"name": "Hulk (MVOP)", "placed": ["Made Beam"]}], "hand": ["5S", "Made Beam"]},
        b={"front": ["Thing (MVOP)"], "in_play": in_play()},
        cards=[ban(which={"kinds": ["universe"]}, place="hand"), basic | {"bonus": 2}],
    )
    assert a.can("attack", "5S", "Made Beam (placed)", "Hulk", "Thing")
    assert not a.can("attack", "5S", "Made Beam (hand)", "Hulk", "Thing")


def test_specials_that_are_no_attacks_are_closed_to_both() -> None:
    avoid = special("Made Dodge", use=["defence"], avoid={})
    raises = special("Made Raise", until="battle", stays="clipped", play=[{"do": "bonus", "amount": 1}])
    blow = special("Made Blow", icons=["combat"], value=4)
    which = {"kinds": ["special"], "no_attack": True}
    a, b = table(
        a={
            "front": ["Hulk (MVOP)"],
            "hand": ["Made Raise", "Made Blow"],
            "in_play": [{"card": "Made Ban", "by": "Hulk"}],
        },
        b={"front": ["Thing (MVOP)"], "hand": ["Made Dodge"]},
        cards=[ban(who="both", which=which), avoid, raises, blow],
    )
    assert not a.can("play", "Made Raise", "Hulk")
    attacks(a, b, "Made Blow", "Hulk", "Thing")
    assert not b.can("avoid", "Made Dodge", "Thing") and b.can("take")


def test_specials_that_last_and_cards_that_speak_of_a_teammate() -> None:
    lasts = special("Made Lasts", until="battle", stays="clipped", play=[{"do": "bonus", "amount": 1}])
    heals = special("Made Heals", speaks_of_teammate=True, play=[{"do": "heal", "who": "teammate"}])
    sides = {"a": {"front": ["Hulk (MVOP)", "Beast (MVOP)"], "hand": ["Made Lasts", "Made Heals"]}}
    sides["b"] = {"front": ["Thing (MVOP)"], "in_play": in_play()}
    a, _ = table(**sides, cards=[ban(which={"kinds": ["special"], "lasting": True}), lasts, heals])
    assert not a.can("play", "Made Lasts", "Hulk") and a.can("play", "Made Heals", "Hulk")
    a, _ = table(**sides, cards=[ban(which={"speaks": "teammate"}), lasts, heals])
    assert a.can("play", "Made Lasts", "Hulk") and not a.can("play", "Made Heals", "Hulk")


def test_some_attacks_cannot_be_defended_at_all() -> None:
    card = ban(who="user", to="defend", against={"kinds": ["power"], "most": 2})
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["2S", "3S"]},
        b={"front": ["Thing (MVOP)"], "hand": ["8S"], "in_play": in_play()},
        cards=[card],
    )
    a.does("attack", "2S", "Hulk", "Thing")
    assert not b.can("block", "8S", "Thing")
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["3S"]},
        b={"front": ["Thing (MVOP)"], "hand": ["8S"], "in_play": in_play()},
        cards=[card],
    )
    a.does("attack", "3S", "Hulk", "Thing")
    assert b.can("block", "8S", "Thing")


@pytest.mark.parametrize(
    "word, said",
    [
        (
            Ban(who="opponent", to="attack", which=Which(icons=("combat",)), rated=7),
            "Opposing characters whose Combat is 7 or higher may not attack with cards that show Combat.",
        ),
        (Ban(who="target", chosen=True, skill=True), "The target may not use the chosen skill."),
        (Ban(who="target", chosen=True), "The target may not use cards that show the chosen icon."),
        (
            Ban(who="opponent", which=Which(kinds=("universe",)), versus="user"),
            "The opponent may not use Universe cards to attack Thing or to defend against Thing.",
        ),
        (
            Ban(who="target", to="defend", against=Which(kinds=("power",), most=2)),
            "The target may not defend against attacks with Power cards of level 2 or lower.",
        ),
        (
            Ban(who="both", which=Which(kinds=("special",), no_attack=True)),
            "Neither player may use Specials that are no attacks.",
        ),
    ],
)
def test_what_it_says(word: Ban, said: str) -> None:
    assert word.says("Thing") == said


def test_an_event_keeps_multipower_cards_from_both() -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Sabotage (event)", "5M", "4S"]},
        b={"front": ["Thing (MVOP)"], "hand": ["4M", "8S"]},
        phase="event",
    )
    a.does("event", "Sabotage")
    reach(a, b, "Turn")
    assert not a.can("attack", "5M", "Hulk", "Thing") and "5M" in a.hand
    a.does("attack", "4S", "Hulk", "Thing")
    assert not b.can("block", "4M", "Thing") and b.can("block", "8S", "Thing")
