"""Which cards work on the table now, and with which of their words."""

from collections.abc import Sequence

from overtable.games.powerup.book.facts import ACTS, FACES, SECOND_ASTRA, Act
from overtable.games.powerup.book.glossary import HERO, POWER_CARD
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    NO_CARD,
    NOBODY,
    ZONES,
    PowerUp,
    attached_to,
    zone,
)
from overtable.games.powerup.words.modifier import Modifiers
from overtable.games.powerup.words.word import Passive


def covered(s: PowerUp, hero: int) -> bool:
    """Whether an attached Power takes the place of the second Astra (PU-DEPLOY-14)."""
    return any(FACES[s.printing[c]].kind == POWER_CARD for c in attached_to(s, hero))


def unlocked(s: PowerUp, hero: int) -> tuple[Act, ...]:
    """The Astra that work at the Hero's level (PU-POWERUP-04), without a covered second one (PU-DEPLOY-14)."""
    acts = FACES[s.printing[hero]].acts
    if s.level[hero] < len(acts):
        acts = acts[: s.level[hero]]
    if len(acts) > SECOND_ASTRA and covered(s, hero):
        return acts[:SECOND_ASTRA] + acts[SECOND_ASTRA + 1 :]
    return acts


def passives_of(s: PowerUp, card: int) -> Sequence[Passive]:
    """What a card in play does all the time without being activated (PU-CARD-09, PU-KEY-13): a Hero's unlocked constant
    Astra, or what an attached card (PU-CARD-05) or a Battle card gives."""
    printed = FACES[s.printing[card]]
    if printed.kind != HERO:
        return printed.always
    if s.bearer[card] != NOBODY:
        return ACTS[s.joined[card]].gives  # PU-TERM-03
    return [p for act in unlocked(s, card) for p in act.always] if printed.has_constant_astra else ()


def modifiers_of(s: PowerUp, card: int) -> Modifiers:
    """The same, as far as figures are concerned, in the form that a sheet adds up."""
    printed = FACES[s.printing[card]]
    if printed.kind != HERO:
        return printed.modifiers
    if s.bearer[card] != NOBODY:
        return ACTS[s.joined[card]].modifiers
    level = min(s.level[card], len(printed.acts))
    found, if_covered = printed.at_level[level], printed.at_level_covered[level]
    return found if found is if_covered or not covered(s, card) else if_covered


def offers(s: PowerUp, card: int) -> int:
    """All keywords that a card in play may give at some time; an attached Hero those it has joined with."""
    return ACTS[s.joined[card]].offers if s.joined[card] else FACES[s.printing[card]].offers


def joins_by(s: PowerUp, hero: int) -> int:
    """The ability by which a Hero can attach itself, or 0."""
    return next((a.number for a in FACES[s.printing[hero]].acts if a.gives), 0)


def sources(s: PowerUp, seat: int, heroes: list[int]) -> list[int]:
    """All cards of a seat whose constant words work: Heroes, what is attached, the top Battle card (PU-CARD-07)."""
    start = seat * ZONES
    printing = s.printing
    cards = [h for h in heroes if FACES[printing[h]].passive]
    attached = s.zones[start + ATTACHED]
    if attached:
        cards += [c for c in attached if FACES[printing[c]].passive or s.joined[c]]
    stack = s.zones[start + BATTLE]
    if stack and FACES[printing[stack[-1]]].passive:
        cards.append(stack[-1])
    return cards


def top_battle(s: PowerUp, seat: int) -> int:
    """The current Battle card: the top one, so the next takes over when it is lost (PU-CARD-07, PU-DEPLOY-10)."""
    stack = s.zones[zone(seat, BATTLE)]
    return stack[-1] if stack else NO_CARD
