"""Pools of five monsters that a player brings along to a competitive match, as deck texts, and the ready ones."""

from functools import lru_cache
from pathlib import Path

from overtable.games.overrealm.book import book, monster_rows
from overtable.games.overrealm.cards import Monster
from overtable.games.overrealm.setup.bring import BROUGHT
from overtable.kernel.catalogue import CardError
from overtable.kernel.decks import BadDeck, Contents, Line, Need, read_deck_text, ready_decks


@lru_cache(maxsize=1)
def ready() -> dict[str, str]:
    """The texts of the ready pools, by name."""
    return ready_decks(Path(__file__).parent / "ready")


def read_pool(deck: str, strict: bool = False) -> list[int]:
    """OR-MODE-07: the rows of five different monsters, by a ready pool's name or by a text; raises `BadDeck`.

    The monsters stand in lines of their own or, in one line, with commas between them.
    """
    pool, problems, count = understood(deck, strict)
    if count or problems:
        raise BadDeck([*problems, *count])
    return pool


def understood(deck: str, strict: bool = False) -> tuple[list[int], list[str], list[str]]:
    """The monsters that can be read, what is wrong with each other line, and what is wrong with their number."""
    pool: list[int] = []
    problems: list[str] = []
    named = 0
    for line in lines_of(ready().get(deck, deck)):
        named += line.count
        at = f"line {line.number}: "
        try:
            printed = book().find(line.name)
        except CardError as error:
            problems += [at + p for p in error.problems]
            continue
        row = book().row[printed.id]
        if not isinstance(printed, Monster):
            problems.append(f"{at}{printed.name} is no monster")
        elif row not in monster_rows(strict):
            problems.append(f"{at}{printed.name} is not in the strict pool")
        elif row in pool or line.count > 1:
            problems.append(f"{at}{printed.name} is named twice")
        else:
            pool.append(row)
    return pool, problems, [] if named == BROUGHT else [f"a pool is {BROUGHT} monsters, not {named}"]


def lines_of(text: str) -> list[Line]:
    """The monsters of a text with the lines they stand in, where one line may name several."""
    return [
        Line(number, one.count, one.name)
        for number, line in enumerate(text.splitlines(), 1)
        if not line.lstrip().startswith("#")
        for one in read_deck_text(line.replace(",", "\n")).cards
    ]


def contents(deck: str) -> Contents:
    """OR-MODE-07: five monsters. Nothing is drawn from a pool: a team is chosen from it."""
    pool, _, count = understood(deck)
    return Contents((Need("Monsters", len(pool), BROUGHT, "OR-MODE-07", tells=tuple(count)),))
