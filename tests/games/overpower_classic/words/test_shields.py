"""Shields against some cards only, and characters that may not attack one another."""

from games.overpower_classic.making import attacks, plays, special, text
from games.overpower_classic.table import duel


def shield(**fields: object) -> dict[str, object]:
    return special(
        "Shield",
        "Storm",
        use=["offence", "defence"],
        until="battle",
        stays="clipped",
        play=[{"do": "shield", **fields}],
    )


NO_FIGHTING = shield(which={"kinds": ["power"], "icons": ["combat"]}, only_attacks=True)
RECORD = shield(like="record")
GOLIATH = special("Goliath", "Hulk", icons=["brute_force"], value=4, combine={"by": "user", "types": ["combat"]})
CHARM = special("Charm", "Hulk", target=True, until="battle", hit=[{"do": "keep_off", "unless_attacked": True}])


def with_power(like: str) -> dict[str, object]:
    play = [{"do": "shield", "like": like}]
    return special("Screen", "Hulk", with_power=True, until="battle", stays="clipped", play=play)


def test_a_shield_against_cards_keeps_them_from_attacking_but_not_from_defending() -> None:
    a, b = duel(["Storm (MVOP)"], ["Shield", "2E"], ["Wolverine (MVOP)"], ["3F", "3S", "2F"], cards=[NO_FIGHTING])
    plays(a, b, "Shield", "Storm")
    assert not b.can("attack", "3F", "Wolverine", "Storm")
    b.does("attack", "3S", "Wolverine", "Storm")
    a.does("take")
    attacks(a, b, "2E", "Storm", "Wolverine")
    assert b.can("block", "2F", "Wolverine")
    assert text(NO_FIGHTING) == "Storm may not be attacked with Fighting Power cards. Lasts for the rest of the battle."


def test_such_a_shield_sees_every_card_of_a_combined_attack() -> None:
    a, b = duel(["Storm (MVOP)"], ["Shield"], ["Hulk (MVOP)"], ["Goliath", "3F"], cards=[NO_FIGHTING, GOLIATH])
    plays(a, b, "Shield", "Storm")
    assert b.can("attack", "Goliath", "Hulk", "Storm")
    assert not b.can("attack", "Goliath", "Hulk", "3F", "Hulk", "Storm")


def test_it_may_be_raised_against_the_attack() -> None:
    a, b = duel(["Hulk (MVOP)"], ["3F", "3S"], ["Storm (MVOP)"], ["Shield"], cards=[NO_FIGHTING])
    attacks(a, b, "3F", "Hulk", "Storm")
    b.does("invalidate", "Shield", "Storm")
    assert b.hits("Storm") == [] and b.clipped("Storm") == ["Shield"]
    b.does("pass")
    assert a.can("attack", "3S", "Hulk", "Storm")


def test_values_of_power_cards_on_the_record_are_known() -> None:
    storm = {"name": "Storm (MVOP)", "hits": ["3E"], "current": ["2E"]}
    a, b = duel(["Hulk (MVOP)"], ["3S", "2S"], [storm], ["Shield", "1E"], cards=[RECORD])
    attacks(a, b, "3S", "Hulk", "Storm")
    b.does("invalidate", "Shield", "Storm")
    b.does("attack", "1E", "Storm", "Hulk")
    a.does("take")
    assert a.can("attack", "2S", "Hulk", "Storm")  # of this battle: not yet on the record
    assert "Power cards of a value that a Power card on the permanent record of Storm has" in text(RECORD)


def test_the_value_of_the_power_card_played_with_it_is_the_limit() -> None:
    a, b = duel(["Hulk (MVOP)"], ["Screen", "4S"], ["Wolverine (MVOP)"], ["3F", "5F"], cards=[with_power("value")])
    plays(a, b, "Screen", "Hulk", "4S")
    assert b.can("attack", "5F", "Wolverine", "Hulk") and not b.can("attack", "3F", "Wolverine")
    assert "may not be attacked with Power cards of the value of that Power card or lower" in text(with_power("value"))


def test_of_a_multipower_card_played_with_it_one_type_is_chosen() -> None:
    a, b = duel(["Hulk (MVOP)"], ["Screen", "2M"], ["Wolverine (MVOP)"], ["3F", "3S"], cards=[with_power("type")])
    plays(a, b, "Screen", "Hulk", "2M")
    a.does("choose", "Fighting")
    assert b.can("attack", "3S", "Wolverine", "Hulk") and not b.can("attack", "3F", "Wolverine")
    assert "may not be attacked with cards of the type of that Power card" in text(with_power("type"))


def test_the_target_may_attack_again_once_it_was_attacked() -> None:
    a, b = duel(["Hulk (MVOP)", "Storm (MVOP)"], ["Charm", "2S"], ["Wolverine (MVOP)"], ["3F", "4F"], cards=[CHARM])
    attacks(a, b, "Charm", "Hulk", "Wolverine")
    b.does("take")
    assert not b.can("attack", "3F", "Wolverine", "Hulk") and b.can("attack", "3F", "Wolverine", "Storm")
    b.does("attack", "3F", "Wolverine", "Storm")
    a.does("take")
    attacks(a, b, "2S", "Hulk", "Wolverine")
    b.does("take")
    assert b.can("attack", "4F", "Wolverine", "Hulk")
    assert "The target may not attack Hulk before Hulk attacks it." in text(CHARM).replace("the target", "The target")


def test_a_shield_for_a_teammate_is_not_raised_for_its_user() -> None:
    walker = special(
        "Walker",
        "Storm",
        use=["offence", "defence"],
        until="battle",
        stays="clipped",
        onto="front_teammate",
        play=[{"do": "shield", "who": "pick"}],
    )
    for target, whether in (("Storm", False), ("Wolverine", True)):
        a, b = duel(["Hulk (MVOP)"], ["3S"], ["Storm (MVOP)", "Wolverine (MVOP)"], ["Walker"], cards=[walker])
        attacks(a, b, "3S", "Hulk", target)
        assert b.can("invalidate", "Walker", "Storm", target) is whether
