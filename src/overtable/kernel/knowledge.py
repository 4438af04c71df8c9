"""Who knows which card. Only the functions of this module write `pool`.

For each watcher (the seats, then the spectator) and each card id, `pool` holds 0 when the watcher knows what the
card is, or a label: ids that carry the same label could be any of each other. Views and redeals are made from
it, never from who owns a zone.
"""

from overtable.kernel.chance import SHUFFLE, shuffled
from overtable.kernel.state import State


def everyone(s: State) -> int:
    """The mask of all watchers."""
    return (1 << s.seats + 1) - 1


def knows(s: State, watcher: int, card: int) -> bool:
    return s.pool[watcher][card] == 0


def reveal(s: State, card: int, watchers: int) -> None:
    """These watchers now know the card."""
    for watcher, pool in enumerate(s.pool):
        if watchers >> watcher & 1 and pool[card]:
            pool[card] = 0
            s.epoch += 1


def mix(s: State, ids: list[int], watchers: int) -> None:
    """For these watchers the ids could now be any of each other, and of whatever each could be before."""
    if not ids:
        return
    for watcher, pool in enumerate(s.pool):
        if not watchers >> watcher & 1:
            continue
        found = {pool[i] for i in ids} - {0}
        label = min(found) if found else free_label(pool)
        if len(found) > 1:
            pool[:] = pool.translate(bytes(label if was in found else was for was in range(256)))
        for i in ids:
            pool[i] = label


def free_label(pool: bytearray) -> int:
    label = 1
    while label in pool:
        label += 1
    return label


def shuffle(s: State, zone: int) -> None:
    """Shuffle a pile: chance, and nobody knows its cards any more."""
    shuffled(s, SHUFFLE, s.zones[zone])
    mix(s, s.zones[zone], everyone(s))


def put(s: State, card: int, zone: int) -> None:
    """Lay a card into a zone during set-up, before anybody has looked."""
    s.zones[zone].append(card)
    s.where[card] = zone


def move(s: State, card: int, to: int, told: int | None = None, at: int | None = None) -> None:
    """Move a card to another zone: on top, or at an index of the pile.

    `told` are the watchers who see *which* card of the zone moves; by default all of them (the top card, a card
    that lies open, one that is shown). For the others the cards of the zone it left could now be the one that
    moved. A public zone shows the card to everybody, its owner's zone to the owner.
    """
    left = s.zones[s.where[card]]
    left.remove(card)
    target = s.layout[to]
    sight = target.sight
    if sight == "all":
        for pool in s.pool:
            if pool[card]:
                pool[card] = 0
                s.epoch += 1
    else:
        if told is not None and (untold := everyone(s) & ~told):
            mix(s, [*left, card], untold)
        if sight == "owner" and s.pool[target.owner][card]:
            s.pool[target.owner][card] = 0
            s.epoch += 1
    if at is None:
        s.zones[to].append(card)
    else:
        s.zones[to].insert(at, card)
    s.where[card] = to


def seen(s: State, watcher: int, zone: int) -> tuple[list[int], int]:
    """The cards of a zone that the watcher knows, and how many others lie there.

    The order of a hidden zone is not told: its known cards come by id.
    """
    pool = s.pool[watcher]
    cards = s.zones[zone]
    known = [c for c in cards if pool[c] == 0]
    if s.layout[zone].sight != "all":
        known.sort()
    return known, len(cards) - len(known)


def create(s: State, rows: list[int], zone: int) -> list[int]:
    """Cards come into the game, open to everybody; returns their ids. The list of printings is a new one."""
    first = len(s.printing)
    ids = list(range(first, first + len(rows)))
    s.printing = [*s.printing, *rows]
    s.where.extend([zone] * len(rows))
    s.zones[zone].extend(ids)
    for pool in s.pool:
        pool.extend(bytes(len(rows)))
    return ids
