"""Same seed, same game: replayed from its record, through encode and decode, on clones, from a file."""

from pathlib import Path
from typing import Any

from contract.walks import EVERYWHERE, start, walk
from overtable.kernel.codec import encode, fingerprint
from overtable.kernel.engine import decisions, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.record import Record, load_record, replay, save_record


@EVERYWHERE
def test_the_same_answers_lead_to_the_same_state(game: Game[Any], mode: str, tmp_path: Path) -> None:
    for seed in range(3):
        first = start(game, mode, seed)
        record = Record.of(game, Setup(mode=mode, seed=seed, seats=first.seats))
        answers = []
        for s, seat, option in walk(game, mode, seed):
            if seat < 0:
                record.hash = fingerprint(s)
                break
            answers.append((seat, option))
            record.add(game, seat, option)

        cloned = start(game, mode, seed)
        coded = start(game, mode, seed)
        for seat, option in answers:
            cloned = cloned.clone()
            play(cloned, seat, option)
            coded = game.decode(encode(coded))
            play(coded, seat, option)
        assert fingerprint(cloned) == record.hash
        assert fingerprint(coded) == record.hash

        path = tmp_path / "game.yaml"
        save_record(record, path)
        assert fingerprint(replay(game, load_record(path))) == record.hash


@EVERYWHERE
def test_a_decoded_state_is_the_same_in_every_respect(game: Game[Any], mode: str) -> None:
    for s, seat, _ in walk(game, mode, 11):
        if seat < 0:
            break
        again = game.decode(encode(s))
        assert encode(again) == encode(s)
        assert decisions(again) == decisions(s)
        assert all(game.view(again, w) == game.view(s, w) for w in range(s.seats + 1))


@EVERYWHERE
def test_different_seeds_are_different_games(game: Game[Any], mode: str) -> None:
    assert len({fingerprint(start(game, mode, seed)) for seed in range(5)}) == 5
