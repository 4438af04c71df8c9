"""Words about characters: who is chosen, where they stand."""

from typing import ClassVar, Literal

from overtable.games.overpower.asking import and_so
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.kinds import K_AWAY
from overtable.games.overpower.state import CHARACTERS, FRONT, RESERVE, Overpower, front, replace, reserve, team, zone
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import DECLINED, Effects
from overtable.games.overpower.words.word import Lasting
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import seat as seat_ref


class ChooseCharacter(Picks, frozen=True, kw_only=True, tag="choose_character"):
    """Somebody names a character, whom later words call the target."""

    of: Literal["front", "team", "opponents", "opponents_front", "anybody", "fallen"] = "front"
    """`fallen`: a KO'd teammate."""
    highest: Literal["", "threat"] = ""
    by: Literal["user", "opponent"] = "user"
    may: bool = False
    DONE: ClassVar[str] = "one was chosen"

    def chooser(self, s: Overpower, k: Effects) -> int:
        seat = s.acts[k.act].seat
        return seat if self.by == "user" else 1 - seat

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        seat = s.acts[k.act].seat
        line = front(s, seat) if self.of == "front" else team(s, 1 - seat)
        if self.of in ("team", "opponents_front"):
            line = team(s, seat) if self.of == "team" else front(s, 1 - seat)
        if self.of == "anybody":
            line = team(s, seat) + line
        if self.of == "fallen":
            line = [c for c in range(seat * 4, seat * 4 + 4) if s.kod[c] and c != s.acts[k.act].user]
        if self.highest:
            top = max((face(s, c).threat for c in line), default=0)
            return [c for c in line if face(s, c).threat == top]
        return list(line)

    def optional(self, s: Overpower) -> bool:
        return self.may

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        replace(s, k.act, target=c)
        emit(s, "chosen", seat_ref(self.chooser(s, k)), card_ref(c), card_ref(k.card))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        mine = seat == s.acts[k.act].seat
        ours, theirs = ("your", "your opponent's") if mine else ("your opponent's", "your")
        whom = {
            "front": f"one of {ours} Front Line characters",
            "team": f"one of {ours} characters",
            "opponents": f"one of {theirs} characters",
            "opponents_front": f"one of {theirs} Front Line characters",
            "anybody": "a character of either team",
            "fallen": f"one of {ours} KO'd characters",
        }[self.of]
        if self.highest:
            whom = f"one of the characters with the highest threat on {theirs} team"
        return and_so(f"{'You may choose' if self.may else 'Choose'} {whom}", k, s, chosen=True)

    def says(self, name: str) -> str:
        verb = "may choose" if self.may else "choose"
        if self.highest:
            return "The Front Line character with the highest threat is chosen, by the opponent between equals."
        whom = {
            "team": "one of the team's characters",
            "opponents": "one of the opponent's characters",
            "opponents_front": "one of the opponent's Front Line characters",
            "anybody": "a character of either team",
            "fallen": "a KO'd teammate",
        }.get(self.of, "a Front Line character")
        return f"{verb} {whom}."


class Stand(Lasting, frozen=True, kw_only=True, tag="stand"):
    """Characters stand elsewhere for the battle, and go back afterwards."""

    who: Literal["user", "target", "both"] = "user"
    """The user, the target, or the Reserve of both teams."""
    where: Literal["reserve", "front"]
    may: bool = False
    KIND: ClassVar[int] = K_AWAY

    def asks(self, s: Overpower, k: Effects) -> int:
        return 1 << s.acts[k.act].seat if self.may and not k.got and self.stepping_up(s, k) else 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return [*(Option("choose", (card_ref(c),)) for c in self.stepping_up(s, k)), Option("decline")]

    def stepping_up(self, s: Overpower, k: Effects) -> list[int]:
        """Who of the Reserve goes to the Front Line."""
        act = s.acts[k.act]
        if self.who == "both":
            return [*reserve(s, 0), *reserve(s, 1)]
        return [c for c in reserve(s, act.seat) if c == act.user]

    def does(self, s: Overpower, k: Effects) -> None:
        if self.where == "reserve":
            super().does(s, k)
            act = s.acts[k.act]
            ch = act.target if self.who == "target" else act.user
            if 0 <= ch < CHARACTERS and s.where[ch] == zone(ch >> 2, FRONT):
                move(s, ch, zone(ch >> 2, RESERVE))
                s.dirty = 1
            return
        if self.may and k.got in ((), (DECLINED,)):
            return
        for c in self.stepping_up(s, k):
            move(s, c, zone(c >> 2, FRONT))
            s.forward |= 1 << c
            emit(s, "moves_up", card_ref(c))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        if self.who == "both":
            return Message("Do the Reserve characters stand on the Front Line for this battle?")
        return Message("Does {0} move from Reserve to the Front Line at once?", (card_ref(s.acts[k.act].user),))

    def says(self, name: str) -> str:
        if self.where == "front":
            if self.who == "user":
                return f"{name} may move from Reserve to the Front Line at once."
            return "Reserve characters stand on the Front Line, and go back when the battle ends."
        if self.who == "target":
            return "The target moves into Reserve."
        return f"{name} moves into Reserve, and returns at once if the opponent can target nobody on the Front Line."
