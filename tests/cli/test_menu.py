"""Sixty answers are read a few at a time, and every one of them can be reached."""

from random import Random

import pytest

from overtable.cli.menu import FEW, MANY, Entry, menu
from overtable.cli.play import chosen
from overtable.kernel.engine import decision_of
from overtable.kernel.game import Setup
from overtable.kernel.option import Option
from overtable.kernel.refs import card, number, seat
from overtable.scenario import scenario
from toy import LANTERNS

S = LANTERNS.start(Setup(mode="short", seed=1))


def lines(options: list[Option]) -> list[str]:
    return [e.label for e in menu(LANTERNS, S, 0, options)]


def reach(options: list[Option], wanted: Option) -> int:
    """How many lines must be chosen until only this option is left."""
    entries, steps = menu(LANTERNS, S, 0, options), 0
    while True:
        steps += 1
        assert steps < 10
        (entry,) = [e for e in entries if wanted in e.options]
        if entry.options == (wanted,):
            return steps
        entries = menu(LANTERNS, S, 0, list(entry.options), entry.depth)


def test_a_few_answers_are_listed_whole() -> None:
    assert lines([Option("pass"), Option("play", (number(1), number(2)))]) == ["Pass", "Play · 1 · 2"]


def test_many_answers_are_grouped_by_verb_and_first_thing() -> None:
    options = [Option("play", (number(c), number(p))) for c in range(6) for p in range(7)] + [Option("pass")]
    assert lines(options) == [*(f"Play · {c} …  (7 ways)" for c in range(6)), "Pass"]


def test_too_many_groups_are_grouped_by_the_verb_alone() -> None:
    options = [Option(v, (number(c),)) for v in ("play", "hide") for c in range(MANY)]
    assert lines(options) == ["Play …  (20 ways)", "Hide …  (20 ways)"]


def test_a_thing_that_all_have_in_common_is_no_step_of_its_own() -> None:
    options = [Option("hit", (seat(1), card(99), number(a), number(b))) for a in range(5) for b in range(5)]
    entries = menu(LANTERNS, S, 0, options)
    assert len(entries) == 5
    assert entries[0].depth == 4


def test_an_answer_that_others_begin_with_stays_reachable() -> None:
    short = Option("hit", (number(1),))
    options = [short] + [Option("hit", (number(1), number(n))) for n in range(30)]
    assert reach(options, short) >= 1


@pytest.mark.parametrize("seed", range(20))
def test_every_answer_can_be_reached(seed: int) -> None:
    rng = Random(seed)
    made = {
        Option(rng.choice(["play", "use", "pass"]), tuple(number(rng.randrange(6)) for _ in range(rng.randrange(4))))
        for _ in range(rng.choice([5, 40, 150]))
    }
    options = sorted(made, key=lambda o: (o.verb, o.refs))
    assert all(reach(options, o) <= 6 for o in options)


def test_no_menu_is_longer_than_it_must_be() -> None:
    options = [Option("play", (number(a), number(b), number(c))) for a in range(8) for b in range(8) for c in range(8)]
    level: list[Entry] = menu(LANTERNS, S, 0, options)
    while len(level[0].options) > 1:
        assert len(level) <= max(FEW, MANY)
        level = menu(LANTERNS, S, 0, list(level[0].options), level[0].depth)


def test_a_set_says_how_much_of_it_is_chosen() -> None:
    table = scenario(
        "overwatch",
        position={
            "a": {"board": {"front-4": "Pharah"}, "synergy": (3, 0, 0)},
            "b": {"board": {"front-3": "Bastion", "front-5": "Orisa", "back-4": "Ana"}},
        },
    )
    a = table.seats[0]
    a.does("ultimate", "Pharah")
    a.does("choose", "Ana")
    decision = decision_of(table.state, 0)
    assert decision is not None
    assert chosen(table.game, table.state, 0, decision).startswith(" [1 of 1 to 3: Ana")
    labels = [entry.label for entry in menu(table.game, table.state, 0, decision.open)]
    assert all(any(said.startswith(one) for said in labels) for one in ("Choose · Bastion", "Take back · Ana", "Done"))
