"""Worked cases: how Objectives move, what is cleared up, who wins."""

import pytest

from games.overpower.table import PILE, Player, hero, pass_out, stakes, table, venture
from marks import case, rule


def fought(a: dict[str, object], b: dict[str, object], mine: int, theirs: int) -> list[Player]:
    """Both passed with these Venture Totals."""
    line = {n: [f"{v}C" for v in ([8] * (n // 8) + ([n % 8] if n % 8 else []))] for n in (mine, theirs)}
    halves = {n: (cards[::2], cards[1::2]) for n, cards in line.items()}
    first, second = table(
        a={"front": [hero("Hercules", current=halves[theirs][0]), hero("Korak", current=halves[theirs][1])]} | a,
        b={"front": [hero("Zorro", current=halves[mine][0]), hero("Merlin", current=halves[mine][1])]} | b,
    )
    assert (first.venture, second.venture) == (mine, theirs)
    pass_out(first, second)
    return [first, second]


@rule("OP25-END-16", "OP25-END-18", "OP25-END-23", "OP25-TOTAL-08", "OP25-END-02")
@case("OP25-CASE-161")
def test_the_winners_objectives_go_up_and_the_losers_down() -> None:
    a, b = fought(stakes(7, r=2), stakes(7, r=1), 15, 12)
    assert a.missions == (5, 2, 0) and b.missions == (6, 0, 1)


@rule("OP25-END-17", "OP25-END-16")
@case("OP25-CASE-162")
def test_lost_objectives_fall_one_pile() -> None:
    a, _ = fought(stakes(2, 3, 2, r=1, c=2), stakes(7, r=1), 0, 5)
    assert a.missions == (3, 1, 3)


@pytest.mark.parametrize(("steps", "missions"), [(2, (2, 5, 0)), (1, (3, 4, 0)), (0, (2, 4, 1))])
@rule("OP25-END-19", "OP25-END-20")
@case("OP25-CASE-163")
def test_completed_stakes_raise_defeated_objectives(steps: int, missions: tuple[int, int, int]) -> None:
    a, _ = fought(stakes(2, 4, 1, c=2), stakes(7, r=1), 5, 0)
    assert a.pending == "Steps"
    for step in ("from Defeated", "from Reserve")[:steps]:
        a.does("raise", step)
    if steps < 2:
        a.does("done")
    assert a.missions == missions and a.staked == (0, 0)


FALLEN = {"front": [hero("Merlin", ko=2), hero("Zorro", ko=2), hero("Ra", ko=2)], "reserve": hero("Anubis", ko=2)}


def totals(a: Player, mine: int, theirs: int) -> None:
    """Cards in play that make up the Venture Totals when nobody stands to carry hits."""
    from overtable.games.overpower.inplay.effects import BATTLE, start
    from overtable.games.overpower.state import TEAM
    from overtable.games.overpower.words.lasting import VentureTotal

    for seat, total in ((a.number, mine), (1 - a.number, theirs)):
        start(a.s, VentureTotal(amount=total), -1, seat, TEAM + seat, BATTLE)


@rule("OP25-END-14", "OP25-END-12", "OP25-BATT-66")
@case("OP25-CASE-168")
def test_seven_defeated_objectives_outrank_a_fallen_team() -> None:
    a, b = table(
        a={"front": ["Hercules"]} | stakes(1, 0, 6, r=1),
        b=FALLEN | stakes(4, 3, r=1),
    )
    totals(a, 10, 12)
    a.does("pass")
    assert b.missions == (3, 4, 0) and a.missions == (0, 0, 7)
    assert b.has_won and a.s.result.rule == "OP25-END-12"


@rule("OP25-END-13", "OP25-END-25", "OP25-BATT-66")
@case("OP25-CASE-169")
def test_a_fallen_team_still_wins_its_last_battle_and_loses_the_game() -> None:
    a, b = table(
        a={"front": ["Hercules"]} | stakes(5, 0, 2, r=2),
        b=FALLEN | stakes(3, 4, r=2),
    )
    totals(a, 10, 20)
    a.does("pass")
    assert b.missions == (1, 6, 0) and a.missions == (3, 0, 4)
    assert a.has_won and a.s.result.rule == "OP25-END-13"


@pytest.mark.parametrize("wins", [True, False])
@rule("OP25-END-10", "OP25-END-11", "OP25-END-22", "OP25-END-01")
@case("OP25-CASE-170")
def test_seven_completed_objectives_win_only_at_the_end_of_the_battle(wins: bool) -> None:
    a, b = table(
        a={"front": ["Billy the Kid"], "hand": ["I'll Make You Famous"]} | stakes(2, 5, r=1),
        b={"front": [hero("Zorro", hits=["8C", "8C"]), "Merlin"], "hand": ["1E"]} | stakes(7, r=1),
    )
    a.does("attack", "I'll Make You Famous", "Billy the Kid", "Zorro", "Combat")
    b.does("decline")
    b.does("take")
    assert b.is_kod("Zorro") and a.offered("complete") == ["from Reserve"], "not the ventured one"
    assert a.refusal("complete", "Ventured") == "OP25-END-22"
    a.does("complete", "from Reserve")
    assert a.missions == (0, 6, 0) and a.staked == (1, 0) and a.s.result is None
    if not wins:
        totals(a, 0, 20)
    b.does("attack", "1E", "Merlin", "Billy the Kid")
    a.does("take")
    a.does("pass")
    b.does("pass")
    if wins:
        assert a.missions == (0, 7, 0) and a.has_won and a.s.result.rule == "OP25-END-11"
    else:
        assert a.missions == (0, 6, 1) and a.s.result is None and a.s.battle == 3


@rule("OP25-END-04", "OP25-END-05", "OP25-END-06", "OP25-END-07", "OP25-END-09")
@case("OP25-CASE-171")
def test_what_is_cleared_up_after_a_battle() -> None:
    a, b = table(
        a={
            "front": ["Sheriff of Nottingham", "Leonidas", hero("Zorro", placed=["4C"])],
            "reserve": "Poseidon",
            "draw": PILE,
            "hand": ["Ray Gun", "5E", "Freya: Goddess of Protection"],
            "in_play": [
                {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                {"card": "Shield Phalanx", "by": "Leonidas"},
                {"card": "Princess and the Pea", "by": "Leonidas"},
            ],
        },
        b={"front": [hero("Hercules", current=["6C"])], "draw": PILE},
        phase="end",
    )
    assert a.s.battle == 3
    assert a.clipped("Leonidas") == ["Shield Phalanx"] and a.astral == []
    assert b.permanent("Hercules") == ["6C"] and b.current("Hercules") == []
    assert a.dead == ["Ray Gun", "Rule by Fear"]
    assert a.defeated == ["Freya: Goddess of Protection", "Princess and the Pea"]
    assert a.power_pack == ["5E"] and a.hand == sorted(PILE[:8]) and a.placed("Zorro") == ["4C"]


@rule("OP25-END-21", "OP25-VENT-14")
@case("OP25-CASE-172")
def test_the_next_decided_battle_moves_what_ties_left() -> None:
    a, b = venture({"reserve": 5, "carried": {"reserve": 2}}, {"reserve": 6, "carried": {"reserve": 1}})
    a.ventures(1)
    b.ventures(1)
    assert a.staked == (3, 0) and b.staked == (2, 0)
    a.does("fight")
    b.does("concede")
    assert a.missions == (4, 3, 0) and b.missions == (5, 0, 2)
    assert a.staked == b.staked == (0, 0)
