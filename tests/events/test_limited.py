"""Events where cards are drafted or opened first: tables, pools, building, and who leaves in the middle."""

import pytest
from msgspec.structs import replace

from events.evening import Evening
from overtable.events import entry as e
from overtable.events.fold import NotAllowed
from overtable.events.setup import Clocks, Doors, EventSetup, Format, Structure, draft_of
from overtable.events.todo import BeginRound, Build, End, OpenDraft, OpenGame, todo
from overtable.lab.match import Match, play_match

SETUP = EventSetup(
    name="Draft night",
    game="overpower-2025",
    mode="venture",
    format=Format(kind="sealed", draft="overpower-draft", draft_mode="sealed"),
    structure=Structure(rounds=2),
    clocks=Clocks(building=600, pick=45),
    entry=Doors(most=20),
)
NAMES = tuple(f"P{n}" for n in range(1, 21))


def started(players: int, setup: EventSetup = SETUP) -> Evening:
    return Evening(setup).enter(*NAMES[:players]).start()


def pools(task: OpenDraft) -> tuple[tuple[str, ...], ...]:
    """What the seats of a real table open or draft."""
    last = []

    def look(s, seat, option) -> None:  # type: ignore[no-untyped-def]
        last[:] = [s]

    seats = ("random",) * len(task.seats)
    play_match(Match(game=task.game, mode=task.mode, players=seats, seed=task.seed), noted=look)
    return tuple(tuple(draft_of(SETUP).pool(last[0], seat)) for seat in range(len(task.seats)))


@pytest.fixture(scope="module")
def building() -> Evening:
    """Three have opened their packs."""
    at = started(3)
    task = todo(at.event)[0]
    assert isinstance(task, OpenDraft)
    at.add(e.Drafted(at=5000, pod=1, pools=pools(task)))
    return at


def again(at: Evening) -> Evening:
    found = Evening(at.event.setup)
    for entry in at.entries:
        found.add(entry)
    return found


@pytest.mark.parametrize(("players", "sizes"), [(2, [2]), (8, [8]), (9, [5, 4]), (17, [6, 6, 5]), (20, [7, 7, 6])])
def test_tables_are_few_and_even(players: int, sizes: list[int]) -> None:
    at = started(players)
    tasks = todo(at.event)
    assert [len(task.seats) for task in tasks if isinstance(task, OpenDraft)] == sizes
    assert sorted(p for task in tasks if isinstance(task, OpenDraft) for p in task.seats) == list(range(1, players + 1))
    assert {task.pick_seconds for task in tasks if isinstance(task, OpenDraft)} == {45}
    assert [task.key for task in tasks] == [f"draft-{n}" for n in range(1, len(sizes) + 1)]
    at.add(e.Opened(at=at.now(), key="draft-1", table="t1"))
    assert [task.key for task in todo(at.event)] == [f"draft-{n}" for n in range(2, len(sizes) + 1)]


def test_who_sits_where_is_drawn_by_the_seed() -> None:
    seats = {started(8, replace(SETUP, seed=seed)).event.pods[0].seats for seed in range(5)}
    assert len(seats) == 5


def test_what_a_table_says_must_fit_its_seats() -> None:
    at = started(9)
    for entry, said in (
        (e.Drafted(at=1, pod=3, pools=()), "there is no draft table 3; there are 2"),
        (e.Drafted(at=1, pod=2, pools=((), ())), "draft table 2 has 4 seats, not 2"),
    ):
        with pytest.raises(NotAllowed) as refused:
            at.add(entry)
        assert refused.value.problems == [said]
    at.add(e.Drafted(at=1, pod=2, pools=((),) * 4))
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Drafted(at=1, pod=2, pools=((),) * 4))
    assert refused.value.problems == ["draft table 2 is done already"]
    assert at.event.status == "drafting"


def test_decks_are_built_of_the_pool_and_whoever_is_late_gets_one(building: Evening) -> None:
    at = again(building)
    assert at.event.status == "building"
    waiting = todo(at.event)
    assert [(task.key, task.at) for task in waiting] == [(f"build-{n}", 605_000) for n in (1, 2, 3)]
    draft = draft_of(SETUP)
    texts = {n: draft.built(at.event.players[n - 1].pool, n) for n in (1, 2)}
    at.add(e.Deck(at=6000, player=1, text=texts[1]))
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Deck(at=6000, player=2, text=texts[1]))
    assert refused.value.problems == draft.check_pool(texts[1], at.event.players[1].pool) != []
    at.add(e.Deck(at=6500, player=2, text=texts[2]))
    late = todo(at.event)
    assert [task.key for task in late] == ["build-3"]
    assert isinstance(late[0], Build)
    with pytest.raises(NotAllowed) as refused:
        at.pair()
    assert refused.value.problems == ["without a deck: P3"]
    at.add(e.Built(at=605_000, player=3, text=draft.built(at.event.players[2].pool, late[0].seed)))
    assert todo(at.event) == [BeginRound(key="round-1", number=1)]
    at.pair()
    game = todo(at.event)[0]
    assert isinstance(game, OpenGame)
    assert game.settings == dict(draft.deck_settings)
    assert set(game.decks) == {at.event.players[p - 1].deck for p in game.seats}


def test_who_leaves_while_cards_are_drafted_is_not_paired() -> None:
    at = started(3)
    task = todo(at.event)[0]
    at.add(e.Drop(at=at.now(), player=3))
    assert todo(at.event) == [task]  # a bot drafts on for the seat
    assert isinstance(task, OpenDraft)
    at.add(e.Drafted(at=at.now(), pod=1, pools=pools(task)))
    assert [t.key for t in todo(at.event)] == ["build-1", "build-2"]
    at.add(e.Drop(at=at.now(), player=2))
    assert todo(at.event) == [End(key="finish")]


def test_the_deck_of_a_bot_is_built_at_once(building: Evening) -> None:
    at = again(building)
    at.add(e.Replaced(at=at.now(), player=2, bot="regular"))
    assert {task.key: task.at for task in todo(at.event)} == {"build-1": 605_000, "build-2": 0, "build-3": 605_000}


def test_without_a_clock_people_build_as_long_as_they_like() -> None:
    at = started(2, replace(SETUP, clocks=Clocks()))
    task = todo(at.event)[0]
    assert isinstance(task, OpenDraft)
    at.add(e.Drafted(at=at.now(), pod=1, pools=pools(task)))
    assert todo(at.event) == []


def test_no_deck_is_brought_and_nobody_comes_late() -> None:
    at = Evening(SETUP)
    with pytest.raises(NotAllowed) as refused:
        at.add(e.Enter(at=1, person="ana", name="Ana", deck="# mine"))
    assert refused.value.problems == ["no deck is brought to this event"]
    going = started(2)
    with pytest.raises(NotAllowed) as refused:
        going.add(e.Late(at=1, person="zoe", name="Zoe"))
    assert refused.value.problems == [
        "the draft is going on", "nobody comes in late where cards were drafted or opened",
    ]  # fmt: skip
