"""Specials that grant further attacks: how many, of which kind, and none when they are negated."""

import pytest

from games.overpower.specials import facing, hits, strikes, turn_of
from games.overpower.stories import act, battle, hurt, quietly
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.inplay.queries import level

ONE_MORE = [
    ("Mob Mentality", "Angry Mob: Middle Ages", "4C"),
    ("T-Ray Gun", "Carson of Venus", "5C"),
    ("Warrior of Helium", "Dejah Thoris", "6C"),
    ("Blackheath Rugby Star", "Dr. Watson", "6C"),
    ("Summon the Elements", "Merlin", "7E"),
    ("Trident (Poseidon)", "Poseidon", "7B"),
    ("Unpredictable Mind", "Sherlock Holmes", "8I"),
    ("Archery, Knives & Jiu-jitsu", "Victory Harben", "7I"),
    ("Mystical Energy", "Hercules", "8B"),
    ("Charge into Battle!", "Hercules", "8B"),
    ("Subjugate the Meek", "Hercules", "8B"),
    ("Draconic Leadership", "Hercules", "8B"),
    ("Lilith's Swarm", "Hercules", "8B"),
]


@card(
    "mob-mentality",
    "t-ray-gun",
    "warrior-of-helium",
    "blackheath-rugby-star",
    "summon-the-elements",
    "trident",
    "unpredictable-mind",
    "archery-knives-jiu-jitsu",
    "mystical-energy",
    "charge-into-battle",
    "subjugate-the-meek",
    "draconic-leadership",
    "lilith-s-swarm",
)
@pytest.mark.parametrize(("name", "user", "more"), ONE_MORE)
def test_one_further_attack_by_the_same_character(name: str, user: str, more: str) -> None:
    table = battle([user, "Robin Hood"], [name, more, "7C"], ["Leonidas", "Korak"])
    a, b = table.seats
    act(a, "attack", name, user, "Leonidas")
    b.does("decline")
    b.does("take")
    assert table.pending == "FollowUp"
    assert not a.can("attack", more, "Robin Hood")
    assert a.can("decline")
    a.does("attack", more, user, "Korak")
    b.does("take")
    assert hurt(table, "Korak") == int(more[0])
    assert table.pending == "Turn" and b.is_asked


@card(
    "mob-mentality",
    "t-ray-gun",
    "warrior-of-helium",
    "blackheath-rugby-star",
    "summon-the-elements",
    "trident",
    "unpredictable-mind",
    "archery-knives-jiu-jitsu",
    "mystical-energy",
    "charge-into-battle",
    "subjugate-the-meek",
    "draconic-leadership",
    "lilith-s-swarm",
)
@pytest.mark.parametrize(("name", "user", "more"), ONE_MORE)
def test_a_negated_special_grants_nothing(name: str, user: str, more: str) -> None:
    table = battle([user], [name, more], ["Leonidas", "Korak"], ["Merlin's Magic"])
    a, b = table.seats
    act(a, "attack", name, user, "Leonidas")
    act(b, "negate", "Merlin's Magic", "Korak")
    assert table.pending == "Turn" and b.is_asked
    assert hurt(table, "Leonidas") == 0


@card("master-archer", "regent-of-the-crown")
@pytest.mark.parametrize(
    ("name", "user", "bonus"),
    [("Master Archer", "Robin Hood", 0), ("Regent of the Crown", "Angry Mob: Middle Ages", 2)],
)
def test_two_further_attacks(name: str, user: str, bonus: int) -> None:
    table = battle([user], [name, "4C", "3C", "2C"], ["Leonidas", "Korak"])
    a, b = table.seats
    act(a, "attack", name, user, "Leonidas")
    b.does("decline")
    b.does("take")
    for more in ("4C", "3C"):
        a.does("attack", more, user, "Korak")
        assert level(table.state, table.state.acts[-1]) == int(more[0]) + bonus
        b.does("take")
    assert hurt(table, "Korak") == 7
    assert table.pending == "Turn" and b.is_asked


@card("lord-of-the-vampires", "tactical-fighter", "aramis")
@pytest.mark.parametrize(
    ("name", "user", "special"),
    [
        ("Lord of the Vampires", "Dracula", "Paralyzing Gaze"),
        ("Tactical Fighter", "Professor Moriarty", "Criminal Mastermind"),
        ("Aramis", "The Three Musketeers", "Porthos"),
    ],
)
def test_one_further_special(name: str, user: str, special: str) -> None:
    table = battle([user, "Merlin"], [name, special, "5C", "Ascendant Mage"], ["Leonidas"])
    a, b = table.seats
    act(a, "attack", name, user)
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "5C")
    assert a.can("attack", special, user) or a.can("play", special, user)
    act(a, "attack" if a.can("attack", special) else "play", special, user)
    b.does("decline")
    quietly(table)
    assert special not in a.zone("hand")


@card("lord-of-the-vampires", "tactical-fighter", "aramis")
@pytest.mark.parametrize(
    ("name", "by", "more"),
    [
        ("Lord of the Vampires", "Dracula", ["Paralyzing Gaze", "Lord of the Vampires"]),
        ("Tactical Fighter", "Professor Moriarty", ["Complex Criminal Scheme", "Archimedes"]),
        ("Aramis", "The Three Musketeers", ["Porthos", "D'Artagnan"]),
    ],
)
def test_one_further_special_and_no_other_card(name: str, by: str, more: list[str]) -> None:
    a, b = facing([by], [name, "2C", more[0], "Wrath of Ra"], ["Leonidas"], ["8C"])
    hits(a, b, name, by, "Leonidas")
    assert not a.can("attack", "2C") and a.can("attack", more[0], by)
    hits(a, b, "Wrath of Ra", by, "Leonidas")
    assert turn_of(b)


@card("jacopo", "trample", "right-tools-for-the-job", "3-quick-strokes", "network-of-fanatics")
def test_so_many_further_attacks_of_this_kind() -> None:
    a, b = facing(["Count of Monte Cristo"], ["Jacopo", "6C", "5C", "Friend to Foe"], [hero("Leonidas", placed=["8C"])])
    hits(a, b, "Jacopo", "Count of Monte Cristo", "Leonidas")
    assert not a.can("attack", "Friend to Foe"), "numerical attacks only"
    strikes(a, b, "6C", "Count of Monte Cristo", "Leonidas")
    b.does("take")
    assert turn_of(b)
    a, b = facing(["Mr. Hyde"], ["Trample", "6I", "5C"], ["Leonidas"], ["6C"], them={"reserve": "Zeus"})
    strikes(a, b, "Trample", "Mr. Hyde", "Leonidas")
    b.does("block", "6C", "Leonidas")
    hits(a, b, "6I", "Mr. Hyde", "Zeus")
    assert turn_of(b)
    a, b = facing(["Van Helsing"], ["Right Tools for the Job", "6C", "5C"], ["Leonidas"])
    hits(a, b, "Right Tools for the Job", "Van Helsing", "Leonidas")
    hits(a, b, "6C", "Van Helsing", "Leonidas")
    assert turn_of(b)
    a, b = facing(["Zorro"], ["3 Quick Strokes", "3C", "2C", "1C", "4I"], ["Leonidas"])
    hits(a, b, "3 Quick Strokes", "Zorro", "Leonidas")
    assert not a.can("attack", "4I"), "Combat only"
    hits(a, b, "3C", "Zorro", "Leonidas")
    hits(a, b, "2C", "Zorro", "Leonidas")
    assert turn_of(b) and b.damage("Leonidas") == 7
    a, b = facing(["Cthulhu", "Zorro", "Korak", "Robin Hood"], ["Network of Fanatics", "3C", "2C", "1C"], ["Leonidas"])
    hits(a, b, "Network of Fanatics", "Cthulhu", "Leonidas")
    hits(a, b, "3C", "Zorro", "Leonidas")
    hits(a, b, "2C", "Korak", "Leonidas")
    assert turn_of(b), "two teammates"
