"""Facts: what is printed, compiled to ints once, for the questions that are asked thousands of times a second.

Knows figures only: neither the Structs that cards are made of nor the words on them. `book` fills the tables.
"""

from typing import Any

from overtable.games.overpower.book.icons import ALL_TYPES, TYPES, mask
from overtable.games.overpower.edition import NEW, Edition
from overtable.games.overpower.state import ANY, UNDER, Overpower, zone

(
    CHARACTER,
    POWER,
    BASIC,
    TRAINING,
    TEAMWORK,
    ALLY,
    ADVANCED,
    SPECIAL,
    ASPECT,
    ARTIFACT,
    HOMEBASE_CARD,
    OBJECTIVE,
    EVENT,
    ACTIVATOR,
    BATTLESITE,
) = range(15)
UNIVERSE = frozenset({BASIC, TRAINING, TEAMWORK, ALLY, ADVANCED})
KINDS = {
    "character": CHARACTER,
    "power": POWER,
    "basic": BASIC,
    "training": TRAINING,
    "teamwork": TEAMWORK,
    "ally": ALLY,
    "advanced": ADVANCED,
    "special": SPECIAL,
    "aspect": ASPECT,
    "artifact": ARTIFACT,
    "homebase": HOMEBASE_CARD,
    "objective": OBJECTIVE,
    "event": EVENT,
    "activator": ACTIVATOR,
    "battlesite": BATTLESITE,
}
"""The types of cards, as card files call them."""
RANK = {
    EVENT: 0,
    ARTIFACT: 1,
    ASPECT: 2,
    HOMEBASE_CARD: 3,
    CHARACTER: 4,
    SPECIAL: 5,
    ADVANCED: 6,
}
"""OP25-INTER-01, OPC-CARD-18: the lower number prevails."""

SLOTS = {POWER: "power", SPECIAL: "special", ASPECT: "aspect", ARTIFACT: "artifact"} | dict.fromkeys(
    UNIVERSE, "universe"
)  # OP25-PLACE-14


BESIDE = {"attack": 1, "defence": 2}

CODES = ("", "hero", "villain")
"""OPC-CODE-01: what the code letter of a card may say; without one it is for everybody (OPC-CODE-03)."""


_COPIES: dict[object, int] = {}
"""What makes cards duplicates of each other -> a number for it."""
CLAIMING: set[int] = set()
"""The numbers of cards that say they are duplicates of others as well (OPC-DISC-07)."""


class Face:
    """One card, compiled."""

    __slots__ = (
        "any_character",
        "attack",
        "beside",
        "bonus",
        "card",
        "character",
        "claims",
        "code",
        "copies",
        "defence",
        "dup",
        "exchanges",
        "female",
        "first",
        "grid",
        "guest",
        "icons",
        "ignores",
        "kind",
        "least",
        "most",
        "name",
        "names",
        "numeric",
        "offence",
        "on_player",
        "opens",
        "permits",
        "power",
        "raises",
        "row",
        "skill",
        "skills",
        "slot",
        "slotless",
        "special",
        "target",
        "threat",
        "through",
        "types",
        "universe",
        "users",
        "utility",
        "value",
        "words",
    )

    def __init__(self, row: int, card: Any, edition: Edition = NEW) -> None:
        self.row = row
        self.guest = False
        """Made for one table alone."""
        self.card = card
        self.kind = KINDS[card.type]
        self.name: str = card.name
        self.names: frozenset[str] = frozenset()
        self.grid = (0, 0, 0, 0)
        self.threat = 0
        self.code = CODES.index(getattr(card, "allegiance", ""))
        """Its allegiance, as a place in `CODES`."""
        self.female = False
        self.icons = 0
        self.value = -1
        self.skill = -1
        self.skills: tuple[int, ...] = ()
        self.least = 0
        self.most = 99
        self.bonus = 0
        self.first = False
        self.offence = False
        self.defence = False
        self.numeric = False
        self.ignores = False
        """Whether no Special that forbids attacking or being attacked stops it."""
        self.power = False
        """A Power card, or a Special that acts as one."""
        self.special = self.kind == SPECIAL
        self.universe = self.kind in UNIVERSE
        self.any_character = False
        self.character = ""
        self.target = False
        self.attack = False
        self.utility = False
        """Whether it may be the action of a turn without being an attack (OP25-BATT-03)."""
        self.beside = 0
        """Beside what it may be played as a utility: a mask of `BESIDE` (OP25-BATT-17, OP25-BATT-82)."""
        self.on_player = False
        """An attack on the player, which no character answers (OPC-BATT-21)."""
        self.words = self.kind in (SPECIAL, ADVANCED, ASPECT, ARTIFACT, ACTIVATOR)  # OP25-CARD-19
        self.types: tuple[int, ...] = ()
        self.copies: object = (self.kind, card.name)
        self.claims: str = getattr(card, "duplicate_of", "")
        """The code of whose Any Character Specials it is a duplicate as well (OPC-DISC-07)."""
        self.permits = False
        """Whether, once played, it permits to play other cards."""
        self.raises = False
        """Whether it raises a grid."""
        self.opens = False
        """Whether it does one of the two: cards at hand may become playable by it."""
        self.exchanges = False
        """Whether it is exchanged for a card of the Dead Pile, which is played at once."""
        self.slot = SLOTS.get(self.kind, "")
        """Which slot it takes when it is placed (OP25-PLACE-03, OP25-PLACE-14)."""
        self.slotless: bool = self.words and card.slotless
        """Whether the card says that it takes none (OP25-PLACE-12)."""
        self.users: dict[Face, bool] = {}
        """Character -> whether it could play the card by what is printed on both, as far as that was asked: print never
        changes, so it is never dropped."""
        self.through: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
        """Grid -> the skills through which it plays the Power card, as far as that was asked; never dropped either."""
        self.fill(card, edition)
        self.dup: int = _COPIES.setdefault(self.copies, len(_COPIES))
        """What counts as the same card has the same number."""
        if self.claims:
            CLAIMING.add(self.dup)

    @property
    def told_apart_by(self) -> tuple[str, ...]:
        """What may stand in parentheses behind a name that several cards share."""
        return self.card.type.casefold(), getattr(self.card, "character", "").casefold(), self.card.set.casefold()

    def claimed(self, other: "Face") -> bool:
        """OPC-DISC-07: whether this card says that it is a duplicate of the other one."""
        return bool(self.claims) and other.any_character and other.card.code == self.claims

    def fill(self, card: Any, edition: Edition) -> None:
        kind = self.kind
        if kind == CHARACTER:
            self.grid = card.grid
            self.threat = card.points  # OP25-DECK-17, OP25-DECK-18, OPC-DECK-09
            self.female = card.female
            self.names = frozenset({card.name, card.family} - {""})  # OPC-CARD-15: whose Specials it plays
        elif kind == POWER:
            self.icons, self.value, self.power = mask(card.icons), card.value, True
            self.numeric = self.offence = self.defence = self.attack = True
            self.copies = (POWER, card.value)  # OP25-DISC-02, OPC-DISC-02
        elif kind == BASIC:
            self.skill, self.least, self.bonus = TYPES.index(card.skill), card.least, card.bonus
            self.icons = mask((card.skill,))  # OP25-CARD-34: the type printed on it is an icon (OP25-CARD-16)
            self.copies = (BASIC, self.skill, card.least, card.bonus)  # OP25-DISC-05, OPC-DISC-03
        elif kind == TRAINING:
            self.skills, self.most, self.bonus = tuple(TYPES.index(t) for t in card.skills), card.most, card.bonus
            self.icons = mask(card.skills)  # OP25-CARD-34
            self.copies = (TRAINING, frozenset(self.skills), card.most, card.bonus)  # OP25-DISC-05, OPC-DISC-04
        elif kind == TEAMWORK:
            self.icons, self.skill = mask((card.icon,)), TYPES.index(card.icon)  # OP25-CARD-33: never MultiPower
            self.least, self.value = card.least, card.value
            self.first = self.numeric = self.offence = self.attack = True  # OP25-CARD-22, OP25-BATT-18
            self.copies = (TEAMWORK, self.skill, card.least)  # OP25-DISC-06, OPC-DISC-05
        elif kind == ALLY:
            self.icons, self.skill = mask((card.attack or card.skill,)), TYPES.index(card.skill)
            self.least, self.most, self.value = card.least, card.most, card.value
            self.first = self.numeric = self.offence = self.attack = True  # OP25-CARD-25, OP25-BATT-18
            needs = (ALLY, self.skill, card.least, card.most)
            # OPC-DISC-06; OP25-DISC-05: with the attack
            self.copies = needs if edition.ally_duplicates_by_requirement else (*needs, self.icons, card.value)
        elif self.words:
            self.fill_played(card, edition)
        self.types = tuple(t for t in range(4) if self.icons >> t & 1) if not self.icons >> ANY & 1 else (0, 1, 2, 3)
        if self.words and card.lands is not None:  # whatever it lies as later, it shows that icon too
            self.icons |= mask(card.lands.icons) & ALL_TYPES
        if self.words and card.guard is not None and edition.guard_icons_show:
            self.icons |= mask(card.guard.icons) & ALL_TYPES

    def fill_played(self, card: Any, edition: Edition) -> None:
        self.raises = any(w.RAISES_GRID for w in card.play)
        self.permits = any(getattr(w, "what", "") == "play" for w in card.play)
        self.opens = self.raises or self.permits
        self.exchanges = any(w.exchanges for w in card.play)
        self.icons = mask(card.icons)
        self.value = -1 if card.value is None else card.value
        self.numeric = card.value is not None  # OP25-CARD-28
        self.offence = "offence" in card.use
        self.defence = "defence" in card.use
        self.power = card.power and edition.acts_as_power_is_power  # OPC-CARD-16
        self.first = card.first  # OP25-BATT-18
        self.ignores = card.ignores_protection or card.unaffected == "in_play"
        self.target = card.target
        # OP25-BATT-01: swords, and a number or a target; OP25-BATT-02: a card `onto` a teammate has no target.
        # OPC-BATT-19, OPC-BATT-21: also what affects the opposing team or the opponent; OPC-BATT-20: nothing else.
        aims = edition.attack_by_effect and card.aims != ""
        self.attack = self.offence and (self.numeric or card.target or card.combine is not None or aims)
        late = card.moment or (card.after_concession and not self.attack)
        self.utility = self.offence and (card.either or not self.attack) and not late
        if not (self.attack or card.avoid or card.negate):
            # OPC-BATT-02, OPC-DEF-03: one card form, unless the card says that it is played with another
            joins = edition.utilities_join or card.until == "action"
            self.beside = joins * (BESIDE["attack"] * self.offence | BESIDE["defence"] * self.defence)
        self.on_player = aims and card.aims == "player" and not self.numeric
        self.character = getattr(card, "character", "")
        self.any_character = self.character == "Any Character"
        if self.kind == SPECIAL:
            # OP25-DISC-07, OPC-DISC-07; OP25-DISC-25: never that of a Power card
            self.copies = (SPECIAL, self.character, card.name)
        elif self.kind in (ASPECT, ARTIFACT, ADVANCED):
            self.copies = (self.kind, *(getattr(card, name) for name in card.__struct_fields__ if name not in OUTWARD))


OUTWARD = ("id", "name", "set", "number", "art", "one_per_deck")
"""OP25-DISC-05: what may differ between duplicates; value, requirements and function may not."""

FACES = Overpower.faces
"""The cards of the 2025 edition, by row."""


def face(s: Overpower, c: int) -> Face:
    return s.faces[s.printing[c]]


def home_of(s: Overpower, seat: int, kind: int = HOMEBASE_CARD) -> int:
    """The Homebase (or the Battlesite) of a team, or -1."""
    home = s.homes[seat]
    return home if home >= 0 and s.faces[s.printing[home]].kind == kind else -1


def under_home(s: Overpower, seat: int) -> list[int]:
    """The cards that a Homebase started with: they are placed cards (OP25-DISC-24)."""
    return s.zones[zone(seat, UNDER)] if s.homes[seat] >= 0 and home_of(s, seat) >= 0 else []
