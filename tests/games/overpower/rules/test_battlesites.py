"""Battlesites and Activators of the Golden Age, shown with cards of older sets."""

from typing import Any

import pytest

from games.overpower.specials import hits, strikes, unnegated
from games.overpower.table import PILE, Player, empty_hands, pass_out, reach, table
from marks import rule
from overtable.games.overpower import state as st

pytestmark = pytest.mark.usefixtures("legacy_cards")

ARENA: dict[str, Any] = {"homebase": "Old Arena", "under": ["Old Blade", "Old Dodge"]}


def besieged(**more: Any) -> list[Player]:
    return table(
        a={"front": ["Hercules", "Leonidas", "Wicked Witch"], "hand": ["8B", "7C", "6E", "5E", "4B"], "draw": PILE},
        b={"front": ["Zorro"], "draw": PILE, **ARENA, **more},
    )


STRIKERS = {"B": "Hercules", "C": "Leonidas", "E": "Wicked Witch"}


def batter(a: Player, b: Player, *cards: str) -> None:
    """The first player hits the Battlesite again and again; the other one passes."""
    for card in cards:
        hits(a, b, card, STRIKERS[card[-1]], "Old Arena")
        if card != "4B":
            b.does("pass")


def stands(p: Player) -> bool:
    return p.ids("homebase") == [p.s.homes[p.number]]


@rule("OP25-KO-19")
def test_a_battlesite_falls_to_thirty_damage_and_to_no_spectrum() -> None:
    a, b = besieged()
    batter(a, b, "8B", "7C", "6E")
    assert stands(b) and a.venture == 21, "three types and 21 damage: neither KO's it"
    batter(a, b, "5E")
    assert stands(b) and [h.value for h in a.s.hits] == [8, 7, 6, 5]
    batter(a, b, "4B")
    assert not stands(b) and a.venture == 30


@rule("OP25-BATT-49", "OP25-KO-19")
def test_only_numbers_hit_a_battlesite_and_that_is_no_success() -> None:
    a, b = table(
        a={"front": ["Dracula"], "hand": ["Paralyzing Gaze", "1E"], "draw": PILE},
        b={"front": ["Zorro"], "draw": PILE, **ARENA},
    )
    assert a.can("attack", "Paralyzing Gaze", "Dracula", "Zorro")
    assert not a.can("attack", "Paralyzing Gaze", "Dracula", "Old Arena")
    hits(a, b, "1E", "Dracula", "Old Arena")
    assert a.venture == 1 and b.damage("Zorro") == 0 and not any(act.hit for act in a.s.acts)


@rule("OP25-KO-20", "OP25-TOTAL-04")
def test_a_fallen_battlesite_takes_its_specials_along_and_its_hits_still_count() -> None:
    a, b = besieged()
    batter(a, b, "8B", "7C", "6E", "5E", "4B")
    assert b.defeated == ["Old Arena", "Old Blade", "Old Dodge"] and b.ids("under homebase") == []
    assert a.venture == 30 and a.astral == ["4B", "5E", "6E", "7C", "8B"]


@rule("OP25-KO-20")
def test_activators_are_unusable_from_the_next_draw_phase() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["Meteor"], "draw": ["1B"]},
        b={
            "front": ["Zorro"],
            "hand": ["Second Wind"],
            "draw": ["Tars Activator", "1C", "2C", "Tars Activator"],
            **ARENA,
        },
    )
    hits(a, b, "Meteor", "Hercules", "Old Arena")
    assert not stands(b)
    b.does("play", "Second Wind", "Zorro")
    unnegated(a, b)
    b.does("done")
    assert b.hand == ["1C", "Tars Activator"] and "Tars Activator" not in b.defeated, "kept for this battle"
    empty_hands(a, b)
    pass_out(a, b)
    reach(a, b, "Place")
    assert b.hand == ["1C", "2C"] and b.defeated.count("Tars Activator") == 2, "one at the end, one drawn and unusable"


@rule("OP25-KO-20", "OP25-DISC-29")
@pytest.mark.parametrize("site, kept", [(True, True), (False, False)])
def test_an_activator_is_usable_while_its_battlesite_stands(site: bool, kept: bool) -> None:
    a, _ = table(
        a={"front": ["Zorro"], "hand": ["Tars Activator", "1C"], "draw": PILE} | (ARENA if site else {}),
        b={"front": ["Merlin"]},
        phase="discard",
    )
    assert ("Tars Activator" in a.hand) is kept and (a.defeated == ["Tars Activator"]) is not kept


@rule("OP25-DISC-29", "OP25-BATT-18")
def test_an_activator_goes_as_it_fetches_and_is_no_part_of_the_attack() -> None:
    a, b = table(
        a={"front": ["Zorro", "Leonidas"], "hand": ["Tars Activator"], "draw": PILE, **ARENA},
        b={"front": ["Merlin"], "hand": ["7E"], "draw": PILE},
    )
    a.does("play", "Tars Activator", "Zorro")
    a.does("choose", "Old Blade")
    assert a.defeated == ["Tars Activator"] and a.astral == [] and a.pending == "PlayNow"
    strikes(a, b, "Old Blade", "Zorro", "Merlin")
    assert a.attack.cards == (a.s.zones[st.ASTRAL][0],) and a.level == 6 and a.astral == ["Old Blade"]
    b.does("block", "7E", "Merlin")
    assert a.defeated == ["Old Blade", "Tars Activator"] and a.dead == [], "Battlesite Specials go there too"


@rule("OP25-DISC-29")
def test_an_activator_serves_a_defence_too() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["8B"], "draw": PILE},
        b={"front": ["Zorro"], "hand": ["Tars Activator"], "draw": PILE, **ARENA},
    )
    strikes(a, b, "8B", "Hercules", "Zorro")
    b.does("use", "Tars Activator", "Zorro", "Old Dodge")
    assert b.verbs == {"avoid"}
    b.does("avoid", "Old Dodge", "Zorro")
    assert b.hits("Zorro") == [] and b.defeated == ["Old Dodge", "Tars Activator"]


@rule("OP25-BATT-18")
def test_an_activator_is_the_first_action_of_a_turn() -> None:
    mine = ["Hucklebuck", "Tars Activator", "Great Club"]
    a, b = table(
        a={"front": ["Merlin", "Hercules"], "hand": mine, "draw": PILE, **ARENA}, b={"front": ["Zorro"], "draw": PILE}
    )
    assert a.can("play", "Tars Activator")
    hits(a, b, "Hucklebuck", "Merlin", "Zorro")
    assert a.pending == "FollowUp" and a.can("attack", "Great Club")
    assert a.refusal("play", "Tars Activator") == "OP25-BATT-18" and not a.can("play", "Tars Activator")


def test_hits_on_a_battlesite_stay_for_the_battles_to_come() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["8B"], "draw": ["1B"]},
        b={"front": ["Zorro"], "draw": ["1C"], **ARENA},
    )
    hits(a, b, "8B", "Hercules", "Old Arena")
    empty_hands(a, b)
    pass_out(a, b)
    reach(a, b, "Turn")
    assert [(h.value, h.host, h.current) for h in a.s.hits] == [(8, b.s.homes[b.number], False)] and a.venture == 0
