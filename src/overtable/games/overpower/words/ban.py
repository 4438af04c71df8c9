"""A lasting word about cards that somebody may not use: at all, to attack, to defend, or against one character."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import TYPE_NAMES, TYPES
from overtable.games.overpower.inplay.kinds import K_BAN
from overtable.games.overpower.inplay.legality import power_types, training_types
from overtable.games.overpower.inplay.queries import grid, icons_of
from overtable.games.overpower.state import ANY, CHARACTERS, HAND, Overpower, place_of
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, Side, whom
from overtable.kernel.effect import Effect
from overtable.kernel.language import first_up

EVERY_CARD = Which()


class Ban(Lasting, frozen=True, kw_only=True, tag="ban"):
    """OP25-BATT-78: cards that a character or a player may not use; they need not be discarded (OP25-EVENT-11)."""

    which: Which = EVERY_CARD
    to: Literal["use", "attack", "defend", "block"] = "use"
    chosen: bool = False
    """Only cards that show the icon that was chosen before."""
    skill: bool = False
    """Only cards that need the chosen skill and no other would do for; so never Specials."""
    rated: int = 0
    """Only for characters whose skill of that icon is so high."""
    versus: Literal["", "user"] = ""
    """Only to attack the user, or to defend against the user."""
    place: Literal["", "hand"] = ""
    """Only from there."""
    against: Which | None = None
    """Only to defend against attacks with such cards."""
    KIND: ClassVar[int] = K_BAN

    def helps(self, s: Overpower, seat: int, side: Side) -> bool:
        return side == "attack" and self.hinders()

    def hinders(self, act: Act | None = None) -> bool:
        return self.who == "opponent" and self.to != "attack"

    def also(self, s: Overpower, k: Effects) -> int:
        act = s.acts[k.act]
        return act.type if self.chosen else act.user if self.versus else -1

    def bans(
        self, s: Overpower, e: Effect, ch: int, c: int, side: str, foe: int, universe: bool, attack: Act | None
    ) -> bool:
        """Whether a character may not use this card to attack `foe`, or to defend against an attack of `foe`.

        OPC-BATT-14: `universe` says that it follows a Universe card, so that the attack counts as made with one.
        """
        if self.to not in ("use", side) or (self.versus and e.also != foe):
            return False
        if self.place and place_of(s.where[c]) != HAND:
            return False
        if self.against is not None and not (attack and any(self.against.fits(face(s, x)) for x in attack.cards)):
            return False
        if self.skill:
            return self.chosen and needs(s, c, ch, e.also)
        icons = icons_of(s, c)
        if not self.which.fits(face(s, c), icons=icons):
            return universe and not self.place and "universe" in self.which.kinds
        skill = e.also if self.chosen else self.of_skill
        if self.chosen and (skill < 0 or not icons >> skill & 1):
            return False
        return not self.rated or (0 <= skill < ANY and ch < CHARACTERS and grid(s, ch)[skill] >= self.rated)

    @property
    def of_skill(self) -> int:
        """The skill of the one icon that its cards show, or -1."""
        return TYPES.index(self.which.icons[0]) if len(self.which.icons) == 1 else -1

    def says(self, name: str) -> str:
        if self.who == "both":
            who, may_not = "Neither player", "may"
        else:
            who, may_not = first_up(whom(self.who, name)), "may not"
        if self.rated:
            chosen = f"skill of that {'type' if self.which.single else 'icon'}"
            skill = chosen if self.chosen else TYPE_NAMES[self.of_skill]
            who = f"{'Opposing characters' if self.who == 'opponent' else who} whose {skill} is {self.rated} or higher"
        cards = msgspec.structs.replace(self.which, single=self.which.single and not self.chosen).says(many=True)
        if self.chosen:
            cards += " of that type alone" if self.which.single else " that show the chosen icon"
        cards += " from hand" * (self.place == "hand")
        if self.against is not None:
            attacks = f"attacks with {self.against.says(many=True)}"
            how = "" if self.which == EVERY_CARD else f" with {cards}"
            if self.to == "block":
                return f"{first_up(attacks)} cannot be blocked."
            return f"{who} {may_not} defend{how} against {attacks}."
        if self.versus:
            ways = {"attack": f"to attack {name}", "defend": f"to defend against {name}"}
            ways["use"] = f"{ways['attack']} or {ways['defend']}"
            return f"{who} {may_not} use {cards} {ways[self.to]}."
        verb = {"use": "use", "attack": "attack with", "defend": "defend with", "block": "block with"}[self.to]
        if self.skill:
            return f"{who} {may_not} {verb} the chosen skill."
        return f"{who} {may_not} {verb} {cards}."


def needs(s: Overpower, c: int, ch: int, skill: int) -> bool:
    """Whether the character could use a Power or Universe card through this skill alone."""
    f, g = face(s, c), grid(s, ch)
    if f.kind == fc.POWER:
        return not any(t != skill for t in power_types(s, f, g))
    if f.kind == fc.TRAINING:
        return not any(t != skill for t in training_types(f, g))
    return f.universe and f.skill == skill
