"""Specials that grant further attacks, and what follows when they hit or miss."""

import pytest

from games.overpower.stories import act, battle, hurt, quietly
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


@card("inspirational-leadership")
def test_inspirational_leadership_lets_each_teammate_attack_once() -> None:
    table = battle(["Joan of Arc", "Zorro", "Merlin"], ["Inspirational Leadership", "6C", "7E", "5C"], ["Leonidas"])
    a, b = table.seats
    act(a, "attack", "Inspirational Leadership")
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "5C", "Joan of Arc")
    a.does("attack", "6C", "Zorro", "Leonidas")
    b.does("take")
    assert not a.can("attack", "5C", "Zorro")
    a.does("attack", "7E", "Merlin", "Leonidas")
    b.does("take")
    assert b.is_asked and table.pending == "Turn"


@card("network-of-fanatics")
def test_network_of_fanatics_from_reserve_costs_a_card() -> None:
    table = battle(
        ["Zorro", "Robin Hood"], ["Network of Fanatics", "6C", "5C", "2E"], ["Leonidas"], me={"reserve": "Cthulhu"}
    )
    a, b = table.seats
    act(a, "attack", "Network of Fanatics", "Cthulhu", "Leonidas")
    assert table.pending == "Pay"
    a.does("pay", "2E")
    b.does("decline")
    b.does("take")
    a.does("attack", "6C", "Zorro", "Leonidas")
    b.does("take")
    a.does("attack", "5C", "Robin Hood", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 14
    poor = battle(["Zorro"], ["Network of Fanatics"], ["Leonidas"], me={"reserve": "Cthulhu"})
    assert not poor.seats[0].can("attack", "Network of Fanatics")


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


@card("shapeshifter-s-guise")
def test_shapeshifters_guise_borrows_a_teammates_special() -> None:
    table = battle(
        ["Morgan le Fay", {"name": "Zorro", "placed": ["Elite Swordsmanship"]}],
        ["Shapeshifter's Guise", "Great Club"],
        ["Leonidas"],
        me={"reserve": "Hercules"},
    )
    a, b = table.seats
    act(a, "attack", "Shapeshifter's Guise")
    b.does("decline")
    b.does("take")
    assert a.can("attack", "Great Club", "Morgan le Fay") and not a.can("attack", "Great Club", "Hercules")
    act(a, "attack", "Elite Swordsmanship", "Morgan le Fay")
    b.does("decline")
    b.does("take")
    assert hurt(table, "Leonidas") == 10 and b.is_asked and table.pending == "Turn"


@card("trample")
def test_trample_goes_on_to_the_reserve_only_when_defended() -> None:
    table = battle(["Mr. Hyde"], ["Trample", "6I"], ["Leonidas"], ["6C"], them={"reserve": "Zeus"})
    a, b = table.seats
    act(a, "attack", "Trample", "Mr. Hyde", "Leonidas")
    b.does("decline")
    b.does("block", "6C", "Leonidas")
    a.does("attack", "6I", "Mr. Hyde", "Zeus")
    b.does("take")
    assert hurt(table, "Zeus") == 6
    table = battle(["Mr. Hyde"], ["Trample", "6I"], ["Leonidas"], ["6C"], them={"reserve": "Zeus"})
    a, b = table.seats
    act(a, "attack", "Trample", "Mr. Hyde", "Leonidas")
    b.does("decline")
    b.does("take")
    assert table.pending == "Turn" and b.is_asked


@card("right-tools-for-the-job")
def test_right_tools_second_attack_is_a_power_card_that_no_special_defends() -> None:
    table = battle(
        ["Van Helsing"], ["Right Tools for the Job", "7C", "Crossbow Expert"], ["Leonidas"], ["Give Them Nothing"]
    )
    a, b = table.seats
    act(a, "attack", "Right Tools for the Job")
    b.does("decline")
    b.does("take")
    assert not a.can("attack", "Crossbow Expert")
    act(a, "attack", "7C")
    assert not b.can("avoid")


@card("jacopo")
def test_jacopos_second_attack_is_face_down() -> None:
    table = battle(["Count of Monte Cristo"], ["Jacopo", "6C"], ["Hercules"], ["5B", "7B"])
    a, b = table.seats
    act(a, "attack", "Jacopo")
    b.does("decline")
    b.does("take")
    a.does("attack", "6C", "Count of Monte Cristo", "Hercules")
    assert b.sees()["acts"][-1] == {"seat": 0, "user": 0, "target": 4, "hidden": True}
    assert b.can("block", "5B", "Hercules") and b.can("block", "7B", "Hercules")
    b.does("block", "7B", "Hercules")
    assert hurt(table, "Hercules") == 4
    assert "7 Brute Force" in b.zone("power pack")


@card("lord-of-the-sacred-land")
def test_lord_of_the_sacred_land_attacks_again_from_the_power_pack_when_it_misses() -> None:
    table = battle(["Anubis"], ["Lord of the Sacred Land"], ["Leonidas"], ["8C"], me={"power_pack": ["1C", "7B"]})
    a, b = table.seats
    act(a, "attack", "Lord of the Sacred Land")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    assert table.pending == "PlayNow"
    act(a, "attack", "7B", "Anubis", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 7
    hit = battle(["Anubis"], ["Lord of the Sacred Land"], ["Leonidas"], me={"power_pack": ["7B"]})
    act(hit.seats[0], "attack", "Lord of the Sacred Land")
    hit.seats[1].does("decline")
    hit.seats[1].does("take")
    assert hit.pending == "Turn"


@card("jeddak-of-thark")
def test_jeddak_of_thark_must_attack_with_the_top_card() -> None:
    table = battle(["Tars Tarkas"], ["Jeddak of Thark"], ["Leonidas"], ["8C"], me={"draw": ["8E", "2C"]})
    a, b = table.seats
    act(a, "attack", "Jeddak of Thark")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    assert not a.can("decline")
    act(a, "attack", "8E", "Tars Tarkas", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 8
    table = battle(["Tars Tarkas"], ["Jeddak of Thark"], ["Leonidas"], ["8C"], me={"draw": ["Rapier", "2C"]})
    a, b = table.seats
    act(a, "attack", "Jeddak of Thark")
    b.does("decline")
    b.does("block", "8C", "Leonidas")
    assert "Rapier" in a.zone("dead pile") and table.pending == "Turn"


@card("friend-to-foe")
def test_friend_to_foe_turns_a_placed_card_against_its_team() -> None:
    table = battle(["Count of Monte Cristo"], ["Friend to Foe"], [{"name": "Hercules", "placed": ["8B"]}, "Korak"])
    a, b = table.seats
    act(a, "attack", "Friend to Foe", "Count of Monte Cristo", "Hercules")
    b.does("decline")
    b.does("take")
    a.does("choose", "8B")
    assert not a.can("attack", "8B", "Count of Monte Cristo", "Hercules")
    a.does("attack", "8B", "Count of Monte Cristo", "Korak")
    b.does("take")
    assert hurt(table, "Korak") == 8
    from overtable.games.overpower.hits.hits import venture_total

    assert venture_total(table.state, 0) == 8


@card("heavy-is-the-head")
def test_heavy_is_the_head_plays_another_characters_special_from_the_dead_pile() -> None:
    table = battle(
        ["King Arthur"], ["Heavy is the Head"], ["Leonidas"], me={"dead": ["Great Club", "Excalibur", "Godly Prowess"]}
    )
    a, b = table.seats
    act(a, "play", "Heavy is the Head")
    b.does("decline")
    assert a.offered("choose") == ["Great Club"]
    a.does("choose", "Great Club")
    act(a, "attack", "Great Club", "King Arthur", "Leonidas")
    b.does("take")
    assert hurt(table, "Leonidas") == 6
