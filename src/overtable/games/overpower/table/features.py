"""Figures of one side of a position, for the fitted judgement of bots (`overtable fit`)."""

from math import tanh

from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.hits.ko import spectrum
from overtable.games.overpower.inplay.effects import GAME
from overtable.games.overpower.inplay.queries import grid, hits_to_ko
from overtable.games.overpower.state import (
    CHARACTERS,
    DRAW,
    HAND,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    P_BATTLE,
    P_VENTURE,
    PLACED,
    POWER_PACK,
    RESERVE,
    VENTURE,
    Overpower,
    team,
    zone,
)
from overtable.games.overpower.table.value import card_worth, coming, lead, pending, side, stakes
from overtable.kernel.judging import Gain

NAMES = (
    "value", "value in battle", "living", "last one", "last two", "front", "threat", "damage", "damage above half",
    "two types", "grid", "completed", "completed above 4", "defeated", "defeated above 4", "won of five",
    "objectives", "lead", "lead by stakes", "total", "total small", "stakes", "hand", "hand in battle", "hand worth",
    "hand worth in battle", "strongest", "strongest in battle", "avoids", "specials", "powers", "placed",
    "placed worth", "placed in reserve", "draw pile", "power pack", "effects", "lasting effects", "passed",
    "other passed", "hand when other passed", "coming", "pending", "turn", "ventured much",
)  # fmt: skip
WORDS: dict[str, Gain] = {
    **dict.fromkeys(
        ("living", "last one", "last two"), Gain("leaves you more characters", "leaves your opponent fewer characters")
    ),
    "front": Gain("keeps your Front Line fuller", "thins your opponent's Front Line"),
    **dict.fromkeys(("threat", "grid"), Gain("leaves your team stronger", "leaves your opponent's team weaker")),
    **dict.fromkeys(
        ("damage", "damage above half"), Gain("saves your team from hits", "puts hits on your opponent's team")
    ),
    "two types": Gain("keeps your team further from a Spectrum KO", "brings your opponent nearer to a Spectrum KO"),
    **dict.fromkeys(
        ("completed", "completed above 4"),
        Gain("completes Objectives", "keeps your opponent from completing Objectives"),
    ),
    **dict.fromkeys(
        ("defeated", "defeated above 4"),
        Gain("keeps your Objectives from being defeated", "defeats your opponent's Objectives"),
    ),
    **dict.fromkeys(
        ("objectives", "lead by stakes"),
        Gain(
            "makes it likelier that you win what is at stake",
            "makes it less likely that your opponent wins what is at stake",
        ),
    ),
    "lead": Gain("puts you further ahead in this battle"),
    **dict.fromkeys(
        ("total", "total small"), Gain("raises your Venture Total", "lowers your opponent's Venture Total")
    ),
    **dict.fromkeys(
        ("hand", "hand in battle"),
        Gain("leaves you more cards in hand", "leaves your opponent fewer cards in hand", of_cards=True),
    ),
    **dict.fromkeys(("hand worth", "hand worth in battle"), Gain("keeps the better cards in your hand", of_cards=True)),
    **dict.fromkeys(("strongest", "strongest in battle"), Gain("saves your strongest Power card", of_cards=True)),
    "avoids": Gain("saves what avoids attacks", of_cards=True),
    "specials": Gain("saves a Special", of_cards=True),
    "powers": Gain("saves a Power card", of_cards=True),
    **dict.fromkeys(
        ("placed", "placed worth"), Gain("leaves you better placed cards", "leaves your opponent worse placed cards")
    ),
    **dict.fromkeys(
        ("effects", "lasting effects"),
        Gain("leaves you more cards in effect", "leaves your opponent fewer cards in effect"),
    ),
    "coming": Gain("makes your attack stronger", "weakens the attack on you"),
    "pending": Gain("makes more of your action", "makes less of your opponent's action"),
}
"""What is said for an answer that betters them."""
SAVINGS = frozenset(
    {
        "hand",
        "hand in battle",
        "hand worth",
        "hand worth in battle",
        "strongest",
        "strongest in battle",
        "avoids",
        "specials",
        "powers",
        "placed",
        "placed worth",
        "draw pile",
        "power pack",
    }
)
"""What a side has saved up for later."""
BURDENS = frozenset(
    {"last one", "last two", "damage", "damage above half", "two types", "defeated", "defeated above 4"}
)


def features(s: Overpower) -> list[list[float]]:
    """The figures of both sides."""
    ahead = lead(s, 0)  # of the other side it is the opposite
    gap = venture_total(s, 0) - venture_total(s, 1)
    return [side_features(s, 0, ahead, gap), side_features(s, 1, -ahead, -gap)]


def side_features(s: Overpower, seat: int, leading: float, gap: int) -> list[float]:
    """The figures of a side, by its lead in the battle and between the Venture Totals."""
    other = 1 - seat
    battle = float(s.phase == P_BATTLE)
    under_way = pending(s, seat)
    worth = (side(s, seat) + under_way) / 60
    alive = team(s, seat)
    threat = damage = half = kinds = figures = 0.0
    for ch in alive:
        threat += s.faces[s.printing[ch]].threat
        figures += sum(v for v in grid(s, ch) if v > 0)
        hits = [h for h in s.hits if h.host == ch]
        if hits:
            share = sum(h.value for h in hits) / max(1, hits_to_ko(s, ch))
            damage += min(1.0, share)
            half += max(0.0, share - 0.5)
            kinds += spectrum(s, hits) == 2
    done, lost = len(s.zones[zone(seat, MISSION_COMPLETED)]), len(s.zones[zone(seat, MISSION_DEFEATED)])
    ahead = leading / 2
    staked = sum(s.ventured_r) + sum(s.carried_r) + 0.7 * (sum(s.ventured_c) + sum(s.carried_c))
    hand = s.zones[zone(seat, HAND)]
    rich = strong = avoids = specials = powers = 0.0
    for c in hand:
        f = s.faces[s.printing[c]]
        rich += card_worth(s, c)
        strong = max(strong, f.value if f.power else 0)
        powers += bool(f.power)
        if f.words:
            specials += 1
            avoids += bool(f.card.avoid or f.card.negate)
    away = s.zones[zone(seat, RESERVE)]
    laid = idle = there = 0.0
    for c in s.zones[zone(seat, PLACED)]:
        there += 1
        laid += card_worth(s, c)
        idle += s.on[c] in away
    effects = lasting = 0
    for e in s.effects:
        if e.source >= CHARACTERS and int(e.source >= s.border) == seat:
            effects += 1
            lasting += e.until == GAME
    passed, their_pass = s.passed >> seat & 1, s.passed >> other & 1
    ventured = s.ventured_r[seat] + s.ventured_c[seat]
    return [
        worth,
        worth * battle,
        float(len(alive)),
        float(len(alive) == 1),
        float(len(alive) == 2),
        float(len(alive) - len(away)),
        threat / 20,
        damage,
        half,
        kinds,
        figures / 20,
        done / 3,
        float(max(0, done - 4)),
        lost / 3,
        float(max(0, lost - 4)),
        float(s.won_stakes[seat]),
        stakes(s, seat, leading) / 60 if s.mode == VENTURE else 0.0,
        ahead * (s.phase >= P_VENTURE),
        ahead * staked / 4 * battle,
        tanh(gap / 15) / 2 * battle,
        tanh(gap / 4) / 2 * battle,
        (s.ventured_r[seat] + s.carried_r[seat]) / 3,
        len(hand) / 4,
        len(hand) / 4 * battle,
        rich / 8,
        rich / 8 * battle,
        strong / 5,
        strong / 5 * battle,
        avoids / 2,
        specials / 3,
        powers / 3,
        there / 4,
        laid / 8,
        idle / 2,
        len(s.zones[zone(seat, DRAW)]) / 20,
        len(s.zones[zone(seat, POWER_PACK)]) / 20,
        effects / 2,
        lasting / 2,
        float(passed),
        passed * ahead,
        len(hand) / 4 * their_pass,
        coming(s, seat) / 6,
        under_way / 10,
        float(s.turn == seat) * battle,
        float(max(0, ventured - 2)),
    ]
