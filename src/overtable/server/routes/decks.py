"""Your decks."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put

from overtable.games import all_games
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.limits import DECK, clean_deck, clean_title
from overtable.server.table.opening import game_of
from overtable.store import decks
from overtable.store.rows import DeckRow, Person

LONGEST_NAME = 60
Text = Annotated[str, msgspec.Meta(max_length=DECK)]
Name = Annotated[str, msgspec.Meta(max_length=200)]


class NewDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: Name
    text: Text


class DeckChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    text: Text


class Decks(msgspec.Struct, frozen=True):
    decks: list[DeckRow]


def missing() -> Fault:
    return Fault("not-found", "You have no such deck.")


def shown(deck: DeckRow) -> DeckRow:
    """One of a game that is gone says so."""
    if deck.broken or deck.game in all_games():
        return deck
    return msgspec.structs.replace(deck, broken=f"This server has no game called {deck.game}.")


def small(number: int) -> int:
    if not 0 < number < 2**31:
        raise missing()
    return number


@get("/api/decks", tags=["decks"])
async def list_decks(house: House, who: Person, game: str | None = None) -> Decks:
    found = await decks.decks_of(house.store, who.id, game_of(game).id if game else None)
    return Decks([shown(deck) for deck in found])


@post("/api/decks", tags=["decks"])
async def new_deck(house: House, who: Person, data: NewDeck) -> DeckRow:
    name, text, game = clean_title(data.name, LONGEST_NAME), clean_deck(data.text), game_of(data.game)
    house.order.check_words(name, "bad-name")
    house.rates.check("deck", who.id)
    if len(await decks.decks_of(house.store, who.id)) >= house.config.decks_a_person:
        raise Fault("too-many", f"You have {house.config.decks_a_person} decks already; delete some first.")
    return await decks.add_deck(house.store, who.id, game.id, name, text)


@get("/api/decks/{number:int}", tags=["decks"])
async def get_deck(house: House, who: Person, number: int) -> DeckRow:
    found = await decks.deck_of(house.store, who.id, small(number))
    if found is None:
        raise missing()
    return shown(found)


@put("/api/decks/{number:int}", tags=["decks"])
async def change_deck(house: House, who: Person, number: int, data: DeckChange) -> DeckRow:
    name, text = clean_title(data.name, LONGEST_NAME), clean_deck(data.text)
    house.order.check_words(name, "bad-name")
    house.rates.check("deck", who.id)
    if not await decks.change_deck(house.store, who.id, small(number), name, text):
        raise missing()
    found = await decks.deck_of(house.store, who.id, number)
    if found is None:
        raise missing()
    return found


@delete("/api/decks/{number:int}", tags=["decks"])
async def delete_deck(house: House, who: Person, number: int) -> None:
    if not await decks.drop_deck(house.store, who.id, small(number)):
        raise missing()
