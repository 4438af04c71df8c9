"""Pods: a draft, decks of its pools, games between them; the same whoever computes, kept in a file, taken up again."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from overtable.games import all_drafts
from overtable.lab.podbook import BadPodbook, Podbook, play_pods
from overtable.lab.pods import Wanted, lengths, play_pod, ring

WANTED = Wanted(
    draft="power-up-draft", mode="draft", drafters=("random", "first-pick") * 2, seed=3, player="random", paired=True
)


def test_every_deck_plays_its_neighbours_once_from_each_seat() -> None:
    assert ring(4) == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert Counter(a for a, _ in ring(8)) == Counter(b for _, b in ring(8)) == Counter(range(8))


def test_a_pod_is_made_by_its_seed_and_number_alone() -> None:
    one = play_pod(WANTED, 0)
    assert one == play_pod(WANTED, 0)
    assert one != play_pod(msgspec.structs.replace(WANTED, seed=4), 0)
    assert len(one.decks) == 4 and len(one.games) == 4
    assert all(game.points in (0, 0.5, 1) and game.end and game.rounds > 0 for game in one.games)
    draft = all_drafts()[WANTED.draft]
    assert all(draft.parts(deck) for deck in one.decks)


def test_in_the_second_of_a_pair_the_drafters_sit_one_seat_further() -> None:
    assert [WANTED.drafter(0, seat) for seat in range(4)] == ["random", "first-pick", "random", "first-pick"]
    assert [WANTED.drafter(1, seat) for seat in range(4)] == ["first-pick", "random", "first-pick", "random"]
    alone = msgspec.structs.replace(WANTED, paired=False)
    assert [alone.drafter(1, seat) for seat in range(2)] == ["random", "first-pick"]
    alike = msgspec.structs.replace(WANTED, drafters=("first-pick",) * 4)
    assert play_pod(alike, 0).decks == play_pod(alike, 1).decks, "the same packs, and nobody else sits there"


def test_who_strays_drafts_something_else() -> None:
    straying = msgspec.structs.replace(WANTED, drafters=("first-pick",) * 4, straying=0.5)
    still = msgspec.structs.replace(straying, straying=0.0)
    assert play_pod(straying, 0).decks != play_pod(still, 0).decks


def test_overpower_is_drafted_and_played_too() -> None:
    pod = play_pod(
        Wanted(draft="overpower-draft", mode="draft", drafters=("drafter", "random"), seed=1, player="random"), 0
    )
    draft = all_drafts()["overpower-draft"]
    for deck in pod.decks:
        parts = draft.parts(deck)
        assert len(parts) > 40 and sum(draft.prior(card) for card in parts) > 0


def test_lengths_tell_who_began_and_how_games_ended() -> None:
    found = lengths([play_pod(WANTED, n) for n in range(2)])
    assert found.games == 8 == sum(found.ends.values())
    assert found.rounds > 1 and 0 <= found.first <= 1


def test_a_run_is_taken_up_where_it_stopped_and_is_the_same(tmp_path: Path) -> None:
    whole = play_pods(WANTED, 4, workers=1)
    path = tmp_path / "runs" / "pods.jsonl"
    steps: list[int] = []
    assert play_pods(WANTED, 2, 1, book=Podbook(path, WANTED)) == whole[:2]
    path.write_bytes(path.read_bytes() + b'{"number":2,"de')
    book = Podbook(path, WANTED)
    assert sorted(book.known) == [0, 1]
    assert play_pods(WANTED, 4, 1, steps.append, book) == whole
    assert steps == [2, 1, 1]
    assert sorted(Podbook(path, WANTED).known) == [0, 1, 2, 3]


def test_the_number_of_workers_changes_nothing() -> None:
    assert play_pods(WANTED, 3, workers=2) == play_pods(WANTED, 3, workers=1)


def test_runs_are_not_mixed_and_broken_lines_are_told(tmp_path: Path) -> None:
    path = tmp_path / "pods.jsonl"
    play_pods(WANTED, 2, 1, book=Podbook(path, WANTED))
    with pytest.raises(BadPodbook, match="no run of these words"):
        Podbook(path, msgspec.structs.replace(WANTED, seed=9))
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], "nonsense", *lines[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadPodbook, match="line 2 is broken"):
        Podbook(path, WANTED)
