"""The parts of a page that are made from code: `make words` writes them, and the tests beside the writers hold them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def told(text: str, heading: str) -> str:
    """The part of a page below a heading; nothing when there is none."""
    found = re.search(rf"^{re.escape(heading)}$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0].strip() + "\n" if found else ""


def renewed(text: str, heading: str, made: str) -> str:
    """The page with this part in place of the old one, or at its end."""
    old = told(text, heading)
    return text.replace(old.strip(), made.strip()) if old else f"{text.rstrip()}\n\n{made.strip()}\n"


def write(page: Path, heading: str, made: str) -> None:
    page.write_text(renewed(page.read_text(encoding="utf-8"), heading, made), encoding="utf-8")
    print(f"written into {page.relative_to(ROOT)}")


def is_there(page: Path, heading: str, made: str) -> bool:
    """Whether the page has this part as it is made now."""
    return told(page.read_text(encoding="utf-8"), heading) == made.strip() + "\n"
