"""Words that do something once: discards, draws, searches, healing, reveals and the like."""

from typing import TYPE_CHECKING, ClassVar, Literal

from overtable.games.overpower.state import (
    DRAW,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    MISSION_VENTURED,
    PLACED,
    POWER_PACK,
    TYPE_WORD,
    VENTURE,
    Overpower,
    replace,
    zone,
)
from overtable.games.overpower.word import Word, names
from overtable.games.overpower.words_lasting import Bonus
from overtable.kernel.frame import Refusals, do
from overtable.kernel.knowledge import everyone, reveal
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of, number
from overtable.kernel.refs import word as word_ref

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects
from overtable.games.overpower.words_picks import Picks, do_under, is_kind


class EndTurn(Word, frozen=True, kw_only=True, tag="end_turn"):
    def does(self, s: Overpower, k: "Effects") -> None:
        s.turn_over = True

    def says(self, name: str) -> str:
        return "The opponent's turn ends at once."


class NoFollowUps(Word, frozen=True, kw_only=True, tag="no_follow_ups"):
    def does(self, s: Overpower, k: "Effects") -> None:
        for a, act in enumerate(s.acts):
            if act.seat != s.acts[k.act].seat and act.attack:
                replace(s, a, no_follow_ups=True)
        s.turn_over = True

    def says(self, name: str) -> str:
        return "No follow-up attacks may be made."


class Boost(Bonus, frozen=True, kw_only=True, tag="boost"):
    """A bonus for one action, played together with it."""

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.word import start

        act = s.acts[k.act]
        start(s, self, k.card, act.seat, self.subjects(s, act.seat, act.user, act.target)[0], 4)

    def says(self, name: str) -> str:
        kind = f" {names(self.types)}" if self.types else ""
        return f"Played with one{kind} attack or defence of {name} or a teammate: {self.amount:+d}, no damage."


class ChooseSkill(Word, frozen=True, kw_only=True, tag="choose_skill"):
    """The user names a type, which later words speak of."""

    higher: bool = False
    """One in which the target is higher than the user."""

    def asks(self, s: Overpower, k: "Effects") -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        from overtable.games.overpower.lasting import grid

        act = s.acts[k.act]
        types = list(range(4))
        if self.higher and 0 <= act.target < 8 and 0 <= act.user < 8:
            types = [t for t in types if grid(s, act.target)[t] > grid(s, act.user)[t]]
        elif not self.higher:
            types.append(4)
        return [Option("choose", (word_ref(TYPE_WORD + t),)) for t in types] or [Option("decline")]

    def does(self, s: Overpower, k: "Effects") -> None:
        t = index_of(k.got[0]) - TYPE_WORD if k.got and k.got[0] >= 0 else -1
        replace(s, k.act, type=t)
        s.tally = t

    def says(self, name: str) -> str:
        return f"Choose a skill in which the target beats {name}." if self.higher else "Choose an icon."


class Overdose(Word, frozen=True, kw_only=True, tag="overdose"):
    """Top cards of one's own Draw Pile into the Dead Pile for bonuses to this attack."""

    most: int = 3

    def asks(self, s: Overpower, k: "Effects") -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        return [Option("choose", (number(n),)) for n in range(self.most + 1)]

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.piles import mill

        n = len(mill(s, s.acts[k.act].seat, index_of(k.got[0]))) if k.got and k.got[0] >= 0 else 0
        replace(s, k.act, bonus=s.acts[k.act].bonus + n)

    def says(self, name: str) -> str:
        return f"{name} may put up to {self.most} top cards of the Draw Pile into the Dead Pile: +1 to hit for each."


class Steal(Picks, frozen=True, kw_only=True, tag="steal"):
    """Takes a placed Power card of the target and attacks another character with it."""

    custom: ClassVar[bool] = True

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        return [c for c in s.zones[zone(1 - act.seat, PLACED)] if s.on[c] == act.target and is_kind(s, c, "power")]

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.asks import PlayNow

        act = s.acts[k.act]
        do_under(s, PlayNow(act.seat, act.user, c, True, act.target))

    def says(self, name: str) -> str:
        return f"{name} steals a placed Power card of the target and attacks another Front Line character with it."


class AttackWithTop(Word, frozen=True, kw_only=True, tag="attack_with_top"):
    """The user attacks with the top card of a pile."""

    pile: Literal["power_pack", "draw"]
    custom: ClassVar[bool] = True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.asks import PlayNow
        from overtable.games.overpower.faces import face
        from overtable.games.overpower.piles import discard, shuffle_power_pack

        act = s.acts[k.act]
        place = POWER_PACK if self.pile == "power_pack" else DRAW
        if place == DRAW:
            shuffle_power_pack(s, act.seat)
        pile = s.zones[zone(act.seat, place)]
        if not pile or not 0 <= act.user < 8 or s.kod[act.user]:
            return
        c = pile[-1]
        reveal(s, c, everyone(s))
        if self.pile == "power_pack":
            do(s, PlayNow(act.seat, act.user, c, True, -1, act.target, optional=True))
        elif face(s, c).attack:
            do(s, PlayNow(act.seat, act.user, c, True))
        else:
            discard(s, c, dead=True)

    def says(self, name: str) -> str:
        if self.pile == "power_pack":
            return f"{name} may strike at that target again, with the Power Pack's top card."
        return (
            f"Turn over the top card of the Draw Pile: {name} must attack with it at once whatever it needs and "
            "without follow-ups; if it is no attack it goes to the Dead Pile."
        )


class Objectives(Picks, frozen=True, kw_only=True, tag="objectives"):
    """Moves Objectives."""

    how: Literal["complete", "reduce", "reset", "one_each", "return"]

    def chooser(self, s: Overpower, k: "Effects") -> int:
        seat = s.acts[k.act].seat
        return 1 - seat if self.how == "reduce" else seat

    def asks(self, s: Overpower, k: "Effects") -> int:
        if self.how == "one_each" and s.mode == VENTURE:
            from overtable.games.overpower.missions import staked

            seat = s.acts[k.act].seat
            return next((1 << p for p in (seat, 1 - seat) if all(staked(s, p))), 0)
        if self.how not in ("complete", "reduce") or k.got or s.mode != VENTURE:
            return 0
        seat = s.acts[k.act].seat
        if self.how == "reduce":
            return 1 << 1 - seat if s.zones[zone(1 - seat, MISSION_VENTURED)] else 0
        return 1 << seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        from overtable.kernel.message import Reason

        if self.how == "one_each":
            return [Option("keep", (word_ref(9),)), Option("keep", (word_ref(10),))]
        if self.how == "reduce":
            both = ((0, s.ventured_r[seat] + s.carried_r[seat]), (1, s.ventured_c[seat] + s.carried_c[seat]))
            return [Option("return", (word_ref(9 + i),)) for i, n in both if n] or [Option("decline")]
        options = [
            Option("complete", (word_ref(9 + i),))
            for i, place in ((0, MISSION_RESERVE), (2, MISSION_DEFEATED))
            if s.zones[zone(seat, place)]
        ]
        if no is not None and s.zones[zone(seat, MISSION_VENTURED)]:
            reason = Reason("OP25-END-22", "A ventured Objective may not be moved by this card.")
            no.append((Option("complete", (word_ref(12),)), reason))
        return [*options, Option("decline")]

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.missions import complete_one, keep_one, unventure

        if option.refs:
            i = index_of(option.refs[0]) - 9
            if self.how == "one_each":
                keep_one(s, seat, from_completed=i == 1)
            elif self.how == "reduce":
                unventure(s, seat, from_completed=i == 1)
            else:
                complete_one(s, seat, MISSION_RESERVE if i == 0 else MISSION_DEFEATED)
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.missions import keep_one, reset_all, return_ventured

        if s.mode != VENTURE:
            return
        if self.how == "reset":
            reset_all(s)
        elif self.how == "one_each":
            for p in (0, 1):
                keep_one(s, p)
        elif self.how == "return":
            seat = s.acts[k.act].seat
            if s.ventured_r[seat] + s.ventured_c[seat] <= 2:
                return_ventured(s)
        s.tally = sum(1 for g in k.got if g >= 0)

    def says(self, name: str) -> str:
        return {
            "complete": "Move one of the team's Objectives that is not ventured to the Completed pile.",
            "reduce": "The opponent takes back one ventured Objective of their choice.",
            "reset": "All Objectives of both players move to the Reserve pile; ventured ones now come from there.",
            "one_each": "Each player keeps one ventured Objective; the others return to their piles.",
            "return": "If you ventured no more than two, all ventured Objectives return to their piles.",
        }[self.how]
