"""Cards made for one test, and plays in which every window that is not the point is left alone."""

from typing import Any

import msgspec

from games.overpower.table import Player
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.book.book import AnyCard

SKILLS = ("energy", "combat", "brute_force", "intelligence")


def made(kind: str, name: str, of: str = "MVOP") -> dict[str, Any]:
    """What every card has; of a classic set, so that it speaks in classic words."""
    return {"type": kind, "id": f"made-{name.lower().replace(' ', '-')}", "name": name, "set": of}


def special(name: str, character: str = "Any Character", **fields: Any) -> dict[str, Any]:
    """A Special of one character, or of anybody."""
    return made("special", name) | {"character": character} | fields


def character(
    name: str, *inherent: dict[str, Any], grid: tuple[int | None, ...] = (6, 6, 6, 6), **fields: Any
) -> dict[str, Any]:
    """A character, with its inherent abilities."""
    return made("character", name) | dict(zip(SKILLS, grid, strict=True)) | {"inherent": list(inherent)} | fields


def event(name: str, *play: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """An Event of every Mission, which lasts if it has words that do."""
    words = {"mission": "Any Mission", "play": list(play), "lasts": bool(play)}
    return made("event", name, of="MCOP") | words | fields


def text(card: dict[str, Any]) -> str:
    """What the card says."""
    return str(msgspec.convert(card, AnyCard).text())  # type: ignore[union-attr]


def unnegated(*players: Player) -> None:
    """Nobody of these negates."""
    while asked := [p for p in players if p.is_asked and p.pending == "NegateWindow"]:
        asked[0].does("decline")


def settled(*players: Player) -> None:
    """Nobody of these has duplicates to discard."""
    for p in players:
        if p.is_asked and p.pending == "Duplicates":
            p.does("done")


def plays(a: Player, b: Player, *play: str) -> None:
    """A card that is no attack, and that nobody negates."""
    a.does("play", *play)
    unnegated(a, b)


def attacks(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates, up to its defence."""
    a.does("attack", *attack)
    unnegated(a, b)


def strike(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody negates or defends."""
    attacks(a, b, *attack)
    b.does("take")


def strike_home(a: Player, b: Player, *attack: str) -> None:
    """The same; a KO that hangs on the types of open hits is taken."""
    strike(a, b, *attack)
    if a.pending == "SpectrumKO":
        a.does("accept")


def played(
    card: dict[str, Any],
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    by: str = "Hulk",
    cards: tuple[dict[str, Any], ...] = (),
) -> list[Player]:
    """A table at which the first player has just played this Special."""
    mine = {"front": [f"{by} (MVOP)"], "hand": []} | (a or {})
    mine["hand"] = [card["name"], *mine["hand"]]
    players = table(a=mine, b={"front": ["Storm (MVOP)"]} | (b or {}), cards=[card, *cards])
    plays(*players, card["name"], by)
    settled(*players)
    return players


def played_event(
    card: dict[str, Any] | str,
    a: dict[str, Any],
    b: dict[str, Any],
    cards: tuple[dict[str, Any], ...] = (),
    **more: Any,
) -> list[Player]:
    """The Event Phase in which the first player plays this Event, as far as nobody has to choose."""
    name, own = (card, []) if isinstance(card, str) else (card["name"], [card])
    mine, theirs = {"draw": PILE, "hand": []} | a, {"draw": PILE} | b
    mine["hand"] = [name, *mine["hand"]]
    players = table(a=mine, b=theirs, phase="event", cards=[*own, *cards], **more)
    players[0].does("event", name)
    while asked := [p for p in players if p.is_asked and p.pending in ("Declare", "NegateEvent")]:
        asked[0].does("no_event" if asked[0].pending == "Declare" else "decline")
    return players
