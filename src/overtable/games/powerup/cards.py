"""The cards as they stand in the files: Heroes, Equipment, Powers and Battle cards, and how their text is made.

An ability is a name, what it costs, when it may be used, what it is aimed at and what it does, all from a closed
vocabulary; the text a player reads is put together from that, so a card cannot say one thing and do another.
"""

from typing import Literal, get_args

import msgspec

from overtable.games.powerup.passives import AnyPassive, Harm, Keyword, Type
from overtable.games.powerup.word import TARGET, Target
from overtable.games.powerup.words_hero import HeroWord
from overtable.games.powerup.words_table import TableWord
from overtable.kernel.catalogue import Card

AnyWord = HeroWord | TableWord
When = Literal["hq_hit", "hq_lost", "enemy_ko", "own_ko", "blocked", "team_up_won", "deployed", "was_blocked"]
WHENS: tuple[When, ...] = get_args(When)
WHEN = {
    "hq_hit": "you wound the enemy HQ",
    "hq_lost": "your HQ is wounded",
    "enemy_ko": "an enemy Hero is KO'd",
    "own_ko": "one of your Heroes is KO'd",
    "blocked": "one of your Heroes blocks",
    "team_up_won": "you win a Team-Up",
    "deployed": "you deploy a Hero",
    "was_blocked": "an attack of yours is blocked",
}
ORDINAL = {1: "", 2: " for the second time in a round", 3: " for the third time in a round"}


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which targets are allowed."""

    most_stars: int = 5
    least_stars: int = 1
    types: tuple[Type, ...] = ()
    standing: bool = False
    kneeling: bool = False
    wounded: bool = False
    burning: bool = False

    def says(self) -> str:
        parts = [k for k in ("standing", "kneeling", "wounded", "burning") if getattr(self, k)]
        parts += self.types
        if self.most_stars < 5:
            parts.append(f"up to {self.most_stars}*")
        if self.least_stars > 1:
            parts.append(f"{self.least_stars}* or more")
        return f" ({', '.join(parts)})" if parts else ""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One Astra, or what another card can do: `does` is activated or waits for `when`; `always` is passive."""

    name: str = ""
    cost: int = 0
    kneel: bool = False
    speed: Literal["normal", "instant", "super"] = "normal"
    counters: int = 0
    times: int = 0
    target: Target = "none"
    only: Filter | None = None
    phase: Literal["any", "deploy", "combat"] = "any"
    when: When | None = None
    count: int = 1
    does: tuple[AnyWord, ...] = ()
    always: tuple[AnyPassive, ...] = ()

    def says(self) -> str:
        head = self.name
        if self.counters:
            head += f" ({self.counters})"
        if self.times:
            head += f" *({self.times}x)"
        if self.always:
            body = " ".join(p.says() for p in self.always)
            return f"{head}: Constant. {body}" if head else body
        return f"{head}{self._price()}: {self.effect()}"

    def _price(self) -> str:
        if self.when is not None:
            return f" [Condition: {WHEN[self.when]}{ORDINAL[self.count]}]"
        parts = [f"{self.cost} Power"] if self.cost else []
        parts += ["kneel"] if self.kneel else []
        parts += [{"normal": "", "instant": "Instant", "super": "Super Instant"}[self.speed]]
        parts += ["Deploy! only"] if self.phase == "deploy" else []
        shown = [p for p in parts if p]
        return f" [{', '.join(shown)}]" if shown else ""

    def effect(self) -> str:
        aim = f"Target {TARGET[self.target]}{self.only.says() if self.only else ''}: " if self.target != "none" else ""
        text = "; ".join(w.says() for w in self.does)
        return aim + text + "." if aim else text[:1].upper() + text[1:] + "."


class Attach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Power gives when it is attached for a surcharge (PU-DEPLOY-14)."""

    surcharge: int
    always: tuple[AnyPassive, ...] = ()
    use: tuple[Ability, ...] = ()

    def says(self) -> str:
        parts = [p.says() for p in self.always] + [a.says() for a in self.use]
        return f"Attach (+{self.surcharge} Power): {' '.join(parts)}".replace("This Hero", "The bearer")


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

    def figures(self) -> list[tuple[str, str]]:
        return [("Cost", f"{self.cost} {self.energy}")]


class Hero(PowerUpCard, frozen=True, kw_only=True, tag_field="kind", tag="hero"):
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

    def text(self) -> str:
        lines: list[str] = [*self.keywords]
        lines += [f"Slayer [{t}]" for t in self.slayer] + [f"Immune ({h})" for h in self.immune]
        lines += [f"Regen ({self.regen})"] if self.regen else []
        worth = f", each +0/+{self.evade_def}" if self.evade_def else ""
        lines += [f"Evade ({self.evade}) against Wounds{worth}"] if self.evade else []
        head = self.restrictions() + (", ".join(lines) + ". " if lines else "")
        return (head + " ".join(f"{i}. {a.says()}" for i, a in enumerate(self.astra, 1))).strip()

    def figures(self) -> list[tuple[str, str]]:
        figures = [("Stars", "*" * self.stars), ("Cost", f"{self.cost} Deploy"), ("ATK", str(self.atk))]
        return [*figures, ("DEF", str(self.dfn)), ("Health", str(self.health))]


class Equipment(PowerUpCard, frozen=True, kw_only=True, tag_field="kind", tag="equipment"):
    always: tuple[AnyPassive, ...] = ()
    use: tuple[Ability, ...] = ()

    def text(self) -> str:
        parts = [p.says().replace("This Hero", "The bearer") for p in self.always]
        return self.restrictions() + " ".join(parts + [a.says() for a in self.use])


class Power(PowerUpCard, frozen=True, kw_only=True, tag_field="kind", tag="power"):
    speed: Literal["normal", "instant", "super"] = "normal"
    target: Target = "none"
    only: Filter | None = None
    phase: Literal["any", "deploy", "combat"] = "any"
    does: tuple[AnyWord, ...]
    attach: Attach | None = None

    @property
    def energy(self) -> str:
        return "Power"

    def ability(self) -> Ability:
        return Ability(
            name=self.name, speed=self.speed, target=self.target, only=self.only, phase=self.phase, does=self.does
        )

    def text(self) -> str:
        speed = {"normal": "", "instant": "Instant. ", "super": "Super Instant. "}[self.speed]
        attached = " " + self.attach.says() if self.attach else ""
        return self.restrictions() + speed + self.ability().effect() + attached


class Battle(PowerUpCard, frozen=True, kw_only=True, tag_field="kind", tag="battle"):
    always: tuple[AnyPassive, ...] = ()
    use: tuple[Ability, ...] = ()

    def text(self) -> str:
        constant = ["Constant."] if self.always else []
        parts = [*constant, *(p.says() for p in self.always), *(a.says() for a in self.use)]
        return self.restrictions() + " ".join(parts)


AnyCard = Hero | Equipment | Power | Battle
