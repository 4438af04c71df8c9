"""The difference between two values of plain data (as of JSON), as plain data.

Neighbouring moments of a game share nearly everything: what is kept of each is only how it differs from the one before.
"""

from typing import Any

Patch = list[Any]
"""`[]` nothing; `[0, value]` another value; `[1, {key: patch}, [keys that are gone]]`; `[2, [[index, patch]…]]`;
`[3, start, cut, [items]]` in a list so many items are replaced by these."""


def difference(old: Any, new: Any) -> Patch:
    if old == new and type(old) is type(new):
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        changed = {
            key: difference(old[key], value) if key in old else [0, value]
            for key, value in new.items()
            if key not in old or old[key] != value
        }
        return [1, changed, [key for key in old if key not in new]]
    if isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            return [2, [[i, difference(a, b)] for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]]
        start = _alike(old, new)
        end = _alike(old[start:][::-1], new[start:][::-1])
        return [3, start, len(old) - start - end, new[start : len(new) - end]]
    return [0, new]


def _alike(old: list[Any], new: list[Any]) -> int:
    """How many items the two have in common from the start."""
    return next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def patched(old: Any, patch: Patch) -> Any:
    """The newer value; the older one stays as it is, and what has not changed is shared by both."""
    if not patch:
        return old
    if patch[0] == 0:
        return patch[1]
    if patch[0] == 1:
        new = {key: value for key, value in old.items() if key not in patch[2]}
        return new | {key: patched(old.get(key), inner) for key, inner in patch[1].items()}
    items = list(old)
    if patch[0] == 2:
        for i, inner in patch[1]:
            items[i] = patched(items[i], inner)
    else:
        items[patch[1] : patch[1] + patch[2]] = patch[3]
    return items
