"""One table on which every card of the set is used, and what has changed afterwards, in words."""

from typing import Any

from games.powerup.own_cards import astra, battle, blast, gear, hero
from games.powerup.table import Story, table
from overtable.games.powerup.book.cards import AnyCard, Battle, Equipment, Hero, Power
from overtable.games.powerup.book.glossary import KEYWORDS
from overtable.games.powerup.inplay.figures import sheet
from overtable.games.powerup.state import BATTLE, DECK, HAND, IMMORTAL, KNELT, PINNED, STUNNED, heroes_of, zone

NUMBER = ("", "One", "Two", "Three", "Four", "Five")
Facts = dict[str, Any]


def ally(stars: int) -> str:
    return hero(f"Ally {NUMBER[stars]}", stars=stars, atk=4, dfn=4, health=9)


def foe(stars: int) -> str:
    bolt = [astra("Bolt", blast(5), target="enemy")] if stars == 1 else []
    return hero(f"Foe {NUMBER[stars]}", stars=stars, atk=4, dfn=4, health=9, faction="Q", astra=bolt)


def laid_out(card: AnyCard, user_seat: int, kneeling: bool = False, attached: bool = False) -> Story:
    """The user's side has one empty place and wounded Heroes, one of them kneeling; the other has something of
    everything: a burning, wounded, kneeling Hero, a counter, an Equipment, an attached Power, a Battle card."""
    user = card.stars if isinstance(card, Hero) else 0
    free = 2 if user == 1 else 1
    mine: list[Any] = []
    for stars in range(1, 6):
        at: Facts = {"hero": ally(stars), "wounds": 2, "kneeling": stars == (3 if user != 3 else 4)}
        if stars == user:
            mine.append({"hero": card.name, "level": 5, "wounds": 1, "kneeling": kneeling})
        elif stars != free:
            mine.append(at | ({"poison": 9} if stars == (5 if user != 5 else 4) else {}))
    bearer = next(h for h in mine if h["hero"] in (ally(2), ally(4)))
    side: Facts = {"power": 9, "deploy": 9, "heroes": mine, "hand": [gear("Spare", cost=9)]}
    if isinstance(card, Equipment):
        bearer["equipment"] = [card.name]
    else:
        bearer["equipment"] = ["Torch"]
    if isinstance(card, Battle):
        side["battle"] = [card.name]
    theirs: list[Any] = [
        foe(1),
        {"hero": foe(2), "wounds": 1, "burn": 9, "kneeling": True},
        {"hero": foe(3), "plus": 1, "equipment": ["Short Sword"]},
        {"hero": foe(4), "power": "Fireheart"},
        foe(5),
    ]
    other: Facts = {"power": 0, "heroes": theirs, "battle": ["Night Raid"], "hand": ["Torch", "Torch"]}
    if isinstance(card, Power) and attached:
        bearer["power"] = card.name
    elif isinstance(card, Power):
        side["hand"] = [card.name, *side["hand"]]
    return seated(user_seat, side, other, round=8)


def seated(me: int, mine: Facts, theirs: Facts, **position: Any) -> Story:
    """The table with the user's side at this seat, which is on Offense unless something else is said."""
    sides = {"a": mine, "b": theirs} if me == 0 else {"a": theirs, "b": mine}
    return table(**{"offense": "ab"[me], **sides, **position})


def facts(t: Story, me: int) -> Facts:
    """What a player would note down about the table."""
    s = t.state
    found: Facts = {}
    names = {me: "my", 1 - me: "their"}
    rows = sheet(s)
    for seat, whose in names.items():
        for h in heroes_of(s, seat):
            name = t.game.catalogue[s.printing[h]].name.partition(" #")[0]
            row, flags = rows[h], s.flags[h]
            found[f"{whose} {name}"] = "in play"
            found[f"{name} is"] = f"{row.atk}/{row.dfn}/{row.health}"
            for what, n in (
                ("wounds", s.wounds[h]),
                ("kneels", flags & KNELT),
                ("stunned", flags & STUNNED),
                ("pinned", flags & PINNED),
                ("immortal", flags & IMMORTAL),
                ("burns until", s.burn[h]),
                ("poisoned until", s.poison[h]),
                ("plus", s.plus[h]),
                ("minus", s.minus[h]),
                ("Regen", s.regen[h]),
                ("Evade", s.evade[h]),
                ("level", s.level[h]),
                ("keywords", ", ".join(k for i, k in enumerate(KEYWORDS) if row.keywords >> i & 1)),
                ("carries", ", ".join(n.partition(" #")[0] for n in t.on(t.game.catalogue[s.printing[h]].name))),
            ):
                found[f"{name} {what}"] = (1 if what in ("kneels", "stunned", "pinned", "immortal") else n) if n else 0
        found[f"{whose} HQ"] = s.hq[seat]
        found |= {f"{whose} Power": s.power[seat], f"{whose} Deploy": s.deploy[seat]}
        found |= {f"{whose} hand": len(s.zones[zone(seat, HAND)]), f"{whose} deck": len(s.zones[zone(seat, DECK)])}
        stack = s.zones[zone(seat, BATTLE)]
        found[f"{whose} Battle card"] = t.game.catalogue[s.printing[stack[-1]]].name if stack else 0
        found[f"{whose} Team-Ups"] = s.extra_teamups[seat]
    return found


def changes(before: Facts, after: Facts) -> str:
    """Every fact that differs, `Foe One wounds 0 > 2`; of a Hero that came or went only that."""
    found = [k for k in dict.fromkeys([*before, *after]) if before.get(k) != after.get(k)]
    moved = [k.partition(" ")[2] for k in found if "in play" in (before.get(k), after.get(k))]
    told = [k for k in found if not any(k.startswith(f"{name} ") for name in moved)]
    return "; ".join(f"{k} {before.get(k, '-')} > {after.get(k, '-')}" for k in told)


def quietly(t: Story) -> None:
    """Nobody answers, and whoever has to choose takes the first choice."""
    while t.state.result is None and t.pending in ("Respond", "Powers", "DivertChance", "TeamUpChance", *CHOICES):
        seat = t.seats[t.asked[0]]
        seat.table.answer(seat.number, seat.options()[0])


CHOICES = ("CopyAim", "DiscardChoice", "ConditionMet", "Spread")


def used(card: AnyCard, ability: str, me: int) -> str:
    """What using the card changes, aimed where it changes most; its user kneels if nothing happens otherwise."""
    verb, names = ("play", (card.name,)) if ability == "play" else ("use", (card.name, ability))
    outcomes: list[str] = []
    for kneeling in (False, True):
        choice = 0
        while True:
            t = laid_out(card, me, kneeling, attached=verb == "use")
            options = [o for o in t.seats[me].options() if t.seats[me]._matches(o, verb, names)]
            if choice >= len(options):
                break
            before = facts(t, me)
            t.answer(me, options[choice])
            quietly(t)
            outcomes.append(changes(before, facts(t, me)))
            choice += 1
    assert outcomes, f"{card.name}: {ability} is not offered"
    return max(outcomes, key=lambda told: told.count(";"))


def met(card: Equipment | Battle, when: str, count: int, me: int) -> str:
    """What the card's Condition changes: the same play without the card ends otherwise."""
    blank = gear("Blank") if isinstance(card, Equipment) else battle("Blank Battle")
    without, having = (facts(_played(name, card, when, count, me), me) for name in (blank, card.name))
    itself = [k for k, v in without.items() if "Blank" in str(v)]
    return changes(without, having | {k: without[k] for k in itself})


def _played(name: str, card: Equipment | Battle, when: str, count: int, me: int) -> Story:
    """A round in which something happens so often, at the side that has the card."""
    weak = hero("Weak", stars=1, atk=4, dfn=4, health=1)
    strong = hero("Strong", stars=4, atk=9, dfn=9, health=9)
    mine: list[Any] = [weak if when == "own_ko" else ally(1), {"hero": ally(2), "wounds": 2}]
    mine += [strong if when == "enemy_ko" else {"hero": ally(4), "wounds": 2}, {"hero": ally(5)}]
    mine += [] if when == "deployed" else [{"hero": ally(3), "wounds": 2, "kneeling": True}]
    theirs: list[Any] = [weak if when == "enemy_ko" else foe(1), foe(2), foe(3), strong if when == "own_ko" else foe(4)]
    side: Facts = {"heroes": mine, "slots": [ally(3)]}
    if isinstance(card, Battle):
        side["battle"] = [name]
    else:
        mine[3]["equipment"] = [name]
    phase = "deploy" if when == "deployed" else "combat"
    attacked = when in ("hq_lost", "blocked")
    attacker = 1 - me if attacked else me
    other: Facts = {"heroes": theirs, "hand": ["Torch", "Torch"]}
    t = seated(me, side, other, round=8, phase=phase, offense="ab"[attacker])
    if when == "deployed":
        t.seats[me].does("deploy", ally(3))
    elif when == "team_up_won":
        t.seats[me].does("team_up", ally(2), ally(1), foe(3))
    else:
        t.quiet()
        own = [ally(4), ally(2), ally(5)]
        pairs = {"own_ko": [(weak, strong)], "enemy_ko": [(strong, weak)]}.get(when, [])
        pairs = pairs or list(
            zip((foe(4), foe(3)), own, strict=False) if attacked else zip(own, theirs[1:], strict=True)
        )
        _attacks(t, attacker, pairs[:count], blocked=when not in ("hq_hit", "hq_lost"))
    quietly(t)
    return t


def _attacks(t: Story, attacker: int, pairs: list[tuple[str, str]], blocked: bool) -> None:
    for n, (by, at) in enumerate(pairs):
        if n:
            t.seats[1 - attacker].does("pass")
        t.seats[attacker].does("attack", by, at)
        quietly(t)
        t.seats[1 - attacker].does(*(("block", at) if blocked else ("let_through",)))
        quietly(t)
