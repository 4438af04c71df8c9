"""Pools of five monsters that a player brings along to a competitive match, as deck texts, and the ready ones."""

from functools import lru_cache
from pathlib import Path

from overtable.games.overrealm.book import book, monster_rows
from overtable.games.overrealm.cards import Monster
from overtable.games.overrealm.setup.bring import BROUGHT
from overtable.kernel.catalogue import CardError
from overtable.kernel.decks import BadDeck, read_deck_text, ready_decks


@lru_cache(maxsize=1)
def ready() -> dict[str, str]:
    """The texts of the ready pools, by name."""
    return ready_decks(Path(__file__).parent / "ready")


def read_pool(deck: str, strict: bool = False) -> list[int]:
    """OR-MODE-07: the rows of five different monsters, by a ready pool's name or by a text; raises `BadDeck`.

    The monsters stand in lines of their own or, in one line, with commas between them.
    """
    lines = ready().get(deck, deck).splitlines()
    text = "\n".join(line if line.lstrip().startswith("#") else line.replace(",", "\n") for line in lines)
    pool: list[int] = []
    named = 0
    problems: list[str] = []
    for line in read_deck_text(text).cards:
        named += line.count
        try:
            printed = book().find(line.name)
        except CardError as error:
            problems += error.problems
            continue
        row = book().row[printed.id]
        if not isinstance(printed, Monster):
            problems.append(f"{printed.name} is no monster")
        elif row not in monster_rows(strict):
            problems.append(f"{printed.name} is not in the strict pool")
        elif row in pool or line.count > 1:
            problems.append(f"{printed.name} is named twice")
        else:
            pool.append(row)
    if named != BROUGHT:
        problems.append(f"a pool is {BROUGHT} monsters, not {named}")
    if problems:
        raise BadDeck(problems)
    return pool
