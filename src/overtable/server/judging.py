"""Decks looked at for people: what is wrong with one, what it has, what it still needs. Runs in a worker."""

import msgspec

from overtable.games import find
from overtable.kernel.decks import Bound, Pile
from overtable.server.errors import Fault

MOST_PROBLEMS, MOST_CARDS = 200, 400
"""What an answer about a deck tells at most."""


class NeedOut(msgspec.Struct, frozen=True):
    """A line of the checklist: `Heroes of 1 star`, 3 of 4."""

    what: str
    have: int
    want: int
    bound: Bound
    rule: str


class Problems(msgspec.Struct, frozen=True):
    problems: list[str]
    needs: list[NeedOut]
    wrong: list[str]
    """The problems that no line of the checklist tells."""
    piles: list[Pile]


def judged(game_id: str, text: str, mode: str, legality: str = "") -> Problems:
    game = find(game_id)
    problems = game.check_legality(text, mode, legality) if legality else game.check_deck(text, mode)
    contents = game.deck_contents(text, mode)
    told = {sentence for need in contents.needs for sentence in need.tells}
    return Problems(
        problems[:MOST_PROBLEMS],
        [NeedOut(n.what, n.have, n.want, n.bound, n.rule) for n in contents.needs],
        [p for p in problems if p not in told][:MOST_PROBLEMS],
        [Pile(p.name, p.draws, p.cards[:MOST_CARDS]) for p in contents.piles],
    )


def check_deck(game_id: str, mode: str, deck: str, legality: str = "") -> None:
    """A deck of the house by its name is fine; a text must be legal, and where decks are held to something, all are."""
    game = find(game_id)
    if deck in game.decks(mode) and not legality:
        return
    problems = game.check_legality(deck, mode, legality) if legality else game.check_deck(deck, mode)
    if problems:
        raise Fault("bad-deck", "This deck cannot be played.", problems[:100])
