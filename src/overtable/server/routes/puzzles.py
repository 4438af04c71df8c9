"""Puzzles: the list of a game's, and tries at one of them."""

from litestar import get, post

from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.puzzles import AskPuzzle, PuzzleReasons, Puzzles, PuzzlesOut, Tried, TryPuzzle
from overtable.server.table.opening import game_of
from overtable.store.rows import Person

LONGEST_ID = 120
PATH = "/api/games/{game_id:str}/puzzles"


@get(PATH, tags=["puzzles"])
async def list_puzzles(puzzles: Puzzles, game_id: str) -> PuzzlesOut:
    """What each puzzle of the game asks, and how hard it is."""
    return await puzzles.listed(game_of(game_id))


@post(PATH + "/{puzzle_id:str}", status_code=200, tags=["puzzles"])
async def try_puzzle(
    house: House, who: Person, puzzles: Puzzles, game_id: str, puzzle_id: str, data: TryPuzzle
) -> Tried:
    """The position after these answers, and whether they are right. With none: where the puzzle begins."""
    house.rates.check("puzzle", who.id)
    house.rates.check("puzzles", who.id)
    return await puzzles.tried(game_of(game_id), known(puzzle_id), data)


@post(PATH + "/{puzzle_id:str}/why", status_code=200, tags=["puzzles"])
async def why_in_puzzle(
    house: House, who: Person, puzzles: Puzzles, game_id: str, puzzle_id: str, data: AskPuzzle
) -> PuzzleReasons:
    """Why a thing cannot be used after these answers; nothing when it can."""
    house.rates.check("puzzle", who.id)
    house.rates.check("puzzles", who.id)
    return await puzzles.why_not(game_of(game_id), known(puzzle_id), data)


def known(puzzle_id: str) -> str:
    """No worker is asked for what cannot be the id of a puzzle."""
    if len(puzzle_id) > LONGEST_ID:
        raise Fault("not-found", "There is no such puzzle.")
    return puzzle_id
