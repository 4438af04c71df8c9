"""Announcing an effect: what it costs, and the link it becomes."""

from overtable.games.powerup.book.facts import ACTS, EVADE_ACT, FACES, REGEN_ACT
from overtable.games.powerup.book.glossary import BATTLE_CARD, EQUIPMENT, HERO, POWER_CARD
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.state import (
    ASTRA,
    BATTLE_EFFECT,
    EQUIPMENT_EFFECT,
    KNELT,
    NO_CARD,
    POWER,
    USED,
    Link,
    PowerUp,
    once,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of

LINK_KIND = {HERO: ASTRA, EQUIPMENT: EQUIPMENT_EFFECT, POWER_CARD: ASTRA, BATTLE_CARD: BATTLE_EFFECT}
"""What an ability of a card in play is on the chain: an attached Power is in the place of an Astra (PU-DEPLOY-14)."""


def announce(s: PowerUp, seat: int, o: Option) -> Link:
    """Pay for an effect, at once and for good (PU-CHAIN-03), and make its link. Astra, attached Powers and Power cards
    cost Power energy (PU-CARD-08)."""
    source = index_of(o.refs[0])
    f = FACES[s.printing[source]]
    aim = o.refs[1:]
    if o.verb == "use":
        act = ACTS[index_of(o.refs[1])]
        aim = o.refs[2:]
        s.power[seat] -= act.cost
        if act.kneel:
            s.flags[holder(s, source)] |= KNELT  # PU-KEY-05
        if act.counters:
            s.charges[source] -= once(act.index)  # PU-KEY-06
        if act.times:
            s.uses[source] += once(act.index)  # PU-KEY-07
        kind = LINK_KIND[f.kind]
        number = act.number
    elif o.verb == "play":
        number = f.acts[0].number
        s.power[seat] -= f.cost
        kind = POWER
        move(s, source, zone(seat, USED))  # PU-DEPLOY-15: used
    elif o.verb == "evade":
        number, kind = EVADE_ACT, ASTRA
        s.evade[source] -= 1  # PU-KEY-17
    else:
        number, kind = REGEN_ACT, ASTRA
        s.regen[source] -= 1  # PU-KEY-25
    emit(s, o.verb, *o.refs)
    target = aim[0] if aim else NO_CARD
    if o.verb == "regen":
        target = card(source)
    return Link(number, source, seat, kind, target, aim[1] if len(aim) > 1 else NO_CARD)


def is_super(link: Link) -> bool:
    """Whether it resolves at once, outside of the chain (PU-KEY-34)."""
    return ACTS[link.ability].is_super
