"""A grant: which attack may be made now. The first action of a turn, an additional attack, a follow-up."""

import msgspec

from overtable.games.overpower.act import OPENING

ATTACK, POWER_ATTACK, SPECIAL_CARD, NUMERICAL, TEAMMATES_SPECIAL, MATES_SPECIAL = range(6)
BORROWED = (TEAMMATES_SPECIAL, MATES_SPECIAL)
"""Specials of teammates."""
ALL = 0xFF
"""All characters."""
NO_SECOND = -99


class Grant(msgspec.Struct, frozen=True, gc=False, array_like=True):
    users: int = ALL
    """Mask of the characters that may act."""
    kind: int = ATTACK
    types: int = 0
    """Mask of the types it must be used as; 0: any."""
    bonus: int = 0
    universe: bool = False
    """The bonus is a Universe bonus: no Basic or Training card beside it (OP25-BATT-56)."""
    target: int = -1
    at_reserve: bool = False
    hidden: bool = False
    no_special_defence: bool = False
    must: bool = False
    string: int = OPENING
    """Its place in the string of actions; 1st icons are for the opening one."""
    follow_up: bool = False
    """Follows a Teamwork or Ally card."""
    free_type: bool = False
    put: bool = False
    """Put into play by another card: it cannot be negated (OP25-BATT-31)."""
    any_card: bool = False
    """Whatever the card normally needs (OP25-INTER-24)."""
    after_concession: bool = False
    most: int = 99
    """The highest value of a card of the hand that may be used."""
    not_target: int = -1
    each: bool = False
    """Each of the users may act once."""
    each_type: bool = False
    """Each of the types may be used once."""
    alone: bool = False
    """Without a Universe card, though there is no Universe bonus."""
    left: int = 1
    """How many such attacks are left."""
    theirs: bool = False
    """With a Basic or Training card that the opponent has placed, and not without."""
    others: int = 0
    """For a Teamwork: the types left for the second follow-up."""
    second: int = NO_SECOND
    """For a Teamwork: the bonus of the second follow-up."""
    undefendable: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether it follows an attack with a Teamwork card or a Special; what an Ally card requires is any Special."""
        return self.string != OPENING and not (self.follow_up and self.kind == SPECIAL_CARD)

    @property
    def takes_universe(self) -> bool:
        """OP25-BATT-56: whether a Basic or Training card may go with the attack."""
        return not self.universe and not self.alone


FIRST = Grant()
