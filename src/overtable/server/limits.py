"""How much one person or address may do: rates, lengths, and what names may look like."""

import unicodedata

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from overtable.server.errors import Fault

NAME, CHAT, DECK, OPTIONS, ANSWER = 24, 300, 20_000, 60, 200
PASSWORD = (8, 200)
BODY = 64 * 1024
FRAME = 16 * 1024
BAD_FRAMES = 20

PUNCTUATION = " '’.-_!&+#"

RATES: dict[str, RateLimitItem] = {
    "request": parse("40/second"),
    "requests": parse("900/minute"),
    "guest": parse("30/minute"),
    "password": parse("10/minute"),
    "table": parse("30/minute"),
    "deck": parse("60/minute"),
    "socket": parse("60/minute"),
    "message": parse("30/second"),
    "messages": parse("600/minute"),
    "chat": parse("10/10 seconds"),
    "hint": parse("20/minute"),
    "replay": parse("30/second"),
    "puzzle": parse("20/second"),
    "analysis": parse("12/hour"),
}


class Rates:
    """Counts in this process; the address or the person is the key."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.limiter = MovingWindowRateLimiter(MemoryStorage())

    def allows(self, what: str, who: str) -> bool:
        return not self.on or self.limiter.hit(RATES[what], what, who)

    def check(self, what: str, who: str) -> None:
        if not self.allows(what, who):
            raise Fault("too-many", "That is too much at once; wait a moment and try again.")


def clean_name(text: str) -> str:
    """A person's name as it is shown; raises `Fault` that says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise Fault("bad-name", "A name needs at least one letter.")
    if len(name) > NAME:
        raise Fault("bad-name", f"A name has at most {NAME} characters.")
    if any(c not in PUNCTUATION and unicodedata.category(c)[0] not in "LMN" for c in name):
        raise Fault("bad-name", f"A name has letters, figures, spaces and {PUNCTUATION.strip()} only.")
    if not any(unicodedata.category(c)[0] in "LN" for c in name):
        raise Fault("bad-name", "A name needs at least one letter.")
    return name


def clean_text(text: str, most: int = CHAT) -> str:
    """A line of chat: no control characters, nothing that turns the direction of writing."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not line:
        raise Fault("bad-text", "There is nothing in it.")
    if len(line) > most:
        raise Fault("bad-text", f"At most {most} characters.")
    if any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") or c in "\u202a\u202b\u202c\u202d\u202e" for c in line):
        raise Fault("bad-text", "There are characters in it that cannot be shown.")
    return line


def clean_title(text: str, most: int) -> str:
    """What a deck is called: any line of text, as ready decks are called too."""
    if not text.strip():
        raise Fault("bad-name", "A deck needs a name.")
    return clean_text(text, most)


def clean_deck(text: str) -> str:
    if len(text) > DECK:
        raise Fault("bad-deck", f"A deck text has at most {DECK} characters.")
    if "\x00" in text or any(unicodedata.category(c) == "Cs" for c in text):
        raise Fault("bad-deck", "There are characters in it that cannot be kept.")
    return text


def check_password(password: str) -> None:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Fault("bad-password", f"A password has {PASSWORD[0]} to {PASSWORD[1]} characters.")
