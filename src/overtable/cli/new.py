"""`overtable new game`: a small game that works, with everything that the house asks of one, to be rewritten.

The template stands beside this module in `template/`: each file ends in `.in` and goes where `PLACES` says.
"""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.console import Wrong, out, plain
from overtable.games import all_games

TEMPLATE = Path(__file__).parent / "template"
PLACES = {
    "game": "src/overtable/games/{package}",
    "tests": "tests/games/{package}",
    "web": "web/src/games/{id}",
    "docs.md.in": "docs/games/{id}.md",
}
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

new = typer.Typer(no_args_is_help=True, help="Something new, made from a template.")


@new.callback()
def something() -> None:
    """Something new, made from a template."""


@new.command()
def game(
    game_id: Annotated[str, typer.Argument(metavar="ID", help="For example harbour or tea-house.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The checkout of Overtable that gets the game.")],
) -> None:
    """A new game in a checkout: package, cards, ledger, tests, golden, guide, browser board, docs page."""
    names = names_of(game_id)
    if not (folder / "src" / "overtable" / "games").is_dir():
        raise Wrong(f"{folder} is no checkout of Overtable: it has no src/overtable/games")
    files = {folder / place: filled(path, names) for path, place in files_of(names).items()}
    if taken := [str(path) for path in files if path.exists()]:
        raise Wrong(f"there is something already: {', '.join(taken)}")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    made = [*files, *written_by_playing(folder, names)]
    tidy(folder, [path for path in made if path.suffix == ".py"])
    console = out()
    plain(console, f"{names['name']} is there, and can be played: overtable play {game_id}", "green")
    for path in sorted(made):
        plain(console, f"  {path.relative_to(folder)}")


def names_of(game_id: str) -> dict[str, str]:
    """What the template's places are filled with."""
    if not ID.fullmatch(game_id):
        raise Wrong(f"{game_id!r} is no id for a game: small letters and digits, words joined by -, as in tea-house")
    if game_id in all_games():
        raise Wrong(f"there is a game {game_id} already")
    words = game_id.split("-")
    titled = [word[:1].upper() + word[1:] for word in words]
    rule = re.sub(r"[^A-Z]", "", game_id.upper())[:4]
    if rule in {rule.id.partition("-")[0] for game in all_games().values() for rule in game.ledger()}:
        rule += "X"
    return {"id": game_id, "package": "_".join(words), "Class": "".join(titled), "name": " ".join(titled), "RULE": rule}


def files_of(names: dict[str, str]) -> dict[Path, str]:
    """Each file of the template, and where it goes."""
    found = {}
    for path in sorted(TEMPLATE.rglob("*.in")):
        first, *rest = path.relative_to(TEMPLATE).parts
        place = PLACES[first].format(**names)
        found[path] = "/".join([place, *rest]).removesuffix(".in")
    return found


def filled(path: Path, names: dict[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda at: names[at[1]], path.read_text(encoding="utf-8"))


def written_by_playing(folder: Path, names: dict[str, str]) -> list[Path]:
    """The golden playthrough, and the part of the page that is made from the code: by a process that has the game."""
    golden = folder / "tests" / "golden" / f"{names['id']}.txt"
    page = folder / PLACES["docs.md.in"].format(**names)
    code = (
        "from pathlib import Path; from overtable.cli.words import section; from overtable.games import find; "
        "from overtable.lab.playthrough import golden; "
        f"game = find({names['id']!r}); page = Path({str(page)!r}); "
        "page.write_text(page.read_text('utf-8') + '\\n' + section(game), 'utf-8'); "
        f"Path({str(golden)!r}).write_text(golden(game), 'utf-8')"
    )
    before = filter(None, [os.environ.get("PYTHONPATH")])
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str((folder / "src").resolve()), *before])}
    golden.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"the new game does not play: {done.stderr.strip()[-500:]}")
    return [golden]


def tidy(folder: Path, files: list[Path]) -> None:
    """Long ids make long lines: the formatter breaks them, where it is installed."""
    if find_spec("ruff") is not None:
        command = [sys.executable, "-m", "ruff", "format", "--quiet", *(str(p.relative_to(folder)) for p in files)]
        subprocess.run(command, cwd=folder, check=False)
