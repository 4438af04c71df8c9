"""How much there may be of anything, and what names and texts may look like."""

import unicodedata

from overtable.server.errors import Fault

NAME, CHAT, DECK, OPTIONS, ANSWER = 24, 300, 20_000, 60, 200
LINES = 2000
"""Lines of chat at a table."""
DECK_LINES, DECK_LINE = 300, 200
"""Lines of a deck text, and characters of one of them: the ready decks have 60 lines at most."""
PASSWORD = (8, 200)
BODY = 64 * 1024
FRAME = 16 * 1024
BAD_FRAMES = 20

PUNCTUATION = " '’.-_!&+#"


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
    lines = text.splitlines()
    if len(lines) > DECK_LINES:
        raise Fault("bad-deck", f"A deck text has at most {DECK_LINES} lines.")
    if any(len(line) > DECK_LINE for line in lines):
        raise Fault("bad-deck", f"A line of a deck text has at most {DECK_LINE} characters.")
    return text


def check_password(password: str) -> None:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Fault("bad-password", f"A password has {PASSWORD[0]} to {PASSWORD[1]} characters.")
