"""What an event allows when, and what it says when it does not: nothing is changed then."""

import pytest
from msgspec.structs import replace

from events.evening import Evening, setup_of
from overtable.events import entry as e
from overtable.events.fold import NotAllowed
from overtable.events.making import bots_of, leaving, next_round, starting
from overtable.events.setup import Bots, Clocks, Doors, EventSetup
from overtable.events.todo import Begin, BeginRound, CallOff, CloseRound, OpenGame, todo

FOUR = ("Ana", "Ben", "Cleo", "Dora")
RATINGS = {"Ana": 4.0, "Ben": 3.0, "Cleo": 2.0, "Dora": 1.0}


def with_doors(doors: Doors, **changes: object) -> Evening:
    return Evening(replace(setup_of(8), entry=doors, **changes))


def refused(at: Evening, entry: e.Entry) -> list[str]:
    before = at.event
    with pytest.raises(NotAllowed) as error:
        at.add(entry)
    assert at.event is before
    return error.value.problems


def four(**structure: object) -> Evening:
    return Evening(setup_of(8, **structure)).enter(*FOUR, ratings=RATINGS).start()


def test_all_reasons_are_told_at_once() -> None:
    at = with_doors(Doors(kind="code", code="friday", most=2)).event
    full = Evening(at.setup)
    for name in ("Ana", "Ben"):
        full.add(e.Enter(at=1, person=name.lower(), name=name, code="friday"))
    assert refused(full, e.Enter(at=2, person="ana", name="ANA", code="monday", deck="# x")) == [
        "this is not the code of the event",
        "ANA has entered already",
        "all 2 places are taken",
        "no deck is brought to this event",
    ]


def test_a_name_is_given_once_and_a_number_never_again() -> None:
    at = Evening(setup_of(4)).enter("Ana", "Ben")
    assert refused(at, e.Enter(at=1, person="other", name="ana")) == ["ana is the name of another player of this event"]
    at.add(e.Leave(at=2, player=2))
    assert refused(at, e.Leave(at=3, player=2)) == ["Ben has left"]
    at.enter("Ben")
    assert [p.number for p in at.event.active] == [1, 3]
    at.add(e.Remove(at=4, player=1, by="Host", why="asked to"))
    assert [p.name for p in at.event.active] == ["Ben"]
    assert refused(at, e.Start(at=5)) == ["2 players are needed; 1 is here"]


def test_only_the_invited_enter() -> None:
    at = with_doors(Doors(kind="invited", invited=("ana",)))
    at.add(e.Enter(at=1, person="ana", name="Ana"))
    assert refused(at, e.Enter(at=2, person="ben", name="Ben")) == ["only invited persons may enter"]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (e.Start(at=1), ["the rounds have begun"]),
        (e.Enter(at=1, person="zoe", name="Zoe"), ["the rounds have begun"]),
        (e.Leave(at=1, player=1), ["the rounds have begun"]),
        (e.Finish(at=1), ["there is still something to play"]),
        (e.Drop(at=1, player=9), ["there is no player 9; there are 4"]),
        (e.GameEnded(at=1, match="1.9", number=1, winner=1), ["there is no match '1.9'"]),
        (e.GameEnded(at=1, match="x", number=1, winner=1), ["there is no match 'x'"]),
        (
            e.GameEnded(at=1, match="1.1", number=2, winner=3),
            [
                "the next game of match 1.1 is 1, not 2",
                "match 1.1 is between players {a} and {b}: 3 cannot have won",
            ],
        ),
        (
            e.GameEnded(at=1, match="1.1", number=1, winner=1, table="t9"),
            ["no game of match 1.1 is played at table t9"],
        ),
        (e.Correct(at=1, match="1.1", games=(1,), why=" "), ["a correction says why"]),
        (
            e.Correct(at=1, match="1.1", games=(1, 1), why="x"),
            ["match 1.1 is decided after 1 game, and 2 are told"],
        ),
        (e.RoundClosed(at=1, number=2), ["round 2 is not being played"]),
        (e.RoundBegun(at=1, number=2, pairs=()), ["round 1 is not over", "somebody is not paired"]),
        (e.Opened(at=1, key="game-1.9.1", table="t"), ["no table is wanted under 'game-1.9.1'"]),
        (e.Drafted(at=1, pod=1, pools=()), ["the rounds have begun", "there is no draft table 1; there are 0"]),
        (e.Replaced(at=1, player=1, bot=""), ["a bot has a level"]),
        (e.Deck(at=1, player=1, text="# x"), ["no deck is brought to this event"]),
    ],
)
def test_what_does_not_fit_is_refused(entry: e.Entry, said: list[str]) -> None:
    at = four().pair()
    match = at.event.rounds[0].matches[0]
    assert {match.a, match.b} == {1, 2}
    assert refused(at, entry) == [text.format(a=match.a, b=match.b) for text in said]


def test_a_round_pairs_everybody_who_plays_once() -> None:
    at = four()
    assert refused(at, e.RoundBegun(at=1, number=1, pairs=(e.Pair(1, 2), e.Pair(2, 7)))) == [
        "somebody is paired twice", "somebody is paired who does not play", "somebody is not paired",
    ]  # fmt: skip


def test_who_has_dropped_is_gone() -> None:
    at = four().pair()
    at.add(e.Drop(at=1, player=1))
    assert refused(at, e.Drop(at=2, player=1)) == ["Ana has dropped out"]


def test_a_called_off_event_allows_nothing() -> None:
    at = four().pair()
    at.add(e.Cancel(at=1, why="no light"))
    assert todo(at.event) == []
    assert refused(at, e.Drop(at=2, player=1)) == ["the event was called off"]
    assert refused(at, e.Cancel(at=2)) == ["the event was called off"]


def test_it_begins_when_full_or_at_its_time_or_is_called_off() -> None:
    at = with_doors(Doors(most=2), when_full=True).enter("Ana")
    assert todo(at.event) == []
    assert todo(at.enter("Ben").event) == [Begin(key="start")]
    timed = with_doors(Doors(least=2, most=4), starts_at=9000)
    assert todo(timed.enter("Ana").event) == [
        CallOff(key="cancel", at=9000, why="2 players are needed; 1 entered"),
    ]
    assert todo(timed.enter("Ben").event) == [Begin(key="start", at=9000)]
    with_bots = with_doors(Doors(least=2, most=4), starts_at=9000, bots=Bots(fill=4)).enter("Ana")
    assert todo(with_bots.event) == [Begin(key="start", at=9000)]


def test_bots_fill_what_is_empty() -> None:
    at = with_doors(Doors(most=8), bots=Bots(level="regular", fill=4)).enter("Ana", "Regular 2")
    for entry in starting(at.event, at=5):
        at.add(entry)
    assert [p.name for p in at.event.players] == ["Ana", "Regular 2", "Regular 1", "Regular 3"]
    assert at.event.status == "playing"
    assert len(list(bots_of(at.event, 5))) >= 8


def test_games_are_asked_for_one_after_the_other_and_the_loser_sits_first() -> None:
    at = four(best_of=3).pair()
    first = todo(at.event)[0]
    assert isinstance(first, OpenGame)
    assert (first.key, first.number) == ("game-1.1.1", 1)
    at.add(e.Opened(at=1, key=first.key, table="t1"))
    assert first.key not in [t.key for t in todo(at.event)]
    assert refused(at, e.Opened(at=2, key=first.key, table="t2")) == [f"no table is wanted under {first.key!r}"]
    a, b = first.seats
    at.add(e.GameEnded(at=3, match="1.1", number=1, winner=a, table="t1"))
    second = todo(at.event)[0]
    assert isinstance(second, OpenGame)
    assert (second.key, second.seats) == ("game-1.1.2", (b, a))
    assert second.seed != first.seed
    at.add(e.GameEnded(at=4, match="1.1", number=2, winner=0))
    third = todo(at.event)[0]
    assert isinstance(third, OpenGame)
    assert third.seats == (a, b)


def test_who_sat_first_and_lost_sits_first_again() -> None:
    at = four(best_of=3).pair()
    a, b = todo(at.event)[0].seats  # type: ignore[union-attr]
    at.add(e.GameEnded(at=1, match="1.1", number=1, winner=b))
    assert todo(at.event)[0].seats == (a, b)  # type: ignore[union-attr]


def test_a_game_that_a_judge_has_played_again_is_a_new_task_and_the_old_table_does_not_count() -> None:
    at = four(best_of=3).pair()
    a, b = todo(at.event)[0].seats  # type: ignore[union-attr]
    at.add(e.GameEnded(at=1, match="1.1", number=1, winner=a))
    at.add(e.Opened(at=2, key="game-1.1.2", table="t2"))
    at.add(e.Correct(at=3, match="1.1", games=(), why="a card was missing from the deck", by="Judge"))
    assert todo(at.event)[0].key == "game-1.1.1-1"
    at.add(e.Opened(at=4, key="game-1.1.1-1", table="t3"))
    assert refused(at, e.GameEnded(at=5, match="1.1", number=1, winner=b, table="t2")) == [
        "no game of match 1.1 is played at table t2"
    ]
    at.add(e.GameEnded(at=6, match="1.1", number=1, winner=b, table="t3"))


def test_a_correction_leaves_the_table_of_the_next_game_alone() -> None:
    at = four(best_of=3).pair()
    a, b = todo(at.event)[0].seats  # type: ignore[union-attr]
    at.add(e.GameEnded(at=1, match="1.1", number=1, winner=a))
    at.add(e.Opened(at=2, key="game-1.1.2", table="t2"))
    at.add(e.Correct(at=3, match="1.1", games=(b,), why="the winner was noted wrongly"))
    match = at.event.match("1.1")
    assert match is not None
    assert [(g.winner, g.table) for g in match.games] == [(b, ""), (None, "t2")]
    at.add(e.GameEnded(at=4, match="1.1", number=2, winner=b, table="t2"))
    assert "game-1.1.3-1" not in [t.key for t in todo(at.event)]


def test_a_round_is_closed_when_its_time_is_up_and_counts_as_it_stands() -> None:
    at = Evening(setup_of(8, clocks=Clocks(round=600, pause=60), best_of=3)).enter(*FOUR, ratings=RATINGS)
    at.start().pair()
    closing = todo(at.event)[-1]
    assert closing == CloseRound(key="close-1", at=at.time + 600_000, number=1)
    at.win("Ana").add(e.RoundClosed(at=closing.at, number=1))
    assert at.event.rounds[0].ended == closing.at
    assert todo(at.event) == [BeginRound(key="round-2", number=2, at=closing.at + 60_000)]
    assert refused(at, e.RoundClosed(at=1, number=1)) == ["round 1 is over"]
    assert next_round(at.event, 5) == next_round(at.event, 5)


@pytest.mark.parametrize("leavers", ["forfeit", "bot"])
def test_who_leaves_forfeits_or_a_bot_plays_on(leavers: str) -> None:
    setup: EventSetup = replace(setup_of(8), leavers=leavers)
    at = Evening(setup).enter(*FOUR)
    assert leaving(at.event, 1, at=1) == e.Leave(at=1, player=1)
    at.start().pair()
    at.add(leaving(at.event, 1, at=2, by="house", why="away"))
    ana = at.event.players[0]
    assert (ana.dropped, ana.bot) == ((True, "") if leavers == "forfeit" else (False, "regular"))
    assert leaving(at.event, 2, at=3).__class__ is (e.Drop if leavers == "forfeit" else e.Replaced)
    if leavers == "bot":  # a bot that leaves is gone
        assert isinstance(leaving(at.event, 1, at=4), e.Drop)


def test_late_ones_come_in_before_the_last_swiss_round() -> None:
    at = four(rounds=2).pair()
    at.add(e.Late(at=1, person="zoe", name="Zoe"))
    at.by_rule(min).pair()
    assert refused(at, e.Late(at=2, person="zoe", name="Zoe", bot="regular")) == [
        "the last swiss round has begun", "either a person comes in, or a bot", "Zoe has entered already",
    ]  # fmt: skip
