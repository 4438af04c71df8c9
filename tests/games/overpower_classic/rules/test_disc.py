"""Discarding: duplicates, unusable cards, and the piles (OPC-DISC)."""

from typing import Any

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.making import character, event, plays, special
from games.overpower_classic.table import PILE, table
from games.overpower_classic.walks import walk
from marks import rule
from overtable.games.overpower.inplay.piles import discard, remove_from_game

HULK, STORM, THING, WOLVERINE = "Hulk (MVOP)", "Storm (MVOP)", "Thing (MVOP)", "Wolverine (MVOP)"
TEAM = ["Superman", "Batman", "Magneto (MVOP)"]
"""Energy 8, Fighting 7, Strength 7, Intellect 7."""


RAISE = special("Raise", "Storm", play=[{"do": "grid", "types": ["energy"], "to": 8}], until="game", stays="astral")


def phase(a: dict[str, Any], **more: Any) -> Player:
    """A, before the duplicates; B has nothing in hand."""
    where = more.pop("phase", "discard")
    side = {"front": [HULK, STORM], "draw": []} | a
    return table(a=side, b={"front": [STORM], "draw": PILE} | more.pop("b", {}), phase=where, **more)[0]


@rule("OPC-DISC-01", "OPC-CARD-03")
def test_a_card_that_is_good_for_a_defence_alone_is_kept_and_one_that_is_good_for_nothing_goes() -> None:
    """Reyes defends with Intellect 8 and attacks with 6."""
    a = phase({"front": ["Reyes", THING], "hand": ["8I", "8F", "7E"]})
    assert sorted(a.dead) == ["7E", "8F"] and a.hand == ["8I"]


@rule("OPC-DISC-01")
def test_duplicates_and_unusable_cards_must_go_and_nothing_is_drawn() -> None:
    a = phase({"hand": ["7S", "7E", "8F", "Heal"], "draw": PILE})
    assert a.dead == ["8F", "Heal"] and a.refusal("done") == "OPC-DISC-01"
    a.does("discard", "7S")
    assert a.verbs == {"done"} and a.hand == ["7E"] and len(a.draw_pile) == len(PILE)
    a = phase({"hand": ["Idle", "7S"], "draw": ["7E"]}, phase="event", cards=[event("Idle")])
    a.does("event", "Idle")
    a.table.seats[1].does("no_event")
    while a.pending == "NegateEvent":
        a.table.seats[1].does("decline")
    assert set(a.offered("discard")) == {"7 Strength", "7 Energy"}, "also what was drawn for an Event"


@rule("OPC-DISC-02")
def test_power_cards_of_one_value_are_duplicates_whatever_their_type() -> None:
    a = phase({"front": TEAM, "hand": ["5S", "5M", "5A", "4F"]})
    assert set(a.offered("discard")) == {"5 Strength", "5 MultiPower", "5 Any-Power"}
    a.does("discard", "5S")
    a.does("discard", "5A")
    assert a.verbs == {"done"} and a.hand == ["4F", "5M"]


@rule("OPC-DISC-03")
def test_basic_cards_are_duplicates_by_what_they_need_and_give() -> None:
    a = phase({"front": TEAM, "hand": ["Nerve Pinch", "Taxi Cab", "Choke Hold", "Quantum"]})
    assert set(a.offered("discard")) == {"Nerve Pinch", "Taxi Cab"}, "7 Strength, +3; not +2, and not 7 Energy, +3"


@rule("OPC-DISC-04")
def test_training_cards_are_duplicates_in_whatever_order_their_types_stand() -> None:
    same = ["Energy/Strength Training +3", "Strength/Energy Training +3"]
    a = phase({"hand": [*same, "Energy/Strength Training +4", "Fighting/Energy Training +3"]})
    assert set(a.offered("discard")) == set(same)


@rule("OPC-DISC-05")
def test_teamwork_cards_are_duplicates_by_what_they_need() -> None:
    same = ["7 Strength Teamwork (Energy/Fighting +2/+2)", "7 Strength Teamwork (Intellect/Fighting +2/+2)"]
    other = "8 Strength Teamwork (Energy/Fighting +2/+3)"
    a = phase({"hand": [*same, other, "7 Energy Teamwork (Strength/Fighting +2/+2)"]})
    assert set(a.offered("discard")) == set(same)


@rule("OPC-DISC-06")
def test_allies_are_duplicates_by_what_they_need() -> None:
    pal = {"type": "ally", "id": "pal", "name": "Pal", "set": "XMOP", "skill": "combat", "least": 7, "value": 5}
    mate = pal | {"id": "mate", "name": "Mate", "least": 6, "value": 2}
    a = phase({"front": TEAM, "hand": ["Pal", "Mate", "Lady Shiva"], "reserve": WOLVERINE}, cards=[pal, mate])
    assert set(a.offered("discard")) == {"Pal", "Lady Shiva"}, "whatever name, code and attack"


@rule("OPC-DISC-07")
def test_specials_are_duplicates_only_of_themselves() -> None:
    cards = [special("Twice", "Hulk"), special("Twin", "Storm")]
    a = phase({"hand": ["Twice", "Twice", "Twin"]}, cards=cards)
    assert a.offered("discard") == ["Twice"]
    hand = ["Guardian Angel (MVOP)", "Guardian Angel (MCOP)"]
    assert len(phase({"hand": hand}).options()) == 2, "whatever the set"
    keeper = character("Keeper", {"do": "may", "what": "keep_duplicate", "which": {"named": "Twice"}})
    a = phase({"front": [HULK, "Keeper"], "hand": ["Twice", "Twice"]}, cards=[*cards, keeper])
    assert a.verbs == {"done"}, "unless an inherent ability allows it"


@rule("OPC-DISC-07")
def test_a_card_may_declare_itself_a_duplicate_of_others() -> None:
    who = {"character": "Any Character", "use": ["defence"], "avoid": {}}
    flight = special("Flight", "Any Character", code="AG", duplicate_of="AG") | who
    other = special("Shelter", "Any Character", code="AG") | who
    a = phase({"hand": ["Guardian Angel (MVOP)", "Shelter", "7S"]}, cards=[flight, other])
    assert a.verbs == {"done"}
    a = phase({"hand": ["Guardian Angel (MVOP)", "Shelter", "Flight"]}, cards=[flight, other])
    assert set(a.offered("discard")) == {"Guardian Angel", "Shelter", "Flight"}
    a.does("discard", "Flight")
    assert a.verbs == {"done"} and a.hand == ["Guardian Angel", "Shelter"]
    placed = phase(
        {"front": [hero(HULK, placed=["Flight"])], "hand": ["Guardian Angel (MVOP)", "Shelter"]}, cards=[flight, other]
    )
    assert set(placed.offered("discard")) == {"Guardian Angel", "Shelter"}
    placed.picks("discard", "Guardian Angel", "Shelter")
    assert placed.hand == [] and placed.placed("Hulk") == ["Flight"]


@rule("OPC-DISC-08")
def test_what_is_placed_on_the_front_line_counts_and_stays() -> None:
    a = phase({"front": [hero(HULK, placed=["7S"]), STORM], "hand": ["7E"]})
    assert a.offered("discard") == ["7 Energy"] and a.refusal("done") == "OPC-DISC-01"
    a.does("discard", "7E")
    assert a.placed("Hulk") == ["7S"]


@rule("OPC-DISC-09")
def test_what_was_placed_on_the_reserve_before_does_not_count() -> None:
    a = phase({"front": [HULK, STORM], "reserve": hero(THING, placed=["7S"]), "hand": ["7E"]})
    assert a.verbs == {"done"} and a.hand == ["7E"]


@rule("OPC-DISC-10")
def test_what_was_placed_on_the_reserve_in_this_battle_counts() -> None:
    side = {"front": [STORM], "reserve": THING, "hand": ["7S"], "draw": ["7E", "1E"]}
    a, b = table(a=side, b={"front": [STORM], "draw": PILE}, phase="placement", turn="b")
    b.does("done")
    a.does("place", "7S", "Thing")
    a.does("done")
    b.ventures(3)
    walk(a, b, "Duplicates")
    assert a.offered("discard") == ["7 Energy"], "drawn for the venture"


@rule("OPC-DISC-11")
@pytest.mark.parametrize("placed", [[], ["7S"]])
def test_when_the_reserve_has_moved_up_its_cards_count_and_stay(placed: list[str]) -> None:
    front = [hero(HULK, placed=placed), hero(STORM, ko=1)]
    side = {"front": front, "reserve": hero(THING, placed=["7S"]), "draw": ["7A", "1E", "2E"]}
    a, b = table(a=side, b={"front": [STORM], "draw": PILE}, phase="draw")
    walk(a, b, "Duplicates")
    assert a.front == ["Hulk", "Thing"] and a.offered("discard") == ["7 Any-Power"]
    a.does("discard", "7A")
    assert a.placed("Hulk") == placed and a.placed("Thing") == ["7S"]


@rule("OPC-DISC-12")
def test_what_nobody_who_is_left_can_use_goes() -> None:
    team = {"front": [HULK, hero(STORM, ko=1)], "reserve": WOLVERINE}
    a = phase(team | {"hand": ["7E", "8F", "Photon", "City Bus", "Heal", "Summon Elemental Power", "3E"]})
    assert a.hand == ["8F", "City Bus", "Heal"], "the Reserve counts"
    assert a.dead == ["3E", "7E", "Photon", "Summon Elemental Power"]
    full = phase({"front": [HULK], "reserve": hero(WOLVERINE, placed=["7F"]), "hand": ["8F"]})
    assert full.hand == ["8F"], "whether it can be placed there or not"
    ever = phase({"front": [HULK], "hand": ["8I"]})
    assert ever.dead == ["8I"], "what nobody could ever use as well"


@rule("OPC-DISC-12", "OPC-RESERVE-03")
def test_what_only_the_reserve_could_use_goes_when_it_is_drawn_after_placing() -> None:
    side = {"front": [HULK], "reserve": WOLVERINE, "draw": ["8F", "8S"]}
    a, b = table(a=side, b={"front": [STORM], "draw": PILE}, phase="venture", turn="b")
    b.ventures(3)
    walk(a, b, "Turn")
    assert a.dead == ["8F"] and a.hand == []


@rule("OPC-DISC-13")
def test_what_may_become_usable_is_kept() -> None:
    assert phase({"hand": ["8E"], "draw": ["Raise"]}, cards=[RAISE]).hand == ["8E"], "it may be drawn"
    assert phase({"hand": ["8E", "Raise"]}, cards=[RAISE]).hand == ["8E", "Raise"]
    assert phase({"hand": ["8E"], "dead": ["Raise"]}, cards=[RAISE]).dead == ["8E", "Raise"], "nothing can help"
    teamwork = "7 Energy Teamwork (Strength/Fighting +2/+2)"
    a = phase({"hand": ["Mary Jane Watson-Parker", teamwork]})
    assert a.hand == [teamwork, "Mary Jane Watson-Parker"], "nothing at hand follows them yet"


@rule("OPC-DISC-14")
def test_a_special_without_anything_to_act_on_is_kept() -> None:
    a = phase({"front": [WOLVERINE, THING], "hand": ["Heal", "Bear Hug"]})
    assert a.hand == ["Bear Hug", "Heal"] and a.verbs == {"done"}


@rule("OPC-DISC-15")
def test_who_is_alone_keeps_neither_teamwork_nor_ally() -> None:
    hand = ["7 Energy Teamwork (Strength/Fighting +2/+2)", "Mr. Mxyzptlk", "7E"]
    a = phase({"front": [STORM], "hand": hand})
    assert a.hand == ["7E"] and len(a.dead) == 2
    assert len(phase({"front": [STORM], "reserve": HULK, "hand": hand}).hand) == 3, "two are left"


@rule("OPC-DISC-16")
def test_once_the_battle_has_begun_nothing_must_go_unless_a_card_says_so() -> None:
    keep = special("Keep", "Hulk", play=[{"do": "draw", "count": 2, "keep": True}])
    strict = special("Strict", "Hulk", play=[{"do": "draw", "count": 2}])
    for card, hand in (("Keep", ["7E", "7S", "8F"]), ("Strict", ["7S", "8F"])):
        side = {"front": [HULK, STORM], "hand": [card, "7S"], "draw": ["7E", "8F"]}
        a, b = table(a=side, b={"front": [STORM], "hand": ["7E"]}, cards=[keep, strict])
        plays(a, b, card, "Hulk")
        if a.pending == "Duplicates":
            a.picks("discard", *(["7E"] if "discard" in a.verbs else []))
        assert a.hand == hand, "8 Fighting is of no use to anybody, and is kept"


@rule("OPC-DISC-17")
def test_power_cards_go_to_the_power_pack_while_somebody_can_use_them() -> None:
    a = phase({"front": [HULK], "reserve": STORM, "hand": ["7S", "7E", "7F"]})
    assert a.dead == ["7F"], "unusable, duplicate or not"
    a.does("discard", "7E")
    assert a.power_pack == ["7E"], "the Reserve can use it"
    a = phase({"front": [HULK, hero(STORM, ko=1)], "hand": ["7E", "7S"]}, phase="battle")
    for card in ("7 Energy", "7 Strength"):
        discard(a.s, a.card(card))
    assert a.dead == ["7E"] and a.power_pack == ["7S"], "asked when it is discarded, for whatever reason"
    a = phase({"front": [HULK, hero(STORM, ko=1)], "hand": ["8S"], "power_pack": ["7E"]})
    assert a.power_pack == ["7E"], "what lies there stays"


@rule("OPC-DISC-18")
@pytest.mark.parametrize("card", ["Guardian Angel (MVOP)", "Green Goliath", "City Bus", "Lady Shiva", "Heal"])
def test_specials_and_universe_cards_go_to_the_dead_pile(card: str) -> None:
    a = phase({"hand": [card]}, phase="battle")
    (c,) = a.ids("hand")
    discard(a.s, c)
    assert a.dead == [card.partition(" (")[0]] and a.where(a.dead[0]) == "dead pile"


@rule("OPC-DISC-19")
def test_events_and_what_is_removed_go_to_the_defeated_characters() -> None:
    a = phase({"hand": ["Here Comes the Cavalry!", "7S"]}, phase="battle")
    event, power = a.card("Here Comes the Cavalry!"), a.card("7 Strength")
    discard(a.s, event)
    remove_from_game(a.s, power)
    assert {"Here Comes the Cavalry!", "7S"} <= set(a.defeated) and a.zone("removed")[0] != "7 Strength"
    a, b = table(a={"front": [hero(HULK, hits=["8S", "8E"]), THING]}, b={"front": [STORM], "hand": ["7E"]}, turn="b")
    b.does("attack", "7E", "Storm", "Hulk")
    a.does("take")
    assert "Hulk" in a.defeated


@rule("OPC-DISC-20")
def test_everybody_sees_what_is_discarded() -> None:
    a = phase({"hand": ["7S", "7E", "8F"]})
    gone, kept = a.card("8 Fighting"), a.card("7 Energy")
    assert a.s.pool[1][gone] == a.s.pool[2][gone] == 0 and a.s.pool[1][kept] > 0
    a.does("discard", "7S")
    assert (
        a.s.pool[1][a.card("7 Strength")] == 0
        and "Player 1 discards 7 Strength (a duplicate)." in a.table.seats[1].heard
    )
