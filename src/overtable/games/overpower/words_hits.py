"""Words about hits and places: healing, sacrifices, swaps."""

from typing import TYPE_CHECKING, Literal

from overtable.games.overpower.state import FRONT, HITS, RESERVE, Overpower, front, replace, reserve, zone
from overtable.games.overpower.word import some
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects
from overtable.games.overpower.words_picks import Picks


class Heal(Picks, frozen=True, kw_only=True, tag="heal"):
    """Removes hits."""

    who: Literal["user", "teammate", "team", "pick"] = "user"
    records: Literal["permanent", "current", "both"] = "both"
    counts: tuple[Literal["permanent", "current"], ...] = ()
    """Which of the removed hits count to the Venture Total all the same."""
    may: bool = False

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
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
        return [
            h.card
            for h in s.hits
            if h.host in hosts and (self.records == "both" or h.current == (self.records == "current"))
        ]

    def optional(self, s: Overpower) -> bool:
        return self.may

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.hits import remove_hit

        permanent = any(h.card == c and not h.current for h in s.hits)
        remove_hit(s, c, ("permanent" if permanent else "current") in self.counts)
        if permanent:
            act = s.acts[k.act]
            replace(s, k.act, shifted=(*act.shifted, -9))

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.triggers import happens

        super().does(s, k)
        act = s.acts[k.act]
        if -9 in act.shifted:
            replace(s, k.act, shifted=tuple(x for x in act.shifted if x != -9))
            if k.card >= 8:
                do(s, *happens(s, "healed", act.seat, by=act.user))

    def says(self, name: str) -> str:
        who = {
            "user": name,
            "teammate": "a teammate",
            "team": f"{name} or a teammate",
            "pick": "the chosen character",
        }[self.who]
        where = {"permanent": "the permanent record", "current": "the current battle", "both": "any record"}
        what = "all hits" if self.count == 0 else some(self.count, "hit")
        tail = " Those of this battle still count to the Venture Total." if self.counts else ""
        tail = " All of them count to the Venture Total of this battle." if len(self.counts) == 2 else tail
        return f"Remove {what} of {who} ({where[self.records]}).{tail}"


class KO(Picks, frozen=True, kw_only=True, tag="ko"):
    """KO's the target, whatever would prevent that, or one of one's own characters, whose hits are lost."""

    who: Literal["user", "teammate", "target"] = "teammate"

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        if self.who != "teammate":
            return []
        return [c for c in [*front(s, act.seat), *reserve(s, act.seat)] if c != act.user]

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.ko import knock_out

        knock_out(s, c, lose_hits=True)

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.ko import knock_out

        act = s.acts[k.act]
        who = act.user if self.who == "user" else act.target
        if self.who != "teammate" and 0 <= who < 8 and s.kod[who] == 0:
            knock_out(s, who, "OP25-KO-08", lose_hits=self.who == "user")

    def says(self, name: str) -> str:
        if self.who == "target":
            return "The target is KO'd, whatever would prevent that."
        who = name if self.who == "user" else f"One of {name}'s teammates"
        return f"{who} is KO'd; hits of this battle on that character are discarded and do not count."


class SwapReserve(Picks, frozen=True, kw_only=True, tag="swap_reserve"):
    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        return front(s, s.acts[k.act].seat)[:] if reserve(s, s.acts[k.act].seat) else []

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        seat = s.acts[k.act].seat
        other = reserve(s, seat)[-1]
        move(s, c, zone(seat, RESERVE))
        move(s, other, zone(seat, FRONT))
        emit(s, "swap", card_ref(c), card_ref(other))

    def says(self, name: str) -> str:
        return f"Swap {name} or a teammate with the Reserve character."


class SwitchHits(Picks, frozen=True, kw_only=True, tag="switch_hits"):
    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        return [c for c in front(s, act.seat) if c != act.user]

    def optional(self, s: Overpower) -> bool:
        return True

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        import msgspec

        me = s.acts[k.act].user
        swap = {me: c, c: me}
        s.hits = [msgspec.structs.replace(h, host=swap.get(h.host, h.host)) for h in s.hits]
        for h in s.hits:
            if h.host in swap:
                s.on[h.card] = h.host
        effects = s.effects[:]
        for i, e in enumerate(effects):
            if e.subject in swap and e.source >= 8 and s.where[e.source] == zone(me >> 2, HITS):
                s.effects[i] = msgspec.structs.replace(e, subject=swap[e.subject])
        s.dirty = 1

    def says(self, name: str) -> str:
        return f"{name} may exchange all hits with a Front Line teammate."
