"""Who may play which card: one function a question, each with its reason."""

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.book.icons import MISSING, TYPE_NAMES, TYPES
from overtable.games.overpower.inplay.barred import team_locks
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_GRID, K_ICONS, K_LOCK, PERMISSION
from overtable.games.overpower.inplay.locks import NO_CONCEDING, NO_ENERGY_TEAMWORK, NO_PLACED, NO_SPECIAL
from overtable.games.overpower.inplay.queries import (
    allowed,
    grid,
    locks,
    of_kind,
    shown,
)
from overtable.games.overpower.inplay.rights import plays_specials_of
from overtable.games.overpower.state import (
    ANY,
    BRAWL,
    CHARACTERS,
    PLACED,
    SKIRMISH,
    STAKES,
    Overpower,
    zone,
)
from overtable.kernel.message import Reason
from overtable.kernel.refs import card as card_ref

DEFEND_WITH = 1 << PERMISSION["defend_with"]
SPECIALS_OF = 1 << PERMISSION["specials_of"] | 1 << PERMISSION["fallen_specials"]
PLAY = 1 << PERMISSION["play"]
ANYBODY = 1 << PERMISSION["anybody"]
GIVES = 1 << K_GRID | PLAY | DEFEND_WITH | SPECIALS_OF | ANYBODY
"""What may let a character play a card that it could not by print."""
TAKES = 1 << K_GRID
"""What may keep a character from a card that it could play by print; one lock does so with Teamwork cards."""
TAKES_TEAMWORK = TAKES | 1 << K_LOCK
Grid = tuple[int, int, int, int]
GRID_KINDS = (fc.POWER, fc.BASIC, fc.TEAMWORK, fc.ALLY)
"""Cards that a raised grid makes playable."""
NAMED_KINDS = (fc.SPECIAL, fc.ADVANCED, fc.ACTIVATOR)
"""Cards that are one character's, not of whoever has the grid."""


def power_types(s: Overpower, f: Face, g: Grid) -> tuple[int, ...]:
    """OP25-CARD-04, OP25-CARD-08, OP25-CARD-09: through which skills the grid can play the Power card.

    OPC-CARD-02: those of its own type that are high enough; OPC-CARD-03: of a MultiPower card, those it shows;
    OPC-CARD-05: of an Any-Power card, any, so that the highest one decides.
    """
    v = f.value
    if s.kinds >> K_ICONS & 1 and f.icons >> ANY & 1 and not shown(s, f.icons) >> ANY & 1:
        return tuple(t for t in f.types if shown(s, f.icons) >> t & 1 and g[t] >= v)
    found = f.through.get(g)
    if found is None:
        found = f.through[g] = tuple(t for t in f.types if g[t] >= v)
    return found


def playable_types(s: Overpower, f: Face, g: Grid, ch: int) -> tuple[int, ...]:
    """The same for a character, whom something may allow to play the card whatever the grid."""
    types = power_types(s, f, g)
    if types or not s.kinds & PLAY:
        return types
    return f.types if allowed(s, "play", ch, f) else ()


def typeless(s: Overpower, f: Face) -> bool:
    """OPC-CARD-05: whether it is an Any-Power card, which has no type in the classic edition (OP25-CARD-09: it has)."""
    return not s.rules.any_power_has_type and f.kind == fc.POWER and bool(shown(s, f.icons) >> ANY & 1)


def fitting_types(s: Overpower, f: Face, bf: Face, g: Grid, types: tuple[int, ...]) -> tuple[int, ...]:
    """OP25-CARD-16, OP25-CARD-20: through which of these skills a Basic or Training card goes with the Power card.

    OPC-CARD-09, OPC-CARD-11: those of its type. OPC-CARD-06: of an Any-Power card the type is not asked.
    """
    return fitting(s, f, goes_as(s, bf, g), types)


def goes_as(s: Overpower, bf: Face, g: Grid) -> tuple[int, ...]:
    """The skills that a Basic or Training card goes with, for a user with this grid."""
    return skill_types(s, bf.skill) if bf.kind == fc.BASIC else training_types(bf, g, skill_types(s, ANY))


def fitting(s: Overpower, f: Face, skills: tuple[int, ...], types: tuple[int, ...]) -> tuple[int, ...]:
    """Which of these types of a Power card a Universe card goes with, where its skills are known."""
    if typeless(s, f):
        return types if skills else ()
    return tuple([t for t in types if t in skills])  # OP25-CARD-10


def why_not_power(s: Overpower, c: int, f: Face, ch: int, g: Grid) -> Reason | None:
    if power_types(s, f, g):
        return None
    best = max(0, *(g[t] for t in f.types))
    return Reason("OP25-CARD-04", "{0} needs a grid of {1}; {2} has {3}.", (card_ref(c), f.value, card_ref(ch), best))


ANY_SKILL = (0, 1, 2, 3)


def skill_types(s: Overpower, skill: int, now: bool = True) -> tuple[int, ...]:
    """The skills that an icon of a Universe card stands for: any, for Any-Power, unless an Event changes it `now`."""
    if skill != ANY:
        return (skill,)
    if not now:
        return ANY_SKILL
    if not s.kinds >> K_ICONS & 1:
        return ANY_SKILL
    icons = shown(s, 1 << ANY)
    return tuple(t for t in range(4) if icons >> ANY & 1 or icons >> t & 1)


def training_types(f: Face, g: Grid, any_power: tuple[int, ...] = ANY_SKILL) -> tuple[int, ...]:
    """OP25-CARD-20, OPC-CARD-11: the skills in which the grid is low enough; `any_power` is what that icon stands for.

    OPC-CARD-07: no rating at all is not low.
    """
    skills = any_power if ANY in f.skills else f.skills
    return tuple(t for t in skills if MISSING < g[t] <= f.most)


def why_not_universe(s: Overpower, c: int, f: Face, ch: int, g: Grid, now: bool = True) -> Reason | None:
    """OP25-CARD-03: whether the grid meets what a Universe card asks for, `now` or by the card alone."""
    if f.code and s.coded and (why := why_not_code(s, c, f, ch)) is not None:
        return why
    if meets(s, f, ch, g, now):
        return None
    if f.kind == fc.TRAINING:
        return Reason(
            "OP25-CARD-20", "{0} needs a grid of {1} or less; {2} is above it.", (card_ref(c), f.most, card_ref(ch))
        )
    if bars_teamwork(s, f, ch):
        return Reason("OP25-CARD-02", "{0} may not play Energy Teamwork cards.", (card_ref(ch),))
    have = max(g[t] for t in skill_types(s, f.skill, now))
    rule = {fc.BASIC: "OP25-CARD-16", fc.TEAMWORK: "OP25-CARD-22", fc.ALLY: "OP25-CARD-25"}[f.kind]
    need = f"at least {f.least}" if f.least else f"at most {f.most}"
    text = "{0} needs {1} {2}; {3} has {4}."
    return Reason(rule, text, (card_ref(c), need, TYPE_NAMES[f.skill], card_ref(ch), max(have, 0) or "none"))


def meets(s: Overpower, f: Face, ch: int, g: Grid, now: bool = True) -> bool:
    """OP25-CARD-03: whether the grid is what a Universe card asks for, or something lets the character play it."""
    if f.kind == fc.TRAINING:
        return bool(training_types(f, g, skill_types(s, ANY, now)))
    if bars_teamwork(s, f, ch):
        return False
    if s.kinds & PLAY and allowed(s, "play", ch, f):
        return True
    have = g[f.skill] if f.skill != ANY else max(g[t] for t in skill_types(s, ANY, now))
    return f.least <= have <= f.most  # OPC-CARD-09, OPC-CARD-13, OPC-CARD-14


def bars_teamwork(s: Overpower, f: Face, ch: int) -> bool:
    return f.kind == fc.TEAMWORK and f.skill == 0 and bool(locks(s, ch)[0] & NO_ENERGY_TEAMWORK)


def why_not_code(s: Overpower, c: int, f: Face, ch: int) -> Reason | None:
    """OPC-CODE-01, OPC-CODE-02: no hero plays a villain's card, and no villain a hero's.

    OPC-CODE-03, OPC-CODE-04: without a code on the card or the character nothing forbids it. OPC-CODE-06: asked of
    whoever plays the card, and of nobody else.
    """
    if code_allows(s, f, ch):
        return None
    mine = s.faces[s.printing[ch]].code
    rule = "OPC-CODE-01" if fc.CODES[mine] == "hero" else "OPC-CODE-02"
    text = "{0} is for a {1}; {2} is a {3}."
    return Reason(rule, text, (card_ref(c), fc.CODES[f.code], card_ref(ch), fc.CODES[mine]))


def code_allows(s: Overpower, f: Face, ch: int) -> bool:
    return not (f.code and s.coded) or ch >= CHARACTERS or s.faces[s.printing[ch]].code in (0, f.code)


def plays_named(s: Overpower, c: int, f: Face, ch: int) -> bool:
    """OP25-CARD-27, OPC-CARD-15: a Special is for its character, or for any; OP25-CARD-30: an Artifact for who has the
    grid; OP25-CARD-32: an Aspect for the Homebase alone."""
    if f.code and s.coded and not code_allows(s, f, ch):
        return False
    if f.kind == fc.ASPECT:
        return ch >= CHARACTERS
    return could_play(s, c, ch) if f.kind == fc.ARTIFACT else is_its_special(s, c, f, ch)


def why_not_named(s: Overpower, c: int, f: Face, ch: int) -> Reason | None:
    """Why a character may not play a card of that kind."""
    if plays_named(s, c, f, ch):
        return None
    if f.code and s.coded and (why := why_not_code(s, c, f, ch)) is not None:
        return why
    if f.kind == fc.ASPECT:
        return Reason("OP25-CARD-32", "{0} is played by the Homebase, not by {1}.", (card_ref(c), card_ref(ch)))
    if f.kind == fc.ARTIFACT:
        return Reason("OP25-CARD-30", "{1} does not meet what {0} asks for.", (card_ref(c), card_ref(ch)))
    return Reason(
        "OP25-CARD-27", "{0} is a card of {1}; {2} may not play it.", (card_ref(c), f.character, card_ref(ch))
    )


def is_its_special(s: Overpower, c: int, f: Face, ch: int) -> bool:
    """Whether a Special, Advanced card or Activator is one of this character, or something makes it one."""
    if f.any_character or f.kind == fc.ACTIVATOR or f.character in s.faces[s.printing[ch]].names:
        return True  # OP25-MODE-19: so each of two copies of a character
    if (c, ch) in s.allowed:
        return True
    if s.kinds & SPECIALS_OF and any(f.character in s.faces[s.printing[o]].names for o in plays_specials_of(s, ch)):
        return True
    if s.kinds & PLAY and f.special and allowed(s, "play", ch, f):
        return True
    return bool(s.kinds & ANYBODY) and any_character(s, f)


def why_not_yet(s: Overpower, c: int, f: Face, seat: int, ch: int, target: int = -1) -> Reason | None:
    """OP25-CARD-19: a card may say itself when it can be played."""
    when = f.card.play_if if f.words else None
    if when is None or when.holds(s, seat, target, ch):
        return None
    return Reason("OP25-CARD-19", "What {0} asks for does not hold now.", (card_ref(c),))


def any_character(s: Overpower, f: Face) -> bool:
    """Whether a Special is one of any character, by print or because a card in play says so (OPC-CARD-15)."""
    if f.any_character or not s.kinds & ANYBODY or not f.special:
        return f.any_character
    return any(word_of(e).which.fits(f) for e in of_kind(s, PERMISSION["anybody"]))


def why_not_concede(s: Overpower, seat: int) -> Reason | None:
    """OP25-MODE-03, OP25-MODE-11: where a mode forbids to concede, by word or by card."""
    if s.mode == BRAWL:
        return Reason("OP25-MODE-03", "There is no conceding in Brawl.")
    if s.mode == SKIRMISH and 2 * s.won_stakes[seat] > sum(s.won_stakes) + s.stakes + len(s.zones[STAKES]):
        return Reason("OP25-MODE-11", "With a majority of the Objectives won you may not concede.")
    if team_locks(s, seat) & NO_CONCEDING:
        return Reason("OP25-BATT-10", "A card in play forbids you to concede.")
    return None


def may_answer(s: Overpower, c: int, f: Face, seat: int, ch: int) -> bool:
    """Whether a character may answer with this Special: it is theirs, lies at hand for them, and nothing forbids it."""
    host = s.on[c] if s.where[c] == zone(seat, PLACED) else -1
    lock = locks(s, ch)[0]
    if (0 <= host < CHARACTERS and host != ch) or lock & NO_SPECIAL or (lock & NO_PLACED and host >= 0):
        return False
    return why_not_named(s, c, f, ch) is None


def could_play(s: Overpower, c: int, ch: int, g: Grid | None = None) -> bool:
    """OP25-CARD-03: whether the character is able to play the card at all, wherever it stands.

    OP25-EVENT-11, OPC-EVENT-10: what an Event or another lock forbids for a time is not asked here. OPC-CODE-05: the
    code of the card is.
    """
    f = s.faces[s.printing[c]]
    if ch >= CHARACTERS or ch < 0:
        return ch >= CHARACTERS and f.kind == fc.ASPECT
    if f.kind == fc.ASPECT:
        return False
    if g is None:
        able = by_print(s, f, ch)
        # What is in play changes that seldom: what gives nothing needs no look, and what takes nothing neither.
        if able:
            if not s.kinds & (TAKES_TEAMWORK if f.kind == fc.TEAMWORK else TAKES):
                return True
        elif not s.kinds & GIVES and not s.allowed:
            return False
    if f.kind in NAMED_KINDS:
        return is_its_special(s, c, f, ch) and code_allows(s, f, ch)
    if g is None:
        g = grid(s, ch)
        if s.kinds >> K_GRID & 1:
            side = grid(s, ch, "defence")
            if side != g and could_play(s, c, ch, side):
                return True
    if f.kind == fc.POWER:
        if any(g[t] >= f.value for t in f.types) or (s.kinds & PLAY and allowed(s, "play", ch, f)):
            return True
        return bool(s.kinds & DEFEND_WITH) and allowed(s, "defend_with", ch, f)
    if f.kind == fc.ARTIFACT:  # OP25-CARD-30
        return f.card.skill is None or g[TYPES.index(f.card.skill)] >= f.card.least
    if f.universe:
        return meets(s, f, ch, g, now=False) and code_allows(s, f, ch)
    return False


def by_print(s: Overpower, f: Face, ch: int) -> bool:
    """Whether a character could play a card if nothing were in play."""
    who = s.faces[s.printing[ch]]
    able = f.users.get(who)
    if able is None:
        able = f.users[who] = named_or_met(f, who)
    if able and f.code and s.coded:
        return who.code in (0, f.code)  # OPC-CODE-01, OPC-CODE-02
    return able


def named_or_met(f: Face, who: Face) -> bool:
    """OP25-CARD-03, OP25-CARD-27, OPC-CARD-15: whether a card is one of a character, or for its printed grid."""
    g = who.grid
    if f.kind in NAMED_KINDS:
        return f.any_character or f.kind == fc.ACTIVATOR or f.character in who.names
    if f.kind == fc.POWER:
        return any(g[t] >= f.value for t in f.types)
    if f.kind == fc.ARTIFACT:  # OP25-CARD-30
        return f.card.skill is None or g[TYPES.index(f.card.skill)] >= f.card.least
    if f.kind == fc.TRAINING:
        return bool(training_types(f, g))
    return f.universe and f.least <= (max(g) if f.skill == ANY else g[f.skill]) <= f.most
