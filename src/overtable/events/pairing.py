"""Which rounds are still to come, and who meets whom in the next one."""

from collections import Counter

from overtable.events import bracket, circle, swiss
from overtable.events.bracket import Outcome
from overtable.events.entry import Pair
from overtable.events.event import Event, Match, Round, Stage
from overtable.events.lots import by_strength
from overtable.events.matches import score
from overtable.events.standings import standings


def next_stage(event: Event) -> Stage | None:
    """What kind of round comes next; nothing when all are played."""
    shape = event.setup.structure
    if len(event.active) < 2:
        return None
    if shape.kind in ("single", "double"):
        return "bracket" if not event.rounds or _next_of_bracket(event) else None
    if len(event.rounds) < event.planned:
        return "round-robin" if shape.kind == "round-robin" else "swiss"
    if not shape.cut:
        return None
    return "bracket" if len(event.rounds) == event.planned or _next_of_bracket(event) else None


def rounds_of(event: Event) -> int:
    """How many rounds are played before a cut; of a bracket 0."""
    shape, players = event.setup.structure, len(event.active)
    if shape.kind == "swiss":
        return shape.rounds or max(1, (players - 1).bit_length())
    return circle.rounds_of(players) if shape.kind == "round-robin" else 0


def next_pairs(event: Event) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
    """The pairs of the next round, and the seeds where a new stage begins with it."""
    stage = next_stage(event)
    if stage == "swiss":
        return _firsts(event, _of_swiss(event)), ()
    if stage == "round-robin":
        seeds = event.seeds if event.rounds else tuple(by_strength(event.active))
        here = {p.number for p in event.active}
        return _firsts(event, circle.paired(seeds, len(event.rounds) + 1, here)), () if event.rounds else seeds
    if stage == "bracket":
        if bracket_rounds(event):
            return _firsts(event, _next_of_bracket(event)), ()
        seeds = seeds_of(event)
        here = {p.number for p in event.active}
        return _firsts(event, bracket.paired(seeds, is_double(event), {}, here)), seeds
    return (), ()


def is_double(event: Event) -> bool:
    return event.setup.structure.kind == "double"


def seeds_of(event: Event) -> tuple[int, ...]:
    """Who goes into the bracket, the best first: all by their strength, or after swiss the best of the standings."""
    if event.setup.structure.kind != "swiss":
        return tuple(by_strength(event.active))
    here = {p.number for p in event.active}
    order = [s.player for s in standings(event) if s.player in here]
    return tuple(order[: event.setup.structure.cut])


def bracket_rounds(event: Event) -> list[Round]:
    return [r for r in event.rounds if r.stage == "bracket"]


def _next_of_bracket(event: Event) -> list[Pair]:
    played = {m.node: outcome(event, m) for r in bracket_rounds(event) for m in r.matches}
    return bracket.paired(event.seeds, is_double(event), played, {p.number for p in event.active})


def outcome(event: Event, match: Match) -> Outcome:
    """Who goes on from a match of a bracket: as it was decided when the next round began."""
    through = score(event, match).winner if match.through is None else match.through
    return Outcome(through, 0 if match.bye else match.a + match.b - through if through else 0)


def _of_swiss(event: Event) -> list[Pair]:
    here = {p.number for p in event.active}
    table = standings(event) if event.rounds else []
    order = [s.player for s in table if s.player in here] or by_strength(event.active)
    points = {s.player: s.points for s in table}
    met, byes = met_and_byes(event)
    return swiss.paired(order, points, met, byes)


def met_and_byes(event: Event) -> tuple[Counter[tuple[int, int]], Counter[int]]:
    """How often each two have met so far, and how many byes each had."""
    met: Counter[tuple[int, int]] = Counter()
    byes: Counter[int] = Counter()
    for match in (m for r in event.rounds for m in r.matches):
        if match.bye:
            byes[match.a] += 1
        else:
            met[swiss.key(match.a, match.b)] += 1
    return met, byes


def _firsts(event: Event, pairs: list[Pair]) -> tuple[Pair, ...]:
    """`a` sits first in the first game: who has done so less often, then who has the lower lot."""
    firsts: Counter[int] = Counter(m.a for r in event.rounds for m in r.matches if not m.bye)

    def turn(number: int) -> tuple[int, int]:
        player = event.players[number - 1]
        return firsts[number], player.lot

    def seated(pair: Pair) -> Pair:
        if not pair.b:
            return pair
        a, b = sorted((pair.a, pair.b), key=turn)
        return Pair(a, b, pair.node)

    return tuple(map(seated, pairs))


def label(event: Event, number: int, stage: Stage, pairs: tuple[Pair, ...], seeds: tuple[int, ...]) -> str:
    """What a round is called."""
    if stage != "bracket":
        return f"Round {number}"
    sides = {pair.node[0]: pair.node[1:].partition(".")[0] for pair in pairs}
    if "F" in sides:
        return "Grand final" if sides["F"] == "1" else "Grand final, second match"
    if not is_double(event):
        left = len(bracket.waves(len(seeds), False)) - int(sides["W"])
        return {0: "Final", 1: "Semi-finals", 2: "Quarter-finals"}.get(left, f"Last {2 ** (left + 1)}")
    told = [f"{name} round {sides[side]}" for side, name in (("W", "winners'"), ("L", "losers'")) if side in sides]
    return ", ".join(told).capitalize()
