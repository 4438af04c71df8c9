"""Words about hits and places: healing, sacrifices, swaps."""

from typing import ClassVar, Literal

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.asking import choose, whoever
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.hits.hits import remove_hit, shown_by
from overtable.games.overpower.hits.ko import knock_out
from overtable.games.overpower.inplay.counted import times
from overtable.games.overpower.inplay.named import RECORD_WORD
from overtable.games.overpower.inplay.queries import icons_of
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.state import CHARACTERS, FRONT, Overpower, front, replace, reserve, zone
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import DECLINED, Effects
from overtable.games.overpower.words.which import Which, of_hits
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.language import some
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import word as word_ref


class Heal(Picks, frozen=True, kw_only=True, tag="heal"):
    """Removes hits."""

    who: Literal["user", "teammate", "team", "pick", "all"] = "user"
    """`all`: the characters of both teams."""
    each: bool = False
    """So many from every one of them."""
    inherent: bool = False
    """Only from characters that have an inherent ability."""
    records: Literal["permanent", "current", "both"] = "both"
    counts: tuple[Literal["permanent", "current"], ...] = ()
    """Which of the removed hits count to the Venture Total all the same."""
    may: bool = False
    up_to: bool = False
    """Fewer will do."""
    which: Which | None = None
    """Only hits of such cards."""
    chosen: bool = False
    """Only hits that show the icon that was chosen before."""
    paid: Literal["", "value", "icon", "joined"] = ""
    """Only hits of no higher value than the card that was paid, or with an icon of it; `joined`: of no higher value
    than the Power card of the attack."""
    per: Literal["", "defeated"] = ""
    """So many for each Defeated Objective of the team."""
    DONE: ClassVar[str] = "a hit was removed"
    TOUCHES_HITS: ClassVar[bool] = True

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        seat = act.seat
        if self.who == "user":
            hosts = [act.user]
        elif self.who == "pick":
            hosts = [act.target]
        else:
            hosts = [*front(s, seat), *reserve(s, seat)]
            if self.who == "teammate":
                hosts = [h for h in hosts if h != act.user]
            if self.who == "all":
                hosts += [*front(s, 1 - seat), *reserve(s, 1 - seat)]
            if self.inherent:
                hosts = [h for h in hosts if face(s, h).card.gifted]
        return [
            h.card
            for h in s.hits
            if h.host in hosts
            and (self.records == "both" or h.current == (self.records == "current"))
            and self.fits(s, act, h)
        ]

    def fits(self, s: Overpower, act: Act, h: Hit) -> bool:
        """Whether a hit is one that the card speaks of."""
        icons = shown_by(s, h)
        if self.which is not None and not self.which.fits(face(s, h.card), h.value, icons):
            return False
        if self.chosen and not (act.type >= 0 and icons >> act.type & 1):
            return False
        if self.paid == "joined":
            return any(h.value <= face(s, c).value for c in act.cards[1:])
        if self.paid == "value":
            return any(h.value <= face(s, c).value for c in act.seen)
        return not self.paid or any(icons & icons_of(s, c) for c in act.seen)

    def wanted(self, s: Overpower, k: Effects) -> int:
        if self.each:
            hits = {h.card: h.host for h in s.hits}
            return len({hits[c] for c in self.candidates(s, k)})
        return self.count * times(s, self.per, s.acts[k.act].seat, -1)

    def together(self, s: Overpower, one: int, other: int) -> bool:
        hits = {h.card: h.host for h in s.hits}
        return not self.each or hits[one] != hits[other]

    @property
    def drafts(self) -> bool:
        return self.count > 1 or bool(self.per) or self.each

    def optional(self, s: Overpower) -> bool:
        return self.may or self.up_to

    def asks(self, s: Overpower, k: Effects) -> int:
        if self.count or not self.may:
            return super().asks(s, k)
        return 1 << s.acts[k.act].seat if not k.got and self.candidates(s, k) else 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        if self.count or not self.may:
            return super().options(s, k, seat, no)
        return [Option("choose", (word_ref(RECORD_WORD[self.records]),)), Option("decline")]

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if self.count:
            super().answer(s, k, seat, option)

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        permanent = any(h.card == c and not h.current for h in s.hits)
        if not s.acts[k.act].attack:
            replace(s, k.act, seen=(c,))
        remove_hit(s, c, ("permanent" if permanent else "current") in self.counts)
        if permanent:
            replace(s, k.act, healed=True)

    def does(self, s: Overpower, k: Effects) -> None:
        if not self.count and k.got == (DECLINED,):
            s.tally = 0
            return
        super().does(s, k)
        act = s.acts[k.act]
        if act.healed:
            replace(s, k.act, healed=False)
            if k.card >= CHARACTERS:
                do(s, *happens(s, "healed", act.seat, by=act.user))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        act = s.acts[k.act]
        one = act.user if self.who == "user" else act.target
        whom = {"teammate": "a teammate", "team": "your team", "all": "all characters of both teams"}.get(
            self.who, "{1}"
        )
        if self.each:
            whom = f"your team, one of each character{' that has an inherent ability' * self.inherent}"
        where = {"permanent": "the permanent record of ", "current": "", "both": ""}[self.records] + whom
        if not self.count:
            kind = {"permanent": "all hits", "current": "all hits of this battle", "both": "all hits"}[self.records]
            return Message(f"Do you remove {kind} from {where}?", (0, whoever(one)))
        kind = self.kind().replace(" that show ", " that {0:shows|show} ") + " of this battle" * (
            self.records == "current"
        )
        return choose(self, s, k, ("hit", "hits"), f"{kind} to remove from {where}", whoever(one))

    def says(self, name: str) -> str:
        who = {
            "user": name,
            "teammate": "a teammate",
            "team": f"{name} {'and all teammates' if self.count == 0 else 'or a teammate'}",
            "pick": "the chosen character",
            "all": "all characters",
        }[self.who]
        if name == "each player" and self.who == "team":
            who = "a character of the team"
        if self.each:
            who = f"every character of the team{' that has an inherent ability' * self.inherent}"
        what = "all hits" if self.count == 0 else some(self.count, "hit")
        what = "up to " * self.up_to + what + self.kind()
        both = "or" if self.count else "and"
        what += {
            "permanent": f" from the permanent record of {who}",
            "current": f" of this battle from {who}",
            "both": f" from {who}, of this battle {both} of the permanent record",
        }[self.records]
        text = f"{'May remove' if self.may else 'Remove'} {what}"
        text += " for each Defeated Objective of the team" * bool(self.per)
        if self.counts == ("current",) and self.records == "both":
            return f"{text}; those of this battle still count to the Venture Total."
        if self.counts:
            return f"{text}; they count to the Venture Total of this battle."
        return f"{text}."

    def kind(self) -> str:
        """What tells the hits apart that are meant."""
        one = self.count == 1
        said = of_hits(self.which, one)
        shows = "shows" if one else "show"
        said += f" that {shows} the chosen icon" * self.chosen
        if self.paid == "joined":
            said += " of no higher value than the Power card"
        elif self.paid:
            said += " of no higher value than the card paid" if self.paid == "value" else f" that {shows} its icon"
        return said


class KO(Picks, frozen=True, kw_only=True, tag="ko"):
    """KO's the target, whatever would prevent that, or one of one's own characters, whose hits are lost."""

    who: Literal["user", "teammate", "target", "front"] = "teammate"
    """`front`: a Front Line character, whose place the Reserve takes at once."""

    @property
    def touches_hits(self) -> bool:
        return self.who != "target"

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        if self.who == "front":
            return list(front(s, act.seat))
        if self.who != "teammate":
            return []
        return [c for c in [*front(s, act.seat), *reserve(s, act.seat)] if c != act.user]

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        knock_out(s, c, lose_hits=True)
        if self.who == "front":
            for up in reserve(s, c >> 2)[:]:
                move(s, up, zone(c >> 2, FRONT))
                emit(s, "moves_up", card_ref(up))

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        who = act.user if self.who == "user" else act.target
        if self.who in ("user", "target") and 0 <= who < CHARACTERS and s.kod[who] == 0:
            knock_out(s, who, "OP25-KO-08", lose_hits=self.who == "user")

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        if self.who == "front":
            return Message(
                "Choose one of your Front Line characters to be KO'd; the Reserve character takes its place."
            )
        return Message("Choose a teammate of {0} to be KO'd.", (whoever(s.acts[k.act].user),))

    def says(self, name: str) -> str:
        if self.who == "target":
            return "The target is KO'd, whatever would prevent that."
        if self.who == "front":
            return "One of the team's Front Line characters is KO'd, and the Reserve character takes its place at once."
        who = name if self.who == "user" else f"One of {name}'s teammates"
        return f"{who} is KO'd; that character's hits of this battle are discarded and do not count."
