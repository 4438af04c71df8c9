"""Words from the side that is easily forgotten: the other player's, the equal value, the one who has no right to it."""

from typing import Any

from games.overpower_classic.table import PILE, table

HULK, STORM, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"
SKILLS = {"energy": 6, "combat": 6, "brute_force": 6, "intelligence": 6}


def special(name: str, character: str, **fields: Any) -> dict[str, Any]:
    made = {"type": "special", "id": f"made-{name.lower()}", "name": name, "character": character, "set": "MVOP"}
    return made | fields


def character(name: str, *inherent: dict[str, Any]) -> dict[str, Any]:
    return {"type": "character", "id": f"made-{name.lower()}", "name": name, **SKILLS, "inherent": list(inherent)}


def event(*play: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "event",
        "id": "made-rule",
        "name": "Rule",
        "mission": "Any Mission",
        "play": list(play),
        "lasts": True,
    }


def test_a_shield_by_value_keeps_away_the_same_value_too() -> None:
    play = [{"do": "shield", "like": "value"}]
    screen = special("Screen", "Hulk", with_power=True, until="battle", stays="clipped", play=play)
    a, b = table(a={"front": [HULK], "hand": ["Screen", "4S"]}, b={"front": [WOLVERINE], "hand": ["4F"]}, cards=[screen])
    a.does("play", "Screen", "Hulk", "4S")
    if b.pending == "NegateWindow":
        b.does("decline")
    assert not b.can("attack", "4F", "Wolverine", "Hulk")


def test_abilities_of_the_second_player_are_raised_too() -> None:
    strong = character("Strong", {"do": "bonus", "amount": 1, "to": "attack", "power": True})
    rule = event({"do": "inherent_plus", "who": "both", "amount": 1, "to": "attack"})
    _, b = table(
        a={"front": [HULK], "in_play": [{"card": "Rule"}]},
        b={"front": ["Strong"], "hand": ["4E"]},
        turn="b",
        cards=[strong, rule],
    )
    b.does("attack", "4E", "Strong", "Hulk")
    assert b.level == 6


def test_a_limit_that_one_of_the_two_could_not_meet_is_ignored() -> None:
    limit = event({"do": "venture_limit", "most": 3, "least": 3})
    poor = {"objectives": {"reserve": 2, "defeated": 5}}
    for one, other, held in (({}, {}, True), (poor, {}, False), ({}, poor, False)):
        a, b = table(
            a={"front": [HULK], "draw": PILE, "hand": ["Rule"], **one},
            b={"front": [STORM], "draw": PILE, **other},
            phase="event",
            cards=[limit],
        )
        a.does("event", "Rule")
        while a.pending != "Venture" and b.pending != "Venture":
            p = a if a.is_asked else b
            p.does(next(v for v in ("no_event", "decline", "done", *p.verbs) if p.can(v)))
        p = a if a.is_asked else b
        p.does("venture", "reserve objectives")
        assert p.can("done") is not held


def test_whoever_blocks_from_reserve_is_the_one_who_may() -> None:
    guard = character("Guard", {"do": "defend_for", "reserve": "by_user"})
    for name, may in (("Guard", True), (WOLVERINE, False)):
        a, b = table(
            a={"front": [HULK], "hand": ["4S"]},
            b={"front": [STORM, "Guard"] if name != "Guard" else [STORM], "reserve": name, "hand": ["5F"]},
            cards=[guard],
        )
        a.does("attack", "4S", "Hulk", "Storm")
        assert b.can("block", "5F", name.partition(" (")[0]) is may


def test_a_right_to_attack_from_reserve_is_none_to_defend() -> None:
    """OPC-RESERVE-01."""
    dodge = special("Dodge", "Wolverine", use=["defence"], avoid={"who": "team"})
    for which, may in (({"kinds": ["special"]}, True), ({"kinds": ["special"], "attack": True}, False)):
        a, b = table(
            a={"front": [HULK], "hand": ["4S"]},
            b={"front": [STORM], "reserve": WOLVERINE, "hand": ["Dodge"], "in_play": [{"card": "Rule"}]},
            cards=[dodge, event({"do": "may", "what": "from_reserve", "who": "both", "which": which})],
        )
        a.does("attack", "4S", "Hulk", "Storm")
        assert b.can("avoid", "Dodge", "Wolverine") is may, which
