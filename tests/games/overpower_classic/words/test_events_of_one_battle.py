"""Events that change the rules for one battle."""

from typing import Any

import pytest

from games.overpower.table import hero, reach
from games.overpower_classic.making import character, event, played_event, special, text, unnegated

FIVES = (5, 5, 5, 5)
REED = character("Reed (made)", grid=FIVES)
UNBLOCKED = ["Cosmic Sneak Attack!", "Justice League Case File #271266.04"]


@pytest.mark.parametrize("card", UNBLOCKED)
def test_level_1_power_card_attacks_are_not_blocked_but_avoided(card: str) -> None:
    dodge = special("Duck Away", avoid={"who": "user"})
    a, b = played_event(
        card,
        {"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": ["1S", "4S"], "draw": ["2E", "3E"]},
        {"front": ["Thing (MVOP)", "Rhino (MVOP)"], "hand": ["8S", "1S", "Duck Away"], "draw": ["2E", "3E"]},
        cards=(dodge,),
    )
    reach(a, b, "Turn")
    a.does("attack", "1S", "Hulk", "Thing")
    assert not b.can("block", "8S", "Thing") and b.can("avoid", "Duck Away", "Thing")
    assert "cannot block" in b.refused("block", "8S", "Thing").text
    b.does("take")
    b.does("attack", "1S", "Thing", "Hulk")
    assert not a.can("block", "4S", "Hulk"), "both players' attacks"


def test_higher_attacks_are_blocked() -> None:
    a, b = played_event(
        UNBLOCKED[0],
        {"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": ["4F"]},
        {"front": ["Thing (MVOP)", "Rhino (MVOP)"], "hand": ["8S"]},
    )
    reach(a, b, "Turn")
    a.does("attack", "4F", "Hulk", "Thing")
    assert b.can("block", "8S", "Thing")


BREAKOUT = ["Breakout", "Justice League Case Files #061906.08"]


@pytest.mark.parametrize("card, can", [*((c, True) for c in BREAKOUT), (event("Made Event", lasts=True), False)])
def test_the_reserve_blocks_for_the_front_line_with_power_cards(card: dict[str, Any] | str, can: bool) -> None:
    side = {"front": ["Storm (MVOP)", "Rhino (MVOP)"], "reserve": "Hulk (MVOP)", "hand": ["5E", "8S"]}
    a, b = played_event(card, side, side)
    reach(a, b, "Turn")
    a.does("attack", "5E", "Storm", "Storm")
    assert b.can("block", "8S", "Hulk") == can
    if can:
        b.does("block", "8S", "Hulk")
        assert b.hits("Storm") == [] and "8S" not in b.hand
        b.does("attack", "5E", "Storm", "Storm")
        assert a.can("block", "8S", "Hulk") and not a.can("block", "8S", "Storm")


def test_attacks_on_the_front_line_are_moved_to_the_reserve() -> None:
    card = "Hellfire Club Attacked!"
    side = {"front": ["Storm (MVOP)", "Rhino (MVOP)"], "reserve": "Hulk (MVOP)", "hand": ["5E", "8S"]}
    a, b = played_event(card, side, side)
    reach(a, b, "Turn")
    a.does("attack", "5E", "Storm", "Storm")
    b.does("shift", "Hellfire Club Attacked!", "Hulk")
    assert b.can("block", "8S", "Hulk"), "the Reserve may defend"
    b.does("take")
    assert b.hits("Hulk") == ["5E"] and b.hits("Storm") == []
    b.does("attack", "5E", "Storm", "Rhino")
    assert a.can("shift", "Hellfire Club Attacked!", "Hulk"), "both players"


def test_attacks_stay_on_their_target() -> None:
    card = "Cyberforce vs. The Mercs..."
    duck = special("Duck", shift={"to": "teammate"})
    side = {"front": ["Storm (MVOP)", "Rhino (MVOP)"], "hand": ["5E", "Duck"]}
    for made, can in ((card, False), (event("Made Event", lasts=True), True)):
        a, b = played_event(made, side, side, cards=(duck,))
        reach(a, b, "Turn")
        a.does("attack", "5E", "Storm", "Storm")
        assert b.can("shift", "Duck") == can
        b.does("take")
        b.does("attack", "5E", "Storm", "Storm")
        assert a.can("shift", "Duck") == can


def test_level_1_intellect_power_cards_avoid_numerical_attacks() -> None:
    card = "Justice League Case File #271266.02"
    blow = special("Blow", target=True, hit=[{"do": "lock", "who": "target", "no": ["attack"]}], until="battle")
    side = {"front": ["Reed (made)", "Rhino (MVOP)"], "hand": ["5E", "1I", "2I", "Blow"]}
    a, b = played_event(card, side, side, cards=(blow, REED))
    reach(a, b, "Turn")
    a.does("attack", "5E", "Reed (made)", "Reed (made)")
    assert b.can("avoid", "1I", "Reed (made)") and not b.can("avoid", "2I", "Reed (made)")
    b.does("avoid", "1I", "Reed (made)")
    assert b.hits("Reed (made)") == []
    b.does("attack", "Blow", "Reed (made)", "Reed (made)")
    unnegated(a)
    assert not a.can("avoid", "1I", "Reed (made)"), "it has no number"


def test_what_can_be_placed_on_the_front_line_must_be() -> None:
    card = "Justice League Case File #271266.09"
    a, b = played_event(
        card,
        {"front": ["Storm (MVOP)"], "reserve": "Hulk (MVOP)", "hand": ["5E", "8S", "4E"], "draw": ["6E"]},
        {"front": ["Thing (MVOP)"], "hand": ["8S"]},
    )
    reach(a, b, "Place")
    assert not a.can("done") and a.refusal("done")
    a.does("place", "5E", "Storm")
    assert not b.can("done")
    b.does("place", "8S", "Thing")
    assert a.can("done") and a.can("place", "8S", "Hulk"), "the Reserve is left out"
    a.does("done")
    assert {"8S", "4E", "6E"} <= set(a.hand)


def test_any_character_specials_may_be_placed_and_belong_to_one_then() -> None:
    card = "Justice League Case Files #661216.06"
    free = special("Free", code="AA", icons=["energy"], value=4)
    bound = special("Bound", code="BQ", icons=["energy"], value=4)
    side = {"front": ["Storm (MVOP)", "Rhino (MVOP)"], "hand": ["Free", "Bound", "5E"]}
    a, b = played_event(card, side, side, cards=(free, bound))
    reach(a, b, "Place")
    assert a.can("place", "Free", "Rhino") and not a.can("place", "Bound", "Rhino")
    a.does("place", "Free", "Rhino")
    b.does("place", "Free", "Storm")
    reach(a, b, "Turn")
    assert a.can("attack", "Free", "Rhino", "Storm") and not a.can("attack", "Free", "Storm", "Storm")
    assert a.can("attack", "Bound", "Storm", "Storm")


def test_each_player_keeps_one_opposing_character_from_playing_specials() -> None:
    card = "Justice League Case Files #179603.01"
    smash = special("Smash", "Hulk", icons=["brute_force"], value=5)
    side = {"front": ["Hulk (MVOP)", "Storm (MVOP)"], "reserve": "Rhino (MVOP)", "hand": ["Smash", "5E"]}
    a, b = played_event(card, side, side, cards=(smash,))
    assert a.can("choose", "Hulk") and not a.can("choose", "Rhino")
    a.does("choose", "Hulk")
    b.does("choose", "Storm")
    reach(a, b, "Turn")
    assert a.can("attack", "Smash", "Hulk", "Storm"), "only Storm may play none"
    a.does("attack", "5E", "Storm", "Storm")
    b.does("take")
    assert "Smash" in b.hand and not b.can("attack", "Smash") and b.can("attack", "5E", "Storm", "Storm")


@pytest.mark.parametrize("card", ["Ambushed!", "Justice League Case File: Blue Beetle vs Glorious Godfrey"])
def test_attacks_on_the_chosen_characters_are_at_1_more(card: str) -> None:
    side = {"front": ["Venom (MVOP)", "Spider-Man (MVOP)"], "hand": ["3E", "4F", "5E", "6F"], "draw": ["1S", "2S"]}
    a, b = played_event(card, side, side)
    a.does("choose", "Venom")
    b.does("choose", "Spider-Man")
    reach(a, b, "Turn")
    a.does("attack", "3E", "Venom", "Venom")
    assert not b.can("block", "3E", "Venom") and b.can("block", "4F", "Venom")
    b.does("take")
    b.does("attack", "4F", "Venom", "Venom")
    assert a.can("block", "4F", "Venom"), "the other one was chosen"
    a.does("take")
    a.does("attack", "5E", "Venom", "Spider-Man")
    assert b.can("block", "5E", "Spider-Man")
    b.does("take")
    b.does("attack", "6F", "Venom", "Spider-Man")
    assert not a.can("block", "6F", "Spider-Man")


def test_the_chosen_characters_lose_what_is_placed_and_place_nothing() -> None:
    card = "Separation Such Sweet Sorrow"
    people = [hero("Venom (MVOP)", placed=["6E"]), hero("Spider-Man (MVOP)", placed=["5F"])]
    side = {"front": people, "hand": ["3E", "4F"], "draw": ["1S", "2S"]}
    a, b = played_event(card, side, side)
    a.does("choose", "Venom")
    b.does("choose", "Spider-Man")
    assert a.placed("Venom") == [] and a.placed("Spider-Man") == ["5F"]
    assert b.placed("Venom") == ["6E"] and b.placed("Spider-Man") == []
    reach(a, b, "Place")
    assert not a.can("place", "3E", "Venom")
    a.does("done")
    assert not b.can("place", "3E", "Spider-Man")


CHARM = event(
    "Made Event",
    lasts=True,
    play_if={"both_lines": 2},
    each=[{"do": "choose_character"}, {"do": "keep_off", "who": "both"}],
)


def test_the_two_chosen_characters_do_not_attack_each_other() -> None:
    side = {"front": ["Venom (MVOP)", "Spider-Man (MVOP)"], "hand": ["3E", "4F"], "draw": ["1S", "2S"]}
    a, b = played_event(CHARM, side, side)
    a.does("choose", "Venom")
    b.does("choose", "Spider-Man")
    reach(a, b, "Turn")
    assert not a.can("attack", "3E", "Venom", "Spider-Man") and a.can("attack", "3E", "Venom", "Venom")
    assert a.can("attack", "3E", "Spider-Man", "Spider-Man")
    a.does("attack", "3E", "Venom", "Venom")
    b.does("take")
    assert not b.can("attack", "3E", "Spider-Man", "Venom") and b.can("attack", "3E", "Venom", "Venom")


def test_it_is_ignored_if_a_front_line_is_a_single_character() -> None:
    side = {"front": ["Venom (MVOP)", "Spider-Man (MVOP)"], "hand": ["3E"], "draw": ["1S", "2S"]}
    a, b = played_event(CHARM, side, {"front": ["Venom (MVOP)"], "reserve": "Hulk (MVOP)", "draw": ["1S", "2S"]})
    assert "Made Event" in a.defeated
    reach(a, b, "Turn")
    assert a.can("attack", "3E", "Venom", "Venom")


@pytest.mark.parametrize("hits, first", [(["1E", "2E"], 1), (["1E"], 0), ([], 0)])
def test_the_front_line_with_more_hits_goes_first(hits: list[str], first: int) -> None:
    card = "Heroic Effort"
    a, b = played_event(
        card,
        {"front": [hero("Storm (MVOP)", hits=["8E"])], "hand": ["5E"]},
        {"front": [hero("Storm (MVOP)", hits=hits)], "reserve": hero("Hulk (MVOP)", hits=["3S", "4S"])},
    )
    reach(a, b, "Turn")
    assert (a, b)[first].is_asked


def test_each_player_shows_a_card_with_the_icon() -> None:
    card = "Deep Cover Operative"
    a, b = played_event(
        card,
        {"front": ["Reed (made)"], "hand": ["5I", "4F"], "draw": ["1F"]},
        {"front": ["Storm (MVOP)"], "hand": ["3F"]},
        cards=(REED,),
    )
    reach(a, b, "Place")
    a.does("done")
    b.does("done")
    assert not a.can("reveal", "4F") and not a.can("decline")
    a.does("reveal", "5I")
    assert b.verbs == {"decline"}, "there is none"


def test_what_the_events_say() -> None:
    assert [text(card) for card in (event("Made Event", each=[{"do": "pass_hit"}]), CHARM)] == [
        "Each player: move one hit of the permanent record of one of the team's characters to that of any teammate.",
        "Each player: choose a Front Line character. The two characters that were chosen may not attack each other. "
        "Lasts for this battle. Without effect unless both players have two Front Line characters or more.",
    ]
