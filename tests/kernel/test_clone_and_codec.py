"""No slot is forgotten: neither by a clone, nor by the bytes, of any game's state."""

from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest

from overtable.games import all_games
from overtable.kernel.codec import decode, encode, fingerprint
from overtable.kernel.engine import decisions, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.state import State
from toy import LANTERNS

GAMES: list[Game[Any]] = [LANTERNS, *all_games().values()]
STATES = [pytest.param(game, mode, id=f"{game.id}-{mode}") for game in GAMES for mode in game.modes]


def middle(game: Game[Any], mode: str) -> State:
    """A state some answers into a game, so that most slots hold something."""
    s: State = game.start(Setup(mode=mode, seed=3, seats=game.modes[mode].seats[0]))
    for n in range(12):
        if s.result is not None:
            break
        decision = decisions(s)[0]
        after = s.clone()
        play(after, decision.seat, decision.options[(n * 7) % len(decision.options)])
        if after.result is None:
            s = after
    return s


def parts(value: Any) -> list[Any]:
    """The containers inside a value that could be changed in place."""
    found: list[Any] = [value] if isinstance(value, list | bytearray | dict) else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    for item in inner:
        found += parts(item)
    return found


@pytest.mark.parametrize(("game", "mode"), STATES)
def test_a_clone_has_every_slot(game: Game[Any], mode: str) -> None:
    s = middle(game, mode)
    new = s.clone()
    for name in type(s).slots():
        assert hasattr(new, name), f"copy_into forgets {name}"
        if name != "log":
            assert getattr(new, name) == getattr(s, name), f"copy_into gives {name} another value"
    assert encode(new) == encode(s)


@pytest.mark.parametrize(("game", "mode"), STATES)
def test_a_clone_takes_each_slot_from_the_state_and_not_from_elsewhere(game: Game[Any], mode: str) -> None:
    """A mark put into one slot of the original arrives in the same slot of the clone, and nowhere else."""
    for name in type(middle(game, mode)).saved():
        s = middle(game, mode)
        value = getattr(s, name)
        if isinstance(value, bool):
            changed: Any = not value
        elif isinstance(value, int):
            changed = value + 17
        elif isinstance(value, list) and name != "zones" and name != "pool":
            changed = [*value, *value[:1]] if value else [*value, 5]
        elif isinstance(value, bytearray):
            changed = bytearray([*value, 3])
        else:
            continue
        setattr(s, name, changed)
        new = s.clone()
        assert getattr(new, name) == changed, f"copy_into loses a change of {name}"


@pytest.mark.parametrize(("game", "mode"), STATES)
def test_a_clone_shares_only_what_is_never_changed_in_place(game: Game[Any], mode: str) -> None:
    """What a state and its clone have in common must stay as it is, however the clone is played on."""
    s = middle(game, mode)
    before = encode(s)
    for seed in range(3):
        new = s.clone()
        common = {id(p) for name in type(s).saved() for p in parts(getattr(new, name))}
        shared = [(name, p, copy(p)) for name in type(s).saved() for p in parts(getattr(s, name)) if id(p) in common]
        rng = Random(seed)
        while new.result is None:
            decision = rng.choice(decisions(new))
            play(new, decision.seat, rng.choice(decision.options))
        assert [name for name, part, was in shared if part != was] == []
        assert encode(s) == before


@pytest.mark.parametrize(("game", "mode"), STATES)
def test_bytes_and_back_is_the_same_state(game: Game[Any], mode: str) -> None:
    s = middle(game, mode)
    back = game.decode(encode(s))
    assert type(back) is type(s)
    for name in type(s).saved():
        assert getattr(back, name) == getattr(s, name), name
        assert type(getattr(back, name)) is type(getattr(s, name)), name
    assert back.layout is s.layout
    assert fingerprint(back) == fingerprint(s)


def test_bytes_and_back_with_a_secret_choice_half_made() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    play(s, 1, options(s, 1)[0])
    back = LANTERNS.decode(encode(s))
    assert back.stack == s.stack
    play(s, 0, options(s, 0)[0])
    play(back, 0, options(back, 0)[0])
    assert encode(back) == encode(s)


def test_caches_are_not_saved() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    before = encode(s)
    decisions(s)
    s.log = []
    assert encode(s) == before


def test_the_fingerprint_sees_every_saved_slot() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    prints = {fingerprint(s)}
    for name in ("epoch", "answers", "dirty", "duels", "arrivals"):
        other = s.clone()
        setattr(other, name, getattr(other, name) + 1)
        prints.add(fingerprint(other))
    assert len(prints) == 6


@pytest.mark.parametrize("cut", [0, 1, 10, -1])
def test_damaged_bytes_are_refused(cut: int) -> None:
    data = encode(LANTERNS.start(Setup(mode="short", seed=3)))
    with pytest.raises((msgspec.DecodeError, msgspec.ValidationError)):
        decode(LANTERNS.state, LANTERNS.frames(), data[:cut])


def test_bytes_of_something_else_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        LANTERNS.decode(msgspec.msgpack.encode(["x"] * 30))
