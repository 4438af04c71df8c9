"""Limited play: what packs yield, in which order stacks are picked, what a sealed pool holds."""

from random import Random

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import catalogue, in_print
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.decks.text import load

STACKS, UNCOMMONS, RARES, SPECIALS = 2, 4, 1, 5
SEALED_BOOSTERS = 6


class Pack(msgspec.Struct, frozen=True):
    """An opened booster: open character stacks, and cards that stay hidden with their opener."""

    stacks: tuple[tuple[str, ...], ...]
    """A character and five of its Specials, by card id."""
    uncommons: tuple[str, ...]
    rares: tuple[str, ...]

    def cards(self) -> list[str]:
        return [c for stack in self.stacks for c in stack] + [*self.uncommons, *self.rares]


def specials_of(character: Face) -> list[Face]:
    return [f for f in in_print() if f.special and f.character in character.names]


def open_pack(rng: Random) -> Pack:
    """OP25-MODE-16: two character stacks, four uncommons, a rare."""
    catalogue()
    people = rng.sample([f for f in in_print() if f.kind == fc.CHARACTER and f.card.set == "World Legends"], STACKS)
    stacks = []
    for person in people:
        own = specials_of(person)
        stacks.append((person.card.id, *(f.card.id for f in rng.choices(own, k=SPECIALS))))
    universe = [f for f in in_print() if f.universe and not f.card.one_per_deck]
    rare = [f for f in in_print() if f.any_character or f.kind in (fc.ASPECT, fc.HOMEBASE_CARD) or f.icons in (15, 16)]
    rare = [f for f in rare if f.kind in (fc.SPECIAL, fc.ASPECT, fc.HOMEBASE_CARD, fc.POWER) and f.card.one_per_deck]
    return Pack(
        tuple(stacks),
        tuple(f.card.id for f in rng.choices(universe, k=UNCOMMONS)),
        tuple(f.card.id for f in rng.choices(rare, k=RARES)),
    )


def pick_order(drafters: int, pack: int) -> list[int]:
    """OP25-MODE-17: seats in the order in which they pick stacks of a pack; there are two picks for everybody.

    Packs 1 and 3 start from the first seat, pack 2 from the last; the second round runs back (snake order).
    """
    round_one = list(range(drafters))
    if pack == 2:
        round_one.reverse()
    return [*round_one, *reversed(round_one)]


def sealed_pool(rng: Random, starter: str) -> list[str]:
    """OP25-MODE-22: one starter deck and six boosters."""
    deck = load(starter)
    catalogue()
    pool = [deck.book.find(n, fc.CHARACTER).card.id for n in (*deck.front, deck.reserve)]
    pool += [deck.book.find(deck.homebase, fc.HOMEBASE_CARD).card.id] if deck.homebase else []
    pool += [deck.book.find(n, fc.BASIC, fc.TRAINING).card.id for n in deck.under]
    pool += [card for count, card in deck.cards for _ in range(count)]
    for _ in range(SEALED_BOOSTERS):
        pool += open_pack(rng).cards()
    return pool
