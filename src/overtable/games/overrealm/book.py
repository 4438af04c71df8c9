"""The book: the catalogue, loaded once from the card files, and the facts compiled from it."""

from functools import lru_cache
from pathlib import Path

from overtable.games.overrealm import facts
from overtable.games.overrealm.cards import Action, Buff, Monster, Printed
from overtable.games.overrealm.elements import ELEMENTS, NUMBER
from overtable.games.overrealm.words.scripts import script
from overtable.kernel.catalogue import CardError, Catalogue, load_cards

FOLDER = Path(__file__).parent / "cards"


@lru_cache(maxsize=1)
def book() -> Catalogue[Printed]:
    """All cards: monsters in the order of their files, each followed by its actions and buffs."""
    cards = Catalogue[Printed](load_cards(sorted(FOLDER.glob("*.yaml")), Printed, FOLDER))
    facts.begin(len(cards))
    problems = []
    for row, printed in enumerate(cards.cards):
        _compile(row, printed)
        if isinstance(printed, Monster) and not _give_cards(row, printed, dict(enumerate(cards.cards))):
            problems.append(f"{printed.name} must have 4 actions and 4 buffs")
    if problems:
        raise CardError(problems)
    facts.STANDARD[:] = _rows(dict(enumerate(cards.cards)), Buff, "standard")
    facts.OOZYGOOPZ[:] = [cards.row["oozygoopz"]]
    return cards


def add_guest(row: int, printed: Printed) -> None:
    """A card that was made for one table; a monster has its cards once all of them are there."""
    facts.one_more()
    _compile(row, printed)
    guests = {guest: book()[guest] for guest in book().guests if guest <= row}  # the others have yet to come
    for guest, monster in guests.items():
        if isinstance(monster, Monster):
            _give_cards(guest, monster, guests)


def _compile(row: int, printed: Printed) -> None:
    facts.NAME[row] = printed.name
    facts.SAYS[row] = printed.text()
    if isinstance(printed, Monster):
        _monster(row, printed)
    elif isinstance(printed, Action):
        _action(row, printed)
    else:
        _buff(row, printed)


def _give_cards(row: int, monster: Monster, among: dict[int, Printed]) -> bool:
    """A monster's actions and buffs; whether it has as many as it must (OR-SETUP-01)."""
    facts.ACTIONS_OF[row] = _rows(among, Action, monster.id)
    facts.BUFFS_OF[row] = _rows(among, Buff, monster.id)
    return len(facts.ACTIONS_OF[row]) == 4 and len(facts.BUFFS_OF[row]) == 4


def _rows(cards: dict[int, Printed], kind: type[Action] | type[Buff], monster: str) -> tuple[int, ...]:
    return tuple(row for row, c in cards.items() if isinstance(c, kind) and c.monster == monster)


def _monster(row: int, m: Monster) -> None:
    facts.MAX_HP[row] = m.hp
    facts.ELEMENTS_OF[row] = tuple(NUMBER[e] for e in m.elements)
    scripts = [facts.NO_SCRIPT] * len(facts.TRIGGERS)
    for part in m.parts:
        if part.when in facts.TRIGGERS:
            scripts[facts.TRIGGERS.index(part.when)] = script(part.does)
        facts.HIT_BY[row] |= {NUMBER[e] for e in part.by}
        for word in part.does:
            word.stands(row)
    facts.ABILITY[row] = tuple(scripts)


def _action(row: int, a: Action) -> None:
    facts.KIND[row] = facts.KINDS.index(a.kind)
    facts.ELEMENT[row] = NUMBER[a.element]
    facts.DAMAGE[row] = a.damage
    facts.SPEED_OF[row] = facts.NO_SPEED if a.speed is None else a.speed
    facts.WAITS[row] = a.speed is None
    facts.SLOTS[row] = a.slots
    facts.COST[row] = a.cost
    facts.DRAWS[row] = a.draw
    facts.DURATION[row] = a.duration
    modifiers = {NUMBER[e]: facts.X if m == "X" else m for e, m in a.modifiers.items()}
    facts.MODIFIERS[row] = tuple(modifiers.get(e, 0) for e in range(len(ELEMENTS)))  # OR-CARD-05
    facts.SINGLE_USE[row] = a.single_use
    facts.RECOIL_OF[row] = a.recoil
    facts.RECOIL_PER[row] = a.recoil_per
    facts.GATE[row] = a.successful_on
    # OR-STD-05: an attack, or a status that affects the enemy monster
    facts.TARGETS[row] = a.kind == "attack" or (a.kind == "status" and any(w.targets for w in a.does))
    for word in a.always:
        word.stands(row)
    texts = [facts.NO_SCRIPT] * len(facts.TIMINGS)
    texts[facts.PRE_SWITCH] = script(a.pre_switch)
    texts[facts.PRE_ATTACK] = script(a.pre_attack)
    texts[facts.WITH_ATTACK] = script(a.with_attack)
    facts.TEXT[row] = tuple(texts)
    facts.DESPITE_COUNTER[row] = script(a.despite_counter)
    facts.ON_KILL[row] = script(a.on_kill)
    facts.EACH_TURN[row] = script(a.each_turn)
    facts.ON_TICK[row] = script(a.on_tick)
    facts.RUNS_OUT[row] = script(a.runs_out)
    facts.HINT[row] = sum(w.hint() for w in a.words)


def _buff(row: int, b: Buff) -> None:
    facts.IS_BUFF[row] = True
    texts = [facts.NO_SCRIPT] * len(facts.TIMINGS)
    texts[facts.TIMINGS.index(b.timing)] = script(b.does)  # OR-CARD-11: the timing None never comes
    facts.TEXT[row] = tuple(texts)
    facts.COST[row] = b.cost
    facts.SUCCESS[row] = b.flip == "success"
    facts.SUPER[row] = b.super
    facts.GOOP[row] = b.goop
    facts.ETHEREAL[row] = b.ethereal
    facts.EVENT[row] = script(b.event)
    facts.HOLDS[row] = any(w.holds for w in b.does)
    facts.HINT[row] = sum(w.hint() for w in b.does)


def monster_rows(strict: bool) -> list[int]:
    """OR-SETUP-01: the monsters of the pool: all, or the exact ones alone."""
    cards = book()
    return [row for row, c in enumerate(cards.cards) if isinstance(c, Monster) and (not strict or c.fit == "exact")]


def notation(row: int) -> str:
    """`Chargroar/Energize+`: how a position and a scenario call a buff card."""
    printed = book()[row]
    if not isinstance(printed, Buff):
        return printed.name
    mark = "+" if printed.flip == "success" else "-"
    if printed.monster == "standard":
        return f"Standard{mark}"
    return f"{monster_name(printed.monster)}/{printed.name}{mark}"


def monster_name(monster: str) -> str:
    """The name of the monster with this id, also of one that was made for a table."""
    rows = book().rows
    return rows[book().row[monster]].name if monster in book().row else next(c.name for c in rows if c.id == monster)
