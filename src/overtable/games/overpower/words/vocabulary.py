"""The vocabulary of the cards: all words, and those that hold further words."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.asking import spoken_name
from overtable.games.overpower.attack.follow_up import going_on
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import row_of
from overtable.games.overpower.inplay.kinds import GIVE_UP, HAPPENS, PRICE, TRIGGER
from overtable.games.overpower.inplay.named import WAY_WORDS
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.aim import Aimed, MustAttack, Toll
from overtable.games.overpower.words.attack import Cost
from overtable.games.overpower.words.ban import Ban
from overtable.games.overpower.words.borrow import ActAs, AttackWithTheirs, Steal
from overtable.games.overpower.words.characters import ChooseCharacter, Stand
from overtable.games.overpower.words.counting import HitsCount, HitsToKO, InherentPlus
from overtable.games.overpower.words.defend import AvoidWith, Decoy, DefendFor, Shifts, Swarm
from overtable.games.overpower.words.discard import Clear, Discard, Mill
from overtable.games.overpower.words.fate import FightOn, GoesFirst, SpectrumTypes
from overtable.games.overpower.words.forbid import Lock, Shield
from overtable.games.overpower.words.further import Additional
from overtable.games.overpower.words.hands import BlindHit, EvenHands
from overtable.games.overpower.words.hits import KO, Heal
from overtable.games.overpower.words.instant import (
    AttackWithTop,
    Choose,
    EndTurn,
    NoFollowUps,
)
from overtable.games.overpower.words.lasting import (
    Bonus,
    Grid,
    HandChoice,
    NoCount,
    OpenHand,
    UniverseBonus,
    VentureTotal,
)
from overtable.games.overpower.words.legacy import DrawForDiscards, Resurrect, Unusable, WatchDraws
from overtable.games.overpower.words.look import Look, Reveal
from overtable.games.overpower.words.objectives import Objectives
from overtable.games.overpower.words.permit import Icons, Immune, May
from overtable.games.overpower.words.protect import KeepOff, NoShift
from overtable.games.overpower.words.put_back import PutBack
from overtable.games.overpower.words.record import DoubleHits, MoveHits, NoRecord, PassHit, Retype, SwapHits
from overtable.games.overpower.words.run import Chosen, Effects
from overtable.games.overpower.words.saying import lowered, spoken_to, under
from overtable.games.overpower.words.search import Draw, SearchFor
from overtable.games.overpower.words.sift import DrawAndLose, First, RemovePile
from overtable.games.overpower.words.unique import (
    Consent,
    DiscardDuplicates,
    EventChoice,
    KOFirst,
    Lend,
    Prolong,
    RallyToSlots,
    SpendTop,
    StayAway,
    SwapReserve,
    SwitchHits,
)
from overtable.games.overpower.words.ventures import NoEvents, VentureLimit
from overtable.games.overpower.words.which import Which, a_card
from overtable.games.overpower.words.word import Lasting, Word
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.language import first_up, some
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import word as word_ref


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
        "drew",
        "drew_in_battle",
        "discarded",
        "objectives_move",
        "fallen",
        "teammate_fallen",
        "team_fallen",
        "placement_phase",
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

    @property
    def touches_hits(self) -> bool:
        return any(w.touches_hits for w in self.then)

    def also(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].user

    def senseless(self, mode: int) -> bool:
        return self.happens == "opponent_ventured"

    def kos_by(self, act: Act, s: Overpower) -> bool:
        """Whether a hit of this attack would set off a word that KO's."""
        told = zip(act.cards, act.value, strict=False)
        fits = any(self.which is None or self.which.fits(face(s, c), value) for c, value in told)
        return fits and any(isinstance(w, KO) for w in self.then)

    def follow_ups(self, s: Overpower, a: int) -> list[Frame[Overpower]]:
        return [going_on(s, a, more) for more in self.follow]

    def says(self, name: str) -> str:
        watched = "the chosen character" if self.who == "pick" else name
        lead = HAPPENS[self.happens].format(watched, "the opponent" if self.who == "opponent" else "the team")
        if self.who == "both":
            lead = lead.replace("of the team", "of either team")
        if self.happens == "hit":
            lead += " by"
        if self.which:
            lead += f" {a_card(self.which)}"
        if self.least:
            lead += f" {some(self.least, 'Objective')} or more"
        inner = "the character" if self.who in ("team", "both") else name
        said = [*sentences(self.then, inner), *(first_up(f.says(inner)) for f in self.follow)]
        if self.who == "both" and not self.follow and lead.startswith("After"):
            return f"{lead}, each player: {joined(said, inner)}"
        text = f"{lead}, {joined(said, inner)}"
        return text.replace(" the team ", " its team ") if self.happens == "team_fallen" else text


class GiveUp(Lasting, frozen=True, kw_only=True, tag="give_up"):
    """Something may be given up for something else; for what is listed in `kinds.GIVE_UP`."""

    to: Literal["act", "negate", "avoid", "venture_three", "see_attack"] = "act"
    """`act`: on one's turn, for the words of `then`."""
    cost: Cost | None = None
    """Nothing: this card itself."""
    by: Literal["owner", "opponent"] = "owner"
    uses: int = 0
    """How often per game (0: at will); the card then cannot be negated, and leaves play when the battle ends."""
    which: Which | None = None
    """What may be negated."""
    target: bool = False
    """The words speak of one of the opposing characters."""
    after_fall: bool = False
    """Only when the character of the card was KO'd."""
    then: "tuple[AnyWord, ...]" = ()
    until: Literal["", "battle", "game"] = ""
    """How long what the words start will last."""

    @property
    def KIND(self) -> int:  # type: ignore[override]  # noqa: N802
        return PRICE[self.to]

    @property
    def touches_hits(self) -> bool:
        return any(w.touches_hits for w in self.then)

    def senseless(self, mode: int) -> bool:
        return self.to == "venture_three" or (bool(self.then) and all(w.senseless(mode) for w in self.then))

    def says(self, name: str) -> str:
        who = "The opponent" if self.by == "opponent" else name
        if self.cost and self.cost.kind == "teams_intelligence":
            who = f"{name}'s team"
        what = "this card from play" if self.cost is None else self.cost.what(name)
        verb = f"put {what} into the Dead Pile" if self.cost and self.cost.kind == "top" else f"discard {what}"
        often = "Once" if self.uses == 1 else some(self.uses, "time").capitalize()
        lead = f"{often} per game " if self.uses else "On their turn " if self.to == "act" else ""
        who = who[0].lower() + who[1:] if lead and who.startswith("The ") else who
        if self.to != "act":
            return f"{who} may {verb} to {GIVE_UP[self.to].format(a_card(self.which), name)}."
        said = sentences(self.then, name)
        tail = " From then on this card cannot be negated, and it leaves play when the battle ends." * bool(self.uses)
        lasts = f" This lasts for the {self.until or 'battle'}." if any(w.LASTS for w in self.then) else ""
        on = ", for an opposing character of their choice" * self.target
        if self.after_fall:
            return f"On your turn, when {name} is KO'd, you may {verb}: {joined(said, name)}"
        return f"{lead}{who} may {verb}{on}: {joined(said, name)}{lasts}{tail}"


class Way(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of several things that a card may do."""

    then: "tuple[AnyWord, ...]"
    LASTS: ClassVar[bool] = True
    """It has a row of its own, from which its words are carried out."""

    def forbids(self) -> tuple[int, int, int]:
        return 0, 0, 0


class OneOf(Word, frozen=True, kw_only=True, tag="one_of"):
    """The user chooses one of two things that the card does."""

    ways: tuple[Way, Way]

    @property
    def touches_hits(self) -> bool:
        return any(w.touches_hits for way in self.ways for w in way.then)

    def asks(self, s: Overpower, k: Effects) -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        return [Option("choose", (word_ref(w),)) for w in WAY_WORDS]

    def does(self, s: Overpower, k: Effects) -> None:
        way = self.ways[WAY_WORDS.index(index_of(k.got[0]))]
        do(s, Chosen(k.act, k.card, row_of(way, s.edition)))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        said = s.worded(Message(self.says(spoken_name(face(s, k.card).card)))).text
        return Message("Which of the two things does {0} do? {1}", (card_ref(k.card), said))

    def says(self, name: str) -> str:
        ways = [" ".join(sentences(way.then, name)).removesuffix(".") for way in self.ways]
        return f"Choose one: {lowered(ways[0], name)}; or {lowered(ways[1], name)}."


AnyWord = (
    Aimed
    | MustAttack
    | NoEvents
    | GoesFirst
    | InherentPlus
    | SpectrumTypes
    | Toll
    | VentureLimit
    | ActAs
    | AttackWithTheirs
    | AttackWithTop
    | AvoidWith
    | Ban
    | BlindHit
    | Bonus
    | Choose
    | ChooseCharacter
    | Clear
    | Consent
    | Decoy
    | DefendFor
    | Discard
    | DiscardDuplicates
    | DoubleHits
    | Draw
    | DrawAndLose
    | DrawForDiscards
    | EndTurn
    | EvenHands
    | EventChoice
    | FightOn
    | First
    | GiveUp
    | Grid
    | HandChoice
    | HitsCount
    | Heal
    | HitsToKO
    | Icons
    | Immune
    | KO
    | KeepOff
    | KOFirst
    | Lend
    | Lock
    | Look
    | May
    | Mill
    | MoveHits
    | NoCount
    | NoFollowUps
    | NoRecord
    | NoShift
    | Objectives
    | OneOf
    | OpenHand
    | PassHit
    | SpendTop
    | Prolong
    | RallyToSlots
    | PutBack
    | RemovePile
    | Resurrect
    | Retype
    | Reveal
    | SearchFor
    | Shield
    | Shifts
    | Stand
    | StayAway
    | Steal
    | Swarm
    | SwapHits
    | SwapReserve
    | SwitchHits
    | UniverseBonus
    | Unusable
    | VentureTotal
    | Whenever
    | WatchDraws
)
Words = tuple[AnyWord, ...]


def joined(said: list[str], name: str) -> str:
    """Sentences after a comma or a colon, spoken to the player."""
    return " ".join([spoken_to(lowered(said[0], name)), *said[1:]])


def sentences(words: Words, name: str) -> list[str]:
    """What words say, those under one condition together."""
    found: list[tuple[str, list[str]]] = []
    before: Word | None = None
    for word in words:
        condition = word.condition(before)
        if word.when is None or not word.when.done:
            before = word
        if text := first_up(word.says(name)):
            if found and condition and found[-1][0] == condition:
                found[-1][1].append(text)
            else:
                found.append((condition, [text]))
    said: list[str] = []
    for condition, texts in found:
        said += under(condition, texts, name) if condition else texts
    return said
