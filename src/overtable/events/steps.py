"""What each entry does to the state of an event. Nothing is refused here: see `refusals`."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from overtable.events import entry as e
from overtable.events.event import Event, Game, Match, Player, Pod, Round
from overtable.events.lots import by_strength, lot_of, pods_of
from overtable.events.matches import finished, is_over, open_game, open_match, score
from overtable.events.pairing import label, next_stage, outcome, rounds_of
from overtable.events.setup import draft_of


def step(event: Event, entry: e.Entry) -> Event:
    """The event after an entry."""
    after: Event = STEPS[type(entry)](event, entry)
    return replace(after, version=event.version + 1, at=max(event.at, entry.at))


def _with_player(event: Event, number: int, **changes: Any) -> Event:
    players = list(event.players)
    players[number - 1] = replace(players[number - 1], **changes)
    return replace(event, players=tuple(players))


def with_match(event: Event, match: Match, at: int) -> Event:
    """The event with a match as it is now; its round ends with the last of them."""
    number, place = (int(part) for part in match.id.split("."))
    rounds = list(event.rounds)
    matches = list(rounds[number - 1].matches)
    matches[place - 1] = match
    rounds[number - 1] = replace(rounds[number - 1], matches=tuple(matches))
    return ended(replace(event, rounds=tuple(rounds)), number, at)


def ended(event: Event, number: int, at: int) -> Event:
    """The event with a round that ended now, if its matches are over; or with one that is open again."""
    around = event.rounds[number - 1]
    over = all(is_over(event, match) for match in around.matches)
    if over == (around.ended is not None):
        return event
    rounds = list(event.rounds)
    rounds[number - 1] = replace(around, ended=at if over else None)
    return replace(event, rounds=tuple(rounds))


def _seated(event: Event, name: str, since: int = 1, lot: int | None = None, **said: Any) -> Event:
    lot = lot_of(event.setup, name) if lot is None else lot
    player = Player(number=len(event.players) + 1, name=name, since=since, lot=lot, **said)
    return replace(event, players=(*event.players, player))


def _enter(event: Event, entry: e.Enter) -> Event:
    return _seated(event, entry.name, lot=entry.lot, person=entry.person, deck=entry.deck, rating=entry.rating)


def _add_bot(event: Event, entry: e.AddBot) -> Event:
    return _seated(event, entry.name, bot=entry.bot, deck=entry.deck, rating=entry.rating)


def _late(event: Event, entry: e.Late) -> Event:
    said = {"person": entry.person, "bot": entry.bot, "deck": entry.deck, "rating": entry.rating}
    return _seated(event, entry.name, since=len(event.rounds) + 1, lot=entry.lot, **said)


def _gone(event: Event, entry: e.Leave | e.Remove) -> Event:
    return _with_player(event, entry.player, gone=True)


def _start(event: Event, entry: e.Start) -> Event:
    after = replace(
        event, since=entry.at, seeds=tuple(by_strength(event.active)), planned=rounds_of(event), status="playing"
    )
    if not event.setup.limited:
        return after
    seats = pods_of(event, max(draft_of(event.setup).modes[event.setup.format.draft_mode].seats))
    return replace(after, status="drafting", pods=tuple(Pod(number=n, seats=s) for n, s in enumerate(seats, 1)))


def _cancel(event: Event, entry: e.Cancel) -> Event:
    return replace(event, status="cancelled", since=entry.at)


def _finish(event: Event, entry: e.Finish) -> Event:
    return replace(event, status="over", since=entry.at)


def _opened(event: Event, entry: e.Opened) -> Event:
    what, _, which = entry.key.partition("-")
    if what == "draft":
        pods = (replace(pod, table=entry.table) if str(pod.number) == which else pod for pod in event.pods)
        return replace(event, pods=tuple(pods))
    match = event.match(which.partition("-")[0].rpartition(".")[0])
    assert match is not None
    return with_match(event, replace(match, games=(*finished(match), Game(table=entry.table))), entry.at)


def _drafted(event: Event, entry: e.Drafted) -> Event:
    pods = tuple(replace(pod, done=True) if pod.number == entry.pod else pod for pod in event.pods)
    after = replace(event, pods=pods)
    for number, pool in zip(event.pods[entry.pod - 1].seats, entry.pools, strict=True):
        after = _with_player(after, number, pool=pool)
    return replace(after, status="building", since=entry.at) if all(pod.done for pod in pods) else after


def _deck(event: Event, entry: e.Deck | e.Built) -> Event:
    return _with_player(event, entry.player, deck=entry.text)


def _round(event: Event, entry: e.RoundBegun) -> Event:
    stage = next_stage(event) or "swiss"
    frozen = (_frozen(event, around) for around in event.rounds)
    matches = tuple(
        Match(id=f"{entry.number}.{n}", a=pair.a, b=pair.b, node=pair.node) for n, pair in enumerate(entry.pairs, 1)
    )
    seeds = entry.seeds or event.seeds
    called = label(event, entry.number, stage, entry.pairs, seeds)
    begun = Round(number=entry.number, stage=stage, label=called, matches=matches, begun=entry.at)
    planned = event.planned if event.rounds else rounds_of(event)  # somebody may have dropped since the start
    after = replace(event, rounds=(*frozen, begun), seeds=seeds, planned=planned, status="playing", since=entry.at)
    return ended(after, entry.number, entry.at)


def _frozen(event: Event, around: Round) -> Round:
    """A round of a bracket says who went on, as soon as the next one begins."""
    if around.stage != "bracket" or all(match.through is not None for match in around.matches):
        return around
    return replace(around, matches=tuple(replace(m, through=outcome(event, m).winner) for m in around.matches))


def _game(event: Event, entry: e.GameEnded) -> Event:
    match = event.match(entry.match)
    assert match is not None
    at_table = open_game(match)
    game = Game(table=at_table.table if at_table else entry.table, winner=entry.winner, how=entry.how)
    return with_match(event, replace(match, games=(*finished(match), game)), entry.at)


def _correct(event: Event, entry: e.Correct) -> Event:
    """The games as the judge says. One that is at a table goes on if the match is still open."""
    match = event.match(entry.match)
    assert match is not None
    known = finished(match)
    tables = [game.table for game in known] + [""] * len(entry.games)
    games = tuple(Game(table=t, winner=w, how="judge") for t, w in zip(tables, entry.games, strict=False))
    left = [p for p in (match.a, match.b) if not event.players[p - 1].active]
    past = event.current is not None and int(match.id.partition(".")[0]) < event.current.number
    closed = match.closed or bool(left) or past or event.status == "over"
    after = replace(match, games=games, forfeits=(), closed=closed, corrections=match.corrections + 1)
    at_table = open_game(match)
    if at_table is not None and not score(event, after).over and len(games) == len(known):
        after = replace(after, games=(*games, at_table))
    return with_match(event, after, entry.at)


def _close(event: Event, entry: e.RoundClosed) -> Event:
    around = event.rounds[entry.number - 1]
    for match in around.matches:
        if not is_over(event, match):
            event = with_match(event, replace(match, games=tuple(finished(match)), closed=True), entry.at)
    return event


def _drop(event: Event, entry: e.Drop) -> Event:
    match = open_match(event, entry.player)
    after = _with_player(event, entry.player, dropped=True)
    if match is None:
        return after
    lost = replace(match, games=tuple(finished(match)), forfeits=(*match.forfeits, entry.player))
    return with_match(after, lost, entry.at)


def _replaced(event: Event, entry: e.Replaced) -> Event:
    return _with_player(event, entry.player, bot=entry.bot)


STEPS: dict[type, Callable[[Event, Any], Event]] = {
    e.Enter: _enter,
    e.AddBot: _add_bot,
    e.Late: _late,
    e.Leave: _gone,
    e.Remove: _gone,
    e.Start: _start,
    e.Cancel: _cancel,
    e.Finish: _finish,
    e.Opened: _opened,
    e.Drafted: _drafted,
    e.Deck: _deck,
    e.Built: _deck,
    e.RoundBegun: _round,
    e.GameEnded: _game,
    e.Correct: _correct,
    e.RoundClosed: _close,
    e.Drop: _drop,
    e.Replaced: _replaced,
}
