"""How characters are told apart where both sides have the same one."""

from overtable.games.overpower.state import CHARACTERS, Overpower

EACH = CHARACTERS // 2


def whose(s: Overpower, c: int, watcher: int) -> str:
    """`your `, or the other's, before the name of a character that both teams have; teams are known to everybody."""
    if c >= CHARACTERS or c >= len(s.printing):
        return ""
    seat, there = c // EACH, range(EACH, CHARACTERS) if c < EACH else range(EACH)
    if all(s.faces[s.printing[other]].name != s.faces[s.printing[c]].name for other in there):
        return ""
    return "your " if seat == watcher else f"player {seat + 1}'s "
