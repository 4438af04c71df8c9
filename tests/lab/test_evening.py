"""Whole events between bots: they come out of the seed, whatever breaks them off."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from events.evening import setup_of
from overtable.events.entry import Built, Drafted, Entry, GameEnded
from overtable.events.fold import fold
from overtable.events.record import BadEventRecord
from overtable.events.setup import Doors, EventSetup, Format, Structure
from overtable.games import all_drafts
from overtable.kernel.limited import Limited
from overtable.lab.evening import Book, Evening, told

BOTS = ("random", "greedy")
SETUP = replace(setup_of(5, rounds=3, best_of=3), game="lanterns", mode="short")
pytestmark = pytest.mark.usefixtures("lanterns")


def play(
    setup: EventSetup, known: list[Entry] | None = None, workers: int = 1, bots: tuple[str, ...] = BOTS
) -> Evening:
    evening = Evening(setup, known or ())
    evening.fill(bots, setup.entry.most)
    evening.play(workers)
    return evening


def test_the_same_seed_is_the_same_event() -> None:
    one, other = play(SETUP), play(SETUP)
    assert one.entries == other.entries
    assert one.event.status == "over"
    assert told(one) == told(other)
    assert play(replace(SETUP, seed=1)).entries != one.entries


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_it_does_not_matter_how_many_work_on_it() -> None:
    setup = replace(setup_of(6), seed=4)
    assert play(setup, workers=2, bots=("random",)).entries == play(setup, bots=("random",)).entries


def test_it_goes_on_from_every_entry_and_comes_out_the_same() -> None:
    whole = play(SETUP).entries
    for n in range(0, len(whole), 3):
        assert play(SETUP, whole[:n]).entries == whole


def test_what_is_told_is_what_was_played() -> None:
    evening = play(SETUP)
    found = told(evening)
    assert found.winner == found.players[found.standings[0].player - 1]
    assert found.games == len([e for e in evening.entries if isinstance(e, GameEnded)])
    assert [len(r.matches) for r in found.rounds] == [3, 3, 3]
    assert sum(m.bye for r in found.rounds for m in r.matches) == 3
    wins = sum(m.wins_a + m.wins_b + m.draws for r in found.rounds for m in r.matches if not m.bye)
    assert wins == found.games


def test_the_players_enter_in_turn() -> None:
    assert told(play(SETUP)).players == ["Random 1", "Greedy 1", "Random 2", "Greedy 2", "Random 3"]


def test_a_file_holds_the_event_and_a_cut_one_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "event.txt"
    book = Book(path, SETUP)
    evening = Evening(SETUP, book.known, book.write)
    evening.fill(BOTS, 5)
    evening.play(1)
    whole = path.read_text(encoding="utf-8")
    with pytest.raises(BadEventRecord, match="--resume goes on with it"):
        Book(path, SETUP)
    with pytest.raises(BadEventRecord, match="another event: seed is 0"):
        Book(path, replace(SETUP, seed=1), resume=True)
    for end in (len(whole) // 2, len(whole) - 3, len(whole)):
        path.write_text(whole[:end], encoding="utf-8")
        book = Book(path, SETUP, resume=True)
        again = Evening(SETUP, book.known, book.write)
        again.fill(BOTS, 5)
        again.play(1)
        assert path.read_text(encoding="utf-8") == whole
        assert fold(SETUP, book.known).version == len(book.known)
    assert list(tmp_path.iterdir()) == [path]


WAYS = [(draft, mode) for draft in all_drafts().values() for mode in draft.ways]


@pytest.mark.parametrize(("draft", "mode"), WAYS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_cards_are_drafted_or_opened_decks_built_and_games_played_with_them(draft: Limited[Any], mode: str) -> None:
    setup = EventSetup(
        name="Draft night",
        game=draft.plays,
        mode=draft.plays_mode,
        format=Format(kind=draft.ways[mode], draft=draft.id, draft_mode=mode),
        structure=Structure(rounds=1),
        entry=Doors(most=3),
    )
    evening = Evening(setup)
    evening.fill(("random",), 3)
    evening.play(1)
    drafted = [e for e in evening.entries if isinstance(e, Drafted)]
    built = [e for e in evening.entries if isinstance(e, Built)]
    assert (len(drafted), len(built)) == (1, 3)
    for entry in built:
        player = evening.event.players[entry.player - 1]
        assert draft.check_pool(player.deck, player.pool) == []
    assert told(evening).games == 1
    assert told(evening).errors == 0
    assert sorted(told(evening).draft_tables[0]) == ["Random 1", "Random 2", "Random 3"]
