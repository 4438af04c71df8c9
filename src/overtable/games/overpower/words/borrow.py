"""Words for attacks with cards of others: stolen, lent for one attack, or copied."""

from typing import ClassVar, Literal

from overtable.games.overpower.act import CLOSING, FURTHER, Act
from overtable.games.overpower.asking import choose, whoever
from overtable.games.overpower.attack.follow_up import FollowUp
from overtable.games.overpower.attack.grant import POWER_ATTACK, Grant
from overtable.games.overpower.attack.play_now import PlayNow
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.piles import take_guise
from overtable.games.overpower.state import ASTRAL, CHARACTERS, CLIPPED, HITS, PLACED, Overpower, replace, zone
from overtable.games.overpower.words.picks import Picks, do_under, is_kind
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.word import Word
from overtable.kernel.frame import Frame, do
from overtable.kernel.message import Message
from overtable.kernel.refs import card as card_ref


class Steal(Picks, frozen=True, kw_only=True, tag="steal"):
    """OP25-BATT-74: takes a placed card of the target, or of anybody on the opposing team, and attacks another
    character with it, as the user's."""

    of: Literal["target", "opponent"] = "target"
    """`target`: a Power card of the target; `opponent`: any card that attacks, of whomever it is placed on."""
    may: bool = False

    def idle_on(self, s: Overpower, act: Act, ch: int) -> bool:
        return not any(s.on[c] == ch and is_kind(s, c, "power") for c in s.zones[zone(ch >> 2, PLACED)])

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        there = s.zones[zone(1 - act.seat, PLACED)]
        if self.of == "opponent":
            cards = [c for c in there if face(s, c).attack]
            return [c for c in cards if self.now(s, k, c).options(s, act.seat)[0].verb == "attack"]
        return [c for c in there if s.on[c] == act.target and is_kind(s, c, "power")]

    def optional(self, s: Overpower) -> bool:
        return self.may

    def now(self, s: Overpower, k: Effects, c: int) -> PlayNow:
        """The step in which the attack is made."""
        act = s.acts[k.act]
        return PlayNow(act.seat, act.user, c, True, act.target if self.of == "target" else s.on[c])

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        do_under(s, self.now(s, k, c))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        act = s.acts[k.act]
        card = "placed Power card of {1}" if self.of == "target" else "placed card of your opponent's"
        return choose(self, s, k, (card, card), " for {2} to attack with", whoever(act.target), whoever(act.user))

    def says(self, name: str) -> str:
        if self.of == "opponent":
            return (
                f"{name} may attack with a card that the opponent has placed, whatever it needs: a Front Line teammate "
                "of the character that it is placed on, who may defend."
            )
        return f"{name} steals a placed Power card of the target and attacks another Front Line character with it."


class AttackWithTheirs(Word, frozen=True, kw_only=True, tag="attack_with_theirs"):
    """The user attacks with a Power card and a Basic or Training card that the opponent has placed."""

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        if 0 <= act.user < CHARACTERS and not s.kod[act.user]:
            grant = Grant(users=1 << act.user, kind=POWER_ATTACK, string=FURTHER, theirs=True)
            do(s, FollowUp(k.act, grant))

    def says(self, name: str) -> str:
        return f"{name} may attack with a Power card and one Basic or Training card that the opponent has placed."


class ActAs(Picks, frozen=True, kw_only=True, tag="act_as"):
    """The card acts identical to another one that lies on the table, and is played so at once."""

    of: Literal["special", "own_hit"]
    """Any Special on the table, or any hit on the user."""
    DONE: ClassVar[str] = "one was chosen"

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        if self.of == "own_hit":
            found = [h.card for h in s.hits if h.host == act.user]
        else:
            places = [ASTRAL, *(zone(seat, p) for seat in (0, 1) for p in (PLACED, CLIPPED, HITS))]
            found = [c for z in places for c in s.zones[z] if face(s, c).special and c != k.card]
        return [c for c in found if face(s, c).attack or (face(s, c).words and face(s, c).offence)]

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        do_under(s, Guise(k.act, k.card, c))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        what = "Special on the table" if self.of == "special" else "hit on {1}"
        return Message(f"Choose the {what} that {{0}} acts as.", (card_ref(k.card), whoever(s.acts[k.act].user)))

    def says(self, name: str) -> str:
        what = "any Special on the table" if self.of == "special" else f"any hit on {name}"
        return f"This card acts identical to {what}: it is played so at once, whatever that card needs."


class Guise(Frame[Overpower], frozen=True):
    """The card is the other one from now on, until it leaves play."""

    act: int
    card: int
    other: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        take_guise(s, self.card, self.other)
        replace(s, self.act, kept=(*act.kept, self.card), string=CLOSING)
        do(s, PlayNow(act.seat, act.user, self.card, True, string=FURTHER))
