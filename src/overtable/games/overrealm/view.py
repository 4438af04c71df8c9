"""What a watcher sees: teams, boards and counters are open; hands and selections are not (OR-SETUP-09)."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from overtable.games.overrealm.action.foretold import foretold
from overtable.games.overrealm.action.selected import action_number
from overtable.games.overrealm.board.hp import hp_now
from overtable.games.overrealm.book import book
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.facts import MAX_HP, NO_SPEED
from overtable.games.overrealm.figures import (
    ACORNS_OF,
    ACTIONS,
    ACTIONS_EACH,
    AURA,
    BURN,
    CONDITIONS,
    COUNTERS,
    CUBES_OF,
    HONEY,
    HP,
    LOCKDOWN,
    MANEUVER,
    MONSTERS,
    TEAM_OF,
    TORMENT,
    USED,
)
from overtable.games.overrealm.state import (
    COUNTER,
    DECK,
    DISCARD,
    DRAW_CARDS,
    HAND,
    HONEYED,
    NOTHING,
    PACK,
    PER_SEAT,
    PHASES,
    PICKS,
    PROTECTED,
    SWITCH,
    TEAM_PHASE,
    Overrealm,
    action_of,
    acts,
)
from overtable.kernel.view import CardView, GameView, Plain, Sight, card_view, result_view, zone_views


class MonsterView(CardView):
    """A monster of the match."""

    hp: int
    max_hp: int
    damage: int
    active: bool
    down: bool
    conditions: dict[str, int]
    counters: dict[str, int]


class ActionView(CardView):
    """An action of a monster of the match."""

    of: int
    monster: int
    """The id of its monster."""
    time: NotRequired[int]
    torment: NotRequired[int]
    used: NotRequired[bool]
    speed: NotRequired[int]
    """Of an active monster: its speed as the stat board is now."""
    damage: NotRequired[int]
    """Of an active monster's attack: what it would deal to the monster in front."""
    bare: NotRequired[int]
    """The same while elements do not count."""


class PlayerView(TypedDict):
    """What everybody may know of a player."""

    score: int
    pack: int
    picks: int
    hand: int
    deck: int
    discard: int
    playing: bool


class FighterView(PlayerView):
    """A player in the match."""

    active: str
    maneuver: int
    honey: int
    cubes: dict[str, int]
    acorns: dict[str, int]
    selected: str | None
    acting: int | None
    """The id of the monster action that was revealed this turn."""


class OverrealmView(GameView[CardView | MonsterView | ActionView, PlayerView | FighterView]):
    round: int
    match: int
    sides: list[int]


def view(s: Overrealm, watcher: int, sight: Sight) -> OverrealmView:
    return {
        "seat": watcher,
        "turn": -1,
        "phase": PHASES[s.phase],
        "phases": list(PHASES),
        "zones": zone_views(s, watcher, sight.alike("looks", looks, s)),
        "players": sight.alike("players", players, s),
        "result": result_view(s),
        "round": s.turn,
        "match": s.match,
        "sides": list(s.sides),
    }


def players(s: Overrealm) -> list[PlayerView | FighterView]:
    return [player(s, seat) for seat in range(s.seats)]


def player(s: Overrealm, seat: int) -> PlayerView | FighterView:
    first = seat * PER_SEAT
    facts: PlayerView = {
        "score": s.score[seat],
        "pack": len(s.zones[first + PACK]),
        "picks": len(s.zones[first + PICKS]),
        "hand": len(s.zones[first + HAND]),
        "deck": len(s.zones[first + DECK]),
        "discard": len(s.zones[first + DISCARD]),
        "playing": seat in s.sides and bool(s.team),
    }
    return fighter(s, facts, s.sides.index(seat)) if facts["playing"] else facts


def fighter(s: Overrealm, facts: PlayerView, side: int) -> FighterView:
    return {
        **facts,
        "active": book()[s.row[s.active[side]]].name,
        "maneuver": s.f[MANEUVER + side],
        "honey": s.f[HONEY + side],
        "cubes": dict(zip(STATS, s.f[CUBES_OF[side]], strict=True)),
        "acorns": dict(zip(STATS, s.f[ACORNS_OF[side]], strict=True)),
        "selected": selected(s, side),
        "acting": acting(s, side),
    }


def acting(s: Overrealm, side: int) -> int | None:
    """The card of the monster action that was revealed this turn."""
    if s.phase <= TEAM_PHASE or not acts(s, side):
        return None
    return s.first_action + action_number(s, side)


def selected(s: Overrealm, side: int) -> str | None:
    """What was revealed this turn; nothing before the reveal, since a selection lives in the frame alone."""
    chosen = s.chosen[side]
    if s.phase <= TEAM_PHASE or chosen == NOTHING:
        return None
    if chosen in (DRAW_CARDS, COUNTER):
        return "Draw Cards" if chosen == DRAW_CARDS else "Counter"
    if chosen >= SWITCH:
        return f"switch to {book()[s.row[TEAM_OF[side][chosen - SWITCH]]].name}"
    name = book()[s.printing[s.first_action + action_number(s, side)]].name
    return name + (" (protected)" if s.how[side] == PROTECTED else " (honey)" if s.how[side] == HONEYED else "")


def as_printed(s: Overrealm, card: int) -> CardView:
    return card_view(s, book(), card)


def of_the_match(s: Overrealm, card: int) -> CardView | ActionView:
    """The same, and of an action of the match whose it is. A match has printings of its own (`set_table`)."""
    seen = as_printed(s, card)
    action = card - s.first_action
    if not 0 <= action < ACTIONS:
        return seen
    monster = action // ACTIONS_EACH
    return {"id": seen["id"], "card": seen["card"], "name": seen["name"], "of": monster, "monster": s.team[monster]}


PRINTED = Plain(as_printed)
IN_MATCH = Plain(of_the_match)


def looks(s: Overrealm) -> Sequence[CardView | MonsterView | ActionView]:
    """By id, each card with what lies on it where it is a monster or an action of the match."""
    if not s.team:
        return PRINTED.of(s)
    found: list[Any] = IN_MATCH.of(s)[:]
    for seen in monsters(s, found):
        found[seen["id"]] = seen
    first = s.first_action
    marked = s.f[AURA : USED + ACTIONS]
    if any(marked):
        for action in range(ACTIONS):
            if marked[action] or marked[action + ACTIONS] or marked[action + 2 * ACTIONS]:
                found[first + action] = action_marked(s, found[first + action], action)
    for side in (0, 1):
        for card, told in enumerate(foretold(s, side), first + action_of(s.active[side], 0)):
            action = found[card] = found[card].copy()
            if told.speed != NO_SPEED:
                action["speed"] = told.speed
            if told.damage is not None:
                action["damage"], action["bare"] = told.damage, told.bare
    return found


def action_marked(s: Overrealm, seen: ActionView, action: int) -> ActionView:
    """An action with the counters on it."""
    found = seen.copy()
    if time := s.f[AURA + action]:
        found["time"] = time
    if torment := s.f[TORMENT + action]:
        found["torment"] = torment
    if s.f[USED + action]:
        found["used"] = True
    return found


def monsters(s: Overrealm, printed: Sequence[CardView]) -> list[MonsterView]:
    """The monsters of the match; most of the time no condition or counter lies on any of them."""
    f = s.f
    afflicted = any(f[BURN : LOCKDOWN + MONSTERS])
    found: list[MonsterView] = []
    for monster, (card, row) in enumerate(zip(s.team, s.row, strict=True)):
        seen, hp = printed[card], hp_now(s, monster)
        found.append(
            {
                "id": card,
                "card": seen["card"],
                "name": seen["name"],
                "hp": hp,
                "max_hp": MAX_HP[row],
                "damage": MAX_HP[row] - hp,
                "active": monster in s.active,
                "down": not f[HP + monster],
                "conditions": lying(f, CONDITIONS, monster) if afflicted else {},
                "counters": lying(f, COUNTERS, monster) if afflicted else {},
            }
        )
    return found


def lying(f: list[int], rows: Mapping[str, int], monster: int) -> dict[str, int]:
    """What lies on a monster of these rows of figures."""
    return {name: f[row + monster] for name, row in rows.items() if f[row + monster]}
