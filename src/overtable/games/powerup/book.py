"""The book of cards: reads card files, checks them, and writes them into the tables that the rules read.

The ready set comes first; a set of one's own is read after it, and its cards get the rows behind.
"""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from overtable.games.powerup import printed
from overtable.games.powerup.cards import WHENS, Ability, AnyCard, Battle, Equipment, Filter, Hero, Power
from overtable.games.powerup.passives import HARMS, KEYWORDS, TYPES, Has, ImmuneTo, Passive, Slays, Stat, mask
from overtable.games.powerup.printed import ACTS, FACES, Act, Constant, Constants, Face, Only
from overtable.games.powerup.use import EVADE_ACT, REGEN_ACT
from overtable.games.powerup.words_attached import Join
from overtable.games.powerup.words_hero import Heal
from overtable.games.powerup.words_table import Negate
from overtable.kernel.catalogue import CardError, Catalogue, load_cards

FOLDER = Path(__file__).parent
_read: list[AnyCard] = []
_SPEEDS = ("normal", "instant", "super")
_PHASES = ("any", "deploy", "combat")


def problems_of(card: AnyCard) -> list[str]:
    """What the types cannot say: figures out of range, abilities that would never end."""
    found: list[str] = []
    if isinstance(card, Hero):
        if not 1 <= card.stars <= 5:
            found.append("field stars: expected 1 to 5")
        found += [f"field {n}: expected 0 to 10" for n in ("atk", "dfn", "health") if not 0 <= getattr(card, n) <= 10]
    elif card.cost < printed.LEAST_COST:
        found.append(f"field cost: expected at least {printed.LEAST_COST}")
    for ability in abilities_of(card):
        free = not (ability.cost or ability.kneel or ability.counters or ability.times)
        if ability.does and ability.when is None and free:
            found.append(f"ability {ability.name!r}: needs a cost, kneel, counters or times, else it never ends")
        if ability.does and ability.always:
            found.append(f"ability {ability.name!r}: either does something or is always there")
    return found


def abilities_of(card: AnyCard) -> list[Ability]:
    if isinstance(card, Hero):
        return list(card.astra)
    if isinstance(card, Power):
        return list(card.attach.use) if card.attach else []
    return list(card.use)


def _only(f: Filter | None) -> Only | None:
    if f is None:
        return None
    types = mask(f.types, TYPES)
    return Only(f.most_stars, f.least_stars, types, f.standing, f.kneeling, f.wounded, f.burning)


def _act(row: int, index: int, ability: Ability) -> Act:
    act = Act()
    act.number = len(ACTS)
    act.row, act.index = row, index
    act.name = ability.name
    act.cost, act.kneel = ability.cost, ability.kneel
    act.speed = _SPEEDS.index(ability.speed)
    act.counters, act.times = ability.counters, ability.times
    act.target = ability.target
    act.only = _only(ability.only)
    act.phase = _PHASES.index(ability.phase)
    act.words = ability.does
    act.always = ability.always
    act.when = WHENS.index(ability.when) if ability.when is not None else -1
    act.count = ability.count
    act.deals_wounds = any(w.deals_wounds for w in ability.does)
    act.unstoppable = act.speed == printed.SUPER or any(w.cannot_be_stopped for w in ability.does)
    act.hint = sum(w.hint() for w in ability.does)
    ACTS.append(act)
    return act


def _constants(words: Iterable[Passive]) -> Constants:
    """The words that change figures, in the form that the sheet adds up."""
    found: dict[tuple[str, str], Constant] = {}
    for p in words:
        if not isinstance(p, Stat | Has | Slays | ImmuneTo):
            continue
        during = p.during if isinstance(p, Stat | Has) else "always"
        c = found.setdefault((p.who, during), Constant(p.who, during))
        if isinstance(p, Stat):
            c.atk, c.dfn, c.health = c.atk + p.atk, c.dfn + p.dfn, c.health + p.health
        elif isinstance(p, Has):
            c.keywords |= mask((p.keyword,), KEYWORDS)
        elif isinstance(p, Slays):
            c.slayer |= mask((p.type,), TYPES)
        else:
            c.immune |= mask((p.to,), HARMS)
    return tuple(found.values())


def _by_level(f: Face) -> None:
    """What a Hero's passive Astra do to figures at each level; an attached Power covers the second (PU-DEPLOY-14)."""
    levels = range(len(f.acts) + 1)
    f.at_level = tuple(_constants(p for a in f.acts[:n] for p in a.always) for n in levels)
    f.at_level_covered = f.at_level
    if len(f.acts) > 1 and f.acts[1].always:
        f.at_level_covered = tuple(_constants(p for a in f.acts[:n] if a.index != 1 for p in a.always) for n in levels)


def _face(row: int, card: AnyCard) -> Face:
    kind = (Hero, Equipment, Power, Battle).index(type(card))
    f = Face(card.id, card.name, kind, card.cost, card.faction)
    abilities = abilities_of(card)
    always: tuple[Passive, ...] = ()
    if isinstance(card, Hero):
        f.stars, f.atk, f.dfn, f.health = card.stars, card.atk, card.dfn, card.health
        f.types = mask(card.types, TYPES)
        f.keywords = mask(card.keywords, KEYWORDS)
        f.slayer = mask(card.slayer, TYPES)
        f.immune = mask(card.immune, HARMS)
        f.regen, f.evade, f.evade_def = card.regen, card.evade, card.evade_def
        always = tuple(p for a in card.astra for w in a.does if isinstance(w, Join) for p in w.gives)
    elif isinstance(card, Power):
        abilities = [card.ability(), *abilities]
        if card.attach is not None:
            f.surcharge = card.attach.surcharge
            always = card.attach.always
    else:
        always = card.always
    f.always = always
    f.acts = tuple(_act(row, i, a) for i, a in enumerate(abilities))
    in_play = f.acts[1:] if kind == printed.POWER_CARD else f.acts
    f.usable = tuple(a for a in in_play if a.words)
    f.instants = tuple(a for a in f.usable if a.speed != printed.NORMAL and a.when < 0)
    f.works = tuple(a for a in f.acts if a.always)
    f.constants = _constants(always)
    _by_level(f)
    f.passive = bool(always) or bool(f.works)
    all_constants = f.constants + f.at_level[-1]
    f.offers = f.keywords
    for c in all_constants:
        f.offers |= c.keywords
    if any(c.health < 0 for c in all_constants) or (kind == printed.HERO and f.health == 0):
        printed.SHRINKING.append(row)
    f.hint = sum(p.hint() for p in always) if kind else 0.0
    f.hint += sum(0.4 * a.hint for a in in_play if a.words and kind)
    f.protects = any(c.immune for c in all_constants)
    f.waits = any(a.when >= 0 for a in f.acts)
    return f


def _first_acts() -> None:
    """What Evade and Regen counters do stands in every book (PU-KEY-17, 25)."""
    if not ACTS:
        evade = _act(-1, 0, Ability(name="Evade", speed="instant", target="wound", does=(Negate(),)))
        regen = _act(-1, 0, Ability(name="Regen", target="ally", does=(Heal(n=1),)))
        assert (evade.number, regen.number) == (EVADE_ACT, REGEN_ACT)


def read_set(folder: Path) -> Catalogue[Any]:
    """Read all card files of a folder behind what was read before; raises `CardError` with every problem."""
    return add_cards(load_cards(sorted(folder.glob("*.yaml")), AnyCard, folder))


def add_cards(cards: list[AnyCard]) -> Catalogue[Any]:
    """Write cards into the tables behind what is there; the catalogue of all cards so far."""
    known = {c.id for c in _read}
    problems = [f"{c.name}: {p}" for c in cards for p in problems_of(c)]
    problems += [f"{c.name}: id {c.id!r} is taken" for c in cards if c.id in known]
    if problems:
        raise CardError(problems)
    _first_acts()
    for card in cards:
        FACES.append(_face(len(FACES), card))
    _read.extend(cards)
    return Catalogue(_read)


@lru_cache(maxsize=1)
def ready_set() -> Catalogue[Any]:
    """The set that comes with the game."""
    return read_set(FOLDER / "cards")


@lru_cache(maxsize=8)
def with_set(folder: Path) -> Catalogue[Any]:
    """The ready set with another one behind it."""
    ready_set()
    return read_set(folder)
