"""Power cards joined into one attack: by a Special without a level, or as long as a card in play allows it."""

from games.overpower.table import Player
from games.overpower_classic.making import attacks, plays, special, strike, text
from games.overpower_classic.table import THEM, US, table

MANY = special(
    "Gamma", "Hulk", combine={"by": "user", "types": ["brute_force"], "many": True, "most": 4, "parts": True}
)
BOTH = special(
    "Gamma",
    "Hulk",
    until="battle",
    play=[
        {
            "do": "may",
            "what": "combine",
            "which": {"kinds": ["power"], "icons": ["combat"]},
            "beside": {"kinds": ["power"], "icons": ["brute_force", "energy"]},
        }
    ],
)


def many(*hand: str, theirs: tuple[str, ...] = ()) -> list[Player]:
    a = {"front": [{"name": US[0], "placed": ["4S"]}, *US[1:]], "hand": ["Gamma", *hand]}
    return table(a=a, b={"front": THEM, "hand": list(theirs)}, cards=[MANY])


def test_several_power_cards_are_one_attack() -> None:
    """OPC-COMBO-03, OPC-COMBO-04: their values add, each becomes a hit; the Special goes to its pile."""
    a, b = many("1S", "3S", theirs=("8S",))
    attacks(a, b, "Gamma", "Hulk", "1S", "3S", "4S", "Thing")
    assert a.level == 8 and b.can("block", "8S", "Thing")
    b.does("take")
    assert sorted(b.hits("Thing")) == ["1S", "3S", "4S"] and a.venture == 8
    assert a.dead == ["Gamma"]


def test_one_defence_stops_all_of_them() -> None:
    a, b = many("1S", "3S", theirs=("5S",))
    attacks(a, b, "Gamma", "Hulk", "1S", "3S", "Thing")
    b.does("block", "5S", "Thing")
    assert b.damage("Thing") == 0 and sorted(a.power_pack) == ["1S", "3S"]


def test_they_may_be_defended_part_by_part() -> None:
    a, b = many("1S", "3S", theirs=("2S", "3F", "4F"))
    attacks(a, b, "Gamma", "Hulk", "1S", "3S", "4S", "Thing")
    b.does("split")
    assert b.refused("block", "2S", "Cyclops")
    b.does("block", "2S", "Thing")
    assert b.can("block", "3F", "Thing")
    b.does("take")
    assert b.refused("block", "3F", "Thing")
    b.does("block", "4F", "Thing")
    assert b.hits("Thing") == ["3S"] and b.pending == "Turn"


def test_other_cards_are_not_joined() -> None:
    """OPC-COMBO-01: neither another type nor a MultiPower; nor a higher value, nor a single card."""
    a, _ = many("1S", "5S", "2F", "2M", "6A")
    for others in (("1S", "5S"), ("1S", "2F"), ("1S", "2M"), ("1S", "6A"), ("1S",)):
        assert a.refused("attack", "Gamma", "Hulk", *others, "Thing")
    assert a.can("attack", "Gamma", "Hulk", "1S", "4S", "Thing")
    assert (
        text(MANY)
        == "Hulk joins Strength Power cards of value 4 or lower into one attack. It may be defended part by part."
    )


def test_two_power_cards_in_one_attack_for_the_rest_of_the_battle() -> None:
    hand = ["Gamma", "3F", "5S", "1E", "2S", "4M", "Lamp Post"]
    a, b = table(a={"front": US, "hand": hand}, b={"front": THEM, "hand": ["1E"]}, cards=[BOTH])
    assert a.refused("attack", "3F", "Hulk", "5S", "Hulk", "Thing")
    plays(a, b, "Gamma", "Hulk")
    strike(b, a, "1E", "Thing", "Hulk")
    for pair in (("5S", "2S"), ("3F", "4M"), ("4M", "5S")):
        assert a.refused("attack", pair[0], "Hulk", pair[1], "Hulk", "Thing")
    assert a.refused("attack", "3F", "Storm", "1E", "Storm", "Thing")
    assert a.can("attack", "3F", "Hulk", "1E", "Hulk", "Thing")
    attacks(a, b, "3F", "Hulk", "5S", "Hulk", "Thing")
    assert a.level == 8
    b.does("take")
    assert sorted(b.hits("Thing")) == ["3F", "5S"]
    cards = "one Fighting Power card and one Strength or Energy Power card"
    said = f"Hulk may join {cards} into one attack, without a Universe card."
    assert text(BOTH) == f"{said} Lasts for the rest of the battle."


def test_joined_power_cards_go_nowhere_that_one_of_them_may_not_go() -> None:
    shield = special("Wall", "Thing", until="battle", play=[{"do": "shield", "types": ["energy"]}])
    a, _ = table(
        a={"front": US, "hand": ["3F", "1E", "5S"], "in_play": [{"card": "Gamma", "by": "Hulk"}]},
        b={"front": THEM, "in_play": [{"card": "Wall", "by": "Thing"}]},
        cards=[BOTH, shield],
    )
    assert a.can("attack", "3F", "Hulk", "5S", "Hulk", "Thing")
    assert a.refused("attack", "3F", "Hulk", "1E", "Hulk", "Thing")
    assert a.can("attack", "3F", "Hulk", "1E", "Hulk", "Cyclops")
