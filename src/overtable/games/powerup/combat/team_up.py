"""Team-Up Challenges: two Heroes of one faction against one of more stars, at the start of Combat!."""

import msgspec

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import TEAM_UP_WON
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.chain.respond import DECLINE
from overtable.games.powerup.combat.defend import DivertChance
from overtable.games.powerup.combat.powers import Powers
from overtable.games.powerup.inplay.fallen import with_news
from overtable.games.powerup.inplay.figures import is_stunned, sheet
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.inplay.side import given, side
from overtable.games.powerup.state import KNELT, TEAM_UP, Fight, PowerUp, in_play, seat_of
from overtable.games.powerup.wounds.wound import compare, negated, wound
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, Window, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, number

_STANDING = Reason("PU-TEAMUP-05", "Both Heroes of the pair must stand and not be stunned.")
_FACTION = Reason("PU-TEAMUP-03", "Both Heroes of the pair must be of one faction.")
_STARS = Reason("PU-TEAMUP-04", "The target must have more stars than either Hero of the pair.")


class Demands:
    """What a seat's texts change about its Challenges (PU-KEY-35), gathered once for the question."""

    __slots__ = ("any_faction", "equal_stars")

    def __init__(self, s: PowerUp, seat: int) -> None:
        words = given(s, seat).passives
        self.any_faction = any(p.pairs_any_faction() for p in words)
        self.equal_stars = any(p.pairs_equal_stars() for p in words)


def why_not_pair(s: PowerUp, a: int, b: int, demands: Demands) -> Reason | None:
    if (s.flags[a] | s.flags[b]) & KNELT or is_stunned(s, a) or is_stunned(s, b):
        return _STANDING
    faction = face(s, a).faction
    if not demands.any_faction and (not faction or faction != face(s, b).faction):  # PU-CARD-11, PU-MODE-03
        return _FACTION
    return None


def challenges(s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
    """All legal Challenges; of a pair the Hero with more stars is the Primary one."""
    found: list[Option] = []
    mine, enemies = side(s, seat).heroes, side(s, 1 - seat).heroes
    if len(mine) < 2 or not enemies:
        return found
    demands = Demands(s, seat)
    for i, partner in enumerate(mine):
        for primary in mine[i + 1 :]:
            reason = why_not_pair(s, primary, partner, demands)
            if reason is not None:
                if no is not None:
                    no.append((Option("team_up", (card(primary), card(partner))), reason))
                continue
            need = face(s, primary).stars + (0 if demands.equal_stars else 1)
            for e in enemies:
                if face(s, e).stars >= need:
                    found.append(Option("team_up", (card(primary), card(partner), card(e))))
                elif no is not None:
                    no.append((Option("team_up", (card(primary), card(partner), card(e))), _STARS))
    return found


class TeamUpChance(Frame[PowerUp], frozen=True):
    """The Offense player may issue the Challenge; only if that player declines, the Defense player (PU-TEAMUP-01).
    There is one a round in total, unless a card allows another (PU-TEAMUP-02)."""

    about = ("PU-TEAMUP-01", "{0} has no part in a Team-Up Challenge, which is what is asked for.")
    window = Window("decline", "A Team-Up Challenge could be issued")
    seat: int

    def asks(self, s: PowerUp) -> Seats:
        if not s.teamups and not s.extra_teamups[self.seat]:
            return 0
        return 1 << self.seat if challenges(s, self.seat) else 0

    def run(self, s: PowerUp) -> None:
        if self.seat == s.offense:
            do(s, TeamUpChance(1 - self.seat))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        found = [DECLINE, *challenges(s, seat, no)]
        if no is not None:
            no += out_of_time(s, seat, "team_up")
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "decline":
            self.run(s)
            return
        if s.teamups:
            s.teamups -= 1
        else:
            s.extra_teamups[seat] -= 1
        primary, partner, target = (index_of(r) for r in option.refs)
        s.fight = Fight(TEAM_UP, seat, primary, target, partner, decided=True)
        for h in (primary, partner):
            s.flags[h] |= KNELT  # PU-TEAMUP-06: whatever Resolve says, and no Burn
        s.hold = 1  # PU-TEAMUP-12
        emit(s, "team_up", *option.refs)
        do(
            s,
            DivertChance(1 - seat),
            TargetKneels(),
            Powers(seat, 0),
            Strike(),
            Spread(1 - seat),
            ResolveTeamUp(),
            TeamUpChance(s.offense),
        )

    def prompt(self, s: PowerUp, seat: int) -> Message:
        text = "Do you issue a Team-Up Challenge: two Heroes of one faction against one with more stars? "
        return with_news(s, seat, Message(text + "Begin with the one of the pair that has more stars."))


class TargetKneels(Frame[PowerUp], frozen=True):
    """The target kneels like the pair (PU-TEAMUP-06): the one that a Divert may have left it with (PU-TEAMUP-07)."""

    def run(self, s: PowerUp) -> None:
        if s.fight is not None and in_play(s, s.fight.target):
            s.flags[s.fight.target] |= KNELT


def all_there(s: PowerUp, f: Fight) -> bool:
    """Whether the three are in play and on their sides; else there are no Wounds, as in an attack (PU-COMBAT-16)."""
    sides = ((f.attacker, f.seat), (f.partner, f.seat), (f.target, 1 - f.seat))
    return all(in_play(s, h) and seat_of(s, h) == side for h, side in sides)


class Strike(Frame[PowerUp], frozen=True):
    """Summed ATK against the target's DEF, its ATK against the summed DEF (PU-TEAMUP-09), at the same time
    (PU-TEAMUP-10); no Wound goes to an HQ (PU-TEAMUP-07)."""

    def run(self, s: PowerUp) -> None:
        f = s.fight
        if f is None or not all_there(s, f):
            return
        rows = sheet(s)
        pair = (f.attacker, f.partner)
        hits = compare(s, sum(rows[h].atk for h in pair), rows[f.target].dfn)
        if any(rows[h].slayer & face(s, f.target).types for h in pair):
            hits += 1  # PU-KEY-28: once if either Hero has it
        back = compare(s, rows[f.target].atk, sum(rows[h].dfn for h in pair))
        if any(rows[f.target].slayer & face(s, h).types for h in pair):
            back += 1  # PU-KEY-28
        emit(s, "strikes", card(f.attacker))
        if f.target in f.spared:
            negated(s, f.target, hits)
            hits = 0
        wound(s, f.target, hits, f.attacker)
        s.fight = msgspec.structs.replace(f, returned=back, dealt=hits)


class Spread(Frame[PowerUp], frozen=True):
    """The target's player decides how its Wounds are spread over the pair (PU-TEAMUP-11)."""

    about = ("PU-TEAMUP-11", "{0} is not of the pair over which the Wounds are spread.")
    seat: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if s.fight is not None and s.fight.returned else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        assert s.fight is not None
        return [Option("spread", (card(s.fight.attacker), number(n))) for n in range(s.fight.returned + 1)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        f = s.fight
        assert f is not None
        n = index_of(option.refs[1])
        parts = [(h, part) for h, part in ((f.attacker, n), (f.partner, f.returned - n)) if h not in f.spared]
        emit(s, "strikes", card(f.target))
        for h, part in ((f.attacker, n), (f.partner, f.returned - n)):
            if h in f.spared:
                negated(s, h, part)
            else:
                wound(s, h, part, f.target)
        s.fight = msgspec.structs.replace(f, returned=sum(part for _, part in parts))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        assert s.fight is not None
        n, pair = s.fight.returned, (card(s.fight.attacker), card(s.fight.partner))
        if n == 1:
            return Message("{0} strikes back for 1 Wound: who takes it, {1} or {2}?", (card(s.fight.target), *pair))
        return Message("{0} strikes back for {1} Wounds: who of the pair takes them?", (card(s.fight.target), n))

    def says_of(self, s: PowerUp, option: Option) -> Message | None:
        f = s.fight
        if f is None or len(option.refs) < 2:
            return None
        n = index_of(option.refs[1])
        a, b = card(f.attacker), card(f.partner)
        if n in (0, f.returned):
            return Message("{0} takes it" if f.returned == 1 else "{0} takes all {1}", (a if n else b, f.returned))
        if 2 * n == f.returned:
            return Message("{0} each", (n,))
        return Message("{0} takes {1}, {2} takes {3}", (a, n, b, f.returned - n))


class ResolveTeamUp(Frame[PowerUp], frozen=True):
    """Heroes at 0 Health leave play only now (PU-TEAMUP-12)."""

    def run(self, s: PowerUp) -> None:
        f = s.fight
        s.fight = None
        s.hold = 0
        s.dirty = 1
        if f is not None and f.dealt > f.returned:
            happen(s, TEAM_UP_WON, f.seat)
