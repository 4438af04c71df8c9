"""Specials that cost the opponent placed cards, cards of the hand or of the Draw Pile."""

import pytest

from games.overpower.specials import facing, hits, plays, strikes, turn_of
from games.overpower.table import hero
from marks import card


@card("steal-from-the-rich", "vampiric-celerity", "decapitate", "i-will-have-those-silver-shoes")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Steal From the Rich", "Robin Hood"),
        ("Vampiric Celerity", "Mina Harker"),
        ("Decapitate", "Headless Horseman"),
        ("I Will Have Those Silver Shoes!", "Wicked Witch"),
    ],
)
def test_the_target_discards_one_placed_card_of_the_users_choice(name: str, by: str) -> None:
    foes = [hero("Zorro", placed=["4C", "Rapier"]), hero("Korak", placed=["5C"])]
    a, b = facing([by], [name], foes)
    hits(a, b, name, by, "Zorro")
    assert a.offered("choose") == ["4 Combat", "Rapier"], "nothing of Korak's"
    a.does("choose", "Rapier")
    assert b.placed() == ["4C", "5C"] and b.dead == ["Rapier"]
    assert turn_of(b) and b.damage("Zorro") == 0


@card("disorient-opponent", "eye-of-sekhmet", "master-thief", "taxes", "flaming-arrows", "weighing-of-the-heart")
def test_only_the_target_loses_placed_cards_and_so_many() -> None:
    team = ["6 Combat Teamwork (Energy/Intelligence)", "7 Combat Teamwork (Energy/Intelligence)"]
    placed = {"placed": ["4C", "3C", "Elite Swordsmanship", *team]}
    other = {"placed": ["2C", "Lion Skin Cloak", "8 Combat Teamwork (Energy/Intelligence)"]}
    for name, by, lost in (
        ("Disorient Opponent", "Ra", 1),
        ("Eye of Sekhmet", "Ra", 1),
        ("Master Thief", "Robin Hood", 1),
        ("Taxes", "Sheriff of Nottingham", 1),
        ("Flaming Arrows", "Sheriff of Nottingham", 1),
        ("Weighing of the Heart", "Anubis", 5),
    ):
        a, b = facing([by], [name], [hero("Zorro", **placed), hero("Hercules", **other)])
        hits(a, b, name, by, "Zorro")
        if a.is_asked:
            assert not {"2 Combat", "Lion Skin Cloak"} & set(a.offered("choose")), "nothing of Hercules's"
            assert "8 Combat Teamwork (Energy/Intelligence)" not in a.offered("choose")
            a.does("choose", a.offered("choose")[0])
        if a.is_asked:
            a.does("decline")
        assert len(b.placed("Zorro")) == 5 - lost and len(b.placed("Hercules")) == 3 and turn_of(b), name


@card("master-thief", "i-will-have-those-silver-shoes")
def test_an_attack_that_hits_is_successful_even_where_nothing_was_placed() -> None:
    a, b = facing(["Robin Hood"], ["Master Thief"], ["Zorro"], me={"draw": ["3C", "2C"]})
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    a.does("draw", "2")
    assert a.hand == ["2C", "3C"]
    shoes = "I Will Have Those Silver Shoes!"
    a, b = facing(["Wicked Witch"], [shoes], ["Zorro"], me={"dead": ["Lightning Bolt"]})
    hits(a, b, shoes, "Wicked Witch", "Zorro")
    a.does("choose", "Lightning Bolt")
    assert a.hand == ["Lightning Bolt"]


@card("hero-of-nottingham", "human-spine-whip", "network-of-thieves")
@pytest.mark.parametrize(
    ("name", "by", "choice", "left"),
    [
        ("Hero of Nottingham", "Robin Hood", ["2 Combat", "3 Combat"], 1),
        ("Human Spine Whip", "Headless Horseman", ["2 Combat", "3 Combat", "4 Combat", "5 Combat"], 1),
        ("Network of Thieves", "Count of Monte Cristo", ["2 Combat", "3 Combat", "4 Combat"], 2),
    ],
)
def test_a_hit_costs_the_opponent_cards_of_their_choice(name: str, by: str, choice: list[str], left: int) -> None:
    foes = [hero("Zorro", placed=["4C"]), hero("Korak", placed=["5C"])]
    a, b = facing([by], [name], foes, ["2C", "3C"])
    hits(a, b, name, by, "Zorro")
    assert sorted(b.offered("choose")) == choice
    for _ in range(left):
        b.does("choose", b.offered("choose")[0])
    assert len(b.hand) + len(b.placed()) == 4 - left and turn_of(b)
    a, b = facing([by], [name], foes, ["2C", "3C", "8C"])
    strikes(a, b, name, by, "Zorro")
    b.does("block", "8C", "Zorro")
    assert b.hand == ["2C", "3C"] and turn_of(b)


@card("tsunami", "gunnr-battle-valkyrie")
@pytest.mark.parametrize(("name", "by", "count"), [("Tsunami", "Poseidon", 7), ("Gunnr: Battle Valkyrie", "Ra", 5)])
def test_the_top_of_the_opponents_draw_pile_dies(name: str, by: str, count: int) -> None:
    pile = ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "1C"]
    a, b = facing([by], [name], them={"draw": pile})
    plays(a, b, name, by)
    assert b.draw_pile == pile[count:] and b.dead == pile[:count]


@card("reclaim-the-waters", "not-without-my-friends")
@pytest.mark.parametrize(
    ("name", "by"), [("Reclaim the Waters", "Poseidon"), ("Not Without My Friends", "Jane Porter")]
)
def test_a_hit_kills_three_cards_of_the_draw_pile(name: str, by: str) -> None:
    for defended in (False, True):
        a, b = facing([by], [name], ["Zorro"], ["8C"], them={"draw": ["1E", "2E", "3E", "4E"]})
        strikes(a, b, name, by, "Zorro")
        b.does(*(("block", "8C", "Zorro") if defended else ("take",)))
        assert b.dead == ([] if defended else ["1E", "2E", "3E"])


@card("ancestral-rapier", "sola", "probability-evaluation")
@pytest.mark.parametrize(
    ("name", "by", "deep", "venture"),
    [
        ("Ancestral Rapier", "Zorro", 5, 4),
        ("Sola", "Tars Tarkas", 3, 5),
        ("Probability Evaluation", "Sherlock Holmes", 7, 0),
    ],
)
def test_a_card_of_the_opponents_draw_pile_is_lost(name: str, by: str, deep: int, venture: int) -> None:
    pile = ["1E", "2E", "3E", "4E", "5E", "6E", "7E"]
    a, b = facing([by], [name], ["Merlin"], them={"draw": pile})
    if name == "Ancestral Rapier":
        hits(a, b, name, by, "Merlin")
    else:
        plays(a, b, name, by)
    a.does("look")
    assert len(a.offered("choose")) == deep and not a.can("decline")
    a.does("choose", "3E")
    assert b.dead == ([] if name == "Probability Evaluation" else ["3E"])
    assert sorted(b.draw_pile) == ["1E", "2E", "4E", "5E", "6E", "7E"]
    assert a.venture == venture and turn_of(b)
