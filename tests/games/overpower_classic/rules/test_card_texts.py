"""Specials and Events: whose they are, and which text prevails (OPC-CARD)."""

import pytest

from games.overpower.table import hero, reach
from games.overpower_classic.making import character, event, plays, special
from games.overpower_classic.table import table
from games.overpower_classic.walks import walk
from marks import rule
from overtable.games.overpower.book.book import CLASSIC_BOOK

HULK, STORM, THING = "Hulk (MVOP)", "Storm (MVOP)", "Thing (MVOP)"


@rule("OPC-CARD-15")
def test_a_special_is_for_the_character_it_names() -> None:
    team = ["Doctor Doom: 2099", STORM]
    doom = next(f for f in CLASSIC_BOOK.in_print() if f.special and f.character == "Doctor Doom" and f.attack)
    a, _ = table(a={"front": team, "hand": [doom.card.id, "Gamma Terror (MVOP)"]}, b={"front": [HULK]})
    assert a.offered("attack", doom.name) == ["Doctor Doom: 2099"], "a version plays the cards of who it is one of"
    assert a.refusal("attack", doom.name, "Storm", "Hulk") == "OPC-CARD-15"
    assert a.offered("attack", "Gamma Terror") == ["Doctor Doom: 2099", "Storm"], "7 Strength, and no rating is asked"


@rule("OPC-CARD-16")
def test_a_special_that_acts_as_a_power_card_stays_a_special() -> None:
    acts = special("Acts", "Hulk", icons=["brute_force"], value=7, power=True)
    teamwork = "6 Energy Teamwork (Strength/Fighting +1/+2)"
    a, _ = table(a={"front": [HULK, STORM], "hand": ["Acts", "City Bus", teamwork]}, b={"front": [THING]}, cards=[acts])
    assert a.can("attack", "Acts", "Hulk", "Thing") and not a.can("attack", "Acts", "City Bus")
    assert not a.can("attack", teamwork), "nothing is there to follow it"
    a, _ = table(a={"front": [HULK], "hand": ["Acts", "7S"]}, phase="discard", cards=[acts])
    assert a.verbs == {"done"} and a.hand == ["7S", "Acts"], "no duplicates"


@rule("OPC-CARD-17")
def test_an_event_affects_both_players() -> None:
    a, b = table(
        a={"front": [HULK], "hand": ["Down But Not Out!", "Green Goliath"], "mission": "Fatal Attractions"},
        b={"front": [THING], "hand": ["Clobberin' Time"]},
        phase="event",
    )
    a.does("event", "Down But Not Out!")
    reach(a, b, "Turn")
    assert not a.can("attack", "Green Goliath"), "who played it"
    a.does("pass")
    assert not b.can("attack", "Clobberin' Time"), "and the other"


def energy(to: int, who: str = "user") -> dict[str, object]:
    """An Energy rating that is set."""
    return {"do": "grid", "types": ["energy"], "to": to, "who": who}


FLOOD = event("Flood", energy(3, "both"))


def lit(name: str, who: str, to: int) -> dict[str, object]:
    """A Special that sets the Energy of its user for the battle."""
    return special(name, who, until="battle", stays="astral", play=[energy(to)])


@rule("OPC-CARD-18")
def test_an_event_prevails_over_an_inherent_and_an_inherent_over_a_special() -> None:
    born, plain = character("Born", energy(5), grid=(1, 6, 6, 6)), character("Plain", grid=(1, 6, 6, 6))
    cards = [FLOOD, lit("Spark", "Born", 8), lit("Glow", "Plain", 7), lit("Gleam", "Plain", 6), born, plain]
    in_play = [{"card": "Spark", "by": "Born"}, {"card": "Glow", "by": "Plain"}, {"card": "Gleam", "by": "Plain"}]
    side = {"front": ["Born", "Plain"], "in_play": in_play}
    a, _ = table(a=side, cards=cards)
    assert a.grid("Born")[0] == 5, "the inherent ability, not the Special"
    assert a.grid("Plain")[0] == 7, "the earlier of two Specials"
    a, b = table(a=side | {"hand": ["Flood"]}, b={"front": [HULK]}, phase="event", cards=cards)
    a.does("event", "Flood")
    b.does("no_event")
    if b.pending == "NegateEvent":
        b.does("decline")
    assert a.grid("Born")[0] == a.grid("Plain")[0] == b.grid("Hulk")[0] == 3


@rule("OPC-CARD-18")
def test_what_names_the_other_class_wins() -> None:
    born = character("Born", {"do": "immune", "to": "events"})
    a, b = table(a={"front": ["Born"], "hand": ["Flood"]}, b={"front": [HULK]}, phase="event", cards=[born, FLOOD])
    a.does("event", "Flood")
    b.does("no_event")
    if b.pending == "NegateEvent":
        b.does("decline")
    assert a.grid("Born")[0] == 6 and b.grid("Hulk")[0] == 3


@rule("OPC-CARD-19")
@pytest.mark.parametrize("once, left", [(True, 9), (False, 8)])
def test_a_text_without_a_length_lasts_the_game_on_a_one_per_deck_special(once: bool, left: int) -> None:
    rage = special(
        "Rage", "Hulk", one_per_deck=once, stays="astral", play=[{"do": "bonus", "amount": 1, "to": "attack"}]
    )
    side = {"front": [hero(HULK, placed=["8S"])], "draw": ["1E", "2E", "3E", "4E", "1F", "2F", "3F", "4F"]}
    a, b = table(
        a=side | {"hand": ["Rage"]}, b={"front": [STORM], "draw": ["1E", "2E", "3E", "1F", "2F"]}, cards=[rage]
    )
    plays(a, b, "Rage", "Hulk")
    b.does("concede")
    walk(a, b, "Turn", battle=3)
    a.does("attack", "8S", "Hulk", "Storm")
    assert a.level == left
