"""Attacks that miss and bring nothing, cards that go with attacks, icons that count, cards that are kept away."""

from typing import Any

import pytest

from games.overpower.table import hero
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    STORM,
    THING,
    VENOM,
    WOLVERINE,
    duel,
    named,
    next_battle,
    says,
)
from games.overpower_classic.making import attacks, plays, strike, unnegated
from marks import card


def told(values: tuple[Any, ...]) -> Any:
    return pytest.param(*values, marks=pytest.mark.card(values[0]), id=values[0])


BONUS = [
    ("psop-she-hulk-she-hulk-smash", "She-Hulk (PSOP)", "She-Hulk Smash", "Tree"),
    ("psop-thing-brute-force", THING, "Brute Force", "Tree"),
]


@pytest.mark.parametrize(("card_id", "who", "name", "helps"), [told(v) for v in BONUS])
@pytest.mark.parametrize("defended", [False, True])
def test_the_universe_bonus_counts_to_the_venture_total_if_the_attack_hits(
    card_id: str, who: str, name: str, helps: str, defended: bool
) -> None:
    a, b = duel([who], [card_id, helps], [HULK], [DODGE])
    attacks(a, b, name, helps, named(who), "Hulk")
    assert a.level == 6
    if defended:
        b.does("avoid", DODGE, "Hulk")
        assert b.hits("Hulk") == [] and a.venture == 0
    else:
        b.does("take")
        assert b.damage("Hulk") == 4 and a.venture == 6
    assert "If it hits: the bonus of a Universe card" in says(card_id)


SCARES = [
    ("promo-any-character-arkham-asylum", "Rhino (MVOP)", "Arkham Asylum"),
    ("psop-rhino-scare-tactics", "Rhino (MVOP)", "Scare Tactics"),
    ("mvop-hulk-intimidate", HULK, "Intimidate"),
    ("mvop-venom-panic-attack", VENOM, "Panic Attack"),
]


@pytest.mark.parametrize(("card_id", "who", "name"), [told(v) for v in SCARES])
@pytest.mark.parametrize("defended", [False, True])
def test_the_reserve_stays_away_only_if_the_front_line_lets_the_attack_pass(
    card_id: str, who: str, name: str, defended: bool
) -> None:
    """OPC-BATT-19: it is laid before one of the Front Line, who may answer it."""
    fallen, user = hero(CYCLOPS, hits=["8S", "8S"]), named(who)
    a, b = duel([who], [card_id, "6S"], [fallen, THING], [DODGE], them={"reserve": STORM})
    assert not a.can("attack", name, user)
    strike(a, b, "6S", user, "Cyclops")
    b.does("pass")
    attacks(a, b, name, user, "Thing")
    b.does(*(("avoid", DODGE, "Thing") if defended else ("take",)))
    next_battle(a, b)
    assert (b.reserve == []) is defended and ("Storm" in b.front) is defended
    assert "If it hits: the opponent's Reserve character" in says(card_id)


MADROX = "xmop-multiple-man-team-madrox"


@card(MADROX)
def test_team_madrox_goes_with_every_power_card_attack() -> None:
    """It is combined with nothing: what OPC-COMBO-01 says of MultiPower cards does not touch it."""
    for first in ("2M", "3F", "2E", "6A"):
        a, b = duel(["Multiple Man"], [MADROX, first, "1S"], [HULK])
        attacks(a, b, "Team Madrox", "Multiple Man", first, "Multiple Man", "Hulk")
        assert a.level == int(first[0])
        b.does("take")
        strike(a, b, "1S", "Multiple Man", "Hulk")
        assert b.current("Hulk") == sorted([first, "1S"])
    assert says(MADROX).startswith("Goes with an attack that Multiple Man makes with any Power card.")


ECHO = "dcop-riddler-query-and-echo"


@card(ECHO)
def test_both_icons_of_query_and_echo_count_wherever_it_lies() -> None:
    """OPC-DEF-12: all icons of a card count."""
    sting, gordon = "dcop-comm-gordon-and-g-c-p-d-sting-operation", "Comm. Gordon & G.C.P.D."
    a, b = duel([gordon], [sting], ["Riddler (DCOP)"], [ECHO, "5E"])
    a.does("attack", "Sting Operation", gordon)
    unnegated(a, b)
    assert b.hand == ["5E"] and b.dead == ["Query and Echo"]
    a, b = duel(["Brood (IQOP)"], ["iqop-brood-power-hungry-monsters"], ["Riddler (DCOP)"], [ECHO, "5E"])
    a.does("attack", "Power Hungry Monsters", "Brood")
    unnegated(a, b)
    assert b.hand == ["Query and Echo"]


@card(ECHO)
@pytest.mark.parametrize(("marked", "falls"), [(["1E", "1S"], True), (["1E", "1F"], False)])
def test_query_and_echo_attacks_as_fighting_alone(marked: list[str], falls: bool) -> None:
    a, b = duel(["Riddler (DCOP)"], [ECHO], [hero(CYCLOPS, hits=marked), THING])
    strike(a, b, "Query and Echo", "Riddler", "Cyclops")
    assert b.is_kod("Cyclops") is falls and a.venture == 5


NO_POWER = [
    ("mcop-brood-insectoid-incursion", "Brood (MCOP)", "Insectoid Incursion", "F"),
    ("mcop-quicksilver-agile-avenger", "Quicksilver (MCOP)", "Agile Avenger", "E"),
    ("dcop-knockout-killer-physique", "Knockout", "Killer Physique", "F"),
]


@pytest.mark.parametrize(("card_id", "who", "name", "letter"), [told(v) for v in NO_POWER])
def test_power_cards_of_the_type_stay_away_and_a_multipower_card_does_not(
    card_id: str, who: str, name: str, letter: str
) -> None:
    """OPC-CARD-04: a MultiPower card need not be used as that type."""
    user = named(who)
    a, b = duel([who], [card_id], [WOLVERINE], ["3F", "2E", "1M", "6A"])
    plays(a, b, name, user)
    for c, kept in (("3F", letter == "F"), ("2E", letter == "E"), ("1M", False), ("6A", False)):
        assert b.can("attack", c, "Wolverine", user) is not kept
    a, b = duel([WOLVERINE], ["1M"], [who], [card_id])
    attacks(a, b, "1M", "Wolverine", user)
    assert not b.can("invalidate", name, user)


@card("mnop-hulk-betty-banner")
def test_betty_banner_keeps_intellect_power_cards_from_hulk() -> None:
    a, b = duel([HULK, THING], ["mnop-hulk-betty-banner"], [BEAST], ["2I", "1M", "2F"])
    a.does("play", "Betty Banner", "Hulk")
    unnegated(a, b)
    assert b.can("attack", "1M", "Beast", "Hulk") and b.can("attack", "2F", "Beast", "Hulk")
    assert not b.can("attack", "2I", "Beast", "Hulk")
