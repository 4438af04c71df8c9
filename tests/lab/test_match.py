"""One game between players, and what comes back when it breaks."""

from typing import Any

import msgspec
import pytest
import yaml

from overtable.kernel.codec import fingerprint
from overtable.kernel.game import BadSetup
from overtable.kernel.record import Record, replay
from overtable.lab.match import Match, play_match, record_of, seed_of
from toy import LANTERNS, Duel, LanternsGame

MATCH = Match(game="lanterns", mode="short", players=("random", "greedy"), seed=3)


def test_the_same_number_is_the_same_game(lanterns: LanternsGame) -> None:
    assert play_match(MATCH, 5) == play_match(MATCH, 5)
    assert play_match(MATCH, 5) != play_match(MATCH, 6)


def test_seats_alternate_and_decks_go_with_their_players() -> None:
    match = msgspec.structs.replace(MATCH, decks=("one", "two"))
    assert [match.seating(n) for n in range(3)] == [[0, 1], [1, 0], [0, 1]]
    assert match.setup(0).decks == ("one", "two")
    assert match.setup(1).decks == ("two", "one")


def test_paired_games_have_one_setup_and_the_players_change_seats(lanterns: LanternsGame) -> None:
    match = msgspec.structs.replace(MATCH, decks=("one", "two"), paired=True)
    assert match.setup(4) == match.setup(5) != match.setup(6)
    assert match.setup(5).decks == ("one", "two")
    assert [match.seating(n) for n in (4, 5)] == [[0, 1], [1, 0]]


def test_a_clock_tells_how_long_each_player_thought(lanterns: LanternsGame) -> None:
    ticks = iter(range(10_000))
    played = play_match(MATCH, 1, clock=lambda: float(next(ticks)))
    asked = play_match(MATCH, 1)
    assert msgspec.structs.replace(played, seconds=()) == asked
    assert set(played.seconds[0]) == set(played.seconds[1]) == {1.0}
    assert 0 < len(played.seconds[0]) + len(played.seconds[1]) <= played.decisions


def test_winners_are_players_and_not_seats(lanterns: LanternsGame) -> None:
    """The second player has the better deck, wherever it sits."""
    weak, strong = "ember,ember,ember,ember,ember", "beacon,beacon,beacon,beacon,beacon"
    match = Match(game="lanterns", mode="short", decks=(weak, strong))
    assert [play_match(match, n).winners for n in range(4)] == [(1,)] * 4


def test_seeds_of_games_and_players_differ() -> None:
    seeds = {seed_of(s, n, stream) for s in range(10) for n in range(100) for stream in range(3)}
    assert len(seeds) == 3000


def test_the_record_of_a_game_replays_to_its_hash(lanterns: LanternsGame) -> None:
    record = record_of(MATCH, 2)
    assert record.hash == play_match(MATCH, 2).hash == fingerprint(replay(LANTERNS, record))


def test_a_defect_comes_back_with_the_record_that_leads_to_it(
    lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    true_answer = Duel.answer

    def breaks(self: Duel, s: Any, seat: int, option: Any) -> None:
        if s.answers > 6:
            raise ZeroDivisionError("a planted defect")
        true_answer(self, s, seat, option)

    monkeypatch.setattr(Duel, "answer", breaks)
    played = play_match(Match(game="lanterns", mode="short"))
    assert "a planted defect" in played.error
    assert played.winners == () and played.hash == ""
    record = msgspec.convert(yaml.safe_load(played.record), Record)
    assert len(record.answers) == played.decisions >= 7
    with pytest.raises(ZeroDivisionError):
        replay(LANTERNS, record)


def test_a_setup_that_cannot_be_played_is_no_defect(lanterns: LanternsGame) -> None:
    with pytest.raises(BadSetup):
        play_match(Match(game="lanterns", mode="deep"))
