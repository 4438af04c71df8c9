"""Lanterns: a tiny game with one of everything that the kernel offers, for the kernel's own tests.

Each player has a hidden deck of the same eight cards and a hand of three. In a duel both choose a card in secret
(`Duel`, several seats at once), both are turned up, and the brighter one scores. Who scored may lay a card face
down under the veil (`Veil`, refuses the bright ones). Oil brightens one's later cards (an effect), Spark rolls a
die (chance), Wind shuffles the discard pile into the deck (a shuffle).
"""

from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec

from overtable.kernel.catalogue import Card, Catalogue, load_cards
from overtable.kernel.chance import die
from overtable.kernel.effect import begin, end, present
from overtable.kernel.engine import run
from overtable.kernel.event import Event, emit
from overtable.kernel.frame import Frame, Refusals, Seats, Window, do
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.knowledge import move, put, shuffle
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.position import SIDES, Position, by_hand
from overtable.kernel.refs import card, index_of, seat
from overtable.kernel.seat import Seat
from overtable.kernel.state import Result, State, Zone
from overtable.kernel.view import CardView, GameView, Plain, Sight, card_view, result_view, zone_views

BRIGHT = 1
"""The one kind of effect: the owner's cards are brighter."""

DECK, HAND, VEIL, DISCARD, TABLE = 0, 1, 2, 3, 4
PILES = 5


class Brighten(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="brighten"):
    amount: int

    def says(self) -> str:
        return f"Your later cards have {self.amount} more light."


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="roll"):
    sides: int

    def says(self) -> str:
        return f"Has as much light as a die with {self.sides} sides shows."


class Stir(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stir"):
    def says(self) -> str:
        return "Shuffle your discard pile into your deck."


class Lantern(Card, frozen=True, kw_only=True):
    light: int
    does: list[Brighten | Roll | Stir] = []
    mood: Literal["warm", "cold"] = "warm"

    def text(self) -> str:
        return " ".join(word.says() for word in self.does)

    def figures(self) -> list[tuple[str, str]]:
        return [("light", str(self.light))]


class Lanterns(State):
    __slots__ = ("duels", "hand", "points")
    points: list[int]
    duels: int
    hand: int
    restless = 1

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        sights = (("deck", "none"), ("hand", "owner"), ("veil", "owner"), ("discard", "all"), ("table", "all"))
        return tuple(Zone(name, owner, sight) for owner in range(seats) for name, sight in sights)

    def settle(self) -> None:
        """LAN-END-01."""
        if self.result is None and max(self.points) >= 4:
            self.result = Result((self.points.index(max(self.points)),), "LAN-END-01")

    def copy_into(self, new: "Lanterns") -> None:
        super().copy_into(new)
        new.points = self.points[:]
        new.duels = self.duels
        new.hand = self.hand


def zone(owner: int, pile: int) -> int:
    return owner * PILES + pile


class NextDuel(Frame[Lanterns], frozen=True):
    """Draw up to the hand; then a duel, or the end after six."""

    def run(self, s: Lanterns) -> None:
        if s.duels == 6:
            best = max(s.points)
            winners = tuple(p for p in range(s.seats) if s.points[p] == best)
            s.result = Result(winners if len(winners) == 1 else (), "LAN-END-01")
            return
        s.duels += 1
        for player in range(s.seats):
            while len(s.zones[zone(player, HAND)]) < s.hand:
                if not s.zones[zone(player, DECK)]:
                    stir(s, player)
                if not s.zones[zone(player, DECK)]:
                    break
                drawn = s.zones[zone(player, DECK)][-1]
                move(s, drawn, zone(player, HAND))
                emit(s, "draw", seat(player), card(drawn))
        do(s, Duel(), NextDuel())


class Duel(Frame[Lanterns], frozen=True):
    """Both choose in secret (LAN-DUEL-01); the drafts live here."""

    a: Option | None = None
    b: Option | None = None

    def asks(self, s: Lanterns) -> Seats:
        return (self.a is None) | (self.b is None) << 1

    def options(self, s: Lanterns, seat: int, no: Refusals | None = None) -> list[Option]:
        hand = [Option("light", (card(c),)) for c in sorted(s.zones[zone(seat, HAND)])]
        return hand or [Option("rest")]

    def prompt(self, s: Lanterns, seat: int) -> Message:
        return Message("Which card do you light?")

    def answer(self, s: Lanterns, seat: int, option: Option) -> None:
        chosen = type(self)(option, self.b) if seat == 0 else type(self)(self.a, option)
        s.stack[-1] = chosen
        if chosen.a is not None and chosen.b is not None:
            s.stack.pop()
            s.epoch += 1
            do(s, TurnUp((chosen.a, chosen.b)))

    def untold(self, s: Lanterns, seat: int) -> "Duel":
        return Duel(self.a if seat == 0 else None, self.b if seat == 1 else None)


class TurnUp(Frame[Lanterns], frozen=True):
    """Both cards are turned up together; the brighter one scores (LAN-DUEL-02)."""

    chosen: tuple[Option, Option]

    def run(self, s: Lanterns) -> None:
        lights = []
        for player, option in enumerate(self.chosen):
            if not option.refs:
                lights.append(-1)
                continue
            shown = index_of(option.refs[0])
            move(s, shown, zone(player, TABLE))
            emit(s, "light", seat(player), card(shown))
            lights.append(light_of(s, player, shown))
        for player in range(s.seats):
            for shown in list(s.zones[zone(player, TABLE)]):
                move(s, shown, zone(player, DISCARD))
                words(s, player, shown)
        if lights[0] != lights[1]:
            winner = lights.index(max(lights))
            s.points[winner] += 1
            emit(s, "score", seat(winner))
            do(s, Veil(winner))


class Veil(Frame[Lanterns], frozen=True):
    """Who scored may lay a card face down (LAN-VEIL-01)."""

    window = Window("decline", "You have scored and could hide a card")

    player: int

    def asks(self, s: Lanterns) -> Seats:
        return 1 << self.player

    def options(self, s: Lanterns, seat: int, no: Refusals | None = None) -> list[Option]:
        offered = [Option("decline")]
        for held in sorted(s.zones[zone(seat, HAND)]):
            option = Option("hide", (card(held),))
            if reason := why_not_hidden(s, held):
                if no is not None:
                    no.append((option, reason))
                continue
            offered.append(option)
        return offered

    def prompt(self, s: Lanterns, seat: int) -> Message:
        return Message("Which card do you hide?")

    def answer(self, s: Lanterns, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "hide":
            hidden = index_of(option.refs[0])
            move(s, hidden, zone(seat, VEIL), told=1 << seat)
            emit(s, "hide", option.refs[0])


def why_not_hidden(s: Lanterns, held: int) -> Reason | None:
    if CARDS[s.printing[held]].light > 3:
        return Reason(
            "LAN-VEIL-01", "{0} is too bright for the veil: {1}.", (card(held), CARDS[s.printing[held]].light)
        )
    return None


def light_of(s: Lanterns, player: int, shown: int) -> int:
    light = CARDS[s.printing[shown]].light
    for word in CARDS[s.printing[shown]].does:
        if isinstance(word, Roll):
            light = die(s, word.sides)
    if present(s, BRIGHT):
        light += sum(e.amount for e in s.effects if e.kind == BRIGHT and e.owner == player)
    return light


def words(s: Lanterns, player: int, shown: int) -> None:
    for word in CARDS[s.printing[shown]].does:
        if isinstance(word, Brighten):
            begin(s, BRIGHT, shown, player, player, word.amount)
        elif isinstance(word, Stir):
            stir(s, player)
            end(s, lambda e: e.owner == player)


def stir(s: Lanterns, player: int) -> None:
    for c in list(s.zones[zone(player, DISCARD)]):
        move(s, c, zone(player, DECK))
    shuffle(s, zone(player, DECK))


class Side(Position):
    """What a player has; the cards are taken from the deck, and a card made for the table comes from nowhere."""

    hand: list[str] = []
    points: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class LanternsPosition(Position):
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)


class LanternsSeat(Seat[Lanterns]):
    @property
    def points(self) -> int:
        """The points of this seat."""
        return self.state.points[self.number]

    def light(self, name: str) -> int:
        """The light of a card of this seat's, as it would count now."""
        return light_of(self.state.clone(), self.number, self.card(name))


FOLDER = Path(__file__).parent
CARDS: Catalogue[Lantern] = Catalogue(load_cards([FOLDER / "cards.yaml"], Lantern))
PRINTED: Plain[Lanterns, CardView] = Plain(lambda s, c: card_view(s, CARDS, c))


class PlayerView(TypedDict):
    points: int


class LanternsView(GameView[CardView, PlayerView]):
    pass


def lay(s: Lanterns, position: LanternsPosition) -> None:
    for player, told in enumerate((position.a, position.b)):
        s.points[player] = told.points
        for name in told.hand:
            row = CARDS.row[CARDS.find(name).id]
            found = [c for c in s.zones[zone(player, DECK)] if s.printing[c] == row]
            if not found:
                raise ValueError(f"no {name} is left in the deck of {SIDES[player]}")
            move(s, found[0], zone(player, HAND))
        if len(told.hand) > s.hand:
            raise ValueError(f"a hand holds at most {s.hand} cards")


class LanternsGame(Game[Lanterns]):
    id = "lanterns"
    name = "Lanterns"
    blurb = "A toy of the tests."
    modes = {
        "short": Mode("Short", "Six duels.", {"hand": 3, "open": False, "lamp": "blue"}),
        "wide": Mode("Wide", "A larger hand.", {"hand": 5, "open": False, "lamp": "blue"}),
    }
    state = Lanterns
    view_type = LanternsView
    verbs = {
        "light": "a card of the hand",
        "rest": "nothing: the hand is empty",
        "hide": "a card of the hand",
        "decline": "nothing",
    }
    position = LanternsPosition
    seat_type = LanternsSeat
    endings = {"LAN-END-01": "All duels are over: the most points win."}
    folder = FOLDER

    @cached_property
    def catalogue(self) -> Catalogue[Any]:
        return CARDS

    def start(self, setup: Setup) -> Lanterns:
        settings = self.settings(setup)
        decks = [text.split(",") for text in setup.decks] or [[c.id for c in CARDS.cards]] * 2
        if bad := [name for deck in decks for name in deck if name not in CARDS.row]:
            raise BadSetup([f"no card is called {name!r}" for name in bad])
        rows = [[*(CARDS.row[name] for name in deck), *CARDS.guests] for deck in decks]
        s = Lanterns(2, setup.seed, [*rows[0], *rows[1]], limit=500)
        s.points, s.duels, s.hand = [0, 0], 0, int(settings["hand"])
        for c in range(len(s.printing)):
            put(s, c, zone(int(c >= len(rows[0])), DECK))
        for player in range(2):
            shuffle(s, zone(player, DECK))
        by_hand(setup.position or {}, LanternsPosition, lambda position: lay(s, position))
        do(s, NextDuel())
        run(s)
        return s

    def view(self, s: Lanterns, watcher: int, sight: Sight | None = None) -> LanternsView:
        return {
            "seat": watcher,
            "turn": -1,
            "phase": "duel",
            "phases": ["duel", "veil"],
            "zones": zone_views(s, watcher, PRINTED.of(s)),
            "players": [{"points": p} for p in s.points],
            "result": result_view(s),
        }

    def value(self, s: Lanterns, seat: int) -> float:
        return float(s.points[seat] - s.points[1 - seat])

    def board(self, view: View) -> str:
        lines = [f"[bold]Lanterns[/bold]  {' : '.join(str(p['points']) for p in view['players'])}"]
        for z in view["zones"]:
            names = [c["name"] for c in z["cards"]] + ["?"] * z["hidden"]
            lines.append(f"  {z['owner'] + 1} {z['name']}: {', '.join(names)}")
        return "\n".join(lines)

    def describe(self, event: Event) -> Message | None:
        texts = {
            "light": "{0} {0:light|lights} {1}.",
            "draw": "{0} {0:draw|draws} {1}.",
            "score": "{0} {0:score|scores}.",
            "hide": "{0} is hidden.",
        }
        return Message(texts[event.kind], event.refs)


LANTERNS = LanternsGame()
