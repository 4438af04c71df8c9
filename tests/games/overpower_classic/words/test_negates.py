"""Negates that speak of some Specials only, and Specials that cannot be negated."""

from games.overpower_classic.making import attacks, plays, special, text, unnegated
from games.overpower_classic.table import duel

PUNCH = special("Punch", "Hulk", icons=["brute_force"], value=4)
WEB = special("Web", "Hulk", target=True, until="battle", hit=[{"do": "lock", "who": "target", "no": ["attack"]}])
MINE = special("Mine", "Storm", use=["offence", "defence"], negate={"against": "user"})
PLAIN = {"kinds": ["special"], "numerical": False}
STAMINA = special("Stamina", "Storm", use=["offence", "defence"], negate={"whose": "any", "which": PLAIN})
SAFE = special("Safe", "Hulk", until="game", stays="astral", play=[{"do": "immune", "to": "negate", "who": "team"}])
DENY = special("Deny", "Storm", use=["offence", "defence"], negate={})


def test_a_negate_for_its_user_alone() -> None:
    a, b = duel(
        ["Hulk (MVOP)"],
        ["Punch", "Web"],
        ["Storm (MVOP)", "Wolverine (MVOP)"],
        ["Mine", "2F"],
        cards=[PUNCH, WEB, MINE],
    )
    a.does("attack", "Punch", "Hulk", "Wolverine")
    assert not b.can("negate", "Mine", "Storm", "Punch")
    unnegated(a, b)
    b.does("take")
    b.does("attack", "2F", "Wolverine", "Hulk")
    a.does("take")
    a.does("attack", "Web", "Hulk", "Storm")
    assert b.can("negate", "Mine", "Storm", "Web")
    assert text(MINE) == "Negates a Special of the opponent played against Storm."


def test_on_its_own_turn_it_removes_what_lies_on_its_user() -> None:
    for target, whether in (("Wolverine", False), ("Storm", True)):
        a, b = duel(["Hulk (MVOP)"], ["Web"], ["Storm (MVOP)", "Wolverine (MVOP)"], ["Mine"], cards=[WEB, MINE])
        attacks(a, b, "Web", "Hulk", target)
        b.does("take")
        assert b.can("negate", "Mine", "Storm", "Web") == whether


def test_a_negate_of_specials_without_a_number() -> None:
    a, b = duel(["Hulk (MVOP)"], ["Punch"], ["Storm (MVOP)"], ["Stamina"], cards=[PUNCH, STAMINA])
    a.does("attack", "Punch", "Hulk", "Storm")
    assert not b.can("negate", "Stamina", "Storm", "Punch")
    a, b = duel(["Hulk (MVOP)"], ["Web"], ["Storm (MVOP)"], ["Stamina"], cards=[WEB, STAMINA])
    a.does("attack", "Web", "Hulk", "Storm")
    assert b.can("negate", "Stamina", "Storm", "Web")
    assert text(STAMINA).startswith("Negates a non-numerical Special of the opponent.")


def test_specials_of_a_team_are_safe_until_the_card_that_says_so_is_negated() -> None:
    a, b = duel(
        ["Hulk (MVOP)", "Wolverine (MVOP)"], ["Safe", "Web"], ["Storm (MVOP)"], ["Deny", "1E"], cards=[SAFE, WEB, DENY]
    )
    plays(a, b, "Safe", "Hulk")
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    a.does("attack", "Web", "Hulk", "Storm")
    assert not b.can("negate", "Deny", "Storm", "Web")
    b.does("take")
    assert b.can("negate", "Deny", "Storm", "Safe") and not b.can("negate", "Deny", "Storm", "Web")
    assert text(SAFE).startswith("Specials of Hulk's team cannot be negated while this card is in play, which")


def test_specials_of_one_character_are_safe() -> None:
    one = special(
        "One",
        "Hulk",
        until="game",
        stays="clipped",
        onto="user_or_teammate",
        play=[{"do": "immune", "to": "negate", "who": "pick"}],
    )
    claw = special("Claw", "Wolverine", icons=["combat"], value=3)
    hand, answers = ["One", "Claw", "Punch"], ["Deny", "1E", "2E"]
    a, b = duel(["Hulk (MVOP)", "Wolverine (MVOP)"], hand, ["Storm (MVOP)"], answers, cards=[one, claw, PUNCH, DENY])
    plays(a, b, "One", "Hulk", "Wolverine")
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    a.does("attack", "Claw", "Wolverine", "Storm")
    assert not b.can("negate", "Deny", "Storm", "Claw")
    b.does("take")
    assert b.can("negate", "Deny", "Storm", "One") and not b.can("negate", "Deny", "Storm", "Claw")
    b.does("attack", "2E", "Storm", "Hulk")
    a.does("take")
    a.does("attack", "Punch", "Hulk", "Storm")
    assert b.can("negate", "Deny", "Storm", "Punch")
    assert "Specials of the chosen character cannot be negated." in text(one)


def test_a_placed_negate_may_speak_of_other_specials() -> None:
    bastion = special(
        "Bastion",
        "Storm",
        use=["offence", "defence"],
        placeable=True,
        negate={"whose": "any", "placed": {"kinds": ["special"], "any_character": True}},
    )
    for storm, hand, whether in (
        ("Storm (MVOP)", ["Bastion"], True),
        ({"name": "Storm (MVOP)", "placed": ["Bastion"]}, [], False),
    ):
        a, b = duel(["Hulk (MVOP)"], ["Punch"], [storm], hand, cards=[PUNCH, bastion])
        a.does("attack", "Punch", "Hulk", "Storm")
        assert b.can("negate", "Bastion", "Storm", "Punch") == whether
    assert "If it was placed: an Any Character Special only." in text(bastion)
