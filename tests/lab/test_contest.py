"""Drafters against each other: shares by drafter, intervals by draft."""

from random import Random

import pytest

from overtable.lab.contest import clustered, contest_of, wanted_of
from overtable.lab.pods import Met, Pod, ring

SEATS = 4
WANTED = wanted_of("power-up-draft", "draft", "drafter", "random", SEATS, 1, "quick")


def pod(number: int, winner: str) -> Pod:
    """All games of the draft go to one of the drafters."""
    games = tuple(
        Met(a=a, b=b, points=float(WANTED.drafter(number, a) == winner), first=1.0, end="x", rounds=5)
        for a, b in ring(SEATS)
    )
    return Pod(number=number, decks=("",) * SEATS, games=games)


def test_points_go_to_who_drafted_the_deck_wherever_they_sat() -> None:
    found = contest_of(WANTED, [pod(n, "drafter") for n in (3, 0, 2, 1)], "a command")
    assert found.share.share == 1.0 and found.share.games == 16 and found.drafts == 4
    assert found.drafters == ("drafter", "random") and found.command == "a command"
    assert found.played.rounds == 5 and found.played.ends == {"x": 16}
    assert contest_of(WANTED, [pod(n, "random") for n in range(4)]).share.share == 0.0


def test_games_of_one_draft_count_as_one_observation() -> None:
    """Whole drafts go to one side or the other: the interval is that of drafts, not of games."""
    rng = Random(2)
    drafts = [[float(rng.random() < 0.5)] * 16 for _ in range(40)]
    share = clustered(drafts, 1)
    apart = clustered([[one] for draft in drafts for one in draft], 1)
    assert share.share == pytest.approx(apart.share)
    assert share.half > 3 * apart.half
    assert share.low < share.share < share.high


def test_the_interval_covers_as_often_as_it_says() -> None:
    rng = Random(5)
    covered = 0
    for n in range(60):
        drafts = []
        for _ in range(30):
            chance = 0.6 + rng.uniform(-0.2, 0.2)
            drafts.append([float(rng.random() < chance) for _ in range(8)])
        share = clustered(drafts, n)
        covered += share.low <= 0.6 <= share.high
    assert covered >= 51


def test_nothing_played_could_be_anything() -> None:
    share = clustered([], 1)
    assert (share.low, share.high, share.games) == (0.0, 1.0, 0)
