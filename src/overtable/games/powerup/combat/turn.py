"""Combat!: combat turns, and what an attack sets going."""

from overtable.games.powerup.book.glossary import INVISIBLE, RESOLVE_WORD
from overtable.games.powerup.chain.respond import window
from overtable.games.powerup.combat.defend import Defend, DivertChance
from overtable.games.powerup.combat.powers import Powers
from overtable.games.powerup.combat.strike import Aftermath, ResolveCombat
from overtable.games.powerup.combat.team_up import TeamUpChance
from overtable.games.powerup.inplay.fallen import with_news
from overtable.games.powerup.inplay.figures import could_have, has, is_stunned
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.inplay.side import side
from overtable.games.powerup.state import (
    ATTACK,
    ATTACKED,
    COMBAT,
    GRANT,
    KNELT,
    NO_CARD,
    STUNNED,
    Fight,
    PowerUp,
    heroes_of,
)
from overtable.games.powerup.wounds.wound import burns
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import SEAT, card, index_of, kind_of
from overtable.kernel.refs import seat as seat_ref

PASS = Option("pass")


class CombatPhase(Frame[PowerUp], frozen=True):
    """Team-Up chances first (PU-COMBAT-01), then combat turns, the Offense player's first (PU-COMBAT-02), whoever
    issued a Challenge (PU-TEAMUP-13)."""

    def run(self, s: PowerUp) -> None:
        s.phase = COMBAT
        do(s, TeamUpChance(s.offense), CombatTurn(s.offense, 0), EndOfCombat())


class EndOfCombat(Frame[PowerUp], frozen=True):
    """Stat Buffs end with the Combat! phase (PU-TERM-09)."""

    def run(self, s: PowerUp) -> None:
        end(s, lambda e: e.kind != GRANT)


def can_attack(s: PowerUp, hero: int) -> bool:
    """Whether `why_not_attack` has nothing to say."""
    flags = s.flags[hero]
    if flags & KNELT or (flags & STUNNED and is_stunned(s, hero)):
        return False
    return not (flags & ATTACKED and has(s, hero, RESOLVE_WORD))


def why_not_attack(s: PowerUp, hero: int) -> Reason | None:
    """Why this Hero cannot attack: it must stand (PU-COMBAT-03)."""
    flags = s.flags[hero]
    if is_stunned(s, hero):
        return Reason("PU-KEY-33", "{0} is stunned.", (card(hero),))
    if flags & KNELT:
        return Reason("PU-COMBAT-04", "{0} kneels.", (card(hero),))
    if flags & ATTACKED and has(s, hero, RESOLVE_WORD):
        return Reason("PU-KEY-27", "{0} has attacked this round.", (card(hero),))
    return None


class CombatTurn(Frame[PowerUp], frozen=True):
    """Attack!: a standing character and whom it attacks (PU-COMBAT-03), or a pass (PU-COMBAT-13), which is not final:
    two in a row end the phase (PU-COMBAT-14)."""

    about = ("PU-COMBAT-03", "{0} can neither attack now nor be attacked.")
    seat: int
    passes: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if any(can_attack(s, h) for h in side(s, self.seat).heroes) else 0

    def run(self, s: PowerUp) -> None:
        if self.passes == 0:
            do(s, CombatTurn(1 - self.seat, 1))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        found = [PASS]
        mine, enemies = side(s, seat), side(s, 1 - seat).aims
        some_invisible = could_have(s, INVISIBLE)
        for h, attacker in zip(mine.heroes, mine.aims, strict=True):
            if can_attack(s, h):
                found += [Option("attack", attacker + target) for target in enemies]
                if not enemies or (some_invisible and has(s, h, INVISIBLE)):  # PU-COMBAT-09, PU-KEY-22
                    found.append(Option("attack", (*attacker, seat_ref(1 - seat))))
        if no is not None:
            _refuse_attacks(s, seat, found, no)
            no += out_of_time(s, seat, "attack")
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "pass":
            emit(s, "passes_combat", seat_ref(seat))
            self.run(s)
            return
        direct = kind_of(option.refs[1]) == SEAT
        declare_attack(s, seat, index_of(option.refs[0]), NO_CARD if direct else index_of(option.refs[1]))

    def prompt(self, s: PowerUp, seat: int) -> Message:
        return with_news(s, seat, Message("Combat! Which Hero attacks, or do you pass?"))


def _refuse_attacks(s: PowerUp, seat: int, found: list[Option], no: Refusals) -> None:
    """Why some Heroes cannot attack, and why the others cannot attack what is not among these answers."""
    heroes = heroes_of(s, seat)
    for h in heroes:
        reason = why_not_attack(s, h)
        if reason is not None:
            no.append((Option("attack", (card(h),)), reason))
            continue
        own = [Option("attack", (card(h), card(e))) for e in heroes]
        no += [(o, Reason("PU-COMBAT-03", "{0} is on your own side.", o.refs[1:])) for o in own]
        at_hq = Option("attack", (card(h), seat_ref(1 - seat)))
        if at_hq not in found:
            no.append((at_hq, Reason("PU-COMBAT-03", "An attack aims at an enemy character while there is one.")))


def declare_attack(s: PowerUp, seat: int, hero: int, target: int) -> None:
    """An attack and all its steps (PU-COMBAT-01), then the other player's turn (PU-COMBAT-02). The attacker kneels
    (PU-KEY-01) unless it has Resolve (PU-KEY-26); a burning one takes its Wound (PU-KEY-10)."""
    s.fight = Fight(ATTACK, seat, hero, target)
    s.flags[hero] |= ATTACKED
    if not has(s, hero, RESOLVE_WORD):
        s.flags[hero] |= KNELT
    emit(s, "attack", card(hero), card(target) if target >= 0 else seat_ref(1 - seat))
    do(
        s,
        DivertChance(1 - seat),
        Defend(1 - seat),
        Powers(seat, 0),
        ResolveCombat(),
        Aftermath(),
        CombatTurn(1 - seat, 0),
    )
    window(s, seat)
    burns(s, hero)
