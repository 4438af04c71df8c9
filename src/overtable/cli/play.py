"""`overtable play`: a game in the terminal, against a bot or with two people at one keyboard."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from overtable.cli.cards import face
from overtable.cli.console import as_board, out, plain
from overtable.cli.menu import Entry, menu
from overtable.cli.rules import found_in, show
from overtable.cli.sitting import HUMAN, Sitting, find_card
from overtable.cli.wanted import decks_of, game_of, mode_of, players_of, settings_of
from overtable.kernel.catalogue import CardError
from overtable.kernel.ending import how_it_ended
from overtable.kernel.engine import asked_by, decision_of
from overtable.kernel.game import Game, Setup
from overtable.kernel.limited import Limited
from overtable.kernel.option import Decision
from overtable.kernel.record import Record, load_record
from overtable.kernel.state import Result, State

HELP = """\
  NUMBER       choose that line            b            one step back in the menu
  why CARD     why it cannot be used now   card CARD    what is printed on it
  rules WORDS  search the rulebook         board        draw the table again
  log          what happened so far        undo         take your last answer back
  save [FILE]  write the game down         resign       give the game up
  help         these lines                 quit         leave the table"""


LAST_LINES = 12


def chosen(game: Game[Any], s: State, seat: int, decision: Decision) -> str:
    """How much of a set is chosen, where several things make one answer: ` [1 of up to 3: Ana]`."""
    if decision.most < 2:
        return ""
    least = "up to " if decision.least == 0 else f"{decision.least} to " if decision.least < decision.most else ""
    names = ", ".join(" ".join(game.name_of(s, r, seat) for r in o.refs) or game.verb(o.verb) for o in decision.picked)
    return f" [{len(decision.picked)} of {least}{decision.most}{': ' if names else ''}{names}]"


class Left(Exception):
    """The player has left the table."""


def play(
    game_id: Annotated[str | None, typer.Argument(metavar="GAME", help="For example overwatch.")] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    players: Annotated[
        str | None, typer.Option(help="Who sits where: human or a bot, one name a seat; by default human,greedy.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    setting: Annotated[list[str] | None, typer.Option(help="key=value, over the mode's settings.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="A deck's name or file, for each player in turn.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal; `help` lists what can be typed."""
    if resume is not None:
        record = load_record(resume)
        game = game_of(record.game)
    else:
        game = game_of(game_id)
        mode = mode_of(game, mode)
        names = _names(players, game, mode, game.modes[mode].seats[0])
        setup = Setup(
            mode=mode,
            seed=secrets.randbits(48) if seed is None else seed,
            seats=len(names),
            settings=settings_of(game, mode, setting or []),
            decks=decks_of(deck or [], len(names)),
        )
        for text in dict.fromkeys(setup.decks):
            for warning in game.deck_warnings(text, mode):
                plain(out(), warning, "yellow")
        record = Record.of(game, setup)
    names = _names(players, game, record.setup.mode, record.setup.seats)
    Terminal(Sitting(game, record, names), out()).run()


def _names(players: str | None, game: Game[Any], mode: str, seats: int) -> tuple[str, ...]:
    """Who was named; by default one person, and bots on the other seats."""
    bot = "drafter" if isinstance(game, Limited) else "greedy"
    return players_of(players or ",".join([HUMAN, *[bot] * (seats - 1)]), game, mode, human=True)


class Terminal:
    """Draws a sitting and reads what people type."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting = sitting
        self.console = console
        self.shown = [0] * len(sitting.logs)
        self.last_seat: int | None = None
        self.together = sitting.names.count(HUMAN) > 1

    def run(self) -> None:
        game, setup = self.sitting.game, self.sitting.record.setup
        plain(self.console, f"{game.name}, {game.modes[setup.mode].name}. Type help at any time.", "bold")
        try:
            while not self.sitting.over:
                seat = self.sitting.human_asked()
                if seat is None:
                    self.sitting.bot_answers()
                else:
                    self.decide(seat)
            self.end()
        except Left:
            plain(self.console, "Good-bye.", "dim")

    def decide(self, seat: int) -> None:
        """One decision of one person."""
        decision = decision_of(self.sitting.state, seat)
        if decision is None:
            return
        if decision.lone is not None and self.together:
            self.sitting.take(seat, decision.lone)  # shown to nobody: the other one may be looking
            return
        if decision.lone is not None:
            self.news(seat)
            text = self.sitting.game.option_text(self.sitting.state, decision.lone, seat)
            plain(self.console, f"Only one answer is open: {text}.", "dim")
            self.sitting.take(seat, decision.lone)
            return
        self.hand_over(seat)
        self.news(seat)
        self.board(seat)
        self.ask(seat, decision)

    def hand_over(self, seat: int) -> None:
        """With two people at one keyboard: hide the table before the other one looks."""
        if self.together and self.last_seat not in (None, seat):
            self.console.clear()
            self.read(f"Player {seat + 1}, press Enter when nobody else is looking. ")
        self.last_seat = seat

    def ask(self, seat: int, decision: Decision) -> None:
        """The menu, narrowed until one option is left; everything else that is typed is a command."""
        game, s = self.sitting.game, self.sitting.state
        path: list[list[Entry]] = [menu(game, s, seat, decision.open)]
        heads = [game.tell(s, decision.prompt, seat) + chosen(game, s, seat, decision)]
        if (source := asked_by(s, seat, seat)) is not None:
            said = f": {source.clause}" if source.clause else ""
            plain(self.console, f"{game.name_of(s, source.card, seat)}{said}", "dim")
        while True:
            self.offer(seat, heads[-1], path[-1], len(path) > 1)
            typed = self.read("> ").strip()
            if typed.isdigit() and 0 < int(typed) <= len(path[-1]):
                entry = path[-1][int(typed) - 1]
                if len(entry.options) == 1:
                    self.sitting.take(seat, entry.options[0])
                    return
                path.append(menu(game, s, seat, list(entry.options), entry.depth))
                heads.append(entry.label)
            elif typed == "b" and len(path) > 1:
                path.pop()
                heads.pop()
            elif self.command(seat, typed):
                return

    def offer(self, seat: int, prompt: str, entries: list[Entry], back: bool) -> None:
        """The lines of a menu; a line that is a whole answer says what it will do."""
        game, s = self.sitting.game, self.sitting.state
        self.console.print(f"[bold]{escape(prompt)}[/bold]", soft_wrap=True)
        for n, entry in enumerate(entries, 1):
            note = game.note(s, seat, entry.options[0]) if len(entry.options) == 1 else None
            said = f"  [dim]{escape(game.tell(s, note, seat))}[/dim]" if note is not None else ""
            self.console.print(f"  [cyan]{n:>2}[/cyan]  {escape(entry.label)}{said}", soft_wrap=True)
        if back:
            self.console.print("  [cyan] b[/cyan]  [dim]back[/dim]")

    def command(self, seat: int, typed: str) -> bool:
        """Do what was typed; true when the decision is no longer the same."""
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        if verb in ("quit", "q", "exit"):
            self.leave()
        elif verb == "undo":
            return self.undo(seat)
        elif verb == "resign":
            self.sitting.resign(seat)
            return True
        elif verb == "save":
            self.save(rest)
        elif verb == "log":
            for line in self.sitting.logs[seat]:
                plain(self.console, f"  {line}")
        elif verb == "board":
            self.board(seat)
        elif verb in ("why", "card", "rules") and rest:
            self.look_up(seat, verb, rest)
        elif verb == "help" or not verb:
            plain(self.console, HELP)
        else:
            plain(self.console, f"{typed!r} is neither a line of the menu nor a command:\n{HELP}", "yellow")
        return False

    def look_up(self, seat: int, verb: str, rest: str) -> None:
        try:
            if verb == "why":
                for line in self.sitting.why(seat, rest):
                    plain(self.console, f"  {line}")
            elif verb == "card":
                self.console.print(face(find_card(self.sitting.game.catalogue_at(self.sitting.state), rest)))
            else:
                found = found_in(self.sitting.game.ledger(), [rest])
                show(self.console, found)
                plain(self.console, f"{len(found)} rules", "dim")
        except CardError as error:
            plain(self.console, str(error), "yellow")

    def undo(self, seat: int) -> bool:
        reason = self.sitting.why_no_undo(seat)
        if reason is not None:
            plain(self.console, reason, "yellow")
            return False
        self.sitting.undo(seat)
        return True

    def save(self, name: str) -> None:
        setup = self.sitting.record.setup
        path = Path(name or f"{self.sitting.game.id}-{setup.mode}-{setup.seed}.yaml")
        try:
            self.sitting.save(path)
            plain(self.console, f"Saved as {path}; `overtable play --resume {path}` goes on.", "green")
        except OSError as error:
            plain(self.console, f"{path} could not be written: {error.strerror}", "yellow")

    def leave(self) -> None:
        """Offer to save what was not saved."""
        if len(self.sitting.record.answers) > self.sitting.saved:
            typed = self.read("Save the game first? [y/N] ").strip().casefold()
            if typed in ("y", "yes"):
                self.save("")
        raise Left

    def news(self, seat: int) -> None:
        """What happened since this person looked last."""
        for line in self.sitting.logs[seat][self.shown[seat] :]:
            plain(self.console, f"· {line}", "dim")
        self.shown[seat] = len(self.sitting.logs[seat])

    def board(self, seat: int) -> None:
        as_board(self.console, self.sitting.game.board(self.sitting.game.view(self.sitting.state, seat)))

    def end(self) -> None:
        people = [p for p, name in enumerate(self.sitting.names) if name == HUMAN]
        watcher = people[0] if len(people) == 1 else self.sitting.state.seats
        if len(people) != 1:
            self.shown[watcher] = max(0, len(self.sitting.logs[watcher]) - LAST_LINES)
        self.news(watcher)
        self.board(watcher)
        result = self.sitting.state.result
        assert result is not None
        plain(self.console, result_line(self.sitting.game, result, watcher), "bold")
        if self.read("Keep a record of the game? [y/N] ").strip().casefold() in ("y", "yes"):
            self.save("")

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt, markup=False)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None


def result_line(game: Game[Any], result: Result, watcher: int = -1) -> str:
    """The result in words, with the rule that ended the game."""
    said = how_it_ended(game, result, lambda seat: "you" if seat == watcher else f"player {seat + 1}")
    return f"{said} [{result.rule}]"
