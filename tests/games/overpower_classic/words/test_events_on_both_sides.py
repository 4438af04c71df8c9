"""Events that touch both sides at once: placed cards, hits, hands and piles, and rules that change for a battle."""

from typing import Any

import pytest

from games.overpower.table import hero, reach
from games.overpower_classic.making import character, event, played_event, special, text, unnegated
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.state import RESERVE, zone

TEAMWORK = "6 Fighting Teamwork (Strength/Energy +1/+2)"
SENTRY = special("Sentry", "Hulk", play=[])
FIVES = (5, 5, 5, 5)
REED = character("Reed (made)", grid=FIVES)
GIFT = {"do": "spectrum_types", "types": 4}


# Placed cards


@pytest.mark.parametrize(
    "name, left",
    [
        ("Strategy Destroyed!", []),
        ("Shi'ar Power Play", [TEAMWORK, "Sentry"]),
        ("Hospital Becomes War Zone!", ["7S", "Sentry"]),
        ("Mutants Neutralized", ["7S", TEAMWORK]),
        ("Hideout Discovered!", ["7S", "Sentry"]),
    ],
)
def test_placed_cards_of_a_kind_go_on_both_sides(name: str, left: list[str]) -> None:
    side = {
        "front": [hero("Hulk (MVOP)", placed=["7S", "Sentry"]), "Storm (MVOP)"],
        "reserve": hero("Wolverine (MVOP)", placed=[TEAMWORK]),
        "hand": ["6S"],
    }
    a, b = played_event(name, side, side, cards=(SENTRY,))
    for p in (a, b):
        lying = [c for ch in ("Hulk", "Wolverine") for c in p.placed(ch)]
        assert sorted(lying) == sorted(left)
        assert "6S" in p.hand, "the hand is left alone"
    assert ("7S" in a.power_pack) == ("7S" not in left)


def test_teamwork_cards_that_were_placed_go_and_no_other_may_be_played() -> None:
    card = "Hideout Discovered!"
    side = {"front": [hero("Wolverine (MVOP)", placed=[TEAMWORK]), "Storm (MVOP)"], "hand": [TEAMWORK, "7E"]}
    a, b = played_event(card, side, side)
    assert a.placed("Wolverine") == b.placed("Wolverine") == []
    reach(a, b, "Turn")
    assert TEAMWORK in a.hand and not a.can("attack", TEAMWORK) and a.can("attack", "7E")


# Hits


@pytest.mark.parametrize(
    "card, name, left",
    [
        ("Phoenix Rises from Ashes!", "2E", ["3F", "4S"]),
        ("Second Wind", "4S", ["2E", "3F"]),
        ("Rude Awakening", "3F", ["2E", "4S"]),
    ],
)
def test_hits_that_show_an_icon_go_from_all_records(card: str, name: str, left: list[str]) -> None:
    a, b = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=[name, "1M"]), hero("Storm (MVOP)", hits=[name])]},
        {"front": [hero("Thing (MVOP)", hits=left)], "reserve": hero("Rhino (MVOP)", hits=[name, left[0]], current=[])},
    )
    assert a.hits("Hulk") == a.hits("Storm") == [], "a MultiPower card shows it too"
    assert sorted(b.hits("Thing")) == left and b.hits("Rhino") == left[:1]


def test_one_hit_of_every_character_goes() -> None:
    card = "Miracle Worker Alive!"
    a, b = played_event(
        card,
        {
            "front": [hero("Hulk (MVOP)", hits=["1E", "2E", "3E"]), hero("Storm (MVOP)", hits=["1F", "2F"])],
            "reserve": hero("Wolverine (MVOP)", hits=["1S"]),
        },
        {"front": [hero("Thing (MVOP)", hits=["4E", "5E"]), "Rhino (MVOP)"]},
    )
    a.does("choose", "3E")
    assert not a.can("choose", "1E"), "one of each"
    a.does("choose", "1F")
    assert not a.can("choose", "2F") and not a.can("decline")
    a.does("choose", "1S")
    b.does("choose", "4E")
    assert sorted(a.hits("Hulk")) == ["1E", "2E"] and a.hits("Storm") == ["2F"] and a.hits("Wolverine") == []
    assert b.hits("Thing") == ["5E"]


def test_one_hit_of_every_character_with_an_inherent_ability_goes() -> None:
    gifted = character("Seer", GIFT, grid=FIVES)
    card = "Justice League Case File - Sovereign Seven"
    a, b = played_event(
        card,
        {"front": [hero("Seer", hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["1F"])]},
        {"front": [hero("Thing (MVOP)", hits=["4E"]), "Rhino (MVOP)"]},
        cards=(gifted,),
    )
    a.does("choose", "2E")
    assert a.hits("Seer") == ["1E"] and a.hits("Storm") == ["1F"] and b.hits("Thing") == ["4E"]


def test_as_many_hits_go_as_missions_are_defeated() -> None:
    card = "Avengers Assemble!"
    lying = {"objectives": {"reserve": 5, "defeated": 2}}
    a, b = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["1F"])]} | lying,
        {"front": [hero("Thing (MVOP)", hits=["4E"])], "objectives": {"reserve": 7}},
    )
    a.picks("choose", "2E", "1F")
    assert a.hits("Hulk") == ["1E"] and a.hits("Storm") == [] and b.hits("Thing") == ["4E"]


def test_all_hits_of_each_front_line_move_to_one_of_it() -> None:
    card = "Martyr for the Cause"
    a, b = played_event(
        card,
        {
            "front": [hero("Hulk (MVOP)", hits=["1E"]), hero("Storm (MVOP)", hits=["2E"])],
            "reserve": hero("Wolverine (MVOP)", hits=["3E"]),
        },
        {"front": [hero("Thing (MVOP)", hits=["4E"]), hero("Rhino (MVOP)", hits=["5E"])]},
    )
    assert not a.can("choose", "Wolverine") and not a.can("choose", "Thing")
    a.does("choose", "Storm")
    b.does("choose", "Thing")
    assert a.hits("Hulk") == [] and sorted(a.hits("Storm")) == ["1E", "2E"] and a.hits("Wolverine") == ["3E"]
    assert sorted(b.hits("Thing")) == ["4E", "5E"] and b.hits("Rhino") == []


def test_hits_that_move_to_one_character_may_ko_it() -> None:
    card = "Martyr for the Cause"
    a, _ = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=["8E", "4E"]), hero("Storm (MVOP)", hits=["8E"])]},
        {"front": ["Thing (MVOP)", "Rhino (MVOP)"]},
    )
    a.does("choose", "Storm")
    assert "Storm" in a.defeated and a.hits("Hulk") == []


def test_each_player_passes_one_hit_to_a_teammate() -> None:
    card = event("Made Event", each=[{"do": "pass_hit"}])
    a, b = played_event(
        card,
        {"front": [hero("Hulk (MVOP)", hits=["1E", "2E"])], "reserve": "Wolverine (MVOP)"},
        {"front": [hero("Thing (MVOP)", hits=["4E"]), "Rhino (MVOP)"]},
    )
    assert not a.can("decline") and not a.can("choose", "4E")
    a.does("choose", "2E")
    assert not a.can("choose", "Hulk")
    if a.is_asked and a.pending == "Effects":
        a.does("choose", "Wolverine")
    for answer in ("4E", "Rhino"):
        if b.is_asked and b.pending == "Effects":
            b.does("choose", answer)
    assert a.hits("Hulk") == ["1E"] and a.hits("Wolverine") == ["2E"]
    assert b.hits("Thing") == [] and b.hits("Rhino") == ["4E"]


# Hands and piles


def test_two_cards_of_each_hand_go_to_the_dead_pile_by_chance() -> None:
    card = "Monsters Attack!"
    hands = ["1F", "2F", "3F", "4F", "5F"]
    outcomes = set()
    for seed in range(4):
        side = {"front": ["Wolverine (MVOP)"], "hand": hands}
        a, b = played_event(card, side, side, seed=seed)
        assert len(b.hand) == 3 and len(b.dead) == 2 and sorted(b.hand + b.dead) == hands
        assert len(a.hand) == 4 and len(a.dead) == 2, "the card drawn for the Event was in danger, too"
        outcomes.add(tuple(sorted(b.dead)))
    assert len(outcomes) > 1


def test_two_cards_of_the_power_pack_come_to_each_hand() -> None:
    a, b = played_event(
        "Heroic Standoff!",
        {"front": ["Venom (MVOP)"], "hand": ["4F"], "power_pack": ["4F", "5F", "6F", "7S"]},
        {"front": ["Hulk (MVOP)"], "hand": ["4S"], "power_pack": ["5S", "6S", "4S"]},
    )
    assert not a.can("choose", "4F") and not a.can("decline"), "no duplicates"
    a.picks("choose", "5F", "7S")
    b.picks("choose", "5S", "6S")
    assert {"5F", "7S"} <= set(a.hand) and sorted(a.power_pack) == ["4F", "6F"]
    assert sorted(b.hand) == ["4S", "5S", "6S"] and b.power_pack == ["4S"]


def test_four_cards_of_each_draw_pile_come_to_its_top() -> None:
    card = "The Best Laid Plans..."
    a, b = played_event(card, {"front": ["Hulk (MVOP)"]}, {"front": ["Thing (MVOP)"]})
    for p, wanted in ((a, ["3S", "2S", "3F", "2E"]), (b, ["1S", "2S", "3S", "1E"])):
        before = sorted(p.draw_pile)
        p.does("look")
        for name in wanted:
            p.does("choose", name)
        assert p.draw_pile[:4] == wanted and sorted(p.draw_pile) == before


def test_each_player_draws_for_defeated_missions() -> None:
    card = "Justice League Case Files #661216.04"
    a, b = played_event(
        card,
        {"front": ["Storm (MVOP)"], "objectives": {"reserve": 5, "defeated": 2}},
        {"front": ["Thing (MVOP)"], "hand": ["1E"], "objectives": {"reserve": 6, "defeated": 1}},
    )
    reach(a, b, "Place")
    assert len(a.hand) == 3, "one for the Event, two for the Missions"
    assert b.hand == ["1E"] and len(b.draw_pile) == len(PILE) - 1, "the duplicate is discarded"


# KO


KILL = event("Made Event", play_if={"both_have": 2}, each=[{"do": "ko", "who": "front"}])


def test_each_player_loses_one_of_the_front_line_and_the_reserve_moves_up() -> None:
    a, b = played_event(
        KILL,
        {"front": ["Hulk (MVOP)", "Storm (MVOP)"], "reserve": "Wolverine (MVOP)"},
        {"front": ["Thing (MVOP)"], "reserve": "Rhino (MVOP)"},
    )
    assert not a.can("choose", "Wolverine")
    a.does("choose", "Hulk")
    if b.is_asked and b.pending == "Effects":
        b.does("choose", "Thing")
    assert "Hulk" in a.defeated and sorted(a.front) == ["Storm", "Wolverine"] and "Thing" in b.defeated
    assert b.front == ["Rhino"] and not b.s.zones[zone(1, RESERVE)] and not b.s.forward


def test_it_is_discarded_if_somebody_would_lose_the_last_character() -> None:
    a, b = played_event(KILL, {"front": ["Hulk (MVOP)", "Storm (MVOP)"]}, {"front": ["Thing (MVOP)"]})
    assert "Made Event" in a.defeated and sorted(a.front) == ["Hulk", "Storm"] and b.front == ["Thing"]


# Rules of one battle


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


def test_two_characters_of_each_team_exchange_their_records() -> None:
    card = "Empathic Healing"
    a, b = played_event(
        card,
        {
            "front": [hero("Hulk (MVOP)", hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["3E"])],
            "reserve": hero("Wolverine (MVOP)", hits=["4E"]),
        },
        {"front": [hero("Thing (MVOP)", hits=["4F"]), "Rhino (MVOP)", "Venom (MVOP)"]},
    )
    a.does("choose", "Wolverine")
    assert not a.can("choose", "Wolverine") and not a.can("decline")
    a.does("choose", "Hulk")
    b.does("choose", "Thing")
    b.does("choose", "Rhino")
    assert a.hits("Hulk") == ["4E"] and sorted(a.hits("Wolverine")) == ["1E", "2E"] and a.hits("Storm") == ["3E"]
    assert b.hits("Thing") == [] and b.hits("Rhino") == ["4F"]


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


def test_a_character_avoids_any_attack_with_a_level_1_intellect_power_card() -> None:
    avoid = {"do": "avoid_with", "type": "intelligence", "least": 1, "most": 1, "cards": "pure"}
    cruz = character("Cruz", avoid, grid=FIVES)
    for attack in ("7E", "Blow"):
        blow = special("Blow", target=True, hit=[{"do": "lock", "who": "target", "no": ["attack"]}], until="battle")
        a, b = table(
            a={"front": ["Storm (MVOP)"], "hand": [attack]},
            b={"front": ["Cruz", "Rhino (MVOP)"], "hand": ["1I", "2I"]},
            cards=[cruz, blow],
        )
        a.does("attack", attack, "Storm", "Cruz")
        unnegated(b)
        assert b.can("avoid", "1I", "Cruz") and not b.can("avoid", "2I", "Cruz")


# A Spectrum KO of four types


def test_the_fourth_type_of_an_open_hit_is_for_the_attacker_to_say() -> None:
    rider = character("Rider", GIFT, grid=FIVES)
    b_side = {"front": [hero("Rider", hits=["1E", "1F", "1S"]), "Rhino (MVOP)"]}
    a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["2M", "1E"]}, b=b_side, cards=[rider])
    a.does("attack", "2M", "Hulk", "Rider")
    b.does("take")
    assert a.pending == "SpectrumKO" and a.is_asked
    a.does("decline")
    assert "Rider" not in b.defeated


@pytest.mark.parametrize("inherent, falls", [([GIFT], False), ([], True)])
def test_three_types_are_not_enough(inherent: list[dict[str, Any]], falls: bool) -> None:
    rider = character("Rider", *inherent, grid=FIVES)
    b_side = {"front": [hero("Rider", hits=["1E", "1F"]), "Rhino (MVOP)"]}
    a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["2S", "1E"]}, b=b_side, cards=[rider])
    a.does("attack", "2S", "Hulk", "Rider")
    b.does("take")
    assert ("Rider" in b.defeated) == falls


def test_four_types_and_20_points_still_ko() -> None:
    rider = character("Rider", GIFT, grid=FIVES)
    for hits in (["1E", "1F", "1I"], ["8S", "8S", "2S"]):
        b_side = {"front": [hero("Rider", hits=hits), "Rhino (MVOP)"]}
        a, b = table(a={"front": ["Hulk (MVOP)"], "hand": ["2S"]}, b=b_side, cards=[rider])
        a.does("attack", "2S", "Hulk", "Rider")
        b.does("take")
        assert "Rider" in b.defeated


def test_what_the_events_say() -> None:
    assert [text(card) for card in (event("Made Event", each=[{"do": "pass_hit"}]), CHARM)] == [
        "Each player: move one hit of the permanent record of one of the team's characters to that of any teammate.",
        "Each player: choose a Front Line character. The two characters that were chosen may not attack each other. "
        "Lasts for this battle. Without effect unless both players have two Front Line characters or more.",
    ]
