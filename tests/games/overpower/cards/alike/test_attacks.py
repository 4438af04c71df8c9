"""Attacks alike: whom they reach and from where, what cannot defend them, what they count for."""

import pytest

from games.overpower.specials import facing, hits, plays, sorts_out, strikes, turn_of, unnegated
from games.overpower.stories import act, attacked_with, battle, hits_land, hurt
from games.overpower.table import hero
from marks import card


@card("leap-into-the-fray", "john-clayton-iii", "sadistic-tendencies", "one-eye")
@pytest.mark.parametrize(
    ("name", "user"),
    [
        ("Leap into the Fray", "John Carter of Mars"),
        ("John Clayton III", "Korak"),
        ("Sadistic Tendencies", "Mr. Hyde"),
        ("One Eye", "Wicked Witch"),
    ],
)
def test_some_reach_the_reserve(name, user) -> None:
    table = battle(
        [user], [name, "3B" if user != "Wicked Witch" else "3E"], ["Merlin"], them={"reserve": "Zeus", "hand": ["8E"]}
    )
    a, b = table.seats
    assert a.can("attack", name, user, "Zeus")
    plain = "3B" if user != "Wicked Witch" else "3E"
    assert a.refused("attack", plain, user, "Zeus").rule == "OP25-BATT-45"
    act(a, "attack", name, user, "Zeus")
    b.does("decline")
    b.does("block", "8E", "Zeus")
    assert hurt(table, "Zeus") == 0


@card("hidden-sociopath", "nocturnal-hunter", "right-tools-for-the-job")
@pytest.mark.parametrize(
    ("name", "user"),
    [
        ("Hidden Sociopath", "Invisible Man"),
        ("Nocturnal Hunter", "Mina Harker"),
        ("Right Tools for the Job", "Van Helsing"),
    ],
)
def test_no_special_defends_some_attacks(name, user) -> None:
    _, b = attacked_with(name, user, "Zorro", ["Freya: Goddess of Protection", "8C", "Riposte"])
    assert b.refused("avoid", "Freya: Goddess of Protection").rule == "OP25-INTER-06"
    assert b.can("block", "8C", "Zorro")
    assert b.can("block", "Riposte", "Zorro")


@card("feared-by-all-witches", "online-cyber-attack", "all-chips-on-the-table")
def test_what_needs_a_hit_does_nothing_when_defended() -> None:
    a, b = facing(["Wicked Witch"], ["Feared by All Witches", "8E"], ["Leonidas"], ["8C", "7C"])
    strikes(a, b, "Feared by All Witches", "Wicked Witch", "Leonidas")
    b.does("block", "8C", "Leonidas")
    assert b.can("attack", "7C", "Leonidas", "Wicked Witch")
    hits(b, a, "7C", "Leonidas", "Wicked Witch")
    assert a.can("attack", "8E", "Wicked Witch")
    a, b = facing(["Angry Mob: Modern Age"], ["Online Cyber Attack"], ["Merlin"], ["7E", "6I"])
    strikes(a, b, "Online Cyber Attack", "Angry Mob: Modern Age", "Merlin")
    b.does("block", "7E", "Merlin")
    assert b.can("attack", "6I", "Merlin")


@card("complex-criminal-scheme", "godly-strength")
def test_complex_criminal_scheme_never_counts_and_godly_strength_only_when_behind() -> None:
    from overtable.games.overpower.hits.hits import venture_total

    table = battle(["Professor Moriarty"], ["Complex Criminal Scheme"], ["Merlin"])
    act(table.seats[0], "attack", "Complex Criminal Scheme")
    hits_land(table)
    assert hurt(table, "Merlin") == 3 and venture_total(table.state, 0) == 0
    for defeated, total in ((1, 0), (2, 11)):
        piles = {"objectives": {"reserve": 3, "defeated": defeated, "ventured": {"reserve": 1}}}
        other = {"objectives": {"reserve": 3, "defeated": 1, "ventured": {"reserve": 1}}}
        table = battle(["Sun Wukong"], ["Godly Strength"], ["Merlin"], me=piles, them=other)
        act(table.seats[0], "attack", "Godly Strength")
        hits_land(table)
        assert venture_total(table.state, 0) == total


@card("relentless-pursuit", "tenacious-pursuit")
def test_relentless_and_tenacious_pursuit_come_after_a_concession() -> None:
    for name, user, value in (("Relentless Pursuit", "The Mummy", 3), ("Tenacious Pursuit", "Jane Porter", 2)):
        table = battle([user], [name, "2C"], ["Merlin"], ["3C"], turn="b", initiative="b")
        a, b = table.seats
        b.does("concede")
        a.does("accept")
        b.does("decline")
        assert a.refused("attack", "2C", user, "Merlin").rule == "OP25-CONC-02"
        act(a, "attack", name, user, "Merlin")
        b.does("decline")
        b.does("take")
        assert table.state.battle == 3
        assert hurt(table, "Merlin") == value


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
