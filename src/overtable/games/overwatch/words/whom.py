"""Whom a word speaks of: groups of Heroes, and how they are called on a card."""

from collections.abc import Sequence
from typing import Literal

from overtable.games.overwatch.board import A_SIDE, opposing, side_of, space_at
from overtable.games.overwatch.heroes.standing import can_be_hit, heroes, neighbours, side_heroes, within_reach
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.words.word import Use, user_line

Whom = Literal[
    "self",
    "chosen",
    "adjacent",
    "opposing_row",
    "row_enemies",
    "opposite_enemies",
    "row_allies",
    "own_row",
    "own_row_allies",
    "own_side",
    "column_enemies",
    "column_allies",
    "rest_of_both_rows",
]

CALLED = {
    "self": "this Hero",
    "chosen": "each of them",
    "adjacent": "each enemy adjacent to it",
    "opposing_row": "every enemy in the opposing row",
    "row_enemies": "every enemy in that row",
    "opposite_enemies": "every enemy opposite",
    "row_allies": "your allies in that row",
    "own_row": "every Hero in this Hero's row",
    "own_row_allies": "allies in this Hero's row",
    "own_side": "each of your Heroes",
    "column_enemies": "every enemy in that column",
    "column_allies": "allies in that column",
    "rest_of_both_rows": "every other Hero in this Hero's row and in the opposing row",
}


def called(whom: Whom, one: bool) -> str:
    """The group in words; a single Hero that was chosen is 'it'."""
    return "it" if one and whom == "chosen" else CALLED[whom]


def group(s: Overwatch, use: Use, whom: Whom) -> list[int]:
    """The Heroes a word speaks of, without those that are out of reach (OW-DAMAGE-10)."""
    return within_reach(s, members(s, use, whom))


def members(s: Overwatch, use: Use, whom: Whom) -> Sequence[int]:
    """The same with all in it; allies are the player's own Heroes but for the user (OW-TERM-02)."""
    match whom:
        case "self":
            return (use.user,)
        case "chosen":
            return use.picks
        case "adjacent":
            return neighbours(s, use.focus) if use.focus >= 0 and can_be_hit(s, use.focus) else ()
        case "opposing_row":
            return heroes(s, opposing(user_line(s, use)))
        case "row_enemies" | "opposite_enemies":
            return heroes(s, theirs(use))
        case "row_allies":
            return [c for c in heroes(s, opposing(theirs(use))) if c != use.user]
        case "own_row":
            return heroes(s, user_line(s, use))
        case "own_row_allies":
            return [c for c in heroes(s, user_line(s, use)) if c != use.user]
        case "own_side":
            return side_heroes(s, use.actor)
        case "column_enemies":
            return in_column(s, use, 1 - use.actor)
        case "column_allies":
            return [c for c in in_column(s, use, use.actor) if c != use.user]
        case "rest_of_both_rows":
            mine = user_line(s, use)
            return [c for c in heroes(s, mine) + heroes(s, opposing(mine)) if c != use.user]


def theirs(use: Use) -> int:
    """The enemy's line of the chosen row position."""
    return use.line if side_of(use.line) != use.actor else opposing(use.line)


def in_column(s: Overwatch, use: Use, side: int) -> list[int]:
    """All cards of one side in the chosen column (OW-TERM-03)."""
    if use.column < 0:
        return []
    return [c for row in range(A_SIDE) if (c := s.space[space_at(side, row, use.column)]) >= 0]
