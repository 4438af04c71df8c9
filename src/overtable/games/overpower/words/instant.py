"""Words that do something at once: turns that end, choices that later words speak of, attacks out of a pile."""

from typing import Literal

from overtable.games.overpower.act import CLOSING, FURTHER, Act
from overtable.games.overpower.asking import and_so, whoever
from overtable.games.overpower.attack.play_now import PlayNow
from overtable.games.overpower.book.facts import ALLY, TEAMWORK, face
from overtable.games.overpower.inplay.named import KIND_WORD, TYPE_WORD
from overtable.games.overpower.inplay.piles import discard, draw, show, shuffle_power_pack
from overtable.games.overpower.inplay.queries import grid
from overtable.games.overpower.state import CHARACTERS, DRAW, POWER_PACK, Overpower, replace, zone
from overtable.games.overpower.words.picks import CHOICES
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.word import Word
from overtable.kernel.frame import Refusals, do
from overtable.kernel.knowledge import everyone, reveal
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of
from overtable.kernel.refs import word as word_ref


class EndTurn(Word, frozen=True, kw_only=True, tag="end_turn"):
    def does(self, s: Overpower, k: Effects) -> None:
        s.turn_over = True

    def says(self, name: str) -> str:
        return "The opponent's turn ends at once."


class NoFollowUps(Word, frozen=True, kw_only=True, tag="no_follow_ups"):
    def does(self, s: Overpower, k: Effects) -> None:
        for a, act in enumerate(s.acts):
            if act.seat != s.acts[k.act].seat and act.attack:
                replace(s, a, no_follow_ups=True)
        s.turn_over = True

    def says(self, name: str) -> str:
        return "No follow-up attacks may be made."


class Choose(Word, frozen=True, kw_only=True, tag="choose"):
    """The user names an icon, a skill or a kind of card, of which later words speak as chosen."""

    of: Literal["icon", "type", "higher_skill", "kind"]
    """`type`: one of the four; `higher_skill`: one in which the target is higher than the user."""

    def idle_on(self, s: Overpower, act: Act, ch: int) -> bool:
        return self.of == "higher_skill" and not higher_skills(s, ch, act.user)

    def asks(self, s: Overpower, k: Effects) -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        act = s.acts[k.act]
        if self.of == "kind":
            return [Option("choose", (word_ref(KIND_WORD + i),)) for i in range(len(CHOICES))]
        # OP25-CARD-34: skill icons only
        every = {"icon": list(range(5)), "type": list(range(4))}
        types = every[self.of] if self.of in every else higher_skills(s, act.target, act.user)
        return [Option("choose", (word_ref(TYPE_WORD + t),)) for t in types] or [Option("decline")]

    def does(self, s: Overpower, k: Effects) -> None:
        first = KIND_WORD if self.of == "kind" else TYPE_WORD
        t = index_of(k.got[0]) - first if k.got and k.got[0] >= 0 else -1
        replace(s, k.act, type=t)
        s.tally = t

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        act = s.acts[k.act]
        if self.of == "higher_skill":
            who = (whoever(act.target), whoever(act.user))
            return and_so("Choose a skill in which {0} beats {1}", k, s, *who)
        what = {"kind": "Name a kind of cards", "type": "Choose a Power type", "icon": "Choose an icon"}[self.of]
        return and_so(what, k, s)

    def says(self, name: str) -> str:
        if self.of == "kind":
            return "Name a kind: Specials, Universe cards or Power cards."
        if self.of == "type":
            return "Choose one of the four Power types."
        return "Choose an icon." if self.of == "icon" else f"Choose a skill in which the target beats {name}."


def higher_skills(s: Overpower, ch: int, than: int) -> list[int]:
    """The skills in which a character is higher than another."""
    if not (0 <= ch < CHARACTERS and 0 <= than < CHARACTERS):
        return list(range(4))
    return [t for t in range(4) if grid(s, ch)[t] > grid(s, than)[t]]


class AttackWithTop(Word, frozen=True, kw_only=True, tag="attack_with_top"):
    """The user attacks with the top card of a pile."""

    pile: Literal["power_pack", "draw"]
    at: Literal["", "target"] = ""
    """At the same target."""
    may: bool = False
    drawn: bool = False
    """The card is drawn and shown; the user may attack with it if that is possible, and what is no attack goes."""

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        if self.drawn:
            self.draws(s, act)
            return
        place = POWER_PACK if self.pile == "power_pack" else DRAW
        if place == DRAW:
            shuffle_power_pack(s, act.seat)
        pile = s.zones[zone(act.seat, place)]
        if not pile or not 0 <= act.user < CHARACTERS or s.kod[act.user]:
            return
        c = pile[-1]
        reveal(s, c, everyone(s))
        if self.may or face(s, c).attack:
            goal = act.target if self.at else -1
            # OP25-BATT-52, OP25-INTER-24: the card itself overrides the 1st icon and the required follow-up
            string = CLOSING if face(s, c).kind in (TEAMWORK, ALLY) else FURTHER
            do(s, PlayNow(act.seat, act.user, c, True, target=goal, optional=self.may, string=string))
        else:
            discard(s, c, dead=True)

    def draws(self, s: Overpower, act: Act) -> None:
        for c in draw(s, act.seat, 1):
            show(s, [c])
            if face(s, c).attack:  # OPC-BATT-22: a further attack, so no Teamwork or Ally card
                do(s, PlayNow(act.seat, act.user, c, False, optional=True, string=FURTHER, put=False))
            else:
                discard(s, c, dead=True)

    def says(self, name: str) -> str:
        if self.drawn:
            return (
                f"Draw the top card of the Draw Pile and show it: if it is an attack {name} may make it at once, "
                "else it is kept; what is no attack goes to the Dead Pile."
            )
        pile = "Power Pack" if self.pile == "power_pack" else "Draw Pile"
        on = " the same target" if self.at else ""
        if self.may:
            goal = f" on{on}" if on else ""
            return f"The top card of the {pile} may be an attack of {name}{goal} at once, whatever it needs."
        return (
            f"Turn over the top card of the {pile}; {name} must attack{on} with it at once, whatever it needs and "
            "without the follow-up that a Teamwork or Ally card requires; if it is no attack it goes to the Dead Pile."
        )
