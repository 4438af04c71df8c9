"""Options as stable text: what is written into records and sent over wires."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overtable.games import all_games
from overtable.kernel.engine import decisions
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.refs import COMMON_KINDS, OWN, card, index_of, is_ref, kind_of, number, ref, seat, word
from toy import LANTERNS

GAMES: list[Game[Any]] = [LANTERNS, *all_games().values()]


def test_an_option_reads_as_verb_and_things() -> None:
    option = Option("hide", (card(12), seat(1), number(4), word(2)))
    assert LANTERNS.option_id(option) == "hide card:12 seat:1 number:4 word:2"
    assert LANTERNS.option_id(Option("decline")) == "decline"


@given(
    st.sampled_from(["play", "draw_two", "x"]),
    st.lists(st.tuples(st.sampled_from(sorted(COMMON_KINDS)), st.integers(0, 4095))),
)
def test_every_option_comes_back_from_its_id(verb: str, things: list[tuple[int, int]]) -> None:
    option = Option(verb, tuple(ref(kind, index) for kind, index in things))
    assert LANTERNS.parse_option(LANTERNS.option_id(option)) == option


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_what_a_game_offers_comes_back_from_its_id(game: Game[Any]) -> None:
    for mode in game.modes:
        s = game.start(Setup(mode=mode, seed=1, seats=game.modes[mode].seats[0]))
        for decision in decisions(s):
            ids = [game.option_id(o) for o in decision.options]
            assert [game.parse_option(i) for i in ids] == decision.options
            assert len(set(ids)) == len(ids), "two options have the same id"


def test_references_are_never_plain_numbers() -> None:
    assert is_ref(card(0)) and not is_ref(4095)
    assert (kind_of(seat(3)), index_of(seat(3))) == (2, 3)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_the_kinds_of_a_game_have_names_of_their_own(game: Game[Any]) -> None:
    names = [*COMMON_KINDS.values(), *game.kinds]
    assert len(set(names)) == len(names)
    assert all(game.kind_numbers[name] == OWN + i for i, name in enumerate(game.kinds))


@pytest.mark.parametrize("text", ["", " ", "\n"])
def test_an_empty_text_is_no_option(text: str) -> None:
    with pytest.raises(ValueError, match="an option begins with a verb"):
        LANTERNS.parse_option(text)
