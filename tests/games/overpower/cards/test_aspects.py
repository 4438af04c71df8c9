"""The Aspects that fortify a Homebase."""

import pytest

from games.overpower.specials import facing, hits, strikes, turn_of
from marks import card

ASPECTS = {"Amaru: Dragon Legend": "4E", "Mallku": "4C", "Supay": "4B", "Cheshire Cat": "4I", "Isis": "2ECBI"}


@card("amaru-dragon-legend", "mallku", "supay", "cheshire-cat", "isis")
@pytest.mark.parametrize(("name", "worth"), ASPECTS.items())
def test_an_aspect_attacks_and_anybody_may_follow(name: str, worth: str) -> None:
    me = {"homebase": "The Round Table", "home": [name]}
    a, b = facing(["Hercules", "Zorro"], ["6C", "5C"], ["Leonidas", "Korak"], me=me)
    strikes(a, b, name, "The Round Table", "Leonidas")
    assert a.level == int(worth[0]) and a.attack.icons == sum(1 << "ECBI".index(i) for i in worth[1:])
    b.does("take")
    assert b.damage("Leonidas") == a.venture == int(worth[0])
    assert a.can("attack", "6C", "Hercules", "Korak") and a.can("attack", "6C", "Zorro", "Leonidas")
    hits(a, b, "6C", "Hercules", "Korak")
    assert turn_of(b), "one further attack"


@card("amaru-dragon-legend", "mallku", "supay", "cheshire-cat", "isis")
def test_an_aspect_follows_nothing() -> None:
    for name in ASPECTS:
        me = {"homebase": "The Round Table", "home": [name]}
        a, b = facing(["Poseidon"], ["Trident (Poseidon)", "2C"], ["Leonidas"], me=me)
        hits(a, b, "Trident (Poseidon)", "Poseidon", "Leonidas")
        assert a.can("attack", "2C") and not a.can("attack", name)


@card("isis")
def test_isis_attacks_as_the_type_that_is_named() -> None:
    me = {"homebase": "The Round Table", "home": ["Isis"]}
    for kind, avoided in (("Brute Force", True), ("Energy", False)):
        a, b = facing(["Hercules"], [], ["Tarzan"], ["1I"], me=me)
        a.does("attack", "Isis", "The Round Table", "Tarzan", kind)
        assert b.can("avoid", "1I", "Tarzan") is avoided
