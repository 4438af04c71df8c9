"""Decks of the Golden Age for these tests: a team, and as many cards that anybody can use as a deck needs."""

from overtable.games.overpower import GAMES

GAME = GAMES[0]
PLAIN = "51 1 Energy"


def deck(*team: str, cards: str = PLAIN, mission: str = "Infinity Gauntlet", said: str = "Golden Age") -> str:
    """The text of a deck with this team, the Reserve last."""
    *front, reserve = team
    lines = ["# Ours", f"Format: {said}", f"Mission: {mission}", "Front Line: " + "; ".join(front)]
    return "\n".join([*lines, f"Reserve: {reserve}", "", cards])


def rules(text: str, mode: str = "golden-age") -> list[str]:
    """The rules by which a deck is refused."""
    return sorted({problem.partition(":")[0] for problem in GAME.check_deck(text, mode)})
