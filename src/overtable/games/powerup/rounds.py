"""The phases of a round other than Deploy! and Combat!, and how a game ends."""

from overtable.games.powerup.combat import CombatPhase
from overtable.games.powerup.deploy import DeployPhase
from overtable.games.powerup.draw import DiscardChoice, draw
from overtable.games.powerup.inforce import all_passives, stars_in_play
from overtable.games.powerup.passives import ExtraDraw, ExtraEnergy, HandLimit
from overtable.games.powerup.state import (
    BATTLE,
    DECK,
    DRAW,
    HAPPENINGS,
    IMMORTAL,
    KNELT,
    PINNED,
    POWER_UP,
    REFRESH,
    RESOLVE,
    ROUND_FLAGS,
    SLOT_1,
    PowerUp,
    heroes_of,
    zone,
)
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, number
from overtable.kernel.state import Result

LAST_ROUND = 10


class Refresh(Frame[PowerUp], frozen=True):
    """Refresh!: the next round, its energy, everybody stands; round 1 is played as it was set (PU-REFRESH-01, 02)."""

    first: bool = False

    def run(self, s: PowerUp) -> None:
        s.phase = REFRESH
        if not self.first:
            s.round += 1
            s.offense = 1 - s.offense  # PU-SETUP-12
        emit(s, "round", number(s.round))
        s.deploy = [s.round, s.round]  # PU-REFRESH-03: set, not added
        s.power = [s.round, s.round]
        s.shield = [0, 0]
        s.guarded = [0, 0]
        for seat in (0, 1):
            for p in all_passives(s, seat):
                if isinstance(p, ExtraEnergy):
                    s.deploy[seat] += p.deploy
                    s.power[seat] += p.power
        fresh_round(s)
        for hero in s.board:
            if hero >= 0:
                if s.flags[hero] & PINNED:
                    s.flags[hero] &= ~PINNED & 255
                else:
                    s.flags[hero] &= ~KNELT & 255  # PU-REFRESH-04
        do(
            s,
            SwapBattle(s.offense),
            SwapBattle(1 - s.offense),
            PowerUpPhase(self.first),
            DrawPhase(),
            DeployPhase(),
            CombatPhase(),
            ResolvePhase(),
        )


def fresh_round(s: PowerUp) -> None:
    """The limits of a round start afresh, and Stun ends (PU-REFRESH-06)."""
    s.replaced = [0, 0, 0, 0]
    s.teamups = 1
    s.extra_teamups = [0, 0]
    s.tally = [0] * (2 * HAPPENINGS)
    s.uses = [0] * len(s.uses)
    for hero in s.board:
        if hero >= 0:
            s.flags[hero] &= ~ROUND_FLAGS & 255


class SwapBattle(Frame[PowerUp], frozen=True):
    """Each player may once put another card of the own Battle stack on top (PU-REFRESH-05)."""

    seat: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if len(s.zones[zone(self.seat, BATTLE)]) > 1 else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("keep"), *(Option("swap", (card(c),)) for c in s.zones[zone(seat, BATTLE)][:-1])]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "swap":
            chosen = index_of(option.refs[0])
            stack = s.zones[zone(seat, BATTLE)]
            stack.remove(chosen)
            stack.append(chosen)
            s.dirty = 1
            emit(s, "swap", card(chosen))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return Message("Refresh!: put another Battle card on top, or keep the current one.")


class PowerUpPhase(Frame[PowerUp], frozen=True):
    """Power Up!: each character in play gains one Astra level, not in round 1 (PU-POWERUP-01, 03)."""

    first: bool

    def run(self, s: PowerUp) -> None:
        s.phase = POWER_UP
        if self.first:
            return
        for hero in s.board:
            if hero >= 0:
                s.level[hero] = min(15, s.level[hero] + 1)
        s.dirty = 1


class DrawPhase(Frame[PowerUp], frozen=True):
    """Draw!: one card each, the Offense player first; more only by a text (PU-DRAW-01, 03)."""

    def run(self, s: PowerUp) -> None:
        s.phase = DRAW
        limits = []
        for seat in (s.offense, 1 - s.offense):
            passives = all_passives(s, seat)
            draw(s, seat, 1 + sum(p.cards for p in passives if isinstance(p, ExtraDraw)))
            for p in passives:
                if isinstance(p, HandLimit):
                    limits.append(DiscardChoice(seat if p.who == "you" else 1 - seat, p.cards))
        do(s, *limits)


class ResolvePhase(Frame[PowerUp], frozen=True):
    """Resolve!: leftovers end, unused energy is lost, the win conditions are checked (PU-COMBAT-17)."""

    def run(self, s: PowerUp) -> None:
        s.phase = RESOLVE
        s.deploy = [0, 0]
        s.power = [0, 0]
        end(s, lambda e: True)
        for hero in s.board:
            if hero < 0:
                continue
            s.flags[hero] &= ~IMMORTAL & 255  # PU-KEY-19
            if s.burn[hero] and s.burn[hero] <= s.round:  # PU-KEY-11
                s.burn[hero] = 0
            if s.poison[hero] and s.poison[hero] <= s.round:
                s.poison[hero] = 0
        s.dirty = 1
        do(s, CheckWin())


class CheckWin(Frame[PowerUp], frozen=True):
    """In the printed order: HQ, Power Cards, Heroes, tenth round (PU-WIN-08)."""

    def run(self, s: PowerUp) -> None:
        s.result = outcome(s)
        if s.result is None:
            do(s, Refresh())


def outcome(s: PowerUp) -> Result | None:
    captured = [seat for seat in (0, 1) if s.hq[seat] == 0]
    if captured:
        return _lost_by(s, captured, "PU-WIN-01")
    if not s.zones[zone(0, DECK)] or not s.zones[zone(1, DECK)]:
        return tie_break(s, "PU-WIN-02")
    without = [seat for seat in (0, 1) if not heroes_left(s, seat)]
    if without:
        return _lost_by(s, without, "PU-WIN-06")
    if s.round >= LAST_ROUND:
        return tie_break(s, "PU-WIN-07")
    return None


def heroes_left(s: PowerUp, seat: int) -> bool:
    """A Hero in play, or one left to deploy (PU-WIN-06)."""
    return bool(heroes_of(s, seat)) or any(s.zones[zone(seat, SLOT_1 + i)] for i in range(5))


def _lost_by(s: PowerUp, losers: list[int], rule: str) -> Result:
    if len(losers) == 1:
        return Result((1 - losers[0],), rule)
    stars = [stars_in_play(s, 0), stars_in_play(s, 1)]  # PU-WIN-09
    if stars[0] == stars[1]:
        return Result((), rule)
    return Result((0 if stars[0] > stars[1] else 1,), rule)


def tie_break(s: PowerUp, rule: str) -> Result:
    """Higher HQ, then more stars in play, then who ran out first loses or has fewer cards (PU-WIN-03 to 05, 07)."""
    decks = [len(s.zones[zone(seat, DECK)]) for seat in (0, 1)]
    steps = [s.hq, [stars_in_play(s, 0), stars_in_play(s, 1)]]
    if decks[0] and decks[1]:
        steps.append(decks)
    else:
        steps.append([0 if not decks[seat] and not _later(s, seat) else 1 for seat in (0, 1)])
    for a, b in steps:
        if a != b:
            return Result((0 if a > b else 1,), rule)
    return Result((), rule)


def _later(s: PowerUp, seat: int) -> bool:
    """Whether the other player ran out before this one."""
    other = s.ran_out[1 - seat]
    return bool(other) and other < s.ran_out[seat]


NOT_YET = Reason("PU-COMBAT-15", "The game ends in Resolve! only.")
