"""Bonuses for Specials and against recorded types, hits to KO that are set, KO's that cannot happen, conditions."""

from typing import Any

import pytest

from games.overpower.table import hero, pass_out
from games.overpower_classic.making import attacks, plays, special, strike_home, unnegated
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.words.attack import Limits
from overtable.games.overpower.words.counting import HitsToKO
from overtable.games.overpower.words.lasting import Bonus, Grid
from overtable.games.overpower.words.permit import Immune
from overtable.games.overpower.words.which import Which


def lasting(*words: dict[str, Any], **more: Any) -> dict[str, Any]:
    return special("Made Aura", until="game", stays="clipped", play=list(words), **more)


AURA = [{"card": "Made Aura", "by": "Thing"}]


def test_a_bonus_for_specials_alone() -> None:
    blow = special("Made Blow", icons=["combat"], value=4)
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Blow", "4S"], "in_play": AURA},
        b={"front": ["Hulk (MVOP)"], "hand": ["1E"]},
        cards=[lasting({"do": "bonus", "amount": 1, "who": "team", "special": True}), blow],
    )
    attacks(a, b, "Made Blow", "Thing", "Hulk")
    assert a.level == 5
    b.does("take")
    assert b.damage("Hulk") == 4 and a.venture == 4
    strike_home(b, a, "1E", "Hulk", "Thing")
    a.does("attack", "4S", "Thing", "Hulk")
    assert a.level == 4


@pytest.mark.parametrize("attacks, blocks", [("7S", True), ("7E", False)])
def test_a_bonus_against_types_of_the_record(attacks: str, blocks: bool) -> None:
    word = {"do": "bonus", "amount": 3, "to": "defence", "recorded": True}
    a, b = table(
        a={"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": [attacks]},
        b={"front": [hero("Thing (MVOP)", hits=["1S"], current=["1E"])], "hand": ["4S"], "in_play": AURA},
        cards=[lasting(word)],
    )
    a.does("attack", attacks, "Hulk" if attacks == "7S" else "Storm", "Thing")
    assert b.can("block", "4S", "Thing") == blocks


def test_a_team_that_is_outnumbered() -> None:
    word = {"do": "bonus", "amount": 2, "when": {"outnumbered": True}}
    for others, level in ((["Hulk (MVOP)", "Storm (MVOP)"], 6), (["Hulk (MVOP)"], 4)):
        a, b = table(
            a={"front": ["Thing (MVOP)"], "hand": ["Made Aura", "4S"]},
            b={"front": others, "hand": ["1E"]},
            cards=[lasting(word)],
        )
        plays(a, b, "Made Aura", "Thing")
        strike_home(b, a, "1E", "Hulk", "Thing")
        a.does("attack", "4S", "Thing", "Hulk")
        assert a.level == level


def test_a_bonus_against_whoever_hit_last() -> None:
    word = {"do": "bonus", "amount": 2, "versus": "striker"}
    card = special("Made Grudge", until="battle", stays="clipped", play_if={"struck": True}, play=[word])
    a, b = table(
        a={"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": ["3S", "3E", "2S", "2E"]},
        b={"front": ["Thing (MVOP)", "Beast (MVOP)"], "hand": ["Made Grudge", "4S"]},
        cards=[card],
    )
    strike_home(a, b, "3E", "Storm", "Thing")
    assert b.can("play", "Made Grudge", "Thing") and not b.can("play", "Made Grudge", "Beast")
    plays(b, a, "Made Grudge", "Thing")
    strike_home(a, b, "3S", "Hulk", "Thing")
    b.does("attack", "4S", "Thing", "Storm")
    assert b.level == 6
    b, a = table(
        a={"front": ["Thing (MVOP)"], "hand": ["4S"]},
        b={"front": ["Hulk (MVOP)"]},
        cards=[card],
    )
    b.does("attack", "4S", "Thing", "Hulk")
    assert b.level == 4


def test_the_printed_grid_of_somebody_else() -> None:
    words = [{"do": "choose_character", "of": "anybody"}, {"do": "grid", "of": "pick"}]
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Aura"]},
        b={"front": ["Storm (MVOP)"], "in_play": [{"card": "Made Storm", "by": "Storm"}]},
        cards=[
            lasting(*words),
            special("Made Storm", until="game", stays="clipped", play=[{"do": "grid", "types": ["energy"], "to": 8}]),
        ],
    )
    plays(a, b, "Made Aura", "Thing")
    a.does("choose", "Storm")
    assert a.grid("Thing")[:3] == (7, 4, 3) and b.grid("Storm")[0] == 8


def test_a_grid_that_is_raised_in_the_next_battle() -> None:
    word = {"do": "grid", "types": ["energy"], "to": 7}
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Aura"], "draw": PILE * 3},
        b={"front": ["Storm (MVOP)"], "draw": PILE * 3},
        cards=[special("Made Aura", until="next_battle", stays="clipped", play=[word])],
    )
    plays(a, b, "Made Aura", "Thing")
    assert a.grid("Thing")[0] == 1
    pass_out(a, b)
    assert a.grid("Thing")[0] == 7 and a.clipped("Thing") == ["Made Aura"]


def test_the_grid_of_the_target_if_it_hits() -> None:
    card = special("Made Theft", icons=["energy"], value=6, until="battle", hit=[{"do": "grid", "of": "target"}])
    a, b = table(a={"front": ["Thing (MVOP)"], "hand": ["Made Theft"]}, b={"front": ["Storm (MVOP)"]}, cards=[card])
    attacks(a, b, "Made Theft", "Thing", "Storm")
    b.does("take")
    assert a.grid("Thing")[:3] == (7, 4, 3)


def test_the_bonus_of_a_basic_card_that_is_paid() -> None:
    basic = {"type": "basic", "id": "made-beam", "name": "Made Beam", "set": "MVOP", "skill": "combat", "least": 8}
    card = lasting({"do": "grid", "paid": True}, cost={"kind": "basic"})
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Aura", "Made Beam"]},
        b={"front": ["Storm (MVOP)"]},
        cards=[card, basic | {"bonus": 3}],
    )
    a.does("play", "Made Aura", "Thing")
    a.does("pay", "Made Beam")
    unnegated(b)
    assert a.grid("Thing")[:3] == (1, 7, 8) and a.dead == ["Made Beam"]


def test_hits_to_ko_are_set_once_and_changed_by_others() -> None:
    words = [{"do": "hits_to_ko", "to": 7}]
    more = special("Made Will", until="game", stays="clipped", play=[{"do": "hits_to_ko", "amount": 2}])
    in_play = [*AURA, *AURA, {"card": "Made Will", "by": "Thing"}]
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["3S", "1S"]},
        b={"front": [hero("Thing (MVOP)", hits=["5S"]), "Storm (MVOP)"], "hand": ["1E"], "in_play": in_play},
        cards=[lasting(*words), more],
    )
    strike_home(a, b, "3S", "Hulk", "Thing")
    assert not b.is_kod("Thing")
    strike_home(b, a, "1E", "Storm", "Hulk")
    strike_home(a, b, "1S", "Hulk", "Thing")
    assert b.is_kod("Thing")


@pytest.mark.parametrize("kind, falls", [("spectrum", False), ("cumulative", True)])
def test_no_spectrum_ko(kind: str, falls: bool) -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["2S"]},
        b={"front": [hero("Thing (MVOP)", hits=["1E", "1F"])], "in_play": AURA},
        cards=[lasting({"do": "immune", "to": kind})],
    )
    strike_home(a, b, "2S", "Hulk", "Thing")
    assert b.is_kod("Thing") == falls


@pytest.mark.parametrize("kind, falls", [("spectrum", True), ("cumulative", False)])
def test_no_cumulative_ko(kind: str, falls: bool) -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["5S"]},
        b={"front": [hero("Thing (MVOP)", hits=["8S", "7S"])], "in_play": AURA},
        cards=[lasting({"do": "immune", "to": kind})],
    )
    strike_home(a, b, "5S", "Hulk", "Thing")
    assert b.is_kod("Thing") == falls


def test_some_hits_do_not_count_for_a_spectrum_ko() -> None:
    low = {"kinds": ["power"], "most": 2}
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["2S", "3S"]},
        b={"front": [hero("Thing (MVOP)", hits=["4E", "4F"]), "Storm (MVOP)"], "hand": ["1E"], "in_play": AURA},
        cards=[lasting({"do": "immune", "to": "spectrum", "which": low})],
    )
    strike_home(a, b, "2S", "Hulk", "Thing")
    assert not b.is_kod("Thing")
    strike_home(b, a, "1E", "Storm", "Hulk")
    strike_home(a, b, "3S", "Hulk", "Thing")
    assert b.is_kod("Thing")


def test_a_card_for_any_teammate_lies_on_the_one_in_reserve() -> None:
    word = {"do": "bonus", "amount": 1, "to": "defence", "who": "pick"}
    card = special("Made Aura", until="game", stays="clipped", onto="user_or_any_teammate", play=[word])
    a, b = table(
        a={"front": ["Thing (MVOP)"], "reserve": "Storm (MVOP)", "hand": ["Made Aura"]},
        b={"front": ["Hulk (MVOP)"]},
        cards=[card],
    )
    assert a.can("play", "Made Aura", "Thing", "Thing")
    plays(a, b, "Made Aura", "Thing", "Storm")
    assert a.clipped("Storm") == ["Made Aura"]


def test_the_card_that_blocks_an_attack_hits_its_user() -> None:
    limits = {"only": {"kinds": ["power"], "least": 3, "most": 3}, "strikes_back": True}
    card = special("Made Chance", icons=["combat"], value=3, limits=limits)
    a, b = table(
        a={"front": ["Thing (MVOP)"], "hand": ["Made Chance"]},
        b={"front": ["Hulk (MVOP)"], "hand": ["3F", "7S"]},
        cards=[card],
    )
    attacks(a, b, "Made Chance", "Thing", "Hulk")
    assert not b.can("block", "7S", "Hulk")
    b.does("block", "3F", "Hulk")
    assert a.hits("Thing") == ["3F"] and b.venture == 3 and b.hits("Hulk") == []


@pytest.mark.parametrize(
    "word, said",
    [
        (Bonus(amount=1, who="team", special=True), "Thing's team has +1 to all numerical Specials."),
        (
            Bonus(amount=3, to="defence", recorded=True),
            "Thing has +3 to defences against Power cards of a type that a Power card on the permanent record of Thing "
            "shows.",
        ),
        (
            Bonus(amount=2, versus="striker"),
            "Thing has +2 to all actions against the character that hit Thing last.",
        ),
        (Grid(of="target"), "Thing has the Power Grid of the target."),
        (Grid(paid=True), "The bonus of that card is added to Thing's skill of its type."),
        (
            Limits(only=Which(kinds=("power",), least=3, most=3), strikes_back=True),
            "Only Power cards of level 3 can defend it. A Power card that blocks it hits Thing.",
        ),
        (HitsToKO(to=7), "Thing has 7 hits to KO."),
        (Immune(to="spectrum"), "Thing cannot be Spectrum KO'd."),
        (
            Immune(to="cumulative", which=Which(kinds=("power",), icons=("energy",))),
            "Hits of Energy Power cards never count to a Cumulative KO of Thing.",
        ),
    ],
)
def test_what_it_says(word: Any, said: str) -> None:
    assert word.says("Thing") == said
