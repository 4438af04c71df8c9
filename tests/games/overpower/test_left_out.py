"""Brawl and Skirmish leave cards out of a deck, and say so to its owner alone."""

from marks import rule
from overtable.games.overpower.game import GAME
from overtable.kernel.game import Setup


@rule("OP25-MODE-01", "OP25-MODE-07")
def test_what_a_mode_leaves_out_is_told_to_the_owner_of_the_deck() -> None:
    told = 0
    for mode in ("brawl", "skirmish"):
        for deck in GAME.decks(mode):
            s = GAME.start(Setup(mode=mode, seed=1, decks=(deck, deck)))
            names = GAME.left_out(deck, mode)
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
