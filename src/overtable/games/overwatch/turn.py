"""The turn: start-of-turn effects, then exactly one action: play a Hero, activate an Ultimate, or pass."""

from overtable.games.overwatch.arrival import Arrival
from overtable.games.overwatch.board import line_of, row_of, side_of, space_ref
from overtable.games.overwatch.damage import Damage
from overtable.games.overwatch.heroes import can_be_hit, cost, has, heroes, is_up
from overtable.games.overwatch.kinds import BASHED, FROZEN, HEALING, SONG, TURRET
from overtable.games.overwatch.placement import board_is_full, legal_spaces
from overtable.games.overwatch.printed import ABILITIES, LABELS, SKILLS, SYNERGY, ULTIMATE
from overtable.games.overwatch.state import BOARD, HAND, Overwatch, zone
from overtable.games.overwatch.triggers import AbilityUsed, Triggers
from overtable.games.overwatch.word import Use, could_do_something
from overtable.games.overwatch.words.choosing import leaving
from overtable.games.overwatch.words.helping import heal
from overtable.games.overwatch.words.moving import CopyUltimate
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number, word
from overtable.kernel.refs import seat as seat_ref

PASS = Option("pass")
SKIP = Option("skip")
USE = Option("use")

SWAP_IS_OVER = Reason("OW-SETUP-05", "Cards are swapped once, before the first turn.")
SKILL_IS_OVER = Reason("OW-DEPLOY-02", "A deploy skill is used when its Hero is played, or not at all.")

FREE_MINES = 3  # OW-MODE-14


class StartTurn(Frame[Overwatch], frozen=True):
    """A turn begins with its start-of-turn effects (OW-PLAY-01, OW-TERM-07)."""

    player: int

    def run(self, s: Overwatch) -> None:
        s.turn = self.player
        emit(s, "turn", seat_ref(self.player))
        waiting = [
            e.arrival
            for e in s.effects
            if (e.kind in (SONG, HEALING) and e.owner == self.player)
            or (e.kind == TURRET and side_of(e.subject) == self.player)
        ]
        do(s, Action(self.player))
        if waiting:
            do(s, StartEffects(self.player, tuple(waiting)))


class StartEffects(Frame[Overwatch], frozen=True):
    """Start-of-turn effects one by one; their order is asked where a turret makes it matter (OW-TERM-07)."""

    player: int
    waiting: tuple[int, ...]

    def present(self, s: Overwatch) -> list[int]:
        return [i for i, e in enumerate(s.effects) if e.arrival in self.waiting]

    def asks(self, s: Overwatch) -> Seats:
        if len(self.waiting) < 2 or not s.kinds >> TURRET & 1:
            return 0
        here = self.present(s)
        return 1 << self.player if len(here) > 1 and any(s.effects[i].kind == TURRET for i in here) else 0

    def run(self, s: Overwatch) -> None:
        here = self.present(s)
        if here:
            self.resolve(s, here[0])

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Start of your turn: whose token comes first?")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("resolve", (card_ref(s.effects[i].source),)) for i in self.present(s)]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        self.resolve(s, next(i for i in self.present(s) if card_ref(s.effects[i].source) == option.refs[0]))

    def resolve(self, s: Overwatch, i: int) -> None:
        e = s.effects[i]
        left = tuple(a for a in self.waiting if a != e.arrival)
        if left:
            do(s, StartEffects(self.player, left))
        if e.kind == TURRET:
            do(s, Turret(self.player, e.source, e.amount, e.subject), Triggers(self.player))
            return
        for c in heroes(s, e.subject) if e.kind == SONG else [e.subject]:
            if can_be_hit(s, c):
                heal(s, c, e.amount)


class Turret(Frame[Overwatch], frozen=True):
    """The player picks two different own Heroes of the row; one alone is hit once (OW-TOKEN-11)."""

    player: int
    owner_card: int
    amount: int
    line: int
    picks: tuple[int, ...] = ()

    def targets(self, s: Overwatch) -> list[int]:
        return [c for c in heroes(s, self.line) if can_be_hit(s, c)]

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.player if len(self.picks) < 2 < len(self.targets(s)) else 0

    def run(self, s: Overwatch) -> None:
        hit = self.picks or tuple(self.targets(s))
        if hit:
            emit(s, "turret", card_ref(self.owner_card))
            do(s, Damage(self.owner_card, tuple((c, self.amount, 0) for c in hit)))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("The turret fires: choose two of your Heroes in that row")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        targets = self.targets(s)
        after = targets[targets.index(self.picks[-1]) + 1 :] if self.picks else targets
        if no is not None and self.picks:
            why = Reason(
                "OW-TOKEN-11",
                "{0} is chosen already: the turret hits two different Heroes.",
                (card_ref(self.picks[-1]),),
            )
            no.append((Option("choose", (card_ref(self.picks[-1]),)), why))
        return [Option("choose", (card_ref(c),)) for c in leaving(after, 2 - len(self.picks))]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(Option("choose", (card_ref(c),)) for c in self.picks)

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return 2, 2

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        picks = (*self.picks, option.refs[0] & 0xFFF)
        s.stack[-1] = Turret(self.player, self.owner_card, self.amount, self.line, picks)


class Action(Frame[Overwatch], frozen=True):
    """Exactly one action: play a Hero, activate an Ultimate, or pass (OW-PLAY-01)."""

    player: int

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.player

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Your turn: play a Hero, activate an Ultimate, or pass")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        found: list[Option] = []
        hand = s.zones[zone(seat, HAND)]
        if hand:
            bad: list[tuple[int, Reason]] | None = None if no is None else []
            spaces = [space_ref(space) for space in legal_spaces(s, seat, bad)]
            for card in hand:
                mine = card_ref(card)
                found += [Option("play", (mine, space)) for space in spaces]
                if no is not None and bad is not None:
                    not_yet = Reason("OW-ULT-01", "{0} is not on the board yet.", (mine,))
                    no += [(Option("play", (mine, space)), why) for space, why in bad]
                    no += [(Option("ultimate", (mine,)), not_yet), (Option("swap", (mine,)), SWAP_IS_OVER)]
        for card in s.zones[zone(seat, BOARD)]:
            found += ultimates(s, seat, card, no)
        if not hand or board_is_full(s, seat):
            found.append(PASS)
        elif no is not None:
            no.append((PASS, Reason("OW-PASS-01", "Passing needs an empty hand; you hold {0}.", (len(hand),))))
        if no is not None:
            no.append((USE, SKILL_IS_OVER))
        return found

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        do(s, NextTurn(seat))
        if option.verb == "play":
            play_hero(s, seat, option.refs[0] & 0xFFF, option.refs[1] & 0xFFF)
        elif option.verb == "ultimate":
            activate(s, seat, option.refs[0] & 0xFFF, option.refs[1] & 0xFFF if len(option.refs) > 1 else 0)
        else:
            s.passed |= 1 << seat
            emit(s, "passed", seat_ref(seat))


def play_hero(s: Overwatch, seat: int, card: int, space: int) -> None:
    """Put a Hero from the hand on a space (OW-PLAY-02); then what OW-DEPLOY-04 lists, in its order."""
    move(s, card, zone(seat, BOARD))
    s.space[space] = card
    s.at[card] = space
    emit(s, "played", card_ref(card), space_ref(space))
    do(s, Arrival(card, seat), DeploySkill(card, seat), GiveSynergy(card, line_of(space)))


class DeploySkill(Frame[Overwatch], frozen=True):
    """The moment of the deploy skill: it is offered to a Hero that stands and could do something (OW-DEPLOY-05)."""

    card: int
    player: int

    def run(self, s: Overwatch) -> None:
        if is_up(s, self.card):
            able = [a for a in SKILLS[s.printing[self.card]] if could_do_something(s, Use(a, self.card, self.player))]
            if able:
                do(s, MayUseSkill(self.card, self.player, tuple(able)))


class MayUseSkill(Frame[Overwatch], frozen=True):
    """The skill may be used now, or never (OW-DEPLOY-01, -02); of two branches exactly one (OW-DEPLOY-08)."""

    card: int
    player: int
    skills: tuple[int, ...]

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.player

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Use {0} of {1}?", (ABILITIES[self.skills[0]].name, card_ref(self.card)))

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        branches = [ABILITIES[a].branch for a in self.skills]
        return [*(Option("use", (word(LABELS.index(b)),)) if b else USE for b in branches), SKIP]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        if option == SKIP:
            emit(s, "skipped", card_ref(self.card))
            return
        branch = LABELS[option.refs[0] & 0xFFF] if option.refs else ""
        ability = next(a for a in self.skills if ABILITIES[a].branch == branch)
        emit(s, "skill", card_ref(self.card))
        do(s, Use(ability, self.card, seat), AbilityUsed(self.card, seat))


class GiveSynergy(Frame[Overwatch], frozen=True):
    """The printed Synergy for the row played into goes to that row (OW-SYN-01), even from a Hero that fell."""

    card: int
    line: int

    def run(self, s: Overwatch) -> None:
        if not s.super_synergy:  # OW-MODE-12
            s.synergy[self.line] += SYNERGY[s.printing[self.card]][row_of(self.line)]


def ultimates(s: Overwatch, seat: int, card: int, no: Refusals | None) -> list[Option]:
    """The Ultimate of one Hero as options: one, none, or one for each X (OW-ULT-09)."""
    ability = ULTIMATE[s.printing[card]]
    if ability < 0:
        return []
    why = why_not_ultimate(s, seat, card, ability)
    if why is not None:
        if no is not None:
            no.append((Option("ultimate", (card_ref(card),)), why))
        return []
    if ABILITIES[ability].cost >= 0:
        return [Option("ultimate", (card_ref(card),))]
    line = line_of(s.at[card])
    most = FREE_MINES if s.super_synergy else s.synergy[line]
    least = FREE_MINES if s.super_synergy else 1
    payable = [x for x in range(least, most + 1) if cost(s, line, x) <= s.synergy[line] or s.super_synergy]
    return [Option("ultimate", (card_ref(card), number(x))) for x in payable]


def why_not_ultimate(s: Overwatch, seat: int, card: int, ability: int) -> Reason | None:
    """Why a Hero cannot activate its Ultimate now (OW-ULT-01 to OW-ULT-13)."""
    who = card_ref(card)
    if s.down[card]:
        return Reason("OW-DEFEAT-07", "{0} is defeated.", (who,))
    if s.used[card]:
        return Reason("OW-ULT-04", "{0} has used its Ultimate in this round.", (who,))
    line = line_of(s.at[card])
    printed = ABILITIES[ability].cost
    price = cost(s, line, printed if printed >= 0 else 1)
    if price > s.synergy[line] and not s.super_synergy:
        return Reason("OW-ULT-02", "{0} needs {1} Synergy in its row, which has {2}.", (who, price, s.synergy[line]))
    if has(s, FROZEN, card):
        return Reason("OW-ULT-11", "{0} is frozen for this round.", (who,))
    if has(s, BASHED, card):
        return Reason("OW-ULT-11", "{0} was bashed and cannot use its Ultimate in this round.", (who,))
    copies = isinstance(ABILITIES[ability].does[0], CopyUltimate)
    if copies and s.echoed < 0:
        return Reason("OW-ULT-12", "No Ultimate that {0} could repeat was used in this round.", (who,))
    if not could_do_something(s, Use(ability, card, seat, x=1)):
        if copies:
            return Reason("OW-ULT-13", "{0} could not carry out the last Ultimate.", (who,))
        return Reason("OW-ULT-10", "The Ultimate of {0} could have no effect now.", (who,))
    return None


def activate(s: Overwatch, seat: int, card: int, x: int) -> None:
    """Pay first, then carry the Ultimate out (OW-ULT-02 to OW-ULT-04)."""
    ability = ULTIMATE[s.printing[card]]
    line = line_of(s.at[card])
    printed = ABILITIES[ability].cost
    if not s.super_synergy:
        s.synergy[line] -= cost(s, line, printed if printed >= 0 else x)
    s.used[card] = 1
    emit(s, "ultimate", card_ref(card))
    do(s, Use(ability, card, seat, x=x), AbilityUsed(card, seat))
    if not isinstance(ABILITIES[ability].does[0], CopyUltimate):
        s.echoed, s.echoed_x = ability, x


class NextTurn(Frame[Overwatch], frozen=True):
    """Players alternate; after one has passed the other goes on alone (OW-ROUND-01, OW-PASS-04, OW-ROUND-02)."""

    player: int

    def run(self, s: Overwatch) -> None:
        from overtable.games.overwatch.rounds import EndRound

        other = 1 - self.player
        if s.passed == 0b11:
            do(s, EndRound())
        elif s.passed >> other & 1:
            do(s, StartTurn(self.player))
        else:
            do(s, StartTurn(other))
