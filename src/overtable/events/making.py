"""The entries that the house itself appends: made of the state, so that they come out the same whoever makes them."""

from collections.abc import Iterator
from functools import lru_cache

from overtable.events.entry import AddBot, Drop, Entry, Leave, Replaced, RoundBegun, Start
from overtable.events.event import Event
from overtable.events.lots import drawn
from overtable.events.pairing import next_pairs
from overtable.events.setup import EventSetup, brings_decks
from overtable.games import find


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
    names = ready_decks(setup.game, setup.mode, setup.format.legality)
    return names[drawn(setup, f"deck {what}") % len(names)] if names else ""


@lru_cache(maxsize=32)
def ready_decks(game_id: str, mode: str, legality: str) -> tuple[str, ...]:
    """The ready decks of a mode that may be played where decks are held to a legality."""
    game = find(game_id)
    return tuple(d for d in game.decks(mode) if not legality or not game.check_legality(d, mode, legality))


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
