"""Cards written into facts: the form in which the rules read them."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from overtable.games.powerup.book.ability import Ability, Filter
from overtable.games.powerup.book.cards import AnyCard, Battle, Equipment, Hero, Power
from overtable.games.powerup.book.facts import (
    ACTS,
    EVADE_ACT,
    NO_WHEN,
    REGEN_ACT,
    SECOND_ASTRA,
    SHRINKING,
    Act,
    Face,
    Figures,
    Only,
)
from overtable.games.powerup.book.glossary import (
    HARMS,
    HERO,
    KEYWORDS,
    NORMAL,
    SPEEDS,
    SUPER,
    TYPES,
    WHENS,
    mask,
)
from overtable.games.powerup.state import ABILITY, PowerUp
from overtable.games.powerup.words.chain import Negate
from overtable.games.powerup.words.modifier import Modifiers, added_up
from overtable.games.powerup.words.word import Passive, Word
from overtable.games.powerup.words.wounds import Heal
from overtable.kernel.refs import ref


def _only(f: Filter | None) -> Only | None:
    if f is None:
        return None
    types = mask(f.types, TYPES)
    return Only(f.most_stars, f.least_stars, types, f.standing, f.kneeling, f.wounded, f.burning)


def _act(index: int, ability: Ability) -> Act:
    speed = SPEEDS.index(ability.speed)
    gives = tuple(p for w in ability.does for p in w.given_when_attached())
    modifiers = _modifiers(gives)
    choosy = any(type(w).why_not_on is not Word.why_not_on for w in ability.does)
    act = Act(
        number=len(ACTS),
        ref=ref(ABILITY, len(ACTS)),
        index=index,
        name=ability.name,
        cost=ability.cost,
        kneel=ability.kneel,
        speed=speed,
        counters=ability.counters,
        times=ability.times,
        target=ability.target,
        only=_only(ability.only),
        aims_at=ability.aims_at(),
        effect=ability.effect() if ability.does else "",
        deploy_only=ability.phase == "deploy",
        words=ability.does,
        always=ability.always,
        when=NO_WHEN if ability.when is None else WHENS.index(ability.when),
        count=ability.count,
        waits=ability.when is not None,
        active=bool(ability.does) and ability.when is None,
        deals_wounds=any(w.deals_wounds() for w in ability.does),
        wounds_hq=any(w.wounds_hq() for w in ability.does),
        choosy=choosy,
        plain=ability.only is None and not choosy,
        copies=any(w.copies() for w in ability.does),
        gives=gives,
        modifiers=modifiers,
        offers=reduce(or_, (m.keywords for m in modifiers), 0),
        # PU-KEY-34, PU-KEY-36: a Super Instant cannot be stopped, nor can what is Unavoidable.
        unstoppable=speed == SUPER or any(w.cannot_be_stopped() for w in ability.does),
    )
    ACTS.append(act)
    return act


def _modifiers(words: Iterable[Passive]) -> Modifiers:
    return added_up(p.modifier() for p in words)


def _by_level(f: Face) -> None:
    """What a Hero's constant Astra do to figures at each level; an attached Power covers the second (PU-DEPLOY-14)."""
    levels = range(len(f.acts) + 1)
    f.at_level = tuple(_modifiers(p for a in f.acts[:n] for p in a.always) for n in levels)
    f.at_level_covered = f.at_level
    if len(f.acts) > SECOND_ASTRA and f.acts[SECOND_ASTRA].always:
        f.at_level_covered = tuple(
            _modifiers(p for a in f.acts[:n] if a.index != SECOND_ASTRA for p in a.always) for n in levels
        )


def _print_hero(f: Face, card: Hero) -> None:
    f.stars, f.atk, f.dfn, f.health = card.stars, card.atk, card.dfn, card.health
    f.types = mask(card.types, TYPES)
    f.keywords = mask(card.keywords, KEYWORDS)
    f.slayer = mask(card.slayer, TYPES)
    f.immune = mask(card.immune, HARMS)
    f.regen, f.evade, f.evade_def = card.regen, card.evade, card.evade_def
    f.figures = Figures(f.atk, f.dfn, f.health, f.keywords, f.slayer, f.immune)


def face_of(row: int, card: AnyCard) -> Face:
    """The card as the rules read it; its abilities get the next numbers."""
    kind = (Hero, Equipment, Power, Battle).index(type(card))
    f = Face(kind, card.cost, card.faction, card.text())
    from_hand: list[Ability] = []
    if isinstance(card, Hero):
        _print_hero(f, card)
    elif isinstance(card, Power):
        from_hand = [card.one_time()]
        if card.attach is not None:
            f.surcharge = card.attach.surcharge
    f.always = card.gives()
    f.acts = tuple(_act(i, a) for i, a in enumerate([*from_hand, *card.abilities()]))
    f.usable = tuple(a for a in f.acts[len(from_hand) :] if a.words)
    f.instants = tuple(a for a in f.usable if a.speed != NORMAL and not a.waits)
    f.waiting = tuple(a for a in f.acts if a.waits)
    f.has_constant_astra = any(a.always for a in f.acts)
    f.passive = bool(f.always) or f.has_constant_astra
    f.modifiers = _modifiers(f.always)
    _by_level(f)
    _summarise(f, row)
    return f


def _summarise(f: Face, row: int) -> None:
    """Quick answers about all that the card may do at some time."""
    modifiers = f.modifiers + f.at_level[-1]
    f.offers = f.keywords
    for m in modifiers:
        f.offers |= m.keywords
    f.protects = any(m.immune for m in modifiers)
    if any(m.health < 0 for m in modifiers) or (f.kind == HERO and not f.health):
        SHRINKING.append(row)
    if any(m.health and m.during != "always" for m in modifiers):
        PowerUp.restless = 1
    if f.kind != HERO:
        f.hint = sum(p.hint() for p in f.always)
        f.hint += sum(0.4 * sum(w.hint() for w in a.words) for a in f.usable)


def add_counter_acts() -> None:
    """What Evade and Regen counters do stands in every book, in front (PU-KEY-17, PU-KEY-25)."""
    if not ACTS:
        evade = _act(0, Ability(name="Evade", speed="instant", target="wound", does=(Negate(),)))
        regen = _act(0, Ability(name="Regen", target="ally", does=(Heal(n=1),)))
        assert (evade.number, regen.number) == (EVADE_ACT, REGEN_ACT)
