"""Drafters against each other: they sit at the same drafts in turns, and their decks play each other.

Each pod is played twice with the same packs, every drafter one seat further the second time. The interval resamples
such pairs of pods, since decks of one draft are not independent.
"""

from collections.abc import Sequence
from random import Random

import msgspec

from overtable.lab.match import seed_of
from overtable.lab.pods import Lengths, Pod, Wanted, lengths
from overtable.lab.shares import Share

RESAMPLED = 2000
SHUFFLING = 77


class Contest(msgspec.Struct, kw_only=True):
    """What the first of two drafters made of it."""

    draft: str
    mode: str
    drafters: tuple[str, str]
    seats: int
    player: str
    seed: int
    drafts: int
    share: Share
    played: Lengths
    settings: dict[str, int | str | bool] = {}
    """Of the games, where they are not those that decks of the draft are played with."""
    command: str = ""


def wanted_of(
    draft_id: str,
    mode: str,
    a: str,
    b: str,
    seats: int,
    seed: int,
    player: str,
    settings: dict[str, int | str | bool] | None = None,
) -> Wanted:
    """Both drafters at every other seat."""
    return Wanted(
        draft=draft_id,
        mode=mode,
        drafters=(a, b) * (seats // 2),
        seed=seed,
        player=player,
        paired=True,
        settings=settings or {},
    )


def contest_of(wanted: Wanted, pods: Sequence[Pod], command: str = "") -> Contest:
    pods = sorted(pods, key=lambda pod: pod.number)
    a, b = wanted.drafters[:2]
    clusters: dict[int, list[float]] = {}
    for pod in pods:
        for game in pod.games:
            mine = wanted.drafter(pod.number, game.a) == a
            clusters.setdefault(pod.number // 2, []).append(game.points if mine else 1 - game.points)
    return Contest(
        draft=wanted.draft,
        mode=wanted.mode,
        drafters=(a, b),
        seats=len(wanted.drafters),
        player=wanted.player,
        seed=wanted.seed,
        drafts=len(pods),
        share=clustered(list(clusters.values()), seed_of(wanted.seed, SHUFFLING)),
        played=lengths(pods),
        settings=wanted.settings,
        command=command,
    )


def clustered(clusters: Sequence[Sequence[float]], seed: int) -> Share:
    """The share of points with its 95 % interval from resampled clusters."""
    games = sum(map(len, clusters))
    if not games:
        return Share(share=0.5, low=0.0, high=1.0, games=0)
    sums = [(sum(points), len(points)) for points in clusters]
    rng = Random(seed)
    found = []
    for _ in range(RESAMPLED):
        drawn = rng.choices(sums, k=len(sums))
        found.append(sum(p for p, _ in drawn) / sum(n for _, n in drawn))
    found.sort()
    low, high = (found[round(q * (RESAMPLED - 1))] for q in (0.025, 0.975))
    return Share(share=sum(p for p, _ in sums) / games, low=low, high=high, games=games)
