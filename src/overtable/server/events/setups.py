"""What an event is made of: what somebody wants, looked through, with every reason why it cannot be."""

from overtable.events.setup import Bots, Clocks, Doors, EventSetup, Format, Structure, problems
from overtable.games import NoSuchGame, all_drafts, find
from overtable.server.errors import Fault
from overtable.server.events.wanted import NewEvent
from overtable.server.house import House
from overtable.server.limits import clean_text, clean_title
from overtable.server.table.opening import LONGEST_CLOCK, LONGEST_INCREMENT, SEED_BITS, check_bot
from overtable.store.ladder import account
from overtable.store.people import folded
from overtable.store.rows import Person
from overtable.store.store import now

MOST_PLAYERS, MOST_BOTS = 128, 16
LONGEST_NAME = 60
DAY = 86_400
CLOCKS = {"pick": (5, 3600), "building": (10, 7 * DAY), "round": (60, 30 * DAY)}
"""The shortest and longest of each clock, in seconds."""
LONGEST_PAUSE = DAY
AHEAD = 400 * DAY * 1000


async def setup_of(house: House, who: Person, wanted: NewEvent) -> EventSetup:
    """Raises `Fault` with every problem."""
    name = clean_title(wanted.name, LONGEST_NAME)
    house.order.check_words(name, "bad-name")
    told = _of_bounds(wanted)
    invited = []
    for one in dict.fromkeys(wanted.entry.invited):
        found = await account(house.store, folded(one))
        if found is None:
            told.append(f"entry.invited: there is no account called {one[:40]}")
        else:
            invited.append(found[0])
    code = clean_text(wanted.entry.code, 60) if wanted.entry.code.strip() else ""
    mode, form = _format(wanted)
    c = wanted.clocks
    setup = EventSetup(
        name=name,
        game=wanted.game,
        mode=mode,
        settings=dict(wanted.settings),
        format=form,
        structure=Structure(
            kind=wanted.structure.kind,
            rounds=wanted.structure.rounds,
            cut=wanted.structure.cut,
            best_of=wanted.structure.best_of,
        ),
        decks=wanted.decks,
        clocks=Clocks(
            table=c.table or 0,
            increment=c.increment if c.table else 0,
            pick=c.pick or 0,
            building=c.building or 0,
            round=c.round or 0,
            pause=c.pause,
        ),
        entry=Doors(
            kind=wanted.entry.kind,
            code=code,
            invited=tuple(invited),
            least=wanted.entry.least,
            most=wanted.entry.most,
        ),
        bots=Bots(level=wanted.bots.level or "regular", fill=wanted.bots.fill),
        starts_at=wanted.starts_at or 0,
        when_full=wanted.when_full,
        leavers=wanted.leaving,
        seed=house.config.chance(("an event", name)).getrandbits(SEED_BITS),
    )
    told += problems(setup)
    if told:
        raise Fault("bad-setup", "The event cannot be held like that.", list(dict.fromkeys(told))[:100])
    return setup


def _of_bounds(wanted: NewEvent) -> list[str]:
    """What this house does not do, whatever an event could be."""
    told, at = [], now()
    c, entry = wanted.clocks, wanted.entry
    if c.table is not None and not 1 <= c.table <= LONGEST_CLOCK:
        told.append(f"clocks.table: from 1 to {LONGEST_CLOCK}, or null")
    if not 0 <= c.increment <= LONGEST_INCREMENT:
        told.append(f"clocks.increment: from 0 to {LONGEST_INCREMENT}")
    for name, (least, most) in CLOCKS.items():
        seconds = getattr(c, name)
        if seconds is not None and not least <= seconds <= most:
            told.append(f"clocks.{name}: from {least} to {most}, or null")
    if not 0 <= c.pause <= LONGEST_PAUSE:
        told.append(f"clocks.pause: from 0 to {LONGEST_PAUSE}")
    if entry.most > MOST_PLAYERS:
        told.append(f"entry.most: at most {MOST_PLAYERS} players")
    if not 0 <= wanted.bots.fill <= MOST_BOTS + 1:
        told.append(f"bots.fill: at most {MOST_BOTS} bots, beside one person at least")
    if len(wanted.settings) > 40:
        told.append("settings: too many")
    if wanted.starts_at is not None and not at - 60_000 <= wanted.starts_at <= at + AHEAD:
        told.append("starts_at: not in the past, and within a year")
    try:
        check_bot(wanted.bots.level or "regular", None)
    except Fault as fault:
        told += [f"bots.level: {problem}" for problem in fault.body.problems]
    return told


def _format(wanted: NewEvent) -> tuple[str, Format]:
    """The mode, and what is played with; what is left out is the usual."""
    form = wanted.format
    try:
        game = find(wanted.game)
    except NoSuchGame:
        return wanted.mode, Format(kind=form.kind)
    first = next(iter(game.modes))
    if form.kind == "constructed":
        mode = wanted.mode or first
        usual = next(iter(game.formats(mode)), "") if mode in game.modes else ""
        return mode, Format(legality=form.legality or usual, draft=form.draft, draft_mode=form.draft_mode)
    ways = [
        (draft, mode)
        for draft in all_drafts().values()
        if draft.plays == game.id and form.draft in ("", draft.id)
        for mode, way in draft.ways.items()
        if way == form.kind and form.draft_mode in ("", mode)
    ]
    mode = wanted.mode or (ways[0][0].plays_mode if ways else first)
    if not ways:
        return mode, Format(kind=form.kind, legality=form.legality, draft=form.draft, draft_mode=form.draft_mode)
    draft, draft_mode = ways[0]
    return mode, Format(kind=form.kind, legality=form.legality, draft=draft.id, draft_mode=draft_mode)
