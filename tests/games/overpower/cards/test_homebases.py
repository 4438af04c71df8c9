"""Homebases: their threat, and what each of them grants."""

from typing import Any

import pytest

from games.overpower.decklists import deck
from games.overpower.specials import facing, hits, plays, sorts_out, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import hero, table
from marks import card
from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.cards import Homebase
from overtable.games.overpower.decks import legal as deck_rules

THREATS = {
    "dracula-s-armory": 3,
    "spartan-training-ground": 2,
    "the-round-table": 0,
    "barsoom": 0,
    "asclepieion": 0,
    "221-b-baker-st": 0,
    "event-horizon-the-future": 1,
    "the-land-that-time-forgot": 3,
}


@card(*THREATS)
def test_homebases_add_their_threat() -> None:
    found = {c.id: c for c in catalogue().cards if isinstance(c, Homebase)}
    bare = deck_rules.threat(deck())
    assert {name: deck_rules.threat(deck(more=f"Homebase: {c.name}")) - bare for name, c in found.items()} == THREATS


@card("dracula-s-armory", "spartan-training-ground")
@pytest.mark.parametrize(
    ("home", "under", "user", "level"),
    [
        ("Dracula's Armory", ["Rapier", "Longbow", "Trident (basic)"], "Zorro", 8),
        (
            "Spartan Training Ground",
            ["Training (Leonidas)", "Training (Merlin)", "Training (Joan of Arc)"],
            "Joan of Arc",
            9,
        ),
    ],
)
def test_a_card_under_the_homebase_helps_once_a_battle(home: str, under: list[str], user: str, level: int) -> None:
    side: dict[str, Any] = {"homebase": home, "under": under, "draw": ["3C", "4C"]}
    a, b = facing([user], ["5C", "4C"], ["Leonidas"], me=side)
    hits(a, b, "5C", under[0], user, "Leonidas")
    assert b.damage("Leonidas") == 5 and under[0].split(" (")[0] in " ".join(a.dead)
    b.does("pass")
    assert a.can("attack", "4C", user) and not a.can("attack", "4C", under[1]), "once per battle"
    a, b = facing([user], ["5C"], ["Leonidas"], me=side)
    strikes(a, b, "5C", under[0], user, "Leonidas")
    assert a.level == level
    a, b = facing(["Leonidas"], [f"{level}C"] if level <= 8 else ["8C"], [user], ["5C"], them=side)
    strikes(a, b, f"{min(level, 8)}C", "Leonidas", user)
    assert not b.can("block", "5C", user)
    b.does("block", "5C", under[0], user)
    assert b.damage(user) == 0


@card("the-round-table")
def test_the_round_table_takes_one_any_character_special_and_no_other() -> None:
    hand = ["Wrath of Ra", "Great Club", "Valkyrie Skeggiold"]
    a, _ = table(a={"front": ["Hercules"], "hand": hand, "homebase": "The Round Table"}, phase="placement")
    assert a.can("place", "Wrath of Ra", "The Round Table")
    assert a.refusal("place", "Great Club", "The Round Table") == "OP25-INTER-01"
    a.does("place", "Wrath of Ra", "The Round Table")
    while not a.is_asked:
        next(p for p in a.table.seats if p.is_asked).does("done")
    assert not a.can("place", "Valkyrie Skeggiold", "The Round Table"), "one"
    other, _ = table(a={"front": ["Hercules"], "hand": hand, "homebase": "Asclepieion"}, phase="placement")
    assert not other.can("place", "Wrath of Ra", "Asclepieion") and other.can("place", "Great Club", "Asclepieion")


@card("the-round-table")
def test_any_front_line_character_plays_what_lies_on_the_round_table() -> None:
    a, b = facing(["Hercules", "Zorro"], [], ["Leonidas"], me={"homebase": "The Round Table", "home": ["Wrath of Ra"]})
    assert a.offered("attack", "Wrath of Ra") == ["Hercules", "Zorro"]
    hits(a, b, "Wrath of Ra", "Zorro", "Leonidas")
    assert b.damage("Leonidas") == 7


def quietly_over(a: Any, b: Any) -> None:
    next(p for p in (a, b) if p.is_asked).does("concede")
    quietly(a.table)


@card("barsoom")
def test_on_barsoom_raised_grids_fetch_a_card_and_last() -> None:
    me = {"homebase": "Barsoom", "draw": ["8B", "7B", "3C", "Rapier", "1E"]}
    a, b = facing(["John Carter of Mars"], ["Lower Gravity", "3B"], ["Zorro"], me=me)
    plays(a, b, "Lower Gravity", "John Carter of Mars")
    a.does("search")
    assert sorted(a.offered("choose")) == ["1 Energy", "7 Brute Force", "8 Brute Force"], "playable, no duplicate"
    a.does("choose", "8B")
    assert a.hand == ["3B", "8B"]
    b.does("pass")
    hits(a, b, "8B", "John Carter of Mars", "Zorro")
    quietly_over(a, b)
    assert a.grid("John Carter of Mars")[2] == 8 and a.clipped("John Carter of Mars") == ["Lower Gravity"]


@card("barsoom")
def test_on_barsoom_a_raise_that_an_attack_needs_fetches_too() -> None:
    me = {"homebase": "Barsoom", "draw": ["7B", "1E"]}
    a, b = facing(["John Carter of Mars"], ["Lower Gravity", "8B"], ["Zorro"], me=me)
    a.does("add", "Lower Gravity", "John Carter of Mars")
    strikes(a, b, "8B", "John Carter of Mars", "Zorro")
    a.does("search")
    a.does("choose", "7B")
    b.does("take")
    assert b.damage("Zorro") == 8 and a.hand == ["7B"] and turn_of(b)


@card("barsoom")
def test_elsewhere_a_raised_grid_ends_with_the_battle() -> None:
    a, b = facing(["John Carter of Mars"], ["Lower Gravity"], ["Zorro"], me={"homebase": "The Round Table"})
    plays(a, b, "Lower Gravity", "John Carter of Mars")
    assert turn_of(b), "nothing is fetched"
    quietly_over(a, b)
    assert a.grid("John Carter of Mars")[2] == 7


@card("asclepieion")
def test_at_asclepieion_healing_draws_and_attacks() -> None:
    for records, works in (({"hits": ["5C"]}, True), ({"current": ["5C"]}, False)):
        me = {"homebase": "Asclepieion", "draw": ["4C", "1E"]}
        a, b = facing([hero("Dr. Watson", **records)], ["British Army Surgeon", "6C"], ["Zorro"], me=me)
        plays(a, b, "British Army Surgeon", "Dr. Watson")
        a.does("choose", "5C")
        if not works:
            assert turn_of(b) and a.hand == ["6C"]
            continue
        a.does("draw", "1")
        sorts_out(a)
        hits(a, b, "6C", "Dr. Watson", "Zorro")
        assert b.damage("Zorro") == 6 and a.hand == ["4C"] and turn_of(b)


@card("asclepieion")
def test_at_asclepieion_the_character_that_healed_attacks() -> None:
    a, b = facing(
        [hero("Dr. Watson", hits=["5C"]), "Leonidas"],
        ["British Army Surgeon", "6C"],
        ["Zorro"],
        me={"homebase": "Asclepieion"},
    )
    plays(a, b, "British Army Surgeon", "Dr. Watson")
    a.answers(("choose", "5C"), ("decline",))
    assert a.offered("attack", "6C") == ["Dr. Watson"]


@card("221-b-baker-st")
def test_at_baker_street_a_card_seen_may_be_discarded() -> None:
    me = {"homebase": "221-B Baker St."}
    a, b = facing(["Merlin"], ["Archimedes"], ["Zorro"], ["5C", "Rapier", "4C"], me=me)
    plays(a, b, "Archimedes", "Merlin")
    a.table.answer(0, a.options()[2])
    assert sorted(a.offered("choose")) == ["4 Combat", "5 Combat"] and a.can("decline"), "those that were shown"
    a.does("choose", "5C")
    assert b.hand == ["4C", "Rapier"] and b.power_pack == ["5C"]
    a, b = facing(
        ["Sheriff of Nottingham"], ["Read the Bones"], ["Zorro"], me=me, them={"draw": ["2C", "Rapier", "3C"]}
    )
    plays(a, b, "Read the Bones", "Sheriff of Nottingham")
    a.answers(("look",), ("decline",))
    a.does("choose", "Rapier")
    assert b.dead == ["Rapier"] and sorted(b.draw_pile) == ["2C", "3C"]
    a, b = facing(["Merlin"], ["Archimedes"], ["Zorro"], ["5C"], me={"homebase": "The Round Table"})
    plays(a, b, "Archimedes", "Merlin")
    a.table.answer(0, a.options()[2])
    assert turn_of(b)


@card("221-b-baker-st", "irene-adler", "loki")
@pytest.mark.parametrize(("name", "by"), [("Loki", "Sherlock Holmes"), ("Irene Adler", "Sherlock Holmes")])
def test_at_baker_street_a_hand_that_is_revealed_loses_a_card(name: str, by: str) -> None:
    a, b = facing([by], [name], ["Zorro"], ["5C", "Rapier"], me={"homebase": "221-B Baker St."})
    plays(a, b, name, by) if a.can("play", name) else hits(a, b, name, by, "Zorro")
    assert a.offered("choose") == ["5 Combat", "Rapier"] and a.can("decline")
    a.does("choose", "Rapier")
    assert b.hand == ["5C"] and b.dead == ["Rapier"] and b.is_open


@card("event-horizon-the-future")
def test_event_horizon_replaces_every_event_and_chooses_one() -> None:
    mission = {"mission": "King of the Jungle"}
    me = mission | {"homebase": "Event Horizon: The Future", "draw": ["1C", "2C", "3C"]}
    a, b = facing(["Zorro"], ["Jane", "Tarzan the Terrible"], ["Leonidas"], me=me, phase="event")
    while a.can("replace"):
        a.does("replace", a.offered("replace")[0])
    assert sorted(a.offered("event")) == ["Jane", "Tarzan the Terrible"]
    assert a.hand == ["1C", "2C", "Jane", "Tarzan the Terrible"]
    a.does("event", "Jane")
    quietly(a.table)
    assert "Tarzan the Terrible" in a.defeated and "Jane" not in a.defeated
    a, b = facing(
        ["Zorro"], ["Jane", "Tarzan the Terrible"], ["Leonidas"], me=mission | {"draw": ["1C", "2C"]}, phase="event"
    )
    a.does("event", "Jane")
    b.does("no_event")
    assert "2C" not in a.hand and "1C" in a.hand, "one card for the one Event"


@card("the-land-that-time-forgot")
def test_in_the_land_that_time_forgot_a_power_card_follows_a_concession() -> None:
    for home, may in (("The Land That Time Forgot", True), ("The Round Table", False)):
        a, b = facing(["Hercules"], ["6B", "Great Club"], ["Zorro"], ["5C"], me={"homebase": home}, turn="b")
        b.does("concede")
        a.does("accept")
        b.does("decline")
        assert a.can("attack", "6B", "Hercules", "Zorro") is may and not a.can("attack", "Great Club")
        if may:
            hits(a, b, "6B", "Hercules", "Zorro")
            assert b.damage("Zorro") == 6


@card("the-land-that-time-forgot")
def test_in_the_land_that_time_forgot_kos_decide_first() -> None:
    piles = {"reserve": 0, "completed": 7}
    for home, winner in (("The Land That Time Forgot", 0), ("The Round Table", 1)):
        a, b = facing(
            ["Hercules"], ["8B"], [hero("Zorro", hits=["8C", "8C"])],
            me={"homebase": home}, them={"objectives": piles},
        )  # fmt: skip
        hits(a, b, "8B", "Hercules", "Zorro")
        quietly(a.table, "over")
        assert a.s.result is not None and a.s.result.winners == (winner,)
