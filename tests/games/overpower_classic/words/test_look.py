"""Cards that are shown, looked at and found."""

from typing import Any

from games.overpower.table import Player
from games.overpower_classic.making import event, played, plays, special, strike, text
from games.overpower_classic.table import known, table


def test_all_cards_of_a_kind_are_shown() -> None:
    card = special("Sense", "Hulk", play=[{"do": "reveal", "kind": "special", "count": 0}])
    sidestep = special("Sidestep", "Storm", use=["defence"], avoid={"who": "user"})
    a, b = played(card, b={"hand": ["7E", "Sidestep", "2F"]}, cards=(sidestep,))
    assert known(a, b) == ["Sidestep"]
    assert text(card) == "The opponent shows all Specials of the hand."


def test_a_pile_that_is_only_looked_at_stays_as_it_is() -> None:
    card = special("Scope", "Hulk", play=[{"do": "look", "top": 2, "to": [], "may": True}])
    a, b = played(card, b={"draw": ["7E", "6E", "5E", "4E"]})
    a.does("look")
    assert b.draw_pile == ["7E", "6E", "5E", "4E"]
    assert [a.s.pool[0][c] for c in b.ids("draw pile")] != [0, 0, 0, 0]
    assert [b.short(c) for c in b.ids("draw pile") if not a.s.pool[0][c]] == ["6E", "7E"]
    assert b.is_asked
    assert text(card) == "May look at the top two cards of the opponent's Draw Pile."


def test_chosen_cards_lie_above_the_shuffled_pile() -> None:
    card = special("Camera", "Hulk", play=[{"do": "look", "own": True, "top": 4, "count": 2, "to": ["above"]}])
    a, _ = played(card, a={"draw": ["7E", "6E", "5E", "4E", "3E"]})
    a.does("look")
    a.does("choose", "4E")
    assert a.offered("choose") == ["7 Energy", "6 Energy", "5 Energy"]
    a.does("choose", "6E")
    assert a.draw_pile[:2] == ["4E", "6E"] and sorted(a.draw_pile[2:]) == ["3E", "5E", "7E"]
    assert "choose two cards; shuffle the pile and put those on its top, in any order" in text(card)


def test_one_of_the_drawn_cards_goes_below() -> None:
    card = special(
        "Comet",
        "Hulk",
        play=[{"do": "draw", "count": 2, "keep": True}, {"do": "put_back", "of": "drawn", "to": "bottom"}],
    )
    a, b = played(card, a={"hand": ["1S"], "draw": ["7S", "6S", "5S"]}, b={"hand": ["1E"]})
    assert not a.can("choose", "1S") and not a.can("decline")
    a.does("choose", "7S")
    assert a.hand == ["1S", "6S"] and a.draw_pile == ["5S", "7S"]
    assert b.is_asked
    assert text(card).endswith("Put one of them on the bottom of the Draw Pile.")


def test_cards_of_the_opponents_dead_pile_are_shuffled_into_the_draw_pile() -> None:
    word = {"do": "search", "whose": "opponent", "piles": ["dead"], "to": "draw_pile", "count": 2, "optional_": False}
    a, b = played(special("Evil", "Hulk", play=[word]), b={"dead": ["1E", "2E", "3E"], "draw": ["7E"]})
    assert not a.can("decline")
    a.does("choose", "1E")
    assert b.draw_pile == ["7E"]
    a.does("choose", "3E")
    assert sorted(b.draw_pile) == ["1E", "3E", "7E"] and b.dead == ["2E"]
    said = text(special("Evil", "Hulk", play=[word]))
    assert said == ("Take two cards from the opponent's Dead Pile into the opponent's Draw Pile, which is shuffled.")


def test_a_special_of_one_character_is_found() -> None:
    smash = special("Smash", "Hulk", icons=["brute_force"], value=5)
    other = special("Other", "Storm", icons=["energy"], value=5)
    which = {"kinds": ["special"], "character": "Hulk"}
    card = special("Luck", "Hulk", play=[{"do": "search", "piles": ["draw"], "which": which, "optional_": False}])
    a, _ = played(
        card,
        a={"draw": ["Smash", "Other", "7S"]},
        cards=(
            smash,
            other,
        ),
    )
    a.does("search")
    assert a.can("choose", "Smash") and not a.can("choose", "Other")
    a.does("choose", "Smash")
    assert a.hand == ["Smash"]
    assert text(card) == "Take a Special of Hulk from the Draw Pile into your hand, no duplicate."


def test_no_any_character_special_is_taken_from_the_dead_pile() -> None:
    other = special("Other", icons=["energy"], value=5)
    word = {"do": "search", "piles": ["dead"], "which": {"any_character": False}, "duplicate": True, "optional_": False}
    card = special("Wizard", play=[word])
    a, _ = played(card, a={"dead": ["Other", "7S"]}, cards=(other,))
    assert a.can("choose", "7S") and not a.can("choose", "Other")
    assert "a card that is no Any Character Special" in text(card)


def test_an_event_comes_back_from_the_defeated_pile() -> None:
    word = {"do": "search", "piles": ["defeated"], "which": {"kinds": ["event"]}, "to": "draw_pile", "optional_": False}
    card = special("Anomaly", "Hulk", play=[word])

    a, _ = played(card, a={"defeated": ["Ev"], "draw": ["7S"]}, cards=(event("Ev"),))
    a.does("choose", "Ev")
    assert sorted(a.draw_pile) == ["7S", "Ev"] and "Ev" not in a.defeated


def exchanging(dead: list[str], **more: Any) -> list[Player]:
    word = {"do": "search", "piles": ["dead"], "which": {"any_character": False}, "playable": "by_user", "to": "play"}
    card = special("Gizmos", "Storm", play=[word | more])
    mine = {"front": ["Storm (MVOP)", "Hulk (MVOP)"], "hand": ["Gizmos", "3S"], "dead": dead}
    players = table(a=mine, b={"front": ["Venom (MVOP)"]}, cards=[card])
    plays(*players, "Gizmos", "Storm")
    return players


def test_a_card_is_exchanged_for_one_of_the_dead_pile_and_played_at_once() -> None:
    a, b = exchanging(["Generator", "7E", "8S"])
    assert a.offered("choose") == ["7 Energy"]
    a.does("choose", "7E")
    strike(a, b, "7E", "Storm", "Venom")
    assert b.damage("Venom") == 7 and "Gizmos" in a.dead


def test_an_exchanged_teamwork_opens_its_own_string_where_the_card_lets_it() -> None:
    teamwork = "6 Energy Teamwork (Strength/Fighting +1/+2)"
    a, _ = exchanging([teamwork])
    assert not a.is_asked or not a.can("choose", teamwork)
    a, b = exchanging([teamwork], opening=True)
    a.does("choose", teamwork)
    strike(a, b, teamwork, "Storm", "Venom")
    strike(a, b, "3S", "Hulk", "Venom")
    assert b.damage("Venom") == 9
