"""What the coach found, by the numbers of the replay: moves that were taken back lie between."""

from random import Random

import pytest

from overtable.games import find
from overtable.kernel.codec import fingerprint
from overtable.kernel.game import Setup
from overtable.kernel.record import Record, effective, replay, standing
from overtable.lab.coach import Analysis, Moment, Player, analyse
from overtable.server.coach.judged import judgement, what_happened
from overtable.server.table.play import Play
from overtable.server.table.words import Teller
from toy import LANTERNS


def decided(n: int, verdict: str = "mistake") -> Moment:
    return Moment(
        n=n,
        seat=1,
        played="light card:1",
        text="Light · player 1",
        chance=60.0,
        loss=12.0,
        verdict=verdict,  # type: ignore[arg-type]
        better="pass",
        better_text="Pass to player 2" if verdict else "",
        why="It leaves you more lanterns." if verdict else "",
    )


def found(entries: int, *moments: Moment, turned: int = 0) -> Analysis:
    return Analysis(
        game="lanterns",
        rounds=2,
        seed=1,
        players=[Player(accuracy=91.5, decisions=3, inaccuracies=0, mistakes=2, blunders=1)] * 2,
        curve=[[float(n) for n in range(entries + 1)], [100.0 - n for n in range(entries + 1)]],
        moments=list(moments),
        turned=turned,
    )


def test_entries_that_were_taken_back_are_stepped_over() -> None:
    answers = ["0 a", "0 b", "1 c", "1 !back 1", "0 d", "1 e", "1 !resign"]
    told = judgement(found(4, decided(0), decided(1, ""), decided(2), turned=2), answers, str.upper, "at {}".format)
    assert [p.n for p in told.curve] == [0, 1, 5, 6, 7]
    assert told.curve[2].chances == [2.0, 98.0]
    assert [m.n for m in told.moments] == [0, 5], "before the entries 1 and 6; what cost nothing is left out"
    assert (told.turned, told.how) == (5, "at 5")
    assert (told.moments[0].text, told.moments[0].better) == ("LIGHT · PLAYER 1", "PASS TO PLAYER 2")
    assert [(p.seat, p.accuracy, p.mistakes) for p in told.players] == [(0, 91.5, 2), (1, 91.5, 2)]


def test_where_nothing_turned_none_is_told() -> None:
    told = judgement(found(1), ["0 !resign"], str, str)
    assert (told.turned, told.how) == (0, "")


def test_people_have_their_names() -> None:
    told = judgement(found(1, decided(0)), ["1 light card:1"], Teller(LANTERNS, ["Ada", "Bo"], 2).named, str)
    assert (told.moments[0].text, told.moments[0].better) == ("Light · Ada", "Pass to Bo")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_number_leads_to_the_position_that_the_coach_saw(seed: int) -> None:
    """A game of Overwatch with answers taken back again and again: the replay and the coach mean the same positions."""
    game, rng = find("overwatch"), Random(seed)
    play = Play(game, Setup(mode="standard", seed=seed), 1000)
    while len(play.entries) < 24 and not play.over:
        seat = rng.choice(play.asked)
        can, to, _ = play.undo(seat, rated=False)
        if can != "no" and to is not None and rng.random() < 0.3:
            play.adopt(play.prepare_back(seat, to), 2000)
            continue
        decision = play.decision(seat)
        assert decision is not None
        made = play.prepare(seat, [rng.choice([o for o in decision.options if o.verb != "take_back"])])
        assert isinstance(made, list)
        play.adopt(made[0], 2000)
    play.adopt(play.prepare_end(0, "!resign"), 3000)
    record = Record.of(game, play.setup)
    record.answers = play.lines
    assert any("!back" in line for line in record.answers)
    stand = standing(record.answers)
    plain = Record.of(game, play.setup)
    plain.answers = effective(record.answers)
    for k, n in enumerate(stand, 1):
        assert fingerprint(replay(game, plain, k)) == fingerprint(play.state_after(n))
        assert fingerprint(replay(game, plain, k - 1)) == fingerprint(play.state_after(n - 1))
    analysis = analyse(record, 1, seed, 1)
    told = judgement(analysis, record.answers, str, str)
    assert [p.n for p in told.curve] == [0, *stand]
    for moment in told.moments:
        entry = play.entries[moment.n]
        assert entry.seat == moment.seat
        assert game.option_text(play.state_after(moment.n), game.parse_option(entry.what), entry.seat) == moment.text


def test_an_entry_is_told_by_what_it_names_and_else_by_what_came_of_it() -> None:
    """An answer of Overwatch that only says "pass" or "done" is no answer to what turned the game."""
    game, rng = find("overwatch"), Random(4)
    play = Play(game, Setup(mode="standard", seed=4), 1000)
    teller = Teller(game, ["Ada", "Bo"], 2)
    while not play.over:
        seat = rng.choice(play.asked)
        decision = play.decision(seat)
        assert decision is not None
        made = play.prepare(seat, [rng.choice([o for o in decision.options if o.verb != "take_back"])])
        assert isinstance(made, list)
        play.adopt(made[0], 2000)
    told = {n: what_happened(play, teller, n) for n in range(1, len(play.entries) + 1)}
    for n, text in told.items():
        named = " " in play.entries[n - 1].what
        assert text.startswith(("Ada: ", "Bo: ")) if named else text and not text.endswith("."), text
    passed = [n for n, entry in enumerate(play.entries, 1) if entry.what == "pass"]
    assert passed and all("passed" in told[n] for n in passed)
    assert any("Power: Ada" in told[n] for n in passed), "whoever passes last ends the round, and that is told too"
