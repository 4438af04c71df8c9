"""Values of cards: found where games were made by them, with intervals by drafts."""

from random import Random
from typing import Any

import pytest

from overtable.kernel.values import Values
from overtable.lab.pods import Met, Pod, ring
from overtable.lab.worths import values_of, wanted_of

CARDS = ("strong", "weak", *(f"plain {n}" for n in range(8)))
SEATS = 8


class Made:
    """A draft whose decks are lists of words, and whose guess knows half of the truth."""

    id = "made"
    mode = "draft"

    def parts(self, text: str) -> list[str]:
        return text.split(",")

    def prior(self, card: str) -> float:
        return float(card == "strong")


def made_up(count: int, seed: int = 1) -> list[Pod]:
    """Pods in which a copy of the strong card wins 15 games of 100 more, and one of the weak card 10 less."""
    rng = Random(seed)
    pods = []
    for number in range(count):
        decks = [[rng.choice(CARDS) for _ in range(6)] for _ in range(SEATS)]

        def better(a: int, b: int, decks: list[list[str]] = decks) -> float:
            def lead(card: str) -> int:
                return decks[a].count(card) - decks[b].count(card)

            return 0.5 + 0.15 * lead("strong") - 0.1 * lead("weak")

        games = tuple(
            Met(a=a, b=b, points=float(rng.random() < better(a, b)), first=None, end="x", rounds=1)
            for a, b in ring(SEATS)
        )
        pods.append(Pod(number=number, decks=tuple(",".join(d) for d in decks), games=games))
    return pods


def found(count: int = 120, seed: int = 1) -> Values:
    pytest.importorskip("numpy")
    draft: Any = Made()
    return values_of(draft, made_up(count), seed, "a command")


def test_what_games_were_made_by_is_found() -> None:
    values = found()
    worth = {card: v.worth for card, v in values.cards.items()}
    assert worth["strong"] - worth["plain 0"] == pytest.approx(0.15, abs=0.05)
    assert -0.15 < worth["weak"] == min(worth.values()) < -0.02, "held near 0, and seen"
    assert values.cards["strong"].low > 0.05 and values.cards["weak"].high < 0
    assert all(v.low <= v.worth <= v.high and v.decks > 0 for v in values.cards.values())
    assert values.tells > 0.55 and values.drafts == 120 and values.games == 960 and values.command == "a command"


def test_the_same_seed_gives_the_same_values() -> None:
    assert found(30) == found(30)
    other = found(30, seed=2)
    assert other.cards["strong"].worth == found(30).cards["strong"].worth
    assert other != found(30), "another seed resamples other drafts"


def test_more_drafts_make_intervals_narrower() -> None:
    few, many = found(20).cards["strong"], found(120).cards["strong"]
    assert many.high - many.low < few.high - few.low


def test_drafters_of_a_fit_stray_and_know_no_values() -> None:
    draft: Any = Made()
    wanted = wanted_of(draft, "draft", 8, 1, "quick")
    assert wanted.blind and wanted.straying > 0.2 and wanted.drafters == ("drafter",) * 8
