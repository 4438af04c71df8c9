"""Lasting words about figures: bonuses, grids, hits to KO, the Venture Total, the hand."""

from functools import lru_cache
from typing import ClassVar, Literal

from overtable.games.overpower.act import Act
from overtable.games.overpower.attack.pay import seen
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import MISSING, TYPES, Type, names
from overtable.games.overpower.inplay.kinds import (
    K_BONUS,
    K_GRID,
    K_HAND,
    K_NO_COUNT,
    K_OPEN,
    K_UNIVERSE_BONUS,
    K_VENTURE,
)
from overtable.games.overpower.inplay.piles import show_open_hands
from overtable.games.overpower.inplay.queries import universe_bonus
from overtable.games.overpower.state import BRAWL, CHARACTERS, HAND, TEAM, Overpower, zone
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.saying import has
from overtable.games.overpower.words.when import When
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, Side, whom
from overtable.kernel.effect import Effect
from overtable.kernel.language import and_list, first_up


class Bonus(Lasting, frozen=True, kw_only=True, tag="bonus"):
    """A bonus or penalty to attacks, defences or both (OP25-BATT-71: all actions)."""

    amount: int
    to: Literal["attack", "defence", "actions"] = "actions"
    types: tuple[Type, ...] = ()
    power: bool = False
    """Only for Power cards."""
    special: bool = False
    """Only for Specials."""
    recorded: bool = False
    """Only against Power cards of a type that Power cards of the permanent record show."""
    versus: Literal["", "target", "user", "striker"] = ""
    """Only against the target of the card, or (for an effect on the target) against the card's user, or against who hit
    the user last."""
    against: str = ""
    """Only against the character of this name."""
    chosen: bool = False
    no_basic: bool = False
    which: Which | None = None
    """Only for actions with such cards."""
    only_if: When | None = None
    """Only when this holds as the action is made, of its target (for a defence: of the attacker)."""
    acting: Literal["", "hero", "villain"] = ""
    """Only for characters of this code (OPC-CODE-01)."""
    KIND: ClassVar[int] = K_BONUS

    @property
    def conditional(self) -> bool:
        return self.which is not None or self.only_if is not None or bool(self.acting)

    def applies(self, s: Overpower, ch: int, against: int, cards: tuple[int, ...]) -> bool:
        """Whether an action of a character against another, with these cards, has the bonus."""
        seat = ch >> 2
        if self.which is not None and not any(self.which.fits(face(s, c)) for c in cards):
            return False
        if self.acting and face(s, ch).card.allegiance != self.acting:
            return False
        return self.only_if is None or self.only_if.holds(s, seat, against, ch)

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        mine = self.to in (side, "actions") and self.who in ("user", "team", "women")
        return mine or (side == "attack" and self.hinders())

    def hinders(self, act: Act | None = None) -> bool:
        return self.to != "attack" and self.who == "opponent" and (act is None or bool(act.value))

    def suppose(self, s: Overpower, k: Effects) -> None:
        self.does(s, k)

    def idle_on(self, s: Overpower, act: Act, ch: int) -> bool:
        return self.chosen  # it depends on what can be chosen

    @property
    def raises_attack(self) -> bool:
        return self.to == "attack"

    def also(self, s: Overpower, k: Effects) -> int:
        act = s.acts[k.act]
        if self.chosen:
            return act.type
        if self.versus == "target":
            return act.target
        if self.versus == "striker":
            return s.struck[act.user] if 0 <= act.user < CHARACTERS else -1
        return act.user if self.versus == "user" else -1

    def says(self, name: str) -> str:
        what = {"attack": "attacks", "defence": "defences", "actions": "all actions"}[self.to]
        kind = f"{names(self.types)} " if self.types else ""
        kind += "Power card " if self.power else ""
        if self.special:
            what = "all numerical Specials" if self.to == "actions" else f"{what} with Specials"
        if self.chosen:
            what += " in the chosen skill"
        tail = {
            "": "",
            "target": " against the target",
            "user": f" against {name}",
            "striker": f" against the character that hit {name} last",
        }[self.versus]
        tail += f" against {self.against}" if self.against else ""
        tail += " unless a Basic Universe card helps" if self.no_basic else ""
        if self.recorded:
            tail += f" against Power cards of a type that a Power card on the permanent record of {name} shows"
        if self.which:
            what += f" with {self.which.says(many=True)}"
        if self.only_if:
            other = "the target" if self.to == "attack" else "the opposing character"
            tail += f" if {self.only_if.says().replace('the target', other)}"
        if kind and self.to == "actions":
            kind, what = "all ", f"{kind}actions"
        if self.acting:
            them = "Heroes" if self.acting == "hero" else "Villains"
            whose = f"{them} of {whom(self.who, name)}"
            return f"{whose} have {self.amount:+d} to {kind}{what}{tail}."
        return f"{first_up(whom(self.who, name))} {has(self.who)} {self.amount:+d} to {kind}{what}{tail}."


class Grid(Lasting, frozen=True, kw_only=True, tag="grid"):
    """Raises skills of the Power Grid to a level, or by a number; or takes the grid of somebody else."""

    types: tuple[Type, ...] = ()
    to: int = 0
    plus: int = 0
    of: Literal["", "target", "pick"] = ""
    """All four as they are printed for that character."""
    paid: bool = False
    """By the bonus of the Basic Universe card that was paid, in its skill."""
    side: Literal["", "defence"] = ""
    """Only to defend."""
    KIND: ClassVar[int] = K_GRID
    RAISES_GRID: ClassVar[bool] = True

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return True

    def suppose(self, s: Overpower, k: Effects) -> None:
        self.does(s, k)

    def also(self, s: Overpower, k: Effects) -> int:
        act = s.acts[k.act]
        if self.paid:
            return act.seen[0] if act.seen else -1
        return act.target if self.of else -1

    def changes(self, s: Overpower, e: Effect) -> tuple[dict[int, int], dict[int, int]]:
        """The skills that it sets, and those that it raises, each with the figure."""
        if self.of:
            return dict(enumerate(face(s, e.also).grid)), {}
        if self.paid:
            return {}, {face(s, e.also).skill: face(s, e.also).bonus} if e.also >= 0 else {}
        return figures(self.types, self.to, self.plus)

    def raise_grid(self, grid: list[int]) -> None:
        for name in self.types:
            t = TYPES.index(name)
            best = max(grid[t], self.to) if self.to else grid[t]
            grid[t] = best if best == MISSING else best + self.plus  # OPC-CARD-07: nothing is added to no rating

    def says(self, name: str) -> str:
        if self.of:
            other = "the target" if self.of == "target" else "the chosen character"
            return f"{first_up(whom(self.who, name))} has the Power Grid of {other}."
        if self.paid:
            return f"The bonus of that card is added to {whom(self.who, name)}'s skill of its type."
        one = len(self.types) == 1
        how = f"become{'s' * one} {self.to}" if self.to else f"go{'es' * one} up by {self.plus}"
        skills = and_list(tuple(names((t,)) for t in self.types))
        end = " to defend" if self.side else ""
        return f"{whom(self.who, name)}'s {skills} skill{'' if one else 's'} {how}{end}."


@lru_cache(maxsize=64)
def figures(types: tuple[Type, ...], to: int, plus: int) -> tuple[dict[int, int], dict[int, int]]:
    """The skills that are set, and those that are raised, each with the figure."""
    each = [TYPES.index(name) for name in types]
    return (dict.fromkeys(each, to), {}) if to else ({}, dict.fromkeys(each, plus))


class OpenHand(Lasting, frozen=True, kw_only=True, tag="open_hand"):
    playable: bool = False
    """Only cards that the target can play."""
    KIND: ClassVar[int] = K_OPEN

    def does(self, s: Overpower, k: Effects) -> None:
        super().does(s, k)
        show_open_hands(s)
        if self.who in ("opponent", "both"):
            seat = s.acts[k.act].seat
            seen(s, seat, s.zones[zone(1 - seat, HAND)])

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        if self.playable:
            return [target]
        if self.who == "both":
            return [TEAM + seat, TEAM + 1 - seat]
        return [TEAM + (seat if self.who in ("user", "team") else 1 - seat)]

    def says(self, name: str) -> str:
        if self.playable:
            return "The opponent shows all cards of the hand that the target can play, and plays them open handed."
        who = {"both": "Both players show their hands and play", "opponent": "The opponent shows the hand and plays"}
        return f"{who.get(self.who, 'You show your hand and play')} open handed."


class VentureTotal(Lasting, frozen=True, kw_only=True, tag="venture_total"):
    amount: int = 0
    better: When | None = None
    """When this holds it is `better_amount` instead."""
    better_amount: int = 0
    per: Literal["", "hits"] = ""
    """`hits`: for each hit of this battle on the character whose inherent ability it is."""
    of: Literal["", "cards", "universe"] = ""
    """`cards`: the value of the cards that the words before spoke of; `universe`: the bonus of the Universe card that
    goes with the attack."""
    KIND: ClassVar[int] = K_VENTURE

    def counts(self, s: Overpower, e: Effect) -> int:
        """How much it is now."""
        better = self.better is not None and self.better.holds(s, e.owner, -1)
        amount = self.better_amount if better else self.amount
        return amount * sum(1 for h in s.hits if h.host == e.source and h.current) if self.per else amount

    def senseless(self, mode: int) -> bool:
        return mode == BRAWL

    def idle_on(self, s: Overpower, act: Act, ch: int) -> bool:
        return self.of == "cards"  # it depends on the cards that are taken

    def subjects(self, s: Overpower, seat: int, user: int, target: int) -> list[int]:
        return [TEAM + (1 - seat if self.who == "opponent" else seat)]

    def also(self, s: Overpower, k: Effects) -> int:
        act = s.acts[k.act]
        if self.of == "universe":
            return universe_bonus(s, act.seat, face(s, act.universe), user=act.user) if act.universe >= 0 else 0
        return sum(max(0, face(s, c).value) for c in act.seen) if self.of else -1

    def says(self, name: str) -> str:
        who = "The opponent" if self.who == "opponent" else "The team"
        if self.of == "universe":
            return f"The bonus of a Universe card that goes with it is added to {who.lower()}'s Venture Total."
        if self.of:
            return f"The value of that card is added to {who.lower()}'s Venture Total."
        text = f"{who} gets {self.amount:+d} to the Venture Total"
        if self.per:
            return f"{text} for each hit of this battle on {name}."
        return f"{text}; if {self.better.says()}, {self.better_amount:+d} instead." if self.better else f"{text}."


class UniverseBonus(Lasting, frozen=True, kw_only=True, tag="universe_bonus"):
    """Changes the bonuses of Universe cards, or lets them count to the Venture Total."""

    amount: int = 0
    which: Which = Which(kinds=("universe",))
    to_venture_total: bool = False
    """They count to it, and the cards stay in the Astral Plane."""
    times: int = 1
    """How often each counts."""
    types: tuple[Type, ...] = ()
    """Only the bonuses of follow-up attacks of these types."""
    damage: bool = False
    """The bonuses of attacks that hit are damage, and count to the Venture Total."""
    KIND: ClassVar[int] = K_UNIVERSE_BONUS

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return (side == "attack" and self.hinders()) or (self.times > 1 and self.who == "team")

    def hinders(self, act: Act | None = None) -> bool:
        return self.who == "opponent" and (act is None or bool(act.value))

    def suppose(self, s: Overpower, k: Effects) -> None:
        if self.times > 1:
            self.does(s, k)

    @property
    def raises_follow_ups(self) -> bool:
        return self.times > 1

    def says(self, name: str) -> str:
        cards = self.which.says(many=True)
        if self.damage:
            return (
                f"Bonuses of {whom(self.who, name)}'s {cards} used to attack are damage and count to the Venture Total."
            )
        if self.times > 1:
            whose = "all " if self.who == "both" else f"{whom(self.who, name)}'s "
            kind = f"{names(self.types)} bonuses" if self.types else "Bonuses"
            return f"{kind} of {whose}{cards} count {'twice' if self.times == 2 else f'{self.times} times'}."
        if self.to_venture_total:
            return f"Bonuses of {cards} count to the Venture Total; the cards stay in the Astral Plane."
        how = "raised" if self.amount > 0 else "lowered"
        whose = (
            "both players'" if self.who == "both" else f"{whom(self.who, name)}'s".replace("teammates's", "teammates'")
        )
        return f"Bonuses of {whose} {cards} are {how} by {abs(self.amount)}."


class NoCount(Lasting, frozen=True, kw_only=True, tag="no_count"):
    """Hits that show an icon do not count to the Venture Total (OP25-TOTAL-16)."""

    icon: Type
    cards: bool = False
    """All cards that show it: Universe cards whose bonus would count, too."""
    KIND: ClassVar[int] = K_NO_COUNT

    def says(self, name: str) -> str:
        what = "Cards" if self.cards else "Hits"
        return f"{what} that show {names((self.icon,))} do not count to the Venture Total."


class HandChoice(Lasting, frozen=True, kw_only=True, tag="hand_choice"):
    """Before each Draw Phase the owner says how many cards both players draw."""

    sizes: tuple[int, ...]
    KIND: ClassVar[int] = K_HAND

    def says(self, name: str) -> str:
        numbers = ", ".join(map(str, self.sizes[:-1]))
        return f"Before each Draw Phase say how many cards each player draws: {numbers} or {self.sizes[-1]}."
