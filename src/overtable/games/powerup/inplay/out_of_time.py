"""What belongs to another step: answers that are refused because their time is not now, each with its rule."""

from collections.abc import Iterator

from overtable.games.powerup.book.facts import FACES, Act
from overtable.games.powerup.book.glossary import BATTLE_CARD, EQUIPMENT, STARS
from overtable.games.powerup.inplay.idle import ASTRA_TIMES, HAND_TIMES, PLAYED, WAITS_IN_SLOT
from overtable.games.powerup.state import ATTACHED, BATTLE, HAND, PowerUp, heroes_of, slot, zone
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card

_HEROES = {
    "attack": ("PU-COMBAT-01", "{0} attacks in a combat turn of your own."),
    "block": ("PU-COMBAT-05", "{0} blocks when it is attacked, in Defend!."),
    "team_up": ("PU-TEAMUP-01", "A Team-Up Challenge is issued at the start of Combat!."),
}
_SWAP = ("PU-REFRESH-05", "{0} may be put on top in Refresh!.")
_ATTACH = ("PU-DEPLOY-14", "{0} is attached as an action of Deploy!.")


def out_of_time(s: PowerUp, seat: int, *timely: str) -> Refusals:
    """Every answer with a verb that the step does not know; `timely` are those it does know."""
    found: Refusals = []
    for verb, refs, (rule, text) in _answers(s, seat):
        if verb not in timely:
            found.append((Option(verb, refs), Reason(rule, text, refs[:1])))
    return found


def _answers(s: PowerUp, seat: int) -> Iterator[tuple[str, tuple[int, ...], tuple[str, str]]]:
    for stars in STARS:
        for c in s.zones[slot(seat, stars)]:
            yield "deploy", (card(c),), WAITS_IN_SLOT
    for c in s.zones[zone(seat, HAND)]:
        f = FACES[s.printing[c]]
        if f.kind == EQUIPMENT:
            yield "equip", (card(c),), HAND_TIMES[f.kind]
            yield "replace", (card(c),), HAND_TIMES[f.kind]
        elif f.kind == BATTLE_CARD:
            yield "battle", (card(c),), PLAYED
        else:
            yield "play", (card(c),), HAND_TIMES[f.kind]
            if f.attachable:
                yield "attach", (card(c),), _ATTACH
                yield "replace", (card(c),), _ATTACH
    for h in heroes_of(s, seat):
        for verb, why in _HEROES.items():
            yield verb, (card(h),), why
    for c in s.zones[zone(seat, BATTLE)][:-1]:
        yield "swap", (card(c),), _SWAP
    for c, act in _abilities(s, seat):
        yield "use", (card(c), act.ref), ASTRA_TIMES


def _abilities(s: PowerUp, seat: int) -> Iterator[tuple[int, Act]]:
    attached = [c for c in s.zones[zone(seat, ATTACHED)] if not s.joined[c]]
    for c in (*heroes_of(s, seat), *attached, *s.zones[zone(seat, BATTLE)][-1:]):
        for act in FACES[s.printing[c]].usable:
            if act.active:
                yield c, act
