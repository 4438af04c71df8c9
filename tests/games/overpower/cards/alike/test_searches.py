"""Specials that open hands, look into piles, and search for cards."""

import pytest

from games.overpower.specials import HELD, facing, hits, known, plays, sorts_out, strikes, turn_of, under_attack
from games.overpower.table import hero
from marks import card


@card("i-m-in-your-house", "loki", "ransom-your-secrets")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("I'm In Your House", "Invisible Man"),
        ("Loki", "Hercules"),
        ("Ransom Your Secrets", "Angry Mob: Modern Age"),
    ],
)
def test_the_opponent_plays_open_handed(name: str, by: str) -> None:
    a, b = facing([by], [name, "2C"], ["Zorro"], HELD)
    plays(a, b, name, by)
    assert len(known(a, b)) == len(HELD) and known(b, a) == []
    assert a.astral == [name]
    assert b.venture == (-3 if name == "Loki" else 0)


@card("irene-adler", "all-chips-on-the-table")
@pytest.mark.parametrize(
    ("name", "by", "both"),
    [("Irene Adler", "Sherlock Holmes", False), ("All Chips on the Table", "Dr. Watson", True)],
)
def test_a_hit_opens_hands(name: str, by: str, both: bool) -> None:
    a, b = facing([by], [name, "2C"], ["Zorro"], HELD)
    hits(a, b, name, by, "Zorro")
    assert len(known(a, b)) == len(HELD)
    assert known(b, a) == (["2C"] if both else [])
    a, b = facing([by], [name, "2C"], ["Zorro"], [*HELD, "8C"])
    strikes(a, b, name, by, "Zorro")
    b.does("block", "8C", "Zorro")
    assert known(a, b) == [] and known(b, a) == []


@card("ancestral-rapier", "enchantress-guile", "valkyrie-hildr-select-the-slain")
def test_some_need_not_look() -> None:
    a, b = facing(["Zorro"], ["Ancestral Rapier"], ["Merlin"])
    hits(a, b, "Ancestral Rapier", "Zorro", "Merlin")
    a.does("decline")
    assert turn_of(b) and b.dead == []
    a, b = facing(["Morgan le Fay"], ["Enchantress' Guile"], ["Merlin"], ["7E"])
    strikes(a, b, "Enchantress' Guile", "Morgan le Fay", "Merlin")
    b.does("block", "7E", "Merlin")
    a.does("decline")
    assert turn_of(b)
    a, b = facing(["Zorro"], ["Valkyrie Hildr: Select the Slain"], ["Merlin"])
    plays(a, b, "Valkyrie Hildr: Select the Slain", "Zorro")
    a.does("decline")
    assert turn_of(b) and a.hand == []


@card("mathematical-genius", "valkyrie-hildr-select-the-slain")
@pytest.mark.parametrize(
    ("name", "by", "deep"),
    [("Mathematical Genius", "Professor Moriarty", 6), ("Valkyrie Hildr: Select the Slain", "Hercules", 5)],
)
def test_the_best_of_the_top_cards_is_taken(name: str, by: str, deep: int) -> None:
    pile = ["1C", "2C", "3C", "4C", "5C", "6C", "7C"]
    a, b = facing([by], [name, "2C"], ["Merlin"], me={"draw": pile})
    plays(a, b, name, by)
    a.does("look")
    assert len(a.offered("choose")) == deep - 1 and "2 Combat" not in a.offered("choose"), "no duplicate"
    a.does("choose", "4C")
    assert a.hand == ["2C", "4C"]
    if name == "Mathematical Genius":
        assert a.draw_pile[0] == name and len(a.draw_pile) == 7, "it goes back on top"
    else:
        assert len(a.draw_pile) == 6 and a.defeated == [name] and known(b, a) == ["4C"]


@card("regulators", "one-at-a-time", "didn-t-see-it-coming")
def test_one_card_of_ones_own_choice() -> None:
    a, b = facing(["Billy the Kid"], ["Regulators", "4C"], me={"power_pack": ["4C", "7I"]})
    plays(a, b, "Regulators", "Billy the Kid")
    assert a.offered("choose") == ["4 Combat", "7 Intelligence"] and not a.can("decline")
    a.does("choose", "4C")
    assert a.hand == ["4C", "4C"] and known(b, a) == ["4C"] and a.clipped("Billy the Kid") == ["Regulators"]

    a, b = facing(["Invisible Man"], ["One at a Time", "4C"], me={"draw": ["4C", "5C", "Rapier", "1E"]})
    plays(a, b, "One at a Time", "Invisible Man")
    a.does("search")
    assert sorted(a.offered("choose")) == ["1 Energy", "5 Combat"], "a Power card, no duplicate"
    a.does("choose", "5C")
    assert a.hand == ["4C", "5C"] and known(b, a) == ["5C"]

    a, b = facing(["Invisible Man"], ["Didn't See it Coming", "4C"], me={"power_pack": ["4C", "5C", "7I", "6I"]})
    plays(a, b, "Didn't See it Coming", "Invisible Man")
    assert sorted(a.offered("choose")) == ["5 Combat", "6 Intelligence"], "his grid, no duplicate"
    a.does("choose", "6I")
    assert a.hand == ["4C", "6I"] and a.clipped("Invisible Man") == ["Didn't See it Coming"]


@card("one-at-a-time", "heavy-is-the-head", "for-guinevere-s-love", "knight-of-the-round-table")
def test_the_right_card_is_found() -> None:
    a, b = facing(["Invisible Man"], ["One at a Time"], me={"draw": ["5C", "4I"]})
    plays(a, b, "One at a Time", "Invisible Man")
    assert not a.can("decline")
    a.does("search")
    a.does("choose", "5C")
    sorts_out(a)
    assert a.hand == ["5C"] and turn_of(b)
    dead = {"dead": ["Great Club", "8 Energy Teamwork (Combat/Intelligence)", "8E", "Excalibur"]}
    a, b = facing(["King Arthur"], ["Heavy is the Head"], ["Zorro"], me=dead)
    plays(a, b, "Heavy is the Head", "King Arthur")
    assert a.offered("choose") == ["Great Club"] and not a.can("decline")
    dead = {"dead": ["Sword and Shield", "For the Queen!"]}
    a, b = facing(["Lancelot"], ["For Guinevere's Love"], ["Zorro"], me=dead)
    plays(a, b, "For Guinevere's Love", "Lancelot")
    assert a.offered("choose") == ["Sword and Shield"] and not a.can("decline")
    a, b = facing([hero("Lancelot", hits=["5C"])], ["Knight of the Round Table"], ["Zorro"], me=dead)
    plays(a, b, "Knight of the Round Table", "Lancelot")
    a.does("choose", "5C")
    assert a.offered("choose") == ["Sword and Shield"] and a.can("decline")
    a.does("choose", "Sword and Shield")
    plays(a, b, "Sword and Shield", "Lancelot")
    assert a.clipped("Lancelot") == ["Sword and Shield"] and turn_of(b)


@card("complex-criminal-scheme", "abner-perry-s-lab-assistant", "greatest-soldiers-in-history", "all-for-one")
def test_nothing_else_is_found() -> None:
    a, b = facing(
        ["Professor Moriarty"], ["Complex Criminal Scheme"], ["Leonidas"], ["8C"], me={"dead": ["Future Plans"]}
    )
    strikes(a, b, "Complex Criminal Scheme", "Professor Moriarty", "Leonidas")
    b.does("block", "8C", "Leonidas")
    a.does("search")
    assert not a.can("choose")
    pack = {"reserve": "Victory Harben", "power_pack": ["4I", "6 Intelligence Teamwork (Energy/Combat)", "2I"]}
    _, b = under_attack("6I", "Korak", ["Korak"], ["Abner Perry's Lab Assistant"], them=pack)
    b.does("avoid", "Abner Perry's Lab Assistant", "Victory Harben")
    assert b.offered("choose") == ["4 Intelligence", "2 Intelligence"]
    b.does("choose", "2I")
    sorts_out(b)
    assert b.hand == ["2I"] and turn_of(b)
    dead = {"dead": ["Training (Merlin)", "Great Club", "Rapier"]}
    a, b = facing(["Leonidas"], ["Greatest Soldiers in History"], me=dead)
    plays(a, b, "Greatest Soldiers in History", "Leonidas")
    assert a.dead == ["Great Club", "Rapier"] and "Training (Merlin)" in a.draw_pile
    team = "8 Energy Teamwork (Combat/Intelligence)"
    a, b = facing(["The Three Musketeers"], ["All For One"], me={"dead": [team, "Rapier"]})
    plays(a, b, "All For One", "The Three Musketeers")
    a.does("search")
    assert a.offered("choose") == [team]


@card("all-for-one", "barsoom")
def test_what_is_fetched_is_not_shown_where_the_card_does_not_say_so() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["The Three Musketeers"], ["All For One"], me={"draw": [team, "1E"]})
    plays(a, b, "All For One", "The Three Musketeers")
    assert not a.can("decline"), "this is no choice"
    a.does("search")
    assert not a.can("decline")
    a.does("choose", team)
    assert a.hand == [team] and known(b, a) == []
    a, b = facing(["John Carter of Mars"], ["Lower Gravity"], me={"homebase": "Barsoom", "draw": ["8B", "1E"]})
    plays(a, b, "Lower Gravity", "John Carter of Mars")
    a.answers(("search",), ("choose", "8B"))
    assert a.hand == ["8B"] and known(b, a) == []
