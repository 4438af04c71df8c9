"""Puzzles: the list of a game's, and tries at one of them."""

from typing import Any

from litestar import Request, get, post

from overtable.server.guard import counted
from overtable.server.house import House
from overtable.server.puzzles import AskPuzzle, PuzzleReasons, Puzzles, PuzzlesOut, Tried, TryPuzzle, tried, why_not
from overtable.server.table.opening import game_of

PATH = "/api/games/{game_id:str}/puzzles"


@get(PATH, tags=["puzzles"])
async def list_puzzles(puzzles: Puzzles, game_id: str) -> PuzzlesOut:
    """What each puzzle of the game asks, and how hard it is."""
    return await puzzles.listed(game_of(game_id))


@post(PATH + "/{puzzle_id:str}", status_code=200, tags=["puzzles"])
async def try_puzzle(
    request: Request[Any, Any, Any], house: House, puzzles: Puzzles, game_id: str, puzzle_id: str, data: TryPuzzle
) -> Tried:
    """The position after these answers, and whether they are right. With none: where the puzzle begins."""
    house.rates.check("puzzle", counted(request.scope))  # type: ignore[arg-type]
    game = game_of(game_id)
    return tried(game, await puzzles.ready(game, puzzle_id), data)


@post(PATH + "/{puzzle_id:str}/why", status_code=200, tags=["puzzles"])
async def why_in_puzzle(
    request: Request[Any, Any, Any], house: House, puzzles: Puzzles, game_id: str, puzzle_id: str, data: AskPuzzle
) -> PuzzleReasons:
    """Why a thing cannot be used after these answers; nothing when it can."""
    house.rates.check("puzzle", counted(request.scope))  # type: ignore[arg-type]
    game = game_of(game_id)
    return why_not(game, await puzzles.ready(game, puzzle_id), data)
