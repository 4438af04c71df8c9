"""What a classic card is under the rules of the 2025 edition.

Figures and words are compiled by the switches of the edition (`facts.Face`), so most cards are taken as they are. What
stands here is what the card itself says otherwise, and which cards are left out, with the reason.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from overtable.games.overpower.book.cards import Power
from overtable.games.overpower.book.played import Special
from overtable.kernel.catalogue import read_yaml

HERE = Path(__file__).parent
ANSWERS = ("avoid", "shift", "negate", "guard", "counter", "lands", "combine")
GRANTS = (
    "follow",
    "blocking",
    "defended",
    "ko",
    "hit",
    "play",
    "strokes",
    "identical",
    "to_concede",
    "stops_concession",
    "negates_events",
)


def by_new_rules(card: Any) -> Any:
    """The card as the 2025 rules read it.

    OP25-BATT-01: what affects the opposing team or the opponent and has neither a number nor a target is no attack. So
    it does as a utility, when it is played, what it would have done as a hit; if that lasts, it lies in the Astral
    Plane (OP25-BATT-64).
    """
    if not isinstance(card, Special) or not card.aims:
        return card
    if card.value is not None or card.target or card.combine is not None:
        return msgspec.structs.replace(card, aims="")
    return msgspec.structs.replace(card, aims="", play=(*card.play, *card.hit), hit=(), limits=None)


def same_power(card: Any, known: list[Power]) -> Power | None:
    """The Power card of the 2025 edition that a classic one is, under another name: 7 Fighting is 7 Combat."""
    if not isinstance(card, Power):
        return None
    alike = (p for p in known if (p.value, p.icons, p.one_per_deck) == (card.value, card.icons, card.one_per_deck))
    return next(alike, None)


def does_nothing(card: Any) -> bool:
    """Whether nothing is left of a Special: no number, no word and no answer."""
    if not isinstance(card, Special) or card.value is not None:
        return False
    return not any(getattr(card, name) for name in (*ANSWERS, *GRANTS))


@lru_cache(maxsize=1)
def senseless() -> dict[str, str]:
    """Classic card -> why the 2025 rules leave it no meaning."""
    found: dict[str, str] = read_yaml(HERE / "senseless.yaml") or {}
    return found


@lru_cache(maxsize=1)
def not_carried() -> list[dict[str, Any]]:
    """Classic cards that the game does not know, with their names and sets."""
    path = HERE.parent / "classic" / "missing.yaml"
    found: list[dict[str, Any]] = (read_yaml(path) if path.exists() else None) or []
    return found
