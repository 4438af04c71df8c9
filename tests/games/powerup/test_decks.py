"""Decks as texts."""

import msgspec
import pytest

from games.powerup.decklists import text_of
from overtable.games.powerup import GAMES
from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.decks import listed, read_deck, ready_decks
from overtable.kernel.catalogue import CardError
from overtable.kernel.game import BadSetup, Setup


def test_a_deck_text_is_read_in_several_spellings() -> None:
    deck = read_deck("# My deck\nHeroes:\n2x Cinder Scout\nash runner x3\n\nPower Deck\nTorch\n", ready_set())
    assert deck.name == "My deck"
    assert [(n, c.name) for n, c in deck.cards] == [(2, "Cinder Scout"), (3, "Ash Runner"), (1, "Torch")]
    assert text_of(read_deck(text_of(deck), ready_set())) == text_of(deck)


def test_every_unknown_line_of_a_deck_is_named() -> None:
    with pytest.raises(CardError) as error:
        read_deck("1 Cinder Scoot\n1 Torch\n2 Nobody at all", ready_set())
    assert [p.split(":")[0] for p in error.value.problems] == ["line 1", "line 3"]
    assert "Cinder Scout" in error.value.problems[0]


def test_decks_are_given_by_name_or_as_text() -> None:
    text = ready_decks()["Oathstone: The Long Watch"]
    s = GAMES[0].start(Setup(mode="same-faction", seed=1, decks=("Gearhaven: Full Steam", text)))
    factions = [{GAMES[0].catalogue[s.printing[c]].faction for c in range(first, first + 20)} for first in (0, 40)]
    assert factions == [{"Gearhaven"}, {"Oathstone"}]
    with pytest.raises(BadSetup, match="deck of player 1"):
        GAMES[0].start(Setup(mode="same-faction", seed=1, decks=("Mixed: Four Winds", text)))
    assert GAMES[0].start(Setup(mode="mixed-factions", seed=1, decks=("Mixed: Four Winds", text))).round == 1


def test_a_deck_is_read_once_but_for_cards_of_one_table_alone() -> None:
    game, text = GAMES[0], ready_decks()["Oathstone: The Long Watch"]
    assert listed(text, game.catalogue, False) is listed(text, game.catalogue, False)
    torch = {"type": "power", "cost": 1, "does": [{"do": "draw"}]}
    first = next(line.partition(" ")[2] for line in text.partition("Power Deck")[2].split("\n") if line[:1].isdigit())
    own = text.replace(first, "Torch of One Table")
    for name in ("first", "second"):
        table = Setup(
            mode="same-faction",
            seed=1,
            decks=(own, own),
            cards=[torch | {"id": f"torch-of-the-{name}", "name": "Torch of One Table"}],
        )
        s = game.begin(table)
        assert f"torch-of-the-{name}" in {game.catalogue[row].id for row in s.printing}
    with pytest.raises(BadSetup, match="Torch of One Table"):
        game.begin(msgspec.structs.replace(table, cards=[]))
