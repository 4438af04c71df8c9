"""The sample: cards that move Missions."""

from typing import Any

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.cards.sample import BEAST, DODGE, HULK, NEGATE, STORM, THING, duel, only_one, to_move
from games.overpower_classic.making import plays, unnegated
from marks import card

FORTRESS, SOLITUDE = "promo-any-character-the-fortress-of-solitude", "The Fortress of Solitude"
GIRL, TEAM = "xmop-x-men-original-team-marvel-girl", "X-Men: Original Team"


def at_stake(tie: int = 0) -> dict[str, Any]:
    """Seven Missions of which one of each pile is ventured, and perhaps one more is at stake from a tie."""
    ventured = {"reserve": 1, "completed": 1}
    return {
        "objectives": {
            "reserve": 3 - tie,
            "completed": 1,
            "defeated": 1,
            "ventured": ventured,
            "carried": {"reserve": tie},
        }
    }


def conceding(card_id: str, name: str, user: str, tie: int = 0) -> list[Player]:
    them = at_stake(tie)
    a, b = duel([TEAM, STORM], [card_id, "1F"], [THING, BEAST], ["1S", NEGATE], me=at_stake(tie), them=them)
    a.does("concede", name, user)
    return [a, b]


def settled(a: Player, b: Player) -> None:
    """The concession stands, and nobody raises a Defeated Mission for it."""
    unnegated(a, b)
    while a.s.battle == 2:
        p = a if a.is_asked else b
        p.does(next(v for v in ("accept", "decline", "done") if v in p.verbs))


@card(FORTRESS)
@pytest.mark.parametrize("user", [TEAM, "Storm"])
def test_the_fortress_of_solitude_concedes_and_all_missions_go_back(user: str) -> None:
    a, b = conceding(FORTRESS, SOLITUDE, user)
    settled(a, b)
    assert a.s.battle == 3 and b.initiative
    assert a.missions == b.missions == (4, 2, 1) and SOLITUDE in a.dead and only_one(FORTRESS)


@card(FORTRESS)
def test_the_fortress_of_solitude_saves_nothing_of_an_earlier_battle() -> None:
    a, b = conceding(FORTRESS, SOLITUDE, "Storm", tie=1)
    settled(a, b)
    assert a.missions == (3, 2, 2) and b.missions == (3, 3, 1)


@card(FORTRESS)
def test_the_fortress_of_solitude_may_be_placed_but_not_by_a_villain() -> None:
    a, _ = duel(["Penguin", STORM], [FORTRESS, DODGE], [THING], phase="placement")
    assert a.offered("place", SOLITUDE) == ["Storm"] and not a.can("place", DODGE)
    a.does("place", SOLITUDE, "Storm")
    assert a.placed("Storm") == [SOLITUDE]
    a, _ = duel([hero(STORM, placed=[FORTRESS]), HULK], [], [THING])
    assert a.offered("concede", SOLITUDE) == ["Storm"]


@card(GIRL)
@pytest.mark.parametrize("tie", [0, 1])
def test_marvel_girl_concedes_and_the_teams_missions_go_back(tie: int) -> None:
    a, b = conceding(GIRL, "Marvel Girl", TEAM, tie)
    settled(a, b)
    assert a.s.battle == 3 and b.initiative and only_one(GIRL)
    assert a.missions == (4, 2, 1), "all of them, whenever they were ventured"
    assert b.missions == (3 - tie, 3 + tie, 1), "the opponent's go up"


@card(GIRL)
def test_marvel_girl_is_played_by_the_team_alone() -> None:
    a, _ = duel([TEAM, STORM], [GIRL], [THING], ["1S"])
    assert a.offered("concede", "Marvel Girl") == [TEAM]


@card(FORTRESS, GIRL)
@pytest.mark.parametrize(("card_id", "name"), [(FORTRESS, SOLITUDE), (GIRL, "Marvel Girl")])
def test_negated_there_is_no_concession(card_id: str, name: str) -> None:
    a, b = conceding(card_id, name, TEAM)
    b.does("negate", NEGATE, "Beast", name)
    assert a.s.battle == 2 and to_move(b) and a.staked == b.staked == (1, 1)


POTTS = "mnop-war-machine-pepper-potts"


@card(POTTS)
@pytest.mark.parametrize("moves", [False, True])
def test_pepper_potts_may_move_a_defeated_mission_to_the_reserve(moves: bool) -> None:
    piles = {"objectives": {"reserve": 3, "completed": 1, "defeated": 2, "ventured": {"reserve": 1}}}
    a, b = duel(["War Machine (MVOP)", STORM], [POTTS], [THING], ["1S"], me=piles, them=piles)
    assert a.offered("play", "Pepper Potts") == ["War Machine"]
    plays(a, b, "Pepper Potts", "War Machine")
    a.does(*(("raise", "from Defeated") if moves else ("decline",)))
    assert a.missions == ((4, 1, 1) if moves else (3, 1, 2)) and b.missions == (3, 1, 2)
    assert a.staked == (1, 0) and to_move(b) and only_one(POTTS)
