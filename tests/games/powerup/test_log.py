"""What the log and the questions say: whose card, what an Instant answers, an HQ that has fallen."""

from typing import Any

from games.powerup.own_cards import astra, blast, hero, power
from games.powerup.table import Story, combat, table
from overtable.kernel.engine import asked_by


def told(t: Story, watcher: int = 0) -> list[str]:
    """All lines of the log so far, as this watcher reads them."""
    lines = [t.game.tell_event(t.state, e, watcher) for e in t.state.log or []]
    return [line for line in lines if line]


def asked(t: Story) -> str:
    (seat,) = t.asked
    return t.game.tell(t.state, t.state.stack[-1].prompt(t.state, seat), seat)


def listened(t: Story) -> Story:
    t.state.log = []
    return t


def test_a_hero_that_both_sides_have_is_told_with_whose_it_is() -> None:
    x, y = hero("X", atk=1, dfn=9), hero("Y", stars=2)
    t = listened(combat(a=[x], b=[x, y]))
    t.seats[0].does("attack", "my " + x, "their " + x)
    assert told(t)[0] == f"Your {x} attacks player 2's {x}."
    assert told(t, 1)[0] == f"Player 1's {x} attacks your {x}."


def test_a_hero_that_one_side_has_is_told_by_its_name_alone() -> None:
    x, y = hero("X"), hero("Y")
    t = listened(combat(a=[x], b=[y]))
    t.seats[0].does("attack", x, y)
    assert told(t)[0] == f"{x} attacks {y}."


def test_an_hq_that_falls_is_told_and_the_question_says_what_follows() -> None:
    x, x2, y = hero("X"), hero("X2", stars=2), hero("Y")
    t = listened(combat(a=[x, x2], b={"heroes": [{"hero": y, "kneeling": True}], "hq": 1}))
    t.seats[0].does("attack", x, y)
    t.quiet()
    assert "Player 2's HQ takes 1 Wound and has fallen." in told(t)
    assert asked(t).startswith("Your HQ has fallen: you lose at Resolve! unless the enemy's falls too.")
    t.passes(1)
    assert asked(t).startswith("Player 2's HQ has fallen: you win at Resolve! if yours still stands. Combat! Which")


def test_a_copy_is_told_with_what_it_copies_and_whom_it_is_aimed_at() -> None:
    x = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")])
    y, z = hero("Y", astra=[astra("Hex", {"do": "kneel"}, target="enemy")]), hero("Z", stars=2)
    t = listened(table(a=[x], b=[y, z]))
    t.seats[0].does("use", x, "Mimic", y, "Hex")
    t.windows()
    assert asked(t).startswith("Choose an enemy Hero for the copied Hex: ")
    t.seats[0].does("aim", z)
    said = told(t)
    at = said.index(f"Mimic copies Hex of {y}.")
    assert said[at + 1] == f"The copy is aimed at {z}."
    assert f"{z} kneels." in said[at:]


def test_whoever_diverts_by_a_copy_is_asked_by_the_card_that_copied() -> None:
    x = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")])
    y = hero("Y", astra=[astra("Cover", {"do": "grant", "keyword": "Divert", "who": "self"})])
    t = table(a=[x, hero("X2", stars=2)], b=[y])
    t.seats[0].does("use", x, "Mimic", y, "Cover")
    t.to_combat()
    t.passes(0)
    t.seats[1].does("attack", y, x)
    source = asked_by(t.state, 0, 0)
    assert source is not None and t.game.name_of(t.state, source.card, 0) == x
    assert "Copy" in source.clause


def test_a_copied_power_card_is_called_by_its_name() -> None:
    echo = power("EchoL", {"do": "copy"}, speed="instant", target="effect")
    hex_card = power("HexL", blast(5), target="enemy")
    x, y = hero("X"), hero("Y")
    t = listened(table(a={"heroes": [x], "hand": [hex_card]}, b={"heroes": [y], "hand": [echo]}))
    t.seats[0].does("play", hex_card, y)
    t.seats[1].does("play", echo, f"the effect of {hex_card}")
    t.windows()
    assert f"{echo} copies {hex_card}." in told(t)


def test_a_copy_that_finds_no_target_is_told() -> None:
    x = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")])
    y = hero("Y", astra=[astra("Hex", {"do": "kneel"}, target="enemy", only={"wounded": True})])
    t = listened(table(a=[x], b=[y]))
    t.seats[0].does("use", x, "Mimic", y, "Hex")
    t.windows()
    assert "The copy finds nothing to aim at." in told(t)


def test_a_burning_attacker_is_told_to_burn() -> None:
    x, y = hero("X", health=9), hero("Y")
    t = listened(combat(a=[{"hero": x, "burn": 9}], b=[y]))
    t.seats[0].does("attack", x, y)
    assert told(t)[1] == f"{x} takes 1 Wound by its Burn."


def test_wounds_that_were_evaded_are_told() -> None:
    pair: list[Any] = [hero("A1", stars=1, dfn=2, evade=1), hero("A2", stars=2, dfn=2)]
    y = hero("Y", stars=3, dfn=10, atk=4)
    t = listened(table(phase="combat", a=pair, b=[y]))
    t.seats[0].does("team_up", pair[1], pair[0], y)
    t.windows()
    t.seats[0].does("evade", pair[0], pair[0])
    t.quiet()
    assert asked(t) == f"{y} strikes back for 1 Wound: who takes it, {pair[1]} or {pair[0]}?"
    t.seats[1].does("spread", pair[1], "0")
    assert f"{pair[0]} evades its Wounds." in told(t)
    assert f"1 Wound to {pair[0]} is negated." in told(t)
