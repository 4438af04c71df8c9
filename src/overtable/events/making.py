"""The entries that the house itself appends: made of the state, so that they come out the same whoever makes them."""

from collections.abc import Iterator

from overtable.events.entry import AddBot, Drop, Entry, Leave, Replaced, RoundBegun, Start
from overtable.events.event import Event
from overtable.events.lots import drawn
from overtable.events.pairing import next_pairs
from overtable.events.setup import EventSetup, brings_decks, game_of


def starting(event: Event, at: int, by: str = "") -> list[Entry]:
    """What starts an event: bots for the empty seats, as the setup says, and `Start`."""
    wanted = event.setup.bots.fill - len(event.active)
    bots = [bot for bot, _ in zip(bots_of(event, at, by), range(max(0, wanted)), strict=False)]
    return [*bots, Start(at=at, by=by)]


def bots_of(event: Event, at: int, by: str = "", level: str = "") -> Iterator[AddBot]:
    """One bot after the other, each with a name that nobody here has and a ready deck drawn for it."""
    level = level or event.setup.bots.level
    taken = {p.name.casefold() for p in event.players if not p.gone}
    number = len(event.players)
    for n in range(1, 2 * event.setup.entry.most + 1):
        name = f"{level.capitalize()} {n}"
        if name.casefold() not in taken:
            number += 1
            yield AddBot(at=at, bot=level, name=name, deck=ready_deck(event.setup, f"bot {number}"), by=by)


def ready_deck(setup: EventSetup, what: str) -> str:
    """One of the game's ready decks that may be played here, drawn; "" where none is brought."""
    if not brings_decks(setup):
        return ""
    game, wanted = game_of(setup), setup.format.legality
    names = [name for name in game.decks(setup.mode) if not wanted or game.format_of(name) == wanted]
    return names[drawn(setup, f"deck {what}") % len(names)] if names else ""


def next_round(event: Event, at: int) -> RoundBegun:
    """The pairings of the next round."""
    pairs, seeds = next_pairs(event)
    return RoundBegun(at=at, number=len(event.rounds) + 1, pairs=pairs, seeds=seeds)


def leaving(event: Event, player: int, at: int, by: str = "", why: str = "") -> Drop | Replaced | Leave:
    """A player leaves for good: forfeits or is replaced by a bot, as the setup says."""
    if event.status == "open":
        return Leave(at=at, player=player)
    found = event.player(player)
    if event.setup.leavers == "bot" and found is not None and not found.bot:
        return Replaced(at=at, player=player, bot=event.setup.bots.level, by=by)
    return Drop(at=at, player=player, by=by, why=why)
