"""Many turns, and the figures that are made of them: the median and the best.

A shared machine varies by a third, always to the slow side: so everything is measured in turns, and who compares two
source trees lets them take turns too, on the very same games.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from overtable.lab.bench.apart import Quarter
from overtable.lab.bench.figures import RATE, Bench, Figure
from overtable.lab.bench.trees import OWN, turn_in
from overtable.lab.bench.turn import Turn, Wanted, turn


def bench(
    wanted: Sequence[tuple[str, str]],
    seconds: float = 1.0,
    rounds: int = 5,
    seed: int = 1,
    against: Path | None = None,
    progress: Callable[[int], None] = lambda turns: None,
) -> list[Bench]:
    """Measure these games and modes, in turns; `seconds` is for one run of random play.

    Against a source tree, that one and this one are measured by turns, each in processes of its own.
    """
    takers: list[Callable[[Wanted], Turn]] = [turn]
    if against is not None:
        takers = [_taking(OWN), _taking(against)]
    games = dict.fromkeys(wanted, 0)
    taken: dict[tuple[str, str], list[list[Turn]]] = {one: [[] for _ in takers] for one in wanted}
    for n in range(rounds):
        for one in wanted:
            # This tree comes first and says how many games; then they change, for what the first one leaves behind.
            for which in range(len(takers)) if n % 2 == 0 else reversed(range(len(takers))):
                asked = Wanted(game=one[0], mode=one[1], seed=seed, number=n, seconds=seconds, games=games[one])
                found = takers[which](asked)
                games[one] = found.games
                taken[one][which].append(found)
                progress(1)
    return [_made(one, *turns) for one, turns in taken.items()]


def _taking(tree: Path) -> Callable[[Wanted], Turn]:
    return lambda wanted: turn_in(tree, wanted)


def _made(of: tuple[str, str], now: list[Turn], before: Sequence[Turn] = ()) -> Bench:
    decisions = sum(t.decisions for t in now)
    return Bench(
        game=of[0],
        mode=of[1],
        python=now[0].python,
        rounds=len(now),
        games=now[0].games,
        decisions_per_game=round(decisions / sum(t.games for t in now), 1),
        choices_per_decision=round(sum(t.choices for t in now) / decisions, 2),
        options_per_decision=round(sum(t.offered for t in now) / decisions, 2),
        encoded_bytes=round(median(t.encoded_bytes for t in now)),
        figures=_figures(now),
        length=_quarters([t.length for t in now]),
        cards=_quarters([t.cards for t in now]),
        before=_figures(before),
        same_games=not before
        or [(t.games, t.decisions, t.offered) for t in now] == [(t.games, t.decisions, t.offered) for t in before],
    )


def _figures(turns: Sequence[Turn]) -> dict[str, Figure]:
    found: dict[str, Figure] = {}
    for name in turns[0].figures if turns else ():
        column = [t.figures[name] for t in turns if name in t.figures]
        best = max(column) if name == RATE else min(column)
        found[name] = Figure(median=round(median(column), 2), best=round(best, 2))
    return found


def _quarters(turns: Sequence[Sequence[Quarter]]) -> list[Quarter]:
    """The median of what each quarter cost."""
    return [
        Quarter(
            at=round(median(q.at for q in some), 1),
            options=round(median(q.options for q in some), 1),
            us=round(median(q.us for q in some), 1),
            alike_us=round(median(q.alike_us for q in some), 1),
        )
        for some in zip(*turns, strict=False)
    ]
