"""References: whatever an option, an event or a reason can point at, as one small int.

`kind << 12 | index`. The first kinds belong to every game; a game names its own (spaces, rows, slots) from
`OWN` on, in `Game.kinds`. A reference is never below 4096, so a plain number can stand beside it.
"""

BITS = 12
MASK = (1 << BITS) - 1

CARD, SEAT, NUMBER, WORD, EFFECT = 1, 2, 3, 4, 5
OWN = 8
COMMON_KINDS = {CARD: "card", SEAT: "seat", NUMBER: "number", WORD: "word", EFFECT: "effect"}

_CARDS, _SEATS, _NUMBERS, _WORDS = CARD << BITS, SEAT << BITS, NUMBER << BITS, WORD << BITS

UNKNOWN_CARD = CARD << BITS | MASK
"""What a seat is told in place of a card that it does not know."""


def ref(kind: int, index: int) -> int:
    return kind << BITS | index


def card(index: int) -> int:
    return _CARDS | index


def seat(index: int) -> int:
    return _SEATS | index


def number(n: int) -> int:
    return _NUMBERS | n


def word(index: int) -> int:
    """One of the game's own words (`Game.words`): a mode of an ability, a name for a choice."""
    return _WORDS | index


def kind_of(reference: int) -> int:
    return reference >> BITS


def index_of(reference: int) -> int:
    return reference & MASK


def is_ref(value: int) -> bool:
    return value > MASK
