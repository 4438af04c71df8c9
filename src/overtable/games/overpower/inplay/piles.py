"""Drawing and discarding: where cards come from and where they go."""

from overtable.games.overpower.book.facts import ACTIVATOR, BATTLESITE, EVENT, POWER, Face, home_of
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_GRID, K_OPEN, K_WATCH_DRAWS
from overtable.games.overpower.inplay.legality import by_print, could_play
from overtable.games.overpower.inplay.queries import end_source, grid, of_kind, open_handed
from overtable.games.overpower.state import (
    ASTRAL,
    CHARACTERS,
    CLIPPED,
    DEAD,
    DEFEATED,
    DRAW,
    HAND,
    P_BATTLE,
    POWER_PACK,
    REMOVED,
    ZONES,
    Overpower,
    owner,
    team,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.knowledge import everyone, move, reveal, shuffle
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number
from overtable.kernel.refs import seat as seat_ref


def power_usable(s: Overpower, f: Face, seat: int) -> bool:
    """OP25-DISC-16, OPC-DISC-17: a living character, Reserve included, has the grid."""
    grids = s.kinds >> K_GRID & 1
    for ch in team(s, seat):
        if not grids:
            if by_print(s, f, ch):
                return True
            continue
        g = grid(s, ch, "defence")
        for t in f.types:
            if g[t] >= f.value:
                return True
    return False


def pile_for(s: Overpower, c: int, dead: bool = False) -> int:
    """OP25-DISC-27: which pile of its owner a card goes to."""
    f = s.faces[s.printing[c]]
    seat = owner(s, c)
    if f.kind == EVENT:
        return zone(seat, DEFEATED)  # OP25-EVENT-08, OPC-EVENT-09
    if dead:
        return zone(seat, DEAD)  # OP25-DISC-20
    if f.kind == POWER:
        return seat * ZONES + (POWER_PACK if power_usable(s, f, seat) else DEAD)  # OP25-DISC-16, OP25-DISC-17
    if c < CHARACTERS or f.kind in (ACTIVATOR, BATTLESITE) or (s.homes[seat] >= 0 and of_site(s, f, seat)):
        return zone(seat, DEFEATED)  # OP25-DISC-18, OP25-DISC-29, OPC-DISC-19
    if f.any_character and s.rules.any_character_to_defeated:
        return zone(seat, DEFEATED)  # OP25-DISC-18
    return zone(seat, DEAD)  # OP25-DISC-19, OPC-DISC-18


def of_site(s: Overpower, f: Face, seat: int) -> bool:
    """Whether a Special belongs to the team's Battlesite (OP25-KO-20)."""
    site = home_of(s, seat, BATTLESITE)
    return site >= 0 and f.special and f.character in s.faces[s.printing[site]].card.characters


def discard(s: Overpower, c: int, dead: bool = False, forced: bool = False, told: str = "discard") -> None:
    """Move a card to its pile; whatever it did in play is over. What was `forced` is counted (OP25-DISC-28).

    `told`: as which event, where the log says why it goes.

    OPC-DISC-20: the piles lie open, so everybody sees it.
    """
    seat = owner(s, c)
    if forced:
        s.thrown[seat] += 1
    end_source(s, c)
    s.on[c] = -1
    for h in s.hits:
        if h.card == c:
            s.hits = [h for h in s.hits if h.card != c]
            s.dirty = 1
            break
    drop_hits_on(s, c)
    forget(s, c)
    if s.guises:
        drop_guise(s, c)
    to = pile_for(s, c, dead)
    was = s.where[c]
    move(s, c, to)
    if s.log is not None:
        emit(s, told, seat_ref(seat), card_ref(c), number(to % ZONES))
    renew_after(s, was)


def take_guise(s: Overpower, c: int, other: int) -> None:
    """A card acts identical to another one from now on, until it leaves play."""
    s.guises.append((c, s.printing[c]))
    s.printing = [*s.printing]
    s.printing[c] = s.printing[other]


def drop_guise(s: Overpower, c: int) -> None:
    """A card that leaves play is what is printed on it."""
    for card, row in s.guises[:]:
        if card == c:
            s.guises.remove((card, row))
            s.printing = [*s.printing]
            s.printing[c] = row


def drop_hits_on(s: Overpower, c: int) -> None:
    """The hits on a Special that leaves play go to their piles (OP25-BATT-48, OP25-KO-26).

    OP25-BATT-32: the Power card that it was played with goes as well.
    """
    if c < CHARACTERS:
        return
    for h in [h for h in s.hits if h.host == c] if s.hits else ():
        discard(s, h.card)
    for p in [p for p in s.zones[ASTRAL] if s.on[p] == c] if s.zones[ASTRAL] else ():
        discard(s, p)


def forget(s: Overpower, c: int) -> None:
    """What was noted about a card in hand is over when it leaves."""
    if s.exempt and c in s.exempt:
        s.exempt.remove(c)
    for pair in s.allowed:
        if pair[0] == c:
            s.allowed.remove(pair)
            break


def remove_from_game(s: Overpower, c: int) -> None:
    end_source(s, c)
    s.on[c] = -1
    s.hits = [h for h in s.hits if h.card != c]
    s.dirty = 1
    drop_hits_on(s, c)
    forget(s, c)
    if s.guises:
        drop_guise(s, c)
    was = s.where[c]
    move(s, c, zone(owner(s, c), REMOVED if s.rules.removed_apart else DEFEATED))  # OPC-DISC-19
    emit(s, "removed", seat_ref(owner(s, c)), card_ref(c))
    renew_after(s, was)


def renew_after(s: Overpower, was: int) -> None:
    """OP25-DRAW-03: a card has left this place; if it was the last of a Draw Pile, the new one is made at once.

    OPC-DRAW-02: not before a card is needed.
    """
    if was < ASTRAL and was % ZONES == DRAW and not s.rules.draw_pile_renewed_when_short:
        shuffle_power_pack(s, was // ZONES)


def shuffle_power_pack(s: Overpower, seat: int) -> None:
    """OP25-DRAW-03, OP25-END-26, OPC-DRAW-02: a card is needed, so an empty Draw Pile is made anew: from the Power Pack
    alone (OPC-DRAW-04).

    What comes to the Power Pack while the Draw Pile is empty waits there for that.
    """
    base = seat * ZONES
    if s.zones[base + DRAW] or not s.zones[base + POWER_PACK] or s.battle == 0:
        return
    for c in s.zones[base + POWER_PACK][:]:
        move(s, c, base + DRAW)
    shuffle(s, base + DRAW)
    emit(s, "new_draw_pile", seat_ref(seat))


def top_cards(s: Overpower, seat: int) -> list[int]:
    """The cards that can be taken from the top one after the other: the Power Pack is shuffled in on the way."""
    return s.zones[zone(seat, POWER_PACK)] + s.zones[zone(seat, DRAW)]


def draw(s: Overpower, seat: int, count: int) -> list[int]:
    """Draw cards, as many as there are (OP25-DRAW-04, OPC-DRAW-03); returns them."""
    base = seat * ZONES
    drawn: list[int] = []
    for _ in range(count):
        pile = s.zones[base + DRAW]
        if not pile:
            shuffle_power_pack(s, seat)
            if not pile:
                break
        c = pile[-1]
        move(s, c, base + HAND)
        drawn.append(c)
        if not pile:
            renew_after(s, base + DRAW)
    if drawn:
        emit(s, "draw", seat_ref(seat), number(len(drawn)))
        if s.phase >= P_BATTLE:
            for e in of_kind(s, K_WATCH_DRAWS):
                if e.owner != seat:
                    word_of(e).drew(s, e, len(drawn))
        if s.phase >= P_BATTLE and s.kinds >> K_OPEN & 1:
            for c in drawn:
                if is_open(s, seat, c):
                    reveal(s, c, everyone(s))  # OP25-BATT-75
    return drawn


def is_open(s: Overpower, seat: int, c: int) -> bool:
    """OP25-BATT-75: whether a card of this player's hand is open: all of them, or those that somebody could play."""
    if open_handed(s, seat):
        return True
    people = [e.subject for e in of_kind(s, K_OPEN) if e.subject < CHARACTERS and e.subject >> 2 == seat]
    return any(could_play(s, c, ch) for ch in people)


def mill(s: Overpower, seat: int, count: int, forced: bool = False) -> list[int]:
    """Put the top cards of a Draw Pile into the Dead Pile."""
    base = seat * ZONES
    gone: list[int] = []
    for _ in range(count):
        shuffle_power_pack(s, seat)
        pile = s.zones[base + DRAW]
        if not pile:
            break
        gone.append(pile[-1])
        discard(s, pile[-1], dead=True, forced=forced)
    return gone


def show_open_hands(s: Overpower) -> None:
    """OP25-BATT-75: who plays open handed shows the whole hand."""
    for seat in (0, 1):
        shown = [c for c in s.zones[seat * ZONES + HAND] if is_open(s, seat, c)] if s.kinds >> K_OPEN & 1 else []
        for c in shown:
            reveal(s, c, everyone(s))
        if open_handed(s, seat):
            emit(s, "open_hand", seat_ref(seat))


def show(s: Overpower, cards: list[int]) -> None:
    """Show cards to everybody."""
    for c in cards:
        reveal(s, c, everyone(s))
        emit(s, "reveal", card_ref(c))


def to_hand(s: Overpower, c: int, seat: int, shown: bool) -> None:
    """Take a card out of a pile into the hand, which is no draw (OP25-DRAW-07); unseen cards are told to the owner."""
    if shown:
        reveal(s, c, everyone(s))
    told = everyone(s) if shown else 1 << seat
    s.on[c] = -1
    was = s.where[c]
    move(s, c, zone(seat, HAND), told)
    if s.phase >= P_BATTLE and s.kinds >> K_OPEN & 1 and is_open(s, seat, c):
        reveal(s, c, everyone(s))  # OP25-BATT-75
    renew_after(s, was)


def clip(s: Overpower, c: int, ch: int) -> None:
    """Attach a card to a character; it is no hit (OP25-BATT-63)."""
    move(s, c, zone(ch >> 2, CLIPPED))
    s.on[c] = ch
