"""What all drafts share: where cards lie at one, what a watcher sees of it, how it is drawn and told.

A draft's state is a `Drafting` with whatever more it needs. There are five places: the table, where cards lie open for
everybody; and for each drafter the packs that are still shut, the pack in hand, what was taken in the open, and the
pool that nobody else sees. One board can show every draft, because every draft's view is a `DraftView`.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from overtable.kernel.event import Event
from overtable.kernel.game import View
from overtable.kernel.language import and_list, plural
from overtable.kernel.message import Message
from overtable.kernel.speech.story import Part, parts
from overtable.kernel.state import State, Zone
from overtable.kernel.view import CardView, GameView

TABLE = 0
SHUT, PACK, TAKEN, POOL = range(4)
"""What each drafter has, as places of `zone`."""
PLACES = (("shut packs", "none"), ("pack", "owner"), ("taken", "all"), ("pool", "owner"))

Way = Literal["draft", "sealed"]


class Drafting(State):
    """A table at which packs are opened and cards are taken."""

    __slots__ = ("pack", "pick")
    pack: int
    """The pack that is being drafted, from 1; 0 where everybody opens packs at a speed of their own."""
    pick: int
    """The pick of this pack that is made now, from 1; 0 where nothing is picked."""

    @classmethod
    def zones_for(cls, seats: int) -> tuple[Zone, ...]:
        own = (Zone(name, seat, sight) for seat in range(seats) for name, sight in PLACES)
        return (Zone("table", -1), *own)

    def copy_into(self, new: "Drafting") -> None:
        super().copy_into(new)
        new.pack = self.pack
        new.pick = self.pick


def zone(seat: int, place: int) -> int:
    """The number of a drafter's zone."""
    return 1 + seat * len(PLACES) + place


class DraftedView(CardView):
    """A card at a draft."""

    stack: NotRequired[int]
    """Cards with the same number are taken together, and lie together wherever they are."""


class DrafterView(TypedDict):
    """What everybody knows of a drafter."""

    shut: int
    """How many packs are still shut."""
    holds: int
    """How many cards are in the pack in hand."""
    has: int
    """How many cards were taken or opened."""


class DraftView(GameView[DraftedView, DrafterView]):
    way: Way
    pack: int
    """The pack that is being drafted, from 1; 0 where everybody opens packs at a speed of their own."""
    packs: int
    """How many packs a drafter opens."""
    pick: int
    """The pick of this pack that is made now, from 1; 0 where nothing is picked."""
    picks: int
    """How many picks this pack has: of all drafters together where they take turns (`order`), else of each."""
    order: list[int]
    """The seats in the order in which they pick, pick by pick; empty where all pick at once."""
    passing: list[int]
    """The seat that each seat passes its pack to; empty where no pack is passed."""


LINES = {
    "pack": "Pack {0} of {1} is opened.",
    "opened": "{0} {0:open|opens} {1}.",
    "took": "{0} {0:take|takes} {1}.",
    "took_stack": "{0} {0:take|takes} {1} and all that lies with it.",
    "passed": "Everybody passes on what is left of their pack.",
    "drafted": "All packs are opened, and all cards are taken.",
}
"""`found` has as many cards as there are: a drafter alone is told what lay in the pack and goes into the pool."""

STORY = {
    **parts("chapter", ["pack"]),
    **parts("result", ["found", "passed"]),
    "drafted": Part("outcome"),
}


def describe(event: Event) -> Message | None:
    """An event of a draft in words."""
    if event.kind == "found":
        cards = and_list([f"{{{n}}}" for n in range(1, len(event.refs))])
        return Message(f"{{0}} {{0:find|finds}} {cards}.", event.refs)
    text = LINES.get(event.kind)
    return Message(text, event.refs) if text is not None else None


def board(view: View) -> str:
    """A draft as text for the terminal: what lies open, the pack in hand, and what everybody has."""
    zones = {(z["name"], z["owner"]): z for z in view["zones"]}
    me = view["seat"] if view["seat"] < len(view["players"]) else -1
    lines = [f"[bold]{heading(view)}[/bold]"]
    if view["order"] and view["pick"]:
        left = view["order"][view["pick"] - 1 :]
        lines.append("[dim]To pick: " + ", ".join(f"player {seat + 1}" for seat in left) + "[/dim]")
    lines += stacked("On the table", zones["table", -1]["cards"])
    for seat, player in enumerate(view["players"]):
        title = (
            f"[bold]Player {seat + 1}[/bold] · {plural(player['has'], 'card')}, {plural(player['shut'], 'pack')} shut"
        )
        title += f", {plural(player['holds'], 'card')} in hand" if player["holds"] else ""
        title += f", passes to player {view['passing'][seat] + 1}" if view["passing"] else ""
        lines.append(title)
        if seat != me:
            lines += stacked("Taken", zones["taken", seat]["cards"])
    if me >= 0:
        for name, title in (("pack", "Your pack"), ("taken", "You have taken"), ("pool", "Your pool")):
            lines += stacked(title, zones[name, me]["cards"])
    return "\n".join(lines)


def heading(view: View) -> str:
    """`Pack 2 of 3 · pick 5 of 8`."""
    if not view["pack"]:
        return f"{view['packs']} packs each"
    pick = f" · pick {view['pick']} of {view['picks']}" if view["pick"] else ""
    return f"Pack {view['pack']} of {view['packs']}{pick}"


def stacked(title: str, cards: Sequence[DraftedView]) -> list[str]:
    """Cards by the stacks they lie in; those of no stack in one line."""
    if not cards:
        return []
    stacks: dict[int, list[str]] = {}
    for c in cards:
        stacks.setdefault(c.get("stack", 0), []).append(c["name"])
    loose = stacks.pop(0, [])
    lines = [f"  [cyan]{title}[/cyan]" + (f" {', '.join(loose)}" if loose else "")]
    return lines + [f"    {first}: [dim]{', '.join(others)}[/dim]" for first, *others in stacks.values()]
