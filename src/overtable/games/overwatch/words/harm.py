"""Words that harm: damage, damage shared out, defeat."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import IS_FIELD
from overtable.games.overwatch.heroes.damage import Damage, Packet
from overtable.games.overwatch.heroes.defeat import defeat, remove_field
from overtable.games.overwatch.heroes.reach import refuse_actions, refuse_others
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.heroes.standing import can_be_hit, can_be_hurt, has, heroes, side_heroes
from overtable.games.overwatch.picks import choices
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import IMMUNE, PARTICLE, mask
from overtable.games.overwatch.words.whom import Whom, called, group, theirs
from overtable.games.overwatch.words.word import Use, Word
from overtable.kernel.chance import die
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.language import and_list
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import number

SOMEBODY_IMMUNE = mask(IMMUNE)
NO_SHARE = ("OW-DAMAGE-05", "{0} takes no share of this damage.")


class Harm(Word, frozen=True, tag="damage"):
    """Damage; it lands at the end of the ability, together with the rest of it (OW-DEFEAT-10)."""

    amount: int | Literal["its_damage"] | tuple[int, ...]
    to: Whom = "chosen"
    ignoring_shields: bool = False
    synergy_damage: bool = False
    less: Literal["nothing", "zarya_tokens"] = "nothing"

    def amount_for(self, s: Overwatch, use: Use, place: int, victim: int) -> int:
        if isinstance(self.amount, tuple):
            return self.amount[place]
        if self.amount == "its_damage":
            return s.damage[victim]
        if self.less == "zarya_tokens":  # OW-SHIELD-08
            left = sum(e.amount for e in s.effects if e.kind == PARTICLE and e.owner == use.actor)
            return max(0, self.amount - left)
        return self.amount

    def does(self, s: Overwatch, use: Use) -> Use:
        hits = [
            Packet(c, self.amount_for(s, use, i, c), self.ignoring_shields, self.synergy_damage)
            for i, c in enumerate(group(s, use, self.to))
        ]
        return replace(use, packets=(*use.packets, *hits))

    def hits_any_of(self, s: Overwatch, cards: Sequence[int]) -> bool:
        amount = self.amount[0] if isinstance(self.amount, tuple) else self.amount
        if self.to != "chosen" or self.less != "nothing" or amount == "its_damage" or amount <= 0:
            return False
        if s.kinds & SOMEBODY_IMMUNE:
            return bool([c for c in cards if not has(s, IMMUNE, c)])
        return bool(cards)

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        victims = group(s, use, self.to)
        if self.synergy_damage and any(s.synergy[line_of(s.at[c])] for c in victims):
            return True  # OW-DAMAGE-09: also of an immune Hero's row
        # OW-DAMAGE-11: who is immune is not hurt
        return bool([c for c in victims if self.amount_for(s, use, 0, c) > 0 and not has(s, IMMUNE, c)])

    def says(self, one: bool = False) -> str:
        extra = ", with 1 Synergy damage each" if self.synergy_damage else ""
        past = ", ignoring shields" if self.ignoring_shields else ""
        if isinstance(self.amount, tuple):
            return f"Deal {and_list([str(n) for n in self.amount])} damage to them in that order{past}."
        if self.amount == "its_damage":
            return f"Deal it as much damage as it carries already{past}."
        minus = ", less 1 for each Zarya token left on your side" if self.less == "zarya_tokens" else ""
        return f"Deal {self.amount} damage to {called(self.to, one)}{extra}{past}{minus}."


class Spread(Word, frozen=True, tag="spread"):
    """Damage shared out as evenly as possible; the attacker chooses who takes the remainder (OW-DAMAGE-05)."""

    total: int | Literal["two_dice"]
    over: Literal["row", "all_enemies"]

    def victims(self, s: Overwatch, use: Use) -> list[int]:
        found = heroes(s, theirs(use)) if self.over == "row" else side_heroes(s, 1 - use.actor)
        return [c for c in found if can_be_hit(s, c)]

    def does(self, s: Overwatch, use: Use) -> Use:
        victims = self.victims(s, use)
        if victims:
            total = die(s) + die(s) if self.total == "two_dice" else self.total
            if self.total == "two_dice":
                emit(s, "rolled", number(total))
            do(s, Share(use.user, use.actor, tuple(victims), total))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return any(can_be_hurt(s, c) for c in self.victims(s, use))

    def says(self, one: bool = False) -> str:
        what = "Roll two dice: that much" if self.total == "two_dice" else str(self.total)
        over = "the enemies of that row" if self.over == "row" else "all enemies"
        return f"{what} damage is spread as evenly as possible over {over}; you choose who takes more."


class Share(Frame[Overwatch], frozen=True):
    """Who takes one more than the even share (OW-DAMAGE-05)."""

    about: ClassVar[tuple[str, str] | None] = NO_SHARE

    user: int
    actor: int
    victims: tuple[int, ...]
    total: int
    picks: tuple[int, ...] = ()

    def rest(self) -> int:
        return self.total % len(self.victims)

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.actor if len(self.picks) < self.rest() else 0

    def run(self, s: Overwatch) -> None:
        even = self.total // len(self.victims)
        do(s, Damage(self.user, tuple(Packet(c, even + (c in self.picks)) for c in self.victims)))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        text = "{0} damage is spread: choose {1} {1:enemy|enemies} to take 1 more than the others."
        return Message(text, (self.total, self.rest()))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.user, "spread as evenly as possible")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            refuse_actions(no)
            refuse_others(s, list(self.victims), *NO_SHARE, no)
            text = "{0} takes one more already."
            no += [(o, Reason("OW-DAMAGE-05", text, o.refs)) for o in choices(self.picks)]
        return choices(onward(self.victims, self.picks, self.rest()))

    def besides(self, s: Overwatch, seat: int) -> list[Option]:
        return [*choices(passed_over(self.victims, self.picks, self.rest())), *take_backs(self.picks)]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(choices(self.picks))

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return self.rest(), self.rest()

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        picks = changed(self.victims, self.picks, option)
        go_on_as(s, Share(self.user, self.actor, self.victims, self.total, picks))


class DefeatChosen(Word, frozen=True, tag="defeat"):
    """Defeat outright: no damage, so nothing that stops damage helps (OW-DEFEAT-09, OW-DAMAGE-11)."""

    def does(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        for c in group(s, use, "chosen"):
            if IS_FIELD[s.printing[c]]:
                remove_field(s, c)
            else:
                defeat(s, c, use.user)
        return use

    def hits_any_of(self, s: Overwatch, cards: Sequence[int]) -> bool:
        return bool(cards)

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(group(s, use, "chosen"))

    def says(self, one: bool = False) -> str:
        return "It is defeated."
