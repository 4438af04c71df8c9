"""The names that are nearest to a misspelt one, without comparing it with all of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 60
"""Characters of a name that are looked at."""
COMPARED = 24
"""Names that share most pairs of letters with it are compared closely."""
REMEMBERED = 1000
"""Whoever checks a deck asks for the same names more than once."""


class Near:
    """An index of names by their pairs of letters."""

    def __init__(self, names: Iterable[str]) -> None:
        self._having: dict[str, list[str]] = defaultdict(list)
        for name in names:
            for pair in _pairs(name):
                self._having[pair].append(name)

        self._found: dict[str, list[str]] = {}

    def to(self, name: str) -> list[str]:
        """The three nearest, the best first; a name is in small letters here."""
        name = name[:LONGEST]
        if name not in self._found:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            self._found[name] = self._look(name)
        return self._found[name]

    def _look(self, name: str) -> list[str]:
        shared: Counter[str] = Counter()
        for pair in _pairs(name):
            shared.update(self._having.get(pair, ()))
        # Long names have many pairs; what counts is how much of both is shared.
        likely = sorted(shared, key=lambda known: (-shared[known] / (len(known) + len(name)), known))
        return get_close_matches(name, likely[:COMPARED], n=3)


def _pairs(name: str) -> set[str]:
    padded = f" {name} "
    return {padded[i : i + 2] for i in range(len(padded) - 1)}
