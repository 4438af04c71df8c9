"""How far Specials go: on defence too, from Reserve, against whom, and where they stop."""

import pytest

from games.overpower.specials import (
    facing,
    hits,
    in_play,
    plays,
    sorts_out,
    strikes,
    turn_of,
    unnegated,
)
from games.overpower.table import hero
from marks import card


@card("ethnologist", "telepathic-resistance", "deceptive-maneuver", "online-cyber-attack", "paralyzing-gaze")
@pytest.mark.parametrize(
    ("name", "by", "barred", "free"),
    [
        ("Ethnologist", "Captain Nemo", ["Ascendant Mage", "Freya: Goddess of Protection"], ["7E", "6I", "5I"]),
        ("Telepathic Resistance", "Carson of Venus", ["7E", "5M"], ["6I", "Freya: Goddess of Protection"]),
        ("Deceptive Maneuver", "Tarzan", ["5I"], ["7E", "6I"]),
        ("Online Cyber Attack", "Angry Mob: Modern Age", [], ["6I", "7E"]),
        ("Paralyzing Gaze", "Dracula", [], ["6I", "7E"]),
    ],
)
def test_what_a_lock_means_for_defences(name: str, by: str, barred: list[str], free: list[str]) -> None:
    hand = ["7E", "5M", "6I", "Freya: Goddess of Protection"]
    a, b = facing([by, "Leonidas"], ["3C"], [hero("Merlin", placed=["5I"])], hand, me=in_play(name, by, "Merlin"))
    strikes(a, b, "3C", "Leonidas", "Merlin")
    for answer in barred:
        assert not b.can("block", answer) and not b.can("avoid", answer), answer
    for answer in free:
        assert b.can("block", answer, "Merlin") or b.can("avoid", answer, "Merlin"), answer


@card("rising-tides", "to-the-last-man")
def test_locks_on_the_whole_team_bind_defences_too() -> None:
    foes = [hero("Zorro", placed=["Rapier"]), "Leonidas"]
    a, b = facing(["Poseidon"], ["7E"], foes, ["6C", "Flintlock"], me=in_play("Rising Tides", "Poseidon"))
    strikes(a, b, "7E", "Poseidon", "Zorro")
    assert not b.can("block", "6C", "Rapier") and b.can("block", "6C", "Flintlock", "Zorro")
    hand = ["Give Them Nothing", "300", "Swarm Them!", "Hucklebuck", "5C"]
    foes = ["Leonidas", "Angry Mob: Modern Age"]
    a, b = facing(["Dracula"], ["8I"], foes, hand, me=in_play("To the Last Man", "Dracula"))
    strikes(a, b, "8I", "Dracula", "Leonidas")
    assert not b.can("avoid", "Give Them Nothing") and b.can("block", "300", "Leonidas")
    b.does("take")
    assert not b.can("attack", "Swarm Them!") and not b.can("attack", "Hucklebuck") and b.can("attack", "5C")


@card("lord-of-the-jungle")
def test_in_the_jungle_teammates_neither_attack_nor_help() -> None:
    a, b = facing(
        ["Tarzan", "Leonidas"], ["Lord of the Jungle", "8C", "6C", "Wrath of Ra"], ["Zorro", "Hercules"], ["4C"]
    )
    hits(a, b, "Lord of the Jungle", "Tarzan", "Zorro")
    strikes(b, a, "4C", "Zorro", "Tarzan")
    assert not a.can("block", "8C", "Leonidas")
    a.does("take")
    assert not a.can("attack", "8C"), "Leonidas is out of it"
    assert a.offered("attack", "6C") == ["Tarzan"] and a.offered("attack", "6C", "Tarzan") == ["Zorro"]
    assert a.offered("attack", "Wrath of Ra") == ["Tarzan"]


@card("mark-of-the-headless")
def test_the_bounty_is_for_the_horseman_alone() -> None:
    me = in_play("Mark of the Headless", "Headless Horseman", "Zorro")
    foes = [hero("Zorro", hits=["8C", "7C"]), "Korak"]
    a, b = facing(["Headless Horseman", "Hercules"], ["6B"], foes, me=me)
    hits(a, b, "6B", "Hercules", "Zorro")
    assert b.is_kod("Zorro") and a.venture == 6


@card("hera")
def test_hits_on_hera_do_not_count() -> None:
    a, b = facing(["Leonidas"], ["6C"], ["Zeus"], them=in_play("Hera (Zeus)", "Zeus"))
    strikes(a, b, "6C", "Leonidas", "Zeus")
    assert a.venture == 0 and b.damage("Zeus") == 0 and turn_of(b)


@card("thunderbolt")
def test_after_a_thunderbolt_no_special_of_a_teammate_defends_zeus() -> None:
    for defended in (False, True):
        a, b = facing(
            ["Zeus", "Leonidas"], ["Thunderbolt", "Give Them Nothing"], ["Hercules"], ["Lion Skin Cloak", "8B", "7B"]
        )
        strikes(a, b, "Thunderbolt", "Zeus", "Hercules")
        b.does(*(("avoid", "Lion Skin Cloak", "Hercules") if defended else ("take",)))
        strikes(b, a, "8B", "Hercules", "Zeus")
        assert a.can("avoid", "Give Them Nothing") is defended
        a.does("take")
        if a.is_asked:
            a.does("pass")
        strikes(b, a, "7B", "Hercules", "Leonidas")
        assert a.can("avoid", "Give Them Nothing", "Leonidas")


@card("early-feminist-leader")
def test_early_feminist_leader_also_defends_at_two_more() -> None:
    a, b = facing(
        ["Leonidas"], ["8C"], ["Joan of Arc", "Mina Harker", "Zorro"], ["6I", "6E"],
        them=in_play("Early Feminist Leader", "Joan of Arc"),
    )  # fmt: skip
    strikes(a, b, "8C", "Leonidas", "Joan of Arc")
    assert b.can("block", "6I", "Joan of Arc")
    a, b = facing(
        ["Leonidas"],
        ["8C"],
        ["Joan of Arc", "Mina Harker"],
        ["6E"],
        them=in_play("Early Feminist Leader", "Joan of Arc"),
    )
    strikes(a, b, "8C", "Leonidas", "Mina Harker")
    assert not b.can("block", "6E"), "Combat and Intelligence only"


@card("transformation-trickery")
def test_transformation_trickery_leads_to_the_chosen_one_only() -> None:
    them = in_play("Transformation Trickery", "Sun Wukong", "Korak")
    a, b = facing(["Hercules"], ["6B"], ["Sun Wukong", "Korak", "Leonidas"], ["6I"], them=them)
    strikes(a, b, "6B", "Hercules", "Leonidas")
    assert b.offered("shift", "Transformation Trickery") == ["Korak"]
    b.does("shift", "Transformation Trickery", "Korak")
    b.does("block", "6I", "Korak")
    assert b.damage("Korak") == b.damage("Leonidas") == 0


@card("for-sparta")
def test_for_sparta_returns_to_the_draw_pile_when_it_fails() -> None:
    a, b = facing(["Leonidas"], ["For Sparta"], ["Zorro"], ["7C", "Elite Swordsmanship"])
    strikes(a, b, "For Sparta", "Leonidas", "Zorro")
    b.does("block", "7C", "Zorro")
    assert "For Sparta" in a.draw_pile and len(a.draw_pile) == 5
    assert b.can("attack", "Elite Swordsmanship", "Zorro")


@card("heavy-is-the-head")
def test_heavy_is_the_head_also_finds_a_defence() -> None:
    a, b = facing(
        ["Leonidas"],
        ["8C"],
        ["King Arthur"],
        ["Heavy is the Head"],
        them={"dead": ["Lion Skin Cloak", "Give Them Nothing"]},
    )
    strikes(a, b, "8C", "Leonidas", "King Arthur")
    assert b.offered("use", "Heavy is the Head", "King Arthur") == ["Lion Skin Cloak"], "not what is One Per Deck"
    b.does("use", "Heavy is the Head", "King Arthur", "Lion Skin Cloak")
    b.does("avoid", "Lion Skin Cloak", "King Arthur")
    assert b.damage("King Arthur") == 0 and turn_of(b)
    assert b.dead == ["Give Them Nothing", "Heavy is the Head", "Lion Skin Cloak"]


@card("future-plans")
def test_future_plans_are_laid_in_the_venture_phase_too() -> None:
    a, b = facing(["Professor Moriarty"], ["Future Plans", "2I", "3I"], ["Zorro"], phase="venture")
    while not a.is_asked or not a.can("play", "Future Plans"):
        asked = next(p for p in (a, b) if p.is_asked)
        asked.does("venture", "reserve objectives") if asked.can("venture") and not asked.can("done") else asked.does(
            "done"
        )
    plays(a, b, "Future Plans", "Professor Moriarty")
    a.answers(("choose", "2I"), ("choose", "3I"))
    assert a.draw_pile[:2] == ["3I", "2I"]


@card("teleportation-circle", "avalon-s-warmth", "distracting-intervention", "book-of-the-dead", "janjong-duare-mintep")
@pytest.mark.parametrize(
    ("name", "by", "onto"),
    [
        ("Teleportation Circle", "Morgan le Fay", []),
        ("Avalon's Warmth", "Morgan le Fay", ["Korak"]),
        ("Distracting Intervention", "Cthulhu", ["Korak"]),
        ("Book of the Dead", "Anubis", []),
        ("Janjong Duare Mintep", "Carson of Venus", []),
    ],
)
def test_some_are_played_from_reserve(name: str, by: str, onto: list[str]) -> None:
    a, b = facing([hero("Korak", hits=["5C"])], [name], me={"reserve": by})
    plays(a, b, name, by, *onto)
    if name == "Teleportation Circle":
        a.does("choose", "Korak")
        assert a.front == [by] and a.reserve == ["Korak"]
    elif name == "Avalon's Warmth":
        assert a.damage("Korak") == 0
    else:
        assert name in a.astral + a.clipped("Korak") + a.clipped(by)
    sorts_out(a)
    unnegated(a, b)
    assert turn_of(b)
