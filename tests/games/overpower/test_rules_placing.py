"""Rules of placing cards and venturing Objectives."""

import pytest

from games.overpower.table import PILE, Player, empty_hands, hero, pass_out, reach, table
from marks import rule


def placing(a: dict[str, object], b: dict[str, object] | None = None) -> list[Player]:
    return table(a=a, b=b or {"front": ["Poseidon"]}, phase="placement")


@rule("OP25-PLACE-01", "OP25-PLACE-02")
def test_players_place_in_turn_until_both_are_done() -> None:
    a, b = placing(
        {"front": ["Hercules", "Zorro"], "hand": ["7B", "7C", "Rapier"]},
        {"front": ["Poseidon"], "hand": ["7E", "Ray Gun"]},
    )
    assert a.is_asked and not b.is_asked, "who has initiative begins"
    a.does("place", "7B", "Hercules")
    assert b.is_asked and not a.is_asked
    b.does("done")
    a.does("place", "7C", "Zorro")
    assert a.is_asked, "the other goes on as long as they like"
    a.does("place", "Rapier", "Zorro")
    assert a.is_asked and a.pending == "Place"
    a.does("done")
    assert a.pending == "Venture", "and who was done cannot resume"
    assert b.hand == ["7E", "Ray Gun"]


@rule("OP25-PLACE-03", "OP25-PLACE-14")
def test_one_card_of_each_kind_on_a_character() -> None:
    zorro = hero("Zorro", placed=["3C", "Rapier", "Elite Swordsmanship"])
    a, _ = placing(
        {
            "front": [zorro, "Ra"],
            "hand": ["7C", "Riposte", "Longbow", "7 Combat Teamwork (Energy/Intelligence)", "Training (Merlin)"]
            + ["Sir Galahad", "Staff Head", "Shards of the Staff"],
        }
    )
    for card in ("7C", "Riposte", "Longbow", "7 Combat Teamwork (Energy/Intelligence)", "Sir Galahad"):
        assert a.refusal("place", card, "Zorro") == "OP25-PLACE-03"
    assert a.refusal("place", "Training (Merlin)", "Zorro") == "OP25-PLACE-03", "all Universe cards share one slot"
    a.does("place", "Staff Head", "Ra")
    a.table.seats[1].does("done")
    assert a.refusal("place", "Shards of the Staff", "Ra") == "OP25-PLACE-03"
    assert a.refusal("place", "Training (Merlin)", "Ra") == "OP25-PLACE-03"


@rule("OP25-PLACE-04")
def test_a_homebase_holds_an_aspect_and_a_special() -> None:
    a, b = placing(
        {
            "front": ["Hercules", "Zorro"],
            "homebase": "Barsoom",
            "hand": ["Mallku", "Isis", "Great Club", "Riposte", "Excalibur", "7B", "Trebuchet"],
        }
    )
    assert a.refusal("place", "7B", "Barsoom") == "OP25-PLACE-04"
    assert a.refusal("place", "Trebuchet", "Barsoom") == "OP25-PLACE-04"
    assert a.refusal("place", "Excalibur", "Barsoom") == "OP25-PLACE-05", "no King Arthur on the team"
    assert a.refusal("place", "Mallku", "Hercules") == "OP25-PLACE-04"
    a.does("place", "Mallku", "Barsoom")
    b.does("done")
    assert a.refusal("place", "Isis", "Barsoom") == "OP25-PLACE-04"
    a.does("place", "Great Club", "Barsoom")
    assert a.refusal("place", "Riposte", "Barsoom") == "OP25-PLACE-04"


@rule("OP25-PLACE-06")
def test_placed_cards_are_seen_by_both() -> None:
    a, b = placing({"front": ["Hercules"], "hand": ["7B", "6C"]})
    card = next(c for c in a.ids("hand") if a.short(c) == "7B")
    assert a.s.pool[1][card], "a card of the hand is not known"
    a.does("place", "7B", "Hercules")
    assert not a.s.pool[1][card] and not a.s.pool[0][card]
    assert b.zone("hand") == [] and all(a.s.pool[1][c] for c in a.ids("hand"))


@rule("OP25-PLACE-08")
def test_a_card_on_the_homebase_is_for_everybody_who_can_play_it() -> None:
    freya = "Freya: Goddess of Protection"
    side = {"front": ["Hercules", "Zorro"], "homebase": "The Round Table", "home": [freya]}
    for target in ("Hercules", "Zorro"):
        a, b = table(a={"front": ["Merlin"], "hand": ["6E"]}, b=side)
        a.does("attack", "6E", "Merlin", target)
        b.does("avoid", freya, target)
        assert b.hits(target) == [] and b.defeated == [freya]
    a, _ = table(
        a={"front": ["Hercules", "Zorro"], "homebase": "Barsoom", "home": ["Great Club"]}, b={"front": ["Merlin"]}
    )
    assert a.offered("attack", "Great Club") == ["Hercules"]


@rule("OP25-PLACE-10", "OP25-PLACE-03")
def test_the_reserve_has_the_same_slots() -> None:
    a, b = placing({"front": ["Hercules"], "reserve": "Zeus", "hand": ["8E", "7E", "Thunderbolt", "Lightning Bolt"]})
    a.does("place", "8E", "Zeus")
    b.does("done")
    assert a.refusal("place", "7E", "Zeus") == "OP25-PLACE-03"
    a.does("place", "Thunderbolt", "Zeus")
    a.does("place", "Lightning Bolt", "Zeus")
    assert a.placed("Zeus") == ["8E", "Lightning Bolt", "Thunderbolt"]


@rule("OP25-PLACE-12")
def test_a_card_that_takes_no_slot_goes_beside_another() -> None:
    traveler = hero("Time Traveler", placed=["Futuristic Phaser"])
    a, _ = placing({"front": [traveler], "hand": ["Harbinger's Warning", "From a Mile Away"]})
    assert a.refusal("place", "From a Mile Away", "Time Traveler") == "OP25-PLACE-03"
    a.does("place", "Harbinger's Warning", "Time Traveler")
    assert a.placed("Time Traveler") == ["Futuristic Phaser", "Harbinger's Warning"]
    a, _ = placing({"front": [hero("Time Traveler", placed=["Harbinger's Warning"])], "hand": ["From a Mile Away"]})
    a.does("place", "From a Mile Away", "Time Traveler")
    assert len(a.placed("Time Traveler")) == 2


@rule("OP25-PLACE-13")
def test_an_any_character_special_is_placed_only_if_it_says_so() -> None:
    a, _ = placing({"front": ["Hercules"], "hand": ["Wrath of Ra", "Merlin's Magic"]})
    assert a.refusal("place", "Wrath of Ra", "Hercules") == "OP25-PLACE-13"
    assert a.can("place", "Merlin's Magic", "Hercules")


@rule("OP25-PLACE-16", "OP25-PLACE-09")
def test_a_placed_card_that_cannot_be_played_any_more_stays() -> None:
    a, b = table(
        a={
            "front": [hero("Dejah Thoris", placed=["7E"])],
            "in_play": [{"card": "Head of Martian Science", "by": "Dejah Thoris"}],
            "draw": PILE,
        },
        b={"front": ["Merlin"], "draw": PILE},
    )
    assert a.can("attack", "7E", "Dejah Thoris", "Merlin")
    pass_out(a, b)
    reach(a, b, "Turn")
    assert a.s.battle == 3 and a.placed("Dejah Thoris") == ["7E"]
    assert a.refusal("attack", "7E", "Dejah Thoris", "Merlin") == "OP25-CARD-04"


def venturing(a: dict[str, object], **b: object) -> list[Player]:
    return table(
        a={"front": ["Hercules"], "draw": PILE, "objectives": a},
        b={"front": ["Hercules"], "draw": PILE} | b,
        phase="venture",
    )


@rule("OP25-VENT-08", "OP25-VENT-09", "OP25-PLACE-17", "OP25-DRAW-05")
def test_penalty_cards_are_checked_and_not_placed() -> None:
    a, b = venturing({"reserve": 7}, hand=["5B"], draw=["5C", "Jane", "8E", "6C", "1B"])
    a.ventures(6)
    b.ventures(1)
    b.does("draw", "4")
    assert b.defeated == ["Jane"] and b.dead == ["8E"], "an Event and an unusable card"
    assert b.offered("discard") == ["5 Brute Force", "5 Combat"]
    b.does("discard", "5C")
    b.does("done")
    assert b.hand == ["5B", "6C"] and b.draw_pile == ["1B"], "nothing is replaced"
    assert a.pending == "PreConcession", "and nothing is placed"


@rule("OP25-VENT-05", "OP25-VENT-04")
def test_twice_the_defeated_objectives_may_come_from_completed() -> None:
    a, _ = venturing({"reserve": 1, "completed": 5, "defeated": 1})
    a.does("venture", "completed objectives")
    a.does("venture", "completed objectives")
    assert a.refusal("venture", "completed objectives") == "OP25-VENT-05"
    a, _ = venturing({"reserve": 1, "completed": 4, "defeated": 1, "carried": {"completed": 1}})
    a.does("venture", "completed objectives")
    assert not a.can("venture", "completed objectives"), "one is still staked from a tie"
    a, _ = venturing({"reserve": 1, "completed": 3, "defeated": 3})
    for _ in range(3):
        a.does("venture", "completed objectives")
    assert a.offered("venture") != [] and not a.can("venture", "completed objectives"), "no more than there are"


@rule("OP25-VENT-01")
def test_who_can_venture_nothing_ventures_nothing() -> None:
    a, b = venturing({"reserve": 0, "completed": 0, "defeated": 5, "carried": {"reserve": 2}})
    assert a.verbs == {"done"}
    a.does("done")
    assert b.is_asked and a.staked == (2, 0)


@rule("OP25-VENT-15", "OP25-END-17", "OP25-END-16")
def test_ventured_objectives_remember_where_they_came_from() -> None:
    a, b = venturing({"reserve": 2, "completed": 3, "defeated": 2})
    a.ventures(1, 2)
    b.ventures(1)
    assert len(a.zone("ventured objectives")) == 3 and a.staked == (1, 2)
    assert len(b.sees()["zones"]) and not any(a.s.pool[1][c] for c in a.ids("ventured objectives")), "in the open"
    b.does("draw", "1")
    b.does("done")
    a.does("concede")
    assert a.missions == (1 + 2, 1, 2 + 1)


@rule("OP25-VENT-16")
def test_effects_on_ventured_objectives_reach_those_of_a_tie() -> None:
    side = {"reserve": 1, "completed": 2, "defeated": 1, "ventured": {"reserve": 1}, "carried": {"completed": 2}}
    a, b = table(
        a={"front": ["Zeus"], "hand": ["Law and Order"], "objectives": side},
        b={"front": ["Merlin"]},
    )
    assert a.staked == (1, 2)
    a.does("play", "Law and Order", "Zeus")
    b.does("decline")
    assert a.staked == (3, 0) and a.missions == (4, 0, 0), "all come from Reserve now"

    a, b = table(a={"front": ["Zorro"], "hand": ["Master of Escape"], "objectives": side}, b={"front": ["Merlin"]})
    a.does("play", "Master of Escape", "Zorro")
    b.does("decline")
    a.does("keep", "from Reserve")
    assert a.staked == (1, 0) and a.missions == (1, 4, 1), "those of the tie went back too"


@rule("OP25-VENT-12", "OP25-END-03", "OP25-VENT-11")
def test_after_a_tie_the_objectives_stay_and_one_more_is_ventured() -> None:
    a, b = table(
        a={"front": [hero("Hercules", current=["5C"])], "draw": PILE * 2},
        b={"front": [hero("Korak", current=["5C"])], "draw": PILE * 2},
    )
    empty_hands(a, b)
    pass_out(a, b)
    assert a.s.won == 2 and a.staked == b.staked == (1, 0) and a.missions == (6, 0, 0)
    reach(a, b, "Venture")
    assert a.refusal("done") == "OP25-VENT-01"
    a.ventures(2)
    b.ventures(1)
    assert a.staked == (3, 0) and a.pending == "PreConcession", "no penalty for three, of which one is old"


@pytest.mark.parametrize("draws", [True, False])
@rule("OP25-VENT-07")
def test_the_penalty_is_drawn_in_full_or_not_at_all(draws: bool) -> None:
    a, b = venturing({"reserve": 7})
    a.ventures(5)
    b.ventures(1)
    assert [o.verb for o in b.options()] == ["draw", "decline"] and b.offered("draw") == ["3"]
    if draws:
        b.does("draw", "3")
        assert len(b.hand) == 3
    else:
        b.does("decline")
        assert b.hand == [] and len(b.draw_pile) == len(PILE)
