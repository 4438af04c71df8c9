"""What an account has played, as anybody may see it: rated games only, and nobody who has left is named."""

from collections import Counter, defaultdict

from overtable.server.errors import Fault
from overtable.server.ladder.wire import (
    CurvePoint,
    DeckPlayed,
    GamePlayed,
    HeadToHead,
    Profile,
    ProfileRating,
)
from overtable.server.ratings import give, number
from overtable.store import ladder
from overtable.store.accounts import LEFT
from overtable.store.ladder import Against, PlayedRow
from overtable.store.people import folded
from overtable.store.rows import Person
from overtable.store.store import Store

LOOKED_AT = 5000
"""So many games of one person are looked at, the newest ones."""


async def profile(store: Store, name: str, who: Person | None) -> Profile:
    """Raises `Fault` where there is no such account."""
    found = await ladder.account(store, folded(name)) if len(name) <= 60 else None
    if found is None:
        raise Fault("not-found", "There is no account of this name.")
    person, shown, created = found
    played = await ladder.played_by(store, person, LOOKED_AT)
    met = await ladder.against(store, person, played[-1].at if played else 0)
    games = played[: ladder.GAMES]
    return Profile(
        shown,
        created,
        ratings(played),
        decks(played),
        head_to_head(played, met),
        recent(games, met, await ladder.there(store, [g.table_id for g in games])),
        who is not None and who.id == person,
    )


def ratings(played: list[PlayedRow]) -> list[ProfileRating]:
    """By game and format, each with its curve from the first game on."""
    by_format: dict[tuple[str, str], list[PlayedRow]] = defaultdict(list)
    for row in played:
        by_format[row.game, row.format].append(row)
    found = []
    for (game, form), rows in sorted(by_format.items(), key=lambda item: (-len(item[1]), item[0])):
        curve = [CurvePoint(r.at, number(r.mu, r.sigma)) for r in rows[: ladder.CURVE]][::-1]
        last = rows[0]
        found.append(ProfileRating(game, form, number(last.mu, last.sigma), give(last.sigma), len(rows), curve))
    return found


def decks(played: list[PlayedRow]) -> list[DeckPlayed]:
    """The favourite ones first."""
    used = Counter((row.game, row.deck) for row in played if row.deck)
    won = Counter((row.game, row.deck) for row in played if row.deck and row.outcome == "won")
    order = sorted(used, key=lambda one: (-used[one], one))
    return [DeckPlayed(*one, used[one], won[one]) for one in order[: ladder.DECKS]]


def head_to_head(played: list[PlayedRow], met: list[Against]) -> list[HeadToHead]:
    """Against whom how often, and how it went; the most frequent opponents first."""
    outcome = {row.table_id: row.outcome for row in played}
    went: dict[str, Counter[str]] = defaultdict(Counter)
    for one in met:
        if one.name is not None and one.table_id in outcome:
            went[one.name][outcome[one.table_id]] += 1
    order = sorted(went, key=lambda name: (-went[name].total(), name))
    return [
        HeadToHead(name, went[name].total(), went[name]["won"], went[name]["lost"], went[name]["drawn"])
        for name in order[: ladder.OPPONENTS]
    ]


def recent(played: list[PlayedRow], met: list[Against], there: set[str]) -> list[GamePlayed]:
    names: dict[str, list[str]] = defaultdict(list)
    events: dict[str, str | None] = {}
    for one in met:
        names[one.table_id].append(one.name or LEFT)
        events[one.table_id] = one.event
    return [
        GamePlayed(
            row.table_id if row.table_id in there else None,
            row.game,
            row.format,
            row.at,
            names[row.table_id] or [LEFT],
            row.outcome,
            events.get(row.table_id),
        )
        for row in played
    ]
