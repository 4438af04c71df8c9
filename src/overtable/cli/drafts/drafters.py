"""`overtable drafters`: how the drafter does against drafters that know nothing, by the games of their decks."""

from typing import Annotated

import typer
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import check_player, check_quick, draft_of, drafting_mode_of, settings_of
from overtable.games import find
from overtable.lab.contest import Contest, contest_of, wanted_of
from overtable.lab.podbook import play_pods


def drafters(
    draft_id: Annotated[str, typer.Argument(metavar="DRAFT", help="For example power-up-draft.")],
    who: Annotated[str, typer.Option(help="The drafter that is looked at.")] = "drafter",
    against: Annotated[str, typer.Option(help="The others, with commas between.")] = "random,first-pick",
    drafts: Annotated[int, typer.Option(min=2, help="Drafts with each of the others: an even number.")] = 60,
    seats: Annotated[int, typer.Option(min=2, max=8, help="Drafters at a table: an even number.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same drafts.")] = 1,
    player: Annotated[str, typer.Option(help="The bot that plays the decks; quick is greedy with little time.")] = (
        "quick"
    ),
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="A setting of the games, as in --set hq=7; may be repeated.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Drafters at the same tables: decks are built of their pools and play each other."""
    draft = draft_of(draft_id)
    check_quick(player, find(draft.plays))
    mode = drafting_mode_of(draft)
    if drafts % 2 or seats % 2:
        raise Wrong("every draft is made twice with the drafters one seat further: --drafts and --seats are even")
    others = [name.strip() for name in against.split(",")]
    for name in (who, *others):
        check_player(name, game=draft)
    if who in others:
        raise Wrong(f"{who} cannot be told from itself: name other drafters with --against")
    settings = settings_of(find(draft.plays), draft.plays_mode, setting or [])
    found: list[Contest] = []
    with bar(draft.id, drafts * len(others), quiet=json) as shown:
        for other in others:
            wanted = wanted_of(draft.id, mode, who, other, seats, seed, player, settings)
            command = f"overtable drafters {draft.id} --who {who} --against {other} --drafts {drafts}"
            command += f" --seats {seats} --seed {seed} --player {player}"
            command += "".join(f" --set {pair}" for pair in setting or [])
            found.append(contest_of(wanted, play_pods(wanted, drafts, workers, shown.step), command))
    if json:
        as_json(found)
    else:
        _show(found)


def _show(found: list[Contest]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("drafter", "against", "share of points", "95 % interval", "games", "drafts"):
        table.add_column(name, no_wrap=True, justify="left" if name in ("drafter", "against") else "right")
    for one in found:
        share = one.share
        interval = f"{share.low:.1%} to {share.high:.1%}"
        table.add_row(*one.drafters, f"{share.share:.1%}", interval, f"{share.games:,}", f"{one.drafts:,}")
    out().print(table)
    plain(out(), "intervals resample drafts: decks of one draft are not independent of each other", "dim")
