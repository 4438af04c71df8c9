"""Fair ground: a bot's deals hang on nothing that its seat does not know.

States that look alike give the same deals for the same chance; where decks are secret, also when the unseen cards of
others are quite different ones.
"""

from random import Random
from typing import Any

import pytest

from contract.walks import EVERYWHERE, GAMES, seats_asked, start, states
from overtable.kernel.codec import encode
from overtable.kernel.engine import options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.limited import Limited
from overtable.kernel.redeal import dealing, redeal
from overtable.kernel.state import State
from overtable.players.player import ask
from overtable.players.registry import make

STATES = 120
ANSWERS = 12

WITH_DECKS = pytest.mark.parametrize(
    ("game", "mode"),
    [
        pytest.param(game, mode, id=f"{game.id}/{mode}")
        for game in GAMES.values()
        if game.imagine is not None and not isinstance(game, Limited)  # a draft has packs, and nobody's decks
        for mode in game.modes
    ],
)
DRAFTS = pytest.mark.parametrize(
    ("draft", "mode"),
    [
        pytest.param(draft, mode, id=f"{draft.id}/{mode}")
        for draft in GAMES.values()
        if isinstance(draft, Limited)
        for mode in draft.modes
    ],
)


def some_bot(game: Game[Any]) -> str:
    """Who looks at what could be, and answers at once."""
    return "drafter" if isinstance(game, Limited) else "greedy"


def rows(s: State) -> list[int]:
    return list(s.printing)


@EVERYWHERE
def test_states_that_look_alike_give_the_same_deals(game: Game[Any], mode: str) -> None:
    rng = Random(31)
    for s in states(game, mode, count=STATES, every=5):
        for watcher in range(s.seats + 1):
            other = redeal(s, watcher, rng)
            seed = rng.getrandbits(32)
            deal, same = (dealing(one, watcher, Random(seed)) for one in (s, other))
            assert [encode(deal()) for _ in range(2)] == [encode(same()) for _ in range(2)]


@EVERYWHERE
def test_a_bot_answers_states_that_look_alike_with_one_answer(game: Game[Any], mode: str) -> None:
    rng = Random(37)
    for s in states(game, mode, count=ANSWERS, every=13):
        for seat in seats_asked(s):
            other = redeal(s, seat, rng)
            answers = [ask(make(some_bot(game), game, Random(5)), one, seat, Random(5)) for one in (s, other)]
            assert answers[0] == answers[1]


@DRAFTS
def test_what_nobody_has_shown_at_a_draft_is_imagined_and_not_taken_from_others(draft: Limited[Any], mode: str) -> None:
    """What a seat does not know is not the true cards in another order: a bot would know what others hold.

    Where packs come from a box of which everybody knows the cards, that holds of what lies in shut packs.
    """
    rng = Random(43)
    for s in states(draft, mode, count=ANSWERS, every=7):
        boxed = any(zone.name == "box" for zone in s.layout)
        for watcher in range(s.seats + 1):
            hidden = [c for c, label in enumerate(s.pool[watcher]) if label]
            if boxed:
                hidden = [c for c in hidden if s.layout[s.where[c]].name == "shut packs"]
            deals = [redeal(s, watcher, rng) for _ in range(4)]
            assert all(
                dealt.printing[c] == s.printing[c] for dealt in deals for c, n in enumerate(s.pool[watcher]) if not n
            )
            if len(hidden) > s.seats * 3:
                true = sorted(s.printing[c] for c in hidden)
                assert any(sorted(dealt.printing[c] for c in hidden) != true for dealt in deals)


@WITH_DECKS
def test_what_was_seen_stays_and_what_was_not_is_imagined(game: Game[Any], mode: str) -> None:
    """With secret decks the rows of a deal are not those of the true deck; with open lists they are."""
    for number, setting in enumerate((False, True)):
        s: Any = game.start(Setup(mode=mode, seed=4, settings={"open_lists": setting}))
        rng = Random(number)
        for _ in range(60):
            seat = seats_asked(s)[0]
            play(s, seat, rng.choice(options(s, seat)))
        deals = [redeal(s, 0, rng) for _ in range(12)]
        known = [c for c in range(len(s.printing)) if s.pool[0][c] == 0]
        assert all([dealt.printing[c] for c in known] == [s.printing[c] for c in known] for dealt in deals)
        assert all(sorted(rows(dealt)) == sorted(rows(s)) for dealt in deals) is setting


@WITH_DECKS
def test_ones_own_deck_is_never_imagined(game: Game[Any], mode: str) -> None:
    s = start(game, mode, 6)
    dealt = redeal(s, 0, Random(1))
    own = [c for c in range(len(s.printing)) if s.layout[s.where[c]].owner == 0]
    assert sorted(dealt.printing[c] for c in own) == sorted(s.printing[c] for c in own)


@WITH_DECKS
def test_unseen_decks_that_differ_give_the_same_deals_and_the_same_answer(game: Game[Any], mode: str) -> None:
    rng, differ = Random(41), 0
    for s in states(game, mode, count=ANSWERS, every=17):
        for seat in seats_asked(s):
            other = redeal(s, seat, rng)
            differ += sorted(rows(other)) != sorted(rows(s))
            assert rows(redeal(s, seat, Random(2))) == rows(redeal(other, seat, Random(2)))
            answers = [ask(make("greedy", game, Random(5)), one, seat, Random(5)) for one in (s, other)]
            assert answers[0] == answers[1]
    assert differ


@WITH_DECKS
def test_open_lists_are_told_to_everybody_and_secret_ones_to_nobody(game: Game[Any], mode: str) -> None:
    for setting in (True, False):
        s: Any = game.start(Setup(mode=mode, seed=4, settings={"open_lists": setting}))
        for watcher, others in enumerate(([2], [1], [1, 2])):
            told = [n for n in game.view(s, watcher)["notes"] if n.startswith("The deck of player")]
            assert [int(n.split()[4].rstrip(":")) for n in told] == (others if setting else [])
