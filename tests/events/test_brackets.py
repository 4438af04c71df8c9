"""Elimination and round robin: who meets whom, who goes on, what a bye is."""

from itertools import combinations

import pytest

from events.evening import Evening, setup_of
from overtable.events import bracket, circle
from overtable.events import entry as e
from overtable.events.fold import NotAllowed
from overtable.events.standings import standings
from overtable.events.todo import todo

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
RATINGS = {name: 40.0 - n for n, name in enumerate(NAMES)}


def evening(players: int, **structure: object) -> Evening:
    """Ana is seeded first, Ben second and so on."""
    return Evening(setup_of(8, **structure)).enter(*NAMES[:players], ratings=RATINGS).start()


def better(a: str, b: str) -> str:
    return min(a, b)


def labels(at: Evening) -> list[str]:
    return [r.label for r in at.event.rounds]


def played(at: Evening, winner=better) -> Evening:  # type: ignore[no-untyped-def]
    while any(task.key.startswith("round-") for task in todo(at.event)):
        at.pair().by_rule(winner)
    return at


def ranks(at: Evening) -> str:
    return " ".join(at.name(s.player) for s in standings(at.event))


@pytest.mark.parametrize("size", [2, 4, 8, 16, 512])
def test_the_better_two_seeds_meet_as_late_as_can_be(size: int) -> None:
    placed = bracket.placed(size)
    assert sorted(placed) == list(range(1, size + 1))
    level = placed
    while len(level) > 1:
        assert {a + b for a, b in zip(level[::2], level[1::2], strict=True)} == {len(level) + 1}
        level = [min(a, b) for a, b in zip(level[::2], level[1::2], strict=True)]


@pytest.mark.parametrize("players", range(2, 66))
@pytest.mark.parametrize("double", [False, True])
def test_a_bracket_has_the_matches_it_needs(players: int, double: bool) -> None:
    """Everybody but one loses as often as puts them out, so so many matches there are, without the byes."""
    seeds = list(range(1, players + 1))
    played: dict[str, bracket.Outcome] = {}
    lost = dict.fromkeys(seeds, 0)
    matches = 0
    while pairs := bracket.paired(seeds, double, played, seeds):
        for pair in pairs:
            assert lost[pair.a] < 1 + double
            winner = max(pair.a, pair.b)  # the worse seed wins: everything that can happen late does
            played[pair.node] = bracket.Outcome(winner, min(pair.a, pair.b))
            if pair.b:
                matches += 1
                lost[min(pair.a, pair.b)] += 1
    assert sorted(lost.values()).count(1 + double) == players - 1
    assert matches == (players - 1) * (1 + double) + (double and lost[players])


def test_single_elimination_gives_the_byes_to_the_best() -> None:
    at = evening(5, kind="single").pair()
    assert at.pairs() == {frozenset(s) for s in (("Ana",), ("Ben",), ("Cleo",), ("Dora", "Emil"))}
    played(at.by_rule(better))
    assert labels(at) == ["Quarter-finals", "Semi-finals", "Final"]
    assert ranks(at) == "Ana Ben Cleo Dora Emil"
    assert [s.parted_by for s in standings(at.event)] == ["", "bracket", "bracket", "seed", "bracket"]
    assert [task.key for task in todo(at.event)] == ["finish"]


def test_double_elimination_ends_when_the_unbeaten_one_wins_the_grand_final() -> None:
    at = played(evening(4, kind="double"))
    assert labels(at) == [
        "Winners' round 1", "Winners' round 2, losers' round 1", "Losers' round 2", "Grand final",
    ]  # fmt: skip
    assert ranks(at) == "Ana Ben Cleo Dora"


def test_the_grand_final_is_played_again_when_the_unbeaten_one_loses_it() -> None:
    def ben_late(a: str, b: str) -> str:
        return "Ben" if "Ben" in (a, b) and len(at.event.rounds) >= 4 else min(a, b)

    at = evening(4, kind="double")
    played(at, ben_late)
    assert labels(at)[-2:] == ["Grand final", "Grand final, second match"]
    assert ranks(at) == "Ben Ana Cleo Dora"


def test_a_drawn_match_of_a_bracket_is_played_again_and_in_the_end_the_better_seed_goes_on() -> None:
    at = evening(2, kind="single").pair()
    at.draw("Ana").draw("Ana")
    assert [task.key for task in todo(at.event)] == ["game-1.1.3"]
    at.draw("Ana")
    assert ranks(at) == "Ana Ben"
    again = evening(2, kind="single").pair().draw("Ana").win("Ben")
    assert ranks(again) == "Ben Ana"


def test_who_drops_between_two_rounds_gives_the_next_opponent_a_bye() -> None:
    at = evening(4, kind="single").pair().by_rule(better)
    at.add(e.Drop(at=at.now(), player=at.number("Ana")))
    at.pair()
    assert at.pairs() == {frozenset(("Ben",))}
    assert ranks(at) == "Ben Ana Cleo Dora"
    assert [task.key for task in todo(at.event)] == ["finish"]


def test_a_correction_does_not_pair_again_what_has_begun() -> None:
    at = evening(4, kind="single").pair().by_rule(better).pair()
    first = next(m for m in at.event.rounds[0].matches if at.number("Ana") in (m.a, m.b))
    at.add(e.Correct(at=at.now(), match=first.id, games=(at.number("Dora"),), why="Dora had won", by="Judge"))
    assert at.pairs() == {frozenset(("Ana", "Ben"))}
    at.win("Ana")
    assert ranks(at).split()[0] == "Ana"
    dora = next(s for s in standings(at.event) if s.player == at.number("Dora"))
    assert (dora.wins, dora.losses) == (1, 0)


def test_a_correction_before_the_next_round_changes_who_goes_on() -> None:
    at = evening(4, kind="single").pair().by_rule(better)
    first = next(m for m in at.event.rounds[0].matches if at.number("Ana") in (m.a, m.b))
    at.add(e.Correct(at=at.now(), match=first.id, games=(at.number("Dora"),), why="Dora had won"))
    assert at.pair().pairs() == {frozenset(("Dora", "Ben"))}


@pytest.mark.parametrize("players", range(2, 17))
def test_in_the_circle_everybody_meets_everybody_once(players: int) -> None:
    order = list(range(1, players + 1))
    met: list[frozenset[int]] = []
    byes: list[int] = []
    for number in range(1, circle.rounds_of(players) + 1):
        pairs = circle.paired(order, number, set(order))
        assert sorted(p for pair in pairs for p in (pair.a, pair.b) if p) == order
        met += [frozenset((pair.a, pair.b)) for pair in pairs if pair.b]
        byes += [pair.a for pair in pairs if not pair.b]
    assert len(met) == len(set(met)) == len(list(combinations(order, 2)))
    assert sorted(byes) == (order if players % 2 else [])


def test_who_would_meet_somebody_who_dropped_has_a_bye() -> None:
    at = evening(4, kind="round-robin").pair().by_rule(better)
    at.add(e.Drop(at=at.now(), player=at.number("Ana")))
    played(at)
    assert len(at.event.rounds) == 3
    met = [frozenset((m.a, m.b)) for r in at.event.rounds for m in r.matches if not m.bye]
    assert len(met) == len(set(met)) == 4
    assert ranks(at).split()[-1] in ("Ana", "Dora")


def test_the_cut_is_to_those_who_still_play() -> None:
    at = evening(6, rounds=3, cut=4)
    for _ in range(3):
        at.pair().by_rule(better)
    top = ranks(at).split()
    at.add(e.Drop(at=at.now(), player=at.number(top[1])))
    at.pair()
    assert at.event.rounds[-1].label == "Semi-finals"
    expected = [top[0], top[2], top[3], top[4]]
    assert [at.name(n) for n in at.event.seeds] == expected
    assert at.pairs() == {frozenset((expected[0], expected[3])), frozenset((expected[1], expected[2]))}
    played(at.by_rule(max), max)
    table = standings(at.event)
    assert {at.name(s.player) for s in table[:4]} == set(expected)
    assert [s.parted_by for s in table][1:5] == ["bracket", "bracket", "seed", "bracket"]


def test_nobody_comes_late_to_a_bracket() -> None:
    at = evening(4, kind="single").pair()
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Late(at=at.now(), person="zoe", name="Zoe"))
    assert refused.value.problems == [
        "nobody comes in late but to swiss rounds: the other pairings are fixed from the start"
    ]


def test_while_it_goes_on_the_unbeaten_stand_first() -> None:
    """Those who lost once play a round of their own meanwhile, and do not pass the unbeaten."""
    at = evening(4, kind="double")
    for _ in range(3):
        at.pair().by_rule(better)
    assert labels(at)[-1] == "Losers' round 2"
    assert ranks(at).split()[0] == "Ana"
    assert [s.parted_by for s in standings(at.event)][1] == "bracket"


def test_who_comes_down_does_not_meet_at_once_who_was_beaten_before() -> None:
    """Ana beats Hal and then Dora: Dora comes down to where Hal is not."""
    at = evening(8, kind="double")
    for _ in range(3):
        at.pair().by_rule(better)
    met = [frozenset((at.name(m.a), at.name(m.b))) for r in at.event.rounds for m in r.matches]
    assert len(met) == len(set(met)) == 4 + 2 + 2 + 2


def test_who_sits_first_in_a_match_goes_round() -> None:
    at = played(Evening(setup_of(8, rounds=6)).enter(*NAMES, ratings=RATINGS).start())
    firsts = [m.a for r in at.event.rounds for m in r.matches]
    assert {firsts.count(p.number) for p in at.event.players} <= {2, 3, 4}
