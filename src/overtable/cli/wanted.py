"""What several commands take: a game, a mode of it, players, games, settings and decks; each refused in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from overtable.cli.console import Wrong
from overtable.games import all_drafts, all_games, find
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited
from overtable.lab.balance import QUICK
from overtable.players.registry import PLAYERS, NoSuchPlayer, read


def mode_of(game: Game[Any], mode: str | None) -> str:
    """The mode that was asked for, or the game's first."""
    if mode is None:
        return next(iter(game.modes))
    if mode not in game.modes:
        raise Wrong(f"{game.name} has no mode {mode!r}; it has {', '.join(game.modes)}")
    return mode


def game_of(game_id: str | None) -> Game[Any]:
    """The game that was asked for; without one, the only one there is."""
    if game_id is None:
        games = all_games()
        if len(games) == 1:
            return next(iter(games.values()))
        raise Wrong(f"which game? There are {', '.join(games)}")
    return find(game_id)


def draft_of(name: str) -> Limited[Any]:
    """The draft with this id, or the one of the game with this id."""
    drafts = all_drafts()
    found = drafts.get(name) or next((d for d in drafts.values() if d.plays == name), None)
    if found is None:
        raise Wrong(f"no draft is called {name!r}, and no game with one; there are {', '.join(drafts)}")
    return found


def drafting_mode_of(draft: Limited[Any]) -> str:
    """The first mode in which cards are taken, not only opened."""
    return next(mode for mode in draft.modes if draft.ways[mode] == "draft")


def players_of(text: str, game: Game[Any], mode: str, human: bool = False) -> tuple[str, ...]:
    """`random,greedy` as names, as many as the mode has seats."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not (human and name == "human"):
            check_player(name, ", human" if human else "", game)
    seats = game.modes[mode].seats
    if len(names) not in seats:
        raise Wrong(f"{mode} is for {' or '.join(map(str, seats))} players; {len(names)} were named: {text}")
    return names


def check_player(name: str, more: str = "", game: Game[Any] | None = None) -> None:
    """Refuse a name that no player has, or nobody who sits at this game; `more` is what else could be said here."""
    try:
        read(name, game)
    except NoSuchPlayer as error:
        raise Wrong(f"{error}{more}") from None


def check_quick(name: str, game: Game[Any]) -> None:
    """Refuse whoever cannot play many games of this game: the quick bot is for that, and all players of the house."""
    if name != QUICK:
        check_player(name, f", {QUICK}", game)


def rivals_of(text: str | None) -> tuple[str, ...]:
    """`random,greedy` as names, each once and at least two; without a text all players of the house."""
    names = tuple(name.strip() for name in text.split(",")) if text else tuple(PLAYERS)
    for name in names:
        check_player(name)
    if len(set(names)) < len(names):
        raise Wrong(f"a player is named twice: {text}")
    if len(names) < 2:
        raise Wrong(f"two players at least, as in --players {','.join(PLAYERS)}")
    return names


def setups_of(games: int) -> int:
    """How many paired setups make so many games."""
    if games % 2:
        raise Wrong(f"every setup is played twice: --games is an even number, such as {games + 1}")
    return games // 2


def settings_of(game: Game[Any], mode: str, pairs: Sequence[str]) -> dict[str, int | str | bool]:
    """`key=value` texts as settings of the type that the mode gives them."""
    known = game.modes[mode].settings
    settings: dict[str, int | str | bool] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Wrong(f"a setting is written key=value, not {pair!r}")
        if key not in known:
            raise Wrong(f"no setting {key!r} in mode {mode}; it has {', '.join(known) or 'none'}")
        settings[key] = _value(key, value, known[key])
    return settings


def _value(key: str, value: str, like: int | str | bool) -> int | str | bool:
    if isinstance(like, bool):
        if value.casefold() not in ("true", "false", "yes", "no", "on", "off"):
            raise Wrong(f"setting {key} is yes or no, not {value!r}")
        return value.casefold() in ("true", "yes", "on")
    if isinstance(like, int):
        try:
            return int(value)
        except ValueError:
            raise Wrong(f"setting {key} is a whole number, not {value!r}") from None
    return value


def decks_of(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Names of ready decks, or files that hold one; a single one is for everybody."""
    decks = [Path(n).read_text(encoding="utf-8") if Path(n).is_file() else n for n in names]
    if len(decks) not in (0, 1, seats):
        raise Wrong(f"{len(decks)} decks for {seats} players: name one for each, or one for all")
    return tuple(decks * seats if len(decks) == 1 else decks)
