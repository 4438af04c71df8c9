"""Bonuses, ratings and rights of inherent abilities: against whom, with which cards, from where."""

from typing import Any

import pytest

from games.overpower.table import Player
from games.overpower_classic.making import character, plays, special, strike
from games.overpower_classic.table import table
from overtable.games.overpower.words.lasting import Bonus, Grid
from overtable.games.overpower.words.permit import May
from overtable.games.overpower.words.when import When
from overtable.games.overpower.words.which import Which


def attack_level(ability: dict[str, Any], card: str = "4E", foe: Any = "Storm (MVOP)", **more: Any) -> int:
    """The level at which Odd, who has this ability, attacks."""
    a, b = table(
        cards=[character("Odd", ability), *more.pop("cards", [])],
        a={"front": ["Odd"], "hand": [card], **more},
        b={"front": [foe], "objectives": {"reserve": 3, "completed": 4}},
    )
    name = foe if isinstance(foe, str) else foe["name"]
    if card.endswith("M"):
        a.does("attack", card, "Odd", name.split(" (")[0], "Energy")
    else:
        a.does("attack", card, "Odd", name.split(" (")[0])
    while b.pending in ("NegateWindow", "DeclareType"):
        b.table.answer(b.number, b.options()[-1])
    return int(a.level)


@pytest.mark.parametrize(
    "only_if, foe, level",
    [
        ({"grid": "energy", "least": 7}, "Storm (MVOP)", 5),
        ({"grid": "energy", "least": 7}, "Hulk (MVOP)", 4),
        ({"allegiance": "hero"}, "Robin (DCOP)", 5),
        ({"allegiance": "villain"}, "Robin (DCOP)", 4),
        ({"opponent_completed": 4}, "Hulk (MVOP)", 5),
        ({"opponent_completed": 5}, "Hulk (MVOP)", 4),
        ({"on_record": {"kinds": ["power"], "icons": ["energy"]}}, {"name": "Hulk (MVOP)", "hits": ["2E"]}, 5),
        ({"on_record": {"kinds": ["power"], "icons": ["energy"]}}, {"name": "Hulk (MVOP)", "current": ["2E"]}, 4),
        ({"battle": 2}, "Hulk (MVOP)", 5),
        ({"battle": 1}, "Hulk (MVOP)", 4),
    ],
)
def test_a_bonus_against_some(only_if: dict[str, Any], foe: Any, level: int) -> None:
    assert attack_level({"do": "bonus", "amount": 1, "to": "attack", "only_if": only_if}, foe=foe) == level


def test_a_bonus_with_some_cards() -> None:
    multi = {"do": "bonus", "amount": 1, "to": "attack", "which": {"kinds": ["power"], "multi": True}}
    assert attack_level(multi, "4M") == 5 and attack_level(multi, "4E") == 4


def test_a_penalty_for_heroes() -> None:
    parallel = character(
        "Parallel",
        {"do": "bonus", "amount": -1, "to": "attack", "who": "opponent", "against": "Parallel", "acting": "hero"},
    )
    for attacker, level in (("Robin (DCOP)", 1), ("Hulk (MVOP)", 2)):
        a, _ = table(cards=[parallel], a={"front": [attacker], "hand": ["2S"]}, b={"front": ["Parallel"]})
        a.does("attack", "2S", attacker.split(" (")[0], "Parallel")
        assert a.level == level


def test_a_rating_that_is_for_defence() -> None:
    guard = character("Guard", {"do": "grid", "types": ["energy"], "to": 8, "side": "defence"}, grid=(2, 2, 2, 2))
    a, b = table(
        cards=[guard],
        a={"front": ["Hulk (MVOP)"], "hand": ["7S"]},
        b={"front": ["Guard"], "hand": ["8E", "3E"]},
    )
    a.does("attack", "7S", "Hulk", "Guard")
    b.does("block", "8E", "Guard")
    assert b.damage("Guard") == 0
    assert b.refusal("attack", "3E", "Guard", "Hulk")  # on offence the printed rating counts


def test_bonuses_of_universe_cards_of_one_character() -> None:
    hawk = character("Hawk", {"do": "universe_bonus", "amount": 2, "which": {"kinds": ["basic"]}}, grid=(8, 2, 2, 2))
    for who, level in (("Hawk", 4 + 2 + 2), ("Magneto", 4 + 2)):
        a, _ = table(
            cards=[hawk],
            a={"front": ["Hawk", "Magneto (MVOP)"], "hand": ["4E", "Kryptonite"]},
            b={"front": ["Hulk (MVOP)"]},
        )
        a.does("attack", "4E", "Kryptonite", who, "Hulk")
        assert a.level == level


def test_cards_that_may_be_played_whatever_the_grid() -> None:
    falcon = character("Bird", {"do": "may", "what": "play", "which": {"kinds": ["power"]}}, grid=(1, 1, 1, 1))
    a, b = table(
        cards=[falcon],
        a={"front": ["Bird"], "hand": ["7S"]},
        b={"front": ["Hulk (MVOP)"], "hand": ["7S"]},
    )
    strike(a, b, "7S", "Bird", "Hulk")
    b.does("attack", "7S", "Hulk", "Bird")
    assert b.is_asked is False and a.can("take")


def reserve_table(ability: dict[str, Any], *hand: str, cards: list[dict[str, Any]] | None = None) -> list[Player]:
    return table(
        cards=[character("Odd", ability), *(cards or [])],
        a={"front": ["Odd"], "hand": list(hand)},
        b={"front": ["Hulk (MVOP)"], "reserve": "Storm (MVOP)", "hand": ["6E"]},
    )


def test_the_reserve_may_be_attacked_with_some_cards() -> None:
    a, b = reserve_table(
        {"do": "may", "what": "attack_reserve", "which": {"kinds": ["power"], "icons": ["energy"]}}, "4E", "4S"
    )
    assert a.refusal("attack", "4S", "Odd", "Storm")
    a.does("attack", "4E", "Odd", "Storm")
    b.does("block", "6E", "Storm")
    assert b.damage("Storm") == 0


def test_a_special_is_played_from_reserve() -> None:
    lead = special("Lead", "Odd", until="this_battle", play=[{"do": "venture_total", "amount": 3, "who": "team"}])
    duck = special("Duck", "Odd", use=["defence"], avoid={"who": "teammate"})
    odd = character("Odd", {"do": "may", "what": "from_reserve", "which": {"kinds": ["special"]}})
    a, b = table(
        cards=[odd, lead, duck],
        a={"front": ["Hulk (MVOP)"], "reserve": "Odd", "hand": ["Lead", "Duck"]},
        b={"front": ["Storm (MVOP)"], "hand": ["4E"]},
    )
    plays(a, b, "Lead", "Odd")
    assert a.venture == 3
    b.does("attack", "4E", "Storm", "Hulk")
    a.does("avoid", "Duck", "Odd")
    assert a.damage("Hulk") == 0


def test_cards_are_told_by_what_they_do() -> None:
    heal = special("Heal", "Hulk", play=[{"do": "heal", "records": "permanent"}])
    duck = special("Duck", "Hulk", use=["defence"], avoid={}, mentions=["avoid"])
    ban = special("Ban", "Hulk", until="this_battle", play=[{"do": "ban", "who": "both", "which": {"speaks": "hits"}}])
    a, b = table(
        cards=[heal, duck, ban],
        a={"front": [{"name": "Hulk (MVOP)", "hits": ["2E"]}], "hand": ["Heal", "Ban"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E"]},
    )
    assert a.can("play", "Heal", "Hulk")
    plays(a, b, "Ban", "Hulk")
    strike(b, a, "1E", "Storm", "Hulk")
    assert a.refusal("play", "Heal", "Hulk")
    faces = {f.name: f for f in a.s.faces}
    assert Which(speaks="avoid").fits(faces["Duck"]) and not Which(speaks="avoid").fits(faces["Heal"])


def test_what_these_words_say() -> None:
    said = Bonus(amount=1, to="attack", only_if=When(grid="energy", least=7)).says("Havok")
    assert said == "Havok has +1 to attacks if the target's Energy is 7 or higher."
    low = Bonus(amount=-1, to="attack", who="opponent", against="Parallax", acting="hero").says("Parallax")
    assert low == "Heroes of the opponent have -1 to attacks against Parallax."
    assert Grid(types=("energy",), to=8, side="defence").says("X") == "X's Energy skill becomes 8 to defend."
    assert May(what="from_reserve", which=Which(named="Slugfest")).says("X") == "X may play Slugfest from Reserve."
    assert May(what="attack_reserve").says("X") == "X may attack the Reserve character; it may defend."
