"""The cards as they stand in the files: Heroes, Equipment, Powers and Battle cards, and how their text is made."""

import msgspec

from overtable.games.powerup.book.ability import Ability, Attach, Filter, of_the_bearer
from overtable.games.powerup.book.glossary import HARM_TEXT, KEYWORD_TEXT, Harm, Keyword, Phase, Speed, Type
from overtable.games.powerup.words.constant import AnyPassive
from overtable.games.powerup.words.vocabulary import AnyWord
from overtable.games.powerup.words.word import Passive, Target
from overtable.kernel.catalogue import Card


class PowerUpCard(Card, frozen=True, kw_only=True):
    """What all cards share: a cost, perhaps a faction, and how often a deck may hold it."""

    cost: int
    faction: str = ""
    unique: bool = False
    limited: int = 0

    def restrictions(self) -> str:
        return "Unique. " if self.unique else f"Limited ({self.limited}). " if self.limited else ""

    @property
    def energy(self) -> str:
        return "Deploy"

    def abilities(self) -> tuple[Ability, ...]:
        """What it can do while it is in play."""
        return ()

    def gives(self) -> tuple[Passive, ...]:
        """What it does all the time while it is attached, or the current Battle card."""
        return ()

    def figures(self) -> list[tuple[str, str]]:
        return [("Cost", f"{self.cost} {self.energy}")]


class Hero(PowerUpCard, frozen=True, kw_only=True, tag_field="type", tag="hero"):
    stars: int
    atk: int
    dfn: int = msgspec.field(name="def")
    health: int
    types: tuple[Type, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    slayer: tuple[Type, ...] = ()
    immune: tuple[Harm, ...] = ()
    regen: int = 0
    evade: int = 0
    evade_def: int = 0
    astra: tuple[Ability, ...] = ()

    def abilities(self) -> tuple[Ability, ...]:
        return self.astra

    def gives(self) -> tuple[Passive, ...]:
        return tuple(p for a in self.astra for w in a.does for p in w.given_when_attached())

    def text(self) -> str:
        lines: list[str] = [KEYWORD_TEXT.get(k, k) for k in self.keywords]
        lines += [f"Slayer [{t}]" for t in self.slayer] + [f"Immune ({HARM_TEXT.get(h, h)})" for h in self.immune]
        lines += [f"Regen ({self.regen})"] if self.regen else []
        worth = f", each +0/+{self.evade_def}" if self.evade_def else ""
        lines += [f"Evade ({self.evade}) against Wounds{worth}"] if self.evade else []
        head = (self.restrictions() + (", ".join(lines) + "." if lines else "")).strip()
        return "\n".join([*([head] if head else []), *(f"{i}. {a.says()}" for i, a in enumerate(self.astra, 1))])

    def figures(self) -> list[tuple[str, str]]:
        figures = [("Stars", "★" * self.stars), ("Cost", f"{self.cost} Deploy"), ("ATK", str(self.atk))]
        return [*figures, ("DEF", str(self.dfn)), ("Health", str(self.health))]


class Gear(PowerUpCard, frozen=True, kw_only=True):
    """What Equipment and Battle cards share: they work all the time, and may be used."""

    always: tuple[AnyPassive, ...] = ()
    use: tuple[Ability, ...] = ()

    def abilities(self) -> tuple[Ability, ...]:
        return self.use

    def gives(self) -> tuple[Passive, ...]:
        return self.always


class Equipment(Gear, frozen=True, kw_only=True, tag_field="type", tag="equipment"):
    def text(self) -> str:
        parts = [p.says() for p in self.always] + [a.says() for a in self.use]
        return self.restrictions() + of_the_bearer(" ".join(parts))


class Power(PowerUpCard, frozen=True, kw_only=True, tag_field="type", tag="power"):
    speed: Speed = "normal"
    target: Target = "none"
    only: Filter | None = None
    phase: Phase = "any"
    does: tuple[AnyWord, ...]
    attach: Attach | None = None

    def abilities(self) -> tuple[Ability, ...]:
        return self.attach.use if self.attach else ()

    def gives(self) -> tuple[Passive, ...]:
        return self.attach.always if self.attach else ()

    @property
    def energy(self) -> str:
        return "Power"

    def one_time(self) -> Ability:
        """The effect from the hand (PU-CARD-06)."""
        return Ability(
            name=self.name, speed=self.speed, target=self.target, only=self.only, phase=self.phase, does=self.does
        )

    def text(self) -> str:
        speed = {"normal": "", "instant": "Instant. ", "super": "Super Instant. "}[self.speed]
        attached = " " + self.attach.says() if self.attach else ""
        return self.restrictions() + speed + self.one_time().effect() + attached


class Battle(Gear, frozen=True, kw_only=True, tag_field="type", tag="battle"):
    def text(self) -> str:
        constant = ["Constant."] if self.always else []
        parts = [*constant, *(p.says() for p in self.always), *(a.says() for a in self.use)]
        return self.restrictions() + " ".join(parts)


AnyCard = Hero | Equipment | Power | Battle
