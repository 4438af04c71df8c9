"""Refusals: what a client is told when something is not accepted. Nothing was changed."""

from collections.abc import Sequence

import msgspec

STATUS = {
    "bad-request": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-password": 400,
    "bad-setup": 400,
    "bad-deck": 400,
    "bad-option": 400,
    "wrong-password": 401,
    "no-session": 401,
    "csrf": 403,
    "origin": 403,
    "not-your-seat": 403,
    "not-allowed": 403,
    "banned": 403,
    "muted": 403,
    "not-found": 404,
    "name-taken": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "stale-decision": 409,
    "refused": 409,
    "guide-step": 409,
    "not-now": 409,
    "table-broken": 409,
    "event-broken": 409,
    "outdated": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-many": 429,
    "server-error": 500,
    "store-away": 503,
    "restarting": 503,
}


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON of every refusal."""

    code: str
    message: str
    problems: list[str]
    rule: str | None


class Fault(Exception):
    def __init__(self, code: str, message: str, problems: Sequence[str] = (), rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self._given = code, message, tuple(problems), rule
        self.body = ErrorBody(code=code, message=message, problems=list(problems), rule=rule)

    def __reduce__(self) -> tuple[type["Fault"], tuple[object, ...]]:
        """As it comes back from a worker."""
        return Fault, self._given


def store_away() -> Fault:
    return Fault("store-away", "What is kept here cannot be reached just now; nothing is lost. Try again in a moment.")
