"""What the environment for programs that learn costs: steps with observations, for each game and mode."""

from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain


def of_environment(wanted: list[tuple[str, str]], seconds: float, rounds: int, json: bool) -> None:
    try:
        from overtable.env.bench import bench as measure_env  # its packages are an extra of their own
    except ImportError as error:
        raise Wrong(str(error)) from None

    found = measure_env(wanted, seconds, rounds)
    if json:
        as_json(found)
        return
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("game", no_wrap=True)
    for name in ("steps/s", "observation", "figures", "most options", "slots"):
        table.add_column(name, justify="right", no_wrap=True)
    for b in found:
        counts = (b.figures, b.most_options, b.slots)
        table.add_row(
            f"{b.game} {b.mode}",
            f"{b.steps_per_second:,.0f}",
            f"{b.observation_us:.1f}",
            *(f"{n:,}" for n in counts),
        )
    console = out()
    console.print(table)
    plain(console, "random play with observations on one core; times in microseconds", "dim")
