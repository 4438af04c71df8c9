"""What an ability is on a card: its price, when it may be used, what it is aimed at, what it does; and its text."""

import msgspec

from overtable.games.powerup.book.glossary import Phase, Speed, Type, When
from overtable.games.powerup.words.constant import AnyPassive
from overtable.games.powerup.words.vocabulary import AnyWord
from overtable.games.powerup.words.word import TARGET, Target
from overtable.kernel.language import sentence

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

TIMES = {1: "once a round", 2: "twice a round"}
ORDINAL = {1: "", 2: ", every second time in a round", 3: ", every third time in a round"}


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
            parts.append(f"up to {self.most_stars}★")
        if self.least_stars > 1:
            parts.append(f"{self.least_stars}★ or more")
        return f" ({', '.join(parts)})" if parts else ""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One Astra, or what another card can do: `does` is paid with energy, kneeling or both, or waits for `when`;
    `always` is passive (PU-TERM-02)."""

    name: str = ""
    cost: int = 0
    kneel: bool = False
    speed: Speed = "normal"
    counters: int = 0
    times: int = 0
    target: Target = "none"
    only: Filter | None = None
    phase: Phase = "any"
    when: When | None = None
    count: int = 1
    does: tuple[AnyWord, ...] = ()
    always: tuple[AnyPassive, ...] = ()

    def says(self) -> str:
        head = self.name
        if self.counters:
            head += f" ({self.counters})"
        if self.always:
            body = " ".join(p.says() for p in self.always)
            return f"{head}: Constant. {body}" if head else body
        return f"{head}{self._price()}: {self.effect()}"

    def _price(self) -> str:
        often = [TIMES.get(self.times, f"{self.times} times a round")] if self.times else []
        if self.when is not None:
            return f" [{', '.join([f'Condition: {WHEN[self.when]}{ORDINAL[self.count]}', *often])}]"
        parts = [f"{self.cost} Power"] if self.cost else []
        parts += ["kneel"] if self.kneel else []
        parts += [{"normal": "", "instant": "Instant", "super": "Super Instant"}[self.speed]]
        parts += ["Deploy! only"] if self.phase == "deploy" else []
        parts += often
        shown = [p for p in parts if p]
        return f" [{', '.join(shown)}]" if shown else ""

    def aims_at(self) -> str:
        return TARGET[self.target] + (self.only.says() if self.only else "")

    def effect(self) -> str:
        aim = f"Target {self.aims_at()}: " if self.target != "none" else ""
        text = "; ".join(w.says() for w in self.does)
        if self.target == "wound":
            text = text.replace("Negate it", "Negate them")
        return aim + text + "." if aim else sentence(text)


class Attach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Power gives when it is attached for a surcharge (PU-DEPLOY-14)."""

    surcharge: int
    always: tuple[AnyPassive, ...] = ()
    use: tuple[Ability, ...] = ()

    def says(self) -> str:
        parts = [p.says() for p in self.always] + [a.says() for a in self.use]
        return f"Attach (+{self.surcharge} Power): {of_the_bearer(' '.join(parts))}"


def of_the_bearer(text: str) -> str:
    """A text that speaks of the Hero to which its card is attached."""
    return text.replace("This Hero", "The bearer").replace("this Hero", "the bearer")
