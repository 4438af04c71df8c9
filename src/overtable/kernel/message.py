"""Words for people: a template and what fills it. Prompts, reasons and log lines are all messages.

The template is the key of the message catalogue, as gettext does it: English in the code, other languages by
looking the template up. `{0}`, `{1}` stand for the arguments: references are shown by name, numbers as they are.
"""

from collections.abc import Callable

import msgspec

from overtable.kernel.refs import is_ref


class Message(msgspec.Struct, frozen=True, gc=False):
    text: str
    args: tuple[int | str, ...] = ()


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something is not allowed: a rule of the game's ledger, and a sentence about this very case."""

    rule: str
    text: str
    args: tuple[int | str, ...] = ()


class Refused(Exception):
    """An answer that is not offered. Nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text} [{reason.rule}]")
        self.reason = reason


def say(message: Message | Reason, name: Callable[[int], str]) -> str:
    """The message in words; `name` turns a reference into what the reader may call it."""
    parts = [name(a) if isinstance(a, int) and is_ref(a) else a for a in message.args]
    return message.text.format(*parts)
