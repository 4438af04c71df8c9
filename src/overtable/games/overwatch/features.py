"""Figures of one side of a position, for the fitted judgement of bots (`overtable fit`)."""

from functools import lru_cache
from math import tanh

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import ABILITIES, HEALTH, IS_FIELD, ROW_OF, ULTIMATE
from overtable.games.overwatch.heroes.power import cost, counted_power, hero_power, total_synergy
from overtable.games.overwatch.heroes.standing import health
from overtable.games.overwatch.state import BOARD, HAND, Overwatch, has_passed, zone
from overtable.games.overwatch.tokens import BARRIER, FROZEN, GUARD, MAYHEM, NANO, SUPERCHARGER
from overtable.games.overwatch.value import side_value
from overtable.kernel.judging import Gain

NAMES = (
    "value", "value late", "rounds", "one round from winning", "power", "power lead", "power late", "lead late",
    "synergy", "synergy above 6", "heroes", "life", "weakest half", "shields", "ultimates left", "ultimates payable",
    "hand", "hand early", "frozen", "tokens", "marks", "to act", "passed", "passed ahead", "hand health",
)  # fmt: skip
WORDS: dict[str, Gain] = {
    **dict.fromkeys(
        ("power", "power lead", "power late", "lead late"),
        Gain("gives you more Power", "leaves your opponent less Power"),
    ),
    "rounds": Gain("wins you the round", "keeps your opponent from winning the round"),
    "synergy": Gain("gives your rows more Synergy", "leaves your opponent's rows less Synergy"),
    "heroes": Gain("leaves you more Heroes on the board", "leaves your opponent fewer Heroes on the board"),
    "life": Gain("leaves your Heroes more Health", "leaves your opponent's Heroes less Health"),
    "shields": Gain("leaves you more shields", "leaves your opponent fewer shields"),
    "ultimates left": Gain("saves an Ultimate for later", "costs your opponent an Ultimate"),
    "ultimates payable": Gain("lets you pay for more Ultimates", "keeps your opponent from paying for an Ultimate"),
    **dict.fromkeys(
        ("hand", "hand early"),
        Gain("leaves you more cards in hand", "leaves your opponent fewer cards in hand", of_cards=True),
    ),
    "hand health": Gain("keeps the Heroes with more Health in your hand", of_cards=True),
    "frozen": Gain("keeps your Heroes free to act", "keeps your opponent's Heroes from acting"),
    "tokens": Gain("leaves you better tokens", "leaves your opponent worse tokens"),
    "marks": Gain("leaves you more marks", "leaves your opponent fewer marks"),
    "passed ahead": Gain("lets you pass while you lead"),
}
"""What is said for an answer that betters them."""
SAVINGS = frozenset(
    {"hand", "hand early", "hand health", "synergy", "synergy above 6", "ultimates left", "tokens", "marks"}
)
"""What a side has saved up for later."""
BURDENS = frozenset({"frozen"})
LATE = 6.0
"""Cards in both hands from which on a round counts as young."""


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The figures above, and for each Hero whether the hand holds it."""
    return (*NAMES, *(f"holds {hero}" for hero in ROW_OF))


def features(s: Overwatch) -> list[list[float]]:
    """The figures of both sides."""
    power = (counted_power(s, 0), counted_power(s, 1))
    return [side_features(s, seat, power[seat], power[1 - seat]) for seat in (0, 1)]


def side_features(s: Overwatch, seat: int, mine: int, theirs: int) -> list[float]:
    """The figures of a side, by the Power that both sides count."""
    other = 1 - seat
    hand = s.zones[zone(seat, HAND)]
    left = len(hand) + len(s.zones[zone(other, HAND)])
    late = max(0.0, 1.0 - left / (2 * LATE))
    worth = side_value(s, seat, mine) / 10
    lead = tanh((mine - theirs) / 5) / 2
    heroes = life = weak = shields = ready = payable = 0.0
    for card in s.zones[zone(seat, BOARD)]:
        row = s.printing[card]
        if s.down[card] or IS_FIELD[row]:
            continue
        heroes += 1
        full = health(s, card)
        now = max(0, full - s.damage[card])
        life += now
        if now <= 2:
            weak += hero_power(s, card, line_of(s.at[card]))
        shields += s.shields[card]
        if not s.used[card]:
            ready += 1
            line = line_of(s.at[card])
            ability = ULTIMATE[row]
            if ability >= 0 and cost(s, line, ABILITIES[ability].price(1)) <= s.synergy[line]:
                payable += 1
    frozen = tokens = marks = 0
    for e in s.effects:
        if e.kind == FROZEN:
            frozen += s.where[e.subject] == zone(seat, BOARD)
        elif e.owner == seat and e.kind not in (NANO, SUPERCHARGER):
            if e.kind in (MAYHEM, BARRIER, GUARD):
                marks += 1
            else:
                tokens += 1
    synergy = 0 if s.super_synergy else total_synergy(s, seat)
    passed = has_passed(s, seat)
    held = [0.0] * len(ROW_OF)
    for c in hand:
        if s.printing[c] < len(held):  # a Hero that was made for this table has no weight
            held[s.printing[c]] = 1.0
    return [
        worth,
        worth * late,
        float(s.wins[seat]),
        float(s.wins[seat] * 2 > s.rounds - 1),
        mine / 5,
        lead,
        mine * late / 5,
        lead * late,
        min(synergy, 6) / 5,
        max(0, synergy - 6) / 5,
        heroes / 3,
        life / 10,
        weak / 3,
        shields / 3,
        ready / 3,
        payable / 2,
        len(hand) / 3,
        len(hand) * (1 - late) / 3,
        frozen / 2,
        tokens / 2,
        marks / 2,
        float(s.turn == seat),
        float(passed),
        lead * passed,
        sum(HEALTH[s.printing[c]] for c in hand) / 15,
        *held,
    ]
