"""Events that take hits from records, move them or exchange them."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.making import character, event, played_event

FIVES = (5, 5, 5, 5)
GIFT = {"do": "spectrum_types", "types": 4}


@pytest.mark.parametrize(
    "card, name, left",
    [
        ("Phoenix Rises from Ashes!", "2E", ["3F", "4S"]),
        ("Second Wind", "4S", ["2E", "3F"]),
        ("Rude Awakening", "3F", ["2E", "4S"]),
    ],
)
def test_hits_that_show_an_icon_go_from_all_records(card: str, name: str, left: list[str]) -> None:
    a, b = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=[name, "1M"]), hero("Storm (MVOP)", hits=[name])]},
        {"front": [hero("Thing (MVOP)", hits=left)], "reserve": hero("Rhino (MVOP)", hits=[name, left[0]], current=[])},
    )
    assert a.hits("Hulk") == a.hits("Storm") == [], "a MultiPower card shows it too"
    assert sorted(b.hits("Thing")) == left and b.hits("Rhino") == left[:1]


def test_one_hit_of_every_character_goes() -> None:
    card = "Miracle Worker Alive!"
    a, b = played_event(
        card,
        {
            "front": [hero("Hulk (MVOP)", hits=["1E", "2E", "3E"]), hero("Storm (MVOP)", hits=["1F", "2F"])],
            "reserve": hero("Wolverine (MVOP)", hits=["1S"]),
        },
        {"front": [hero("Thing (MVOP)", hits=["4E", "5E"]), "Rhino (MVOP)"]},
    )
    a.does("choose", "3E")
    assert not a.can("choose", "1E"), "one of each"
    a.does("choose", "1F")
    assert not a.can("choose", "2F") and not a.can("decline")
    a.does("choose", "1S")
    b.does("choose", "4E")
    assert sorted(a.hits("Hulk")) == ["1E", "2E"] and a.hits("Storm") == ["2F"] and a.hits("Wolverine") == []
    assert b.hits("Thing") == ["5E"]


def test_one_hit_of_every_character_with_an_inherent_ability_goes() -> None:
    gifted = character("Seer", GIFT, grid=FIVES)
    card = "Justice League Case File - Sovereign Seven"
    a, b = played_event(
        card,
        {"front": [hero("Seer", hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["1F"])]},
        {"front": [hero("Thing (MVOP)", hits=["4E"]), "Rhino (MVOP)"]},
        cards=(gifted,),
    )
    a.does("choose", "2E")
    assert a.hits("Seer") == ["1E"] and a.hits("Storm") == ["1F"] and b.hits("Thing") == ["4E"]


def test_as_many_hits_go_as_missions_are_defeated() -> None:
    card = "Avengers Assemble!"
    lying = {"objectives": {"reserve": 5, "defeated": 2}}
    a, b = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["1F"])]} | lying,
        {"front": [hero("Thing (MVOP)", hits=["4E"])], "objectives": {"reserve": 7}},
    )
    a.picks("choose", "2E", "1F")
    assert a.hits("Hulk") == ["1E"] and a.hits("Storm") == [] and b.hits("Thing") == ["4E"]


def test_all_hits_of_each_front_line_move_to_one_of_it() -> None:
    card = "Martyr for the Cause"
    a, b = played_event(
        card,
        {
            "front": [hero("Hulk (MVOP)", hits=["1E"]), hero("Storm (MVOP)", hits=["2E"])],
            "reserve": hero("Wolverine (MVOP)", hits=["3E"]),
        },
        {"front": [hero("Thing (MVOP)", hits=["4E"]), hero("Rhino (MVOP)", hits=["5E"])]},
    )
    assert not a.can("choose", "Wolverine") and not a.can("choose", "Thing")
    a.does("choose", "Storm")
    b.does("choose", "Thing")
    assert a.hits("Hulk") == [] and sorted(a.hits("Storm")) == ["1E", "2E"] and a.hits("Wolverine") == ["3E"]
    assert sorted(b.hits("Thing")) == ["4E", "5E"] and b.hits("Rhino") == []


def test_hits_that_move_to_one_character_may_ko_it() -> None:
    card = "Martyr for the Cause"
    a, _ = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=["8E", "4E"]), hero("Storm (MVOP)", hits=["8E"])]},
        {"front": ["Thing (MVOP)", "Rhino (MVOP)"]},
    )
    a.does("choose", "Storm")
    assert "Storm" in a.defeated and a.hits("Hulk") == []


def test_each_player_passes_one_hit_to_a_teammate() -> None:
    card = event("Made Event", each=[{"do": "pass_hit"}])
    a, b = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=["1E", "2E"])], "reserve": "Wolverine (MVOP)"},
        {"front": [hero("Thing (MVOP)", hits=["4E"]), "Rhino (MVOP)"]},
    )
    assert not a.can("decline") and not a.can("choose", "4E")
    a.does("choose", "2E")
    assert not a.can("choose", "Hulk")
    if a.is_asked and a.pending == "Effects":
        a.does("choose", "Wolverine")
    for answer in ("4E", "Rhino"):
        if b.is_asked and b.pending == "Effects":
            b.does("choose", answer)
    assert a.hits("Hulk") == ["1E"] and a.hits("Wolverine") == ["2E"]
    assert b.hits("Thing") == [] and b.hits("Rhino") == ["4E"]


def test_two_characters_of_each_team_exchange_their_records() -> None:
    card = "Empathic Healing"
    a, b = played_event(
        card,
        {
            "front": [hero("Hulk (MVOP)", hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["3E"])],
            "reserve": hero("Wolverine (MVOP)", hits=["4E"]),
        },
        {"front": [hero("Thing (MVOP)", hits=["4F"]), "Rhino (MVOP)", "Venom (MVOP)"]},
    )
    a.does("choose", "Wolverine")
    assert not a.can("choose", "Wolverine") and not a.can("decline")
    a.does("choose", "Hulk")
    b.does("choose", "Thing")
    b.does("choose", "Rhino")
    assert a.hits("Hulk") == ["4E"] and sorted(a.hits("Wolverine")) == ["1E", "2E"] and a.hits("Storm") == ["3E"]
    assert b.hits("Thing") == [] and b.hits("Rhino") == ["4F"]
