"""Events that touch both sides at once: placed cards, hands and piles, a KO."""

import pytest

from games.overpower.table import hero, reach
from games.overpower_classic.making import event, played_event, special
from games.overpower_classic.table import PILE
from overtable.games.overpower.state import RESERVE, zone

TEAMWORK = "6 Fighting Teamwork (Strength/Energy +1/+2)"
SENTRY = special("Sentry", "Hulk", play=[])


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
