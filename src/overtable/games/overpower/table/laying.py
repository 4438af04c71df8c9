"""A position by hand is laid onto the table."""

import re
from typing import Any

import msgspec

from overtable.games.overpower import state as st
from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.attack.turn import Turn
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import BOOKS
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.decks.text import DECK_KINDS
from overtable.games.overpower.edition import Edition
from overtable.games.overpower.hits.hits import as_hit, land
from overtable.games.overpower.inplay.inherent import begin_inherents
from overtable.games.overpower.phases.battle import StartBattle, discard_steps, end_on, placement_on, venture_on
from overtable.games.overpower.phases.event import event_steps
from overtable.games.overpower.phases.setup import LIMIT, Agreed
from overtable.games.overpower.state import CHARACTERS, Overpower, zone
from overtable.games.overpower.table.position import InPlay, OverpowerPosition, Person, Side
from overtable.games.overpower.words.run import HIT, PLAY, Effects
from overtable.kernel.catalogue import CardError
from overtable.kernel.engine import run
from overtable.kernel.frame import Frame, do
from overtable.kernel.game import BadSetup
from overtable.kernel.knowledge import everyone, mix, put, reveal
from overtable.kernel.position import SIDES, by_hand, seat_of, word_of

FILLERS = {
    "2025": ("Captain Nemo", "Poseidon", "Count of Monte Cristo", "Mr. Hyde", "Ra", "Anubis", "Hercules", "Leonidas"),
    "classic": tuple(
        f"mvop-{name}" for name in ("beast", "bishop", "cable", "carnage", "cyclops", "hobgoblin", "jubilee", "rogue")
    ),
}
FILLERS["golden"] = FILLERS["2025"]
"""Who stands in for characters that a position does not name: they are long gone."""
MISSIONS = {"2025": "Warlord of Mars", "golden": "Warlord of Mars", "classic": "Infinity Gauntlet"}
"""What is played for where a position does not say it."""
PHASES = {
    "draw": st.P_DRAW,
    "event": st.P_EVENT,
    "discard": st.P_DISCARD,
    "placement": st.P_PLACEMENT,
    "venture": st.P_VENTURE,
    "battle": st.P_BATTLE,
    "end": st.P_END,
}
PILES = {
    "hand": st.HAND,
    "draw": st.DRAW,
    "power_pack": st.POWER_PACK,
    "dead": st.DEAD,
    "defeated": st.DEFEATED,
    "under": st.UNDER,
}


def long_name(name: str, rules: Edition) -> str:
    """7B as 7 Brute Force, and so on."""
    letters = {letter: kind for kind, letter in rules.letters.items()}
    return f"{name[0]} {letters[name[1]]}" if re.fullmatch(rf"[1-8][{''.join(letters)}]", name) else name


class Standing(msgspec.Struct):
    """A character and where it stands; fillers are long gone."""

    person: Person
    place: int


class Builder:
    """Collects what the position names, then lays it out."""

    def __init__(self, position: OverpowerPosition, table: type[Overpower], coded: bool) -> None:
        self.position = position
        self.table = table
        self.coded = coded
        self.book = BOOKS[table.rules.name]
        self.problems: list[str] = []
        self.printing: list[int] = []
        self.todo: list[tuple[int, int, int]] = []
        """card, zone, host"""
        self.hits: list[tuple[int, int, bool]] = []
        self.plays: list[tuple[int, int, InPlay]] = []
        self.homes = [-1, -1]
        self.border = 0

    def row(self, name: str, kinds: tuple[int, ...]) -> int:
        for guest in self.book.catalogue.guests:
            f = self.book.faces[guest]
            if f.name.casefold() == name.casefold() and f.kind in kinds:
                return guest
        try:
            return self.book.find_row(long_name(name, self.table.rules), kinds)
        except CardError as error:
            self.problems += error.problems
            return 0

    def card(self, name: str, z: int, host: int = -1, kinds: tuple[int, ...] = DECK_KINDS) -> int:
        self.printing.append(self.row(name, kinds))
        self.todo.append((len(self.printing) - 1, z, host))
        return len(self.printing) - 1

    def characters(self, side: Side) -> list[Standing]:
        """Four characters: the Front Line and the Reserve, with fillers where the position names nobody."""
        front = [Person(name=c) if isinstance(c, str) else c for c in side.front]
        back = Person(name=side.reserve) if isinstance(side.reserve, str) else side.reserve
        used = {c.name for c in front} | ({back.name} if back else set())
        spare = (Standing(Person(name=n), st.REMOVED) for n in FILLERS[self.table.rules.name] if n not in used)
        line = [Standing(c, st.DEFEATED if c.ko else st.FRONT) for c in front]
        fourth = Standing(back, st.DEFEATED if back.ko else st.RESERVE) if back else line[3] if line[3:] else None
        missing = [next(spare) for _ in range(3 - len(line[:3]))]
        return [*line[:3], *missing, fourth or next(spare)]

    def build(self, mode: int, seed: int, stakes: int) -> Overpower:
        sides = [self.position.a, self.position.b]
        self.problems += [f"field {SIDES[seat]}: {p}" for seat, side in enumerate(sides) for p in side.problems()]
        if self.problems:
            raise CardError(self.problems)
        if self.position.left is None:  # OP25-MODE-06: as many as the settings have, less those that were fought for
            self.position.left = max(0, stakes - self.position.stakes - sum(self.position.won))
        teams = [self.characters(side) for side in sides]
        for people in teams:
            self.printing += [self.row(c.person.name, (fc.CHARACTER,)) for c in people]
        for seat, (side, people) in enumerate(zip(sides, teams, strict=True)):
            if seat:
                self.border = len(self.printing)
            self.side(seat, side, people, teams[1 - seat], mode)
        return self.lay(mode, seed, sides, teams)

    def side(self, seat: int, side: Side, people: list[Standing], others: list[Standing], mode: int) -> None:
        for name, place in PILES.items():
            cards: list[str] = getattr(side, name)
            for card in reversed(cards) if name == "draw" else cards:
                self.card(card, zone(seat, place))
        for i, c in enumerate(people):
            for card in c.person.placed:
                self.card(card, zone(seat, st.PLACED), seat * 4 + i)
        if side.homebase:
            home = self.card(side.homebase, zone(seat, st.HOMEBASE), -1, (fc.HOMEBASE_CARD, fc.BATTLESITE))
            self.homes[seat] = home
            for card in side.home:
                self.card(card, zone(seat, st.PLACED), home)
        for i, c in enumerate(others):  # hits are cards of the one who scored them
            for cards, current in ((c.person.hits, False), (c.person.current, True)):
                for card in cards:
                    self.hits.append((self.card(card, st.ASTRAL), (1 - seat) * 4 + i, current))
        for play in side.in_play:
            self.plays.append((self.card(play.card, st.ASTRAL), seat, play))
        if mode == st.VENTURE:
            self.missions(seat, side)

    def missions(self, seat: int, side: Side) -> None:
        rows = word_of(side.mission or MISSIONS[self.table.rules.name], self.book.missions)
        o = self.position.objectives(side)
        piles = (
            [st.MISSION_RESERVE] * o.reserve
            + [st.MISSION_COMPLETED] * o.completed
            + [st.MISSION_DEFEATED] * o.defeated
            + [st.MISSION_VENTURED] * o.staked
        )
        for i, place in enumerate(piles):
            self.printing.append(rows[i % len(rows)])
            self.todo.append((len(self.printing) - 1, zone(seat, place), -1))

    def lay(self, mode: int, seed: int, sides: list[Side], teams: list[list[Standing]]) -> Overpower:
        if self.problems:
            raise CardError(self.problems)
        p = self.position
        skirmish = [len(self.printing) + i for i in range((p.left or 0) if mode == st.SKIRMISH else 0)]
        self.printing += [next(iter(self.book.missions.values()))[0] for _ in skirmish]
        s = self.table(seed, self.printing, LIMIT, self.border)
        s.mode = mode
        s.coded = self.coded
        s.battle = p.battle
        s.homes = self.homes
        for seat, people in enumerate(teams):
            for i, standing in enumerate(people):
                ch = seat * 4 + i
                s.kod[ch] = -1 if standing.place == st.REMOVED else standing.person.ko
                put(s, ch, zone(seat, standing.place))
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
            value, types = as_hit(f)
            hit = Hit(c, host, value, types, 1 - (host >> 2), current=current, power=f.power)
            land(s, hit, host >> 2)
        for c, seat, play in self.plays:
            self.put_into_play(s, c, seat, play)
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

    def counters(self, s: Overpower, sides: list[Side]) -> None:
        p = self.position
        s.turn = seat_of(p.turn)
        s.initiative = seat_of(p.initiative or p.turn)
        for seat, side in enumerate(sides):
            s.sets[seat] = side.mission or MISSIONS[s.edition]
            if s.mode == st.VENTURE:
                o = p.objectives(side)
                s.ventured_r[seat], s.ventured_c[seat] = o.ventured.reserve, o.ventured.completed
                s.carried_r[seat], s.carried_c[seat] = o.carried.reserve, o.carried.completed
            if side.passed:
                s.passed |= 1 << seat
        if s.mode == st.SKIRMISH:
            s.stakes = p.stakes
            s.won_stakes = list(p.won)

    def put_into_play(self, s: Overpower, c: int, seat: int, play: InPlay) -> None:
        user = self.find(s, play.by, seat)
        target = self.find(s, play.target, None)
        card = face(s, c).card
        s.acts.append(Act(seat, user, (c,), target))
        a = len(s.acts) - 1
        if getattr(card, "target", False) or (face(s, c).attack and target >= 0):
            if getattr(card, "stays", "") != "astral" or face(s, c).numeric:
                f = face(s, c)
                value, types = as_hit(f)
                now = not play.battle_before
                land(s, Hit(c, target, value, types, seat, current=now, counts=bool(value), power=f.power), target >> 2)
            words, part = card.hit, HIT
        else:
            words, part = card.play, PLAY
        for i, word in enumerate(words):
            if word.LASTS and (word.when is None or word.when.done or word.when.holds(s, seat, target)):
                word.does(s, Effects(a, c, part, i))

    def find(self, s: Overpower, name: str | None, seat: int | None) -> int:
        if name is None:
            return -1
        for ch in range(CHARACTERS):
            if face(s, ch).name.casefold() == name.casefold() and seat in (None, ch >> 2) and s.kod[ch] != -1:
                return ch
        raise BadSetup([f"nobody at the table is called {name}"])

    def steps(self, s: Overpower) -> list[Frame[Overpower]]:
        phase = self.position.phase
        s.phase = PHASES[phase]
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


def build(
    position: dict[str, Any],
    mode: int,
    seed: int,
    stakes: int,
    table: type[Overpower] = Overpower,
    agreed: Agreed | None = None,
) -> Overpower:
    """The state that a position describes; raises `BadSetup` with every problem. `stakes`: Objectives of a Skirmish."""
    coded = agreed.codes if agreed else table.rules.allegiance
    return by_hand(position, OverpowerPosition, lambda said: Builder(said, table, coded).build(mode, seed, stakes))
