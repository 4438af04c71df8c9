"""What an Instant could answer, told in the question: an effect of the chain, an attack, or an action of Deploy!."""

from overtable.games.powerup.book.facts import EVADE_ACT, REGEN_ACT
from overtable.games.powerup.state import ABILITY, NO_CARD, POWER, TEAM_UP, Fight, Link, PowerUp
from overtable.kernel.message import Message
from overtable.kernel.refs import EFFECT, SEAT, card, kind_of, ref
from overtable.kernel.refs import seat as seat_ref

_COUNTERS = {EVADE_ACT: "an Evade counter of {1}", REGEN_ACT: "a Regen counter of {1}"}


def effect_of(link: Link) -> int:
    """What people call the effect: a Power card by its name, what a card in play does by the ability's."""
    return card(link.source) if link.kind == POWER or link.ability in _COUNTERS else ref(ABILITY, link.ability)


def instant_question(s: PowerUp, seat: int, played: int) -> Message:
    if s.chain:
        return _of_effect(s.chain[-1], seat)
    if s.fight is not None and not s.fight.over:
        return _of_fight(s.fight)
    if played == NO_CARD:
        return Message("Do you use an Instant before the next action?")
    mine = s.owner[played] == seat
    ask = "do you use an Instant before the next action?" if mine else "do you answer with an Instant?"
    return Message(f"{{0}} comes into play: {ask}", (card(played),))


def _of_effect(link: Link, seat: int) -> Message:
    """The seat may add to its own effect, or answer the other's."""
    what = _COUNTERS.get(link.ability, "{1}")
    ask = "do you add an Instant?" if link.seat == seat else "do you answer with an Instant?"
    own_counter = link.target == card(link.source)
    return Message(
        f"{{0}} {{0:use|uses}} {what}{'' if own_counter else _on(link.target, link.second)}: {ask}",
        (seat_ref(link.seat), effect_of(link), link.target, link.second),
    )


def _on(target: int, second: int) -> str:
    if target < 0:
        return ""
    if second >= 0 and kind_of(second) == ABILITY:
        return " on {3} of {2}"
    if kind_of(target) == SEAT:
        return " for {2:'s} HQ"
    return " against {2}" if kind_of(target) == EFFECT else " on {2}"


def _of_fight(f: Fight) -> Message:
    if f.kind == TEAM_UP:
        text = "{0} and {1} challenge {2}: do you use an Instant first?"
        return Message(text, (card(f.attacker), card(f.partner), card(f.target)))
    if f.target < 0:
        return Message("{0} attacks {1:'s} HQ: do you use an Instant first?", (card(f.attacker), seat_ref(1 - f.seat)))
    return Message("{0} attacks {1}: do you use an Instant before the block?", (card(f.attacker), card(f.target)))
