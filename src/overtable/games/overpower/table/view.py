"""What one watcher may see of the table."""

from typing import Any

from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import TYPES
from overtable.games.overpower.hits.hits import damage, venture_total
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_LOCK, K_SHIELD
from overtable.games.overpower.inplay.queries import grid, hits_to_ko, in_force, level, live, touches
from overtable.games.overpower.state import (
    CHARACTERS,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    PHASES,
    Overpower,
    zone,
)
from overtable.kernel.view import result_view, zone_views


def view(s: Overpower, watcher: int) -> dict[str, Any]:
    hits = {h.card: h for h in s.hits}

    def marks(c: int) -> dict[str, Any]:
        if c < CHARACTERS:
            if s.kod[c] < 0:
                return {"absent": True}
            g = grid(s, c)
            return {
                "grid": dict(zip(TYPES, g, strict=False)),
                "damage": damage(s, c),
                "hits_to_ko": hits_to_ko(s, c),
                "ko": s.kod[c],
                "locks": said_of(s, c, K_LOCK),
                "shields": said_of(s, c, K_SHIELD),
            }
        more: dict[str, Any] = {}
        if s.on[c] >= 0:
            more["on"] = s.on[c]
        if c in hits:
            h = hits[c]
            more |= {"value": h.value, "current": h.current}
        return more

    return {
        "seat": watcher,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "phases": list(PHASES),
        "battle": s.battle,
        "initiative": s.initiative,
        "zones": zone_views(s, watcher, catalogue(), marks),
        "players": [player_view(s, seat) for seat in (0, 1)],
        "acts": [act_view(s, a) for a in range(len(s.acts))],
        "effects": [
            {"source": e.source, "owner": e.owner, "subject": e.subject, "until": e.until}
            for e in s.effects
            if e.source >= CHARACTERS
        ],
        "stakes": s.stakes,
        "result": result_view(s),
        "notes": notes(s, watcher),
    }


def said_of(s: Overpower, ch: int, kind: int) -> list[str]:
    """What lasting effects of one kind say of a character, each with the card it comes from."""
    if not s.kinds >> kind & 1:
        return []
    about = [e for e in live(s) if e.kind == kind and in_force(s, e) and touches(s, e, ch)]
    return [f"{face(s, e.source).name}: {word_of(e).says(face(s, ch).name)}" for e in about]


def notes(s: Overpower, watcher: int) -> list[str]:
    """What a player should know of their own deck in this mode (OP25-MODE-01, OP25-MODE-07)."""
    if watcher > 1 or not s.spared[watcher]:
        return []
    return [f"Left out of your deck, for they speak only of what this mode lacks: {', '.join(s.spared[watcher])}."]


def player_view(s: Overpower, seat: int) -> dict[str, Any]:
    return {
        "total": venture_total(s, seat),
        "passed": bool(s.passed >> seat & 1),
        "mission": s.sets[seat],
        "ventured": [s.ventured_r[seat] + s.carried_r[seat], s.ventured_c[seat] + s.carried_c[seat]],
        "objectives": {
            "reserve": len(s.zones[zone(seat, MISSION_RESERVE)]),
            "completed": len(s.zones[zone(seat, MISSION_COMPLETED)]),
            "defeated": len(s.zones[zone(seat, MISSION_DEFEATED)]),
        },
        "won": s.won_stakes[seat],
        "homebase": s.homes[seat],
    }


def act_view(s: Overpower, a: int) -> dict[str, Any]:
    """An action in progress; what lies face down is not told."""
    act = s.acts[a]
    if act.hidden:
        return {"seat": act.seat, "user": act.user, "target": act.target, "hidden": True}
    return {
        "seat": act.seat,
        "user": act.user,
        "target": act.target,
        "cards": [face(s, c).name for c in act.cards],
        "universe": face(s, act.universe).name if act.universe >= 0 else None,
        "level": level(s, act) if act.value else None,
        "negated": act.stopped,
        "defended": act.defended,
        "hit": act.hit,
    }
