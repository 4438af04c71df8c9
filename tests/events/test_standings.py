"""Standings and tie-breaks, with the numbers worked out by hand (docs/events.md tells the same example)."""

from fractions import Fraction

import pytest

from events.evening import Evening, setup_of
from overtable.events import entry as e
from overtable.events.event import Player
from overtable.events.standings import Row, Standing, Tally, _head_to_head, standings
from overtable.events.todo import todo

FOUR = ("Ana", "Ben", "Cleo", "Dora")
RATINGS = {"Ana": 4.0, "Ben": 3.0, "Cleo": 2.0, "Dora": 1.0}


def of(at: Evening, name: str) -> Standing:
    return next(s for s in standings(at.event) if at.name(s.player) == name)


def order(at: Evening) -> list[str]:
    return [at.name(s.player) for s in standings(at.event)]


def worked() -> Evening:
    """Best of three, two rounds of swiss: Ana 2:0 Ben, Cleo 2:1 Dora; Ana 2:1 Cleo, Ben 2:0 Dora."""
    at = Evening(setup_of(4, rounds=2, best_of=3)).enter(*FOUR, ratings=RATINGS).start().pair()
    at.win("Ana", 2).win("Cleo").win("Dora").win("Cleo")
    at.pair()
    assert at.pairs() == {frozenset(("Ana", "Cleo")), frozenset(("Ben", "Dora"))}
    return at.win("Ana").win("Cleo").win("Ana").win("Ben", 2)


def test_a_worked_example() -> None:
    at = worked()
    assert order(at) == ["Ana", "Cleo", "Ben", "Dora"]
    assert [of(at, name).points for name in FOUR] == [6, 3, 3, 0]
    # Ana met Ben (1 of 2 matches won) and Cleo (1 of 2).
    assert of(at, "Ana").omw == 0.5
    # Cleo met Ana (2 of 2) and Dora (0 of 2, who counts for a third); Ben met the same two.
    assert of(at, "Cleo").omw == of(at, "Ben").omw == float((1 + Fraction(1, 3)) / 2)
    # Cleo won 3 of 6 games, Ben 2 of 4, Ana 4 of 5; Dora 1 of 5.
    assert [of(at, name).gw for name in ("Cleo", "Ben", "Ana", "Dora")] == [0.5, 0.5, 0.8, 0.2]
    # Ana's games (4 of 5) and Dora's (a third at least): the same for both.
    assert of(at, "Cleo").ogw == of(at, "Ben").ogw == float((Fraction(4, 5) + Fraction(1, 3)) / 2)
    # They have not met, so a lot parts them.
    assert [s.parted_by for s in standings(at.event)] == ["", "points", "lot", "points"]
    assert (of(at, "Cleo").h2h, of(at, "Ben").h2h) == (0, 0)


def test_head_to_head_parts_two_who_are_level_in_all_else() -> None:
    """A round robin of four: Ana and Ben both beat Cleo and Dora in the end the same way, and Ben beat Ana."""
    at = Evening(setup_of(4, kind="round-robin")).enter(*FOUR, ratings=RATINGS).start()
    beats = {("Ben", "Ana"), ("Ana", "Cleo"), ("Dora", "Ana"), ("Cleo", "Ben"), ("Ben", "Dora"), ("Cleo", "Dora")}
    while any(task.key.startswith("round-") for task in todo(at.event)):
        at.pair().by_rule(lambda a, b: a if (a, b) in beats else b)
    # Ben and Cleo have two wins, Ana and Dora one each. All met all.
    table = standings(at.event)
    assert [s.points for s in table] == [6, 6, 3, 3]
    assert order(at) == ["Cleo", "Ben", "Dora", "Ana"]
    assert [s.parted_by for s in table] == ["", "h2h", "points", "h2h"]
    assert [s.h2h for s in table] == [3, 0, 3, 0]


def test_a_bye_gives_points_and_is_nobodys_opponent() -> None:
    at = Evening(setup_of(3, rounds=1)).enter("Ana", "Ben", "Cleo", ratings=RATINGS).start().pair().win("Ana")
    cleo = of(at, "Cleo")
    assert (cleo.points, cleo.wins, cleo.byes) == (3, 0, 1)
    assert (cleo.omw, cleo.gw, cleo.ogw) == (0.0, 0.0, 0.0)
    assert order(at)[0] == "Ana"
    assert of(at, "Ben").omw == 1.0


def test_draws_are_a_point_each() -> None:
    at = Evening(setup_of(2, rounds=1, best_of=3)).enter("Ana", "Ben").start().pair()
    at.draw("Ana").win("Ana").win("Ben")
    assert [(s.points, s.draws) for s in standings(at.event)] == [(1, 1), (1, 1)]
    assert {s.gw for s in standings(at.event)} == {float(Fraction(4, 9))}
    assert standings(at.event)[1].parted_by == "lot"


def test_who_comes_late_has_lost_what_was_missed() -> None:
    at = Evening(setup_of(8, rounds=3)).enter(*FOUR, ratings=RATINGS).start().pair().by_rule(min)
    at.add(e.Late(at=at.now(), person="zoe", name="Zoe"))
    assert (of(at, "Zoe").losses, of(at, "Zoe").points) == (1, 0)
    at.pair()
    assert len(at.event.rounds[1].matches) == 3
    zoe = at.number("Zoe")
    match = next(m for m in at.event.rounds[1].matches if zoe in (m.a, m.b))
    if not match.bye:
        at.win("Zoe")
    at.by_rule(min)
    met = next(s for s in standings(at.event) if s.player == zoe)
    assert met.losses == 1


def test_a_correction_counts_in_the_standings_at_once() -> None:
    at = worked()
    lost = next(m.id for m in at.event.rounds[0].matches if at.number("Ana") in (m.a, m.b))
    ben = at.number("Ben")
    at.add(e.Correct(at=at.now(), match=lost, games=(ben, ben), why="the seats were mixed up", by="Judge"))
    assert [of(at, name).points for name in FOUR] == [3, 6, 3, 0]
    assert order(at)[0] == "Ben"
    assert len(at.event.rounds) == 2


def test_both_lose_a_match_that_both_leave() -> None:
    at = Evening(setup_of(4, rounds=2)).enter(*FOUR, ratings=RATINGS).start().pair()
    for name in ("Ana", "Ben"):
        if at.match_of("Ana") == at.match_of("Ben"):
            at.add(e.Drop(at=at.now(), player=at.number(name)))
    assert [of(at, name).points for name in ("Ana", "Ben")] in ([3, 0], [0, 3])


@pytest.mark.parametrize("best_of", [1, 3])
def test_who_drops_out_of_a_match_loses_it_and_keeps_the_games_won(best_of: int) -> None:
    at = Evening(setup_of(4, rounds=2, best_of=best_of)).enter(*FOUR, ratings=RATINGS).start().pair()
    if best_of == 3:
        at.win("Ana")
    at.add(e.Drop(at=at.now(), player=at.number("Ana")))
    ana, ben = of(at, "Ana"), of(at, "Ben")
    assert (ana.losses, ben.wins, ben.points) == (1, 1, 3)
    assert ana.gw == (0.0 if best_of == 1 else float(Fraction(1, 3)))


def test_head_to_head_counts_only_if_each_has_met_each_other() -> None:
    tallies = {n: Tally(Player(number=n, name=str(n))) for n in (1, 2, 3)}
    for a, b, points in ((1, 2, 3), (2, 1, 0), (1, 3, 3), (3, 1, 0)):
        tallies[a].met.append((b, points))
    rows = [Row(tally, tallies) for tally in tallies.values()]
    _head_to_head(rows)
    assert [row.h2h for row in rows] == [0, 0, 0]
    tallies[2].met.append((3, 1))
    tallies[3].met.append((2, 1))
    _head_to_head(rows)
    assert [row.h2h for row in rows] == [6, 1, 1]


def test_a_correction_counts_instead_of_what_was_forfeited() -> None:
    at = Evening(setup_of(4, rounds=2)).enter(*FOUR, ratings=RATINGS).start().pair()
    match = at.match_of("Ana")
    at.add(e.Drop(at=at.now(), player=at.number("Ana")))
    assert of(at, "Ben").points == 3
    at.add(e.Correct(at=at.now(), match=match, games=(at.number("Ana"),), why="it was over before Ana left"))
    assert (of(at, "Ana").points, of(at, "Ben").points) == (3, 0)
