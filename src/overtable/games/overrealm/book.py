"""The book: the catalogue, loaded once, and the tables that the rules read."""

from functools import lru_cache

from overtable.games.overrealm import tables as t
from overtable.games.overrealm.elements import ELEMENTS, NUMBER
from overtable.games.overrealm.printed import Action, Buff, Monster, Printed, load
from overtable.games.overrealm.words import standing
from overtable.games.overrealm.words.word import Word
from overtable.kernel.catalogue import CardError, Catalogue

_SCRIPTS: dict[tuple[Word, ...], int] = {}


def script(words: tuple[Word, ...]) -> int:
    """Enter a list of words, and those inside them, into the scripts; returns its number."""
    if not words:
        return t.NO_SCRIPT
    if words in _SCRIPTS:  # the same words are the same script, whichever card they stand on
        return _SCRIPTS[words]
    _SCRIPTS[words] = number = len(t.WORDS)
    t.WORDS.append(words)
    inside: list[tuple[int, ...]] = []
    t.THEN.append(inside)
    for word in words:
        inside.append(tuple(script(inner) for inner in word.inner()))
    return number


def _passives(words: tuple[Word, ...]) -> frozenset[str]:
    return frozenset(str(w.__struct_config__.tag) for w in words if isinstance(w, standing.Standing))


def _monster(row: int, m: Monster) -> None:
    t.MAX_HP[row] = m.hp
    t.ELEMENTS_OF[row] = tuple(NUMBER[e] for e in m.elements)
    scripts = [t.NO_SCRIPT] * len(t.TRIGGERS)
    for part in m.parts:
        if part.when in t.TRIGGERS:
            scripts[t.TRIGGERS.index(part.when)] = script(part.does)
        t.PASSIVES[row] |= _passives(part.does)
        t.HIT_BY[row] |= {NUMBER[e] for e in part.by}
        for word in part.does:
            if isinstance(word, standing.KeepCubes):
                t.KEEPS[row] = word.amount
            if isinstance(word, standing.RenewOnReshuffle):
                t.RENEWS[row] = word.amount
            if isinstance(word, standing.AbsorbAttack):
                t.ABSORBS[row] = frozenset(NUMBER[e] for e in word.elements)
    t.ABILITY[row] = tuple(scripts)


def _action(row: int, a: Action) -> None:
    t.KIND[row] = t.KINDS.index(a.kind)
    t.ELEMENT[row] = NUMBER[a.element]
    t.DAMAGE[row] = a.damage
    t.SPEED_OF[row] = -1 if a.speed is None else a.speed
    t.WAITS[row] = a.speed is None
    t.SLOTS[row] = a.slots
    t.COST[row] = a.cost
    t.DRAWS[row] = a.draw
    t.DURATION[row] = a.duration
    values = [a.modifiers.get(e, 0) for e in ELEMENTS]  # type: ignore[call-overload]
    t.MODIFIERS[row] = tuple(t.X if v == "X" else int(v) for v in values)
    t.SINGLE_USE[row] = a.single_use
    t.RECOIL_OF[row] = a.recoil
    t.GATE[row] = a.successful_on
    t.TARGETS[row] = a.kind == "attack" or (a.kind == "status" and any(w.targets for w in a.does))
    t.PASSIVES[row] = _passives(a.always)
    for word in a.always:
        if isinstance(word, standing.Mist):
            t.MISTS[row] = frozenset(NUMBER[e] for e in word.elements)
        elif isinstance(word, standing.Evaporate):
            t.STOPS[row] = word.amount
        elif isinstance(word, standing.Ambush):
            t.AMBUSH[row] = word.amount
    t.TEXT[row] = (
        script(a.pre_switch),
        script(a.pre_attack),
        script(a.despite_counter + a.does),
        t.NO_SCRIPT,
        t.NO_SCRIPT,
    )
    t.DESPITE[row] = script(a.despite_counter)
    t.KILL[row] = script(a.on_kill)
    t.EACH_TURN[row] = script(a.each_turn)
    t.TICK[row] = script(a.on_tick)
    t.RUNS_OUT[row] = script(a.runs_out)
    t.HINT[row] = sum(w.hint() for w in a.words)


def _buff(row: int, b: Buff) -> None:
    t.TIMING[row] = timing = t.TIMINGS.index(b.timing)
    number = script(b.does)
    texts = [t.NO_SCRIPT] * 5
    texts[timing] = number
    t.TEXT[row] = (texts[0], texts[1], texts[2], texts[3], texts[4])
    t.COST[row] = b.cost
    t.SUCCESS[row] = b.flip == "success"
    t.SUPER[row] = b.super
    t.GOOP[row] = b.goop
    t.ETHEREAL[row] = b.ethereal
    t.EVENT[row] = script(b.event)
    t.BLOCKS[row] = any(w.__struct_config__.tag == "stay" for w in b.does)
    t.HINT[row] = sum(w.hint() for w in b.does)


_DEFAULTS = {
    "MAX_HP": 0,
    "ELEMENTS_OF": (),
    "ACTIONS_OF": (),
    "BUFFS_OF": (),
    "ABILITY": (t.NO_SCRIPT,) * len(t.TRIGGERS),
    "PASSIVES": frozenset[str](),
    "HIT_BY": frozenset[int](),
    "ABSORBS": frozenset[int](),
    "STOPS": 0,
    "AMBUSH": 0,
    "KEEPS": 0,
    "RENEWS": 0,
    "KIND": -1,
    "ELEMENT": -1,
    "DAMAGE": 0,
    "SPEED_OF": -1,
    "SLOTS": 0,
    "COST": 0,
    "DRAWS": 0,
    "DURATION": 0,
    "MODIFIERS": (0,) * 6,
    "SINGLE_USE": False,
    "RECOIL_OF": 0,
    "GATE": 0,
    "TARGETS": False,
    "WAITS": False,
    "MISTS": frozenset[int](),
    "DESPITE": t.NO_SCRIPT,
    "KILL": t.NO_SCRIPT,
    "TICK": t.NO_SCRIPT,
    "RUNS_OUT": t.NO_SCRIPT,
    "EACH_TURN": t.NO_SCRIPT,
    "TEXT": (t.NO_SCRIPT,) * 5,
    "TIMING": t.NO_TIMING,
    "SUCCESS": False,
    "SUPER": False,
    "GOOP": False,
    "ETHEREAL": False,
    "EVENT": t.NO_SCRIPT,
    "BLOCKS": False,
    "HINT": 0.0,
}


@lru_cache(maxsize=1)
def book() -> Catalogue[Printed]:
    """The catalogue; the first call fills the tables."""
    cards = load()
    for name, default in _DEFAULTS.items():
        getattr(t, name).extend([default] * len(cards))
    for row, printed in enumerate(cards.cards):
        if isinstance(printed, Monster):
            _monster(row, printed)
        elif isinstance(printed, Action):
            _action(row, printed)
        else:
            _buff(row, printed)
    problems = []
    for row, printed in enumerate(cards.cards):
        if isinstance(printed, Monster):
            t.ACTIONS_OF[row] = _rows(cards, Action, printed.id)
            t.BUFFS_OF[row] = _rows(cards, Buff, printed.id)
            if len(t.ACTIONS_OF[row]) != 4 or len(t.BUFFS_OF[row]) != 4:  # OR-SETUP-01
                problems.append(f"{printed.name} must have 4 actions and 4 buffs")
    if problems:
        raise CardError(problems)
    t.STANDARD.extend(_rows(cards, Buff, "standard"))
    t.OOZY.append(cards.row["oozygoopz"])
    return cards


def _rows(cards: Catalogue[Printed], kind: type[Action] | type[Buff], monster: str) -> tuple[int, ...]:
    return tuple(row for row, c in enumerate(cards.cards) if isinstance(c, kind) and c.monster == monster)


def monster_rows(strict: bool) -> list[int]:
    """The monsters of the pool: all, or the exact ones alone."""
    cards = book()
    return [row for row, c in enumerate(cards.cards) if isinstance(c, Monster) and (not strict or c.fit == "exact")]
