"""What a client may say over the socket, as docs/protocol.md writes it."""

from typing import Literal

import msgspec

from overtable.server.table.stops import Wish

Id = str | int | None


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client may send; `id` comes back with the reply."""

    id: Id = None


class Answer(In, frozen=True, tag="answer"):
    number: int
    option: str | None = None
    options: list[str] | None = None
    if_free: bool = False
    """Only if it could be taken back at once; else nothing is done."""


class Why(In, frozen=True, tag="why"):
    thing: str


class Notes(In, frozen=True, tag="notes"):
    number: int
    options: list[str]


class Hint(In, frozen=True, tag="hint"):
    pass


class Undo(In, frozen=True, tag="undo"):
    pass


class UndoReply(In, frozen=True, tag="undo-reply"):
    yes: bool


class Resign(In, frozen=True, tag="resign"):
    pass


class Rematch(In, frozen=True, tag="rematch"):
    pass


class Chat(In, frozen=True, tag="chat"):
    text: str


class Mute(In, frozen=True, tag="mute"):
    seat: int
    on: bool = True


class Auto(In, frozen=True, tag="auto"):
    on: bool


class StopsIn(In, frozen=True, tag="stops"):
    """Which windows stop, and which pass; kept with the seat."""

    hold: bool = False
    kinds: dict[str, Wish] = {}


class LetPass(In, frozen=True, tag="let-pass"):
    """Every window passes until it is this person's turn, as long as this server remembers."""

    on: bool


class ClaimIn(In, frozen=True, tag="claim"):
    pass


class CallOff(In, frozen=True, tag="call-off"):
    """Agrees to end a game without a result that this version cannot follow, or no longer."""

    yes: bool = True


class Pace(In, frozen=True, tag="pace"):
    """How fast bots answer this person, as long as this server remembers."""

    pace: Literal["slow", "normal", "fast"]


class Whole(In, frozen=True, tag="whole"):
    """The table once more from the start: what came before was lost."""


class Ping(In, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Answer
    | Why
    | Notes
    | Hint
    | Undo
    | UndoReply
    | Resign
    | Rematch
    | Chat
    | Mute
    | Auto
    | StopsIn
    | LetPass
    | ClaimIn
    | CallOff
    | Pace
    | Whole
    | Ping
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_message(data: str | bytes) -> ClientMessage:
    """Raises `msgspec.DecodeError` (of which a `ValidationError` is one)."""
    try:
        return _decoder.decode(data)
    except (RecursionError, UnicodeError) as error:
        raise msgspec.DecodeError(str(error)) from None
