"""Laying the table: two decks become a state at its first decision."""

import msgspec

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import BOOKS
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.decks.legal import left_out, problems, senseless
from overtable.games.overpower.decks.text import Deck
from overtable.games.overpower.inplay.inherent import begin_inherents
from overtable.games.overpower.phases.battle import StartBattle
from overtable.games.overpower.state import (
    CHARACTERS,
    DRAW,
    FRONT,
    HOMEBASE,
    MISSION_RESERVE,
    PLACED,
    RESERVE,
    SKIRMISH,
    STAKES,
    UNDER,
    VENTURE,
    Overpower,
    place_of,
    zone,
)
from overtable.kernel.chance import SETUP, below
from overtable.kernel.engine import run
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do, go_on_as
from overtable.kernel.game import BadSetup
from overtable.kernel.knowledge import everyone, put, reveal, shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref

LIMIT = 12_000
POINTS = "OPC-DECK-10"
CUTS = 20
"""After so many equal cuts chance alone decides (OPC-SETUP-04)."""


class Agreed(msgspec.Struct, frozen=True):
    """What the players of a classic table may agree on."""

    codes: bool = True
    """OPC-CODE-01: heroes and villains keep to their own cards."""
    points: bool = True
    """OPC-DECK-10: the points of a team are capped."""


def deck_rows(deck: Deck, mode: int) -> list[int]:
    """The draw pile: the deck without what the mode leaves out (OP25-MODE-01, OP25-MODE-07)."""
    rows = []
    for count, card in deck.cards:
        row = deck.book.catalogue.row[card]
        if mode != VENTURE and senseless(deck.book.faces[row], mode):
            continue
        rows += [row] * count
    return rows


_checked: dict[tuple[int, bool], tuple[Deck, list[str]]] = {}


def known_problems(deck: Deck, vouched: bool = False) -> list[str]:
    """The problems of a deck, looked for once: ready decks are laid out again and again."""
    known = _checked.get((id(deck), vouched))
    if known is None or known[0] is not deck:
        if len(_checked) > 500:
            _checked.clear()
        _checked[id(deck), vouched] = known = (deck, problems(deck, vouched=vouched))
    return known[1]


def lay_table(
    decks: tuple[Deck, Deck],
    mode: int,
    seed: int,
    stakes: int = 5,
    check: bool = True,
    table: type[Overpower] = Overpower,
    agreed: Agreed | None = None,
    vouched: bool = False,
) -> Overpower:
    """Two decks on the table, every other pile empty (OPC-SETUP-02). `vouched`: they were checked against the pools
    that they are built of."""
    book = BOOKS[table.rules.name]
    agreed = agreed or Agreed(codes=table.rules.allegiance)
    if check:
        wrong = [
            f"player {i + 1}: {p}"
            for i, d in enumerate(decks)
            for p in known_problems(d, vouched)
            if agreed.points or not p.startswith(POINTS)
        ]
        if wrong:
            raise BadSetup(wrong)
    printing: list[int] = []
    for d in decks:
        printing += [book.find_row(n, (fc.CHARACTER,)) for n in (*d.front, d.reserve)]  # OP25-DECK-02: announced before
    places: list[tuple[int, int]] = []
    border = 0
    for seat, d in enumerate(decks):
        if seat:
            border = len(printing)
        for row in deck_rows(d, mode):
            places.append((len(printing), zone(seat, DRAW)))
            printing.append(row)
        for name in d.under:
            places.append((len(printing), zone(seat, UNDER)))
            printing.append(book.find_row(name, (fc.BASIC, fc.TRAINING)))
        if d.homebase:
            places.append((len(printing), zone(seat, HOMEBASE)))
            printing.append(book.find_row(d.homebase, (fc.HOMEBASE_CARD,)))
        if mode == VENTURE:
            for row in book.missions[d.mission]:
                places.append((len(printing), zone(seat, MISSION_RESERVE)))  # OP25-SETUP-01, OPC-SETUP-03
                printing.append(row)
    if mode == SKIRMISH:
        rows = [r for rows in book.missions.values() for r in rows]
        for i in range(stakes):
            places.append((len(printing), STAKES))  # OP25-MODE-06
            printing.append(rows[i % len(rows)])
    s = table(seed, printing, LIMIT, border)
    s.mode = mode
    s.coded = agreed.codes
    s.spared = (tuple(left_out(decks[0], mode)), tuple(left_out(decks[1], mode)))
    for ch in range(CHARACTERS):
        put(s, ch, zone(ch >> 2, RESERVE if ch & 3 == 3 else FRONT))  # OP25-SETUP-04
    for c, z in places:
        put(s, c, z)
        if place_of(z) == HOMEBASE:
            s.homes[s.layout[z].owner] = c
    for seat, d in enumerate(decks):
        s.sets[seat] = d.mission
        start_placed(s, seat)
        shuffle(s, zone(seat, DRAW))  # OP25-SETUP-02
    do(s, CutForFirst() if s.rules.cut_for_first else ChooseFirst(below(s, SETUP, 2)))  # OP25-SETUP-05
    if s.rules.reserve_at_setup:
        do(s, ChooseReserve())
    else:
        begin_inherents(s)
    s.dirty = 0
    run(s)
    return s


def start_placed(s: Overpower, seat: int) -> None:
    """OP25-SETUP-03: what a character starts the game with."""
    for ch in range(seat * 4, seat * 4 + 4):
        name = face(s, ch).card.starts_with
        pile = s.zones[zone(seat, DRAW)]
        found = next((c for c in pile if name and face(s, c).name == name), -1)
        if found >= 0:
            pile.remove(found)
            put(s, found, zone(seat, PLACED))
            s.on[found] = ch


class ChooseReserve(Frame[Overpower], frozen=True):
    """OPC-SETUP-01: both players choose at the same time who stays behind; nobody knows yet who goes first."""

    about = ("OPC-SETUP-01", "First everybody chooses who starts in Reserve; {0} has no part in that.")

    picks: tuple[int, int] = (-1, -1)

    def asks(self, s: Overpower) -> int:
        return (self.picks[0] < 0) | (self.picks[1] < 0) << 1

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("reserve", (card_ref(ch),)) for ch in range(seat * 4, seat * 4 + 4)]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        pick = index_of(option.refs[0])
        picks = (pick, self.picks[1]) if seat == 0 else (self.picks[0], pick)
        if min(picks) < 0:
            go_on_as(s, ChooseReserve(picks))
            return
        s.stack.pop()
        for ch in picks:
            stay_behind(s, ch)
        begin_inherents(s)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Which of your characters starts in Reserve?")

    def untold(self, s: Overpower, seat: int) -> "ChooseReserve":
        return ChooseReserve((self.picks[0] if seat == 0 else -1, self.picks[1] if seat == 1 else -1))


def stay_behind(s: Overpower, ch: int) -> None:
    """The character and the fourth of its team change places, and so what was placed on them."""
    last = ch | 3
    printing = s.printing[:]
    printing[ch], printing[last] = printing[last], printing[ch]
    s.printing = printing
    for c in s.zones[zone(ch >> 2, PLACED)]:
        s.on[c] = {ch: last, last: ch}.get(s.on[c], s.on[c])
    emit(s, "stays_behind", card_ref(last))


class CutForFirst(Frame[Overpower], frozen=True):
    """OPC-SETUP-04: each player cuts the Draw Pile; the higher card goes first, equal ones are cut again."""

    def run(self, s: Overpower) -> None:
        s.initiative = -1
        for _ in range(CUTS):
            mine, other = cut(s, 0), cut(s, 1)
            if mine != other:
                s.initiative = int(other > mine)
                break
        if s.initiative < 0:
            s.initiative = below(s, SETUP, 2)
        for seat in (0, 1):
            shuffle(s, zone(seat, DRAW))  # the cards go back
        do(s, StartBattle())


def cut(s: Overpower, seat: int) -> int:
    """A card of the Draw Pile is shown: how much it is worth."""
    pile = s.zones[zone(seat, DRAW)]
    if not pile:
        return 0
    c = pile[below(s, SETUP, len(pile))]
    reveal(s, c, everyone(s))
    emit(s, "cut", seat_ref(seat), card_ref(c))
    return cut_value(face(s, c))


def cut_value(f: fc.Face) -> int:
    """OPC-SETUP-04: the value, or the highest level of a Special; a card without one counts 0."""
    other = f.card.level_if if f.words else None
    return max(0, f.value, other.value if other is not None else 0)


class ChooseFirst(Frame[Overpower], frozen=True):
    """OP25-SETUP-05: the player whom chance picked goes first or second."""

    about = ("OP25-SETUP-05", "First somebody chooses who goes first; {0} has no part in that.")

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("go_first"), Option("go_second")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        s.initiative = seat if option.verb == "go_first" else 1 - seat
        do(s, StartBattle())

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you go first or second in this battle?")
