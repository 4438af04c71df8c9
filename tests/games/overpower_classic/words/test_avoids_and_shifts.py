"""Avoids of numerical attacks, attacks passed on to a teammate, attacks that stay where they are."""

from games.overpower_classic.making import attacks, plays, special, text
from games.overpower_classic.table import duel

DODGE = special("Dodge", "Storm", use=["defence"], avoid={"who": "user", "numerical": True})
WEB = special("Web", "Hulk", target=True, until="battle", hit=[{"do": "lock", "who": "target", "no": ["attack"]}])
SCAPEGOAT = special("Scapegoat", "Storm", use=["defence"], shift={"to": "teammate"})
HOUND = special(
    "Hound", "Hulk", target=True, until="game", limits={"no": ["shift"]}, hit=[{"do": "no_shift", "who": "target"}]
)
FORCE = special(
    "Force",
    "Hulk",
    until="game",
    stays="clipped",
    play=[{"do": "no_shift", "who": "user", "which": {"icons": ["brute_force"]}}],
)
DOUBLE = special(
    "Double", "Storm", until="battle", stays="clipped", play=[{"do": "shifts", "of": "user", "to": "card"}]
)


def test_an_avoid_of_numerical_attacks_is_no_help_against_others() -> None:
    a, b = duel(["Hulk (MVOP)"], ["7S", "Web"], ["Storm (MVOP)"], ["Dodge"], cards=[DODGE, WEB])
    attacks(a, b, "7S", "Hulk", "Storm")
    assert b.can("avoid", "Dodge", "Storm")
    b.does("take")
    b.does("pass")
    attacks(a, b, "Web", "Hulk", "Storm")
    assert b.refusal("avoid", "Dodge", "Storm") == "OPC-DEF-11"
    assert text(DODGE) == "Storm avoids a numerical attack."


def test_an_attack_is_passed_on_to_a_teammate_who_may_defend() -> None:
    a, b = duel(["Hulk (MVOP)"], ["3S"], ["Storm (MVOP)", "Wolverine (MVOP)"], ["Scapegoat", "3F"], cards=[SCAPEGOAT])
    attacks(a, b, "3S", "Hulk", "Storm")
    b.does("shift", "Scapegoat", "Storm", "Wolverine")
    b.does("block", "3F", "Wolverine")
    assert b.hits("Wolverine") == b.hits("Storm") == []
    assert "moves to a Front Line teammate of your choice, who may defend" in text(SCAPEGOAT)


def test_only_an_attack_on_its_user_is_passed_on() -> None:
    a, b = duel(["Hulk (MVOP)"], ["3S"], ["Storm (MVOP)", "Wolverine (MVOP)"], ["Scapegoat"], cards=[SCAPEGOAT])
    attacks(a, b, "3S", "Hulk", "Wolverine")
    assert not b.can("shift", "Scapegoat", "Storm")


def test_attacks_on_a_marked_target_do_not_move_to_its_teammates() -> None:
    a, b = duel(
        ["Hulk (MVOP)"],
        ["Hound", "3S", "4S"],
        ["Storm (MVOP)", "Wolverine (MVOP)"],
        ["Scapegoat"],
        cards=[SCAPEGOAT, HOUND],
    )
    attacks(a, b, "Hound", "Hulk", "Storm")
    assert b.refusal("shift", "Scapegoat", "Storm", "Wolverine") == "OPC-DEF-15"
    b.does("take")
    b.does("pass")
    attacks(a, b, "3S", "Hulk", "Storm")
    assert b.refusal("shift", "Scapegoat", "Storm", "Wolverine") == "OPC-DEF-15"
    assert text(HOUND) == (
        "An attack on a target character. It cannot be moved to a teammate of its target. "
        "If it hits: attacks on the target may not be moved to its teammates. Lasts for the rest of the game."
    )


def test_a_card_may_still_take_the_attack_on_a_marked_target() -> None:
    a, b = duel(
        ["Hulk (MVOP)"], ["Hound", "3S"], ["Storm (MVOP)", "Wolverine (MVOP)"], ["Double"], cards=[DOUBLE, HOUND]
    )
    attacks(a, b, "Hound", "Hulk", "Storm")
    b.does("take")
    plays(b, a, "Double", "Storm")
    attacks(a, b, "3S", "Hulk", "Storm")
    assert b.can("shift", "Double", "Double")


def test_attacks_of_one_type_stay_where_their_user_aims_them() -> None:
    a, b = duel(
        ["Hulk (MVOP)"],
        ["Force", "3S", "2F"],
        ["Storm (MVOP)", "Wolverine (MVOP)"],
        ["Scapegoat", "Double", "1E"],
        cards=[SCAPEGOAT, FORCE, DOUBLE],
    )
    plays(a, b, "Force", "Hulk")
    plays(b, a, "Double", "Storm")
    attacks(a, b, "3S", "Hulk", "Storm")
    assert not b.can("shift", "Scapegoat", "Storm", "Wolverine") and not b.can("shift", "Double", "Double")
    b.does("take")
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    attacks(a, b, "2F", "Hulk", "Storm")
    assert b.can("shift", "Scapegoat", "Storm", "Wolverine") and b.can("shift", "Double", "Double")
    assert text(FORCE).startswith("Hulk's attacks with cards that show Strength may not be moved from their target.")
