"""What programs that learn are told of a game: the Heroes in play, what lies on them, the chain, the fight."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.inplay.figures import Row, sheet
from overtable.games.powerup.inplay.line import stars_in_play
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    DECK,
    HAND,
    IMMORTAL,
    KNELT,
    NOBODY,
    STUNNED,
    PowerUp,
    counters_left,
    zone,
)
from overtable.games.powerup.wounds.hq import guards_left
from overtable.kernel.observed import Observed, seen_from
from overtable.kernel.refs import index_of, kind_of

CARD = (
    "atk", "def", "health", "keywords", "wounds", "level", "kneeling", "stunned", "immortal", "plus", "minus", "regen",
    "evade", "burn", "poison", "charges", "bearer", "current",
)  # fmt: skip
NO_FIGHT = [0] * 6
NO_LINK = [0] * 5


def of_cards(s: PowerUp, watcher: int) -> list[tuple[int, ...]]:
    found = [hero(s, card, row) for card, row in sheet(s).items()]
    blank = (0,) * (len(CARD) - 2)
    for seat in (0, 1):
        for card in s.zones[zone(seat, ATTACHED)]:
            if s.bearer[card] != NOBODY:
                found.append((card, *blank, s.bearer[card] + 1, 0))
        found += [(card, *blank, 0, 1) for card in s.zones[zone(seat, BATTLE)][-1:]]
    return found


def hero(s: PowerUp, card: int, row: Row) -> tuple[int, ...]:
    flags = s.flags[card]
    charges = s.charges[card] and sum(counters_left(s, card, act.index) for act in face(s, card).acts if act.counters)
    return (
        card,
        row.atk,
        row.dfn,
        row.health,
        row.keywords,
        s.wounds[card],
        s.level[card],
        int(flags & KNELT > 0),
        int(flags & STUNNED > 0),
        int(flags & IMMORTAL > 0),
        s.plus[card],
        s.minus[card],
        s.regen[card],
        s.evade[card],
        s.burn[card],
        s.poison[card],
        charges,
        0,
        0,
    )


def of_table(s: PowerUp, watcher: int) -> list[int]:
    found = [seen_from(watcher, s.offense), s.phase, s.round, s.teamups, len(s.chain)]
    if s.chain:
        link = s.chain[-1]
        aim = (0, 0) if link.target < 0 else (kind_of(link.target), index_of(link.target))
        found += [link.source + 1, seen_from(watcher, link.seat), *aim, int(link.dead)]
    else:
        found += NO_LINK
    fight = s.fight
    if fight is None:
        return found + NO_FIGHT
    found += [fight.kind, seen_from(watcher, fight.seat), fight.attacker + 1, fight.partner + 1, fight.target + 1]
    return [*found, int(fight.blocked)]


def of_player(s: PowerUp, watcher: int, seat: int) -> list[int]:
    return [
        s.hq[seat],
        s.deploy[seat],
        s.power[seat],
        max(0, guards_left(s, seat)),
        len(s.zones[zone(seat, HAND)]),
        len(s.zones[zone(seat, DECK)]),
        stars_in_play(s, seat),
    ]


OBSERVED = Observed(
    options=96,
    cards={2: 96},
    card=CARD,
    table=(
        "turn", "phase", "round", "team-ups", "chain", "link's source", "link's seat", "link's aim, kind",
        "link's aim, index", "link negated", "fight", "fight's seat", "attacker", "partner", "target", "blocked",
    ),
    player=("hq", "deploy", "power", "shield", "hand", "deck", "stars"),
    of_cards=of_cards,
    of_table=of_table,
    of_player=of_player,
)  # fmt: skip
