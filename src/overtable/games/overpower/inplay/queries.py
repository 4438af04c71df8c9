"""Questions about what is in play: grids, bonuses, locks, shields. Nothing computed is stored.

Each question folds over the effects in order of arrival; the mask of kinds makes an absent one cost nothing.
Where effects conflict, the higher class prevails (OP25-INTER-01), then the one played first (OP25-INTER-05).
"""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import EVENT, POWER, RANK, Face, face
from overtable.games.overpower.book.icons import ALL_TYPES, MISSING, TYPES
from overtable.games.overpower.inplay.effects import FORBIDS, GAME, NEXT_BATTLE, forbidden_by, word_of
from overtable.games.overpower.inplay.kinds import (
    IMMUNITY,
    K_BONUS,
    K_GRID,
    K_HITS_TO_KO,
    K_ICONS,
    K_INHERENT_PLUS,
    K_LOCK,
    K_OPEN,
    K_SHIELD,
    K_UNIVERSE_BONUS,
    PERMISSION,
    PRICE,
)
from overtable.games.overpower.inplay.locks import NO_INHERENT, NO_PLACING_SPECIALS, NO_SPECIAL_DEFENCE
from overtable.games.overpower.inplay.untouched import untouched
from overtable.games.overpower.state import ANY, ASTRAL, CHARACTERS, CLIPPED, FRONT, HITS, TEAM, ZONES, Overpower, owner
from overtable.games.overpower.words.which import Which
from overtable.kernel.effect import Effect, end

TO_EVENTS = IMMUNITY["events"]


def live(s: Overpower) -> list[Effect]:
    """The effects that work now: those of an inherent ability that a lock took away do not."""
    if not s.kinds >> K_LOCK & 1:
        return s.effects
    mute: list[int] = []
    for e in s.effects:
        if e.kind == K_LOCK and FORBIDS[e.amount][0] & NO_INHERENT and in_force(s, e):
            mute.append(e.subject)
    return [e for e in s.effects if e.source not in mute] if mute else s.effects


def live_locks(s: Overpower) -> list[Effect]:
    """The locks that work now, for whoever asks about several characters."""
    return [e for e in live(s) if e.kind == K_LOCK] if s.kinds >> K_LOCK & 1 else []


def in_force(s: Overpower, e: Effect) -> bool:
    """An effect for the next battle waits until then."""
    return e.until != NEXT_BATTLE or e.also < 0 or e.also == s.battle


def concerns(subject: int, ch: int) -> bool:
    """OP25-INTER-14: an effect goes with its character, on the Front Line and in Reserve."""
    return subject == ch or subject == TEAM + (ch >> 2)


def touches(s: Overpower, e: Effect, ch: int) -> bool:
    """Whether an effect works on a character.

    OP25-INTER-02: an immunity names Events, a higher class; it prevails only over those that came later
    (OP25-INTER-03, OP25-INTER-04).
    """
    if e.subject != ch and e.subject != TEAM + (ch >> 2):
        return False  # it does not concern the character
    if not s.kinds >> TO_EVENTS & 1 or rank(s, e.source) != RANK[EVENT]:
        return True
    return not any(
        i.kind == TO_EVENTS and i.subject == ch and (i.arrival < e.arrival or word_of(i).earlier) for i in s.effects
    )


def rank(s: Overpower, source: int) -> int:
    return RANK.get(s.faces[s.printing[source]].kind, 7) if source >= 0 else 7


def grid(s: Overpower, ch: int, side: str = "") -> tuple[int, int, int, int]:
    """The Power Grid of a character as it stands now; on the side of "defence" with what is raised for that alone."""
    base = s.faces[s.printing[ch]].grid
    if not s.kinds >> K_GRID & 1:
        return base
    values = list(base)
    best = [99] * 4
    plus = [0] * 4
    for e in live(s):
        if e.kind == K_GRID and touches(s, e, ch) and word_of(e).side in ("", side):
            sets, raises = word_of(e).changes(s, e)
            r = rank(s, e.source)
            for t, value in sets.items():
                if r < best[t]:  # OP25-INTER-01; the first of one class stays: OP25-INTER-05
                    best[t], values[t] = r, value
            for t, more in raises.items():
                if t < ANY:
                    plus[t] += more
    a, b, c, d = (v if v == MISSING else v + more for v, more in zip(values, plus, strict=True))  # OPC-CARD-07
    return a, b, c, d


def locks(s: Overpower, ch: int, effects: list[Effect] | None = None) -> tuple[int, int, int]:
    """What a character or a Homebase may not do: masks of locks, of icons not to use, of icons not to attack with;
    `effects` are those that work now, where many are asked."""
    if not s.kinds >> K_LOCK & 1:
        return 0, 0, 0
    no = icons = attack = 0
    team = TEAM + owner(s, ch)
    for e in live(s) if effects is None else effects:
        # what binds the player binds the Homebase (OP25-CARD-32)
        if e.kind == K_LOCK and (touches(s, e, ch) if ch < CHARACTERS else e.subject in (ch, team)):
            lock, some, hostile = forbidden_by(e)
            if lock & NO_PLACING_SPECIALS:
                if e.also == s.battle:
                    no |= NO_PLACING_SPECIALS
                continue
            no |= lock
            icons |= some
            attack |= hostile
    if no & NO_SPECIAL_DEFENCE:
        no &= ~NO_SPECIAL_DEFENCE
    return no, icons, attack


def undefendable_by_specials(s: Overpower, ch: int, since: int | None = None) -> bool:
    """Whether Specials may not defend this character (its own team gave that up), before something came into play."""
    if not s.kinds >> K_LOCK & 1:
        return False
    barring = [e for e in live(s) if e.kind == K_LOCK and e.subject == ch and forbidden_by(e)[0] & NO_SPECIAL_DEFENCE]
    return any(since is None or e.arrival < since for e in barring)


def shields(s: Overpower, ch: int) -> list[Effect]:
    """The effects that keep attacks away from a character."""
    if not s.kinds >> K_SHIELD & 1:
        return []
    return [e for e in live(s) if e.kind == K_SHIELD and touches(s, e, ch)]


def may(s: Overpower, what: str, subject: int) -> bool:
    """Whether a permission works for a character or team."""
    return bool(s.kinds >> PERMISSION[what] & 1) and bool(permissions(s, what, subject))


def permissions(s: Overpower, what: str, subject: int) -> list[Effect]:
    kind = PERMISSION[what]
    if not s.kinds >> kind & 1:
        return []
    team = TEAM + (subject >> 2)
    return [e for e in live(s) if e.kind == kind and (e.subject == subject or e.subject == team)]


def allowed(s: Overpower, what: str, subject: int, f: Face) -> bool:
    """Whether a permission works for a character or team and speaks of this card."""
    if not s.kinds >> PERMISSION[what] & 1:
        return False
    words = [word_of(e) for e in permissions(s, what, subject)]
    return any(w.which.fits(f) and (not w.front or on_front_line(s, subject)) for w in words)


def on_front_line(s: Overpower, ch: int) -> bool:
    return s.where[ch] == (ch >> 2) * ZONES + FRONT


def of_kind(s: Overpower, kind: int) -> list[Effect]:
    return [e for e in live(s) if e.kind == kind] if s.kinds >> kind & 1 else []


def icons_of(s: Overpower, c: int) -> int:
    """OP25-CARD-34, OP25-INTER-19: the icons a card shows, whatever type it acts as."""
    icons = s.faces[s.printing[c]].icons
    return shown(s, icons) if s.kinds >> K_ICONS & 1 else icons


def shown(s: Overpower, icons: int) -> int:
    """Icons as they count now: an effect may turn those of one kind into another."""
    if icons and s.kinds >> K_ICONS & 1:
        for e in of_kind(s, K_ICONS):
            was = 1 << TYPES.index(word_of(e).of)
            if icons & was:
                icons = icons & ~was | 1 << TYPES.index(word_of(e).become)
    return icons


def bonus(
    s: Overpower,
    ch: int,
    against: int,
    side: str,
    kind: int,
    power: bool,
    basic: bool = False,
    kinds: frozenset[int] = frozenset(),
    special: bool = False,
    attack: Act | None = None,
    cards: tuple[int, ...] = (),
    itself: Act | None = None,
) -> int:
    """The bonuses in play for an attack or defence of a character against another (OP25-CARD-07, OPC-CARD-10).

    `kinds` are the further types of a combined attack, which has each bonus once (OP25-BATT-68); `attack` is what a
    defence answers, `cards` are those that are used, `itself` the attack that they would be added to, which some may
    not touch.
    """
    if not s.kinds >> K_BONUS & 1:
        return 0
    total = 0
    for e in live(s):
        if e.kind != K_BONUS or not touches(s, e, ch) or (itself is not None and untouched(s, itself, e)):
            continue
        word = word_of(e)
        # OP25-BATT-71: "all actions" are attacks and defences.
        if word.to not in (side, "actions") or (word.power and not power) or (word.no_basic and basic):
            continue
        if (word.special and not special) or (word.recorded and not on_record(s, ch, attack)):
            continue
        if word.types and not any(t >= 0 and TYPES[t] in word.types for t in (kind, *kinds)):
            continue
        extra = e.also
        if word.chosen:
            if extra not in (kind, *kinds):
                continue
        elif extra >= 0 and extra != against:
            continue
        if word.against and not (0 <= against < CHARACTERS and word.against in face(s, against).names):
            continue
        if word.conditional and not word.applies(s, ch, against, cards):
            continue
        total += word.amount
        if e.source < CHARACTERS and word.amount > 0 and s.kinds >> K_INHERENT_PLUS & 1:
            plus = [word_of(x) for x in of_kind(s, K_INHERENT_PLUS) if x.subject == TEAM + (ch >> 2)]
            total += sum(x.amount for x in plus if x.to == side)
    return total


def on_record(s: Overpower, ch: int, attack: Act | None) -> bool:
    """Whether an attack with Power cards shows a type that a Power card on a permanent record shows."""
    if attack is None:
        return False
    known = 0
    for h in s.hits:
        if h.host == ch and not h.current and s.faces[s.printing[h.card]].kind == POWER:
            known |= icons_of(s, h.card)
    cards = [c for c in attack.cards if s.faces[s.printing[c]].kind == POWER]
    return any(icons_of(s, c) & known & ALL_TYPES for c in cards)


def universe_bonus(s: Overpower, seat: int, f: Face, follow_up: int = 0, user: int = -1) -> int:
    """A Universe card's bonus, or that of a follow-up to it (OP25-CARD-23), with what changes it for its user."""
    given = f.bonus + follow_up
    if not s.kinds >> K_UNIVERSE_BONUS & 1 or given <= 0:
        return given
    words = [word_of(e) for e in live(s) if e.kind == K_UNIVERSE_BONUS and e.subject in (TEAM + seat, user)]
    words = [word for word in words if word.which.fits(f) and not word.types]
    for word in words:
        given *= word.times
    return max(0, given + sum(int(word.amount) for word in words))


def level(s: Overpower, act: Act) -> int:
    """The level of an attack: its value with every bonus once (OP25-CARD-35, OP25-BATT-68)."""
    total = sum(act.value) + act.bonus  # OP25-BATT-70
    if act.universe >= 0:
        total += universe_bonus(s, act.seat, face(s, act.universe), user=act.user)
    if 0 <= act.user < CHARACTERS and s.kinds >> K_BONUS & 1:
        power = any(s.faces[s.printing[c]].power for c in act.cards)
        basic = act.universe >= 0
        special = s.faces[s.printing[act.cards[0]]].special
        kinds, cards = joined_types(s, act), act.cards
        total += bonus(s, act.user, act.target, "attack", act.type, power, basic, kinds, special, None, cards, act)
    return total


def joined_types(s: Overpower, act: Act) -> frozenset[int]:
    """The types of the Power card that a combined attack has besides its Special, where they are certain."""
    if len(act.cards) < 2:
        return frozenset()
    first = s.faces[s.printing[act.cards[0]]]
    if not first.words:  # two Power cards of one type each
        return frozenset(s.faces[s.printing[act.cards[1]]].types)
    asked = first.card.combine.types
    fitting = [t for t in s.faces[s.printing[act.cards[1]]].types if TYPES[t] in asked]
    return frozenset(fitting) if len(fitting) == 1 else frozenset()


def on_hits_to_ko(s: Overpower) -> list[Effect]:
    """The effects that change what a Cumulative KO takes."""
    return [e for e in live(s) if e.kind == K_HITS_TO_KO] if s.kinds >> K_HITS_TO_KO & 1 else []


def hits_to_ko(s: Overpower, ch: int, effects: list[Effect] | None = None) -> int:
    """OP25-KO-09: the damage that a Cumulative KO of this character takes; `effects` are known where many are asked."""
    if not s.kinds >> K_HITS_TO_KO & 1:
        return 20
    base = more = 0
    for e in on_hits_to_ko(s) if effects is None else effects:
        if touches(s, e, ch):
            base = base or word_of(e).to  # OP25-INTER-05
            more += word_of(e).amount
    return (base or 20) + more


def open_handed(s: Overpower, seat: int) -> bool:
    """OP25-BATT-75: whether the whole hand of a player is open."""
    return bool(s.kinds >> K_OPEN & 1) and any(e.kind == K_OPEN and e.subject == TEAM + seat for e in s.effects)


def reserve_rights(s: Overpower, ch: int) -> list[Which]:
    """What a character may play from Reserve."""
    return [word_of(e).which for e in permissions(s, "from_reserve", ch)]


def spent(s: Overpower, c: int) -> bool:
    """Whether a card that may be used once per game was used: it is safe from negating, and goes with the battle."""
    words = getattr(s.faces[s.printing[c]].card, "play", ())
    if not any(getattr(w, "uses", 0) for w in words):
        return False
    return not any(e.source == c and e.kind == PRICE["act"] for e in s.effects)


def in_play(s: Overpower, seat: int, name: str) -> int:
    """The id (plus one) of a card of this name in play for this seat, or 0."""
    for z in (seat * ZONES + CLIPPED, ASTRAL, (1 - seat) * ZONES + HITS):
        for c in s.zones[z]:
            if s.faces[s.printing[c]].name == name and int(c >= s.border) == seat:
                return c + 1
    return 0


def end_source(s: Overpower, source: int) -> None:
    """A card leaves play: its effects are over."""
    for e in s.effects:
        if e.source == source:
            end(s, lambda e: e.source == source)
            s.dirty = 1
            return


def says_remainder(s: Overpower, c: int) -> bool:
    """Whether the card itself speaks of the remainder of the battle or game (OP25-INTER-28)."""
    return getattr(s.faces[s.printing[c]].card, "until", "") in ("battle", "game")


def game_long(s: Overpower, c: int) -> bool:
    """Whether the card speaks of the remainder of the game, or counts as if it did."""
    until = getattr(s.faces[s.printing[c]].card, "until", "")
    if until in ("game", "this_game", "hit"):
        return until != "hit"
    return any(e.source == c and e.until == GAME for e in s.effects)
