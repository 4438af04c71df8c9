"""What is kept from one question to the next, and what is not looked at because nothing in play concerns it: the
answers that are offered are the same without either."""

from collections.abc import Iterator
from random import Random

import pytest

from overtable.games import find
from overtable.games.overpower.attack import facts
from overtable.games.overpower.inplay import legality
from overtable.games.overpower.phases.discard import Duplicates
from overtable.games.overpower.state import CHARACTERS, Overpower, hand, team
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Setup
from overtable.kernel.redeal import redeal

GAMES = ("overpower-2025", "overpower-classic")


def questions(game_id: str, games: int) -> Iterator[tuple[Overpower, int]]:
    """The questions of some random games with ready decks, each with the seat that is asked."""
    game = find(game_id)
    for seed in range(games):
        chance = Random(seed)
        mode = "golden-age" if "golden-age" in game.modes and seed % 3 == 2 else next(iter(game.modes))
        names = game.decks(mode)
        s = game.start(Setup(mode=mode, seed=seed, seats=2, decks=(chance.choice(names), chance.choice(names))))
        while s.result is None:
            mask = asking(s)
            seat = (mask & -mask).bit_length() - 1
            yield s, seat
            play(s, seat, chance.choice(options(s, seat)))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_an_answer_gathered_for_the_next_question_changes_nothing(game_id: str) -> None:
    kept = 0
    for s, seat in questions(game_id, 4):
        other = redeal(s, 1 - seat, Random(s.answers))
        if s.gathered is not None and s.gathered[0] is s.stack[-1]:
            kept += 1
            assert other.gathered is None, "another hand may lie there"
            assert isinstance(s.stack[-1], Duplicates)
            assert s.stack[-1].able(s, seat) == s.stack[-1].able(s.clone(), seat)
        assert options(s, seat) == options(s.clone(), seat)
    assert kept > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_who_could_play_what_is_the_same_when_all_in_play_is_looked_at(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = 0
    for s, seat in questions(game_id, 6):
        if not s.kinds:
            continue  # nothing in play could say anything
        pairs = [(c, ch) for c in hand(s, seat) for ch in team(s, seat)]
        short = [legality.could_play(s, c, ch) for c, ch in pairs]
        with monkeypatch.context() as all_of_it:
            for name in ("GIVES", "TAKES", "TAKES_TEAMWORK"):
                all_of_it.setattr(legality, name, -1)
            assert [legality.could_play(s, c, ch) for c, ch in pairs] == short
        looked += len(pairs)
    assert looked > 500


@pytest.mark.parametrize("game_id", GAMES)
def test_who_may_be_attacked_is_the_same_when_all_in_play_is_looked_at(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for s, seat in questions(game_id, 6):
        if not s.kinds or type(s.stack[-1]).__name__ not in ("Turn", "SecondPass", "FollowUp"):
            continue
        short = options(s, seat)
        with monkeypatch.context() as all_of_it:
            all_of_it.setattr(facts, "WHOM", -1)
            assert options(s, seat) == short


@pytest.mark.parametrize("game_id", GAMES)
def test_what_print_says_is_kept_for_cards_as_they_are_printed(game_id: str) -> None:
    for s, _ in questions(game_id, 2):
        last = s
    everybody = [last.faces[last.printing[ch]] for ch in range(CHARACTERS)]
    for c in range(CHARACTERS, len(last.printing)):
        f = last.faces[last.printing[c]]
        assert all(legality.named_or_met(f, who) == able for who, able in f.users.items())
        assert all(f.through[g] == tuple(t for t in f.types if g[t] >= f.value) for g in f.through)
        for ch, who in enumerate(everybody):
            if legality.named_or_met(f, who):
                assert legality.by_print(last, f, ch) == legality.code_allows(last, f, ch)
