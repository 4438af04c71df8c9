from overtable.lab.bench import bench, random_play, sample
from overtable.lab.coverage import Reached, cover
from overtable.lab.match import Match
from toy import LANTERNS, LanternsGame


def test_a_bench_has_all_its_figures(lanterns: LanternsGame) -> None:
    (b,) = bench([("lanterns", "short")], seconds=0.02, rounds=2)
    assert (b.game, b.mode) == ("lanterns", "short")
    assert b.decisions_per_second >= b.choices_per_second > 0
    assert b.games_per_second > 0
    assert 1 < b.options_per_decision < 5
    assert min(b.clone_us, b.view_us, b.redeal_us, b.encode_us, b.decode_us) > 0
    assert 100 < b.encoded_bytes < 1000


def test_random_play_counts_the_decisions_with_a_choice_apart() -> None:
    pace = random_play(LANTERNS, "short", 1, 0.02)
    assert pace.games > 0
    assert pace.choices < pace.decisions < pace.offered


def test_a_sample_has_states_from_all_parts_of_a_game() -> None:
    states = sample(LANTERNS, "short", 1)
    assert len({s.answers for s in states}) > 5
    assert all(s.result is None for s in states)


def test_cards_and_steps_that_were_reached(lanterns: LanternsGame) -> None:
    reached = cover(Match(game="lanterns", mode="short"), 6)
    assert reached.games == 6
    assert reached.cards_missed(LANTERNS) == []
    assert reached.steps_missed(LANTERNS) == []
    assert set(reached.questions) == {"Duel", "Veil"}
    assert reached.steps["TurnUp"] >= 6


def test_what_was_never_reached_is_told(lanterns: LanternsGame) -> None:
    decks = ("ember,ember,ember,ember", "ember,ember,ember,ember")
    reached = cover(Match(game="lanterns", mode="short", decks=decks), 1)
    assert "beacon" in reached.cards_missed(LANTERNS)
    assert reached.steps_missed(LANTERNS) == ["Veil"]


def test_runs_add_up(lanterns: LanternsGame) -> None:
    reached = Reached()
    for mode in LANTERNS.modes:
        cover(Match(game="lanterns", mode=mode), 1, reached)
    assert reached.games == 2
