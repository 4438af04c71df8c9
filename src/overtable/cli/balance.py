"""`overtable balance`: ready decks against each other."""

from typing import Annotated, Any

import typer

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import game_of, mode_of
from overtable.lab.balance import QUICK, Tally, contenders, faction, measure, pairings
from overtable.players.registry import PLAYERS


def balance(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example power-up.")],
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games a pairing; seats alternate.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    player: Annotated[str, typer.Option(help="The bot of all seats; quick is greedy with little time.")] = "greedy",
    only: Annotated[str, typer.Option(help="Only the pairings of this faction.")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Play the first ready deck of each faction against every other, and count."""
    game = game_of(game_id)
    mode = mode_of(game, mode)
    decks = contenders(game, mode)
    wanted = pairings(decks, only)
    if not wanted:
        found = ", ".join(faction(d) for d in decks) or "none"
        raise Wrong(f"no two ready decks to compare in {game.name}, {mode}; those with a ready deck: {found}")
    if player not in (*PLAYERS, QUICK):
        raise Wrong(f"no player is called {player!r}; there are {', '.join((*PLAYERS, QUICK))}")
    with bar(f"{game.id} {mode}", games * len(wanted), quiet=json) as shown:
        tally = measure(game, mode, games, seed, workers, only, player, shown.step)
    if json:
        as_json({"game": game.id, "mode": mode, "player": player, "seed": seed, **figures(tally, decks)})
    else:
        plain(out(), tally.table(decks))


def figures(tally: Tally, decks: list[str]) -> dict[str, Any]:
    """The table as data: shares in percent, by deck and opponent."""
    met = {d: [o for o in decks if tally.games[d, o]] for d in decks}
    return {
        "games": sum(tally.ends.values()),
        "decks": {
            d: {"overall": round(tally.share(d), 1), "against": {o: round(tally.share(d, o), 1) for o in met[d]}}
            for d in decks
            if met[d]
        },
        "first_player": round(tally.first_share, 1),
        "ends": dict(tally.ends),
    }
