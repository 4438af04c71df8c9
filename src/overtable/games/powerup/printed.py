"""What is printed on the cards, as the rules read it: one `Face` a catalogue row, one `Act` an ability.

The tables are filled once by `book.read_set` and never change; a card in a state points at its row.
"""

from overtable.games.powerup.passives import Passive
from overtable.games.powerup.state import PowerUp
from overtable.games.powerup.word import Word

HERO, EQUIPMENT, POWER_CARD, BATTLE_CARD = range(4)
KIND_NAMES = ("Hero", "Equipment", "Power", "Battle")
NORMAL, INSTANT, SUPER = range(3)


class Only:
    """Which targets an ability allows, beyond the kind of thing."""

    __slots__ = ("burning", "kneeling", "least_stars", "most_stars", "standing", "types", "wounded")

    def __init__(
        self,
        most_stars: int,
        least_stars: int,
        types: int,
        standing: bool,
        kneeling: bool,
        wounded: bool,
        burning: bool,
    ) -> None:
        self.most_stars = most_stars
        self.least_stars = least_stars
        self.types = types
        self.standing = standing
        self.kneeling = kneeling
        self.wounded = wounded
        self.burning = burning


class Act:
    """One ability: an Astra, a Power's effect, what an Equipment or a Battle card can do."""

    __slots__ = (
        "always",
        "cost",
        "count",
        "counters",
        "deals_wounds",
        "hint",
        "index",
        "kneel",
        "name",
        "number",
        "only",
        "phase",
        "row",
        "speed",
        "target",
        "times",
        "unstoppable",
        "when",
        "words",
    )

    def __init__(self) -> None:
        self.number = 0
        self.row = 0
        self.index = 0
        self.name = ""
        self.cost = 0
        self.kneel = False
        self.speed = NORMAL
        self.counters = 0
        self.times = 0
        self.target = "none"
        self.only: Only | None = None
        self.phase = 0
        self.words: tuple[Word, ...] = ()
        self.always: tuple[Passive, ...] = ()
        self.when = -1
        self.count = 1
        self.deals_wounds = False
        self.unstoppable = False
        self.hint = 0.0

    @property
    def active(self) -> bool:
        return bool(self.words) and self.when < 0


class Constant:
    """Passive words that change figures, added up where they speak of the same Heroes at the same time."""

    __slots__ = ("atk", "dfn", "during", "health", "immune", "keywords", "slayer", "who")

    def __init__(self, who: str, during: str) -> None:
        self.who = who
        self.during = during
        self.atk = 0
        self.dfn = 0
        self.health = 0
        self.keywords = 0
        self.slayer = 0
        self.immune = 0


Constants = tuple[Constant, ...]


class Face:
    """One card as printed."""

    __slots__ = (
        "acts",
        "always",
        "at_level",
        "at_level_covered",
        "atk",
        "constants",
        "cost",
        "dfn",
        "evade",
        "evade_def",
        "faction",
        "health",
        "hint",
        "id",
        "immune",
        "instants",
        "keywords",
        "kind",
        "name",
        "offers",
        "passive",
        "protects",
        "regen",
        "slayer",
        "stars",
        "surcharge",
        "types",
        "usable",
        "waits",
        "works",
    )

    def __init__(self, id: str, name: str, kind: int, cost: int, faction: str) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.cost = cost
        self.faction = faction
        self.stars = 0
        self.atk = 0
        self.dfn = 0
        self.health = 0
        self.types = 0
        self.keywords = 0
        self.slayer = 0
        self.immune = 0
        self.regen = 0
        self.evade = 0
        self.evade_def = 0
        self.surcharge = -1
        """What attaching costs on top; -1: cannot be attached."""
        self.acts: tuple[Act, ...] = ()
        self.always: tuple[Passive, ...] = ()
        self.passive = False
        """Whether anything on the card may be passive."""
        self.constants: Constants = ()
        """What the card does to figures while it is attached, or on top of the Battle stack."""
        self.at_level: tuple[Constants, ...] = ()
        """The same of a Hero's Astra, by the level; and with its second Astra covered."""
        self.at_level_covered: tuple[Constants, ...] = ()
        self.offers = 0
        """The keywords that anything on the card may give."""
        self.hint = 0.0
        """About how much the card is worth while it is in play, figures apart: for bots."""
        self.protects = False
        """Whether anything on the card makes somebody Immune."""
        self.usable: tuple[Act, ...] = ()
        """What can be used while the card is in play, and the Instants among it."""
        self.instants: tuple[Act, ...] = ()
        self.works: tuple[Act, ...] = ()
        """The passive Astra of a Hero."""
        self.waits = False
        """Whether an ability of the card waits for a Condition."""


FACES: list[Face] = []
ACTS: list[Act] = []


SHRINKING: list[int] = []
"""Rows of cards that lower a Health total: while there are none, only Wounds can reach it."""

LEAST_COST = 1
"""Nothing in a Power Deck costs less (`book` refuses it): with no energy left nobody has to be asked."""


def face(s: PowerUp, card: int) -> Face:
    return FACES[s.printing[card]]
