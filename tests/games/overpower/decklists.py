"""Decks for the tests of deck rules: a legal one, and what a case changes in it."""

from overtable.games.overpower.decks.formats import profiles
from overtable.games.overpower.decks.legal import problems
from overtable.games.overpower.decks.text import Deck, parse

FILLER = ("1 Energy", "1 Combat", "1 Brute Force", "1 Intelligence")


def deck(
    *cards: str,
    front: str = "Poseidon; Robin Hood; Merlin",
    reserve: str = "Anubis",
    size: int = 51,
    mission: str = "The Call of Cthulhu",
    format: str = "Modern Age",
    more: str = "",
) -> Deck:
    """A deck of these cards ("2 Rapier", or a name for one copy), filled up with level 1 Power cards."""
    lines = [c if c[0].isdigit() and c[1] == " " and not _is_power(c) else f"1 {c}" for c in cards]
    count = sum(int(line.split(" ")[0]) for line in lines)
    rest = size - count
    lines += [f"{rest // 4 + (i < rest % 4)} {name}" for i, name in enumerate(FILLER)]
    head = [
        "# A deck",
        f"Format: {format}",
        f"Mission: {mission}",
        more,
        f"Front Line: {front}",
        f"Reserve: {reserve}",
    ]
    return parse("\n".join([*head, *lines]))


def _is_power(card: str) -> bool:
    """`6 Energy` is the name of a card, `2 6 Energy` two of them."""
    name = card[2:].partition(" (")[0].removesuffix(" Teamwork")
    return name in KINDS


KINDS = ("Energy", "Combat", "Brute Force", "Intelligence", "MultiPower", "Any-Power")


def rules(made: Deck, profile: str = "", pool: list[str] | None = None) -> set[str]:
    """The rules by which a deck is not legal."""
    chosen = profiles()[profile] if profile else None
    return {p.partition(":")[0] for p in problems(made, chosen, pool)}
