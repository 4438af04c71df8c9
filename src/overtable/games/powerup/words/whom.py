"""Whom a word speaks of: from `who` and the link to Heroes in play that are not Immune."""

from overtable.games.powerup.book.facts import ACTS, face
from overtable.games.powerup.book.glossary import Harm
from overtable.games.powerup.inplay.attached import holder
from overtable.games.powerup.inplay.figures import immune
from overtable.games.powerup.inplay.line import adjacent, beside
from overtable.games.powerup.state import NO_CARD, Link, PowerUp, heroes_of, in_play, seat_of
from overtable.kernel.refs import CARD, index_of, kind_of


def target_card(link: Link) -> int:
    return index_of(link.target) if link.target >= 0 and kind_of(link.target) == CARD else NO_CARD


def side_of_target(s: PowerUp, link: Link) -> int:
    """Where the target stands, or stood when the effect began: its neighbours are still meant after it fell."""
    target = target_card(link)
    if in_play(s, target):
        return seat_of(s, target)
    aim = ACTS[link.ability].target
    return s.owner[target] if aim == "hero" else 1 - link.seat if aim == "enemy" else link.seat


def whom(s: PowerUp, link: Link, who: str, harm: Harm | None = None) -> list[int]:
    """The Heroes concerned; those gone by now (PU-CHAIN-07) or Immune (PU-KEY-20) are left out."""
    user = holder(s, link.source)
    heroes: list[int] = []
    if who == "target":
        heroes = [target_card(link)]
    elif who == "self":
        heroes = [user]
    elif who == "team":
        heroes = heroes_of(s, link.seat)
    elif who == "others":
        heroes = [h for h in heroes_of(s, link.seat) if h != user]
    elif who == "adjacent":
        heroes = adjacent(s, user) if in_play(s, user) else []
    elif who == "enemies":
        heroes = heroes_of(s, 1 - link.seat)
    elif who == "beside_target":
        heroes = beside(s, side_of_target(s, link), face(s, target_card(link)).stars)
    return [h for h in heroes if in_play(s, h) and not immune(s, h, harm, link.kind, link.seat)]
