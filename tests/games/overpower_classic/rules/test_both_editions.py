"""Switches of `edition` whose side of 2025 no rule of that ledger names: the new edition plays on as it did."""

from games.overpower.decklists import deck, rules
from games.overpower.table import PILE, table
from overtable.games import find
from overtable.kernel.game import Setup

GRID = {"energy": 6, "combat": 6, "brute_force": 6, "intelligence": 6, "threat": 10}


def test_variants_of_one_character_are_no_two_characters() -> None:
    twin = {"type": "character", "id": "twin", "name": "Twin", "family": "Poseidon", **GRID}
    game = find("overpower-2025")
    with game.lending(Setup(mode="venture", seed=0, cards=[twin])):
        assert "OP25-DECK-26" in rules_of("Poseidon; Robin Hood; Twin")
        assert "OP25-DECK-26" not in rules_of("Merlin; Robin Hood; Twin")


def rules_of(front: str) -> set[str]:
    return rules(deck(front=front), "Legacy")


def test_a_price_of_an_inherent_ability_is_paid_in_reserve_too() -> None:
    priced = {"type": "character", "id": "priced", "name": "Priced", **GRID}
    priced |= {"inherent": [{"do": "give_up", "cost": {"kind": "card"}, "then": [{"do": "draw"}]}]}
    a, _ = made([priced], a={"front": ["Hercules"], "reserve": "Priced", "hand": ["1E"], "draw": PILE})
    assert a.can("give_up", "Priced")


def test_what_an_event_lets_draw_is_checked_at_once() -> None:
    gift = {"type": "event", "id": "gift", "name": "Gift", "mission": "Any Mission", "lasts": False}
    gift |= {"each": [{"do": "draw"}]}
    side = {"front": ["Hercules"], "draw": ["2E", "1E"]}
    a, b = made([gift], a=side | {"hand": ["Gift"]}, b=side, phase="event")
    a.does("event", "Gift")
    b.does("no_event")
    while a.pending == "NegateEvent":
        b.does("decline")
    assert a.pending == "Duplicates" and a.phase == "Event"


def made(cards, **more):  # type: ignore[no-untyped-def]
    game = find("overpower-2025")
    with game.lending(Setup(mode="venture", seed=0, cards=cards)):
        return table(b=more.pop("b", {"front": ["Merlin"]}), **more)
