"""What is kept of a row, and the short ways to an answer, say what is found without them."""

import pytest

from contract.walks import walk
from overtable.games import find
from overtable.games.overwatch.board import LINES
from overtable.games.overwatch.facts import IS_FIELD, SKILLS, ULTIMATE
from overtable.games.overwatch.heroes.rows import all_of, look, row
from overtable.games.overwatch.state import owner
from overtable.games.overwatch.words.harm import DefeatChosen, Harm
from overtable.games.overwatch.words.run import could_do_something
from overtable.games.overwatch.words.word import Use, Word
from overtable.kernel.codec import encode

GAME = find("overwatch")


@pytest.mark.parametrize("mode", GAME.modes)
def test_whoever_comes_goes_falls_or_stands_up_is_noticed(mode: str) -> None:
    for seed in range(8):
        earlier = None
        for s, _, _ in walk(GAME, mode, seed):
            for state in filter(None, (s, earlier)):
                kept, sides = [row(state, line) for line in range(LINES)], [all_of(state, side) for side in range(2)]
                anew = GAME.decode(encode(state))
                assert kept == [look(anew, line) for line in range(LINES)]
                assert sides == [all_of(anew, side) for side in range(2)]
            earlier = s.clone()


@pytest.mark.parametrize("mode", GAME.modes)
def test_the_short_way_to_an_effect_says_what_the_long_way_says(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OW-ULT-10: a word that plainly hits one of those who could be chosen is not tried with each of them."""
    asked = []
    for seed in range(2):
        for s, _, _ in walk(GAME, mode, seed):
            for user in [c for c, place in enumerate(s.at) if place >= 0 and not IS_FIELD[s.printing[c]]]:
                row = s.printing[user]
                for ability in (ULTIMATE[row], *SKILLS[row]):
                    use = Use(ability, user, owner(s, user), x=1)
                    asked.append((s.clone(), use, could_do_something(s, use)))
    for word in (Harm, DefeatChosen):
        monkeypatch.setattr(word, "hits_any_of", Word.hits_any_of)
    assert all(could_do_something(s, use) == said for s, use, said in asked)
