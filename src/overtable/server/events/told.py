"""An event as one person sees it, by allow-list: nobody's pool or deck, no seed, no code but to its organiser."""

import re

from msgspec.structs import replace

from overtable.events.event import Event, Match, Player
from overtable.events.matches import finished, is_over, open_game, open_match, score
from overtable.events.setup import EventSetup, brings_decks
from overtable.events.standings import standings
from overtable.events.telling import TIE_BREAKS
from overtable.server.events.clocks import building_until, tasks_of
from overtable.server.events.deeds import is_judge, is_organiser
from overtable.server.events.hall import Hall
from overtable.server.events.wire import (
    BotsOut,
    BracketPlace,
    ClocksOut,
    DraftTable,
    EntryOut,
    EventOut,
    EventSummary,
    FormatOut,
    MatchGame,
    MatchOut,
    PersonNamed,
    PlayerOut,
    RoundOut,
    Standing,
    StructureOut,
    TieBreaks,
    ToDo,
    YouThere,
)
from overtable.store.accounts import LEFT
from overtable.store.outages import Outages
from overtable.store.rows import EventRow, Person
from overtable.store.store import now

SIDES = {"W": "winners", "L": "losers", "F": "final"}
NODE = re.compile(r"([WLF])(\d+)(?:\.(\d+))?")


def event_for(hall: Hall, who: Person | None, outages: Outages) -> EventOut:
    """What this person sees of it."""
    event, row, number = hall.event, hall.row, hall.number_of(who.id if who else None)
    setup = event.setup
    return EventOut(
        id=row.id,
        version=row.version,
        now=now(),
        name=setup.name,
        game=setup.game,
        mode=setup.mode,
        format=format_out(setup),
        structure=structure_out(setup),
        clocks=ClocksOut(
            setup.clocks.table or None,
            setup.clocks.increment,
            setup.clocks.pick or None,
            setup.clocks.building or None,
            setup.clocks.round or None,
            setup.clocks.pause,
        ),
        entry=entry_out(setup),
        code=setup.entry.code or None if is_judge(hall, who) else None,
        bots=BotsOut(setup.bots.level, setup.bots.fill),
        leaving=setup.leavers,
        decks=setup.decks,
        settings=setup.settings,
        public=row.public,
        when_full=setup.when_full,
        status=event.status,
        created=row.created,
        starts_at=setup.starts_at or None,
        organiser=named(row),
        players=[player_out(p, hall, number) for p in event.players if not p.gone],
        planned=event.planned,
        rounds=hall.once("rounds", lambda: rounds_out(event)),
        standings=hall.once("standings", lambda: standings_out(event)) if event.rounds else [],
        draft_tables=[DraftTable(pod.table or None, list(pod.seats), pod.done) for pod in event.pods],
        you=YouThere(
            number,
            is_organiser(hall, who),
            is_judge(hall, who),
            None if number is None else to_do(hall, event.players[number - 1]),
        ),
        log=hall.lines,
        deadline=deadline(event, outages, now()),
        broken=row.broken or "",
    )


def named(row: EventRow) -> PersonNamed:
    """The organiser: an account, as only accounts organise."""
    return PersonNamed(None, LEFT) if row.owner is None else PersonNamed(row.organiser, row.organiser)


def format_out(setup: EventSetup) -> FormatOut:
    form = setup.format
    return FormatOut(form.kind, form.legality, form.draft, form.draft_mode)


def structure_out(setup: EventSetup) -> StructureOut:
    s = setup.structure
    return StructureOut(s.kind, s.rounds, s.cut, s.best_of)


def entry_out(setup: EventSetup) -> EntryOut:
    return EntryOut(setup.entry.kind, setup.entry.least, setup.entry.most)


def player_out(player: Player, hall: Hall, you: int | None) -> PlayerOut:
    account = hall.accounts.get(player.person)
    needed = hall.event.setup.limited or brings_decks(hall.event.setup)
    return PlayerOut(
        player.number,
        player.name,
        account,
        player.bot or None,
        player.dropped,
        bool(player.deck) or not needed,
        player.number == you,
    )


def rounds_out(event: Event) -> list[RoundOut]:
    return [
        RoundOut(around.number, around.label, [match_out(event, m) for m in around.matches]) for around in event.rounds
    ]


def match_out(event: Event, match: Match) -> MatchOut:
    done = score(event, match)
    games = [
        MatchGame(g.table or None, g.winner or None, "over" if g.winner is not None else "playing", g.how)
        for g in match.games
    ]
    status = "over" if done.over else "playing" if open_game(match) or finished(match) else "waiting"
    return MatchOut(
        match.id,
        match.a,
        match.b or None,
        games,
        done.wins_a,
        done.wins_b,
        done.draws,
        status,  # type: ignore[arg-type]
        (done.winner or None) if done.over else None,
        list(match.forfeits),
        match.bye,
        bracket_place(match.node),
    )


def bracket_place(node: str) -> BracketPlace | None:
    found = NODE.fullmatch(node)
    if found is None:
        return None
    return BracketPlace(node, SIDES[found[1]], int(found[2]), int(found[3] or 1))  # type: ignore[arg-type]


def standings_out(event: Event) -> list[Standing]:
    return [
        Standing(
            s.rank, s.player, s.points, s.wins, s.losses, s.draws, s.byes,
            TieBreaks(round(s.omw, 4), round(s.gw, 4), round(s.ogw, 4), s.h2h),
            "" if s.parted_by in ("", "points") else TIE_BREAKS[s.parted_by][0],
        )
        for s in standings(event)
    ]  # fmt: skip


def deadline(event: Event, outages: Outages, at: int) -> int | None:
    """When the current stage ends for those who have not finished."""
    if event.status == "building":
        return building_until(event, outages, at)
    return min((task.at for task in tasks_of(event, outages, at) if task.at), default=None)


def to_do(hall: Hall, player: Player) -> ToDo | None:
    """What waits for a player, and where."""
    event, here = hall.event, f"/events/{hall.row.id}"
    if not player.active or player.bot:
        return None
    if event.status == "drafting":
        pod = next((p for p in event.pods if player.number in p.seats and not p.done), None)
        if pod is None:
            return ToDo("You have drafted; the others have not finished yet.", here)
        if not pod.table:
            return None
        done = "Open your packs." if event.setup.format.kind == "sealed" else "Draft at your table."
        return ToDo(done, f"/table/{pod.table}")
    if event.status == "building":
        if player.deck:
            return ToDo("Your deck is registered; you may change it until all have finished.", f"{here}/build")
        return ToDo("Build your deck.", f"{here}/build")
    if event.status == "playing":
        return _match_to_do(event, player)
    return None


def _match_to_do(event: Event, player: Player) -> ToDo | None:
    match = open_match(event, player.number)
    if match is None or match.bye or is_over(event, match):
        return None
    other = event.players[(match.b if match.a == player.number else match.a) - 1].name
    game = open_game(match)
    if game is None or not game.table:
        return None
    which = f"game {len(finished(match)) + 1} " if event.setup.structure.best_of > 1 else ""
    return ToDo(f"Play {which}against {other}.", f"/table/{game.table}")


def summary(row: EventRow, setup: EventSetup, number: int | None, why: str) -> EventSummary:
    return EventSummary(
        row.id,
        setup.name,
        row.game,
        setup.mode,
        format_out(setup),
        structure_out(setup),
        entry_out(setup),
        row.status,
        named(row),
        row.facts.players,
        row.facts.round,
        setup.starts_at or None,
        row.created,
        row.updated,
        number,
        row.facts.winner or None,
        f"This event cannot be opened: {why}." if why else "",
    )


def unread(row: EventRow, number: int | None, why: str) -> EventSummary:
    """Of an event whose setup makes no sense."""
    empty = EventSetup(name="An event that cannot be read", game=row.game, mode="")
    return replace(summary(row, empty, number, why or "its setup makes no sense"), game=row.game)
