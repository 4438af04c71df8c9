"""What one watcher may see of the table."""

from typing import Literal, NotRequired, TypedDict

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.book.book import book_of
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import MISSING, TYPES
from overtable.games.overpower.decks.text import DECK_KINDS
from overtable.games.overpower.hits.hits import damage, venture_total
from overtable.games.overpower.hits.ko import as_shown
from overtable.games.overpower.hits.last_type import last_type
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_BONUS, K_LOCK, K_SHIELD
from overtable.games.overpower.inplay.queries import grid, hits_to_ko, in_force, level, live, touches
from overtable.games.overpower.state import (
    CHARACTERS,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    P_CONCESSION,
    PHASES,
    Overpower,
    zone,
)
from overtable.kernel.effect import Effect
from overtable.kernel.knowledge import knows
from overtable.kernel.message import Message
from overtable.kernel.view import CardView, GameView, Sight, card_view, open_list, result_view, zone_views


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


def view(s: Overpower, watcher: int, sight: Sight) -> OverpowerView:
    hits = {h.card: h for h in s.hits}
    return {
        "seat": watcher,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "phases": [p for i, p in enumerate(PHASES) if i != P_CONCESSION or s.rules.post_concession],
        "battle": s.battle,
        "initiative": s.initiative,
        "zones": zone_views(s, watcher, lambda c: card_seen(s, c, hits.get(c)), sight),
        "players": sight.alike("players", lambda: [player_view(s, seat) for seat in (0, 1)]),
        "acts": [act_view(s, watcher, act) for act in s.acts],
        "effects": sight.alike("effects", lambda: effects(s)),
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


def card_seen(s: Overpower, c: int, hit: Hit | None) -> Seen:
    """A card, with what lies on a character, or where a card of a deck lies."""
    if c < CHARACTERS:
        seen = card_view(s, book_of(s).catalogue, c)
        return {**seen, "absent": True} if s.kod[c] < 0 else character(s, seen)
    printed = face(s, c).card
    played: PlayedView = {"id": c, "card": printed.id, "name": printed.name}
    if s.on[c] >= 0:
        played["on"] = s.on[c]
    if hit is not None:
        played["value"], played["current"] = hit.value, hit.current
        types = as_shown(s, hit).types
        played["types"] = [t for i, t in enumerate(TYPES[:4]) if types >> i & 1]
    return played


def character(s: Overpower, seen: CardView) -> CharacterView:
    c = seen["id"]
    return {
        **seen,
        "grid": {t: v for t, v in zip(TYPES, grid(s, c), strict=False) if v != MISSING},
        "damage": damage(s, c),
        "hits_to_ko": hits_to_ko(s, c),
        "ko": s.kod[c],
        "locks": said_of(s, c, K_LOCK),
        "shields": said_of(s, c, K_SHIELD),
        "bonuses": bonuses(s, c),
        "last_types": [TYPES[t] for t in last_type(s, c)],
    }


def bonuses(s: Overpower, ch: int) -> list[BonusView]:
    """The bonuses in play for a character, each with the card it comes from."""
    if not s.kinds >> K_BONUS & 1 or s.kod[ch]:
        return []
    found: list[BonusView] = []
    for e in live(s):
        if e.kind == K_BONUS and in_force(s, e) and touches(s, e, ch):
            word = word_of(e)
            found.append({"amount": word.amount, "to": word.to, "text": said_by(s, e, ch)})
    return found


def said_by(s: Overpower, e: Effect, ch: int) -> str:
    """What a lasting effect says of a character, with the card it comes from; an ability of its own has none."""
    name = face(s, ch).name
    said = word_of(e).says(name)
    for whom in ("The target", "The chosen character"):
        said = name + said.removeprefix(whom) if said.startswith(f"{whom} ") else said
    said = s.worded(Message(said)).text
    return f"{face(s, e.source).name}: {said}" if e.source >= 0 else said


def said_of(s: Overpower, ch: int, kind: int) -> list[str]:
    """What lasting effects of one kind say of a character, each with the card it comes from."""
    if not s.kinds >> kind & 1:
        return []
    about = [e for e in live(s) if e.kind == kind and in_force(s, e) and touches(s, e, ch)]
    return [said_by(s, e, ch) for e in about]


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
