"""Specials that forbid something, on attack and on defence."""

import pytest

from games.overpower.specials import facing, in_play, strikes
from games.overpower.stories import act, battle, hit
from games.overpower.table import hero
from marks import card


@card("ethnologist", "pitchforks-and-torches", "for-sparta")
@pytest.mark.parametrize(
    ("name", "by"),
    [("Ethnologist", "Captain Nemo"), ("Pitchforks and Torches", "Angry Mob: Middle Ages"), ("For Sparta", "Leonidas")],
)
def test_the_target_may_play_no_specials(name, by) -> None:
    _table, _a, b = hit(name, by, ["Hercules", "Zorro"], ["Great Club", "Elite Swordsmanship", "8B"])
    assert not b.can("attack", "Great Club")
    assert b.can("attack", "Elite Swordsmanship") and b.can("attack", "8B", "Hercules")


@card("weighing-of-the-heart", "paralyzing-gaze", "my-feet-are-like-hands", "banishment")
@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Paralyzing Gaze", "Dracula"),
        ("My Feet are Like Hands", "Tarzan"),
        ("Banishment", "Zeus"),
        ("Weighing of the Heart", "Anubis"),
    ],
)
def test_the_target_may_not_attack(name, by) -> None:
    _table, _a, b = hit(name, by, [{"name": "Hercules", "placed": ["7B"]}, "Zorro"], ["8B", "6C"])
    assert not b.can("attack", "8B", "Hercules") and b.can("attack", "6C", "Zorro")
    assert ("7 Brute Force" in b.zone("placed")) is (name != "Weighing of the Heart")
    miss = battle([by], [name], ["Hercules", "Zorro"], ["8B", "Freya: Goddess of Protection"])
    act(miss.seats[0], "attack", name, by, "Hercules")
    miss.seats[1].does("decline")
    act(miss.seats[1], "avoid")
    assert miss.seats[1].can("attack", "8B", "Hercules")


@card("lady-of-the-jungle", "battle-of-wits")
@pytest.mark.parametrize(("name", "by"), [("Lady of the Jungle", "Jane Porter"), ("Battle of Wits", "Sherlock Holmes")])
def test_user_and_target_may_not_attack(name, by) -> None:
    _table, a, b = hit(name, by, ["Hercules", "Zorro"], ["8B", "6C"], more=["3I"])
    assert not b.can("attack", "8B", "Hercules") and b.can("attack", "6C", "Zorro")
    act(b, "attack", "6C", "Zorro")
    a.does("take")
    assert not a.can("attack", "3I", by)


@card("ethnologist", "telepathic-resistance", "deceptive-maneuver", "online-cyber-attack", "paralyzing-gaze")
@pytest.mark.parametrize(
    ("name", "by", "barred", "free"),
    [
        ("Ethnologist", "Captain Nemo", ["Freya: Goddess of Protection"], ["7E", "6I", "5I"]),
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
