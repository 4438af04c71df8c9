"""`overtable words`: what a scenario of a game can say. The pages in docs/games hold the same text."""

import inspect as python
import re
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from msgspec import inspect

from overtable.cli.console import out, plain
from overtable.games import find
from overtable.kernel.game import Game
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.position import Position
from overtable.kernel.seat import Seat

HEADING = "## Scenarios: verbs and position words"


def words(game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")]) -> None:
    """The verbs, facts and position words that scenarios of a game are written with, as Markdown."""
    plain(out(), section(find(game_id)))


def section(game: Game[Any]) -> str:
    """The part of the game's page about scenarios."""
    parts = [
        f"{HEADING}\n",
        f"`overtable words {game.id}` prints this part, and a test holds it to the code. What every seat of a scenario",
        "can do stands in [adding a game](../adding-a-game.md#6-the-tests).\n",
        _table(("verb", "what it names"), ((f"`{verb}`", what) for verb, what in _verbs(game))),
        _table(("fact of a seat", "what it is"), _facts(game.seat_type)),
        f"Zones, for `seat.zone(...)`: {', '.join(_zones(game))}.\n",
    ]
    if game.position is not None:
        parts += [
            "What a position may say; its module's docstring explains the words:\n",
            _table(("part", "word", "what it holds"), _position(game.position)),
        ]
    return "\n".join(parts)


def _table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (head, ("---",) * len(head), *rows)]
    return "\n".join(lines) + "\n"


def _verbs(game: Game[Any]) -> list[tuple[str, str]]:
    takes_back = (TAKE_BACK, "a pick of a set that is not finished yet")
    return sorted({**game.verbs, takes_back[0]: takes_back[1]}.items())


def _facts(seat_type: type[Seat[Any]] | None) -> Iterator[tuple[str, str]]:
    """The words that the game's seats have beside those of every seat; what has no docstring is no word for people."""
    for name, member in sorted(vars(seat_type or Seat).items()):
        thing = member.fget if isinstance(member, property) else member
        said = (python.getdoc(thing) or "").partition("\n")[0]
        if name.startswith("_") or not said or name in vars(Seat):
            continue
        takes = "" if isinstance(member, property) else f"({', '.join(_parameters(thing))})"
        yield f"`{name}{takes}`", said.replace("|", "\\|")


def _parameters(function: Any) -> list[str]:
    found = list(python.signature(function).parameters.values())[1:]
    return [f"*{p.name}" if p.kind is p.VAR_POSITIONAL else p.name for p in found]


def _zones(game: Game[Any]) -> list[str]:
    seats = {n for mode in game.modes.values() for n in mode.seats}
    return list(dict.fromkeys(zone.name for n in sorted(seats) for zone in game.state.zones_for(n)))


def _position(kind: type[Position]) -> Iterator[tuple[str, str, str]]:
    """Every word of a position and of its parts."""
    todo, seen = [kind], {kind}
    while todo:
        part = todo.pop(0)
        for field in fields_of(part):
            yield f"`{part.__name__}`", f"`{field.encode_name}`", _what(field.type)
            for inner in _parts(field.type):
                if inner not in seen:
                    seen.add(inner)
                    todo.append(inner)


def fields_of(kind: type[Position]) -> tuple[inspect.Field, ...]:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    return shape.fields


def parts_of(kind: type[Position]) -> list[type[Position]]:
    """A position and all that it is made of."""
    found = [kind]
    for part in found:
        found += [inner for f in fields_of(part) for inner in _parts(f.type) if inner not in found]
    return list(dict.fromkeys(found))


def _parts(shape: inspect.Type) -> list[Any]:
    if isinstance(shape, inspect.StructType):
        return [shape.cls]
    if isinstance(shape, inspect.UnionType):
        return [part for one in shape.types for part in _parts(one)]
    if isinstance(shape, inspect.ListType):
        return _parts(shape.item_type)
    return _parts(shape.value_type) if isinstance(shape, inspect.DictType) else []


PLAIN = {inspect.StrType: "text", inspect.BoolType: "true or false", inspect.AnyType: "anything"}


def _what(shape: inspect.Type) -> str:
    """A type in words."""
    if isinstance(shape, inspect.LiteralType):
        return " or ".join(f"`{value}`" for value in shape.values)
    if isinstance(shape, inspect.IntType):
        least = {None: "", 0: ""}.get(shape.ge, f" from {shape.ge}")
        return f"a number{least}{f' to {shape.le}' if shape.le is not None else ''}"
    if isinstance(shape, inspect.ListType):
        return f"a list of: {_what(shape.item_type)}"
    if isinstance(shape, inspect.TupleType):
        return f"{len(shape.item_types)} of: {_what(shape.item_types[0])}"
    if isinstance(shape, inspect.DictType):
        return f"a map from {_what(shape.key_type)} to: {_what(shape.value_type)}"
    if isinstance(shape, inspect.UnionType):
        return ", or ".join(_what(one) for one in shape.types if not isinstance(one, inspect.NoneType))
    if isinstance(shape, inspect.StructType):
        return f"a `{shape.cls.__name__}`"
    return PLAIN[type(shape)]


def undocumented(kind: type[Position], said: str) -> list[str]:
    """The words of a position that a text does not mention."""
    names = {f.encode_name for part in parts_of(kind) for f in fields_of(part)}
    return sorted(names - set(re.findall(r"\w+", said)))
