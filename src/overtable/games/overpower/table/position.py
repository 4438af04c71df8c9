"""A position built by hand, for tests, puzzles and bug reports.

    table = scenario("overpower-2025", position={
        "turn": "a",                          # whose turn it is (default "a"); also who has initiative
        "initiative": "a",                    # if another
        "battle": 2,                          # number of the battle (default 2: no first-battle redraw)
        "phase": "battle",                    # draw, event, discard, placement, venture, battle (default), end
        "a": {
            "front": ["Hercules",             # up to three (four after an Event); missing ones count as long gone
                      {"name": "Merlin",
                       "hits": ["3E", "4C"],          # permanent record: cards of the opponent
                       "current": ["6C"],             # hits of this battle
                       "placed": ["5E", "Archimedes"],
                       "ko": 1}],                     # KO'd in that battle (it then lies in the defeated pile)
            "reserve": "Zeus",                # or such a map; optional
            "hand": ["7B", "Trident (basic)", "Great Club"],
            "draw": ["8E", "2C"],             # the first is the top; empty by default
            "power_pack": [], "dead": [], "defeated": [],
            "homebase": "The Round Table", "home": ["Mallku"], "under": [],   # or a Battlesite
            "mission": "King of the Jungle",
            "objectives": {"reserve": 5, "completed": 1, "defeated": 0,
                           "ventured": {"reserve": 1, "completed": 0},     # of this battle
                           "carried": {"reserve": 0, "completed": 0}},     # still staked from a tie
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                        {"card": "Paralyzing Gaze", "by": "Dracula", "target": "Hercules"},
                        {"card": "Distracting Intervention", "by": "Cthulhu", "target": "Zeus"}],
            "passed": True,
        },
        "b": {...},
    })

Power cards may be written short: 8E, 6C, 7B, 5I, 4M (MultiPower), 7A (Any-Power). Cards that share a name take
their type or character in parentheses: "Hera (Zeus)", "Hera (ally)", "Trident (Poseidon)", "Trident (basic)".
A Teamwork card is "7 Combat Teamwork (Energy/Intelligence)". Settings: `mode` of the setup (venture, brawl,
skirmish); for Skirmish "stakes": at stake now, "left": Objectives still to come, "won": [1, 0].

`in_play` starts the lasting words of a card as if it had been played (and had hit its target) in an earlier turn of
this battle; `"battle_before": True` marks a hit as permanent. Deck rules are not checked. Without objectives each
player has seven, of which one is ventured from Reserve in the phases battle and end.
"""

import re
from typing import Any

from overtable.games.overpower import state as st
from overtable.games.overpower.attack.turn import Turn
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.book.icons import spectrum_types
from overtable.games.overpower.decks.legal import mission_sets
from overtable.games.overpower.decks.text import DECK_KINDS, find_row
from overtable.games.overpower.hits.hits import land
from overtable.games.overpower.inplay.inherent import begin_inherents
from overtable.games.overpower.phases.battle import StartBattle, discard_steps, end_on, placement_on, venture_on
from overtable.games.overpower.phases.event import event_steps
from overtable.games.overpower.phases.setup import LIMIT
from overtable.games.overpower.state import CHARACTERS, Act, Hit, Overpower, zone
from overtable.games.overpower.words.run import HIT, PLAY, Effects
from overtable.kernel.catalogue import CardError
from overtable.kernel.engine import run
from overtable.kernel.frame import Frame, do
from overtable.kernel.game import BadSetup
from overtable.kernel.knowledge import everyone, mix, put, reveal

SHORT = {"E": "Energy", "C": "Combat", "B": "Brute Force", "I": "Intelligence", "M": "MultiPower", "A": "Any-Power"}
FILLERS = ("Captain Nemo", "Poseidon", "Count of Monte Cristo", "Mr. Hyde", "Ra", "Anubis", "Hercules", "Leonidas")
PHASES = ("draw", "event", "discard", "placement", "venture", "battle", "end")
PILES = {
    "hand": st.HAND,
    "draw": st.DRAW,
    "power_pack": st.POWER_PACK,
    "dead": st.DEAD,
    "defeated": st.DEFEATED,
    "under": st.UNDER,
}
FIELDS = {*PILES, "front", "reserve", "homebase", "home", "mission", "objectives", "in_play", "passed"}


def long_name(name: str) -> str:
    short = re.fullmatch(r"([1-8])([ECBIMA])", name)
    return f"{short[1]} {SHORT[short[2]]}" if short else name


class Builder:
    """Collects what the position names, then lays it out."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.problems: list[str] = []
        self.printing: list[int] = []
        self.todo: list[tuple[int, int, int]] = []
        """card, zone, host"""
        self.hits: list[tuple[int, int, bool]] = []
        self.plays: list[tuple[int, dict[str, Any]]] = []
        self.kos: dict[int, int] = {}
        self.homes = [-1, -1]
        self.border = 0

    def row(self, name: str, kinds: tuple[int, ...]) -> int:
        try:
            return find_row(long_name(name), kinds)
        except CardError as error:
            self.problems += error.problems
            return 0

    def card(self, name: str, z: int, host: int = -1, kinds: tuple[int, ...] = DECK_KINDS) -> int:
        self.printing.append(self.row(name, kinds))
        self.todo.append((len(self.printing) - 1, z, host))
        return len(self.printing) - 1

    def characters(self, side: dict[str, Any]) -> list[dict[str, Any]]:
        front = [{"name": c} if isinstance(c, str) else dict(c) for c in side.get("front", [])]
        back = side.get("reserve")
        reserve = {"name": back} if isinstance(back, str) else dict(back) if back else None
        used = {c["name"] for c in front} | ({reserve["name"]} if reserve else set())
        spare = [n for n in FILLERS if n not in used]
        extra = front[3:]
        front = front[:3]
        while len(front) < 3:
            front.append({"name": spare.pop(0), "gone": True})
        fourth = reserve or (extra[0] | {"forward": True} if extra else {"name": spare.pop(0), "gone": True})
        return [*front, fourth]

    def build(self, mode: int, seed: int) -> Overpower:
        sides = [self.position.get("a", {}), self.position.get("b", {})]
        for side in sides:
            self.problems += [f"no field {key!r} in a player's position" for key in side if key not in FIELDS]
        teams = [self.characters(side) for side in sides]
        for people in teams:
            self.printing += [self.row(c["name"], (fc.CHARACTER,)) for c in people]
        for seat, (side, people) in enumerate(zip(sides, teams, strict=True)):
            if seat:
                self.border = len(self.printing)
            self.side(seat, side, people, teams[1 - seat], mode)
        return self.lay(mode, seed, sides, teams)

    def side(
        self,
        seat: int,
        side: dict[str, Any],
        people: list[dict[str, Any]],
        others: list[dict[str, Any]],
        mode: int,
    ) -> None:
        for name, place in PILES.items():
            cards = side.get(name, [])
            for card in reversed(cards) if name == "draw" else cards:
                self.card(card, zone(seat, place))
        for i, c in enumerate(people):
            for card in c.get("placed", []):
                self.card(card, zone(seat, st.PLACED), seat * 4 + i)
        if side.get("homebase"):
            home = self.card(side["homebase"], zone(seat, st.HOMEBASE), -1, (fc.HOMEBASE_CARD, fc.BATTLESITE))
            self.homes[seat] = home
            for card in side.get("home", []):
                self.card(card, zone(seat, st.PLACED), home)
        for i, c in enumerate(others):  # hits are cards of the one who scored them
            for key in ("hits", "current"):
                for card in c.get(key, []):
                    made = self.card(card, st.ASTRAL)
                    self.hits.append((made, (1 - seat) * 4 + i, key == "current"))
        for play in side.get("in_play", []):
            self.plays.append((self.card(play["card"], st.ASTRAL), play | {"seat": seat}))
        if mode == st.VENTURE:
            self.missions(seat, side)

    def missions(self, seat: int, side: dict[str, Any]) -> None:
        rows = mission_sets().get(side.get("mission", "Warlord of Mars"), [])
        late = self.position.get("phase", "battle") in ("battle", "end")
        o = side.get("objectives", {"reserve": 6, "ventured": {"reserve": 1}} if late else {"reserve": 7})
        staked = sum(o.get(k, {}).get(p, 0) for k in ("ventured", "carried") for p in ("reserve", "completed"))
        piles = (
            [st.MISSION_RESERVE] * o.get("reserve", 0)
            + [st.MISSION_COMPLETED] * o.get("completed", 0)
            + [st.MISSION_DEFEATED] * o.get("defeated", 0)
            + [st.MISSION_VENTURED] * staked
        )
        for i, place in enumerate(piles):
            self.printing.append(rows[i % len(rows)] if rows else 0)
            self.todo.append((len(self.printing) - 1, zone(seat, place), -1))

    def lay(self, mode: int, seed: int, sides: list[Any], teams: list[list[dict[str, Any]]]) -> Overpower:
        if self.problems:
            raise BadSetup(self.problems)
        p = self.position
        skirmish = [len(self.printing) + i for i in range(p.get("left", 4) if mode == st.SKIRMISH else 0)]
        self.printing += [next(iter(mission_sets().values()))[0] for _ in skirmish]
        s = Overpower(seed, self.printing, LIMIT, self.border)
        s.mode = mode
        s.battle = p.get("battle", 2)
        s.homes = self.homes
        for seat, people in enumerate(teams):
            for i, person in enumerate(people):
                ch = seat * 4 + i
                gone = person.get("gone")
                place = st.REMOVED if gone else st.DEFEATED if person.get("ko") else st.FRONT
                if i == 3 and place == st.FRONT and not person.get("forward"):
                    place = st.RESERVE
                s.kod[ch] = -1 if gone else person.get("ko", 0)
                put(s, ch, zone(seat, place))
        for c, z, host in self.todo:
            put(s, c, z)
            s.on[c] = host
        for c in skirmish:
            put(s, c, st.STAKES)
        self.hide(s)
        self.counters(s, sides)
        begin_inherents(s)
        for c, host, current in self.hits:
            f = face(s, c)
            types = spectrum_types(f.icons)
            hit = Hit(c, host, max(0, f.value), types, 1 - (host >> 2), current=current, power=f.power)
            land(s, hit, host >> 2)
        for c, play in self.plays:
            self.put_into_play(s, c, play)
        s.acts = []
        do(s, *self.steps(s))
        s.settle()
        run(s)
        return s

    def hide(self, s: Overpower) -> None:
        for seat in (0, 1):
            hidden = [*s.zones[zone(seat, st.HAND)], *s.zones[zone(seat, st.DRAW)]]
            mix(s, hidden, everyone(s))
            for c in s.zones[zone(seat, st.HAND)]:
                reveal(s, c, 1 << seat)

    def counters(self, s: Overpower, sides: list[Any]) -> None:
        p = self.position
        late = p.get("phase", "battle") in ("battle", "end")
        s.turn = "ab".index(p.get("turn", "a"))
        s.initiative = "ab".index(p.get("initiative", p.get("turn", "a")))
        for seat, side in enumerate(sides):
            s.sets[seat] = side.get("mission", "Warlord of Mars")
            o = side.get("objectives", {"ventured": {"reserve": 1}} if late else {})
            if s.mode == st.VENTURE:
                s.ventured_r[seat] = o.get("ventured", {}).get("reserve", 0)
                s.ventured_c[seat] = o.get("ventured", {}).get("completed", 0)
                s.carried_r[seat] = o.get("carried", {}).get("reserve", 0)
                s.carried_c[seat] = o.get("carried", {}).get("completed", 0)
            if side.get("passed"):
                s.passed |= 1 << seat
        if s.mode == st.SKIRMISH:
            s.stakes = p.get("stakes", 1)
            s.won_stakes = list(p.get("won", [0, 0]))

    def put_into_play(self, s: Overpower, c: int, play: dict[str, Any]) -> None:
        seat = play["seat"]
        user = self.find(s, play.get("by"), seat)
        target = self.find(s, play.get("target"), None)
        card = face(s, c).card
        s.acts.append(Act(seat, user, (c,), target))
        a = len(s.acts) - 1
        if getattr(card, "target", False) or (face(s, c).numeric and target >= 0):
            if getattr(card, "stays", "") != "astral" or face(s, c).numeric:
                f = face(s, c)
                types = spectrum_types(f.icons)
                value = max(0, f.value)
                now = not play.get("battle_before", False)
                land(s, Hit(c, target, value, types, seat, current=now, counts=bool(value), power=f.power), target >> 2)
            words, part = card.hit, HIT
        else:
            words, part = card.play, PLAY
        for i, word in enumerate(words):
            if word.LASTS:
                word.does(s, Effects(a, c, part, i))

    def find(self, s: Overpower, name: str | None, seat: int | None) -> int:
        if name is None:
            return -1
        for ch in range(CHARACTERS):
            if face(s, ch).name.casefold() == name.casefold() and seat in (None, ch >> 2) and s.kod[ch] != -1:
                return ch
        raise BadSetup([f"nobody at the table is called {name}"])

    def steps(self, s: Overpower) -> list[Frame[Overpower]]:
        phase = self.position.get("phase", "battle")
        if phase not in PHASES:
            raise BadSetup([f"no phase {phase!r}; there are {', '.join(PHASES)}"])
        s.phase = {"draw": 0, "event": 1, "discard": 2, "placement": 3, "venture": 4, "battle": 5, "end": 7}[phase]
        if phase == "draw":
            s.battle -= 1
            return [StartBattle()]
        if phase == "event":
            return [*event_steps(s), *discard_steps(s), *placement_on()]
        if phase == "discard":
            return [*discard_steps(s), *placement_on()]
        if phase == "placement":
            return placement_on()
        if phase == "venture":
            return venture_on()
        return [Turn(s.turn), *end_on()] if phase == "battle" else end_on()


def build(position: dict[str, Any], mode: int, seed: int) -> Overpower:
    """The state that a position describes; raises `BadSetup` with every problem."""
    catalogue()
    return Builder(position).build(mode, seed)
