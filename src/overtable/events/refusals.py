"""What an event does not allow now, with every reason, in words."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from overtable.events import entry as e
from overtable.events.event import Event, Game, Match, Player
from overtable.events.matches import finished, is_over, open_game, open_match, score
from overtable.events.pairing import next_stage
from overtable.events.setup import brings_decks, draft_of, game_of
from overtable.events.todo import todo

LONGEST_NAME, LONGEST_DECK, LONGEST_WHY = 60, 20_000, 500

HAS = {
    "open": "the event has not begun",
    "drafting": "the draft is going on",
    "building": "decks are being built",
    "playing": "the rounds have begun",
    "over": "the event is over",
    "cancelled": "the event was called off",
}


def refusals(event: Event, entry: e.Entry) -> list[str]:
    """Every reason why this entry is not allowed; empty when it is."""
    return list(dict.fromkeys(CHECKS[type(entry)](event, entry)))


def _only(event: Event, *stages: str) -> Iterator[str]:
    if event.status not in stages:
        yield HAS[event.status]


def _newcomer(event: Event, name: str, person: str, deck: str) -> Iterator[str]:
    here = [p for p in event.players if not p.gone]
    if not name.strip() or len(name) > LONGEST_NAME:
        yield f"a player has a name of at most {LONGEST_NAME} characters"
    if any(p.name.casefold() == name.casefold() for p in here if not person or p.person != person):
        yield f"{name} is the name of another player of this event"
    if person and any(p.person == person for p in here):
        yield f"{name} has entered already"
    if len(here) >= event.setup.entry.most:
        yield f"all {event.setup.entry.most} places are taken"
    if event.setup.limited or not brings_decks(event.setup):
        if deck:
            yield "no deck is brought to this event"
    else:
        yield from why_not_legal(event, deck)


def why_not_legal(event: Event, deck: str) -> Iterator[str]:
    """Why a deck that somebody brings may not be played here."""
    setup = event.setup
    game = game_of(setup)
    if not deck.strip():
        yield f"a deck is needed to play {game.name} here"
    elif len(deck) > LONGEST_DECK:
        yield f"a deck text has at most {LONGEST_DECK} characters"
    else:
        if setup.format.legality:
            yield from game.check_legality(deck, setup.mode, setup.format.legality)
        else:
            yield from game.check_deck(deck, setup.mode)


def _enter(event: Event, entry: e.Enter) -> Iterator[str]:
    doors = event.setup.entry
    yield from _only(event, "open")
    if not entry.person:
        yield "a person enters, a bot is added"
    if doors.kind == "code" and entry.code.strip() != doors.code.strip():
        yield "this is not the code of the event"
    if doors.kind == "invited" and entry.person not in doors.invited:
        yield "only invited persons may enter"
    yield from _newcomer(event, entry.name, entry.person, entry.deck)


def _add_bot(event: Event, entry: e.AddBot) -> Iterator[str]:
    yield from _only(event, "open")
    if not entry.bot:
        yield "a bot has a level"
    yield from _newcomer(event, entry.name, "", entry.deck)


def _late(event: Event, entry: e.Late) -> Iterator[str]:
    yield from _only(event, "playing")
    if event.setup.limited:
        yield "nobody comes in late where cards were drafted or opened"
    if event.setup.structure.kind != "swiss":
        yield "nobody comes in late but to swiss rounds: the other pairings are fixed from the start"
    elif event.status == "playing" and len(event.rounds) >= event.planned:
        yield "the last swiss round has begun"
    if bool(entry.person) == bool(entry.bot):
        yield "either a person comes in, or a bot"
    yield from _newcomer(event, entry.name, entry.person, entry.deck)


def _player(event: Event, number: int) -> Iterator[str]:
    player = event.player(number)
    if player is None:
        yield f"there is no player {number}; there are {len(event.players)}"
    elif player.gone:
        yield f"{player.name} has left"
    elif player.dropped:
        yield f"{player.name} has dropped out"


def _leave(event: Event, entry: e.Leave | e.Remove) -> Iterator[str]:
    yield from _only(event, "open")
    yield from _player(event, entry.player)


def _start(event: Event, entry: e.Start) -> Iterator[str]:
    yield from _only(event, "open")
    here, doors = len(event.active), event.setup.entry
    if here < doors.least:
        yield f"{doors.least} players are needed; {here} {'is' if here == 1 else 'are'} here"
    if event.setup.limited:
        seats = draft_of(event.setup).modes[event.setup.format.draft_mode].seats
        tables = -(-here // max(seats))
        if tables and here // tables not in seats:
            yield f"{here} players cannot be seated at tables of {', '.join(map(str, seats))}"


def _cancel(event: Event, entry: e.Cancel) -> Iterator[str]:
    yield from _only(event, "open", "drafting", "building", "playing")


def _opened(event: Event, entry: e.Opened) -> Iterator[str]:
    if not entry.table:
        yield "a table has an id"
    if entry.key not in {t.key for t in todo(event) if t.key.startswith(("draft-", "game-"))}:
        yield f"no table is wanted under {entry.key!r}"


def _drafted(event: Event, entry: e.Drafted) -> Iterator[str]:
    yield from _only(event, "drafting")
    pod = event.pods[entry.pod - 1] if 1 <= entry.pod <= len(event.pods) else None
    if pod is None:
        yield f"there is no draft table {entry.pod}; there are {len(event.pods)}"
        return
    if pod.done:
        yield f"draft table {entry.pod} is done already"
    if len(entry.pools) != len(pod.seats):
        yield f"draft table {entry.pod} has {len(pod.seats)} seats, not {len(entry.pools)}"


def _deck(event: Event, entry: e.Deck) -> Iterator[str]:
    yield from _player(event, entry.player)
    player = event.player(entry.player)
    if player is None:
        return
    setup = event.setup
    if setup.limited:
        yield from _only(event, "building", "playing")
        yield from _of_pool(event, player, entry.text)
    elif not brings_decks(setup):
        yield "no deck is brought to this event"
        return
    else:
        yield from _only(event, "open", "playing")
        yield from why_not_legal(event, entry.text)
    if event.status == "playing":
        yield from _between_games(event, player, entry.text)


def _of_pool(event: Event, player: Player, text: str) -> Iterator[str]:
    if len(text) > LONGEST_DECK:
        yield f"a deck text has at most {LONGEST_DECK} characters"
    elif event.status in ("building", "playing"):
        yield from draft_of(event.setup).check_pool(text, player.pool)


def _between_games(event: Event, player: Player, text: str) -> Iterator[str]:
    """What may change once the rounds have begun: as the event says, and never while a game is at a table."""
    match = open_match(event, player.number)
    if match is not None and open_game(match) is not None:
        yield "a deck is not changed while a game is played with it"
    if event.setup.decks == "fixed" and text != player.deck:
        yield "in this event the deck stays as it was registered"
    elif event.setup.decks == "book":
        yield from game_of(event.setup).deck_changes(player.deck, text, event.setup.mode)


def _built(event: Event, entry: e.Built) -> Iterator[str]:
    yield from _only(event, "building")
    yield from _player(event, entry.player)
    if event.status == "building" and (player := event.player(entry.player)):
        yield from _of_pool(event, player, entry.text)


def _round(event: Event, entry: e.RoundBegun) -> Iterator[str]:
    yield from _only(event, "building", "playing")
    if event.status not in ("building", "playing"):
        return
    if entry.number != len(event.rounds) + 1:
        yield f"the next round is {len(event.rounds) + 1}, not {entry.number}"
    if event.current is not None and event.current.ended is None:
        yield f"round {event.current.number} is not over"
    if next_stage(event) is None:
        yield "all rounds are played"
    if event.status == "building" and (late := [p.name for p in event.active if not p.deck]):
        yield f"without a deck: {', '.join(late)}"
    paired = [p for pair in entry.pairs for p in (pair.a, pair.b) if p]
    here = {p.number for p in event.active}
    if len(set(paired)) < len(paired):
        yield "somebody is paired twice"
    if not set(paired) <= here:
        yield "somebody is paired who does not play"
    if next_stage(event) == "swiss" and here - set(paired):
        yield "somebody is not paired"


def _match(event: Event, match_id: str) -> Iterator[str]:
    match = event.match(match_id)
    if match is None:
        yield f"there is no match {match_id!r}"
    elif match.bye:
        yield f"match {match_id} is a bye: nothing is played"


def _game(event: Event, entry: e.GameEnded) -> Iterator[str]:
    yield from _only(event, "playing")
    yield from _match(event, entry.match)
    match = event.match(entry.match)
    if match is None or match.bye:
        return
    if is_over(event, match):
        yield f"match {match.id} is over"
    elif entry.number != len(finished(match)) + 1:
        yield f"the next game of match {match.id} is {len(finished(match)) + 1}, not {entry.number}"
    at_table = open_game(match)
    if entry.table and (at_table is None or at_table.table != entry.table):
        yield f"no game of match {match.id} is played at table {entry.table}"
    yield from _winner(match, entry.winner)


def _winner(match: Match, winner: int) -> Iterator[str]:
    if winner not in (0, match.a, match.b):
        yield f"match {match.id} is between players {match.a} and {match.b}: {winner} cannot have won"


def _correct(event: Event, entry: e.Correct) -> Iterator[str]:
    yield from _only(event, "playing", "over")
    yield from _match(event, entry.match)
    if not entry.why.strip():
        yield "a correction says why"
    if len(entry.why) > LONGEST_WHY:
        yield f"a reason has at most {LONGEST_WHY} characters"
    match = event.match(entry.match)
    if match is None or match.bye:
        return
    for winner in entry.games:
        yield from _winner(match, winner)
    blank = replace(match, games=(), forfeits=(), closed=False)
    for n in range(len(entry.games)):
        if score(event, replace(blank, games=tuple(Game(winner=w) for w in entry.games[:n]))).over:
            games = "game" if n == 1 else "games"
            yield f"match {match.id} is decided after {n} {games}, and {len(entry.games)} are told"
            break


def _close(event: Event, entry: e.RoundClosed) -> Iterator[str]:
    yield from _only(event, "playing")
    current = event.current
    if current is None or current.number != entry.number:
        yield f"round {entry.number} is not being played"
    elif current.ended is not None:
        yield f"round {entry.number} is over"


def _drop(event: Event, entry: e.Drop) -> Iterator[str]:
    yield from _only(event, "drafting", "building", "playing")
    yield from _player(event, entry.player)


def _replaced(event: Event, entry: e.Replaced) -> Iterator[str]:
    yield from _only(event, "drafting", "building", "playing")
    yield from _player(event, entry.player)
    player = event.player(entry.player)
    if player is not None and player.bot:
        yield f"a bot plays for {player.name} already"
    if not entry.bot:
        yield "a bot has a level"


def _finish(event: Event, entry: e.Finish) -> Iterator[str]:
    yield from _only(event, "drafting", "building", "playing")
    if "finish" not in {t.key for t in todo(event)}:
        yield "there is still something to play"


CHECKS: dict[type, Callable[[Event, Any], Iterator[str]]] = {
    e.Enter: _enter,
    e.AddBot: _add_bot,
    e.Late: _late,
    e.Leave: _leave,
    e.Remove: _leave,
    e.Start: _start,
    e.Cancel: _cancel,
    e.Finish: _finish,
    e.Opened: _opened,
    e.Drafted: _drafted,
    e.Deck: _deck,
    e.Built: _built,
    e.RoundBegun: _round,
    e.GameEnded: _game,
    e.Correct: _correct,
    e.RoundClosed: _close,
    e.Drop: _drop,
    e.Replaced: _replaced,
}
