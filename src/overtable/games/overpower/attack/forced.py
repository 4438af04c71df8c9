"""Attacks that must be made: on whom, by whom, at what price."""

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_AIMED, K_TOLL
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.state import HAND, PLACED, TEAM, Overpower, zone

FORCED = 1 << K_AIMED | 1 << K_TOLL


def must_be_on(s: Overpower, seat: int, cards: list[int], reach: list[int], open_to: list[int]) -> list[int]:
    """The targets that are left of those in reach; `open_to` are those that nothing keeps the attack from.

    OPC-CARD-18: an Event goes before a Special, and of two Specials the earlier one holds: the other's user cannot be
    attacked then.
    """
    binding = [
        e
        for e in of_kind(s, K_AIMED)
        if e.subject == TEAM + seat and e.also >= 0 and not s.kod[e.also] and fits(s, word_of(e), cards)
    ]
    events = [e.also for e in binding if word_of(e).at == "first"]
    left = [t for t in reach if all(t == goal for goal in events)]
    goal = next((e.also for e in binding if word_of(e).at == "user" and e.also in open_to), -1)
    return left if goal < 0 or (events and goal not in left) else [t for t in left if t == goal]


def fits(s: Overpower, word: object, cards: list[int]) -> bool:
    which = getattr(word, "which", None)
    return which is None or any(which.fits(face(s, c)) for c in cards)


def remember_target(s: Overpower, act: Act) -> None:
    """The first attack of its kind binds those that follow, until its target is KO'd."""
    for i, e in enumerate(s.effects):
        if e.kind != K_AIMED or e.subject != TEAM + act.seat or word_of(e).at != "first":
            continue
        if (e.also < 0 or s.kod[e.also]) and fits(s, word_of(e), list(act.cards)):
            s.effects[i] = msgspec.structs.replace(e, also=act.target)


def held_to(s: Overpower, seat: int, target: int) -> int:
    """Whom follow-ups to a Teamwork card must be made on, or -1."""
    bound = any(word_of(e).at == "string" and e.subject == TEAM + seat for e in of_kind(s, K_AIMED))
    return target if bound and target >= 0 and s.kod[target] == 0 else -1


def toll(s: Overpower, ch: int) -> int:
    """How many cards each attack of this character costs."""
    return sum(word_of(e).cards for e in of_kind(s, K_TOLL) if e.subject == ch)


def toll_payable(s: Overpower, seat: int, ch: int, cards: list[int]) -> bool:
    there = [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, PLACED)]]
    return sum(1 for c in there if c not in cards) >= toll(s, ch)
