"""Rules of setting up, drawing, Events and discarding."""

import pytest

from games.overpower.decklists import deck
from games.overpower.table import PILE, Player, hero, pass_out, reach, seated, table
from marks import rule
from overtable.games.overpower.decks.text import dump
from overtable.scenario import scenario


@rule("OP25-SETUP-05", "OP25-SETUP-06", "OP25-DRAW-01")
def test_chance_picks_who_says_who_goes_first() -> None:
    text = dump(deck())
    pickers = set()
    for seed in range(12):
        a, b = seated(scenario("overpower-2025", "venture", seed, decks=(text, text)))
        assert a.is_asked != b.is_asked and a.pending == "ChooseFirst"
        picker, other = (a, b) if a.is_asked else (b, a)
        pickers.add(picker.number)
        assert picker.verbs == {"go_first", "go_second"}
        picker.does("go_first" if seed % 2 else "go_second")
        assert picker.initiative is bool(seed % 2)
        assert (picker if seed % 2 else other).is_asked, "who has initiative decides first"
        assert len(a.hand) == len(b.hand) == 8 and len(a.draw_pile) == 43
    assert pickers == {0, 1}


@rule("OP25-SETUP-09")
def test_the_astral_plane_is_shared_and_its_cards_are_in_play() -> None:
    a, b = table(
        a={"front": ["Sheriff of Nottingham"], "hand": ["6B"]}
        | {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]},
        b={"front": ["Professor Moriarty"], "in_play": [{"card": "Criminal Mastermind", "by": "Professor Moriarty"}]},
    )
    assert a.zone("astral plane") == b.zone("astral plane")
    assert set(a.zone("astral plane")) == {"Rule by Fear", "Criminal Mastermind"}
    a.does("attack", "6B", "Sheriff of Nottingham", "Professor Moriarty")
    assert a.level == 8 and a.venture == -10, "both work"


@rule("OP25-DRAW-08", "OP25-END-09", "OP25-DRAW-01")
def test_each_battle_starts_with_a_new_hand_beside_the_placed_cards() -> None:
    a, b = table(
        a={"front": [hero("Hercules", placed=["8B"])], "hand": ["Emotional Senses", "Rapier"], "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
    )
    pass_out(a, b)
    assert a.s.battle == 3 and a.hand == sorted(PILE[:8]) and a.placed("Hercules") == ["8B"]
    assert a.dead == ["Emotional Senses", "Rapier"]


@rule("OP25-DRAW-09")
def test_a_pile_that_was_searched_is_shuffled() -> None:
    a, b = table(
        a={"front": ["Invisible Man"], "hand": ["One at a Time"], "draw": ["Rapier", "5C", "Longbow", *PILE]},
        b={"front": ["Merlin"]},
    )
    a.does("play", "One at a Time", "Invisible Man")
    b.does("decline")
    before = a.draw_pile
    while a.can("search") or a.can("look"):
        a.table.answer(a.number, a.options()[0])
    assert not any(a.s.pool[0][c] for c in a.ids("draw pile")), "while searching, the owner sees the pile"
    a.does("choose", "5C")
    assert a.hand == ["5C"] and all(a.s.pool[0][c] for c in a.ids("draw pile")), "and then no more"
    before.remove("5C")
    assert sorted(a.draw_pile) == sorted(before) and a.draw_pile != before


@rule("OP25-EVENT-05", "OP25-EVENT-09")
def test_an_event_drawn_as_a_replacement_is_surplus() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["Jane"], "draw": ["Ready for War", "1B", "2B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="event",
    )
    a.does("event", "Jane")
    b.does("no_event")
    assert a.hand == ["Ready for War"]
    b.does("decline")
    reach(a, b, "Duplicates")
    assert a.hand == [] and a.defeated == ["Ready for War"] and a.draw_pile == ["1B", "2B"], "not replaced"
    assert a.astral == ["Jane"]


@pytest.mark.parametrize(("event", "card"), [("Jane", "Rapier"), ("Ready for War", "Training (Merlin)")])
@rule("OP25-EVENT-11", "OP25-BATT-78")
def test_cards_that_an_event_forbids_are_kept(event: str, card: str) -> None:
    a, b = table(
        a={"front": ["Hercules", "Jane Porter"], "hand": [event, card, "4C"], "draw": ["1B", "2B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="event",
    )
    a.does("event", event)
    b.does("no_event")
    b.does("decline")
    reach(a, b, "Turn")
    assert card in a.hand and a.dead == []
    user = "Hercules" if card == "Rapier" else "Jane Porter"
    assert a.refusal("attack", "4C", card, user, "Merlin") == "OP25-BATT-78"


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


def discards(team: dict[str, object], **more: object) -> Player:
    a, _ = table(a={"draw": PILE} | team, b={"front": ["Poseidon"], "draw": PILE}, phase="discard", **more)
    return a


@rule("OP25-DISC-09", "OP25-DISC-04")
def test_cards_placed_on_the_reserve_count() -> None:
    a = discards({"front": ["Hercules"], "reserve": hero("Zeus", placed=["6E"]), "hand": ["6B"]})
    assert a.offered("discard") == ["6 Brute Force"] and not a.can("done")


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


@pytest.mark.parametrize("card", ["7 Combat Teamwork (Energy/Intelligence)", "Sir Galahad", "Longbow"])
@rule("OP25-DISC-15")
def test_universe_cards_are_kept_without_anybody_to_follow(card: str) -> None:
    a = discards({"front": ["Zorro"], "hand": [card]})
    assert a.hand == [card] and a.verbs == {"done"}
    a = discards({"front": ["Hercules"], "reserve": hero("Zorro", placed=["Rapier"]), "hand": [card]})
    assert a.dead == [card], "a Front Line character must have the grid"


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
