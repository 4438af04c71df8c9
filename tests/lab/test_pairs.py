"""Paired setups: the same deal twice, decks shared fairly, and broken games that count for nobody."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from contract.walks import PLAYED
from lab.bouts import fought
from overtable.games import all_games
from overtable.kernel.game import BadSetup, Game, Mode
from overtable.lab.pairs import Bout, Score, check, decks_for, digest_of, fight, match_of
from overtable.players.registry import NoSuchPlayer
from toy import LanternsGame, TurnUp

BOUT = Bout(game="lanterns", mode="short", players=("random", "greedy"), seed=3, setup=4)


@PLAYED
def test_a_bout_is_played_in_every_game_and_mode_for_two(
    game: Game[Any], mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(all_games(), game.id, game)
    check(game, mode, ("random",))
    done = fight(Bout(game=game.id, mode=mode, players=("random", "random"), seed=1, setup=0))
    assert [g.error for g in done.games] == ["", ""]
    assert all(g.points in (0, 0.5, 1) and g.decisions > 0 and g.hash for g in done.games)
    assert all(times.answers > 0 for times in done.times)


def test_a_bout_depends_on_its_seed_and_number_alone(lanterns: LanternsGame) -> None:
    one, again = fight(BOUT), fight(BOUT)
    other = fight(msgspec.structs.replace(BOUT, setup=5))
    assert one.games == again.games and digest_of([one]) == digest_of([again])
    assert digest_of([one]) != digest_of([other])


def test_every_pair_of_players_plays_the_same_setups(lanterns: LanternsGame) -> None:
    others = msgspec.structs.replace(BOUT, players=("greedy", "random"))
    assert match_of(BOUT).setup(8) == match_of(others).setup(9)


def test_both_players_play_both_decks() -> None:
    bout = Bout(game="power-up", mode="same-faction", players=("random", "greedy"), seed=1, setup=2)
    match = match_of(bout)
    assert match.decks == match.setup(4).decks == match.setup(5).decks
    assert len(set(match.decks)) == 2


@pytest.mark.parametrize("n", [2, 3, 5])
def test_over_the_setups_every_deck_meets_every_other_from_both_seats(n: int) -> None:
    decks = [f"deck {i}" for i in range(n)]
    met = Counter(decks_for(decks, setup) for setup in range(2 * n * (n - 1)))
    assert len(met) == n * (n - 1) and set(met.values()) == {2}
    assert all(a != b for a, b in met)


def test_one_deck_is_for_both_and_no_deck_for_nobody() -> None:
    assert decks_for(["only"], 7) == ("only", "only")
    assert decks_for([], 7) == ()


def test_the_better_player_wins_from_both_seats_and_its_points_are_its_own() -> None:
    bout = Bout(game="overwatch", mode="standard", players=("greedy", "random"), seed=1, setup=0)
    turned = msgspec.structs.replace(bout, players=("random", "greedy"))
    assert [g.points for g in fight(bout).games] == [1, 1]
    assert [g.points for g in fight(turned).games] == [0, 0]


def test_a_game_that_breaks_off_is_an_error_and_no_win(lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: TurnUp, s: object) -> None:
        raise ZeroDivisionError("a planted defect")

    monkeypatch.setattr(TurnUp, "run", breaks)
    done = fight(BOUT)
    assert [g.points for g in done.games] == [None, None]
    assert all("a planted defect" in g.error for g in done.games)
    assert sorted(done.records) == [8, 9] and "answers" in done.records[8]
    score = Score(players=BOUT.players)
    score.add(done)
    assert (score.games, score.wins, score.losses, score.errors) == (0, 0, 0, 2)


def test_the_other_game_of_a_broken_setup_still_counts() -> None:
    score = Score(players=("a", "b"))
    score.add(fought(0, 1, None))
    score.add(fought(1, 0.5, 0))
    assert (score.wins, score.draws, score.losses, score.errors) == (1, 1, 1, 1)
    assert score.share.share == 0.5 and score.share.games == 3


def test_what_cannot_be_played_is_refused(lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoSuchPlayer, match="no player is called 'oracle'"):
        check(lanterns, "short", ("random", "oracle"))
    monkeypatch.setattr(LanternsGame, "modes", {"crowd": Mode("Crowd", "Many.", seats=(3, 4))})
    with pytest.raises(BadSetup, match="is not for two players"):
        check(lanterns, "crowd", ("random",))
