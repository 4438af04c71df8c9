"""Hits, and actions in progress: small records that steps refer to by their index, and replace."""

import msgspec

NO_TYPE, UNDECLARED = -1, -2
"""As the type of an attack: none, and one that its opponent declares."""

OPENING, FURTHER, CLOSING = range(3)
"""An action's place in its string: the first action of a turn; a further one; one that starts no string of its own."""


class Hit(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A card that hit `host` (a character, or a Special that can be hit)."""

    card: int
    host: int
    value: int
    types: int
    """Mask of the types it may stand for in a Spectrum KO; 0 for Any-Power and non-numerical hits."""
    seat: int
    """Who scored it."""
    current: bool = True
    counts: bool = True
    """Whether it counts to the Venture Total of its battle; damage it is in any case (OP25-TOTAL-09)."""
    power: bool = False
    """A Power card, or a Special that acts as one (OP25-INTER-23)."""
    icons: int = -1
    """The icons that it shows, where these are not the printed ones (OP25-INTER-20)."""


class Act(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One action in progress: an attack, a utility, a defence or an Event. Steps refer to it by its index."""

    seat: int
    user: int
    cards: tuple[int, ...]
    """The attack cards (two when combined), or the one card played."""
    target: int = -1
    """A character, or a Special that can be hit."""
    attack: bool = False
    universe: int = -1
    aids: tuple[int, ...] = ()
    """Utilities played with it, as indices of their own acts."""
    type: int = -1
    value: tuple[int, ...] = ()
    """What each attack card is worth as damage."""
    bonus: int = 0
    """Bonuses of this attack alone: a follow-up's, what a card's own text adds; no part of its value (OP25-BATT-70)."""
    universe_attack: bool = False
    stopped: bool = False
    """The whole action was negated or became impossible."""
    hit: bool = False
    defended: bool = False
    ko: bool = False
    hidden: bool = False
    no_special_defence: bool = False
    no_follow_ups: bool = False
    string: int = OPENING
    kept: tuple[int, ...] = ()
    """Cards of the act that stay in play."""
    pinned: int = -1
    """Further attacks of this string must be made on this character (at -2)."""
    after_concession: bool = False
    parent: int = -1
    shifted: tuple[int, ...] = ()
    """Lasting effects (by arrival) that have moved this attack already, and -1 for a card played to do so."""
    told: tuple[str, ...] = ()
    """What it brought about that was told to whoever watches for it (OP25-INTER-15)."""
    healed: bool = False
    """Its words removed a hit from a permanent record."""
    seen: tuple[int, ...] = ()
    """Cards that were shown, and that its words speak of."""
    icons: int = 0
    """The icons that the attack shows (OP25-CARD-34)."""
    as_types: int = -1
    """Mask of the icons as which it acts, where these are not the ones it shows (OP25-INTER-19)."""
    counts: bool = True
    """Whether its first card will count to the Venture Total: judged when it was played (OP25-BATT-07)."""
    ignores: bool = False
    offence: bool = True
    undefendable: bool = False
    """Nothing can defend it, so nothing negates or moves it either (OPC-DEF-19)."""
    twice: bool = False
    """One block is not enough to stop it: there must be two."""
    basics: tuple[int, ...] = ()
    """Further Basic Universe cards of the attack, whose bonuses stand in `bonus`."""
