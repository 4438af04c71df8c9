"""Playing a Hero: arrival, deploy skill and Synergy, in this order (OW-DEPLOY-04)."""

from functools import lru_cache
from typing import ClassVar

from overtable.games.overwatch.board import line_of, row_of, space_ref
from overtable.games.overwatch.facts import ABILITIES, BRANCHES, SKILLS, SYNERGY, TEXT
from overtable.games.overwatch.heroes.moving import Arrival
from overtable.games.overwatch.heroes.reach import refuse_actions
from overtable.games.overwatch.heroes.rows import enter
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.heroes.standing import is_up
from overtable.games.overwatch.heroes.triggers import AbilityUsed
from overtable.games.overwatch.state import BOARD, Overwatch, zone
from overtable.games.overwatch.tokens import TRAP
from overtable.games.overwatch.words.run import UseAbility, could_do_something
from overtable.games.overwatch.words.short import fewer_than_asked, in_short
from overtable.games.overwatch.words.word import WORDS_OF, Use, begun
from overtable.kernel.effect import present
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number, word

SKIP = Option("skip")
USE = Option("use")


def play_hero(s: Overwatch, seat: int, card: int, space: int) -> None:
    """Put a Hero from the hand on a space of the own side (OW-PLAY-02); its Power counts at once (OW-POWER-02)."""
    move(s, card, zone(seat, BOARD))
    enter(s, card, space)
    emit(s, "played", card_ref(card), space_ref(space))
    do(s, GiveSynergy(card, line_of(space)))  # OW-DEPLOY-04: last of the three
    if present(s, TRAP):
        do(s, Arrival(card, seat), DeploySkill(card, seat))
    else:
        DeploySkill(card, seat).run(s)


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
    """The skill may be used now (OW-DEPLOY-01), once (OW-DEPLOY-03), or not until the Hero is played again.

    OW-DEPLOY-02: nothing else asks for it. OW-DEPLOY-08: of two branches exactly one is used.
    """

    about: ClassVar[tuple[str, str] | None] = (
        "OW-DEPLOY-01",
        "{0} is not asked for: the deploy skill is used now, or not.",
    )

    card: int
    player: int
    skills: tuple[int, ...]

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.player

    def says_of(self, s: Overwatch, option: Option) -> Message | None:
        name = ABILITIES[self.skills[0]].name
        if option == SKIP:
            return Message("Do not use {0}", (name,))
        if option.verb != "use":
            return None
        return Message("Use {0}: {1}", (name, self.choice(s, option))) if option.refs else Message("Use {0}", (name,))

    def choice(self, s: Overwatch, option: Option) -> str:
        """What one of two ways to use the skill does, in a few words; with how many there are where that is fewer."""
        ability = self.ability(option)
        said, there = in_short(WORDS_OF[ability]), fewer_than_asked(s, Use(ability, self.card, self.player))
        return f"{said} (only {there} there)" if there else said

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Do you use {0} of {1}?", (ABILITIES[self.skills[0]].name, card_ref(self.card)))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.card, TEXT[s.printing[self.card]].partition("\n")[0])

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            for other in [a for a in SKILLS[s.printing[self.card]] if a not in self.skills]:
                why = Reason("OW-ULT-10", "{0} could change nothing now.", (ABILITIES[other].branch,))
                no.append((Option("use", (word(BRANCHES.index(ABILITIES[other].branch)),)), why))
            refuse_actions(no)
        return [*[use_of(ABILITIES[a].branch) for a in self.skills], SKIP]

    def ability(self, option: Option) -> int:
        """The skill, or the branch of it, that an option to use it names."""
        if len(self.skills) == 1:
            return self.skills[0]
        branch = BRANCHES[index_of(option.refs[0])] if option.refs else ""
        return next(a for a in self.skills if ABILITIES[a].branch == branch)

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        if option == SKIP:
            emit(s, "skipped", card_ref(self.card))
            return
        ability = self.ability(option)
        emit(s, "skill", card_ref(self.card), number(ability))
        do(s, UseAbility(begun(s, ability, self.card, seat)), AbilityUsed(self.card, seat))


@lru_cache(maxsize=256)
def use_of(branch: str) -> Option:
    """The option to use a skill, or a branch of it; the words of the game only ever get more."""
    return Option("use", (word(BRANCHES.index(branch)),)) if branch else USE


class GiveSynergy(Frame[Overwatch], frozen=True):
    """The printed Synergy for the row played into goes to that row (OW-SYN-01), by a play alone (OW-SYN-02).

    OW-DEPLOY-05: also from a Hero that fell on arrival. OW-SYN-05: also from one that had been there before.
    """

    card: int
    line: int

    def run(self, s: Overwatch) -> None:
        if not s.super_synergy:  # OW-MODE-12
            s.synergy[self.line] += SYNERGY[s.printing[self.card]][row_of(self.line)]
