"""Hits: how they land, how they are removed, and what they count for."""

import msgspec

from overtable.games.overpower.act import Act, Hit
from overtable.games.overpower.book.facts import ALLY, TEAMWORK, Face
from overtable.games.overpower.book.icons import ALL_TYPES, TYPES, mask, spectrum_types
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_HITS_COUNT, K_NO_COUNT, K_RETYPE, K_UNIVERSE_BONUS, K_VENTURE
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import end_source, icons_of, of_kind, shown, universe_bonus
from overtable.games.overpower.state import ANY, ASTRAL, CHARACTERS, HITS, TEAM, Overpower, zone
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import number


def land(s: Overpower, hit: Hit, defender: int, *figures: int) -> None:
    """A card becomes a hit on its target; `figures` say how its value and the level of its attack came about."""
    move(s, hit.card, zone(defender, HITS))
    s.on[hit.card] = hit.host
    s.hits.append(hit)
    if s.declined and hit.host < CHARACTERS:
        s.declined &= ~(1 << hit.host)  # OPC-KO-07: with every further hit the attacker chooses anew
    s.dirty = 1
    emit(s, "hit", card_ref(hit.card), card_ref(hit.host), number(hit.value), *figures)


def damage(s: Overpower, host: int) -> int:
    """OP25-KO-01, OP25-KO-03: all numerical damage, of this battle and the permanent record.

    OP25-TOTAL-09: also of hits that do not count to the Venture Total.
    """
    return sum(h.value for h in s.hits if h.host == host)


def in_the_plane(s: Overpower, c: int) -> bool:
    """OP25-BATT-47, OP25-KO-14: whether a hit works from the Astral Plane, so that its effect outlives the hit."""
    f = s.faces[s.printing[c]]
    return bool(f.words and f.card.stays == "astral" and any(e.source == c for e in s.effects))


def to_the_plane(s: Overpower, c: int) -> None:
    """A card is a hit no more; what it does it goes on doing from the Astral Plane."""
    s.hits = [h for h in s.hits if h.card != c]
    s.on[c] = -1
    move(s, c, ASTRAL)


def hit_types(s: Overpower, act: Act, c: int) -> int:
    """The types that this card of an attack will stand for as a hit, as it was played (OP25-BATT-07, OP25-INTER-19)."""
    now = spectrum_types(icons_of(s, c))
    types = now if len(act.cards) > 1 else spectrum_types(act.icons if act.as_types < 0 else act.as_types)
    if types == now and s.faces[s.printing[c]].icons >> ANY & 1:
        return 0  # OP25-CARD-14: what an Event makes of the icon lasts as long as the Event
    return types


def lying(s: Overpower, act: Act) -> list[tuple[int, int, int]]:
    """The cards of an attack that will lie as hits, each with its damage and the types it will stand for.

    A Special without a level goes with the Power card of its attack, and lies nowhere.
    """
    found: list[tuple[int, int, int]] = []
    more = 0
    for c, value in zip(act.cards, act.value, strict=False):
        f = s.faces[s.printing[c]]
        lands = f.card.lands if f.words else None
        more += lands.plus if lands is not None else 0
        if not f.numeric and len(act.cards) > 1:
            continue
        types = hit_types(s, act, c)  # OP25-CARD-12: whatever was declared
        if f.kind in (TEAMWORK, ALLY):
            types = f.icons & ALL_TYPES  # OP25-KO-24, OPC-KO-06
        if lands is not None and lands.value is not None:  # OPC-TOTAL-08
            value, types = lands.value, spectrum_types(shown(s, mask(lands.icons)))
        found.append((c, value + more, types))
        more = 0
    return found


def as_hit(f: Face) -> tuple[int, int]:
    """The damage of a card that lies as a hit and the types it stands for, by its print alone."""
    lands = f.card.lands if f.words else None
    if lands is None or lands.value is None:
        icons = mask(f.card.icons) if f.words else f.icons
        return max(0, f.value) + (lands.plus if lands is not None else 0), spectrum_types(icons)
    return lands.value, spectrum_types(mask(lands.icons))


def recorded(f: Face) -> bool:
    """Whether a card that hit lies on the permanent record at once."""
    return bool(f.words and f.card.lands is not None and f.card.lands.record == "permanent")


def shown_by(s: Overpower, h: Hit) -> int:
    """The icons that a hit shows now (OP25-CARD-34, OP25-INTER-20)."""
    if s.kinds >> K_RETYPE & 1 and retyped(s, h) >= 0:
        return retyped(s, h)
    return icons_of(s, h.card) if h.icons < 0 else h.icons


def retyped(s: Overpower, h: Hit) -> int:
    """The icon that an effect has put on a hit of the permanent record, as a mask; -1 for none."""
    if h.current:
        return -1
    icons = icons_of(s, h.card) if h.icons < 0 else h.icons
    words = [word_of(e) for e in of_kind(s, K_RETYPE) if e.subject == h.host]
    return next((mask((w.become,)) for w in words if w.which.fits(s.faces[s.printing[h.card]], h.value, icons)), -1)


def remove_hit(s: Overpower, c: int, counts: bool = False) -> None:
    """Take a hit away; if it still counts it waits in the Astral Plane (OP25-TOTAL-07)."""
    hit = next((h for h in s.hits if h.card == c), None)
    if hit is None:
        return
    s.dirty = 1
    emit(s, "heal", card_ref(hit.host), card_ref(c))
    if counts and (hit.value or hit.types):
        s.hits.remove(hit)
        s.hits.append(msgspec.structs.replace(hit, host=-1, current=True))
        if not in_the_plane(s, c):
            end_source(s, c)
        s.on[c] = -1
        move(s, c, ASTRAL)
    elif in_the_plane(s, c):
        to_the_plane(s, c)
    else:
        discard(s, c)


def venture_total(s: Overpower, seat: int) -> int:
    """OP25-TOTAL-01, OPC-TOTAL-01: hits scored this battle, and what changes the total (OPC-TOTAL-07)."""
    barred = cards_barred = 0
    for e in of_kind(s, K_NO_COUNT):  # OP25-TOTAL-16
        barred |= 1 << TYPES.index(word_of(e).icon)
        cards_barred |= 1 << TYPES.index(word_of(e).icon) if word_of(e).cards else 0
    total = 0
    for h in s.hits:
        # OP25-TOTAL-03, OPC-TOTAL-03
        if h.seat == seat and h.current and h.counts and not (barred and shown_by(s, h) & barred):
            # OP25-TOTAL-02, OPC-TOTAL-02: without bonuses; OP25-TOTAL-05: of whatever type
            total += h.value * times_counted(s, h) if s.kinds >> K_HITS_COUNT & 1 else h.value
    for e in of_kind(s, K_VENTURE):  # OP25-TOTAL-15: inherent ones too, wherever the character stands
        if e.subject == TEAM + seat and when_holds(s, word_of(e), e.owner):
            word = word_of(e)
            total += e.also if word.of else word.counts(s, e)
    if s.kinds >> K_UNIVERSE_BONUS & 1:
        used = [c for c in s.zones[ASTRAL] if (c >= s.border) == seat and bonus_counts(s, c)]
        used = [c for c in used if not skills_of(s, c) & cards_barred]
        total += sum(universe_bonus(s, seat, s.faces[s.printing[c]]) for c in used)
    return total  # OP25-TOTAL-13: below zero too


def times_counted(s: Overpower, h: Hit) -> int:
    """How often a hit counts (OPC-TOTAL-07): what is not counted at all is not doubled either."""
    times = 1
    for e in of_kind(s, K_HITS_COUNT):
        if word_of(e).speaks_of(s, e, h):
            times *= word_of(e).times
    return times


def skills_of(s: Overpower, c: int) -> int:
    """The icons of the skills that a Basic or Training card raises."""
    f = s.faces[s.printing[c]]
    return shown(s, sum(1 << t for t in f.skills) if f.skills else 1 << f.skill)


def bonus_counts(s: Overpower, c: int) -> bool:
    """OP25-TOTAL-02: whether a card says that the bonus of a used Universe card counts to the Venture Total."""
    words = [word_of(e) for e in of_kind(s, K_UNIVERSE_BONUS)]
    return any(word.to_venture_total and word.which.fits(s.faces[s.printing[c]]) for word in words)


def when_holds(s: Overpower, word: object, seat: int) -> bool:
    when = getattr(word, "when", None)
    return when is None or when.done or when.holds(s, seat, -1)  # what was done stays done
