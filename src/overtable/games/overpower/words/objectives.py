"""Words that move Objectives."""

from typing import ClassVar, Literal

from overtable.games.overpower.inplay.named import PILE_WORD, VENTURED_WORD
from overtable.games.overpower.phases.objectives import (
    add_stake,
    complete_one,
    keep,
    shift_cards,
    stake_from_reserve,
    staked,
    unventure,
    unventure_new,
)
from overtable.games.overpower.state import (
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    MISSION_VENTURED,
    VENTURE,
    Overpower,
    zone,
)
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import Effects
from overtable.kernel.frame import Refusals
from overtable.kernel.language import and_list, first_up, some
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import word as word_ref

Pile = Literal["reserve", "completed", "defeated", "ventured"]
PILES = {"reserve": MISSION_RESERVE, "completed": MISSION_COMPLETED, "defeated": MISSION_DEFEATED}


class Objectives(Picks, frozen=True, kw_only=True, tag="objectives"):
    """Moves Objectives from some piles to another; each owner chooses among their own."""

    whose: Literal["own", "opponent", "both", "either"] = "own"
    """`either`: the user says whose, and chooses the pile (`ventured` only)."""
    piles: tuple[Pile, ...]
    to: Literal["completed", "reserve", "ventured", "back"]
    """`back`: the pile that they were ventured from."""
    leave: int = 0
    """How many stay; instead of how many go."""
    this_battle: bool = False
    """Only those of this battle go back, not what is still at stake from a tie (OPC-VENT-12)."""
    must: bool = False
    """They move, whether anybody likes it or not; out of one pile."""
    per: Literal["", "recorded"] = ""
    """So many for each hit of the user's permanent record."""
    MOVES_OBJECTIVES: ClassVar[bool] = True

    def senseless(self, mode: int) -> bool:
        return True

    def seats(self, s: Overpower, k: Effects) -> tuple[int, ...]:
        seat = s.acts[k.act].seat
        return {"own": (seat,), "either": (seat,), "opponent": (1 - seat,), "both": (seat, 1 - seat)}[self.whose]

    def how_often(self, s: Overpower, k: Effects) -> int:
        """How many of them move."""
        user = s.acts[k.act].user
        recorded = sum(1 for h in s.hits if h.host == user and not h.current)
        return self.count * recorded if self.per else self.count

    def tops(self, s: Overpower, seat: int) -> list[int]:
        """The Objectives that could be ventured besides those at stake, of both players."""
        piles = [s.zones[zone(p, PILES[pile])] for p in (seat, 1 - seat) for pile in self.piles]
        return [pile[-1] for pile in piles if pile]

    def asks(self, s: Overpower, k: Effects) -> int:
        if s.mode != VENTURE:
            return 0  # OP25-MODE-02
        seats = self.seats(s, k)
        if self.leave:
            return next((1 << p for p in seats if all(staked(s, p)) and sum(staked(s, p)) > self.leave), 0)
        if not self.count or self.must or len(k.got) >= self.count * len(seats):
            return 0
        if self.to == "ventured":
            return 1 << seats[0] if self.tops(s, seats[0]) else 0
        seat = seats[len(k.got) // self.count]
        return 1 << seat if self.to != "back" or s.zones[zone(seat, MISSION_VENTURED)] else 0

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        if self.leave:
            return [Option("keep", (word_ref(PILE_WORD[p]),)) for p in ("reserve", "completed")]
        if self.to == "back":
            both = zip(("reserve", "completed"), staked(s, seat), strict=True)
            return [Option("return", (word_ref(PILE_WORD[p]),)) for p, n in both if n] or [Option("decline")]
        if self.to == "ventured":
            return [*(Option("venture", (card_ref(o),)) for o in self.tops(s, seat)), Option("decline")]
        piles = [p for p in self.piles if p in PILES and s.zones[zone(seat, PILES[p])]]
        if self.to == "reserve":
            return [*(Option("raise", (word_ref(PILE_WORD[p]),)) for p in piles), Option("decline")]
        if no is not None and s.zones[zone(seat, MISSION_VENTURED)]:
            reason = Reason("OP25-END-22", "A ventured Objective may not be moved by this card.")
            no.append((Option("complete", (word_ref(VENTURED_WORD),)), reason))
        return [*(Option("complete", (word_ref(PILE_WORD[p]),)) for p in piles), Option("decline")]

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if option.verb == "venture":
            add_stake(s, index_of(option.refs[0]))
        elif option.refs:
            pile = next(p for p, w in PILE_WORD.items() if w == index_of(option.refs[0]))
            if self.leave:
                keep(s, seat, self.leave, from_completed=pile == "completed")
            elif self.to == "back":
                unventure(s, seat, from_completed=pile == "completed")
            elif self.to == "reserve":
                shift_cards(s, seat, PILES[pile], MISSION_RESERVE, 1)
            else:
                complete_one(s, seat, PILES[pile])

    def does(self, s: Overpower, k: Effects) -> None:
        if s.mode != VENTURE:
            return  # OP25-MODE-02
        for p in self.seats(s, k):
            if self.this_battle:
                unventure_new(s, p)
            elif self.leave or (not self.count and self.to == "back"):
                keep(s, p, self.leave)
            elif self.must:
                shift_cards(s, p, PILES[self.piles[0]], PILES[self.to], self.how_often(s, k))
            elif not self.count:
                self.move_all(s, p)
                if "ventured" in self.piles:
                    stake_from_reserve(s, p)
        s.tally = sum(1 for g in k.got if g >= 0)

    def move_all(self, s: Overpower, seat: int) -> None:
        for pile in self.piles:
            if pile in PILES:
                shift_cards(s, seat, PILES[pile], PILES[self.to], 99)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        if self.leave:
            return Message("You keep {0} ventured {0:Objective|Objectives}: from which pile?", (self.leave,))
        if self.to == "back":
            return Message("Which ventured Objective do you take back?")
        if self.to == "ventured":
            return Message("You may raise a venture by one Objective: which one?")
        piles = and_list([p.capitalize() for p in self.piles if p in PILES], "or")
        return Message(f"You may move one {piles} Objective to the {self.to.capitalize()} pile: which one?")

    def says(self, name: str) -> str:
        whose = {"opponent": "the opponent", "both": "both players"}.get(self.whose, "the team")
        where = "return to their piles" if self.to == "back" else f"move to the {self.to.capitalize()} pile"
        kind = "ventured Objectives" if self.to == "back" else "Objectives"
        kind = f"{self.piles[0].capitalize()} {kind}" if self.piles in (("completed",), ("defeated",)) else kind
        if self.leave:
            each = "Each player" if self.whose == "both" else first_up(whose)
            return f"{each} keeps {some(self.leave, 'ventured Objective')} of their own choice; all others {where}."
        if not self.count:
            tail = "; ventured ones now come from there" if self.to != "back" and "ventured" in self.piles else ""
            since = " ventured in this battle" if self.this_battle else ""
            kind = "Objectives" if self.this_battle else kind
            return f"All {kind} of {whose}{since} {where}{tail}."
        if self.to == "ventured":
            return f"May raise what the team or the opponent ventured by {some(self.count, 'Objective')}."
        if self.must:
            often = f" for each hit on the permanent record of {name}" if self.per else ""
            pile = self.piles[0].capitalize()
            what = some(self.count, f"{pile} Objective")
            return f"{first_up(whose)} moves {what} to the {self.to.capitalize()} pile{often}."
        if self.to == "back":
            return f"{first_up(whose)} takes back {some(self.count, 'ventured Objective')}, of their own choice."
        piles = " or ".join(p.capitalize() for p in self.piles)
        what = f"{some(self.count, f'{piles} Objective')} of {whose}"
        if len(self.piles) > 1:
            what = f"{some(self.count, 'Objective')} of {whose} ({piles})"
        return f"May move {what} to the {self.to.capitalize()} pile."
