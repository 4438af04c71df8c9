"""What a watcher sees: teams, boards and counters are open; hands and selections are not (OR-SETUP-09)."""

from typing import NotRequired, TypedDict

from overtable.games.overrealm.action.foretold import foretold, trial
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
    CONDITIONS,
    COUNTERS,
    CUBES_OF,
    HONEY,
    HP,
    MANEUVER,
    TEAM_OF,
    TEAM_SIZE,
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
    acts,
)
from overtable.kernel.view import CardView, GameView, Sight, card_view, result_view, zone_views

NOT_SHOWN = ("past",)
"""Zones that nobody needs to see, though all may."""


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
    tried = sight.alike("tried", lambda: trial(s) if s.team else s)
    zones = zone_views(s, watcher, lambda card: card_seen(s, tried, card), sight)
    return {
        "seat": watcher,
        "turn": -1,
        "phase": PHASES[s.phase],
        "phases": list(PHASES),
        "zones": [z for z in zones if z["name"] not in NOT_SHOWN],
        "players": sight.alike("players", lambda: [player(s, seat) for seat in range(s.seats)]),
        "result": result_view(s),
        "round": s.turn,
        "match": s.match,
        "sides": list(s.sides),
    }


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


def card_seen(s: Overrealm, tried: Overrealm, card: int) -> CardView | MonsterView | ActionView:
    """A card, with what lies on it where it is a monster or an action of the match."""
    seen = card_view(s, book(), card)
    if card in s.team:
        return monster_seen(s, seen, s.team.index(card))
    action = card - s.first_action
    return action_seen(s, tried, seen, action) if s.team and 0 <= action < ACTIONS else seen


def action_seen(s: Overrealm, tried: Overrealm, seen: CardView, action: int) -> ActionView:
    monster, space = divmod(action, ACTIONS_EACH)
    found: ActionView = {
        "id": seen["id"],
        "card": seen["card"],
        "name": seen["name"],
        "of": monster,
        "monster": s.team[monster],
    }
    if time := s.f[AURA + action]:
        found["time"] = time
    if torment := s.f[TORMENT + action]:
        found["torment"] = torment
    if s.f[USED + action]:
        found["used"] = True
    if monster in s.active:
        told = foretold(tried, monster // TEAM_SIZE, space)
        if told.speed != NO_SPEED:
            found["speed"] = told.speed
        if told.damage is not None and told.bare is not None:
            found["damage"], found["bare"] = told.damage, told.bare
    return found


def monster_seen(s: Overrealm, seen: CardView, monster: int) -> MonsterView:
    conditions = {name: s.f[row + monster] for name, row in CONDITIONS.items() if s.f[row + monster]}
    counters = {name: s.f[row + monster] for name, row in COUNTERS.items() if s.f[row + monster]}
    return {
        **seen,
        "hp": hp_now(s, monster),
        "max_hp": MAX_HP[s.row[monster]],
        "damage": MAX_HP[s.row[monster]] - hp_now(s, monster),
        "active": s.active[monster // TEAM_SIZE] == monster,
        "down": not s.f[HP + monster],
        "conditions": conditions,
        "counters": counters,
    }
