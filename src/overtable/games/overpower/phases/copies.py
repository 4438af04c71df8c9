"""Why there is a copy too many of a card, in words."""

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.state import Overpower
from overtable.kernel.language import and_list


def alike(s: Overpower, placed: list[int], cards: list[int]) -> str:
    """Why there is a copy too many: which may be kept once (OP25-DISC-01, OP25-DISC-02), and which lies placed already
    (OP25-DISC-04)."""
    there = {s.faces[s.printing[c]].dup for c in placed}
    kinds: dict[object, list[Face]] = {}
    for c in cards:
        kinds.setdefault(s.faces[s.printing[c]].dup, []).append(s.faces[s.printing[c]])
    lying = named([mine[0] for dup, mine in kinds.items() if dup in there])
    # One that only says that it is a duplicate of another (OPC-DISC-07) has that in its text.
    kept = named([mine[0] for dup, mine in kinds.items() if dup not in there and len(mine) > 1])
    said = [f"you may keep one {and_list(kept)}"] if kept else []
    if lying:
        said.append(f"placed already: {and_list(lying)}")
    return "; ".join(said)


def named(faces: list[Face]) -> list[str]:
    """What counts as the same card: of Power cards all of a value, whatever their types (OP25-DISC-02)."""
    values = [str(f.value) for f in faces if f.kind == fc.POWER]
    powers = [f"Power card{' each' if len(values) > 1 else ''} of value {and_list(sorted(values))}"] if values else []
    return [*powers, *(f.name for f in faces if f.kind != fc.POWER)]
