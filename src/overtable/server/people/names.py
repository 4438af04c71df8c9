"""Names that may be taken: in one way of writing, nobody else's, and no name of the house."""

import unicodedata
from collections.abc import Callable, Collection
from functools import lru_cache

from confusable_homoglyphs import categories

from overtable.players.characters import CHARACTERS
from overtable.players.levels import LEVELS
from overtable.players.registry import DRAFTERS, PLAYERS, name_of
from overtable.server.errors import Fault
from overtable.server.limits import NAME, clean_name
from overtable.server.people.order import Order
from overtable.store.accounts import LEFT
from overtable.store.people import looks_taken
from overtable.store.skeletons import is_unseen, skeleton
from overtable.store.store import Store

HOUSE = (
    "host", "hosts", "overtable", "system", "server", "you", "me", "admin", "administrator", "moderator", "mod", "bot",
    "player", "spectator", "opponent", "your opponent", "nobody", "everybody", "somebody", "guest", "the table", LEFT,
)  # fmt: skip
"""Names that are the house's own."""
NUMBERED = ("player", "guest", "seat", "bot", "opponent", "spectator")
"""Those that are counted: with a number they are the house's too."""
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "HANGUL"},
    {"LATIN", "HAN", "BOPOMOFO"},
)
"""Scripts that are written together (the highly restrictive level of UTS 39)."""


@lru_cache(maxsize=1)
def reserved() -> frozenset[str]:
    """The skeletons of the names of the house and of its bots, plain and with a character."""
    bots = {name_of(player) for player in (*PLAYERS, *DRAFTERS)}
    bots |= {name_of(f"{level}+{character}") for level in LEVELS for character in CHARACTERS}
    return frozenset(map(skeleton, bots | {*HOUSE}))


def is_reserved(name: str) -> bool:
    letters = "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c.isalnum())
    word = letters.rstrip("0123456789")
    return skeleton(name) in reserved() or (word != letters and skeleton(word) in map(skeleton, NUMBERED))


def scripts(name: str) -> set[str]:
    alias: Callable[[str], str] = categories.alias
    return {alias(c) for c in name if unicodedata.category(c)[0] == "L"} - {"COMMON", "INHERITED"}


async def new_name(store: Store, order: Order, text: str) -> str:
    """The name as it is shown, if anybody may have it; raises `Fault` that says why not."""
    name = clean_name(text)
    if any(map(is_unseen, name)):
        raise Fault("bad-name", "There are letters in it that cannot be seen.")
    used = scripts(name)
    if len(used) > 1 and not any(used <= together for together in TOGETHER):
        raise Fault("bad-name", "A name is written in one script: letters of several can be mistaken for each other.")
    if not skeleton(name):
        raise Fault("bad-name", "A name needs at least one letter.")
    if is_reserved(name):
        raise Fault("name-taken", "This name belongs to the house or one of its bots. Choose another one.")
    order.check_words(name, "bad-name")
    if await looks_taken(store, name):
        raise Fault("name-taken", "Somebody has an account with this name already, or one that looks like it.")
    return name


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number where somebody beside it is called alike."""
    taken = {skeleton(other) for other in others}
    number, shown = 1, name
    while skeleton(shown) in taken:
        number += 1
        shown = f"{name[: NAME - 1 - len(str(number))]} {number}"
    return shown
