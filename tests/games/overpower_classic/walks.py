"""Going on without choices that matter."""

from games.overpower.table import Player

VERBS = ("draw", "no_event", "done", "fight", "accept", "decline")


def walk(a: Player, b: Player, step: str, battle: int = 0) -> list[str]:
    """Go on until this step asks (in this battle): what is drawn is drawn, nobody places anything; the steps seen."""
    seen: list[str] = []
    for _ in range(120):
        if a.pending == step and a.s.battle >= battle:
            return seen
        seen.append(a.pending)
        p = a if a.is_asked else b
        verb = next((v for v in VERBS if v in p.verbs), "")
        p.table.answer(p.number, next(o for o in p.options() if o.verb == verb or not verb))
    raise AssertionError(f"{step} is never asked")
