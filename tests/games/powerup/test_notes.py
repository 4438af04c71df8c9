"""What is said of an option beforehand comes true."""

from games.powerup.own_cards import buff, hero, power
from games.powerup.table import combat, table


def test_a_deployment_is_told_with_what_it_costs() -> None:
    x = hero("X", stars=2)
    t = table(phase="deploy", a={"heroes": [], "slots": [x], "deploy": 5}, b=[hero("Y")])
    a = t.seats[0]
    assert a.note("deploy", x) == "Costs 2 Deploy energy, leaves 3."
    a.does("deploy", x)
    assert t.state.deploy[0] == 3


def test_an_attack_is_told_with_the_wounds_of_a_block() -> None:
    x, y = hero("X", atk=4, dfn=2), hero("Y", atk=3, dfn=4)
    t = combat(a=[x], b=[y])
    a, b = t.seats
    assert a.note("attack", x, y) == (
        f"Blocked: {y} takes 1 Wound, {x} takes 2 Wounds. Not blocked: player 2's HQ takes 1 Wound and has 6 left."
    )
    a.does("attack", x, y)
    t.windows()
    assert b.note("block", y) == f"{y} takes 1 Wound, {x} takes 2 Wounds."
    assert b.note("let_through") == "Your HQ takes 1 Wound and has 6 left."
    b.does("block", y)
    t.quiet()
    assert (t.wounds(y), t.wounds(x)) == (1, 2)


def test_an_attack_that_nobody_can_block_is_told_so() -> None:
    x, y, z = hero("X", keywords=["Invisible"]), hero("Y"), hero("Z", stars=2)
    t = combat(a=[x], b=[y, {"hero": z, "kneeling": True}])
    a = t.seats[0]
    assert a.note("attack", x, "their hq") == "Nobody can block it: player 2's HQ takes 1 Wound and has 6 left."
    assert a.note("attack", x, z) == f"{z} cannot block it: player 2's HQ takes 1 Wound and has 6 left."
    a.does("attack", x, z)
    t.quiet()
    assert t.hq == [7, 6]


def test_a_blow_that_would_fell_is_told_so() -> None:
    x, y = hero("X", atk=9), hero("Y", dfn=1, atk=0, health=2)
    t = combat(a=[x], b=[y])
    assert t.seats[0].note("attack", x, y).startswith(f"Blocked: {y} falls, {x} takes")


def test_a_burning_hero_that_would_fall_by_attacking_is_warned_of() -> None:
    x, y = hero("X", health=2), hero("Y", atk=0)
    t = combat(a=[{"hero": x, "wounds": 1, "burn": 9}], b=[y])
    a = t.seats[0]
    assert a.note("attack", x, y) == f"{x} falls by its own Burn, and the attack comes to nothing."
    a.does("attack", x, y)
    t.quiet()
    assert x not in a.zone("heroes") and t.hq == [7, 7]


def test_burn_that_only_wounds_is_told_before_the_blows() -> None:
    x, y = hero("X", health=4), hero("Y", atk=0, dfn=9)
    t = combat(a=[{"hero": x, "burn": 9}], b=[y])
    assert t.seats[0].note("attack", x, y).startswith(f"{x} takes 1 Wound by its own Burn. Blocked: ")


def test_whoever_could_evade_is_told_of() -> None:
    x, y = hero("X", atk=9), hero("Y", atk=0, evade=1)
    t = combat(a=[x], b=[y])
    assert f"{y} could evade it." in t.seats[0].note("attack", x, y)


def test_a_team_up_is_told_with_its_sums() -> None:
    pair = [hero(f"A{n}", stars=n) for n in (1, 2)]
    y = hero("Y", stars=3, dfn=6, atk=7)
    t = table(phase="combat", a=pair, b=[y])
    said = t.seats[0].note("team_up", pair[1], pair[0], y)
    assert said == f"{y} takes 1 Wound, the pair takes 2 Wounds. All three kneel."


def test_wounds_are_given_to_one_of_the_pair_in_words() -> None:
    pair = [hero("A1", stars=1, dfn=2, evade=1), hero("A2", stars=2, dfn=2)]
    y = hero("Y", stars=3, dfn=10, atk=4)
    t = table(phase="combat", a=pair, b=[y])
    a, b = t.seats
    a.does("team_up", pair[1], pair[0], y)
    t.windows()
    a.does("evade", pair[0], pair[0])
    t.quiet()
    assert b.note("spread", pair[1], "1") == f"{pair[1]} takes 1 Wound."
    assert b.note("spread", pair[1], "0") == f"{pair[0]} takes none: its Wounds of this fight are negated."
    b.does("spread", pair[1], "0")
    assert t.wounds(pair[0]) == 0


def test_a_power_is_told_with_what_it_does_and_costs() -> None:
    x = hero("X")
    might = power("Might", buff(2), target="ally")
    t = table(phase="deploy", a={"heroes": [x], "hand": [might], "power": 3}, b=[hero("Y")])
    said = t.seats[0].note("play", might, x)
    assert said == "The target gets +2/+0. Costs 1 Power energy, leaves 2."
