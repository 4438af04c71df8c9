"""The words that options name besides things on the table: types, kinds of cards, piles, records."""

from overtable.games.overpower.book.icons import TYPE_NAMES

KINDS = ("Specials", "Universe cards", "Power cards")
PILES = {"reserve": "from Reserve", "completed": "from Completed", "defeated": "from Defeated"}
VENTURED = "ventured"
RECORDS = {"current": "hits of this battle", "permanent": "hits of the permanent record", "both": "all hits"}

WAYS = ("the first", "the second")

WORDS = (*TYPE_NAMES, "", *KINDS, *PILES.values(), VENTURED, *RECORDS.values(), *WAYS)

TYPE_WORD = 0
"""`word(TYPE_WORD + t)` names a power type."""
KIND_WORD = WORDS.index(KINDS[0])
"""`word(KIND_WORD + i)` names a kind of card."""
PILE_WORD = {pile: WORDS.index(said) for pile, said in PILES.items()}
VENTURED_WORD = WORDS.index(VENTURED)
WAY_WORDS = tuple(WORDS.index(way) for way in WAYS)
"""One of two things that a card may do."""
RECORD_WORD = {record: WORDS.index(said) for record, said in RECORDS.items()}
