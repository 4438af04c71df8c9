"""Decks: a text that a person can read and edit, and whether it is legal, with every reason at once.

    # Horror Menagerie
    Format: Starter
    Plan: hit hard with Brute Force while the marked fall
    Mission: King of the Jungle
    Homebase: Dracula's Armory        (optional; `Under:` names the cards that start under it)
    Front Line: Headless Horseman; The Mummy; Cthulhu
    Reserve: Mina Harker

    3 7 Brute Force
    1 Hera (Ally)

Each further line is a count and a card. A name that two cards share is told apart by its type or character in
parentheses.
"""

from functools import lru_cache

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import FOLDER, catalogue
from overtable.games.overpower.book.facts import FACES
from overtable.kernel.catalogue import CardError
from overtable.kernel.decks import BadDeck, read_deck_text, ready_decks

TWICE = {"homebase": "OP25-DECK-16: a team has one Homebase at most"}
FIELDS = ("format", "plan", "mission", "homebase", "under", "front line", "reserve")


class Deck(msgspec.Struct, kw_only=True):
    name: str
    format: str = "Modern Age"
    plan: str = ""
    mission: str = ""
    homebase: str = ""
    front: list[str] = []
    reserve: str = ""
    under: list[str] = []
    cards: list[tuple[int, str]] = []
    """Count and card id, in the order of the file."""
    objectives: list[str] | None = None
    """Which Objectives are there, when not the whole set."""


@lru_cache(maxsize=4096)
def rows_named(name: str) -> list[int]:
    """The cards that a person may mean by this name."""
    cards = catalogue()
    if name in cards.row:
        return [cards.row[name]]
    low = name.casefold()
    known = [*enumerate(cards.cards), *((row, cards[row]) for row in cards.guests)]
    exact = [i for i, c in known if c.name.casefold() == low]
    if exact:
        return exact
    head, bracket, tail = name.rpartition(" (")
    if bracket and tail.endswith(")"):
        want = tail[:-1].casefold()
        return [
            i
            for i, c in known
            if c.name.casefold() == head.casefold()
            and want in (c.type.casefold(), getattr(c, "character", "").casefold())
        ]
    return []


def find_row(name: str, kinds: tuple[int, ...] = ()) -> int:
    """The one card of this name; raises `CardError` when there is none, or more than one."""
    return _row(name, kinds, tuple(catalogue().guests))


@lru_cache(maxsize=4096)
def _row(name: str, kinds: tuple[int, ...], guests: tuple[int, ...]) -> int:
    rows = rows_named(name)
    if kinds:
        rows = [r for r in rows if FACES[r].kind in kinds]
    if len(rows) == 1:
        return rows[0]
    if not rows:
        catalogue().find(name)  # raises with the nearest names
        raise CardError([f"{name} is no card of that type"])
    known = ", ".join(f"{FACES[r].name} ({getattr(FACES[r].card, 'character', FACES[r].card.type)})" for r in rows)
    raise CardError([f"{name!r} may mean {known}"])


DECK_KINDS = (
    fc.POWER,
    fc.BASIC,
    fc.TRAINING,
    fc.TEAMWORK,
    fc.ALLY,
    fc.ADVANCED,
    fc.SPECIAL,
    fc.ASPECT,
    fc.ARTIFACT,
    fc.EVENT,
    fc.ACTIVATOR,
)


def shown_name(row: int) -> str:
    f = FACES[row]
    others = [r for r in rows_named(f.name) if r != row and FACES[r].kind in DECK_KINDS]
    if not others:
        return f.name
    return f"{f.name} ({getattr(f.card, 'character', f.card.type.capitalize())})"


def parse(text: str) -> Deck:
    """Read a deck text; raises `BadDeck` with everything that cannot be read."""
    catalogue()
    told = read_deck_text(text, fields=FIELDS, twice=TWICE)
    said = {field: value for field, (_, value) in told.fields.items()}
    deck = Deck(
        name=told.name,
        format=said.get("format", "Modern Age"),
        plan=said.get("plan", ""),
        mission=said.get("mission", ""),
        homebase=said.get("homebase", ""),
        front=listed(said.get("front line", "")),
        reserve=said.get("reserve", ""),
        under=listed(said.get("under", "")),
    )
    problems = told.problems
    for line in told.cards:
        try:
            deck.cards.append((line.count, FACES[find_row(line.name, DECK_KINDS)].card.id))
        except CardError as error:
            problems += [f"line {line.number}: {p}" for p in error.problems]
    wanted = [(name, fc.CHARACTER) for name in (*deck.front, deck.reserve)] + [(deck.homebase, fc.HOMEBASE_CARD)]
    for name, kind in wanted:
        try:
            if name:
                find_row(name, (kind,))
        except CardError as error:
            problems += error.problems
    if problems:
        raise BadDeck(problems)
    return deck


def listed(value: str) -> list[str]:
    """`Headless Horseman; The Mummy` as two names."""
    return [name.strip() for name in value.split(";") if name.strip()]


def dump(deck: Deck) -> str:
    """The deck as text; `parse` reads it back."""
    catalogue()
    lines = [f"# {deck.name}", f"Format: {deck.format}"]
    if deck.plan:
        lines.append(f"Plan: {deck.plan}")
    lines.append(f"Mission: {deck.mission}")
    if deck.homebase:
        lines.append(f"Homebase: {deck.homebase}")
    if deck.under:
        lines.append("Under: " + "; ".join(deck.under))
    lines += ["Front Line: " + "; ".join(deck.front), f"Reserve: {deck.reserve}", ""]
    lines += [f"{count} {shown_name(catalogue().row[card])}" for count, card in deck.cards]
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=64)
def load(name: str) -> Deck:
    """A ready deck of the house by its name."""
    text = ready().get(name)
    if text is None:
        raise BadDeck([f"no deck is called {name!r}; there are {', '.join(ready())}"])
    return parse(text)


@lru_cache(maxsize=1)
def ready() -> dict[str, str]:
    """The texts of the ready decks by their names."""
    return ready_decks(FOLDER / "ready")


def changes(registered: Deck, deck: Deck) -> list[str]:
    """OP25-DECK-02, OP25-DECK-27: what a deck may not have changed between the games of a tournament."""
    found = []
    if deck.reserve != registered.reserve:
        found.append(f"OP25-DECK-02: {registered.reserve} is announced as the Reserve, not {deck.reserve}")
    elif deck.front != registered.front:
        found.append("OP25-DECK-27: the team stays the same for the whole event")
    if sorted(deck.cards) != sorted(registered.cards) or deck.homebase != registered.homebase:
        found.append("OP25-DECK-27: the deck and its Homebase stay the same for the whole event")
    return found
