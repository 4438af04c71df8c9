"""Draws and discards that count each other, and piles that are gone through."""

from typing import Any

from games.overpower_classic.making import played, plays, settled, special, text
from games.overpower_classic.table import table


def test_a_hand_is_exchanged_for_as_many_cards() -> None:
    words = [
        {"do": "discard", "whose": "user", "places": ["hand"], "count": 0},
        {"do": "draw", "as_many": True, "keep": True},
    ]
    card = special("Script", "Hulk", play=words)
    a, b = played(card, a={"hand": ["1S", "2S"], "draw": ["7S", "6S", "5S"]}, b={"hand": ["1E"]})
    assert a.hand == ["6S", "7S"] and a.power_pack == ["1S", "2S"]
    assert b.is_asked
    assert text(card) == "Hulk discards all cards from hand. Draw as many cards; duplicates may be kept."


def test_only_what_the_user_cannot_play_is_exchanged() -> None:
    words = [
        {"do": "discard", "whose": "user", "places": ["hand"], "count": 0, "playable": "not_by_user"},
        {"do": "draw", "as_many": True, "keep": True},
    ]
    card = special("Ready", "Hulk", play=words)
    a, _ = played(card, a={"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": ["8S", "8E"], "draw": ["7S", "6S"]})
    assert a.hand == ["7S", "8S"]
    assert "Hulk discards all cards from hand that Hulk cannot play." in text(card)


def test_the_opponent_discards_as_many_as_the_player() -> None:
    words = [
        {"do": "discard", "whose": "user", "places": ["hand"], "count": 4, "up_to": True},
        {"do": "discard", "places": ["hand"], "as_many": True, "by": "owner"},
        {"do": "discard", "by": "owner"},
    ]
    card = special("Leech", "Hulk", play=words)
    a, b = played(
        card,
        a={"hand": ["1S", "2S", "3S"]},
        b={"hand": ["1E", "2E", "3E"], "front": [{"name": "Storm (MVOP)", "placed": ["7E"]}]},
    )
    a.does("choose", "1S")
    a.does("choose", "2S")
    a.does("decline")
    assert a.hand == ["3S"]
    assert not b.can("decline")
    b.does("choose", "1E")
    b.does("choose", "3E")
    b.does("choose", "7E")
    assert b.hand == ["2E"] and b.placed() == []
    assert text(card) == (
        "Hulk may discard up to four cards from hand. "
        "The opponent discards as many cards from hand (the opponent's choice). "
        "The opponent discards one placed card (the opponent's choice)."
    )


def test_who_discards_nothing_takes_nothing() -> None:
    words = [
        {"do": "discard", "whose": "user", "places": ["hand"], "count": 4, "up_to": True},
        {"do": "discard", "places": ["hand"], "as_many": True, "by": "owner"},
    ]
    a, b = played(special("Leech", "Hulk", play=words), a={"hand": ["1S"]}, b={"hand": ["1E"]})
    a.does("decline")
    assert b.pending != "Effects" and b.hand == ["1E"]


def test_cards_are_shown_for_as_many_draws() -> None:
    words = [
        {"do": "reveal", "own": True, "by": "owner", "count": 5, "up_to": True, "playable": True},
        {"do": "draw", "as_many": True, "keep": True},
    ]
    card = special("Conquer", "Hulk", play=words)
    a, _ = played(
        card,
        a={"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": ["1S", "2S", "8E"], "draw": ["7S", "6S", "5S"]},
    )
    assert not a.can("reveal", "8E")
    a.does("reveal", "1S")
    a.does("reveal", "2S")
    a.does("decline")
    settled(a)
    assert a.hand == ["1S", "2S", "6S", "7S", "8E"]
    assert text(card).startswith("May show up to five cards of your hand that Hulk can play.")


def test_as_many_cards_are_taken_out_of_the_power_pack_and_no_duplicates() -> None:
    words = [
        {"do": "discard", "whose": "user", "places": ["hand"], "count": 8, "up_to": True},
        {"do": "search", "piles": ["power_pack"], "as_many": True, "optional_": False},
    ]
    card = special("Dive", "Hulk", play=words)
    a, _ = played(card, a={"hand": ["1S", "2S", "3S"], "power_pack": ["7S", "7F", "3F", "6S"]})
    a.does("choose", "1S")
    a.does("choose", "2S")
    a.does("decline")
    assert not a.can("choose", "3F")
    a.does("choose", "7S")
    assert not a.can("choose", "7F")
    a.does("choose", "6S")
    assert a.hand == ["3S", "6S", "7S"]
    assert text(card).endswith("Take as many cards from the Power Pack into your hand, no duplicates.")


def test_the_first_cards_of_a_pile_that_fit() -> None:
    word = {"do": "first", "pile": "power_pack", "count": 2, "which": {"icons": ["energy"]}, "to": "hand"}
    card = special("Winds", "Hulk", play=[word])
    a, _ = played(card, a={"power_pack": ["6E", "5E", "2S", "1E"]})
    assert a.hand == ["1E", "5E"] and a.power_pack == ["2S", "6E"]
    assert text(card) == (
        "Of your Power Pack the first two cards that show Energy go into your hand, even duplicates; "
        "the Power Pack is shuffled."
    )


def test_the_value_of_the_first_card_with_one_counts_to_the_venture_total() -> None:
    words: list[dict[str, Any]] = [
        {"do": "first", "which": {"numerical": True, "attack": True}, "to": "pile"},
        {"do": "venture_total", "of": "cards"},
    ]
    sidestep = special("Sidestep", "Hulk", use=["defence"], avoid={"who": "user"})
    card = special("Fortune", "Hulk", until="this_battle", stays="astral", play=words)
    a, _ = played(card, a={"draw": ["Sidestep", "6S", "7S"]}, cards=(sidestep,))
    assert a.venture == 6 and a.power_pack == ["6S"]


def test_a_dead_pile_leaves_the_game() -> None:
    card = special("Devastate", "Hulk", play=[{"do": "remove_pile"}])
    _, b = played(card, b={"dead": ["1E", "2E"]})
    assert b.dead == [] and b.zone("removed") != []
    assert text(card) == "All cards of the opponent's Dead Pile leave the game."


def test_a_drawn_card_goes_with_all_its_duplicates() -> None:
    card = special("Doom", "Hulk", play=[{"do": "draw_and_lose"}])
    _, b = played(
        card, b={"hand": ["7F", "2E"], "draw": ["7E", "6E"], "front": [{"name": "Storm (MVOP)", "placed": ["7S"]}]}
    )
    assert b.hand == ["2E"] and b.placed() == [] and b.draw_pile == ["6E"]
    assert sorted([*b.power_pack, *b.dead]) == ["7E", "7F", "7S"]


def test_the_top_of_a_power_pack_is_milled() -> None:
    card = special("Hunger", "Hulk", play=[{"do": "mill", "count": 2, "pile": "power_pack"}])
    _, b = played(card, b={"power_pack": ["1E", "2E", "3E"]})
    assert b.power_pack == ["1E"] and b.dead == ["2E", "3E"]
    assert text(card) == "The top two cards of the opponent's Power Pack go to the Dead Pile."


def test_the_card_that_a_pile_is_cut_to_is_one_of_it() -> None:
    card = special("Tracker", "Hulk", play=[{"do": "mill", "count": 1, "cut": True}])
    pile = ["1E", "2E", "3E", "4E", "5E"]
    gone = set()
    for seed in range(12):
        a, b = table(
            a={"front": ["Hulk (MVOP)"], "hand": ["Tracker"]},
            b={"front": ["Storm (MVOP)"], "draw": pile},
            seed=seed,
            cards=[card],
        )
        plays(a, b, "Tracker", "Hulk")
        assert sorted([*b.dead, *b.draw_pile]) == pile and len(b.dead) == 1
        gone.add(b.dead[0])
    assert len(gone) > 2
    assert text(card) == "Cut the opponent's Draw Pile; the card that it is cut to goes to the Dead Pile."


def test_the_larger_of_hand_and_placed_cards_goes() -> None:
    basic = {"type": "basic", "set": "MVOP", "skill": "energy", "least": 6, "bonus": 1}
    basics = [basic | {"id": f"b{i}", "name": f"B{i}"} for i in range(3)]
    card = special(
        "Raze",
        "Hulk",
        play=[{"do": "discard", "kind": "universe", "places": ["hand", "placed"], "count": 0, "larger": True}],
    )
    front = [{"name": "Storm (MVOP)", "placed": ["B0"]}]
    _, b = played(card, b={"hand": ["B1", "B2", "7E"], "front": front}, cards=tuple(basics))
    assert b.hand == ["7E"] and b.placed() == ["B0"]
    _, b = played(card, b={"hand": ["7E"], "front": front}, cards=tuple(basics))
    assert b.hand == ["7E"] and b.placed() == []


def test_a_draw_of_the_opponent_in_battle_is_answered_by_as_many() -> None:
    watch = special(
        "Agent",
        "Hulk",
        until="game",
        stays="astral",
        play=[
            {
                "do": "whenever",
                "happens": "drew_in_battle",
                "who": "opponent",
                "then": [{"do": "draw", "as_many": True, "optional": True, "shown": True}],
            }
        ],
    )
    gift = special("Gift", "Storm", play=[{"do": "draw", "count": 3, "keep": True}])
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "draw": ["7S", "6S", "5S", "4S"], "in_play": [{"card": "Agent", "by": "Hulk"}]},
        b={"front": ["Storm (MVOP)"], "hand": ["Gift"], "draw": ["1E", "2E", "3E", "4E"]},
        turn="b",
        cards=[watch, gift],
    )
    plays(b, a, "Gift", "Storm")
    settled(b)
    a.does("draw", "3")
    settled(a)
    assert a.hand == ["5S", "6S", "7S"] and a.is_open
    assert "lets the opponent draw, you may draw and show as many cards; duplicates are discarded." in text(watch)
