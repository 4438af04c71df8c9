"""The vocabulary of the cards: all words, and those that hold further words."""

from typing import TYPE_CHECKING, Literal

from overtable.games.overpower.kinds import HAPPENS, TRIGGER
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.traits import Trait
from overtable.games.overpower.which import Which, a_card
from overtable.games.overpower.word import Lasting
from overtable.games.overpower.words_discard import Clear, Discard, DiscardOwn, Mill
from overtable.games.overpower.words_follow import (
    Additional,
)
from overtable.games.overpower.words_hits import KO, Heal, SwapReserve, SwitchHits, ToReserve
from overtable.games.overpower.words_instant import (
    AttackWithTop,
    Boost,
    ChooseSkill,
    EndTurn,
    NoFollowUps,
    Objectives,
    Overdose,
    Steal,
)
from overtable.games.overpower.words_lasting import (
    AvoidWith,
    Bonus,
    Decoy,
    DefendFor,
    FromReserve,
    Grid,
    HandChoice,
    HitsToKO,
    KeepDuplicate,
    KONeeds,
    Lock,
    NoCount,
    OpenHand,
    PlaysOf,
    Shield,
    Shifts,
    Swarm,
    UniverseLess,
    VentureTotal,
)
from overtable.games.overpower.words_legacy import DrawForDiscards, Resurrect, WatchDraws
from overtable.games.overpower.words_look import Look, Reveal
from overtable.games.overpower.words_search import DrainPile, Draw, PutBack, PutOnTop, SearchFor
from overtable.games.overpower.words_unique import Lend, Prolong

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects


class Whenever(Lasting, frozen=True, kw_only=True, tag="whenever"):
    """When something happens while the card is in play, its words do. What may happen is listed in `kinds.HAPPENS`."""

    happens: Literal[
        "draw_phase",
        "discard_phase",
        "opponent_ventured",
        "venture_phase",
        "universe_used",
        "grid_raised",
        "healed",
        "looked",
        "hit",
        "ko",
    ]
    which: Which | None = None
    """Only when it happens with such a card."""
    least: int = 0
    """Only when it happens with so many."""
    then: "tuple[AnyWord, ...]" = ()
    follow: tuple[Additional, ...] = ()

    @property
    def KIND(self) -> int:  # type: ignore[override]  # noqa: N802
        return TRIGGER[self.happens]

    def extra(self, s: Overpower, k: "Effects") -> int:
        return s.acts[k.act].user + 1

    def says(self, name: str) -> str:
        lead = HAPPENS[self.happens].format(name)
        if self.happens == "hit":
            lead += " by"
        if self.which:
            lead += f" {a_card(self.which)}"
        if self.least:
            lead += f" {self.least} Objectives or more"
        said = [*sentences(self.then, name), *(f.says(name) for f in self.follow)]
        return f"{lead}: {' '.join([said[0][0].lower() + said[0][1:], *said[1:]])}"


AnyWord = (
    AttackWithTop
    | AvoidWith
    | Bonus
    | Boost
    | ChooseSkill
    | Clear
    | Decoy
    | DefendFor
    | Discard
    | DiscardOwn
    | DrainPile
    | Draw
    | DrawForDiscards
    | EndTurn
    | FromReserve
    | Grid
    | HandChoice
    | Heal
    | HitsToKO
    | KO
    | KONeeds
    | KeepDuplicate
    | Lend
    | Lock
    | Look
    | Mill
    | NoCount
    | NoFollowUps
    | Objectives
    | OpenHand
    | Overdose
    | PlaysOf
    | Prolong
    | PutBack
    | PutOnTop
    | Resurrect
    | Reveal
    | SearchFor
    | Shield
    | Shifts
    | Steal
    | Swarm
    | SwapReserve
    | SwitchHits
    | ToReserve
    | Trait
    | UniverseLess
    | VentureTotal
    | Whenever
    | WatchDraws
)
Words = tuple[AnyWord, ...]


def sentences(words: Words, name: str) -> list[str]:
    return [t[0].upper() + t[1:] for w in words if (t := w.text(name))]
