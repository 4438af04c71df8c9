"""Words that harm: damage, spreads, defeat, Synergy taken, tokens and shields stripped."""

from typing import ClassVar, Literal

from overtable.games.overwatch.damage import IGNORING_SHIELDS, SYNERGY_DAMAGE, Damage, drain, lose_shields
from overtable.games.overwatch.defeat import defeat, lose_tokens, remove_field
from overtable.games.overwatch.heroes import can_be_hit, can_be_hurt, heroes, side_heroes
from overtable.games.overwatch.kinds import FIELD, PARTICLE, TURRET, is_token
from overtable.games.overwatch.printed import IS_FIELD
from overtable.games.overwatch.state import BOARD, Overwatch, zone
from overtable.games.overwatch.word import Use, Word, replace
from overtable.games.overwatch.words.choosing import leaving
from overtable.games.overwatch.words.groups import CALLED, Whom, group, theirs
from overtable.kernel.chance import die
from overtable.kernel.effect import Effect, change, end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number


class Harm(Word, frozen=True, tag="damage"):
    """Damage; it lands at the end of the ability, together with the rest of it."""

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

    def act(self, s: Overwatch, use: Use) -> Use:
        flags = IGNORING_SHIELDS * self.ignoring_shields | SYNERGY_DAMAGE * self.synergy_damage
        hits = [(c, self.amount_for(s, use, i, c), flags) for i, c in enumerate(group(s, use, self.to))]
        return replace(use, packets=(*use.packets, *hits))

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return any(can_be_hurt(s, c) and self.amount_for(s, use, 0, c) > 0 for c in group(s, use, self.to))

    def says(self) -> str:
        extra = ", with 1 Synergy damage each" if self.synergy_damage else ""
        past = ", ignoring shields" if self.ignoring_shields else ""
        if isinstance(self.amount, tuple):
            first = ", ".join(map(str, self.amount[:-1]))
            return f"Deal {first} and {self.amount[-1]} damage to them in that order{past}."
        if self.amount == "its_damage":
            return f"Deal it as much damage as it carries already{past}."
        minus = ", less 1 for each Zarya token left on your side" if self.less == "zarya_tokens" else ""
        return f"Deal {self.amount} damage to {CALLED[self.to]}{extra}{past}{minus}."


class Spread(Word, frozen=True, tag="spread"):
    """Damage shared out as evenly as possible; the attacker chooses who takes the remainder (OW-DAMAGE-05)."""

    total: int | Literal["two_dice"]
    over: Literal["row", "all_enemies"]

    def victims(self, s: Overwatch, use: Use) -> list[int]:
        found = heroes(s, theirs(use)) if self.over == "row" else side_heroes(s, 1 - use.actor)
        return [c for c in found if can_be_hit(s, c)]

    def act(self, s: Overwatch, use: Use) -> Use:
        victims = self.victims(s, use)
        if victims:
            total = die(s) + die(s) if self.total == "two_dice" else self.total
            if self.total == "two_dice":
                emit(s, "rolled", number(total))
            do(s, Share(use.user, use.actor, tuple(victims), total))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return any(can_be_hurt(s, c) for c in self.victims(s, use))

    def says(self) -> str:
        what = "Roll two dice: that much" if self.total == "two_dice" else str(self.total)
        over = "the enemies of that row" if self.over == "row" else "all enemies"
        return f"{what} damage is spread as evenly as possible over {over}; you choose who takes more."


class Share(Frame[Overwatch], frozen=True):
    """Who takes one more than the even share."""

    user: int
    actor: int
    victims: tuple[int, ...]
    total: int
    picks: tuple[int, ...] = ()

    def rest(self) -> int:
        return self.total % len(self.victims)

    def left(self) -> list[int]:
        after = self.victims.index(self.picks[-1]) + 1 if self.picks else 0
        return leaving(list(self.victims[after:]), self.rest() - len(self.picks))

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.actor if len(self.picks) < self.rest() else 0

    def run(self, s: Overwatch) -> None:
        even = self.total // len(self.victims)
        do(s, Damage(self.user, tuple((c, even + (c in self.picks), 0) for c in self.victims)))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("{0} damage: choose {1} to take one more than the others", (self.total, self.rest()))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("choose", (card_ref(c),)) for c in self.left()]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(Option("choose", (card_ref(c),)) for c in self.picks)

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return self.rest(), self.rest()

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        picks = (*self.picks, option.refs[0] & 0xFFF)
        s.stack[-1] = Share(self.user, self.actor, self.victims, self.total, picks)


class DefeatChosen(Word, frozen=True, tag="defeat"):
    """Defeat outright: no damage, so nothing that stops damage helps (OW-DEFEAT-09)."""

    def act(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        for c in group(s, use, "chosen"):
            if IS_FIELD[s.printing[c]]:
                remove_field(s, c)
            else:
                defeat(s, c, use.user)
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(group(s, use, "chosen"))

    def says(self) -> str:
        return "It is defeated."


class Drain(Word, frozen=True, tag="drain"):
    """Take Synergy from the chosen row, or from the row where the chosen Hero stood (OW-SYN-04, -06, -07)."""

    amount: int | Literal["enemies", "all"]

    def act(self, s: Overwatch, use: Use) -> Use:
        if use.line >= 0 and not s.super_synergy:
            line = theirs(use)
            n = (
                len(heroes(s, line))
                if self.amount == "enemies"
                else s.synergy[line]
                if self.amount == "all"
                else self.amount
            )
            drain(s, line, n)
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        if use.line < 0 or s.super_synergy:
            return False  # OW-MODE-14
        return s.synergy[theirs(use)] > 0 and (self.amount != "enemies" or bool(heroes(s, theirs(use))))

    def says(self) -> str:
        if self.amount == "all":
            return "All Synergy of that row is removed."
        if self.amount == "enemies":
            return "Remove 1 Synergy from that row for each enemy in it."
        return f"The row it stood in loses {self.amount} Synergy."


class Strip(Word, frozen=True, tag="strip"):
    """Take shields and Hero tokens away: those on and of the chosen Hero, or all on both sides."""

    of: Literal["chosen", "everyone"]
    shields: bool = True

    def act(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        if self.of == "everyone":
            for side in range(2):
                for c in s.zones[zone(side, BOARD)]:
                    lose_shields(s, c, 255)
            for e in [e for e in s.effects if e.kind == FIELD]:
                remove_field(s, e.subject)
            end(s, lambda e: is_token(e.kind))
        for c in group(s, use, "chosen") if self.of == "chosen" else ():
            if self.shields:
                lose_shields(s, c, 255)
                end(s, lambda e, c=c: e.kind == PARTICLE and e.subject == c)  # type: ignore[misc]
            lose_tokens(s, c)
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        if self.of == "everyone":
            return any(s.shields) or any(is_token(e.kind) for e in s.effects)
        return any(
            (self.shields and (s.shields[c] or any(e.kind == PARTICLE and e.subject == c for e in s.effects)))
            or any(is_token(e.kind) and e.source == c for e in s.effects)
            for c in group(s, use, "chosen")
        )

    def says(self) -> str:
        if self.of == "everyone":
            return "Remove all shields and Hero tokens of both sides."
        return f"Remove {'all shields on it and ' if self.shields else ''}all Hero tokens that belong to it."


class Upgrade(Word, frozen=True, tag="upgrade_turret"):
    """Torbjörn's turrets of this side hit harder (OW-TOKEN-11, OW-ULT-13)."""

    to: int
    unique: ClassVar[bool] = True

    def act(self, s: Overwatch, use: Use) -> Use:
        for e in self.turrets(s, use):
            change(s, e, self.to)
        return use

    def turrets(self, s: Overwatch, use: Use) -> list[Effect]:
        return [e for e in s.effects if e.kind == TURRET and e.owner == use.actor and e.amount < self.to]

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(self.turrets(s, use))

    def says(self) -> str:
        return f"Your turret deals {self.to} damage from now on."
