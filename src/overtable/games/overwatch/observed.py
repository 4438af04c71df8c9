"""What programs that learn are told of a match: the Heroes on the board, the rows, the rounds."""

from overtable.games.overwatch.board import (
    A_SIDE,
    LINES,
    column_of,
    is_space,
    line_at,
    line_of,
    lines_of,
    row_of,
    side_of,
)
from overtable.games.overwatch.facts import ABILITIES, ULTIMATE, X
from overtable.games.overwatch.heroes.power import cost, counted, power
from overtable.games.overwatch.heroes.standing import health
from overtable.games.overwatch.state import BOARD, DECK, HAND, Overwatch, has_passed, zone
from overtable.games.overwatch.tokens import BASHED, FROZEN, NAME_OF, NANO, on_row
from overtable.games.overwatch.view import PHASES, phase
from overtable.kernel.observed import Observed, seen_from

ROW_TOKENS = NANO + 1
TOKENS = tuple(f"{NAME_OF[kind]} {row}" for row in ("front", "middle", "back") for kind in range(ROW_TOKENS))
NO_COST = 99
"""The cost of an Ultimate that its player chooses."""


def of_cards(s: Overwatch, watcher: int) -> list[tuple[int, ...]]:
    marks: dict[int, list[int]] = {}
    for e in s.effects:
        if not on_row(e.kind):
            one = marks.setdefault(e.subject, [0, 0, 0, 0])
            one[0] |= e.kind == FROZEN
            one[1] |= e.kind == BASHED
            one[2] += 1
            one[3] += e.amount
    return [
        hero(s, c, watcher, marks.get(c, (0, 0, 0, 0)))
        for side in (0, 1)
        for c in s.zones[zone(side, BOARD)]
        if s.at[c] >= 0
    ]


def hero(s: Overwatch, card: int, watcher: int, marks: list[int] | tuple[int, ...]) -> tuple[int, ...]:
    place = s.at[card]
    line = line_of(place)
    ability = ULTIMATE[s.printing[card]]
    printed = ABILITIES[ability].cost if ability >= 0 else 0
    return (
        card,
        seen_from(watcher, side_of(line)),
        row_of(line) + 1,
        column_of(place) + 1 if is_space(place) else 0,
        health(s, card),
        s.damage[card],
        s.shields[card],
        s.down[card],
        s.used[card],
        cost(s, line, printed) if printed != X else NO_COST,
        *marks,
    )


def of_table(s: Overwatch, watcher: int) -> list[int]:
    return [
        seen_from(watcher, s.turn),
        PHASES.index(phase(s)),
        s.round,
        s.rounds,
        seen_from(watcher, s.first),
        int(s.extra),
        s.hill + 1,
        s.echoed + 1,
        int(s.super_synergy),
    ]


def of_player(s: Overwatch, watcher: int, seat: int) -> list[int]:
    lines = lines_of(seat)
    powers = [power(s, line) for line in lines]
    counts = counted(s, powers)
    found = [s.wins[seat], int(has_passed(s, seat)), *powers, *(s.synergy[line] for line in lines), counts]
    found += [len(s.zones[zone(seat, HAND)]), len(s.zones[zone(seat, DECK)])]
    tokens = [0] * len(TOKENS)
    for e in s.effects:
        if on_row(e.kind) and 0 <= e.subject < LINES and side_of(e.subject) == seat:
            tokens[(e.subject - line_at(seat, 0)) % A_SIDE * ROW_TOKENS + e.kind] += max(1, e.amount)
    return found + tokens


OBSERVED = Observed(
    options=128,
    cards={2: 80},
    card=(
        "side", "row", "column", "health", "damage", "shields", "down", "used", "cost", "frozen", "bashed", "tokens",
        "tokens' amount",
    ),
    table=("turn", "phase", "round", "rounds", "first", "extra", "hill", "last ultimate", "super synergy"),
    player=(
        "wins", "passed", "power front", "power middle", "power back", "synergy front", "synergy middle",
        "synergy back", "counted", "hand", "deck", *TOKENS,
    ),
    of_cards=of_cards,
    of_table=of_table,
    of_player=of_player,
)  # fmt: skip
