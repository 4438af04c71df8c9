"""What is printed on the cards, as the rules read it: one `Face` a catalogue row, one `Act` an ability.

The tables are filled by `book.book` and never change after that; a card in a state points at its row. Nothing here
knows a rule, so every rule may read it.
"""

from dataclasses import dataclass

import msgspec

from overtable.games.powerup.book.glossary import NORMAL, SUPER
from overtable.games.powerup.state import PowerUp
from overtable.games.powerup.words.modifier import Modifier, Modifiers
from overtable.games.powerup.words.word import Passive, Word

NO_WHEN = -1
"""An ability that waits for no Condition."""
NOT_ATTACHABLE = -1
"""In place of a surcharge: the card cannot be attached."""
LEAST_COST = 1
"""Nothing in a Power Deck costs less (`book` refuses it): with no energy left nobody has to be asked."""


@dataclass(slots=True)
class Only:
    """Which targets an ability allows, beyond the kind of thing."""

    most_stars: int
    least_stars: int
    types: int
    standing: bool
    kneeling: bool
    wounded: bool
    burning: bool


@dataclass(slots=True, eq=False)
class Act:
    """One ability: an Astra, a Power's effect, what an Equipment or a Battle card can do."""

    number: int
    """Its place in `ACTS`."""
    ref: int
    """The reference to it."""
    index: int
    """Its place on its card."""
    name: str
    cost: int = 0
    kneel: bool = False
    speed: int = NORMAL
    counters: int = 0
    times: int = 0
    target: str = "none"
    only: Only | None = None
    aims_at: str = ""
    """Target and filter as the card says them."""
    effect: str = ""
    """What it does, as the card says it."""
    deploy_only: bool = False
    words: tuple[Word, ...] = ()
    always: tuple[Passive, ...] = ()
    when: int = NO_WHEN
    count: int = 1
    """Each how many-th time of a round the Condition is met."""
    waits: bool = False
    """Whether it waits for a Condition; else, if it does anything, it is activated."""
    active: bool = False
    deals_wounds: bool = False
    wounds_hq: bool = False
    unstoppable: bool = False
    choosy: bool = False
    """Whether a word of it does not allow every target."""
    plain: bool = False
    """Whether it takes every target of its kind."""
    copies: bool = False
    gives: tuple[Passive, ...] = ()
    """What a Hero gives its bearer once the ability has attached it, and what that does to figures."""
    modifiers: Modifiers = ()
    offers: int = 0
    """The keywords that it may give so."""

    @property
    def is_super(self) -> bool:
        return self.speed == SUPER


class Figures(msgspec.Struct, frozen=True, gc=False):
    """What a Hero is worth as far as it holds all the time; keywords, Slayers and immunities are masks."""

    atk: int = 0
    dfn: int = 0
    health: int = 0
    keywords: int = 0
    slayer: int = 0
    immune: int = 0

    def plus(self, m: Modifier) -> "Figures":
        return Figures(
            self.atk + m.atk,
            self.dfn + m.dfn,
            self.health + m.health,  # PU-WOUND-06: Wounds already taken stay
            self.keywords | m.keywords,
            self.slayer | m.slayer,
            self.immune | m.immune,
        )


NO_FIGURES = Figures()


@dataclass(slots=True, eq=False)
class Face:
    """One card as printed. Keywords, types, Slayers and immunities are masks."""

    kind: int
    cost: int
    faction: str
    text: str = ""
    stars: int = 0
    atk: int = 0
    dfn: int = 0
    health: int = 0
    types: int = 0
    keywords: int = 0
    slayer: int = 0
    immune: int = 0
    regen: int = 0
    evade: int = 0
    evade_def: int = 0
    figures: Figures = NO_FIGURES
    """The figures together."""
    surcharge: int = NOT_ATTACHABLE
    """What attaching costs on top."""
    acts: tuple[Act, ...] = ()
    usable: tuple[Act, ...] = ()
    """What can be used while the card is in play, and the Instants among it."""
    instants: tuple[Act, ...] = ()
    waiting: tuple[Act, ...] = ()
    """What waits for a Condition."""
    always: tuple[Passive, ...] = ()
    """What the card gives while it is attached, or on top of the Battle stack."""
    has_constant_astra: bool = False
    passive: bool = False
    """Whether anything on the card may be passive."""
    modifiers: Modifiers = ()
    """What `always` does to figures."""
    at_level: tuple[Modifiers, ...] = ()
    """What a Hero's Astra do to figures, by its level; and with its second Astra covered."""
    at_level_covered: tuple[Modifiers, ...] = ()
    offers: int = 0
    """The keywords that anything on the card may give."""
    protects: bool = False
    """Whether anything on the card makes somebody Immune."""
    hint: float = 0.0
    """About how much the card is worth while it is in play, figures apart: for bots."""

    @property
    def attachable(self) -> bool:
        return self.surcharge != NOT_ATTACHABLE


FACES: list[Face] = []
ACTS: list[Act] = []
SECOND_ASTRA = 1
"""The index of the Astra whose place an attached Power takes (PU-DEPLOY-14)."""
EVADE_ACT, REGEN_ACT = 0, 1
"""The first two abilities of every book: what Evade and Regen counters do."""

SHRINKING: list[int] = []
"""Rows of cards that lower a Health total, or have none: while there are no such cards, only Wounds can reach it."""


def face(s: PowerUp, card: int) -> Face:
    return FACES[s.printing[card]]
