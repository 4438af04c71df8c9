"""How the tests of single cards play them: an attack or a utility, with every window that is not the point declined."""

from typing import Any

from games.overpower.table import Player, table


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
    a = {"front": mine, "hand": hand} | (me or {})
    b = {"front": theirs or ["Zorro"], "hand": answers or []} | (them or {})
    return table(a=a, b=b, **more)


def unnegated(*players: Player) -> None:
    """Nobody negates."""
    while players[0].pending == "NegateWindow":
        next(p for p in players if p.is_asked).does("decline")


def strikes(a: Player, b: Player, *names: str, verb: str = "attack") -> None:
    """An attack, the first offered one that starts so, up to the defence; its type is the first that may be declared."""
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


def turn_of(player: Player) -> bool:
    return player.pending in ("Turn", "SecondPass") and player.is_asked
