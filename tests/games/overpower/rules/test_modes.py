"""Brawl, Skirmish and formats (OP25-MODE); limited play is tested in `limited`."""

import pytest

from games.overpower.decklists import deck, rules
from games.overpower.table import PILE, Player, by_side, empty_hands, hero, pass_out, reach, seated, table
from marks import rule
from overtable.games.overpower.decks.formats import Profile
from overtable.games.overpower.decks.legal import left_out, problems
from overtable.games.overpower.decks.text import dump, load, parse
from overtable.games.overpower.game import GAME
from overtable.games.overpower.state import BRAWL, DRAW, SKIRMISH, VENTURE, zone
from overtable.kernel.game import BadSetup, Setup
from overtable.scenario import scenario


@rule("OP25-MODE-01", "OP25-MODE-02")
def test_modes_leave_out_what_speaks_only_of_what_they_lack() -> None:
    deck = parse(
        dump(load("Camelot's Oath")).partition("\n\n")[0]
        + "\n\n1 Knights of the Round Table\n1 Princess and the Pea\n1 Excalibur\n"
        + "1 Hades: Lord of the Underworld\n51 7 Combat\n"
    )
    assert left_out(deck, VENTURE) == []
    assert set(left_out(deck, BRAWL)) == {
        "Knights of the Round Table",
        "Princess and the Pea",
        "Hades: Lord of the Underworld",
    }
    assert "Princess and the Pea" not in left_out(deck, SKIRMISH)
    s = GAME.start(Setup(mode="brawl", seed=3, decks=(dump(deck), dump(deck))))
    assert len(s.zones[zone(0, DRAW)]) == 52


@rule("OP25-MODE-01", "OP25-MODE-07")
def test_what_a_mode_leaves_out_is_told_to_the_owner_of_the_deck() -> None:
    told = 0
    for mode in ("brawl", "skirmish"):
        for text in GAME.decks(mode):
            s = GAME.start(Setup(mode=mode, seed=1, decks=(text, text)))
            names = GAME.left_out(text, mode)
            notes = GAME.view(s, 0)["notes"]
            assert bool(notes) == bool(names)
            assert all(name in notes[0] for name in names)
            assert GAME.view(s, 2)["notes"] == []
            assert all(note in GAME.board(GAME.view(s, 0)) for note in notes)
            told += len(names)
    assert told


@rule("OP25-MODE-01")
def test_the_full_game_leaves_nothing_out() -> None:
    deck = GAME.decks("venture")[0]
    s = GAME.start(Setup(mode="venture", seed=1, decks=(deck, deck)))
    assert GAME.view(s, 0)["notes"] == [] and GAME.left_out(deck, "venture") == []


@rule("OP25-MODE-01", "OP25-MODE-07")
def test_what_a_brawl_leaves_out() -> None:
    cards = [
        "Princess and the Pea",
        "Master of Escape",
        "Riches of Don Diego de la Vega",
        "Stars Align",
        "Hades: Lord of the Underworld",
        "Knights of the Round Table",
        "Loki",
        "Harbinger's Warning",
    ]
    made = deck(*cards, front="King Arthur; Zorro; Time Traveler", reserve="Jane Porter", size=56)
    assert rules(made) == set() and left_out(made, VENTURE) == []
    kept = {"Riches of Don Diego de la Vega", "Loki"}
    assert set(left_out(made, BRAWL)) == set(cards) - kept
    assert set(left_out(made, SKIRMISH)) == set(cards) - kept - {"Princess and the Pea"}


@rule("OP25-MODE-02")
def test_in_a_brawl_only_the_attack_of_a_card_counts() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["Riches of Don Diego de la Vega"]}, b={"front": ["Merlin"]}, mode="brawl"
    )
    a.does("attack", "Riches of Don Diego de la Vega", "Zorro", "Merlin")
    b.does("decline")
    b.does("take")
    assert b.damage("Merlin") == 7 and b.is_asked and b.pending == "Turn", "nobody is asked for an Objective"


@rule("OP25-MODE-04")
def test_a_brawl_without_anybody_left_is_a_draw() -> None:
    a, _ = table(
        a={"front": [hero("Zorro", hits=["8C", "8C", "3C"])]},
        b={"front": [hero("Hercules", hits=["8C", "8C", "3C"])]},
        mode="brawl",
    )
    from overtable.games.overpower.inplay.effects import BATTLE, start
    from overtable.games.overpower.state import TEAM
    from overtable.games.overpower.words.counting import HitsToKO

    for seat in (0, 1):
        start(a.s, HitsToKO(amount=-1), -1, seat, TEAM + seat, BATTLE)
    a.s.settle()
    assert a.s.result is not None and a.s.result.winners == ()


@rule("OP25-MODE-05", "OP25-MODE-03")
def test_a_brawl_draws_discards_and_places_as_usual() -> None:
    side = {
        "front": ["Hercules", "Zorro", hero("Leonidas", ko=1)],
        "draw": ["8B", "8C", "300", "6C", "1B", "2B", "3B", "4B", *PILE],
    }
    a, b = table(a=side, b=side, mode="brawl", phase="draw")
    assert len(a.hand) == 7 and a.dead == ["300"], "unusable"
    assert a.offered("discard") == ["8 Brute Force", "8 Combat"]
    a.does("discard", "8C")
    seen = reach(a, b, "Turn")
    assert "Place" in seen and "Venture" not in seen and "PreConcession" not in seen


@rule("OP25-MODE-06")
def test_a_skirmish_takes_an_odd_number_of_objectives() -> None:
    with pytest.raises(BadSetup):
        GAME.start(Setup(mode="skirmish", seed=1, settings={"objectives": 4}))
    s = GAME.start(Setup(mode="skirmish", seed=1, settings={"objectives": 7}))
    assert len(s.zones[37]) == 7


@rule("OP25-MODE-10")
def test_in_a_skirmish_a_fallen_team_loses_at_once() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["4B"]},
        b={"front": [hero("Zorro", hits=["8C", "8C"])]},
        mode="skirmish",
        won=[0, 3],
        left=0,
    )
    a.does("attack", "4B", "Hercules", "Zorro")
    b.does("take")
    assert a.has_won and a.s.result.rule == "OP25-MODE-10", "whatever the Objectives say"


@rule("OP25-MODE-12", "OP25-MODE-06")
def test_a_majority_does_not_end_a_skirmish() -> None:
    def won(winner: list[str], **more: object) -> Player:
        a, b = table(
            a={"front": ["Hercules"], "draw": PILE},
            b={"front": [hero("Zorro", current=winner)], "draw": PILE},
            mode="skirmish",
            **more,
        )
        empty_hands(a, b)
        pass_out(a, b)
        return a

    a = won(["5C"], won=[2, 0], stakes=1, left=2)
    assert by_side(a.s.won_stakes, *a.table.seats) == [3, 0] and a.s.result is None
    a = won(["5C"], won=[3, 1], stakes=1, left=0)
    assert a.has_won and by_side(a.s.won_stakes, *a.table.seats) == [4, 1]
    with pytest.raises(Exception, match="OP25-MODE-06"):
        scenario("overpower-2025", "skirmish", 0, settings={"objectives": 4})


@rule("OP25-MODE-26", "OP25-MODE-15")
def test_an_organiser_makes_a_format() -> None:
    heavy = deck(front="Zeus; Hercules; Leonidas", reserve="Zorro", size=40)
    assert problems(heavy, Profile(name="The club's own", threat=90, least=40)) == []
    assert [p[:12] for p in problems(heavy, Profile(name="Stricter", threat=80, least=40))] == ["OP25-DECK-03"]
    assert rules(deck(front="Zeus; Hercules; Leonidas", reserve="Zorro"), "Legacy") == set()


@pytest.mark.parametrize("mode", ["venture", "brawl", "skirmish"])
@rule("OP25-MODE-27", "OP25-MODE-06", "OP25-SETUP-05")
def test_a_constructed_deck_is_played_in_every_mode(mode: str) -> None:
    text = dump(deck("Stars Align", "Princess and the Pea", size=56))
    a, b = seated(scenario("overpower-2025", mode, 0, decks=(text, text)))
    reach_choice = a if a.is_asked else b
    reach_choice.does("go_first")
    assert a.s.battle == 1 and len(a.s.zones[37]) == (5 if mode == "skirmish" else 0)
    assert a.missions == ((7, 0, 0) if mode == "venture" else (0, 0, 0))
    size = {"venture": 56, "brawl": 54, "skirmish": 55}[mode]
    assert len(a.draw_pile) + len(a.hand) + len(a.dead) == size, "what the mode has no use for is left out"
