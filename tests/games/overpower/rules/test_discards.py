"""Discarding: duplicates, unusable cards, and the pile to which each card goes (OP25-DISC)."""

import pytest

from games.overpower.specials import facing, in_play, next_battle, plays, strikes
from games.overpower.table import PILE, Player, by_side, hero, reach, strike, table
from marks import rule


def discards(team: dict[str, object], **more: object) -> Player:
    a, _ = table(a={"draw": PILE} | team, b={"front": ["Poseidon"], "draw": PILE}, phase="discard", **more)
    return a


@rule("OP25-DISC-09", "OP25-DISC-04")
def test_cards_placed_on_the_reserve_count() -> None:
    a = discards({"front": ["Hercules"], "reserve": hero("Zeus", placed=["6E"]), "hand": ["6B"]})
    assert a.offered("discard") == ["6 Brute Force"] and not a.can("done")


@rule("OP25-DECK-15", "OP25-DISC-10")
@pytest.mark.parametrize("home, kept", [("The Round Table", True), ("", False)])
def test_an_aspect_is_usable_with_a_homebase_only(home: str, kept: bool) -> None:
    side = {"front": ["Zorro"], "hand": ["Mallku", "1C"], "draw": PILE} | ({"homebase": home} if home else {})
    a, _ = table(a=side, b={"front": ["Merlin"], "draw": PILE}, phase="discard")
    assert ("Mallku" in a.hand) is kept and (a.dead == ["Mallku"]) is not kept


@pytest.mark.parametrize(
    ("reserve", "hand", "kept"),
    [
        (hero("Zeus"), "8E", True),
        (hero("Zeus", placed=["7E"]), "8E", False),
        (hero("Zeus", placed=["A Jealous God"]), "Thunderbolt", False),
        (hero("Cthulhu", placed=["The Call of Cthulhu"]), "Distracting Intervention", True),
        (hero("Zeus"), "Lightning Bolt", True),
    ],
)
@rule("OP25-DISC-11", "OP25-DISC-17")
def test_what_only_the_reserve_could_use_must_fit_there(reserve: dict[str, object], hand: str, kept: bool) -> None:
    a = discards({"front": ["Hercules"], "reserve": reserve, "hand": [hand]})
    assert (a.hand == [hand]) is kept and (a.dead == [hand]) is not kept


@rule("OP25-DISC-11", "OP25-DRAW-05", "OP25-BATT-09", "OP25-PLACE-17")
def test_in_battle_nothing_can_be_placed_any_more() -> None:
    a, b = table(
        a={
            "front": ["Dejah Thoris"],
            "reserve": "Zeus",
            "hand": ["Fortune of Helium"],
            "draw": ["8E", "6E", "1E", "2E"],
        },
        b={"front": ["Merlin"]},
    )
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    assert a.hand == ["1E", "6E"] and a.dead == ["8E"], "only Zeus could use it"
    a.does("done")
    assert not a.is_asked and b.pending == "Turn", "nobody is asked to place"


@rule("OP25-DISC-12")
def test_what_an_event_discards_is_not_kept() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["The Battle with Zad", "7B", "6B"], "draw": ["1B", "7C", "2B", "3B", "4B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="event",
    )
    a.does("event", "The Battle with Zad")
    b.does("no_event")
    b.does("decline")
    assert a.hand == ["1B", "6B"] and "7B" in a.dead


@rule("OP25-DISC-14", "OP25-PLACE-05")
def test_a_raise_at_hand_makes_a_card_usable() -> None:
    for hand, kept in ((["7E", "Head of Martian Science"], True), (["7E"], False)):
        a, _ = table(
            a={"front": ["Dejah Thoris"], "hand": hand, "draw": ["Head of Martian Science"]},
            b={"front": ["Merlin"]},
            phase="discard",
        )
        assert ("7E" in a.hand) is kept and (a.dead == ["7E"]) is not kept


@pytest.mark.parametrize("card", ["7 Combat Teamwork (Energy/Intelligence)", "Sir Galahad", "Longbow"])
@rule("OP25-DISC-15")
def test_universe_cards_are_kept_without_anybody_to_follow(card: str) -> None:
    a = discards({"front": ["Zorro"], "hand": [card]})
    assert a.hand == [card] and a.verbs == {"done"}
    a = discards({"front": ["Hercules"], "reserve": hero("Zorro", placed=["Rapier"]), "hand": [card]})
    assert a.dead == [card], "a Front Line character must have the grid"


@rule("OP25-DISC-17", "OP25-DISC-16")
def test_an_unusable_power_card_goes_to_the_dead_pile_even_as_a_duplicate() -> None:
    a, _ = table(
        a={"front": ["Zorro"], "reserve": hero("Zeus", placed=["7E"]), "hand": ["8C", "8E"], "draw": PILE},
        b={"front": ["Merlin"]},
        phase="discard",
    )
    assert a.dead == ["8E"] and a.hand == ["8C"] and a.verbs == {"done"}, "though Zeus has the grid"


@rule("OP25-DISC-21", "OP25-DISC-22")
def test_an_unusable_card_gives_the_redraw_too_and_only_in_the_first_battle() -> None:
    for battle, step in ((1, "Redraw"), (2, "Place")):
        a, b = table(
            a={"front": ["Hercules"], "draw": PILE},
            b={"front": ["Hercules"], "hand": ["8E", "1B"], "draw": ["7I", "2B"]},
            phase="discard",
            battle=battle,
        )
        a.does("done")
        b.does("done")
        assert b.dead == ["8E"] and a.pending == step
        if step == "Redraw":
            assert b.is_asked
            b.does("redraw")
            assert b.dead == ["7I", "8E"] and b.hand == ["1B"] and b.draw_pile == ["2B"], "checked, and not replaced"
            b.does("done")
            assert a.pending == "Place"


@rule("OP25-DISC-23", "OP25-DISC-01")
def test_hits_and_the_astral_plane_are_not_compared() -> None:
    a, b = table(
        a={
            "front": [hero("Sheriff of Nottingham", hits=["6B"]), "Hercules"],
            "hand": ["6C", "Rule by Fear", "5B"],
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
        },
        b={"front": [hero("Poseidon", hits=["5B"])]},
        phase="discard",
    )
    assert a.hand == ["5B", "6C", "Rule by Fear"] and a.verbs == {"done"}
    assert b.hits("Poseidon") == ["5B"]


@rule("OP25-DISC-24", "OP25-PLACE-11")
def test_what_starts_under_a_homebase_counts_as_placed_and_makes_no_slot() -> None:
    home = {"homebase": "Dracula's Armory", "under": ["Rapier", "Longbow", "Flintlock"]}
    a = discards({"front": ["Zorro"], "hand": ["Rapier", "Ancestral Rapier"]} | home)
    assert a.offered("discard") == ["Rapier"]
    a.does("discard", "Rapier")
    assert a.dead == ["Rapier"] and len(a.zone("under homebase")) == 3

    a, _ = table(
        a={"front": ["Zorro"], "hand": ["Rapier"], "homebase": "Dracula's Armory"},
        b={"front": ["Merlin"]},
        phase="placement",
    )
    assert a.refusal("place", "Rapier", "Dracula's Armory") == "OP25-PLACE-04"


ARMORY = {"homebase": "Dracula's Armory", "under": ["Rapier", "Flintlock", "Trident (basic)"]}


@rule("OP25-DISC-24", "OP25-BATT-78")
def test_what_a_homebase_started_with_is_placed_there() -> None:
    a, b = facing(["Zorro"], ["6C"], ["Poseidon"], ["Rising Tides", "8E"], me=ARMORY)
    assert a.can("attack", "6C", "Rapier", "Zorro")
    strike(a, b, "6C", "Zorro", "Poseidon")
    a, b = facing(["Zorro"], ["6C"], ["Poseidon"], ["8E"], me=ARMORY, them=in_play("Rising Tides", "Poseidon"))
    assert not a.can("attack", "6C", "Rapier", "Zorro") and a.can("attack", "6C", "Zorro", "Poseidon")
    for tides in ({}, in_play("Rising Tides", "Poseidon")):
        a, b = facing(["Poseidon"], ["7E"], ["Zorro"], ["5C"], me=tides, them=ARMORY)
        strikes(a, b, "7E", "Poseidon", "Zorro")
        assert b.can("block", "5C", "Rapier") is not bool(tides)


@rule("OP25-DISC-24")
def test_placed_universe_cards_that_are_discarded_include_those_of_the_homebase() -> None:
    a, b = facing(["Angry Mob: Industrial Age"], ["Disrupting Supply Lines"], ["Zorro"], them=ARMORY)
    a.does("play", "Disrupting Supply Lines", "Angry Mob: Industrial Age")
    b.does("decline")
    assert b.dead == ["Flintlock", "Rapier", "Trident"] and b.zone("under homebase") == []


@rule("OP25-DISC-26")
def test_a_draw_that_allows_duplicates() -> None:
    drawn = ["5C", "Emotional Senses", "4C", "3C", "1B"]
    a, b = table(
        a={"front": ["Zorro", "Korak"], "hand": ["Robin Hood: Master Thief", "Riposte", "5B"], "draw": drawn},
        b={"front": ["Merlin"]},
    )
    a.does("play", "Robin Hood: Master Thief", "Zorro")
    a.does("pay", "Riposte")
    b.does("decline")
    assert {"5B", "5C"} < set(a.hand), "the drawn 5C may stay beside the 5B"
    assert "Emotional Senses" in a.dead, "but what nobody can use goes"


@rule("OP25-DISC-27", "OP25-BATT-74", "OP25-TOTAL-14")
def test_a_stolen_card_serves_the_thief_and_returns_to_its_owner() -> None:
    def stolen(defence: list[str]) -> list[Player]:
        a, b = table(
            a={"front": ["Count of Monte Cristo"], "hand": ["Friend to Foe"], "draw": ["1C"]},
            b={
                "front": [hero("Merlin", placed=["Ascendant Mage"]), hero("Korak", placed=["6C"])],
                "hand": defence,
                "draw": ["1E"],
            },
        )
        a.does("attack", "Friend to Foe", "Count of Monte Cristo", "Korak")
        b.does("decline")
        b.does("take")
        return [a, b]

    a, b = stolen([])
    a.does("choose", "6C")
    assert a.can("attack", "6C", "Count of Monte Cristo", "Merlin")
    a.does("attack", "6C", "Count of Monte Cristo", "Merlin")
    b.does("take")
    assert b.damage("Merlin") == 6 and a.venture == 6 and b.placed("Korak") == []

    a, b = stolen(["Freya: Goddess of Protection"])
    a.does("choose", "6C")
    a.does("attack", "6C", "Count of Monte Cristo", "Merlin")
    b.does("avoid", "Freya: Goddess of Protection", "Merlin")
    assert b.power_pack == ["6C"] and a.power_pack == [], "to its owner's pile"


@rule("OP25-DISC-28")
@pytest.mark.usefixtures("legacy_cards")
def test_what_a_count_of_discards_counts() -> None:
    a, b = table(
        a={"front": ["Merlin"], "hand": ["5E", "5I", "8B", "Out of the Ashes", "1E"], "draw": PILE},
        b={"front": ["Hercules"], "draw": PILE},
        phase="discard",
    )
    a.does("discard", "5E")
    assert a.dead == ["8B"] and a.power_pack == ["5E"], "one unusable, one duplicate"
    reach(a, b, "Turn")
    plays(a, b, "Out of the Ashes", "Merlin")
    assert len(a.draw_pile) == len(PILE) - 2 and a.s.tally == 2


@rule("OP25-DISC-28")
@pytest.mark.usefixtures("legacy_cards")
def test_forced_discards_count_and_costs_and_removed_hits_do_not() -> None:
    mine = ["Bandage", "Pawn Shop", "1E", "2E", "Out of the Ashes"]
    a, b = table(
        a={"front": [hero("Merlin", hits=["3C"])], "hand": mine, "draw": PILE},
        b={"front": ["Zorro"], "hand": ["Pickpocket", "Landslide"], "draw": PILE},
    )
    plays(a, b, "Bandage", "Merlin")
    a.does("choose", "3C")
    assert a.s.thrown == b.s.thrown == [0, 0], "neither the removed hit nor the played card"
    plays(b, a, "Pickpocket", "Zorro")
    a.does("choose", "1E")
    assert by_side(a.s.thrown, a, b) == [1, 0]
    a.does("play", "Pawn Shop", "Merlin")
    a.does("pay", "2E")
    b.does("decline")
    a.does("done")
    assert by_side(a.s.thrown, a, b) == [1, 0], "a cost is no discard"
    plays(b, a, "Landslide", "Zorro")
    assert by_side(a.s.thrown, a, b) == [4, 0]
    plays(a, b, "Out of the Ashes", "Merlin")
    assert a.s.tally == 4


@rule("OP25-DISC-28")
@pytest.mark.usefixtures("legacy_cards")
def test_each_battle_counts_its_own_discards() -> None:
    a, b = table(
        a={"front": ["Merlin"], "hand": ["1E"], "draw": ["2E"]},
        b={"front": ["Zorro"], "hand": ["Pickpocket"], "draw": ["2C"]},
        turn="b",
    )
    plays(b, a, "Pickpocket", "Zorro")
    a.does("choose", "1E")
    assert by_side(a.s.thrown, a, b) == [1, 0]
    next_battle(a, b)
    assert sum(a.s.thrown) == 0


@rule("OP25-DISC-30", "OP25-INTER-25")
def test_paying_with_a_card_is_not_playing_it() -> None:
    a, b = table(
        a={"front": ["King Arthur", "Dejah Thoris"], "hand": ["Knights of the Round Table", "Fortune of Helium"]}
        | {"draw": PILE},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    a.does("play", "Knights of the Round Table", "King Arthur")
    a.does("pay", "Fortune of Helium")
    assert a.dead == ["Fortune of Helium"] and a.hand == [], "no cards are drawn"
    assert b.pending == "NegateWindow" and b.offered("negate", "Ascendant Mage", "Merlin") == [
        "Knights of the Round Table"
    ]
    b.does("negate", "Ascendant Mage", "Merlin", "Knights of the Round Table")
    assert a.dead == ["Fortune of Helium", "Knights of the Round Table"], "what was paid is gone all the same"
