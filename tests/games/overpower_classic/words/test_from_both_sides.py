"""Words from the side that is easily forgotten: the other player's, the equal value, the one who has no right to it."""

from games.overpower_classic.making import attacks, character, event, plays, settled, special
from games.overpower_classic.table import PILE, table

HULK, STORM, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Wolverine (MVOP)"


def test_a_shield_by_value_keeps_away_the_same_value_too() -> None:
    play = [{"do": "shield", "like": "value"}]
    screen = special("Screen", "Hulk", with_power=True, until="battle", stays="clipped", play=play)
    us, them = {"front": [HULK], "hand": ["Screen", "4S"]}, {"front": [WOLVERINE], "hand": ["4F"]}
    a, b = table(a=us, b=them, cards=[screen])
    plays(a, b, "Screen", "Hulk", "4S")
    assert not b.can("attack", "4F", "Wolverine", "Hulk")


def test_a_limit_that_one_of_the_two_could_not_meet_is_ignored() -> None:
    limit = event("Rule", {"do": "venture_limit", "most": 3, "least": 3})
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
        attacks(a, b, "4S", "Hulk", "Storm")
        assert b.can("block", "5F", name.partition(" (")[0]) is may


def test_a_right_to_attack_from_reserve_is_none_to_defend() -> None:
    """OPC-RESERVE-01: a right that speaks of numerical Specials is one to attack with them."""
    dodge = special("Dodge", "Wolverine", icons=["combat"], value=3, use=["offence", "defence"], avoid={"who": "team"})
    for which, may in (({"kinds": ["special"]}, True), ({"kinds": ["special"], "numerical": True}, False)):
        a, b = table(
            a={"front": [HULK], "hand": ["4S"]},
            b={"front": [STORM], "reserve": WOLVERINE, "hand": ["Dodge"], "in_play": [{"card": "Rule"}]},
            cards=[dodge, event("Rule", {"do": "may", "what": "from_reserve", "who": "both", "which": which})],
        )
        attacks(a, b, "4S", "Hulk", "Storm")
        assert b.can("avoid", "Dodge", "Wolverine") is may, which


def test_a_lock_on_further_attacks_keeps_from_following_a_teamwork_card_too() -> None:
    words = [{"do": "lock", "no": ["further"], "who": "target"}]
    crowd = special("Crowd", "Hulk", icons=["brute_force"], value=3, until="battle", hit=words)
    teamwork = "6 Energy Teamwork (Strength/Fighting +1/+2)"
    a, b = table(
        a={"front": [HULK], "hand": ["Crowd"]},
        b={"front": [STORM, "Cyclops (MVOP)"], "hand": [teamwork, "3F"]},
        cards=[crowd],
    )
    attacks(a, b, "Crowd", "Hulk", "Cyclops")
    b.does("take")
    assert b.can("attack", teamwork, "Cyclops", "Hulk")
    assert not b.can("attack", teamwork, "Storm", "Hulk"), "only Cyclops could follow it"


def test_as_many_as_the_word_before_moved() -> None:
    gone = {"do": "discard", "whose": "user", "places": ["hand"], "count": 0}
    when = {"do": "whenever", "happens": "drew_in_battle", "who": "opponent"}
    then = [gone, {"do": "draw", "as_many": True, "keep": True}]
    look = special("Look", "Storm", until="game", stays="astral", play=[{**when, "then": then}])
    draw = special("Fill", "Hulk", play=[{"do": "draw", "count": 1, "keep": True}])
    a, b = table(
        a={"front": [HULK], "hand": ["Fill"], "draw": PILE},
        b={"front": [STORM], "hand": ["1E", "2E", "3E"], "draw": PILE, "in_play": [{"card": "Look", "by": "Storm"}]},
        cards=[look, draw],
    )
    plays(a, b, "Fill", "Hulk")
    settled(a, b)
    assert len(b.power_pack) == 3 and len(b.hand) == 3 and len(a.hand) == 1
