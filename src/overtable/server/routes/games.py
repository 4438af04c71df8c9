"""The games, their cards, rules and guided first games, as data."""

import asyncio
import hashlib
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from overtable.games import all_drafts, all_games
from overtable.kernel.game import Game
from overtable.kernel.guide import Guide
from overtable.kernel.refs import COMMON_KINDS
from overtable.players.characters import CHARACTERS
from overtable.players.levels import LEVELS
from overtable.server.bots import default_bot
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.judging import Problems, judged
from overtable.server.limits import DECK, clean_deck
from overtable.server.printed import Cards, cards_json, unpacked_cards
from overtable.server.schemas import game_schema
from overtable.server.table import opening
from overtable.server.table.guide import guide_of
from overtable.server.table.opening import game_of
from overtable.server.version import cards_version
from overtable.server.wire import Seated
from overtable.store.replays import printed_in
from overtable.store.rows import Person


class ModeOut(msgspec.Struct, frozen=True):
    id: str
    name: str
    blurb: str
    seats: list[int]
    settings: dict[str, int | str | bool]
    decks: list[str]
    more_cards: bool
    """It is played with further cards, which are asked for with the mode."""
    legalities: list[str]
    """What decks may be held to in this mode, the usual one first; empty where there is but one."""


class BotOut(msgspec.Struct, frozen=True):
    """A level of bots: what it is called, who sits at the table, which face it has, and how it plays, in words."""

    id: str
    name: str
    who: str
    face: str
    blurb: str


class CharacterOut(msgspec.Struct, frozen=True):
    """How a bot of any level likes to play: `regular+reckless` is a bot with a character."""

    id: str
    name: str
    blurb: str


class WindowOut(msgspec.Struct, frozen=True):
    """A step in which one may answer what another does: the frame of its decisions, and when it comes."""

    frame: str
    when: str


class DraftOut(msgspec.Struct, frozen=True):
    """A way to draft or to open packs: `draft` and (as `id`) `draft_mode` of an event; `mode` is what the decks are
    played in."""

    draft: str
    id: str
    name: str
    blurb: str
    way: Literal["draft", "sealed"]
    seats: list[int]
    mode: str


class GameOut(msgspec.Struct, frozen=True):
    id: str
    name: str
    blurb: str
    accent: str
    modes: list[ModeOut]
    bots: list[BotOut]
    characters: list[CharacterOut]
    bot: str
    kinds: list[str]
    words: list[str]
    windows: list[WindowOut]
    cards: int
    rules: int
    has_decks: bool
    guide: bool
    drafts: list[DraftOut]


class Games(msgspec.Struct, frozen=True):
    games: list[GameOut]


class RuleOut(msgspec.Struct, frozen=True):
    id: str
    section: str
    rule: str
    ruling: str


class Rules(msgspec.Struct, frozen=True):
    game: str
    rules: list[RuleOut]


class DeckText(msgspec.Struct, frozen=True):
    name: str
    text: str


class CheckDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=DECK)]
    mode: str = ""
    legality: Annotated[str, msgspec.Meta(max_length=60)] = ""


@lru_cache(maxsize=32)
def told(game: Game[Any]) -> GameOut:
    modes = [
        ModeOut(
            i,
            m.name,
            m.blurb,
            list(m.seats),
            dict(m.settings),
            list(game.decks(i)),
            i in game.wider,
            list(game.formats(i)),
        )
        for i, m in game.modes.items()
    ]
    return GameOut(
        game.id,
        game.name,
        game.blurb,
        game.accent,
        modes,
        [BotOut(b.id, b.name, b.who, b.face, b.blurb) for b in LEVELS.values()],
        [CharacterOut(c.id, c.name, c.blurb) for c in CHARACTERS.values()],
        default_bot(),
        [*COMMON_KINDS.values(), *game.kinds],
        list(game.words),
        [WindowOut(frame, window.when) for frame, window in game.windows.items()],
        len(game.catalogue.cards),
        len(game.ledger()),
        any(m.decks for m in modes),
        guide_of(game) is not None,
        [
            DraftOut(limited.id, i, m.name, m.blurb, limited.ways[i], list(m.seats), limited.plays_mode)
            for limited in all_drafts().values()
            if limited.plays == game.id
            for i, m in limited.modes.items()
        ],
    )


@lru_cache(maxsize=32)
def rules_json(game: Game[Any]) -> tuple[bytes, str]:
    rules = [RuleOut(r.id, r.section, r.rule, r.ruling) for r in game.ledger()]
    data = msgspec.json.encode(Rules(game.id, rules))
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def made_once(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    """For the description: what the bytes of an answer hold."""
    said = "Made once; the ETag tells whether it has changed"
    return {200: ResponseSpec(kind, generate_examples=False, description=said)}


def cached(request: Request[Any, Any, Any], data: bytes, etag: str) -> Response[bytes]:
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/games", tags=["games"])
async def list_games() -> Games:
    return Games([told(game) for game in all_games().values()])


@get("/api/games/{game_id:str}", tags=["games"])
async def get_game(game_id: str) -> GameOut:
    return told(game_of(game_id))


@get("/api/games/{game_id:str}/cards", responses=made_once(Cards), tags=["games"])
async def get_cards(
    request: Request[Any, Any, Any],
    house: House,
    game_id: str,
    mode: str = "",
    version: Annotated[str, Parameter(max_length=20)] = "",
) -> Response[bytes]:
    """Everything printed on the cards, with their generated text; with a mode, all that it is played with; with a
    version, as they were when a replay was kept."""
    game = game_of(game_id)
    if mode and mode not in game.modes:
        raise Fault("bad-request", "There is no such mode.")
    if version and version != cards_version(game, mode):
        kept = await printed_in(house.store, game.id, version)
        if kept is None:
            raise Fault("not-found", "The cards of that version are not kept here.")
        return cached(request, await asyncio.to_thread(unpacked_cards, kept), f'"{version}"')
    data, etag = await asyncio.to_thread(cards_json, game, mode if mode in game.wider else "")
    return cached(request, data, etag)


@get("/api/games/{game_id:str}/rules", responses=made_once(Rules), tags=["games"])
async def get_rules(request: Request[Any, Any, Any], game_id: str) -> Response[bytes]:
    """The rules ledger."""
    return cached(request, *rules_json(game_of(game_id)))


@get("/api/games/{game_id:str}/schema", tags=["games"])
async def get_schema(game_id: str) -> dict[str, Any]:
    """JSON Schema of the game's views, and of the data of its cards."""
    return await asyncio.to_thread(game_schema, game_of(game_id))


@get("/api/games/{game_id:str}/guide", tags=["games"])
async def get_guide(game_id: str) -> Guide:
    game = game_of(game_id)
    guide = guide_of(game)
    if guide is None:
        raise Fault("not-found", f"{game.name} has no guided first game yet.")
    return guide


@post("/api/games/{game_id:str}/guide", tags=["games"])
async def start_guide(house: House, who: Person, game_id: str) -> Seated:
    """A new guided table for you."""
    return await opening.guided(house, game_of(game_id), who)


@get("/api/games/{game_id:str}/decks/{name:str}", tags=["games"])
async def ready_deck(game_id: str, name: str) -> DeckText:
    text = game_of(game_id).deck_text(name)
    if not text:
        raise Fault("not-found", "There is no such deck as text.")
    return DeckText(name, text)


@post("/api/games/{game_id:str}/check-deck", status_code=200, tags=["games"])
async def check_deck(house: House, who: Person, game_id: str, data: CheckDeck) -> Problems:
    """Every reason why this deck is not legal, none: it is; what it has and still needs; what it is drawn from."""
    game = game_of(game_id)
    if data.mode and data.mode not in game.modes:
        raise Fault("bad-request", "There is no such mode.")
    mode = data.mode or next(iter(game.modes))
    if data.legality and data.legality not in game.formats(mode):
        raise Fault("bad-request", "There is no such legality.")
    text = clean_deck(data.text)
    house.rates.check("deck-check", who.id)
    what = f"judge {game.id} {data.mode} {data.legality} {text}"
    return await house.workers.do(what, judged, game.id, text, data.mode, data.legality)
