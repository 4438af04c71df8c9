"""The coach finds what was done badly, leaves good play alone, and says the same whoever helps it compute."""

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

import pytest

from marks import our_games
from overtable.games import find
from overtable.kernel.engine import play
from overtable.kernel.entry import read_entry
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.record import BadRecord, Record, replay
from overtable.kernel.redeal import redeal
from overtable.kernel.state import Result, State
from overtable.lab.coach import Analysis, accuracy, analyse, decided, player_of, turning_point, verdict_of
from overtable.lab.match import Match, next_seat, record_of
from overtable.players.advice import weigh
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, alone, moves
from overtable.players.plans import Table
from overtable.players.player import ask
from overtable.players.registry import make

PLANTED = 25.0
"""How many points a planted blunder costs at least."""
SURE = 160


def blunder(judge: Judge, s: State, seat: int) -> Option | None:
    """The worst answer, if two searches find that it costs enough: what one looked at once only may be luck."""
    first = weigh(judge, s, seat, Random(5), Budget(rounds=SURE))
    worst = first[-1].option
    if 100 * (first[0].chance - first[-1].chance) < PLANTED:
        return None
    again = weigh(judge, s, seat, Random(6), Budget(rounds=SURE), compare=(worst,))
    chance = next(w.chance for w in again if w.option == worst)
    return worst if 100 * (again[0].chance - chance) >= PLANTED else None


def planted(game: Game[Any], seed: int, short: bool = False, bot: str = "regular") -> tuple[Record, int, int]:
    """A game between two bots of which one answers once as badly as it can; which entry that is, and who gave it.

    A short one is broken off soon after that.
    """
    mode = next(iter(game.modes))
    rng = Random(seed)
    setup = Setup(mode=mode, seed=rng.getrandbits(40), seats=game.modes[mode].seats[0])
    record = Record.of(game, setup)
    s: State = game.start(setup)
    players = [make(bot, game, Random(seed + seat)) for seat in range(s.seats)]
    judge, at, who = Judge(game), -1, -1
    after = rng.randint(8, 30)
    while s.result is None and not (short and at >= 0 and len(record.answers) > at + 6):
        seat = next_seat(s)
        option = ask(players[seat], s, seat, rng)
        may_err = at < 0 and len(record.answers) >= after and alone(s, seat) and len(moves(s, seat)) > 2
        if may_err and (bad := blunder(judge, s, seat)) is not None:
            at, who, option = len(record.answers), seat, bad
        record.add(game, seat, option)
        play(s, seat, option)
    return record, at, who


def worst(found: Analysis, seat: int) -> list[int]:
    """The entries of a player's two dearest answers."""
    return [m.n for m in sorted((m for m in found.moments if m.seat == seat), key=lambda m: -m.loss)[:2]]


def hits_of_ten(games: Iterable[tuple[Record, int, int]]) -> int:
    """In how many of the first ten games with something to find the coach names it among the two dearest answers."""
    harmed = list(islice(((record, at, who) for record, at, who in games if at >= 0), 10))
    assert len(harmed) == 10
    return sum(at in worst(analyse(record, rounds=80), who) for record, at, who in harmed)


def test_losses_have_the_names_that_players_know() -> None:
    names = ["", "", "inaccuracy", "mistake", "mistake", "blunder"]
    assert [verdict_of(loss) for loss in (0, 4.9, 5, 10, 14.9, 15)] == names
    assert accuracy(0) == pytest.approx(100, abs=0.01) and accuracy(100) == 0 and 60 < accuracy(10) < 70


def test_a_game_turns_where_the_lead_changes_for_the_last_time() -> None:
    won = Result((0,), "A-RULE")
    changing = [[50, 50], [60, 40], [45, 55], [70, 30], [80, 20], [100, 0]]
    assert turning_point(changing, won, ["0 a"] * 5) == 3
    assert turning_point([[60, 40], [70, 30], [100, 0]], won, ["0 a"] * 2) == 0
    assert turning_point(changing, Result((), "A-RULE"), ["0 a"] * 5) == 0, "a draw"
    assert turning_point(changing, None, ["0 a"] * 5) == 0, "not at its end"


def test_giving_up_while_ahead_is_no_turning_point() -> None:
    given_up = Result((0,), "TABLE-RESIGN")
    assert turning_point([[50, 50], [30, 70], [40, 60], [100, 0]], given_up, ["0 a", "1 b", "1 !resign"]) == 0
    assert turning_point([[50, 50], [30, 70], [60, 40], [100, 0]], given_up, ["0 a", "1 b", "1 !resign"]) == 2


def test_what_reads_the_same_is_not_called_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("overwatch")
    record, at, _ = next(p for seed in range(20) if (p := planted(game, seed, short=True))[1] >= 0)
    s = replay(game, record, upto=at)
    entry = read_entry(record.answers[at], at + 1, s.seats)
    (told,) = decided(game, Judge(game), s, at, entry, (), 40, Random(1))
    assert told.verdict == "blunder" and told.better_text != told.text
    monkeypatch.setattr(type(game), "option_text", lambda *_: "Add a card")
    (told,) = decided(game, Judge(game), s, at, entry, (), 40, Random(1))
    assert told.loss == 0 and not told.verdict


def test_no_answers_are_no_errors() -> None:
    assert player_of([]).accuracy == 100.0


@pytest.fixture(scope="module")
def analysed() -> tuple[Record, int, int, Analysis]:
    game = find("overwatch")
    record, at, who = next(p for seed in range(20) if (p := planted(game, seed, short=True))[1] >= 0)
    return record, at, who, analyse(record, rounds=40, workers=1)


def test_a_planted_blunder_is_among_the_two_dearest_answers(analysed: tuple[Record, int, int, Analysis]) -> None:
    _, at, who, found = analysed
    assert at in worst(found, who)
    moment = next(m for m in found.moments if m.n == at)
    assert moment.verdict in ("mistake", "blunder") and moment.better_text and moment.better != moment.played


def test_the_curve_has_a_point_for_each_entry_and_ends_with_the_result(
    analysed: tuple[Record, int, int, Analysis],
) -> None:
    record, _, _, found = analysed
    for curve in found.curve:
        assert len(curve) == len(record.answers) + 1
        assert all(0 <= p <= 100 for p in curve)
    assert all(p.decisions for p in found.players)
    given_up = Record.of(find("overwatch"), record.setup)
    given_up.answers = record.answers[:2]
    given_up.resign(0)
    assert [curve[-1] for curve in analyse(given_up, rounds=10, workers=1).curve] == [0.0, 100.0]


def test_two_processes_say_what_one_says_and_progress_is_told() -> None:
    record = record_of(Match(game="overwatch", mode="standard", players=("regular", "regular"), seed=4))
    record.answers = record.answers[:14]
    record.hash = ""
    told: list[tuple[int, int]] = []
    alone_ = analyse(record, rounds=10, workers=1, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (len(record.answers), len(record.answers)) and told == sorted(told)
    assert analyse(record, rounds=10, workers=2) == alone_


def test_whole_plans_are_judged_where_both_choose_in_secret() -> None:
    record = record_of(Match(game="overrealm", mode="casual", players=("strong:60", "random"), seed=6))
    found = analyse(record, rounds=24, workers=1)
    assert found.players[0].decisions and found.players[1].decisions
    assert found.players[0].accuracy > found.players[1].accuracy


def test_what_cannot_be_replayed_cannot_be_analysed() -> None:
    record = record_of(Match(game="overwatch", mode="standard", players=("random", "random"), seed=1))
    record.answers[3] = "0 nonsense"
    with pytest.raises(BadRecord):
        analyse(record, rounds=20, workers=1)


@pytest.mark.soak
@pytest.mark.parametrize("game", [g for g in our_games().values() if g.id != "overrealm"], ids=lambda g: g.id)
def test_planted_blunders_are_found_in_eight_of_ten_games(game: Game[Any]) -> None:
    # Players who blunder by themselves would leave nothing to tell the planted one by.
    games = (planted(game, seed, bot="strong:20") for seed in range(40))
    assert hits_of_ten(games) >= (6 if game.id.startswith("overpower") else 8)


def thrown_away(game: Game[Any], seed: int) -> tuple[Record, int, int]:
    """A game of OverRealm in which somebody had a plan that wins against every reply, and followed the worst one."""
    rng = Random(seed)
    setup = Setup(mode="casual", seed=rng.getrandbits(40))
    record = Record.of(game, setup)
    s: State = game.start(setup)
    players = [make("regular", game, Random(seed + seat)) for seat in range(s.seats)]
    at, who, plan = -1, -1, list[Move]()
    while s.result is None:
        seat = next_seat(s)
        if at < 0 and not alone(s, seat) and len(moves(s, seat)) > 2:
            table = Table(Judge(game), seat, Random(7))
            table.think(lambda s=s, seat=seat: redeal(s, seat, rng), Budget(rounds=4))
            least = [min(min(cells[i]) for cells in table.deals) for i in range(len(table.plans))]
            worth = table.worth()
            poorest = min(range(len(worth)), key=worth.__getitem__)
            if max(least) > 0.999 and 100 * (1 - worth[poorest]) >= PLANTED:
                at, who, plan = len(record.answers), seat, list(table.plans[poorest])
        option = moves(s, seat)[plan.pop(0)] if plan and seat == who else ask(players[seat], s, seat, rng)
        record.add(game, seat, option)
        play(s, seat, option)
    return record, at, who


@pytest.mark.soak
def test_a_plan_that_wins_against_every_reply_is_missed_in_eight_of_ten_games() -> None:
    game = find("overrealm")
    assert hits_of_ten(thrown_away(game, seed) for seed in range(160)) >= 8


@pytest.mark.soak
@pytest.mark.parametrize("game", list(our_games().values()), ids=lambda g: g.id)
def test_a_game_that_the_master_wins_has_no_blunder_of_its_own_in_nine_of_ten(game: Game[Any]) -> None:
    mode = next(iter(game.modes))
    won = (
        record
        for seed in range(40)
        if (record := record_of(Match(game=game.id, mode=mode, players=("master:120", "regular"), seed=seed)))
        and (final := replay(game, record)).result is not None
        and final.result.winners == (0,)
    )
    clean = [analyse(record, rounds=80).players[0].blunders == 0 for record in islice(won, 10)]
    assert len(clean) == 10 and sum(clean) >= 9
