"""What people do in an event: enter, drop, register decks; and what its organiser and the hosts of the house may do."""

from collections.abc import Sequence

from overtable.events import entry as e
from overtable.events.event import Event, Player
from overtable.events.fold import NotAllowed
from overtable.events.making import bots_of, leaving
from overtable.events.setup import brings_decks
from overtable.server import judging
from overtable.server.errors import Fault
from overtable.server.events import wanted as w
from overtable.server.events.hall import Hall
from overtable.server.events.pools import check_of_pool
from overtable.server.events.seating import legality_in
from overtable.server.events.setups import MOST_BOTS
from overtable.server.events.tending import Tending, begin, built
from overtable.server.house import House
from overtable.server.limits import clean_deck, clean_text
from overtable.server.people.names import told_apart
from overtable.server.ratings import format_of
from overtable.server.table.opening import check_bot
from overtable.store import events, quick
from overtable.store.hosts import person_by_id
from overtable.store.ladder import account
from overtable.store.people import folded
from overtable.store.rows import Person


def is_organiser(hall: Hall, who: Person | None) -> bool:
    return who is not None and hall.row.owner == who.id


def is_judge(hall: Hall, who: Person | None) -> bool:
    return who is not None and (who.host or is_organiser(hall, who))


def check_judge(hall: Hall, who: Person) -> None:
    if not is_judge(hall, who):
        raise Fault("not-allowed", "This is for the organiser of the event, and the hosts of the house.")


def own_number(hall: Hall, who: Person) -> int:
    number = hall.number_of(who.id)
    if number is None:
        raise Fault("not-allowed", "You are not in this event.")
    return number


async def do(tending: Tending, hall: Hall, who: Person, deed: w.Deed) -> None:
    """Do it, or refuse it with every reason."""
    house, halls = tending.house, tending.halls
    if isinstance(deed, w.Enter):
        await _enter(tending, hall, who, deed)
    elif isinstance(deed, w.Leave):
        number = own_number(hall, who)
        await halls.change(hall, lambda event, at: [leaving(event, number, at)])
    elif isinstance(deed, w.Start):
        check_judge(hall, who)
        await begin(halls, hall, by=who.name, itself=False)
    elif isinstance(deed, w.Cancel):
        check_judge(hall, who)
        why = _why(house, deed.why)
        await halls.change(hall, lambda event, at: [e.Cancel(at=at, by=who.name, why=why)])
    elif isinstance(deed, w.AddBot):
        check_judge(hall, who)
        await _add_bot(tending, hall, who, deed)
    elif isinstance(deed, w.Remove):
        check_judge(hall, who)
        await _remove(tending, hall, who, deed)
    elif isinstance(deed, w.Drop):
        await _drop(tending, hall, who, deed)
    elif isinstance(deed, w.RegisterDeck):
        number, text = own_number(hall, who), clean_deck(deed.text)
        await _check_deck(house, hall, hall.event.players[number - 1], text, who)
        await halls.change(hall, lambda event, at: [e.Deck(at=at, player=number, text=text)])
    elif isinstance(deed, w.Built):
        await _built(tending, hall, who)
    elif isinstance(deed, w.Correct):
        check_judge(hall, who)
        await _correct(tending, hall, who, deed)
    else:
        check_judge(hall, who)
        await _late(tending, hall, who, deed)


def _why(house: House, text: str) -> str:
    if not text.strip():
        return ""
    why = clean_text(text)
    house.order.check_words(why, "bad-text")
    return why


async def _enter(tending: Tending, hall: Hall, who: Person, deed: w.Enter) -> None:
    house, store = tending.house, tending.store
    if await events.entered(store, who.id) >= house.config.entered_a_person and hall.number_of(who.id) is None:
        most = house.config.entered_a_person
        raise Fault("too-many", f"You are in {most} events already; leave some first.")
    deck = await _brought(house, hall, deed.deck, who)
    rating = await _rating(hall, tending, who)

    def build(event: Event, at: int) -> Sequence[e.Entry]:
        name = told_apart(who.name, _names(event))
        return [e.Enter(at=at, person=who.id, name=name, deck=deck, code=deed.code, rating=rating)]

    await tending.halls.change(hall, build)


def _names(event: Event) -> list[str]:
    return [p.name for p in event.players if not p.gone]


async def _rating(hall: Hall, tending: Tending, who: Person) -> float | None:
    form = format_of(hall.event.setup.mode, legality_in(hall.event))
    return await quick.mu_of(tending.store, who.id, hall.event.setup.game, form)


async def _brought(house: House, hall: Hall, text: str, who: Person) -> str:
    """A deck that is brought along: in a worker, and within its time, every reason why it may not be played."""
    deck, setup = clean_deck(text), hall.event.setup
    if deck.strip() and brings_decks(setup):
        house.rates.check("deck-check", who.id)
        legality = setup.format.legality
        what = f"deck {setup.game} {setup.mode} {legality} {deck}"
        await house.workers.do(what, judging.check_deck, setup.game, setup.mode, deck, legality)
    return deck


async def _check_deck(house: House, hall: Hall, player: Player, text: str, who: Person) -> None:
    if not hall.event.setup.limited:
        await _brought(house, hall, text, who)
    elif hall.event.status in ("building", "playing"):
        house.rates.check("deck-check", who.id)
        found = await check_of_pool(house, hall, player.number, text)
        if found.problems:
            raise Fault("bad-deck", "This deck cannot be played.", found.problems[:100])


async def _add_bot(tending: Tending, hall: Hall, who: Person, deed: w.AddBot) -> None:
    level = deed.bot or hall.event.setup.bots.level
    check_bot(level)

    def build(event: Event, at: int) -> Sequence[e.Entry]:
        check_bots(event)
        return [next(bots_of(event, at, who.name, level))]

    await tending.halls.change(hall, build)


def check_bots(event: Event) -> None:
    if sum(bool(p.bot) and not p.gone for p in event.players) >= MOST_BOTS:
        raise NotAllowed([f"there are {MOST_BOTS} bots already, which is as many as an event has"])


async def _remove(tending: Tending, hall: Hall, who: Person, deed: w.Remove) -> None:
    why = _why(tending.house, deed.why)

    def build(event: Event, at: int) -> Sequence[e.Entry]:
        if event.status == "open":
            return [e.Remove(at=at, player=deed.player, by=who.name, why=why)]
        return [leaving(event, deed.player, at, by=who.name, why=why)]

    await tending.halls.change(hall, build)


async def _drop(tending: Tending, hall: Hall, who: Person, deed: w.Drop) -> None:
    own = hall.number_of(who.id)
    number = deed.player if deed.player is not None else own_number(hall, who)
    if number != own:
        check_judge(hall, who)
    by = "" if number == own else who.name
    await tending.halls.change(hall, lambda event, at: [leaving(event, number, at, by=by)])


async def _built(tending: Tending, hall: Hall, who: Person) -> None:
    number = own_number(hall, who)
    if hall.event.status != "building":
        raise Fault("not-now", "Decks are not being built now.")
    tending.house.rates.check("deck-check", who.id)
    text = await built(tending.house, hall, number, 0)
    await tending.halls.change(hall, lambda event, at: [e.Built(at=at, player=number, text=text)])


async def _correct(tending: Tending, hall: Hall, who: Person, deed: w.Correct) -> None:
    games = tuple(game.winner or 0 for game in deed.games)
    why = _why(tending.house, deed.why)
    await tending.halls.change(
        hall, lambda event, at: [e.Correct(at=at, match=deed.match, games=games, why=why, by=who.name)]
    )


async def _late(tending: Tending, hall: Hall, who: Person, deed: w.Late) -> None:
    house, store = tending.house, tending.store
    deck = await _brought(house, hall, deed.deck, who)
    if not deed.player.strip():
        level = hall.event.setup.bots.level

        def bot(event: Event, at: int) -> Sequence[e.Entry]:
            check_bots(event)
            made = next(bots_of(event, at, who.name, level))
            return [e.Late(at=at, person="", name=made.name, deck=deck or made.deck, bot=level, by=who.name)]

        await tending.halls.change(hall, bot)
        return
    found = await account(store, folded(deed.player))
    person = await person_by_id(store, found[0]) if found is not None else None
    if person is None:
        raise Fault("not-found", "There is no account of this name.")
    house.order.check_ban(person.id)
    rating = await _rating(hall, tending, person)

    def build(event: Event, at: int) -> Sequence[e.Entry]:
        name = told_apart(person.name, _names(event))
        return [e.Late(at=at, person=person.id, name=name, deck=deck, rating=rating, by=who.name)]

    await tending.halls.change(hall, build)
