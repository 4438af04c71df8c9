"""What an ability may be aimed at (PU-TERM-11): all legal choices of targets, as tuples of references."""

from overtable.games.powerup.book.facts import ACTS, FACES, Act, Only
from overtable.games.powerup.book.glossary import EQUIPMENT, POWER_CARD, UNAVOIDABLE
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.inplay.figures import has
from overtable.games.powerup.inplay.line import adjacent
from overtable.games.powerup.inplay.working import top_battle, unlocked
from overtable.games.powerup.state import (
    ABILITY,
    ASTRA,
    ATTACHED,
    ATTACK,
    BATTLE_EFFECT,
    KNELT,
    POWER,
    TEAM_UP,
    Link,
    PowerUp,
    heroes_of,
    in_play,
    seat_of,
    zone,
)
from overtable.kernel.refs import CARD, EFFECT, card, index_of, kind_of, ref
from overtable.kernel.refs import seat as seat_ref

Choice = tuple[int, ...]
NO_TARGET: list[Choice] = [()]
_HEROES = ("enemy", "ally", "other_ally", "hero", "adjacent_ally")
_LINKS = {"astra": ASTRA, "power": POWER, "battle": BATTLE_EFFECT, "effect": None}
_ATTACHED = {"enemy_equipment": EQUIPMENT, "enemy_power": POWER_CARD, "own_attached": None}
"""Kinds of targets -> the kind of link, or of card, that is wanted; any when there is none."""


def allowed(s: PowerUp, hero: int, only: Only | None) -> bool:
    """Whether the filter lets the Hero through; type words matter here and for Slayers only (PU-CARD-10)."""
    if only is None:
        return True
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
    if kind in _HEROES:
        return [(card(h),) for h in _heroes(s, seat, source, kind) if allowed(s, h, act.only)]
    if kind in _LINKS:
        return [(ref(EFFECT, i),) for i in _links(s, seat, kind)]
    if kind == "wound":
        return _wounds(s, seat, heroes_of(s, seat))
    if kind == "hq_wound":
        return [(seat_ref(seat),)] if _hq_in_danger(s, seat) else []
    if kind == "attack":
        return _attack(s, seat)
    if kind == "enemy_battle":
        top = top_battle(s, 1 - seat)
        return [(card(top),)] if top >= 0 else []
    if kind == "enemy_astra":
        return [
            (card(h), ref(ABILITY, a.number))
            for h in heroes_of(s, 1 - seat)
            for a in unlocked(s, h)
            if a.active and a.target != "enemy_astra"
        ]
    if kind == "redirect":
        return _redirects(s, seat)
    whose = seat if kind == "own_attached" else 1 - seat
    wanted = _ATTACHED.get(kind)
    attached = s.zones[zone(whose, ATTACHED)]
    return [(card(c),) for c in attached if wanted is None or FACES[s.printing[c]].kind == wanted]


def _heroes(s: PowerUp, seat: int, source: int, kind: str) -> list[int]:
    if kind == "enemy":
        return heroes_of(s, 1 - seat)
    if kind == "ally":
        return heroes_of(s, seat)
    if kind == "hero":
        return heroes_of(s, 0) + heroes_of(s, 1)
    user = holder(s, source)
    if kind == "other_ally":
        return [h for h in heroes_of(s, seat) if h != user]
    return adjacent(s, user) if user >= 0 else []


def _links(s: PowerUp, seat: int, kind: str) -> list[int]:
    """Enemy effects on the chain that may be stopped; an Unavoidable one may not (PU-KEY-36)."""
    wanted = _LINKS.get(kind)
    return [
        i
        for i, link in enumerate(s.chain)
        if link.seat != seat
        and not link.dead
        and (wanted is None or link.kind == wanted)
        and not ACTS[link.ability].unstoppable
    ]


def _hits_hero(s: PowerUp, link: Link, heroes: list[int]) -> bool:
    """Whether an effect would wound one of these Heroes."""
    act = ACTS[link.ability]
    if not act.deals_wounds:
        return False
    if act.target == "enemy" or act.target == "hero":
        return kind_of(link.target) == CARD and index_of(link.target) in heroes
    return True


def _wounds(s: PowerUp, seat: int, heroes: list[int]) -> list[Choice]:
    """Wounds of a combat or an effect that could be negated; never unavoidable ones (PU-KEY-36)."""
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
        if link.seat != seat and not link.dead and not ACTS[link.ability].unstoppable and _hits_hero(s, link, heroes):
            found.append((ref(EFFECT, i),))
    return found


def evadable(s: PowerUp, seat: int, hero: int) -> list[Choice]:
    """What an Evade counter of the Hero may dodge: Wounds to itself (PU-KEY-17)."""
    return _wounds(s, seat, [hero])


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
        if kind_of(target) != CARD or not in_play(s, index_of(target)) or seat_of(s, index_of(target)) != seat:
            continue
        found += [(ref(EFFECT, i), card(h)) for h in heroes_of(s, seat) if h != index_of(target)]
    return found
