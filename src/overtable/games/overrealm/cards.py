"""What a card file may say: monsters, actions and buffs, and the text that is made from them."""

from typing import Literal

import msgspec

from overtable.games.overrealm.elements import marks
from overtable.games.overrealm.words.count import for_each
from overtable.games.overrealm.words.flow import DIGITS, AnyWord, Flip
from overtable.games.overrealm.words.standing import Element
from overtable.games.overrealm.words.word import sentences
from overtable.kernel.catalogue import Card

Words = tuple[AnyWord, ...]
Fit = Literal["exact", "near", "converted"]
"""How well a card of the facts fits this rulebook: of the same version, nearly, or carried over."""
Trigger = Literal["enters", "start", "end", "hit", "always"]
Timing = Literal["Pre-Switch", "Pre-Attack", "With Attack", "Post Attack", "None"]

_WHEN = {
    "enters": "On entering play: ",
    "start": "Each Start Phase: ",
    "end": "Each End Phase: ",
    "hit": "When {} attack damages it: ",
    "always": "",
}


SUPER = "Super (2 slots)"
ETHEREAL = "Ethereal (removed from the game once played as a buff)"
GOOP = "Goop (as a buff it does nothing for a team without Oozygoopz)"
"""Keywords of buffs, with what they mean."""


class Ability(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of a monster's ability: when, and what."""

    when: Trigger
    does: Words
    by: tuple[Element, ...] = ()

    def text(self) -> str:
        article = "an" if self.by and self.by[0] == "Electric" else "a"
        return _WHEN[self.when].format(f"{article} {' or '.join(self.by)}") + sentences(self.does)


class Monster(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="monster"):
    """OR-CARD-01. Role and complexity are only shown."""

    hp: int
    elements: tuple[Element, ...]
    ability: str
    parts: tuple[Ability, ...]
    role: str
    complexity: int
    fit: Fit

    def text(self) -> str:
        return f"{self.ability}. " + " ".join(part.text() for part in self.parts)

    def figures(self) -> list[tuple[str, str]]:
        signs = marks(self.elements)
        more = ", ".join(
            element + (" (twice)" if sign == "++" else "") for element, sign in signs.items() if "+" in sign
        )
        less = ", ".join(
            element + (" (twice)" if sign == "--" else "") for element, sign in signs.items() if "-" in sign
        )
        return [
            ("HP", str(self.hp)),
            ("Elements", ", ".join(self.elements)),
            ("Takes more from", more),
            ("Takes less from", less),
            ("Role", f"{self.role} {'★' * self.complexity}"),
        ]


class Action(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="action"):
    """OR-CARD-04. `does` is carried out when the action resolves; `pre_switch` and `pre_attack` at those timings;
    `despite_counter` even if it is countered; `on_kill` when the attack KOs; the last three belong to a team aura."""

    monster: str
    kind: Literal["attack", "status", "reaction", "team aura"]
    element: Element
    fit: Fit
    damage: int = 0
    speed: int | None = None
    slots: int = 0
    cost: int = 0
    draw: int = 0
    duration: int = 0
    modifiers: dict[Element, int | Literal["X"]] = {}
    single_use: bool = False
    recoil: int = 0
    recoil_per: str = ""
    successful_on: int = 0
    always: Words = ()
    pre_switch: Words = ()
    pre_attack: Words = ()
    does: Words = ()
    despite_counter: Words = ()
    on_kill: Words = ()
    each_turn: Words = ()
    on_tick: Words = ()
    runs_out: Words = ()

    def text(self) -> str:
        parts = [
            f"{DIGITS[self.successful_on]}: else this attack does nothing." if self.successful_on else "",
            self.recoil_text(),
            sentences(self.always),
            f"Pre-Switch: {sentences(self.pre_switch)}" if self.pre_switch else "",
            f"Pre-Attack: {sentences(self.pre_attack)}" if self.pre_attack else "",
            sentences(self.flips),
            f"Even if countered: {sentences(self.despite_counter)}" if self.despite_counter else "",
            sentences(self.after_flips),
            f"If this attack KO's: {sentences(self.on_kill)}" if self.on_kill else "",
            f"Each Start Phase the enemy does this: {sentences(self.each_turn)}" if self.each_turn else "",
            f"With each time counter lost in the End Phase: {sentences(self.on_tick)}" if self.on_tick else "",
            f"When its last time counter goes: {sentences(self.runs_out)}" if self.runs_out else "",
            "Single use: ready again when this monster has left play and returned." if self.single_use else "",
        ]
        return " ".join(part for part in parts if part) or f"Deals {self.damage} {self.element} damage."

    def recoil_text(self) -> str:
        if self.recoil_per:
            return f"Recoil {self.recoil}{for_each(self.recoil_per)}: this monster loses that many HP."
        return f"Recoil {self.recoil}: this monster loses {self.recoil} HP." if self.recoil else ""

    @property
    def flips(self) -> Words:
        """OR-FLIP-02: what an action flips for comes before anything else of it."""
        return tuple(word for word in self.does if isinstance(word, Flip))

    @property
    def after_flips(self) -> Words:
        return tuple(word for word in self.does if not isinstance(word, Flip))

    @property
    def with_attack(self) -> Words:
        """All that the action does when it resolves, in its order."""
        return (*self.flips, *self.despite_counter, *self.after_flips)

    def figures(self) -> list[tuple[str, str]]:
        signs = [f"{e} {m if m == 'X' else f'{m:+d}'}" for e, m in self.modifiers.items()]
        shown = [
            ("Kind", f"{self.kind} {self.damage or self.duration or ''}".strip()),
            ("Element", self.element),
            ("Speed", "-" if self.speed is None else str(self.speed)),
            ("Draw", str(self.draw)),
            ("Slots", str(self.slots)),
            ("Discard", str(self.cost)),
            ("Modifiers", ", ".join(signs)),
        ]
        return [(label, value) for label, value in shown if value not in ("", "0")]

    @property
    def words(self) -> Words:
        return (
            *self.always,
            *self.pre_switch,
            *self.pre_attack,
            *self.does,
            *self.despite_counter,
            *self.on_kill,
            *self.each_turn,
            *self.on_tick,
            *self.runs_out,
        )


class Buff(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="buff"):
    """OR-CARD-07."""

    monster: str
    timing: Timing
    flip: Literal["success", "fail"]
    fit: Fit
    cost: int = 0
    super: bool = False
    ethereal: bool = False
    goop: bool = False
    does: Words = ()
    event: Words = ()

    def text(self) -> str:
        keywords = [word for word, on in ((SUPER, self.super), (ETHEREAL, self.ethereal), (GOOP, self.goop)) if on]
        parts = [
            ", ".join(keywords) + "." if keywords else "",
            f"Discard {self.cost}:" if self.cost else "",
            sentences(self.does) if self.does else "No effect as a buff.",
            f"When flipped: {sentences(self.event)}" if self.event else "",
        ]
        return " ".join(part for part in parts if part)

    def figures(self) -> list[tuple[str, str]]:
        mark = ("✓" if self.flip == "success" else "✗") + (" !" if self.event else "")
        return [("Timing", self.timing), ("Flip", mark), ("Monster", self.monster.capitalize())]


Printed = Monster | Action | Buff
