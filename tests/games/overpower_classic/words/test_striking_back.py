"""A block with an equal Power card that hits the attacker."""

from games.overpower_classic.words.stopping_A import attacks, plays, sides, special, text

TRAP = special("Trap", "Storm", until="battle", stays="clipped", play=[{"do": "may", "what": "strike_back"}])


def test_an_equal_power_card_hits_the_attacker() -> None:
    a, b = sides(["Storm"], ["Trap", "3E"], ["Wolverine"], ["3F", "2F"], TRAP)
    plays(a, b, "Trap", "Storm")
    b.does("attack", "3F", "Wolverine", "Storm")
    a.does("block", "3E", "Storm")
    assert b.hits("Wolverine") == ["3E"] and a.venture == 3 and a.hits("Storm") == []
    assert b.power_pack == ["3F"]


def test_a_higher_one_only_blocks() -> None:
    a, b = sides(["Storm"], ["Trap", "4E"], ["Wolverine"], ["3F"], TRAP)
    plays(a, b, "Trap", "Storm")
    b.does("attack", "3F", "Wolverine", "Storm")
    a.does("block", "4E", "Storm")
    assert b.hits("Wolverine") == [] and a.power_pack == ["4E"]
    assert "with a Power card of equal value, that card hits the attacker" in text(TRAP)


def test_without_it_an_equal_one_only_blocks() -> None:
    a, b = sides(["Wolverine"], ["3F"], ["Storm"], ["3E"])
    attacks(a, b, "3F", "Wolverine", "Storm")
    b.does("block", "3E", "Storm")
    assert a.hits("Wolverine") == []
