"""Building a deck of what was drafted or opened: the own pool, what is wrong with a deck of it, one that is built."""

from collections import Counter

from overtable.events.setup import brings_decks, draft_of
from overtable.games import all_drafts
from overtable.kernel.decks import Pile
from overtable.server.errors import Fault
from overtable.server.events.clocks import building_until
from overtable.server.events.hall import Hall
from overtable.server.events.wire import PoolCheck, PooledCard, PoolOut
from overtable.server.house import House
from overtable.server.judging import MOST_CARDS, MOST_PROBLEMS, NeedOut, judged
from overtable.store.store import now


def check_deck(draft: str, text: str, pool: tuple[str, ...]) -> PoolCheck:
    """In a worker."""
    limited = all_drafts()[draft]
    contents = limited.pool_contents(text, pool)
    return PoolCheck(
        limited.check_pool(text, pool)[:MOST_PROBLEMS],
        [NeedOut(n.what, n.have, n.want, n.bound, n.rule) for n in contents.needs],
        [Pile(p.name, p.draws, p.cards[:MOST_CARDS]) for p in contents.piles],
    )


async def check_of_pool(house: House, hall: Hall, number: int, text: str) -> PoolCheck:
    pool, draft = hall.event.players[number - 1].pool, hall.event.setup.format.draft
    return await house.workers.do(f"pool {hall.row.id} {number} {text}", check_deck, draft, text, pool)


async def check(house: House, hall: Hall, number: int, text: str) -> PoolCheck:
    """What is wrong with a deck for this event, whoever asks."""
    setup = hall.event.setup
    if setup.limited:
        return await check_of_pool(house, hall, number, text)
    if not brings_decks(setup):
        raise Fault("not-now", "No deck is brought to this event.")
    legality = setup.format.legality
    what = f"judge {setup.game} {setup.mode} {legality} {text}"
    found = await house.workers.do(what, judged, setup.game, text, setup.mode, legality)
    return PoolCheck(found.problems, found.needs, found.piles)


async def pool(house: House, hall: Hall, number: int) -> PoolOut:
    """The own pool; nobody is told another's."""
    player, setup = hall.event.players[number - 1], hall.event.setup
    if not setup.limited:
        return PoolOut([], [], player.deck, [], bool(player.deck), None)
    problems = (await check_of_pool(house, hall, number, player.deck)).problems if player.deck else []
    return PoolOut(
        [PooledCard(card, count) for card, count in sorted(Counter(player.pool).items())],
        list(draft_of(setup).free()),
        player.deck,
        problems,
        bool(player.deck),
        building_until(hall.event, house.together.outages, now()),
    )


def check_limited(hall: Hall) -> None:
    if not hall.event.setup.limited:
        raise Fault("not-now", "Decks are brought along to this event.")
    if hall.event.status in ("open", "drafting"):
        raise Fault("not-now", "The draft is not over yet.")
