"""`overtable serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.console import Wrong, out, plain
from overtable.cli.house.stores import Data, Db, reached, store_url
from overtable.cli.house.tidy import KEPT, Chats, Events, GuestGames, Guests, Open, Replays, Run, Snapshots
from overtable.store.keeping import Keeping

Token = Annotated[
    str | None, typer.Option(envvar="OVERTABLE_METRICS_TOKEN", help="Who brings it may read /metrics from elsewhere.")
]


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody in the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes a free one.", min=0, max=65535)] = 8000,
    data: Data = Path("overtable-data"),
    db: Db = None,
    redis: Annotated[str | None, typer.Option(help="Where several processes tell each other: redis://host.")] = None,
    processes: Annotated[int, typer.Option(help="How many processes serve.", min=1, max=64)] = 1,
    https: Annotated[bool, typer.Option("--https", help="Behind a proxy that speaks https: secure cookies.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin that pages may come from.")] = None,
    proxies: Annotated[str, typer.Option(help="Proxies that are believed who the client is; or 'loopback'.")] = "",
    hostname: Annotated[list[str] | None, typer.Option(help="A name that the server is asked for by.")] = None,
    rates: Annotated[bool, typer.Option("--rates/--no-rates", help="Limit how often one address may ask.")] = True,
    deflate: Annotated[bool, typer.Option("--deflate", help="Compress what sockets send.")] = False,
    workers: Annotated[int, typer.Option(help="Processes for decks, replays, puzzles; 0: a thread.", min=0)] = 2,
    bot_workers: Annotated[int, typer.Option(help="Processes in which bots think; 0: a thread.", min=0)] = 1,
    bot_budget: Annotated[float, typer.Option(help="Seconds a bot may think about one answer.", min=0.05)] = 3.0,
    bot_delay: Annotated[int, typer.Option(help="Milliseconds a bot takes at least.", min=0, max=10000)] = 900,
    patience: Annotated[float, typer.Option(help="Seconds before a game is claimed from who has left.", min=0)] = 60.0,
    coach_workers: Annotated[int, typer.Option(help="Ended games that the coach looks at at a time.", min=1)] = 1,
    coach_rounds: Annotated[int, typer.Option(help="How long it thinks about each decision.", min=1)] = 80,
    coach_budget: Annotated[float, typer.Option(help="Seconds after which it gives a game up.", min=0.05)] = 900.0,
    hint_budget: Annotated[float, typer.Option(help="Seconds in which a hint is weighed.", min=0.05)] = 1.0,
    keep_guests: Guests = KEPT.guests,
    keep_open: Open = KEPT.open,
    keep_running: Run = KEPT.running,
    keep_guest_games: GuestGames = KEPT.guest_games,
    keep_replays: Replays = KEPT.replays,
    keep_chats: Chats = KEPT.chats,
    keep_events: Events = KEPT.events,
    keep_snapshots: Snapshots = KEPT.snapshots,
    quick_bot: Annotated[float, typer.Option(help="Seconds until a bot plays with who finds nobody.", min=0)] = 60.0,
    metrics_token: Token = None,
    seed: Annotated[int | None, typer.Option(help="Deal all tables alike: to show it, not to play.")] = None,
    log: Annotated[str, typer.Option(help="debug, info, warning or error; JSON lines on standard error.")] = "warning",
) -> None:
    """Serve the table for browsers and print its address."""
    try:
        # What the server needs is an extra of the package, and slow to load.
        from overtable.server.config import Config
        from overtable.server.run import serve as run
    except ImportError as error:
        raise Wrong(f"the server needs more packages ({error.name}): pip install 'overtable[server]'") from None
    if log not in ("debug", "info", "warning", "error"):
        raise Wrong(f"--log is debug, info, warning or error, not {log!r}")
    config = Config(
        db=store_url(data, db),
        redis=redis,
        https=https,
        origins=origin or [],
        listen=host,
        hostnames=hostname or [],
        rates=rates,
        deflate=deflate,
        workers=workers,
        bot_workers=bot_workers,
        bot_budget=bot_budget,
        bot_delay=bot_delay,
        patience=patience,
        coach_workers=coach_workers,
        coach_rounds=coach_rounds,
        coach_budget=coach_budget,
        hint_budget=hint_budget,
        quick_bot=quick_bot,
        keep=Keeping(
            guests=keep_guests,
            open=keep_open,
            running=keep_running,
            guest_games=keep_guest_games,
            replays=keep_replays,
            chats=keep_chats,
            events=keep_events,
            snapshots=keep_snapshots,
        ),
        metrics_token=metrics_token,
        seed=seed,
    )

    def said(address: str) -> None:
        plain(out(), f"Overtable is at {address}", "bold")
        out().file.flush()

    try:
        with reached():
            run(config, host, port, processes, log, proxies, said)
    except OSError as error:
        raise Wrong(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
