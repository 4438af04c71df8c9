"""How the tests of single cards play them: an attack or a utility, with every window that is not the point declined."""

from typing import Any

from games.overpower.stories import quietly
from games.overpower.table import Player, table
from overtable.games.overpower.book.icons import TYPE_NAMES
from overtable.games.overpower.state import HAND, zone
from overtable.games.overpower.table.scenario import LETTERS

PILE = ["1E", "1C", "1B", "1I"]
"""A Draw Pile, so that Power Packs stay where they are."""

HELD = ["2C", "3C", "Riposte", "Rapier", "7I"]
"""A hand to look into."""


def mask(letters: str) -> int:
    """These icons as the attack has them."""
    return sum(1 << i for i, name in enumerate(TYPE_NAMES) if LETTERS[name] in letters)


def facing(
    mine: list[Any],
    hand: list[str],
    theirs: list[Any] | None = None,
    answers: list[str] | None = None,
    *,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    **more: Any,
) -> list[Player]:
    """A battle in which the first player is to move; `answers` are the cards of the second."""
    a = {"front": mine, "hand": hand, "draw": PILE} | (me or {})
    b = {"front": theirs or ["Zorro"], "hand": answers or [], "draw": PILE} | (them or {})
    return table(a=a, b=b, **more)


def unnegated(*players: Player) -> None:
    """Nobody negates."""
    while players[0].pending == "NegateWindow":
        next(p for p in players if p.is_asked).does("decline")


def strikes(a: Player, b: Player, *names: str, verb: str = "attack") -> None:
    """The first attack offered that starts so, up to the defence."""
    found = [o for o in a.options() if o.verb == verb and len(o.refs) >= len(names) and a._names_fit(o, names)]
    assert found, f"{names} is not offered to {a.number}; {a._offers()}"
    a.table.answer(a.number, found[0])
    unnegated(a, b)


def hits(a: Player, b: Player, *names: str) -> None:
    """An attack that is neither negated nor defended."""
    strikes(a, b, *names)
    if b.pending == "DefenceWindow":
        b.does("take")


def plays(a: Player, b: Player, *names: str) -> None:
    """A utility that is not negated."""
    a.does("play", *names)
    unnegated(a, b)


def sorts_out(player: Player) -> None:
    """Drawn duplicates go."""
    while player.pending == "Duplicates":
        player.table.answer(player.number, player.options()[0])


def known(player: Player, other: Player) -> list[str]:
    """The cards of the other's hand that this player knows."""
    cards = player.s.zones[zone(other.number, HAND)]
    return sorted(player.short(c) for c in cards if player.s.pool[player.number][c] == 0)


def turn_of(player: Player) -> bool:
    return player.pending in ("Turn", "SecondPass") and player.is_asked


ATTACKERS = {"E": "Wicked Witch", "C": "Leonidas", "B": "Hercules", "I": "Sherlock Holmes", "M": "Carson of Venus"}


def under_attack(
    attack: str,
    target: str,
    team: list[Any],
    answers: list[str],
    *,
    more_attacks: list[str] | None = None,
    kind: str = "",
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
) -> list[Player]:
    """The second player must answer this Power card attack on one of the team."""
    user = ATTACKERS[attack[-1]]
    a, b = facing([user], [attack, *(more_attacks or [])], team, answers, me=me, them=them)
    strikes(a, b, attack, user, target, *([kind] if kind else []))
    return [a, b]


UNHURRIED = {"draw": ["Freya: Goddess of Protection", "Legendary Escape"]}
"""A Draw Pile without attacks, whose owner may pass."""


def next_battle(a: Player, b: Player) -> None:
    """Both pass; the next battle begins without anything being done."""
    one, two = (a, b) if a.is_asked else (b, a)
    one.does("pass")
    two.does("pass")
    quietly(a.table)
    assert a.s.battle == 3


def in_play(name: str, by: str, target: str = "") -> dict[str, Any]:
    return {"in_play": [{"card": name, "by": by} | ({"target": target} if target else {})]}
