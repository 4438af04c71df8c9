"""The grammar of an event's record: one entry a line, `time what field=value …`.

    1760000000000 enter person="p1" name="Ana" deck="# Horror Menagerie\\n…"
    1760000000000 start by="Ana"
    1760000000000 round number=1 pairs=[{"a":1,"b":2},{"a":3}]
    1760000000000 opened key="game-1.1.1" table="k7"
    1760000000000 game match="1.1" number=1 winner=2
    1760000000000 correct match="1.1" games=[1] why="the wrong winner was noted" by="Ana"

Values are JSON; a field that says nothing new is left out. Whoever writes or reads a line does it here. Players are
told by their number, from 1 in the order in which they entered; a number is never given twice.
"""

import json
from typing import Any, ClassVar, get_args

import msgspec


class BadEventLine(ValueError):
    """A line that is no entry of an event's record, and why."""


class Pair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two players of a round; without a second one the first has a bye. `node` is the place in a bracket."""

    a: int
    b: int = 0
    node: str = ""


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Enter(_Entry, frozen=True, kw_only=True, tag="enter"):
    """Somebody enters; the players are numbered in the order of these entries."""

    person: str
    name: str
    deck: str = ""
    code: str = ""
    rating: float | None = None
    lot: int | None = None
    """What was drawn for a name that has been forgotten since."""


class AddBot(_Entry, frozen=True, kw_only=True, tag="add-bot"):
    bot: str
    """The name of a player of the house, such as `regular`."""
    name: str
    deck: str = ""
    rating: float | None = None
    by: str = ""


class Leave(_Entry, frozen=True, kw_only=True, tag="leave"):
    """A player goes before the event has begun."""

    player: int


class Remove(_Entry, frozen=True, kw_only=True, tag="remove"):
    """The organiser sends a player away before the event has begun."""

    player: int
    by: str = ""
    why: str = ""


class Start(_Entry, frozen=True, kw_only=True, tag="start"):
    by: str = ""


class Cancel(_Entry, frozen=True, kw_only=True, tag="cancel"):
    by: str = ""
    why: str = ""


class Opened(_Entry, frozen=True, kw_only=True, tag="opened"):
    """The house has opened the table that `todo` asked for under this key."""

    key: str
    table: str


class Drafted(_Entry, frozen=True, kw_only=True, tag="drafted"):
    """A draft table is done; `pools` are those of its seats."""

    pod: int
    pools: tuple[tuple[str, ...], ...]


class Deck(_Entry, frozen=True, kw_only=True, tag="deck"):
    """A player registers a deck, or changes it."""

    player: int
    text: str


class Built(_Entry, frozen=True, kw_only=True, tag="built"):
    """The house has built a player's deck."""

    player: int
    text: str


class RoundBegun(_Entry, frozen=True, kw_only=True, tag="round"):
    """The pairings of a round, as `making.next_round` makes them. They stand here, so that nothing pairs it again."""

    number: int
    pairs: tuple[Pair, ...]
    seeds: tuple[int, ...] = ()
    """With the first round of a bracket: who is seeded first, second and so on."""


class GameEnded(_Entry, frozen=True, kw_only=True, tag="game"):
    """A game of a match is over. `winner` is a player, 0 when it is a draw; `how` the rule that ended it."""

    match: str
    number: int
    winner: int
    how: str = ""
    table: str = ""
    """Where it was played, if at a table: what a table says that a judge has closed does not count."""


class Correct(_Entry, frozen=True, kw_only=True, tag="correct"):
    """A judge says how the games of a match ended: the winners in order, 0 for a draw."""

    match: str
    games: tuple[int, ...]
    why: str
    by: str = ""


class RoundClosed(_Entry, frozen=True, kw_only=True, tag="close"):
    """The time of a round is up, or somebody ends it: what is not finished counts as it stands."""

    number: int
    by: str = ""


class Drop(_Entry, frozen=True, kw_only=True, tag="drop"):
    """A player goes for good: loses the match that is open and is not paired again."""

    player: int
    by: str = ""
    why: str = ""


class Replaced(_Entry, frozen=True, kw_only=True, tag="replaced"):
    """A bot plays on for somebody who has left."""

    player: int
    bot: str
    by: str = ""


class Late(_Entry, frozen=True, kw_only=True, tag="late"):
    """Somebody comes in after rounds have begun; those count as lost."""

    person: str
    name: str
    deck: str = ""
    rating: float | None = None
    lot: int | None = None
    bot: str = ""
    by: str = ""


class Finish(_Entry, frozen=True, kw_only=True, tag="finish"):
    """All rounds are played, and the standings are final but for a judge's correction."""


Entry = (
    Enter
    | AddBot
    | Leave
    | Remove
    | Start
    | Cancel
    | Opened
    | Drafted
    | Deck
    | Built
    | RoundBegun
    | GameEnded
    | Correct
    | RoundClosed
    | Drop
    | Replaced
    | Late
    | Finish
)


_BREAKS = {ord(c): f"\\u{ord(c):04x}" for c in "\x85\u2028\u2029"}
"""What JSON leaves as it is and others take for the end of a line."""


class _Grammar:
    verbs: ClassVar[dict[str, type]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Entry)}
    decoder: ClassVar[json.JSONDecoder] = json.JSONDecoder()


def line(entry: Entry) -> str:
    """An entry as a line of the record; `read` reads it back."""
    said: dict[str, Any] = msgspec.to_builtins(entry)
    at, verb = said.pop("at"), said.pop("do")
    fields = [f"{key}={json.dumps(value, ensure_ascii=False, separators=(',', ':'))}" for key, value in said.items()]
    return " ".join([str(at), verb, *fields]).translate(_BREAKS)


def read(text: str, n: int = 1) -> Entry:
    """The n-th line of a record (from 1) as an entry; raises `BadEventLine`."""
    at, _, rest = text.strip().partition(" ")
    verb, _, rest = rest.partition(" ")
    if not at.isdecimal() or verb not in _Grammar.verbs:
        raise BadEventLine(f"entry {n}: {text[:80]!r} must be a time and one of {', '.join(_Grammar.verbs)}")
    said: dict[str, Any] = {"do": verb, "at": int(at)}
    while rest := rest.lstrip(" "):
        key, equals, value = rest.partition("=")
        try:
            said[key], end = _Grammar.decoder.raw_decode(value)
        except ValueError:
            raise BadEventLine(f"entry {n}: {rest[:80]!r} must be field=value, the value in JSON") from None
        if not equals or value[end : end + 1] not in ("", " "):
            raise BadEventLine(f"entry {n}: {rest[:80]!r} must be field=value, the value in JSON")
        rest = value[end:]
    try:
        found: Entry = msgspec.convert(said, Entry)
    except msgspec.ValidationError as error:
        raise BadEventLine(f"entry {n}: {error}") from None
    return found
