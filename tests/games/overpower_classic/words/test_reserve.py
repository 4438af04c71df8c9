"""Attacks on the Reserve for as long as a card lets them, and Specials that ask for a wounded user."""

from games.overpower_classic.making import attacks, special, strike, text
from games.overpower_classic.table import THEM, US, table

HUNTER = special(
    "Gamma",
    "Hulk",
    icons=["combat"],
    value=4,
    reach="reserve_too",
    until="game",
    stays="astral",
    hit=[{"do": "may", "what": "attack_reserve", "when": {"in_reserve": True}}],
)


def test_who_hit_the_reserve_may_attack_it_from_then_on() -> None:
    a, b = table(
        a={"front": US, "hand": ["Gamma", "5S"]},
        b={"front": THEM, "reserve": "Rhino (MVOP)", "hand": ["1S", "6S"]},
        cards=[HUNTER],
    )
    assert a.refused("attack", "5S", "Hulk", "Rhino")
    strike(a, b, "Gamma", "Hulk", "Rhino")
    strike(b, a, "1S", "Thing", "Hulk")
    assert a.refused("attack", "5S", "Storm", "Rhino")
    a.does("attack", "5S", "Hulk", "Rhino")
    b.does("block", "6S", "Rhino")  # OPC-RESERVE-01: if attacked it may defend
    assert b.damage("Rhino") == 4


def test_a_hit_on_the_front_line_or_a_block_brings_nothing() -> None:
    for target, defence in (("Thing", "take"), ("Rhino", "block")):
        a, b = table(
            a={"front": US, "hand": ["Gamma", "5S"]},
            b={"front": THEM, "reserve": "Rhino (MVOP)", "hand": ["1S", "6S"]},
            cards=[HUNTER],
        )
        attacks(a, b, "Gamma", "Hulk", target)
        b.does(*(("take",) if defence == "take" else ("block", "6S", target)))
        strike(b, a, "1S", "Thing", "Hulk")
        assert a.refused("attack", "5S", "Hulk", "Rhino")


def test_its_text() -> None:
    said = "If it hits and the target stands in Reserve: Hulk may attack the Reserve character; it may defend."
    reach = "The Reserve character may be the target, and may defend."
    assert text(HUNTER) == f"Fighting attack, level 4. {reach} {said} Lasts for the rest of the game."
    some = special("Gamma", "Hulk", play=[{"do": "may", "what": "attack_reserve", "which": {"kinds": ["special"]}}])
    assert text(some) == "Hulk may attack the Reserve character with Specials; it may defend."


def test_only_who_carries_enough_on_the_permanent_record_plays_it() -> None:
    card = special("Gamma", "Hulk", icons=["intelligence"], value=12, play_if={"recorded": 15})
    for record, current, may in ((["8E", "7E"], [], True), (["8E", "6E"], ["4F"], False)):
        hulk = {"name": US[0], "hits": record, "current": current}
        a, _ = table(a={"front": [hulk, *US[1:]], "hand": ["Gamma"]}, b={"front": THEM}, cards=[card])
        assert a.can("attack", "Gamma", "Hulk", "Thing") == may
    asked = "Playable only if this character's permanent record is worth 15 or more."
    assert text(card) == f"{asked} Intellect attack, level 12."
