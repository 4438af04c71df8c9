"""The card files of the classic edition, in its own words and without what goes without saying.

`cards/mvop/specials.yaml` holds Specials of the set MVOP. A Special names the function code that is printed on it;
`functions.yaml` says what a code does by default, and what the card says itself stands before that. Types are called
fighting, strength and intellect, as on the cards.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from overtable.kernel.catalogue import read_yaml

TYPES = {"fighting": "combat", "strength": "brute_force", "intellect": "intelligence", "any-power": "any_power"}
"""The words of the classic cards for what the engine calls otherwise."""
KINDS = {
    "characters": "character",
    "power": "power",
    "basic": "basic",
    "training": "training",
    "teamwork": "teamwork",
    "allies": "ally",
    "specials": "special",
    "missions": "objective",
    "events": "event",
}
"""File -> the type of the cards in it."""


@lru_cache(maxsize=1)
def functions() -> dict[str, dict[str, Any]]:
    """What Specials with a function code do, where they say nothing else."""
    found: dict[str, dict[str, Any]] = read_yaml(Path(__file__).parent / "functions.yaml") or {}
    return found


def complete(raw: Any, path: Path) -> Any:
    """A card of a file with its type, its set, and what its function code stands for."""
    if not isinstance(raw, dict):
        return raw
    known = {"type": KINDS.get(path.stem, ""), "set": path.parent.name.upper()}
    return in_engine_words({**known, **functions().get(raw.get("code", ""), {}), **raw})


def in_engine_words(said: Any) -> Any:
    if isinstance(said, str):
        return TYPES.get(said, said)
    if isinstance(said, dict):
        return {TYPES.get(key, key): in_engine_words(value) for key, value in said.items()}
    return [in_engine_words(one) for one in said] if isinstance(said, list) else said
