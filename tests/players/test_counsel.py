"""The best two answers: they are offered, they differ, and something is said for each."""

from random import Random
from typing import Any

from contract.walks import PLAYED, seats_asked, states
from overtable.games import find
from overtable.kernel.engine import options
from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.players.advice import Weighed, figures, kept, looks, reasons, sentence
from overtable.players.counsel import best_two, careful, in_games
from overtable.players.judge import Judge
from overtable.players.moves import alone, move_of, moves


@PLAYED
def test_two_answers_that_are_offered_and_differ(game: Game[Any], mode: str) -> None:
    asked = 0
    for s in states(game, mode, 4, every=7, seed=2):
        seat = seats_asked(s)[0]
        found = best_two(game, redeal(s, seat, Random(1)), seat, Random(2), None, rounds=4)
        if len(moves(s, seat)) < 2:
            assert found == []
            continue
        asked += 1
        assert len(found) == 2
        assert all(c.option in options(s, seat) and 0 <= c.chance <= 100 for c in found)
        best, second = found
        assert move_of(s, best.option) != move_of(s, second.option)
        assert best.chance >= second.chance and best.why and second.why
    assert asked or game.id == "lanterns"


def test_the_same_seed_and_rounds_give_the_same_counsel() -> None:
    game = find("overwatch")
    found = ((s, seats_asked(s)[0]) for s in states(game, "standard", 40, every=5))
    s, seat = next((s, seat) for s, seat in found if alone(s, seat) and len(moves(s, seat)) > 3)
    one, other = (best_two(game, redeal(s, seat, Random(1)), seat, Random(7), None, rounds=30) for _ in range(2))
    assert one == other and len(one) == 2


@PLAYED
def test_two_answers_are_compared_however_short_the_time(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, 6, every=9, seed=3):
        seat = seats_asked(s)[0]
        if len(moves(s, seat)) > 1:
            assert len(best_two(game, redeal(s, seat, Random(1)), seat, Random(2), seconds=0.0)) == 2


def test_what_was_hardly_looked_at_does_not_come_first() -> None:
    seen, glimpsed = Weighed(Option("pass"), 0.5, 200), Weighed(Option("draw"), 0.55, 2)
    assert careful(seen) > careful(glimpsed)
    assert careful(Weighed(Option("draw"), 0.55, 200)) > careful(seen)


def test_a_lead_without_a_figure_is_told_in_games() -> None:
    assert in_games(0, "next") == "It is about as good as the next one."
    assert in_games(1, "next") == "It wins about 1 game in a hundred more than the next one."
    assert in_games(-4, "first") == "It wins about 4 games in a hundred fewer than the first one."


@PLAYED
def test_a_reason_is_never_the_opposite_of_what_is_seen(game: Game[Any], mode: str) -> None:
    """Weights that were fitted beside others may point the wrong way; what is said goes by the figures themselves."""
    judge = Judge(game)
    for s in states(game, mode, 6, every=9, seed=3):
        seat = seats_asked(s)[0]
        better, *others = moves(s, seat).values()
        for than in others[:2]:
            said = reasons(judge, s, seat, better, than, Random(4))
            deals = looks(s, seat, Random(4))
            for text in said:
                if text == kept(judge, s, seat, better, than):
                    continue  # it goes by the cards themselves
                words = game.feature_words
                mine = text in {gain.own for gain in words.values()}
                names = [n for n, gain in words.items() if text == (gain.own if mine else gain.theirs)]
                moved = 0.0
                for dealt, luck in deals:
                    one, other = (figures(judge, dealt, seat, o, luck) for o in (better, than))
                    for name in names if one and other else ():
                        gain = one[name][1] - other[name][1] if mine else other[name][2] - one[name][2]
                        moved += -gain if name in game.feature_burdens else gain
                assert names and moved > 0, (text, moved)


@PLAYED
def test_words_and_burdens_name_figures_that_there_are(game: Game[Any], mode: str) -> None:
    assert set(game.feature_words) <= set(game.feature_names)
    assert game.feature_burdens <= set(game.feature_words)


def test_reasons_are_one_sentence() -> None:
    assert sentence([]) == ""
    assert sentence(["gives you more Power"]) == "It gives you more Power."
    both = ["gives you more Power", "leaves your opponent fewer shields"]
    assert sentence(both) == "It gives you more Power and leaves your opponent fewer shields."


def test_cards_that_an_answer_keeps_are_named() -> None:
    game = find("overpower-2025")
    for s in states(game, "venture", 60, every=1, seed=3):
        seat = seats_asked(s)[0]
        gone = {o.refs[0]: o for o in options(s, seat) if o.verb == "place"}
        names = {game.name_of(s, r, seat) for r in gone}
        if 1 < len(names) == len(gone):
            (_, better), (other, than) = list(gone.items())[:2]
            assert kept(Judge(game), s, seat, better, than) == f"keeps {game.name_of(s, other, seat)} in your hand"
            assert kept(Judge(game), s, seat, better, better) == ""
            return
    raise AssertionError("nobody could place one of two cards")
