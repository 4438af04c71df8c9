"""What one watcher may see of the table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, NotRequired, TypedDict

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.book import book_of
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import MISSING, TYPES
from overtable.games.overpower.decks.text import DECK_KINDS
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.hits.ko import as_shown
from overtable.games.overpower.hits.last_type import last_type
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_BONUS, K_LOCK, K_SHIELD
from overtable.games.overpower.inplay.queries import (
    grid,
    hits_to_ko,
    in_force,
    level,
    live,
    on_hits_to_ko,
    touches,
)
from overtable.games.overpower.state import (
    CHARACTERS,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    P_CONCESSION,
    PHASES,
    TEAM,
    Overpower,
    zone,
)
from overtable.kernel.effect import Effect
from overtable.kernel.knowledge import knows
from overtable.kernel.message import Message
from overtable.kernel.state import zones_of
from overtable.kernel.view import CardView, GameView, Plain, Sight, card_view, open_list, result_view, zone_views


class PlayedView(CardView):
    """A card of a deck, wherever it lies."""

    on: NotRequired[int]
    """The id of the character or Homebase it is placed at, or whose hit it is."""
    value: NotRequired[int]
    current: NotRequired[bool]
    """A hit: what it counts, and whether it was taken in this battle."""
    types: NotRequired[list[str]]
    """A hit: the types of which it may stand for one in a Spectrum KO."""


class CharacterView(CardView):
    grid: dict[str, int]
    damage: int
    hits_to_ko: int
    ko: int
    locks: list[str]
    shields: list[str]
    bonuses: list["BonusView"]
    last_types: list[str]
    """The types of which one more hit would KO it, by the types of its hits alone."""


class BonusView(TypedDict):
    """A bonus or penalty in play for a character: how much, to what, and in words."""

    amount: int
    to: Literal["attack", "defence", "actions"]
    text: str


class AbsentView(CardView):
    """A place in the team that no character takes."""

    absent: Literal[True]


Seen = PlayedView | CharacterView | AbsentView


class ObjectivesView(TypedDict):
    reserve: int
    completed: int
    defeated: int


class PlayerView(TypedDict):
    total: int
    passed: bool
    mission: str
    ventured: list[int]
    objectives: ObjectivesView
    won: int
    homebase: int


class HiddenActView(TypedDict):
    seat: int
    user: int
    target: int
    hidden: Literal[True]


class ActView(TypedDict):
    seat: int
    user: int
    target: int
    cards: list[str]
    universe: str | None
    played: list[int]
    """The ids of its cards that the watcher knows, the Universe card last."""
    level: int | None
    value: int
    """What the attack cards are worth as damage, without the bonuses of the level."""
    negated: bool
    defended: bool
    hit: bool


class EffectView(TypedDict):
    source: int
    owner: int
    subject: int
    until: int


class OverpowerView(GameView[Seen, PlayerView]):
    battle: int
    initiative: int
    acts: list[ActView | HiddenActView]
    effects: list[EffectView]
    stakes: int


WITHOUT_CONCESSION = tuple(p for i, p in enumerate(PHASES) if i != P_CONCESSION)
"""The phases of an edition that has no Post-Concession Phase."""
PLACES = tuple(n for n, z in enumerate(zones_of(Overpower, 2)) if not z.bare)
"""The zones whose cards may lie on something."""
TYPES_IN = [[t for i, t in enumerate(TYPES[:4]) if mask >> i & 1] for mask in range(16)]
"""The names of the types in a mask."""
TOLD = (K_LOCK, K_SHIELD, K_BONUS)
"""Lasting effects that a character is seen with."""
SOME_TOLD = sum(1 << kind for kind in TOLD)
NO_CARD = -1
REMEMBERED = 20_000
"""So many sentences are kept."""


def view(s: Overpower, watcher: int, sight: Sight) -> OverpowerView:
    return {
        "seat": watcher,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "phases": [*(PHASES if s.rules.post_concession else WITHOUT_CONCESSION)],
        "battle": s.battle,
        "initiative": s.initiative,
        "zones": zone_views(s, watcher, sight.alike("looks", looks, s)),
        "players": sight.alike("players", players, s),
        "acts": [act_view(s, watcher, act) for act in s.acts],
        "effects": sight.alike("effects", effects, s),
        "stakes": s.stakes,
        "result": result_view(s),
        "notes": notes(s, watcher),
    }


def effects(s: Overpower) -> list[EffectView]:
    return [
        {"source": e.source, "owner": e.owner, "subject": e.subject, "until": e.until}
        for e in s.effects
        if e.source >= CHARACTERS
    ]


def as_printed(s: Overpower, c: int) -> CardView:
    return card_view(s, book_of(s).catalogue, c)


PRINTED = Plain(as_printed)


def looks(s: Overpower) -> list[Seen]:
    """By id, each card with what lies on a character, or where a card of a deck lies."""
    found: list[Any] = PRINTED.of(s)[:]
    found[:CHARACTERS] = characters(s, found)
    on, zones = s.on, s.zones
    for place in PLACES:
        for c in zones[place]:
            if on[c] >= 0:
                found[c] = seen = found[c].copy()
                seen["on"] = on[c]
    for hit in s.hits:
        types = TYPES_IN[as_shown(s, hit).types & 0b1111]
        found[hit.card] = {**found[hit.card], "value": hit.value, "current": hit.current, "types": types}
    return found


def characters(s: Overpower, printed: Sequence[CardView]) -> list[CharacterView | AbsentView]:
    """The characters of both teams; what is in play is gathered once for all of them."""
    hit: dict[int, int] = {}
    for h in s.hits:
        hit[h.host] = hit.get(h.host, 0) + h.value
    about = told_of(s)
    to_ko = on_hits_to_ko(s)
    found: list[CharacterView | AbsentView] = []
    for c in range(CHARACTERS):
        seen, ko = printed[c], s.kod[c]
        if ko < 0:
            found.append({"id": c, "card": seen["card"], "name": seen["name"], "absent": True})
            continue
        told = about.get(c, ())
        found.append(
            {
                "id": c,
                "card": seen["card"],
                "name": seen["name"],
                "grid": grid_seen(grid(s, c)),
                "damage": hit.get(c, 0),
                "hits_to_ko": hits_to_ko(s, c, to_ko),
                "ko": ko,
                "locks": [said_by(s, e, c) for e in told if e.kind == K_LOCK],
                "shields": [said_by(s, e, c) for e in told if e.kind == K_SHIELD],
                "bonuses": [] if ko else [bonus(s, e, c) for e in told if e.kind == K_BONUS],
                "last_types": [TYPES[t] for t in last_type(s, c)] if c in hit else [],
            }
        )
    return found


def told_of(s: Overpower) -> dict[int, list[Effect]]:
    """The lasting effects that characters are seen with, by character."""
    if not s.kinds & SOME_TOLD:
        return {}
    found: dict[int, list[Effect]] = {}
    for e in live(s):
        if e.kind in TOLD and in_force(s, e):
            for c in range(CHARACTERS) if e.subject >= TEAM else (e.subject,):
                if touches(s, e, c):
                    found.setdefault(c, []).append(e)
    return found


@lru_cache(maxsize=1024)
def grid_seen(values: tuple[int, ...]) -> dict[str, int]:
    return {t: v for t, v in zip(TYPES, values, strict=False) if v != MISSING}


def bonus(s: Overpower, e: Effect, ch: int) -> BonusView:
    word = word_of(e)
    return {"amount": word.amount, "to": word.to, "text": said_by(s, e, ch)}


_said: dict[tuple[str, int, int, int], str] = {}
"""What lasting effects say, by edition, word, and the rows of the character and of the card: by nothing else."""


def said_by(s: Overpower, e: Effect, ch: int) -> str:
    """What a lasting effect says of a character, with the card it comes from; an ability of its own has none."""
    key = s.edition, e.amount, s.printing[ch], s.printing[e.source] if e.source >= 0 else NO_CARD
    text = _said.get(key)
    if text is None:
        name = face(s, ch).name
        said = word_of(e).says(name)
        for whom in ("The target", "The chosen character"):
            said = name + said.removeprefix(whom) if said.startswith(f"{whom} ") else said
        said = s.worded(Message(said)).text
        text = f"{face(s, e.source).name}: {said}" if e.source >= 0 else said
        if len(_said) >= REMEMBERED:
            _said.clear()
        _said[key] = text
    return text


def notes(s: Overpower, watcher: int) -> list[str]:
    """What a player should know of their own deck in this mode (OP25-MODE-01, OP25-MODE-07), and of the other's where
    lists are open."""
    said = []
    if watcher < s.seats and s.spared[watcher]:
        spared = ", ".join(s.spared[watcher])
        said.append(f"Left out of your deck, for they speak only of what this mode lacks: {spared}.")
    if s.open_lists:
        said += [open_list(s, book_of(s).catalogue, seat, deck_of(s, seat)) for seat in (0, 1) if seat != watcher]
    return said


def deck_of(s: Overpower, seat: int) -> list[int]:
    """The cards that a player began with in the Draw Pile, wherever they lie."""
    ids = range(s.border, len(s.printing)) if seat else range(CHARACTERS, s.border)
    return [c for c in ids if face(s, c).kind in DECK_KINDS]


def players(s: Overpower) -> list[PlayerView]:
    return [player_view(s, seat) for seat in (0, 1)]


def player_view(s: Overpower, seat: int) -> PlayerView:
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


def act_view(s: Overpower, watcher: int, act: Act) -> ActView | HiddenActView:
    """An action in progress; what lies face down is not told."""
    if act.hidden:
        return {"seat": act.seat, "user": act.user, "target": act.target, "hidden": True}
    return {
        "seat": act.seat,
        "user": act.user,
        "target": act.target,
        "cards": [face(s, c).name for c in act.cards],
        "universe": face(s, act.universe).name if act.universe >= 0 else None,
        "played": [c for c in (*act.cards, act.universe) if c >= 0 and knows(s, watcher, c)],
        "level": level(s, act) if act.value else None,
        "value": sum(act.value),
        "negated": act.stopped,
        "defended": act.defended,
        "hit": act.hit,
    }
