"""What an ability may be aimed at (PU-TERM-11): all legal choices of targets, as tuples of references."""

from overtable.games.powerup.book.facts import ACTS, FACES, Act, Only
from overtable.games.powerup.book.glossary import EQUIPMENT, POWER_CARD, UNAVOIDABLE
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.inplay.figures import has
from overtable.games.powerup.inplay.line import adjacent
from overtable.games.powerup.inplay.side import side
from overtable.games.powerup.inplay.working import top_battle, unlocked
from overtable.games.powerup.state import (
    ASTRA,
    ATTACHED,
    ATTACK,
    BATTLE,
    BATTLE_EFFECT,
    KNELT,
    NOBODY,
    POWER,
    TEAM_UP,
    Link,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
    zone,
)
from overtable.kernel.message import Reason
from overtable.kernel.refs import EFFECT, card, index_of, kind_of, ref
from overtable.kernel.refs import seat as seat_ref

Choice = tuple[int, ...]
NO_TARGET: list[Choice] = [()]
HERO_TARGETS = ("enemy", "ally", "other_ally", "hero", "adjacent_ally")
_LINKS = {"astra": ASTRA, "power": POWER, "battle": BATTLE_EFFECT, "effect": None}
"""Kinds of targets -> the kind of link that is wanted; any when there is none."""
LINK_TARGETS = (*_LINKS, "wound", "hq_wound", "redirect")
"""Kinds of targets that may be effects on the chain."""
_ATTACHED = {"enemy_equipment": (EQUIPMENT,), "enemy_power": (POWER_CARD,), "own_attached": (EQUIPMENT, POWER_CARD)}
"""Kinds of targets -> the kinds of attached cards."""


def allowed(s: PowerUp, hero: int, only: Only) -> bool:
    """Whether the filter lets the Hero through; type words matter here and for Slayers only (PU-CARD-10)."""
    f = FACES[s.printing[hero]]
    knelt = s.flags[hero] & KNELT
    return (
        only.least_stars <= f.stars <= only.most_stars
        and (not only.types or bool(f.types & only.types))
        and not (only.standing and knelt)
        and not (only.kneeling and not knelt)
        and not (only.wounded and not s.wounds[hero])
        and not (only.burning and not s.burn[hero])
    )


def choices(s: PowerUp, seat: int, source: int, act: Act) -> list[Choice]:
    """All legal targets; none when the ability has nothing to be aimed at."""
    kind = act.target
    if kind == "none":
        return NO_TARGET
    if act.plain and kind == "enemy":
        return side(s, 1 - seat).aims
    if act.plain and kind == "ally":
        return side(s, seat).aims
    if kind in HERO_TARGETS:
        heroes, only = heroes_meant(s, seat, source, kind), act.only
        if only is not None:
            heroes = [h for h in heroes if allowed(s, h, only)]
        if act.choosy:
            heroes = [h for h in heroes if why_choosy(s, seat, act, h) is None]
        return [(card(h),) for h in heroes]
    if kind in _LINKS:
        return [(ref(EFFECT, i),) for i in _links(s, seat, kind, any_at_all=act.copies)]
    if kind == "wound":
        return _wounds(s, seat, heroes_of(s, seat))
    if kind == "hq_wound":
        return _hq_wounds(s, seat)
    if kind == "attack":
        return _attack(s, seat)
    if kind == "enemy_battle":
        top = top_battle(s, 1 - seat)
        return [(card(top),)] if top >= 0 else []
    if kind == "enemy_astra":
        return _astra(s, 1 - seat)
    if kind == "redirect":
        return _redirects(s, seat)
    whose = seat if kind == "own_attached" else 1 - seat
    return [(card(c),) for c in s.zones[zone(whose, ATTACHED)] if FACES[s.printing[c]].kind in _ATTACHED[kind]]


def why_choosy(s: PowerUp, seat: int, act: Act, hero: int) -> Reason | None:
    """Why a word of the ability does not allow this Hero as its target."""
    return next((why for w in act.words if (why := w.why_not_on(s, seat, hero)) is not None), None)


def target_gone(s: PowerUp, link: Link) -> bool:
    """Whether the target is no longer there (PU-CHAIN-07): has left play, was negated, is over."""
    aim, target = ACTS[link.ability].target, link.target
    if target < 0:
        return False
    if kind_of(target) == EFFECT:
        return index_of(target) >= len(s.chain) or s.chain[index_of(target)].dead
    if aim in ("wound", "hq_wound", "attack"):
        return s.fight is None or s.fight.over
    c = index_of(target)
    if aim in HERO_TARGETS:
        return not in_play(s, c)
    if aim == "enemy_astra":
        return not in_play(s, c) and s.bearer[c] == NOBODY
    if aim == "enemy_battle":
        return s.where[c] != zone(1 - link.seat, BATTLE)
    return s.where[c] != zone(link.seat if aim == "own_attached" else 1 - link.seat, ATTACHED)


def _astra(s: PowerUp, seat: int) -> list[Choice]:
    """The unlocked Astra of a seat's Heroes that are activated, and what attached Powers have in the place of one
    (PU-DEPLOY-14); a copy of a copy would never end."""
    acts = [(h, a) for h in heroes_of(s, seat) for a in unlocked(s, h)]
    powers = [c for c in s.zones[zone(seat, ATTACHED)] if FACES[s.printing[c]].kind == POWER_CARD]
    acts += [(c, a) for c in powers for a in FACES[s.printing[c]].usable]
    return [(card(c), a.ref) for c, a in acts if a.active and not a.copies]


def heroes_meant(s: PowerUp, seat: int, source: int, kind: str) -> list[int]:
    if kind == "enemy":
        return side(s, 1 - seat).heroes
    if kind == "ally":
        return side(s, seat).heroes
    if kind == "hero":
        return side(s, 0).heroes + side(s, 1).heroes
    user = holder(s, source)
    if kind == "other_ally":
        return [h for h in side(s, seat).heroes if h != user]
    return adjacent(s, user) if user >= 0 else []


def _links(s: PowerUp, seat: int, kind: str, any_at_all: bool = False) -> list[int]:
    """Enemy effects on the chain that may be stopped; an Unavoidable one may not (PU-KEY-36), only copied."""
    wanted = _LINKS.get(kind)
    return [
        i
        for i, link in enumerate(s.chain)
        if link.seat != seat
        and not link.dead
        and (wanted is None or link.kind == wanted)
        and (any_at_all or not ACTS[link.ability].unstoppable)
    ]


def wounded_by(s: PowerUp, link: Link) -> set[int]:
    """The Heroes that an effect of the chain would wound as things are."""
    act = ACTS[link.ability]
    if not act.deals_wounds or link.dead:
        return set()
    return {h for w in act.words for h in w.wounded(s, link)} - set(link.spared)


def _wounds(s: PowerUp, seat: int, heroes: list[int]) -> list[Choice]:
    """Wounds of a combat or an effect to one of these Heroes that could be negated; never unavoidable (PU-KEY-36)."""
    found: list[Choice] = []
    fight = s.fight
    if fight is not None and not fight.over:
        involved: tuple[int, ...]
        if fight.kind == TEAM_UP:
            involved = (fight.attacker, fight.partner, fight.target)
        else:
            involved = (fight.attacker, fight.target) if fight.blocked else ()
        found = [(card(h),) for h in heroes if h in involved and h not in fight.spared]
    for i, link in enumerate(s.chain):
        if link.seat != seat and not ACTS[link.ability].unstoppable:
            hit = wounded_by(s, link)
            found += [(ref(EFFECT, i), card(h)) for h in heroes if h in hit]
    return found


def evadable(s: PowerUp, seat: int, hero: int) -> list[Choice]:
    """What an Evade counter of the Hero may dodge: Wounds to itself (PU-KEY-17)."""
    return [aim[:1] for aim in _wounds(s, seat, [hero])]


def _hq_wounds(s: PowerUp, seat: int) -> list[Choice]:
    """The Wounds to the seat's HQ that could be negated: by an attack, or by effects of the chain."""
    found: list[Choice] = [(seat_ref(seat),)] if _hq_in_danger(s, seat) else []
    for i in _links(s, seat, "effect"):
        if ACTS[s.chain[i].ability].wounds_hq and not s.chain[i].hq_spared:
            found.append((ref(EFFECT, i),))
    return found


def _hq_in_danger(s: PowerUp, seat: int) -> bool:
    """Whether an attack will wound the HQ, also an Invisible one (PU-KEY-22), which an effect may still stop; not an
    Unavoidable one (PU-KEY-36)."""
    fight = s.fight
    return (
        fight is not None
        and fight.kind == ATTACK
        and fight.seat != seat
        and fight.decided
        and not (fight.blocked or fight.over or fight.hq_spared)
        and not has(s, fight.attacker, UNAVOIDABLE)
    )


def _attack(s: PowerUp, seat: int) -> list[Choice]:
    """An enemy attack as a whole; a Team-Up cannot be dodged (PU-TEAMUP-07), an Unavoidable one neither (PU-KEY-36)."""
    fight = s.fight
    if fight is None or fight.kind != ATTACK or fight.seat == seat or fight.over or has(s, fight.attacker, UNAVOIDABLE):
        return []
    return [(card(fight.attacker),)]


def _redirects(s: PowerUp, seat: int) -> list[Choice]:
    """An enemy Astra aimed at one of my Heroes, and another Hero of mine to take it (PU-KEY-38)."""
    found: list[Choice] = []
    for i in _links(s, seat, "astra"):
        target = s.chain[i].target
        if (
            ACTS[s.chain[i].ability].target not in HERO_TARGETS
            or not in_play(s, index_of(target))
            or seat_of(s, index_of(target)) != seat
        ):
            continue
        found += [(ref(EFFECT, i), card(h)) for h in heroes_of(s, seat) if h != index_of(target)]
    return found
