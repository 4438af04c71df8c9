"""Words for the texts that are made from data: lists, plurals, signs, sentences."""

import re
from collections.abc import Sequence
from functools import lru_cache

SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven")


def and_list(items: Sequence[str], glue: str = "and") -> str:
    """`this`, `this and that`, `this, that and the other`."""
    return f"{', '.join(items[:-1])} {glue} {items[-1]}" if len(items) > 1 else "".join(items)


def plural(n: int, thing: str) -> str:
    """`1 card`, `3 cards`; what already ends in s stays as it is."""
    return f"{n} {_several(n, thing)}"


def some(n: int, thing: str) -> str:
    """`one card`, `three cards`: small numbers in words."""
    return f"{SMALL[n] if n < len(SMALL) else n} {_several(n, thing)}"


def _several(n: int, thing: str) -> str:
    return thing if n == 1 or thing.endswith("s") else f"{thing}s"


def signed(n: int) -> str:
    """`+2`, `-1`, `+0`."""
    return f"{n:+d}"


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(clause: str) -> str:
    """A clause with its capital and its full stop; nothing stays nothing."""
    return f"{first_up(clause)}." if clause else ""


def first_low(text: str) -> str:
    return text[:1].lower() + text[1:]


_BETWEEN_SENTENCES = re.compile(r"(?<!\bMr)(?<!\bMrs)(?<!\bDr)(?<!\bSt)(?<!^\d)(?<!\. \d)[.?!] |\n", re.MULTILINE)


@lru_cache(maxsize=4096)  # texts of cards and their words: the same ones again and again
def clause_in(text: str, said: str) -> str:
    """The sentence of a text, or the sentences, in which these words stand; "" when they stand nowhere."""
    words = said.strip().removesuffix(".")
    at = text.casefold().find(words.casefold()) if words else -1
    if at < 0:
        return ""
    ends = [found.end() for found in _BETWEEN_SENTENCES.finditer(text)]
    first = max((end for end in ends if end <= at), default=0)
    last = min((end for end in ends if end > at + len(words)), default=len(text))
    return text[first:last].strip()
