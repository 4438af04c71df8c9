"""Ally, Basic, Training and Advanced Universe cards, and Any-Power Teamwork, each in an awkward situation."""

import pytest

from games.overpower.specials import facing, hits, in_play, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import audit

SKILLS = {"Energy": 0, "Combat": 1, "Brute Force": 2, "Intelligence": 3}

ALLIES = [
    pytest.param(
        ("Allan Quatermain", "Tarzan", "Raised by Mangani Apes", 3, "E"),
        marks=audit("allan-quatermain", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Hera (ally)", "Wicked Witch", "Wolves, Crows, & Black Bees", 2, "E"),
        marks=audit("hera-ally", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Hucklebuck", "Wicked Witch", "Wolves, Crows, & Black Bees", 3, "C"),
        marks=audit("hucklebuck", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Sir Galahad", "Tarzan", "Raised by Mangani Apes", 2, "C"),
        marks=audit("sir-galahad", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Little John", "Tarzan", "Raised by Mangani Apes", 3, "B"),
        marks=audit("little-john", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Guy of Gisborne", "Hercules", "Great Club", 2, "B"),
        marks=audit("guy-of-gisborne", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Professor Porter", "Tarzan", "Raised by Mangani Apes", 3, "I"),
        marks=audit("professor-porter", "avoided; its user holds a Special too, which does not follow"),
    ),
    pytest.param(
        ("Queen Guinevere", "Sherlock Holmes", "Irene Adler", 2, "I"),
        marks=audit("queen-guinevere", "avoided; its user holds a Special too, which does not follow"),
    ),
]


@pytest.mark.parametrize("ally", ALLIES)
def test_a_teammate_must_play_a_special_though_the_ally_was_avoided(ally: tuple[str, str, str, int, str]) -> None:
    name, user, own, level, icon = ally
    hand = [name, own, "Elite Swordsmanship", "2C"]
    a, b = facing([user, "Zorro"], hand, ["Time Traveler"], ["I'll Already Be Gone"])
    strikes(a, b, name, user, "Time Traveler")
    assert a.level == level and a.attack.icons == 1 << "ECBI".index(icon)
    b.does("avoid", "I'll Already Be Gone", "Time Traveler")
    assert not a.can("decline") and not a.can("attack", own) and not a.can("attack", "2C")
    hits(a, b, "Elite Swordsmanship", "Zorro", "Time Traveler")
    assert b.damage("Time Traveler") == a.venture == 7 and turn_of(b)
    a, _ = facing([user, "Zorro"], [name, own, "2C"], ["Time Traveler"])
    assert a.refusal("attack", name, user, "Time Traveler") == "OP25-BATT-59"


BASICS = [
    pytest.param("Ray Gun", "Energy", 6, 2, marks=audit("ray-gun", "with a MultiPower card")),
    pytest.param("Merlin's Wand", "Energy", 6, 3, marks=audit("merlin-s-wand", "with a MultiPower card")),
    pytest.param("Lightning Bolt", "Energy", 7, 3, marks=audit("lightning-bolt", "with a MultiPower card")),
    pytest.param("Flintlock", "Combat", 6, 2, marks=audit("flintlock", "with a MultiPower card")),
    pytest.param("Rapier", "Combat", 6, 3, marks=audit("rapier", "with a MultiPower card")),
    pytest.param("Longbow", "Combat", 7, 3, marks=audit("longbow", "with a MultiPower card")),
    pytest.param("Hyde Serum", "Brute Force", 6, 2, marks=audit("hyde-serum", "with a MultiPower card")),
    pytest.param(
        "Trident (basic)",
        "Brute Force",
        6,
        3,
        marks=audit("trident-basic", "with a MultiPower card"),
    ),
    pytest.param("Trebuchet", "Brute Force", 7, 3, marks=audit("trebuchet", "with a MultiPower card")),
    pytest.param(
        "Secret Identity",
        "Intelligence",
        6,
        2,
        marks=audit("secret-identity", "with a MultiPower card"),
    ),
    pytest.param(
        "Advanced Technology",
        "Intelligence",
        6,
        3,
        marks=audit("advanced-technology", "with a MultiPower card"),
    ),
    pytest.param("Magic Spell", "Intelligence", 7, 3, marks=audit("magic-spell", "with a MultiPower card")),
]
TEAMS = {
    "Energy": ["Wicked Witch", "Dejah Thoris", "Victory Harben"],
    "Combat": ["Leonidas", "Dejah Thoris", "Victory Harben"],
    "Brute Force": ["Hercules", "Mina Harker", "Lancelot"],
    "Intelligence": ["Sherlock Holmes", "Jane Porter", "Van Helsing"],
}
"""Grids of 8, 6 and 5 in that skill."""


@pytest.mark.parametrize(("name", "skill", "least", "bonus"), BASICS)
def test_a_basic_card_with_a_multipower_card(name: str, skill: str, least: int, bonus: int) -> None:
    team = TEAMS[skill]
    a, b = facing(team, ["4M", name], ["Korak"])
    able = [c for c in team if a.grid(c)[SKILLS[skill]] >= least]
    assert a.offered("attack", "4M", name) == able and len(able) == 8 - least
    assert a.offered("attack", "4M", name, team[0], "Korak") == [skill], "used as that skill only"
    a.does("attack", "4M", name, team[0], "Korak", skill)
    assert a.level == 4 + bonus
    b.does("take")
    assert b.damage("Korak") == a.venture == 4 and a.dead == [name.split(" (")[0]]


TRAININGS = [
    pytest.param("Training (Merlin)", "Zorro", "1E", "5C", 4, marks=audit("training-merlin", "one skill too high")),
    pytest.param(
        "Training (Joan of Arc)",
        "Hercules",
        "3E",
        "5B",
        4,
        marks=audit("training-joan-of-arc", "one skill too high"),
    ),
    pytest.param(
        "Training (Cultists)",
        "Sherlock Holmes",
        "2E",
        "5I",
        4,
        marks=audit("training-cultists", "one skill too high"),
    ),
    pytest.param(
        "Training (Robin Hood)", "The Mummy", "2C", "5B", 4, marks=audit("training-robin-hood", "one skill too high")
    ),
    pytest.param(
        "Training (Leonidas)",
        "Sherlock Holmes",
        "5C",
        "4I",
        4,
        marks=audit("training-leonidas", "one skill too high"),
    ),
    pytest.param(
        "Training (Lancelot)",
        "Sherlock Holmes",
        "3B",
        "5I",
        4,
        marks=audit("training-lancelot", "one skill too high"),
    ),
    pytest.param("Training (Sekhmet)", "Zorro", "4B", "5C", 5, marks=audit("training-sekhmet", "one skill too high")),
]


@pytest.mark.parametrize(("name", "user", "low", "high", "bonus"), TRAININGS)
def test_training_helps_where_the_grid_is_low(name: str, user: str, low: str, high: str, bonus: int) -> None:
    a, b = facing([user], [low, high, name], ["Korak"])
    assert a.can("attack", high, user) and not a.can("attack", high, name)
    strikes(a, b, low, name, user, "Korak")
    assert a.level == int(low[0]) + bonus
    b.does("take")
    assert b.damage("Korak") == int(low[0]) and turn_of(b)
    a, b = facing(["Leonidas"], [f"{min(8, int(low[0]) + bonus)}C"], [user], [low, name])
    strikes(a, b, f"{min(8, int(low[0]) + bonus)}C", "Leonidas", user)
    b.does("block", low, name, user)
    assert b.damage(user) == 0 and name in b.dead


@audit("7-any-power-teamwork", "both follow-ups of one type; its own hit stands for none")
def test_an_any_power_teamwork_asks_for_no_type() -> None:
    team = ["Leonidas", "Zorro", "Tarzan"]
    a, b = facing(team, ["7 Any-Power Teamwork", "2C", "3C"], [hero("Korak", hits=["2E", "2B"]), "Ra"])
    strikes(a, b, "7 Any-Power Teamwork", "Leonidas", "Korak")
    assert a.level == 6
    b.does("take")
    assert not b.is_kod("Korak"), "no third type"
    strikes(a, b, "2C", "Zorro", "Ra")
    assert a.level == 2
    b.does("take")
    strikes(a, b, "3C", "Tarzan", "Ra")
    assert a.level == 4
    b.does("take")
    assert a.venture == 11 and turn_of(b)


@audit("shards-of-the-staff", "Ra stands in Reserve; a Basic card helps the same block; Ra falls")
def test_shards_work_from_reserve_until_ra_falls() -> None:
    them = in_play("Shards of the Staff", "Ra") | {"reserve": "Ra"}
    a, b = facing(["Sheriff of Nottingham"], ["I Command an Army"], ["Zorro"], ["4C", "Rapier"], them=them)
    strikes(a, b, "I Command an Army", "Sheriff of Nottingham", "Zorro")
    b.does("block", "4C", "Rapier", "Zorro")
    assert b.damage("Zorro") == 0, "4 + 3 + 2 is 9"
    them = in_play("Shards of the Staff", "Ra")
    a, b = facing(["Leonidas"], ["8C", "7C"], [hero("Ra", hits=["8C", "8C"]), "Zorro"], ["5C"], them=them)
    hits(a, b, "8C", "Leonidas", "Ra")
    assert b.is_kod("Ra") and b.clipped("Ra") == [] and "Shards of the Staff" in b.dead


@audit("staff-fragments", "a Draw Pile of one card and Objectives of a tie at stake; exactly three must follow")
def test_fragments_pay_with_a_short_pile() -> None:
    me = in_play("Staff Fragments", "Ra") | {"draw": ["1E"], "power_pack": ["2E"], "reserve": "Ra"}
    me["objectives"] = {"reserve": 5, "carried": {"reserve": 2}}
    a, b = facing(["Zorro"], [], ["Leonidas"], me=me, phase="venture")
    a.does("no_penalty")
    assert a.dead == ["1E", "2E"]
    for _ in range(3):
        assert not a.can("done")
        a.does("venture", "reserve objectives")
    a.does("done")
    b.ventures(1)
    assert a.staked == (5, 0) and b.pending == "PreConcession"


@audit("staff-head", "what was discarded is a surplus Event; only duplicates wait in the Power Pack", mended=True)
def test_staff_head_after_a_surplus_event() -> None:
    me = in_play("Staff Head", "Ra") | {"power_pack": ["6E", "5C"]}
    a, _ = facing(["Ra"], ["5E", "Jane"], ["Zorro"], me=me, phase="discard")
    quietly(a.table, "Triggered")
    assert a.defeated == ["Jane"] and a.offered("choose") == ["6 Energy"] and not a.can("decline")
    a.does("choose", "6E")
    assert a.hand == ["5E", "6E"]
    me = in_play("Staff Head", "Ra") | {"power_pack": ["5C"]}
    a, _ = facing(["Ra"], ["5E", "5B"], ["Zorro"], me=me, phase="discard")
    a.does("discard", "5B")
    quietly(a.table, "Place")
    assert a.hand == ["5E"]
