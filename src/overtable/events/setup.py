"""What an event is before anybody enters: game, format, structure, clocks, who may come in, what fills it up."""

from typing import Any, Literal

import msgspec

from overtable.games import NoSuchGame, all_drafts, find
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited

Kind = Literal["constructed", "draft", "sealed"]
Shape = Literal["swiss", "single", "double", "round-robin"]

FEWEST, MOST, POD = 2, 512, 8
MOST_ROUNDS = 20
MOST_IN_CIRCLE = 32
"""A round robin of more has more rounds than anybody sits through."""
LONGEST_NAME = 80


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """What is played with: decks that players bring, or what they draft or open here."""

    kind: Kind = "constructed"
    legality: str = ""
    """Of decks that are brought: the format they are held to, where the game knows formats; "": what they name."""
    draft: str = ""
    """The id of the draft, one of `overtable.games.all_drafts`."""
    draft_mode: str = ""


class Structure(msgspec.Struct, frozen=True, kw_only=True):
    kind: Shape = "swiss"
    rounds: int = 0
    """Of swiss; 0 plays as many as a field of this size needs for one winner."""
    cut: int = 0
    """After swiss the top so many play on by single elimination; 0: nobody does."""
    best_of: Literal[1, 3] = 1


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds; 0: no such clock."""

    table: int = 0
    increment: int = 0
    pick: int = 0
    building: int = 0
    round: int = 0
    """After so long a round is closed, and what is not finished counts as it stands."""
    pause: int = 0
    """Between two rounds."""


class Doors(msgspec.Struct, frozen=True, kw_only=True):
    """Who may enter, and how many."""

    kind: Literal["open", "code", "invited"] = "open"
    code: str = ""
    invited: tuple[str, ...] = ()
    """Ids of persons."""
    least: int = FEWEST
    most: int = 8


class Bots(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits down in seats that are empty at the start: `fill` up to so many players in all."""

    level: str = "regular"
    fill: int = 0


class EventSetup(msgspec.Struct, frozen=True, kw_only=True):
    """All that an event starts from. `problems` says why it cannot be held."""

    name: str
    game: str
    mode: str
    settings: dict[str, int | str | bool] = {}
    """Of every table, over those of the mode."""
    format: Format = Format()
    structure: Structure = Structure()
    decks: Literal["book", "fixed", "free"] = "book"
    """Between games: what the rulebook lets a player change (`Game.deck_changes`), nothing, or everything."""
    clocks: Clocks = Clocks()
    entry: Doors = Doors()
    bots: Bots = Bots()
    starts_at: int = 0
    """Milliseconds since 1970; 0: when the organiser says so."""
    when_full: bool = False
    """Also begins as soon as the last place is taken."""
    leavers: Literal["forfeit", "bot"] = "forfeit"
    """Whoever leaves loses what is open and is not paired again, or a bot plays on."""
    seed: int = 0

    @property
    def limited(self) -> bool:
        return self.format.kind != "constructed"


def game_of(setup: EventSetup) -> Game[Any]:
    return find(setup.game)


def draft_of(setup: EventSetup) -> Limited[Any]:
    """The draft of a limited event."""
    return all_drafts()[setup.format.draft]


def brings_decks(setup: EventSetup) -> bool:
    """Whether a player needs a deck to enter."""
    return not setup.limited and bool(game_of(setup).decks(setup.mode))


def problems(setup: EventSetup) -> list[str]:
    """Every reason why this event cannot be held; empty when it can."""
    return [*_of_name(setup), *_of_game(setup), *_of_structure(setup), *_of_doors(setup), *_of_clocks(setup)]


def _of_name(setup: EventSetup) -> list[str]:
    if not setup.name.strip():
        return ["an event has a name"]
    if len(setup.name) > LONGEST_NAME:
        return [f"the name of an event has at most {LONGEST_NAME} characters"]
    return []


def _of_game(setup: EventSetup) -> list[str]:
    try:
        game = find(setup.game)
    except NoSuchGame as error:
        return [str(error)]
    if setup.game in all_drafts():
        return [f"{game.name} is a draft: name the game that is played with its decks"]
    if setup.mode not in game.modes:
        return [f"{game.name} has no mode {setup.mode!r}; it has {', '.join(game.modes)}"]
    found = []
    if 2 not in game.modes[setup.mode].seats:
        found.append(f"{setup.mode} is not for two players, and the matches of an event are")
    known = game.modes[setup.mode].settings
    for key, value in setup.settings.items():
        if key not in known:
            found.append(f"no setting {key!r} in mode {setup.mode}; it has {', '.join(known) or 'none'}")
        elif type(known[key]) is not type(value):
            found.append(f"setting {key} must be {type(known[key]).__name__}, not {value!r}")
    return [*found, *_of_format(setup, game)]


def _of_format(setup: EventSetup, game: Game[Any]) -> list[str]:
    form = setup.format
    if form.kind == "constructed":
        found = []
        formats = game.formats(setup.mode)
        if form.legality and form.legality not in formats:
            had = f"it has {', '.join(formats)}" if formats else "it has none"
            found.append(f"{game.name} has no format {form.legality!r} in mode {setup.mode}; {had}")
        if form.draft or form.draft_mode:
            found.append("a constructed event has no draft: its players bring their decks")
        return found
    found = ["a legality is for decks that are brought"] if form.legality else []
    drafts = {i: d for i, d in all_drafts().items() if d.plays == setup.game}
    if form.draft not in drafts:
        had = f"there are {', '.join(drafts)}" if drafts else "there are none"
        return [*found, f"{game.name} has no draft {form.draft!r}; {had}"]
    draft = drafts[form.draft]
    ways = [mode for mode, way in draft.ways.items() if way == form.kind]
    if form.draft_mode not in ways:
        had = f"it has {', '.join(ways)}" if ways else "it has none"
        found.append(f"{draft.name} has no way {form.draft_mode!r} for a {form.kind} event; {had}")
    return found


def _of_structure(setup: EventSetup) -> list[str]:
    s, found = setup.structure, []
    if s.kind == "swiss":
        if not 0 <= s.rounds <= MOST_ROUNDS:
            found.append(f"swiss has 1 to {MOST_ROUNDS} rounds, or 0 for as many as the field needs; not {s.rounds}")
        if s.cut and not 2 <= s.cut <= setup.entry.most:
            found.append(f"a cut is to the top 2 to {setup.entry.most}, as many as may enter; not {s.cut}")
    else:
        if s.rounds:
            found.append(f"only swiss is told how many rounds it has, not {s.kind}")
        if s.cut:
            found.append(f"only swiss has a cut, not {s.kind}")
    if s.kind == "round-robin" and setup.entry.most > MOST_IN_CIRCLE:
        found.append(f"a round robin is for at most {MOST_IN_CIRCLE} players, not {setup.entry.most}")
    return found


def _of_doors(setup: EventSetup) -> list[str]:
    doors, found = setup.entry, []
    if not FEWEST <= doors.least <= doors.most <= MOST:
        found.append(
            f"an event has {FEWEST} to {MOST} players, and at least no more than at most; "
            f"not {doors.least} to {doors.most}"
        )
    if doors.kind == "code" and not doors.code.strip():
        found.append("an event that is entered with a code needs one")
    if doors.kind != "code" and doors.code:
        found.append(f"a code opens nothing where the entry is {doors.kind}")
    if doors.kind == "invited" and not doors.invited and not setup.bots.fill:
        found.append("an event for invited persons invites somebody")
    if setup.bots.fill and not FEWEST <= setup.bots.fill <= doors.most:
        found.append(f"bots fill up to {FEWEST} to {doors.most} players, not {setup.bots.fill}")
    if setup.bots.fill and not setup.bots.level:
        found.append("bots that fill empty seats have a level")
    return found


def _of_clocks(setup: EventSetup) -> list[str]:
    found = [f"the clock {name} is not negative" for name, n in msgspec.structs.asdict(setup.clocks).items() if n < 0]
    if setup.starts_at < 0:
        found.append("an event starts at a time after 1970, or at 0: when its organiser says so")
    return found
