"""Never stuck; offered is legal; nothing lost; it ends."""

from random import Random
from typing import Any

import pytest

from contract.walks import EVERYWHERE, seats_asked, start, states, walk
from overtable.kernel.codec import encode
from overtable.kernel.ending import why_it_ended
from overtable.kernel.engine import apply, decisions, explain, options, play, why_refused
from overtable.kernel.game import Game
from overtable.kernel.message import Refused
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.refs import card as card_ref
from overtable.kernel.state import State

GAMES_PER_MODE = 12


def assert_nothing_lost(s: State) -> None:
    lying = sorted(card for zone in s.zones for card in zone)
    assert lying == list(range(len(s.printing))), "a card is lost or twice there"
    for number, zone in enumerate(s.zones):
        assert all(s.where[card] == number for card in zone), "a card does not know where it lies"


@EVERYWHERE
def test_a_game_is_never_stuck_loses_nothing_and_ends(game: Game[Any], mode: str) -> None:
    for seed in range(GAMES_PER_MODE):
        for s, seat, _ in walk(game, mode, seed):
            assert_nothing_lost(s)
            if seat < 0:
                assert s.result is not None and not decisions(s)
                assert not s.result.limit, "random play should not need the limit"
                assert why_it_ended(game, s.result, str), "the end needs words in `Game.endings`"
                break
            asked = decisions(s)
            assert [d.seat for d in asked] == seats_asked(s) != []
            for decision in asked:
                assert decision.options, f"{decision.frame} asks and offers nothing"
                assert len(set(decision.options)) == len(decision.options), f"{decision.frame} offers something twice"
                assert 0 <= decision.least <= decision.most


@EVERYWHERE
def test_every_offered_option_applies(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, count=60, every=7):
        before = encode(s)
        for seat in seats_asked(s):
            for option in (*options(s, seat), *s.stack[-1].besides(s, seat)):
                after = s.clone()
                apply(after, seat, option)
                assert_nothing_lost(after)
                assert after.result is not None or seats_asked(after)
        assert encode(s) == before, "a clone shares something with its original"


@EVERYWHERE
def test_whatever_is_not_offered_is_refused_and_changes_nothing(game: Game[Any], mode: str) -> None:
    rng = Random(5)
    stale: list[Option] = [Option("nonsense"), Option("play", (card_ref(4000),))]
    for s in states(game, mode, count=60, every=5):
        before = encode(s)
        asked = seats_asked(s)
        for seat in range(s.seats):
            offered = [*options(s, seat), *s.stack[-1].besides(s, seat)] if seat in asked else []
            nobody = [Option(o.verb, (card_ref(len(s.printing)),)) for o in offered[-1:]]
            for option in [*rng.sample(stale, min(6, len(stale))), Option("pass", (1, 2, 3)), *nobody]:
                if option in offered or (seat in asked and option in s.stack[-1].besides(s, seat)):
                    continue
                with pytest.raises(Refused) as refusal:
                    apply(s, seat, option)
                reason = refusal.value.reason
                assert reason.rule and game.tell(s, reason, seat)
                assert encode(s) == before
            stale = (stale + offered)[-200:]


@EVERYWHERE
def test_what_explain_says_agrees_with_what_is_offered(game: Game[Any], mode: str) -> None:
    for s in states(game, mode, count=40, every=6):
        for seat in seats_asked(s):
            offered = options(s, seat)
            no: list[Any] = []
            assert s.stack[-1].options(s, seat, no) == offered, "collecting refusals changes what is offered"
            assert {o.verb for o in (*offered, *(o for o, _ in no))} <= {*game.verbs, TAKE_BACK}, "a verb without words"
            for option, reason in no:
                assert option not in offered
                assert why_refused(s, seat, option) is not None
                assert game.tell(s, reason, seat)
            usable = {o.refs[0] for o in (*offered, *s.stack[-1].besides(s, seat)) if o.refs}
            for card in range(0, len(s.printing), 5):
                ref = card_ref(card)
                assert (explain(s, seat, ref) == []) == (ref in usable)


@EVERYWHERE
def test_everything_can_be_said_in_words(game: Game[Any], mode: str) -> None:
    """Prompts, options, events and boards never fail, for players and spectators."""
    s = start(game, mode, 3)
    rng = Random(3)
    s.log = []
    while s.result is None:
        for decision in decisions(s):
            assert game.tell(s, decision.prompt, decision.seat)
            texts = [game.option_text(s, o, decision.seat) for o in decision.options]
            assert all(texts)
            for option in decision.options:
                assert game.parse_option(game.option_id(option)) == option
        for watcher in range(s.seats + 1):
            assert game.board(game.view(s, watcher))
        seat = rng.choice(seats_asked(s))
        play(s, seat, rng.choice(options(s, seat)))
    assert s.log
    for event in s.log:
        message = game.describe(event)
        if message is not None:
            assert game.tell(s, message, 0)
