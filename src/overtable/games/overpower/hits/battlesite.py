"""Battlesites and Activators (Golden Age and Legacy): a place that can be hit, and the Specials under it."""

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.book.facts import BATTLESITE, home_of
from overtable.games.overpower.hits.hits import damage, land
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.state import ASTRAL, DEFEATED, HOMEBASE, UNDER, Overpower, owner, zone
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number

HOLDS = 30
"""OP25-KO-19: the damage that KO's a Battlesite."""


def standing_site(s: Overpower, seat: int) -> int:
    """The Battlesite of a team that was not KO'd yet, or -1."""
    if s.homes[seat] < 0:
        return -1
    site = home_of(s, seat, BATTLESITE)
    return site if site >= 0 and s.where[site] == zone(seat, HOMEBASE) else -1


def site_serves(s: Overpower, seat: int) -> bool:
    """OP25-KO-20: Activators are usable until the Draw Phase after the Battlesite was KO'd."""
    if standing_site(s, seat) >= 0:
        return True
    site = home_of(s, seat, BATTLESITE)
    return site >= 0 and any(h.host == site for h in s.hits)


def hit_site(s: Overpower, act: Act) -> None:
    """OP25-BATT-49: hits on a Battlesite are hits, but no success."""
    seat = owner(s, act.target)
    for c, value in zip(act.cards, act.value, strict=True):
        counts = act.counts or c != act.cards[0]
        land(s, Hit(c, act.target, value, 0, act.seat, counts=counts, power=s.faces[s.printing[c]].power), seat)


def check_site(s: Overpower, seat: int) -> None:
    """OP25-KO-19: cumulative damage alone KO's the Battlesite; OP25-KO-20: what lies under it goes with it."""
    site = standing_site(s, seat)
    if site < 0 or damage(s, site) < HOLDS:
        return
    emit(s, "ko", card_ref(site), number(sum(1 for h in s.hits if h.host == site)))
    for h in [h for h in s.hits if h.host == site]:
        if h.current:
            move(s, h.card, ASTRAL)
        else:
            discard(s, h.card, told="with_fallen")
    for c in [site, *s.zones[zone(seat, UNDER)]]:
        move(s, c, zone(seat, DEFEATED))
