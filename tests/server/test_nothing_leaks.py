"""A recorder of all that is sent to each socket during random games: nothing that the leak test forbids.

Every message is compared with what the same seat would be told in a redealt state: one that differs from the true
one in everything that the seat does not know. Cards named in the log are checked by what was known then.
"""

import contextlib
import json
import re
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

import server.toys  # noqa: F401
from overtable.games import all_games, find
from overtable.kernel.engine import apply, asked_by, asking, decisions, explain
from overtable.kernel.event import Event
from overtable.kernel.game import Game
from overtable.kernel.record import Record
from overtable.kernel.redeal import redeal
from overtable.kernel.refs import BITS, CARD, MASK, UNKNOWN_CARD, index_of
from overtable.kernel.state import State
from overtable.server.table.play import Play
from server.guests import Guest, Socket, hear, some, two_at_a_table

GAMES = [g for g in sorted(all_games()) if g != "guided-lanterns"]
KEYS = {
    "type", "edition", "version", "entries", "table", "you", "seats", "watching", "view", "asked", "decision", "log",
    "chat", "clock", "undo", "rematch", "result", "guide", "now", "claim", "outdated",
}  # fmt: skip


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Recorder:
    """Plays one game with two people and a spectator, and keeps everything they were sent."""

    def __init__(self, url: str, game: Game[Any], mode: str, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.ada, self.bo, self.table = two_at_a_table(url, game.id, mode=mode, auto_delay=None)
        self.cy = Guest(url, "Cy")
        self.people = [self.ada, self.bo, self.cy]
        self.sockets = [p.sit(self.table) for p in self.people]
        self.asked_why: list[tuple[int, int, str, dict[str, Any]]] = []

    def play(self, most: int) -> None:
        """Random answers; now and then a question why something cannot be used."""
        for given in range(most):
            for socket in self.sockets:
                socket.until(lambda t: t["result"] is not None or bool(t["asked"]))
            if self.sockets[0].table["result"] is not None:
                return
            seat = self.rng.choice([n for n in (0, 1) if self.sockets[n].table["decision"] is not None])
            socket = self.sockets[seat]
            if given % 3 == 0:
                who = self.rng.randrange(2)
                thing = f"card:{self.rng.randrange(80)}"
                entries = self.sockets[who].table["entries"]
                self.asked_why.append((who, entries, thing, self.sockets[who].ask("why", thing=thing)))
            reply = socket.answer(some(self.rng, socket.table["decision"]))
            hear(socket, self.sockets, reply)
        self.sockets[0].ask("resign")
        for socket in self.sockets:
            socket.until(lambda t: t["result"] is not None)

    def record(self) -> Record:
        text = self.ada.call("GET", f"/api/tables/{self.table}/record").text
        return msgspec.convert(yaml.safe_load(text), Record)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        for person in self.people:
            person.http.close()


def history(game: Game[Any], record: Record) -> tuple[list[State], list[list[Event]]]:
    """The true state after each entry, and the events that each entry brought."""
    s: State = game.start(record.setup)
    states, events = [s.clone()], list[list[Event]]([[]])
    for line in record.answers:
        seat, _, rest = line.partition(" ")
        events.append([] if rest.startswith("!") else apply(s, int(seat), game.parse_option(rest)))
        states.append(s.clone())
    return states, events


def moments(game: Game[Any], record: Record) -> list[dict[int, list[int]]]:
    """For each watcher: after which entries of the record it is told that there are so many.

    While others choose in secret that number stands still.
    """
    play = Play(game, record.setup, 0)
    found: list[dict[int, list[int]]] = [{0: [0]} for _ in range(play.state.seats + 1)]
    for n, line in enumerate(record.answers, 1):
        play.take(line, n)
        for watcher, told in enumerate(found):
            told.setdefault(n - play.untold(watcher)[0], []).append(n)
    return found


def check_at_one_of(
    game: Game[Any], states: list[State], when: list[int], watcher: int, message: dict[str, Any], rng: Random
) -> None:
    """The message is right for at least one of these moments, which look alike to the watcher."""
    for n in when[:-1]:
        with contextlib.suppress(AssertionError):
            check_message(game, states[n], watcher, message, rng)
            return
    check_message(game, states[when[-1]], watcher, message, rng)


def by_name(text: str, watcher: int) -> str:
    """A sentence with the other player's name in it."""
    return re.sub(f"[Pp]layer {2 - watcher}", ("Ada", "Bo")[1 - watcher], text)


def check_message(game: Game[Any], s: State, watcher: int, message: dict[str, Any], rng: Random) -> None:
    assert set(message) == KEYS
    if message["view"] is None:
        return
    other = redeal(s, watcher, rng)
    if message["result"] is None:
        assert message["asked"] == [p for p in range(s.seats) if asking(s) >> p & 1]
        assert message["view"] == plain(game.view(s, watcher)), "the view is not that of the record"
        assert message["view"] == plain(game.view(other, watcher)), "the view shows more than the seat knows"
    else:
        assert message["view"]["zones"] == plain(game.view(other, watcher))["zones"]
    if message["decision"] is None:
        return
    mine = next(d for d in decisions(other) if d.seat == watcher)
    told = message["decision"]
    assert [o["id"] for o in told["options"]] == [game.option_id(o) for o in mine.open]
    assert [o["text"] for o in told["options"]] == [
        by_name(game.option_text(other, o, watcher), watcher) for o in mine.open
    ]
    assert [o["id"] for o in told["picked"]] == [game.option_id(o) for o in mine.picked]
    assert told["prompt"] == by_name(game.tell(other, mine.prompt, watcher), watcher)
    source, asks = told["source"], asked_by(other, watcher, watcher)
    assert (source and (source["ref"], source["clause"])) == (asks and (f"card:{index_of(asks.card)}", asks.clause))


def check_log(game: Game[Any], events: list[list[Event]], watcher: int, lines: list[dict[str, Any]]) -> None:
    """Each card that is named was known to this watcher when it happened."""
    named: dict[int, list[str]] = {}
    for line in lines:
        named.setdefault(line["n"], []).extend(r for r in line["refs"] if r.startswith("card:"))
    for n, refs in named.items():
        if n >= len(events):
            continue
        heard = [e for e in events[n] if game.describe(e) is not None]
        allowed = [
            "card:?" if not e.known >> watcher & 1 or r == UNKNOWN_CARD else f"card:{r & MASK}"
            for e in heard
            for r in e.refs
            if r >> BITS == CARD
        ]
        assert refs == allowed, f"entry {n}"


def check_secrets(recorder: Recorder, record: Record, socket: Socket) -> None:
    """The seed and the secrets of others are in no message of a running game."""
    facts = recorder.sockets[0].table["table"]
    secrets = [str(record.setup.seed), facts["nonce"], *(p.http.cookies["overtable_session"] for p in recorder.people)]
    for message, raw in zip(socket.sent, socket.came, strict=True):
        if message["type"] == "table" and message["result"] is None:
            text = json.dumps([message, raw])
            assert not any(secret in text for secret in secrets)


def check_whys(recorder: Recorder, states: list[State], told: list[dict[int, list[int]]], rng: Random) -> None:
    for seat, entries, thing, reply in recorder.asked_why:
        s = states[told[seat][entries][-1]]
        card = int(thing.partition(":")[2])
        assert reply["type"] == "why"
        if card >= len(s.printing) or s.pool[seat][card]:
            assert [r["rule"] for r in reply["reasons"]] in ([], ["TABLE-OFFER"])
            continue
        thing_ref = CARD << BITS | card
        possible = [explain(redeal(states[n], seat, rng), seat, thing_ref) for n in told[seat][entries]]
        assert [r["rule"] for r in reply["reasons"]] in [[r.rule for r in reasons] for reasons in possible]


def record_one(url: str, game_id: str, mode: str, seed: int, most: int) -> int:
    """Play and check one game; returns how many messages were looked at."""
    game, rng = find(game_id), Random(seed)
    recorder = Recorder(url, game, mode, rng)
    try:
        recorder.play(most)
        record = recorder.record()
        states, events = history(game, record)
        looked, told = 0, moments(game, record)
        for watcher, socket in enumerate(recorder.sockets):
            for message in socket.sent:
                if message["type"] == "table":
                    when = told[watcher][message["entries"]]
                    check_at_one_of(game, states, when, watcher, message, rng)
                    looked += 1
                    check_log(game, events, watcher, message["log"]["lines"])
            check_secrets(recorder, record, socket)
        check_whys(recorder, states, told, rng)
        return looked
    finally:
        recorder.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_sent_that_a_seat_may_not_know(url: str, game: str) -> None:
    mode = next(iter(find(game).modes))
    assert record_one(url, game, mode, 1, most=120) > 10


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_sent_in_two_hundred_games(url: str, game: str) -> None:
    modes = list(find(game).modes)
    games = -(-200 // len(GAMES))
    looked = sum(record_one(url, game, modes[n % len(modes)], 100 + n, most=100_000) for n in range(games))
    assert looked > games * 10
