"""Short ways to set a table and to tell what happens on it."""

from typing import Any

from games.overpower.table import laid
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.hits.hits import damage
from overtable.games.overpower.state import Overpower, zone
from overtable.kernel.engine import options
from overtable.scenario import Seat, Table

QUIET = ("decline", "take", "done", "no_event", "accept", "refuse", "keep", "fight")


def battle(
    mine: list[Any],
    hand: list[str],
    theirs: list[Any] | None = None,
    their_hand: list[str] | None = None,
    *,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    mode: str = "venture",
    **more: Any,
) -> Table[Overpower]:
    """A battle in which the first player is to move."""
    a = {"front": mine, "hand": hand, "draw": ["1E", "1C"]} | (me or {})
    b = {"front": theirs or ["Merlin", "Zorro"], "hand": their_hand or [], "draw": ["1B", "1I"]} | (them or {})
    return laid(mode, 0, {"a": a, "b": b} | more)  # type: ignore[no-any-return]


def act(seat: Seat[Any], verb: str, *names: str) -> None:
    """The first offered answer that starts so."""
    game, s = seat.table.game, seat.table.state
    for o in seat.options():
        if o.verb == verb and len(o.refs) >= len(names) and seat._names_fit(o, names):
            seat.table.answer(seat.number, o)
            return
    raise AssertionError(
        f"{verb} {names} is not offered; {[game.option_text(s, o, seat.number) for o in seat.options()]}"
    )


def quietly(table: Table[Any], until: str = "Turn") -> None:
    """Everybody answers as quietly as possible until that step asks."""
    for _ in range(60):
        if table.state.result is not None or table.pending in (until, "SecondPass" if until == "Turn" else until):
            return
        quiet(table)
    raise AssertionError(f"still at {table.pending}")


def quiet(table: Table[Any]) -> None:
    seat = table.asked[0]
    found = options(table.state, seat)
    calm = [o for verb in QUIET for o in found if o.verb == verb]
    table.answer(seat, (calm or found)[0])


def hits_land(table: Table[Any]) -> None:
    """Nobody negates, the hit is taken."""
    for _ in range(20):
        if table.pending not in ("NegateWindow", "DefenceWindow", "DeclareType"):
            return
        quiet(table)


def char(table: Table[Any], name: str) -> int:
    return next(c for c in range(8) if face(table.state, c).name == name and table.state.kod[c] != -1)


def hurt(table: Table[Any], name: str) -> int:
    return damage(table.state, char(table, name))


def names_in(table: Table[Any], seat: int, place: int) -> list[str]:
    return [face(table.state, c).name for c in table.state.zones[zone(seat, place)]]


def played(
    card: str, by: str, theirs: Any = None, their_hand: Any = None, more: Any = (), onto: Any = (), **rest: Any
) -> Any:
    """A utility is played and not negated."""
    table = battle([by, *rest.pop("beside", [])], [card, *more], theirs, their_hand, **rest)
    a, b = table.seats
    act(a, "play", card, by, *onto)
    while table.pending == "NegateWindow":
        b.does("decline")
    return table, a, b


def hit(card: str, by: str, theirs: Any, their_hand: Any = None, more: Any = (), **rest: Any) -> Any:
    """An attack on the first of them hits."""
    table = battle([by, *rest.pop("beside", [])], [card, *more], theirs, their_hand, **rest)
    first = theirs[0] if isinstance(theirs[0], str) else theirs[0]["name"]
    a, b = table.seats
    act(a, "attack", card, by, first)
    hits_land(table)
    return table, a, b


def under_attack(
    card: str, by: str, target: str, attack: str = "8E", attacker: str = "Wicked Witch", **more: Any
) -> Any:
    """Somebody who holds the card is attacked, or a teammate."""
    line = [by] if target == by else [by, target]
    table = battle([attacker], [attack], line, [card], **more)
    act(table.seats[0], "attack", attack, attacker, target)
    while table.pending == "NegateWindow":
        table.seats[1].does("decline")
    return table, table.seats[1]


def attacked_with(name: str, user: str, target: str, hand: list[str], **them: Any) -> Any:
    """The Special attacks somebody beside Hercules; `on` is what lies on the target."""
    table = battle([user], [name], [{"name": target} | them.pop("on", {}), "Hercules"], hand, them=them)
    act(table.seats[0], "attack", name, user, target)
    while table.pending == "NegateWindow":
        table.seats[1].does("decline")
    return table, table.seats[1]
