"""Formats: which cards they allow, whom they let repeat, and what limited ones ask of a pool."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK, Book
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.text import Deck
from overtable.kernel.catalogue import read_yaml


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A format: which cards it allows and how decks are counted."""

    name: str
    sets: tuple[str, ...] = ()
    """The sets it allows; empty: all."""
    retired: tuple[str, ...] = ()
    """Cards on the retired list, by name."""
    threat: int = 76
    """OP25-DECK-03; 0: no cap (OP25-MODE-15)."""
    least: int = 51
    """OP25-DECK-05."""
    least_with_events: int = 56
    """OP25-DECK-06."""
    limited: bool = False
    """Its decks are built of a pool (OP25-MODE-20)."""
    repeats: bool = False
    """A draft: a character may be repeated as far as needed to field four (OP25-MODE-18)."""
    active: bool = True
    legacy_caps: bool = False
    """The caps for three-stat characters apply (`threat_cap`)."""


@lru_cache(maxsize=4)
def profiles(book: Book = NEW_BOOK) -> dict[str, Profile]:
    return {p.name: p for p in msgspec.convert(read_yaml(book.folder / "formats.yaml"), list[Profile])}


def profile_of(deck: Deck) -> Profile:
    """The format that a deck names, or the usual one of its edition."""
    known = profiles(deck.book)
    return known.get(deck.format) or known[deck.book.edition.format]


def check_limited(p: Profile, pool: Sequence[str] | None, vouched: bool, found: list[str]) -> None:
    """OP25-MODE-20: a deck of a limited format is legal for those whose pool it is built of; no constructed deck has
    its freedoms, and no other deck is played where it is."""
    if p.limited and pool is None and not vouched:
        found.append(f"OP25-MODE-20: a {p.name} deck is built of what was drafted or opened, and played only with that")
    if vouched and not p.limited:
        found.append(f"OP25-MODE-20: decks built of a pool are played here, and {p.name} is not of that kind")


def check_repeats(
    deck: Deck, team: list[Face], p: Profile, pool: Sequence[str] | None, vouched: bool, found: list[str]
) -> None:
    """OP25-DECK-26, OP25-MODE-22: nobody is on the team twice; OP25-MODE-18: but for as many as a drafter lacks.

    OPC-DECK-11, OPC-DECK-12: whoever has the same name, whatever the ratings. OPC-DECK-13: the other team is not asked.
    """
    by_name = deck.book.edition.clones_by_name
    families = [f.name if by_name else f.card.family or f.name for f in team]
    repeats = len(families) - len(set(families))
    allowed = 0
    if p.repeats and vouched:
        return
    if p.repeats and pool is not None:
        opened = {deck.book.face(c) for c in pool}
        allowed = max(0, 4 - len({f.card.family or f.name for f in opened if f.kind == fc.CHARACTER}))
    if repeats > allowed:
        twice = next(n for n in families if families.count(n) > 1)
        rule = "OP25-MODE-18" if p.repeats else "OP25-MODE-22" if p.limited else "OP25-DECK-26"
        why = ", and there are others to field" if p.repeats else ""
        found.append(f"{rule}: {twice} is on the team more than once{why}")


def check_pool(
    deck: Deck,
    team: list[Face],
    rows: list[tuple[int, Face]],
    home: Face | None,
    p: Profile,
    pool: Sequence[str] | None,
    found: list[str],
) -> None:
    """Sets (OP25-MODE-23), the retired list (OP25-MODE-24), and the opened cards of limited play."""
    under = [deck.book.find(n, fc.BASIC, fc.TRAINING) for n in deck.under]
    for f in [*team, *(f for _, f in rows), *([home] if home else []), *under]:
        if p.sets and f.card.set not in p.sets:
            found.append(f"OP25-MODE-23: {f.name} is from {f.card.set}, which {p.name} does not allow")
        if f.name in p.retired:
            found.append(f"OP25-MODE-24: {f.name} is on the retired list")
    if not p.active:
        found.append(f"OP25-MODE-25: {p.name} is not an active format")
    if pool is None:
        return
    opened: dict[str, int] = {}
    for c in pool:
        opened[c] = opened.get(c, 0) + 1
    wanted: dict[str, int] = {}
    for f in [*team, *([home] if home else []), *under]:
        wanted[f.card.id] = wanted.get(f.card.id, 0) + 1
    for n, f in rows:
        if f.kind == fc.POWER and len(f.types) == 1:
            continue  # OP25-MODE-20: typed Power cards are free
        wanted[f.card.id] = wanted.get(f.card.id, 0) + n
    for card, n in wanted.items():
        if opened.get(card, 0) < n:
            f = deck.book.face(card)
            rule = "OP25-MODE-21" if f.kind == fc.POWER else "OP25-MODE-20"
            found.append(f"{rule}: {f.name} was opened {opened.get(card, 0)} times, and {n} are used")
