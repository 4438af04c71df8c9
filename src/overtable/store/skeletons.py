"""What a name looks like: two names with the same skeleton can be taken for each other (after Unicode's UTS 39)."""

import unicodedata
from functools import lru_cache

from confusable_homoglyphs import confusables

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
UNSEEN = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u3164", "\uffa0", *map(chr, range(0x180B, 0x1810))}
"""Letters and marks that are not drawn, beside those that Unicode calls formatting."""
ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "ı": "l"})
LONGEST = 120


@lru_cache(maxsize=1)
def looks() -> dict[int, str]:
    """Letters of other scripts, and fancy ones, by the Latin letter that they look like."""
    found: dict[int, str] = {}
    for letter in LETTERS:
        for like in confusables.confusables_data.get(letter, ()):
            other = like["c"].strip("\u200e")
            if len(other) == 1 and not other.isascii() and other.isalpha():
                found.setdefault(ord(other), letter)
    return found


def is_unseen(letter: str) -> bool:
    """Whether nothing is drawn for it."""
    variation = 0xFE00 <= ord(letter) <= 0xFE0F or 0xE0100 <= ord(letter) <= 0xE01EF
    return variation or letter in UNSEEN or unicodedata.category(letter) == "Cf"


def plain(text: str) -> str:
    """The text in small letters, those of other scripts that look like Latin ones as these."""
    seen = "".join(c for c in unicodedata.normalize("NFC", text) if not is_unseen(c))
    alike = unicodedata.normalize("NFKC", seen.translate(looks()))
    return unicodedata.normalize("NFKC", alike.casefold()).translate(looks())


def skeleton(name: str) -> str:
    """Without case, spaces, punctuation and whatever else does not tell names apart."""
    letters = "".join(c for c in plain(name) if unicodedata.category(c)[0] in "LNM")
    return letters.translate(ALIKE).replace("rn", "m").replace("vv", "w")[:LONGEST]
