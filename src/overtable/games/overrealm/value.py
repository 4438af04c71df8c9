"""The value of a position for a bot, in HP: what is on the table, and what a secret selection promises.

While both players select, the other's selection is unknown to a bot. So a selection is judged by itself: the damage it
would do to the monster in front of it, what its texts are worth (each word has its hint), what it costs, and what
the enemy could do meanwhile. A little noise, drawn from chance that no player ever sees twice, mixes the choice: a
bot that always took the best answer to the board could be read like the board.
"""

from collections.abc import Sequence

from overtable.games.overrealm.board.conditions import burn_loss, different_conditions
from overtable.games.overrealm.elements import ATK, DEF
from overtable.games.overrealm.facts import (
    ACTIONS_OF,
    ATTACK_KIND,
    AURA_KIND,
    COST,
    DAMAGE,
    DRAWS,
    ELEMENTS_OF,
    HINT,
    KIND,
    MAX_HP,
    MODIFIERS,
    SPEED_OF,
    STATIC_SHOCK,
    X,
)
from overtable.games.overrealm.figures import (
    ACORNS_OF,
    ACTIONS_EACH,
    AURA,
    AURAS_OF,
    BURN,
    CUBES,
    CUBES_OF,
    FATIGUE,
    HONEY,
    HP,
    LEECH,
    LOCKDOWN,
    MANEUVER,
    PARALYZE,
    TEAM_OF,
    TEAM_SIZE,
    TORMENT,
    USED,
    WISH,
)
from overtable.games.overrealm.selection.select import Select
from overtable.games.overrealm.selection.selection import PAYING, Selection
from overtable.games.overrealm.state import (
    COUNTER,
    DRAW_CARDS,
    HAND,
    HAND_LIMIT,
    HONEYED,
    NOTHING,
    PROTECTED,
    SWITCH,
    Overrealm,
    action_of,
    cards,
)
from overtable.kernel.chance import PLAY, mixed

WIN = 100.0
CARD = 0.55
CUBE = 0.9
LIVING = 4.0
NOISE = 1.0
"""What a win, a card in hand, a maneuver cube and a living monster are worth, and how far the noise reaches."""


def value(s: Overrealm, seat: int) -> float:
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return WIN if seat in s.result.winners else -WIN
    if seat not in s.sides or not s.team:
        return drafted(s, seat)
    side = s.sides.index(seat)
    worth = possessions(s, side) - possessions(s, 1 - side)
    top = s.stack[-1]
    if isinstance(top, Select):
        selected = top.by(side)
        if selected.space != NOTHING:
            return worth + promise(s, side, selected) + noise(s, selected)
    return worth + 0.35 * (threat(s, side) - threat(s, 1 - side))


def drafted(s: Overrealm, seat: int) -> float:
    """Before a match all picks are alike but for the noise."""
    return mixed(s.chance[PLAY] + len(s.stack) + seat) % 1000 / 1000


def noise(s: Overrealm, selected: Selection) -> float:
    """Near choices are mixed, differently in each deal."""
    return NOISE * (mixed(s.chance[PLAY] ^ selected.space * 7919 + selected.how * 104729) % 1000) / 1000


def possessions(s: Overrealm, side: int) -> float:
    """What a side has: HP, monsters, cards, cubes and counters, less what burdens it."""
    f = s.f
    worth = CARD * min(len(cards(s, side, HAND)), HAND_LIMIT) + CUBE * f[MANEUVER + side] + 0.5 * f[HONEY + side]
    for monster in TEAM_OF[side]:
        hp = f[HP + monster]
        if hp:
            worth += LIVING + hp + 0.4 * min(f[WISH + monster], 2)
            if f[BURN + monster] or f[FATIGUE + monster] or f[PARALYZE + monster]:
                worth -= 1.6 * f[BURN + monster] + 1.4 * f[FATIGUE + monster] + 2.0 * f[PARALYZE + monster]
    me = s.active[side]
    worth += 0.8 * sum(f[CUBES_OF[side]]) + 0.35 * sum(f[ACORNS_OF[side]])
    first = TORMENT + action_of(me, 0)
    worth -= 1.2 * f[LEECH + me] + 0.25 * sum(f[first : first + ACTIONS_EACH])
    worth += 0.25 * sum(f[AURAS_OF[side]]) + 0.2 * f[LOCKDOWN + me]
    return worth


def strength(s: Overrealm, monster: int, target: int) -> int:
    """What any attack of a monster would do to a target now, beside what is printed on it."""
    f, side, other = s.f, monster // TEAM_SIZE, target // TEAM_SIZE
    amount = f[FATIGUE + target] - burn_loss(s, monster)
    if s.active[side] == monster:
        amount += f[CUBES + side * 3 + ATK]
    if STATIC_SHOCK[s.row[monster]]:
        amount += different_conditions(s, target)
    if s.active[other] == target:
        amount -= f[CUBES + other * 3 + DEF]
    return amount


def blow(row: int, more: int, elements: Sequence[int]) -> int:
    """What an attack does to whoever has these elements, with so much beside what is printed."""
    printed, amount = MODIFIERS[row], DAMAGE[row] + more
    for element in elements:
        if printed[element] == X:
            return 1
        amount += printed[element]
    return amount if amount > 1 else 1


def estimate(s: Overrealm, monster: int, row: int, target: int, protected: bool = False) -> int:
    """About what an attack would do to a target now, without its texts."""
    return blow(row, strength(s, monster, target), () if protected else ELEMENTS_OF[s.row[target]])


def best_hit(s: Overrealm, monster: int, target: int) -> float:
    """The best attack a monster could pay for now, its texts included."""
    hand = len(cards(s, monster // TEAM_SIZE, HAND))
    f, more, elements = s.f, strength(s, monster, target), ELEMENTS_OF[s.row[target]]
    best = 0.0
    for action, row in enumerate(ACTIONS_OF[s.row[monster]], action_of(monster, 0)):
        if KIND[row] == ATTACK_KIND and COST[row] <= hand and not f[USED + action]:
            worth = blow(row, more, elements) + 0.5 * HINT[row] - CARD * COST[row]
            if worth > best:
                best = worth
    return best


def threat(s: Overrealm, side: int) -> float:
    target = s.active[1 - side]
    return min(best_hit(s, s.active[side], target), s.f[HP + target] + 2.0)


def promise(s: Overrealm, side: int, selected: Selection) -> float:
    """What a selection, finished or not, should bring."""
    f = s.f
    me, enemy = s.active[side], s.active[1 - side]
    hand = len(cards(s, side, HAND))
    if selected.space == DRAW_CARDS:
        return CARD * min(3, HAND_LIMIT - hand)
    if selected.space == COUNTER:
        return 0.5 * best_hit(s, enemy, me) + 0.25 * len(cards(s, 1 - side, HAND)) - CUBE - 0.5
    if selected.space >= SWITCH:
        return change(s, side, TEAM_OF[side][selected.space - SWITCH])
    row = ACTIONS_OF[s.row[me]][selected.space]
    spent = len(selected.buffs) + COST[row] + sum(COST[s.printing[c]] for c in selected.buffs)
    worth = HINT[row] * 0.8 + CARD * (1 + DRAWS[row] - spent)
    worth += sum(HINT[s.printing[c]] for c in selected.buffs) if KIND[row] == ATTACK_KIND else 0.0
    if selected.stage >= PAYING:
        worth -= 0.15 * sum(HINT[s.printing[c]] for c in selected.paid)
    if selected.how == PROTECTED:
        worth += 0.5 * (best_hit(s, enemy, me) - plain_hit(s, enemy, me)) - CUBE
    elif selected.how == HONEYED:
        worth -= 0.3
    if KIND[row] != ATTACK_KIND:
        if KIND[row] == AURA_KIND and f[AURA + action_of(me, selected.space)]:
            worth -= HINT[row]
        return worth
    bonus = sum(HINT[s.printing[c]] for c in selected.buffs) + 0.5 * HINT[row]
    amount = estimate(s, me, row, enemy, selected.how == PROTECTED)
    hp = f[HP + enemy]
    worth += min(amount, hp)
    if amount + bonus >= hp:
        worth += LIVING * (0.9 if SPEED_OF[row] >= 5 else 0.7) - 0.5 * (amount + bonus - hp > 4)
    return worth


def plain_hit(s: Overrealm, monster: int, target: int) -> float:
    """The best attack without elements."""
    more, rows = strength(s, monster, target), ACTIONS_OF[s.row[monster]]
    return max([float(blow(row, more, ())) for row in rows if KIND[row] == ATTACK_KIND], default=0.0)


def change(s: Overrealm, side: int, monster: int) -> float:
    """What it is worth to have another monster in play, for the turn it costs."""
    me, enemy = s.active[side], s.active[1 - side]
    lost = sum(s.f[CUBES_OF[side]]) * 0.8
    danger = best_hit(s, enemy, me) - best_hit(s, enemy, monster)
    chance = best_hit(s, monster, enemy) - best_hit(s, me, enemy)
    weak = 1.5 if s.f[HP + me] < 0.3 * MAX_HP[s.row[me]] else 0.0
    return 0.5 * danger + 0.4 * chance + weak - lost - 1.0
