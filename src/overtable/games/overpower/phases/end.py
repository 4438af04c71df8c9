"""After the battle: Objectives, clearing up, victory."""

import msgspec

from overtable.games.overpower.hits.hits import in_the_plane, to_the_plane, venture_total
from overtable.games.overpower.hits.ko import last_falls
from overtable.games.overpower.hits.leaving import lives_on
from overtable.games.overpower.inplay.barred import team_locks
from overtable.games.overpower.inplay.effects import BATTLE, NEXT_BATTLE
from overtable.games.overpower.inplay.kinds import K_KO_FIRST, K_NO_RECORD
from overtable.games.overpower.inplay.locks import NO_RAISING
from overtable.games.overpower.inplay.named import PILE_WORD
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import game_long, spent
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.phases import objectives as missions
from overtable.games.overpower.state import (
    ASTRAL,
    BRAWL,
    CHARACTERS,
    CLIPPED,
    HITS,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    P_END,
    RESERVE,
    SKIRMISH,
    STAKES,
    VENTURE,
    Overpower,
    finish,
    front,
    hand,
    place_of,
    team,
    zone,
)
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import number
from overtable.kernel.refs import word as word_ref


class EndBattle(Frame[Overpower], frozen=True):
    """OP25-END-02: who won; OP25-END-01: the Objectives move first, then things are cleared up (OPC-END-05)."""

    def run(self, s: Overpower) -> None:
        s.phase = P_END
        if s.rules.hands_go_first:  # OPC-END-04, OPC-END-05
            drop_hands(s)
        totals = [venture_total(s, 0), venture_total(s, 1)]
        if s.conceded >= 0:
            winner = 1 - s.conceded  # OP25-END-24, OP25-CONC-07, OPC-BATT-27: whatever the totals
        elif s.mode == BRAWL:
            winner = 2  # OP25-MODE-03: nothing is ventured, so no total decides a battle and nobody wins it
        else:  # OP25-TOTAL-08, OPC-TOTAL-05
            winner = 2 if totals[0] == totals[1] else int(totals[1] > totals[0])
        emit(s, "battle_over", number(max(0, totals[0])), number(max(0, totals[1])), number(winner))
        s.won = winner
        steps: list[Frame[Overpower]] = []
        if s.mode == VENTURE:
            if winner == 2:  # OP25-END-03, OPC-TOTAL-06
                missions.carry(s, 0)
                missions.carry(s, 1)
            else:
                told = [step for seat in (winner, 1 - winner) for step in happens(s, "objectives_move", seat)]
                steps = [*told, MoveObjectives(winner)]
        elif s.mode == SKIRMISH and winner != 2:  # OP25-MODE-09: after a tie they stay at stake
            s.won_stakes[winner] += s.stakes  # OP25-MODE-08, OP25-MODE-14
            s.stakes = 0
        do(s, *steps, ClearUp())


class MoveObjectives(Frame[Overpower], frozen=True):
    """OP25-END-23: what is at stake goes up for the winner and down for the other."""

    winner: int

    def run(self, s: Overpower) -> None:
        missions.lose(s, 1 - self.winner)
        gained = missions.win(s, self.winner)
        barred = team_locks(s, self.winner) & NO_RAISING
        if gained and s.zones[zone(self.winner, MISSION_DEFEATED)] and not barred:
            do(s, Steps(self.winner, gained, 0))


def drop_hands(s: Overpower) -> None:
    """OP25-END-09, OP25-DRAW-08, OPC-END-04: placed cards stay."""
    for seat in (0, 1):
        for c in hand(s, seat)[:]:
            discard(s, c)


class Steps(Frame[Overpower], frozen=True):
    """OP25-END-19, OP25-END-20, OPC-VENT-09, OPC-VENT-10: steps for Objectives that were Defeated."""

    about = ("OP25-END-19", "Defeated Objectives are raised now; {0} is none.")

    seat: int
    left: int
    lifted: int
    """Those that were lifted from Defeated to Reserve just now."""

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if self.left and (self.lifted or s.zones[zone(self.seat, MISSION_DEFEATED)]) else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        if s.zones[zone(seat, MISSION_DEFEATED)]:
            out.append(Option("raise", (word_ref(PILE_WORD["defeated"]),)))
        if self.lifted:
            out.append(Option("raise", (word_ref(PILE_WORD["reserve"]),)))
        return [*out, Option("done")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "done":
            return
        if option.refs[0] == word_ref(PILE_WORD["defeated"]):
            missions.shift_cards(s, seat, MISSION_DEFEATED, MISSION_RESERVE, 1)
            do(s, Steps(seat, self.left - 1, self.lifted + 1))
        else:
            missions.shift_cards(s, seat, MISSION_RESERVE, MISSION_COMPLETED, 1)
            do(s, Steps(seat, self.left - 1, self.lifted - 1))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Raise a Defeated Objective by one pile? ({0} {0:step|steps} left)", (self.left,))


class ClearUp(Frame[Overpower], frozen=True):
    """What lasted for the battle goes, hits become permanent, hands are discarded."""

    def run(self, s: Overpower) -> None:
        s.acts = []
        s.struck = [-1] * CHARACTERS
        last_falls(s)
        unrecorded = bool(s.kinds >> K_NO_RECORD & 1)
        for h in s.hits[:]:
            f = s.faces[s.printing[h.card]]
            gone = h.host < 0 or (h.host < CHARACTERS and s.kod[h.host]) or (unrecorded and h.current)
            if gone or (not h.value and not h.types and not game_long(s, h.card) and not f.numeric):
                if gone and (in_the_plane(s, h.card) or lives_on(s, h.card, h.host)):
                    to_the_plane(s, h.card)  # OP25-BATT-47: its effect is cleared below, with others of the plane
                else:
                    discard(s, h.card)  # OP25-END-04, OP25-END-08
        end(s, lambda e: e.until == BATTLE and e.source >= CHARACTERS and place_of(s.where[e.source]) == HITS)
        in_play = (ASTRAL, zone(0, CLIPPED), zone(1, CLIPPED))
        for c in [c for z in in_play for c in s.zones[z]]:
            with_it = s.on[c] >= CHARACTERS and s.where[s.on[c]] in in_play
            if s.where[c] not in in_play or with_it:
                continue  # OP25-BATT-32: it goes with the card that it was played with
            if not game_long(s, c) or spent(s, c):  # OP25-END-05, OP25-INTER-29: others stay
                discard(s, c)  # OP25-END-04, OP25-END-06
        end(s, lambda e: e.until == BATTLE or (e.until == NEXT_BATTLE and 0 <= e.also <= s.battle))
        for i, e in enumerate(s.effects):
            if e.until == NEXT_BATTLE and e.also < 0:
                s.effects[i] = msgspec.structs.replace(e, also=s.battle + 1)
        # OP25-END-07, OPC-END-06
        s.hits = [msgspec.structs.replace(h, current=False) if h.current else h for h in s.hits]
        drop_hands(s)
        self.return_to_front(s)
        s.exempt = []
        s.allowed = []
        s.dirty = 1
        do(s, Victory())

    def return_to_front(self, s: Overpower) -> None:
        """Characters whom an effect moved for the battle go back to where they belong."""
        for ch in [ch for ch in range(CHARACTERS) if s.forward >> ch & 1]:
            seat = ch >> 2
            if s.kod[ch] == 0 and ch in front(s, seat) and len(front(s, seat)) > 1:
                move(s, ch, zone(seat, RESERVE))
        s.forward = 0


class Victory(Frame[Overpower], frozen=True):
    """OP25-END-10: whether the game is decided; else the next battle begins, which waits below."""

    def run(self, s: Overpower) -> None:
        if s.mode == SKIRMISH:
            # OP25-MODE-12; OP25-MODE-13: not while Objectives are unclaimed
            if not s.zones[STAKES] and not s.stakes and s.won_stakes[0] != s.won_stakes[1]:
                finish(s, (int(s.won_stakes[1] > s.won_stakes[0]),), "OP25-MODE-12")
                return
        elif s.mode == VENTURE:
            verdict(s)
            if s.result is not None:
                return
        s.lost = 0 if s.won == 2 else 1 << 1 - s.won
        s.initiative = next_initiative(s)
        s.conceded = -1


def next_initiative(s: Overpower) -> int:
    """OP25-SETUP-07, OPC-END-07: the winner of a battle goes first in the next one; after a tie the same player does.

    OPC-END-08, OPC-END-09: so after a concession, and after equal totals.
    """
    return s.initiative if s.won == 2 else s.won


def verdict(s: Overpower) -> None:
    """OP25-END-11, OP25-END-12, OP25-END-13, OP25-END-14: the strongest condition that is met decides (OPC-VICTORY-04).

    OPC-VICTORY-05: once a battle, after the Missions moved.
    """
    complete = [len(s.zones[zone(seat, MISSION_COMPLETED)]) >= 7 for seat in (0, 1)]
    defeated = [len(s.zones[zone(seat, MISSION_DEFEATED)]) >= 7 for seat in (0, 1)]
    fallen = [not team(s, seat) for seat in (0, 1)]
    tests = [(complete, True, "OP25-END-11"), (defeated, False, "OP25-END-12"), (fallen, False, "OP25-END-13")]
    if s.kinds >> K_KO_FIRST & 1:
        tests = [tests[2], tests[0], tests[1]]
    for who, wins, rule in tests:
        if all(who):  # OP25-END-15
            finish(s, () if s.won == 2 else (s.won,), "OP25-END-15")
            return
        if any(who):
            seat = who.index(True)
            finish(s, (seat if wins else 1 - seat,), rule)
            return
