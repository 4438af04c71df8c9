"""Words that the hosts do not want to read: found as whole words, through the tricks that hide them."""

import re

from overtable.store.skeletons import plain

LETTERS = re.compile(r"[^\W_]+")
FIGURES = str.maketrans("03457@$", "oeastas")
TURNS = [str.maketrans(marks, letter * len(marks)) for marks in ("1", "1!|") for letter in "il"]
LONG = re.compile(r"(.)\1{2,}")


def tokens(text: str) -> list[str]:
    """The words of a text, folded."""
    return LETTERS.findall(plain(text))


class Words:
    """A list of words; an entry may be several words in a row."""

    def __init__(self, words: list[str]) -> None:
        self._wanted = {" ".join(found) for word in words if (found := tokens(word))}
        self._longest = max((entry.count(" ") + 1 for entry in self._wanted), default=0)

    def found(self, text: str) -> bool:
        return bool(self._wanted) and any(self._is_in(variant) for variant in variants(text))

    def _is_in(self, said: list[str]) -> bool:
        return any(
            " ".join(said[start : start + length]) in self._wanted
            for length in range(1, self._longest + 1)
            for start in range(len(said) - length + 1)
        )


def variants(text: str) -> list[list[str]]:
    """The text as it may be meant: figures as letters, letters one by one, marks between letters, long vowels."""
    folded = plain(text)
    ways = [folded] + [folded.translate(FIGURES).translate(turn) for turn in TURNS]
    found = []
    for way in ways:
        apart = LETTERS.findall(way)
        found += [apart, spelled(apart), ["".join(LETTERS.findall(chunk)) for chunk in way.split()]]
    short = [[LONG.sub(r"\1" * n, word) for word in words] for words in found for n in (1, 2)]
    return found + short


def spelled(apart: list[str]) -> list[str]:
    """Letters that stand alone in a row, as one word."""
    found: list[str] = []
    before = False
    for word in apart:
        alone = len(word) == 1
        if alone and before:
            found[-1] += word
        else:
            found.append(word)
        before = alone
    return found
