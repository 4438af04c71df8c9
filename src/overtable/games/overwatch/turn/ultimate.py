"""Activating an Ultimate: who may, what it costs, and what it leaves behind."""

from collections.abc import Container

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import ABILITIES, LEAST, NAMES, ULTIMATE, X
from overtable.games.overwatch.heroes.power import cost
from overtable.games.overwatch.heroes.standing import has
from overtable.games.overwatch.heroes.triggers import AbilityUsed
from overtable.games.overwatch.picks import ULTIMATE as ACTIVATE
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.tokens import BASHED, COSTLY, FROZEN, PRICEY, mask
from overtable.games.overwatch.words.run import UseAbility, could_do_something
from overtable.games.overwatch.words.word import WORDS_OF, Use, begun
from overtable.kernel.effect import Effect
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, do
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number

FREE_X = 3
"""The X of Minefield in Super Synergy (OW-MODE-14)."""
HELD_BACK = mask(FROZEN, BASHED)

Why = tuple[str, str]
"""A rule, and what is said by it."""
NO_HERO = ("OW-TOKEN-07", "{0} is a token without abilities.")
DEFEATED = ("OW-DEFEAT-07", "{0} is defeated.")
USED = ("OW-ULT-04", "{0} has used its Ultimate in this round.")
DEAR = ("OW-ULT-02", "{0} needs {1} Synergy in its row, which has {2}")
IS_FROZEN = ("OW-ULT-11", "{0} is frozen for this round.")
IS_BASHED = ("OW-ULT-11", "{0} was bashed and cannot use its Ultimate in this round.")
NOTHING_TO_REPEAT = ("OW-ULT-12", "No Ultimate that {0} could repeat was used in this round.")
CANNOT_REPEAT = ("OW-ULT-13", "{0} could not carry out the last Ultimate.")
NO_EFFECT = ("OW-ULT-10", "The Ultimate of {0} could have no effect now.")


def ultimates(s: Overwatch, seat: int, cards: list[int], no: Refusals | None) -> list[Option]:
    """The Ultimates of these Heroes on the board as options: of each one, none, or one for each X."""
    found: list[Option] = []
    for card in cards:
        ability = ULTIMATE[s.printing[card]]
        why = why_not(s, seat, card, ability)
        if why is not None:
            if no is not None:
                no.append((ACTIVATE[card], said(s, card, ability, why)))
        elif ABILITIES[ability].cost != X:
            found.append(ACTIVATE[card])
        else:
            line = line_of(s.at[card])
            found += [Option("ultimate", (card_ref(card), number(x))) for x in payable(s, line)]
            if no is not None:
                no.append((ACTIVATE[card], why_this_x(s, line)))
    return found


def why_this_x(s: Overwatch, line: int) -> Reason:
    """Why X is none but those that are offered."""
    if s.super_synergy:
        return Reason("OW-MODE-14", "X is 3 where Ultimates are free.")
    text = "X is at least 1, and no more than the {0} Synergy of the row pays for."
    return Reason("OW-ULT-09", text, (s.synergy[line],))


def payable(s: Overwatch, line: int) -> list[int]:
    """Every X, from 1 on, whose changed cost the row can pay (OW-ULT-09)."""
    if s.super_synergy:
        return [FREE_X]
    return [x for x in range(1, s.synergy[line] + 1) if cost(s, line, x) <= s.synergy[line]]


def why_not(s: Overwatch, seat: int, card: int, ability: int) -> Why | None:
    """Why a Hero cannot activate its Ultimate now."""
    if ability < 0:
        return NO_HERO
    if s.down[card]:
        return DEFEATED
    if s.used[card]:
        return USED
    line = line_of(s.at[card])
    if cost(s, line, LEAST[ability]) > s.synergy[line]:
        return DEAR
    if s.kinds & HELD_BACK:
        if has(s, FROZEN, card):
            return IS_FROZEN
        if has(s, BASHED, card):
            return IS_BASHED
    if s.echoed < 0 and repeats(ability):
        return NOTHING_TO_REPEAT
    if not could_do_something(s, Use(ability, card, seat, x=1)):
        return CANNOT_REPEAT if repeats(ability) else NO_EFFECT
    return None


def said(s: Overwatch, card: int, ability: int, why: Why) -> Reason:
    """The same as it is told of this Hero."""
    who = card_ref(card)
    if why != DEAR:
        return Reason(*why, (who,))
    rule, text = DEAR
    line, printed = line_of(s.at[card]), LEAST[ability]
    price, dearer = cost(s, line, printed), why_dearer(s, line)
    if dearer:
        return Reason(rule, f"{text}: {{3}} on the card, {{4}}.", (who, price, s.synergy[line], printed, dearer))
    return Reason(rule, f"{text}.", (who, price, s.synergy[line]))


def why_dearer(s: Overwatch, line: int) -> str:
    """What makes Ultimates of this row cost more than their cards say (OW-ULT-08)."""
    said = {COSTLY: "doubled by {}'s token", PRICEY: "2 more by {}'s token"}
    found = {e.kind: said[e.kind].format(NAMES[s.printing[e.source]]) for e in s.effects if of(e, line, said)}
    return " and ".join(found[kind] for kind in sorted(found))


def of(e: Effect, line: int, kinds: Container[int]) -> bool:
    return e.kind in kinds and e.subject == line


def repeats(ability: int) -> bool:
    """Whether an Ultimate repeats another one, as Duplicate does."""
    return True in [word.repeats for word in WORDS_OF[ability]]


def activate(s: Overwatch, seat: int, card: int, x: int) -> None:
    """Pay first, from the row where the Hero stands (OW-ULT-03), then carry the Ultimate out."""
    ability = ULTIMATE[s.printing[card]]
    line = line_of(s.at[card])
    price = cost(s, line, ABILITIES[ability].price(x))
    s.synergy[line] -= price
    s.used[card] = 1  # OW-ULT-04
    emit(s, "ultimate", card_ref(card), number(ability), number(price))
    do(s, UseAbility(begun(s, ability, card, seat, x)), AbilityUsed(card, seat))
    if not repeats(ability):  # OW-ULT-12
        s.echoed, s.echoed_x = ability, x
