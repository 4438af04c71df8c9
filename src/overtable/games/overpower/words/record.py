"""Words about hits that lie already: what they count for, to whom they move, whether they are recorded."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.act import Hit
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import Icon, names
from overtable.games.overpower.hits.hits import shown_by
from overtable.games.overpower.inplay.kinds import K_DOUBLE, K_NO_RECORD, K_RETYPE
from overtable.games.overpower.state import CHARACTERS, HITS, Overpower, front, team, zone
from overtable.games.overpower.words.picks import Picks, picks_of
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import Which, of_hits
from overtable.games.overpower.words.word import Lasting, whom
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals
from overtable.kernel.knowledge import move
from overtable.kernel.language import first_up
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class Retype(Lasting, frozen=True, kw_only=True, tag="retype"):
    """Hits of a permanent record show another icon than is printed."""

    TOUCHES_HITS: ClassVar[bool] = True

    which: Which
    become: Icon
    KIND: ClassVar[int] = K_RETYPE

    def says(self, name: str) -> str:
        cards = first_up(self.which.says(many=True))
        return f"{cards} on the permanent record of {whom(self.who, name)} are {names((self.become,))} cards."


class DoubleHits(Lasting, frozen=True, kw_only=True, tag="double_hits"):
    """Hits count twice for a Cumulative KO, and once for all else."""

    TOUCHES_HITS: ClassVar[bool] = True

    which: Which
    KIND: ClassVar[int] = K_DOUBLE

    def says(self, name: str) -> str:
        who = whom(self.who, name)
        return (
            f"Hits of {self.which.says(many=True)} count twice for a Cumulative KO of {who}, not to the Venture Total."
        )


class NoRecord(Lasting, frozen=True, kw_only=True, tag="no_record"):
    """The hits of this battle are discarded when it ends."""

    TOUCHES_HITS: ClassVar[bool] = True

    who: Literal["both"] = "both"
    KIND: ClassVar[int] = K_NO_RECORD

    def says(self, name: str) -> str:
        return "When the battle ends, all its hits on all characters are discarded and not recorded."


def put_on(s: Overpower, h: Hit, host: int, current: bool) -> None:
    """A hit lies on another character, or on the other record; what it does to its host goes with it."""
    s.hits[s.hits.index(h)] = msgspec.structs.replace(h, host=host, current=current)
    if h.host >> 2 != host >> 2:
        move(s, h.card, zone(host >> 2, HITS))
    s.on[h.card] = host
    for i, e in enumerate(s.effects[:]):
        if e.source == h.card and e.subject == h.host:
            s.effects[i] = msgspec.structs.replace(e, subject=host)
    if h.host != host:
        emit(s, "moves_hit", card_ref(h.card), card_ref(host))
    s.dirty = 1


def hit_of(s: Overpower, c: int) -> Hit:
    return next(h for h in s.hits if h.card == c)


def of_which(s: Overpower, h: Hit, which: Which | None) -> bool:
    return which is None or which.fits(face(s, h.card), h.value, shown_by(s, h))


class SwapHits(Picks, frozen=True, kw_only=True, tag="swap_hits"):
    """Two hits change places; or none do."""

    TOUCHES_HITS: ClassVar[bool] = True

    count: int = 2
    of: Literal["user", "front", "opponents"] = "front"
    """On whom they lie: on the user, on the own Front Line, on the opponent's characters."""
    records: Literal["permanent", "both", "across"] = "permanent"
    """`across`: one of this battle and one of the permanent record."""
    which: Which | None = None
    equal: bool = False
    """Of equal value."""

    @property
    def ordered(self) -> bool:
        return True

    def optional(self, s: Overpower) -> bool:
        return True

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        hosts = {"user": [act.user], "front": front(s, act.seat), "opponents": team(s, 1 - act.seat)}[self.of]
        found = [h for h in s.hits if h.host in hosts and of_which(s, h, self.which)]
        if self.records == "permanent":
            found = [h for h in found if not h.current]
        return [h.card for h in found if any(self.together(s, h.card, other.card) for other in found)]

    def together(self, s: Overpower, one: int, other: int) -> bool:
        a, b = hit_of(s, one), hit_of(s, other)
        apart = a.current != b.current if self.records == "across" else a.host != b.host
        return apart and (not self.equal or a.value == b.value)

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        found = super().options(s, k, seat, no)
        return [o for o in found if o.refs] if k.got and len(found) > 1 else found

    def does(self, s: Overpower, k: Effects) -> None:
        cards = picks_of(k)
        s.tally = len(cards)
        if len(cards) == self.count:
            a, b = (hit_of(s, c) for c in cards)
            put_on(s, a, b.host, b.current)
            put_on(s, b, a.host, a.current)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        picks = picks_of(k)
        if picks:
            return Message("Choose the hit that changes places with {0}.", (card_ref(picks[0]),))
        return Message(f"You may choose the first of two hits{of_hits(self.which, one=False)} that change places.")

    def says(self, name: str) -> str:
        kind = of_hits(self.which, one=False) + " of equal value" * self.equal
        if self.records == "across":
            return f"May exchange one hit of this battle on {name} for one of the permanent record."
        whose = {"user": name, "front": f"two Front Line characters of {name}'s team"}
        where = whose.get(self.of, "two of the opponent's characters")
        record = "the permanent records of " if self.records == "permanent" else ""
        return f"May exchange two hits{kind} on {record}{where}."


class MoveHits(Picks, frozen=True, kw_only=True, tag="move_hits"):
    """Hits move to another character, into this battle, or out of it."""

    TOUCHES_HITS: ClassVar[bool] = True

    count: int = 0
    of: Literal["user", "target", "teammates", "front_teammates", "front_lines", "all"]
    """`front_lines`: all Front Line characters of both players; `all`: those in Reserve too."""
    to: Literal["user", "pick", "battle", "record"] = "user"
    """`battle`: they become hits of this battle; `record`: those of this battle join the permanent record."""
    records: Literal["permanent", "both"] = "permanent"
    which: Which | None = None
    until_ko: bool = False
    """One after the other, until the one to whom they move is KO'd."""

    def goal(self, s: Overpower, k: Effects) -> int:
        act = s.acts[k.act]
        return act.user if self.to == "user" else act.target

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        mates = team(s, act.seat) if self.of == "teammates" else front(s, act.seat)
        hosts = [act.target] if self.of == "target" else [c for c in mates if c != act.user]
        if self.of in ("user", "front_lines", "all"):
            line = [act.user] if self.of == "user" else [*front(s, 0), *front(s, 1)]
            hosts = [*team(s, 0), *team(s, 1)] if self.of == "all" else line
        found = [h for h in s.hits if h.host in hosts and of_which(s, h, self.which)]
        if self.to == "record":  # OPC-TOTAL-08
            return [h.card for h in found if h.current]
        goal = self.goal(s, k)
        return [
            h.card
            for h in found
            if not (h.current and self.records == "permanent") and (h.host != goal or self.to == "battle")
        ]

    def asks(self, s: Overpower, k: Effects) -> int:
        goal = self.goal(s, k)
        if not self.until_ko or not 0 <= goal < CHARACTERS or s.kod[goal] or not self.candidates(s, k):
            return 0
        return 1 << s.acts[k.act].seat

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        self.take(s, k, index_of(option.refs[0]))

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        h, goal = hit_of(s, c), self.goal(s, k)
        stays = self.to in ("battle", "record")
        put_on(s, h, h.host if stays else goal, self.to == "battle" or (h.current and not stays))

    def does(self, s: Overpower, k: Effects) -> None:
        cards = [] if self.until_ko else self.candidates(s, k)
        for c in cards:
            self.take(s, k, c)
        s.tally = len(cards) or len(picks_of(k))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        return Message("Choose the next hit that moves to {0}, until {0} is KO'd.", (card_ref(self.goal(s, k)),))

    def says(self, name: str) -> str:
        whose = {
            "user": name,
            "all": "all characters of both teams",
            "target": "the target",
            "teammates": f"{name}'s teammates",
            "front_teammates": "the Front Line" if name == "each player" else f"{name}'s Front Line teammates",
            "front_lines": "all Front Line characters of both teams",
        }[self.of]
        if self.to == "record":
            return (
                f"All hits{of_hits(self.which, one=False)} of this battle on {whose} move to the permanent record and "
                "no longer count to the Venture Total."
            )
        record = "the permanent records of " if self.records == "permanent" and self.of != "target" else ""
        record = "the permanent record of " if self.records == "permanent" and self.of == "target" else record
        hits = f"hits{of_hits(self.which, one=False)} on {record}{whose}"
        if self.to == "battle":
            return f"All {hits} become hits of this battle and count to the Venture Total."
        to = name if self.to == "user" else "the chosen character"
        if self.until_ko:
            return f"Move {hits} to {to}, one after the other, until {to} is KO'd or none is left."
        return f"All {hits} move to {to}."


class PassHit(Picks, frozen=True, kw_only=True, tag="pass_hit"):
    """A hit on the permanent record of one character goes to that of a teammate: first the hit is picked, then who."""

    TOUCHES_HITS: ClassVar[bool] = True

    count: int = 2

    @property
    def ordered(self) -> bool:
        return True

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        people = team(s, s.acts[k.act].seat)
        hits = [h.card for h in s.hits if h.host in people and not h.current]
        return [*hits, *people] if hits and len(people) > 1 else []

    def able(self, s: Overpower, k: Effects, picks: tuple[int, ...]) -> list[int]:
        if not picks:
            return [c for c in self.candidates(s, k) if c >= CHARACTERS]
        return [c for c in self.candidates(s, k) if c in picks or (c < CHARACTERS and c != s.on[picks[0]])]

    def does(self, s: Overpower, k: Effects) -> None:
        cards = picks_of(k)
        s.tally = len(cards)
        if len(cards) == self.count:
            put_on(s, hit_of(s, cards[0]), cards[1], current=False)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        picks = picks_of(k)
        if picks:
            return Message("Choose the teammate to whose permanent record {0} moves.", (card_ref(picks[0]),))
        return Message("Choose a hit of a permanent record of your team to move to a teammate.")

    def says(self, name: str) -> str:
        return "Move one hit of the permanent record of one of the team's characters to that of any teammate."
