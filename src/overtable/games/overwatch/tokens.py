"""The kinds of effects in play: Hero tokens beside a row, Hero tokens on a Hero, and marks that are no tokens.

A token's source is the Hero it belongs to; its subject is the line it lies beside or the card it lies on. Tokens are
no Heroes: whatever acts on the Heroes of a row passes them by (OW-TOKEN-01).
"""

# Beside a row; the subject is a line.
EXPOSED = 0  # Hanzo, Widowmaker: damage taken there is +1
COSTLY = 1  # Mei: Ultimates cost double
PRICEY = 2  # B.O.B.: Ultimates cost 2 more
TRAP = 3  # Bastion: damage to each enemy that arrives
TURRET = 4  # Torbjörn: damage at the start of the turn
MINES = 5  # Wrecking Ball: damage to a user of an ability
SONG = 6  # Lucio: healing at the start of the turn
SHELTER = 7  # Sigma: a pool of shields for the row
NANO = 8  # Ana: Power for each Hero of the row

# On a Hero; the subject is a card.
HEALING = 9  # Mercy A, Harmony: healing at the start of the turn
BOOST = 10  # Mercy B: damage dealt is +1
DISCORD = 11  # damage taken is +1
PARTICLE = 12  # Zarya tokens, which absorb like shields
SUPERCHARGER = 13  # Orisa: Power for each ally of the row
FIELD = 14  # ties an Immortality Field (the subject) to the Hero that made it

# Marks on a Hero, no tokens.
FROZEN = 15
BASHED = 16
IMMUNE = 17
MAYHEM = 18
BARRIER = 19
GUARD = 20

NAMES = {
    "exposed": EXPOSED, "costly": COSTLY, "pricey": PRICEY, "trap": TRAP, "turret": TURRET, "mines": MINES,
    "song": SONG, "shelter": SHELTER, "nano": NANO, "healing": HEALING, "boost": BOOST, "discord": DISCORD,
    "particle": PARTICLE, "supercharger": SUPERCHARGER, "field": FIELD, "frozen": FROZEN, "bashed": BASHED,
    "immune": IMMUNE, "mayhem": MAYHEM, "barrier": BARRIER, "guard": GUARD,
}  # fmt: skip
NAME_OF = {kind: name for name, kind in NAMES.items()}

ON_OWN_ROW = (SONG, SHELTER, NANO)
"""Helpful row tokens lie beside an own row, all others beside the enemy's (OW-TOKEN-10)."""

ENDS_WITH_ROUND = (FROZEN, BASHED, IMMUNE)
"""Written for the rest of the round; a defeat does not end them before (OW-ROUND-14)."""


def mask(*kinds: int) -> int:
    """What `State.kinds` holds when one of these is in play: an absent kind costs nothing."""
    return sum(1 << kind for kind in kinds)


def on_row(kind: int) -> bool:
    return kind <= NANO


def is_token(kind: int) -> bool:
    return kind <= FIELD
