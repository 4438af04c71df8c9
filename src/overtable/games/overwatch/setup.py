"""Set-up: the ways to play with their settings, what may be agreed, and two full sets of cards."""

from overtable.games.overwatch.book import CATALOGUE
from overtable.games.overwatch.facts import ROW_OF, SET_ASIDE
from overtable.games.overwatch.rounds.hand import NORMAL_HAND
from overtable.games.overwatch.state import ASIDE, DECK, POOL, UNUSED, Overwatch, zone
from overtable.kernel.game import BadSetup, Mode
from overtable.kernel.knowledge import put, shuffle

FIELDS = 4
"""Immortality Fields a side may have standing at once: far more than the rules can bring about."""
LIMIT = 5000

SETTINGS: dict[str, int | str | bool] = {
    "rounds": 3,
    "hand": NORMAL_HAND,
    "draft": False,
    "reinforce": False,
    "hill": False,
    "super_synergy": False,
}

MODES = {
    "standard": Mode("Standard", "Best of three rounds with hands of six.", SETTINGS),
    "best-of-five": Mode("Best of five", "A longer match: first to three round wins.", SETTINGS | {"rounds": 5}),
    "best-of-seven": Mode("Best of seven", "The longest match: first to four.", SETTINGS | {"rounds": 7}),
    "large-hands": Mode("Large hands", "Eight cards a round, and up to four of them swapped.", SETTINGS | {"hand": 8}),
    "hero-draft": Mode(
        "Hero Draft", "Heroes are drafted openly before each round.", SETTINGS | {"draft": True, "hand": 8}
    ),
    "reinforce": Mode(
        "Reinforce", "The board stays; after two rounds it decides.", SETTINGS | {"reinforce": True, "rounds": 2}
    ),
    "king-of-the-hill": Mode(
        "King of the Hill", "One row, chosen by chance, decides each round.", SETTINGS | {"hill": True}
    ),
    "super-synergy": Mode(
        "Super Synergy", "Ultimates are free; every Hero gives 2 Power.", SETTINGS | {"super_synergy": True}
    ),
}


def agree(settings: dict[str, int | str | bool]) -> dict[str, int]:
    """What was agreed, checked; raises `BadSetup` with every reason."""
    agreed = {key: int(value) for key, value in settings.items()}
    problems = []
    if agreed["reinforce"]:
        if not 2 <= agreed["rounds"] <= 5:
            problems.append("rounds: Reinforce is played over two to five rounds [OW-MODE-05]")
        if agreed["draft"]:
            problems.append("draft: Reinforce keeps its cards and cannot be drafted anew [OW-MODE-04]")
    elif agreed["rounds"] % 2 == 0 or not 1 <= agreed["rounds"] <= 15:
        problems.append("rounds: the number must be odd, so that a majority always exists, and at most 15 [OW-MODE-15]")
    most = 16 if agreed["draft"] else 10
    least = 8 if agreed["draft"] else NORMAL_HAND
    if not least <= agreed["hand"] <= most:
        problems.append(f"hand: from {least} to {most} cards [{'OW-MODE-01' if agreed['draft'] else 'OW-MODE-16'}]")
    if problems:
        raise BadSetup(problems)
    return agreed


def fresh(seed: int, agreed: dict[str, int]) -> Overwatch:
    """Two full sets of cards (OW-SETUP-01), shuffled and hidden (OW-SETUP-02); all values are 0 (OW-SETUP-09)."""
    field = ROW_OF["immortality-field"]
    one = [*range(len(CATALOGUE.cards)), *CATALOGUE.guests, *([field] * FIELDS)]
    s = Overwatch(seed, one + one, LIMIT)
    s.hand, s.rounds = agreed["hand"], agreed["rounds"]
    s.draft, s.reinforce = bool(agreed["draft"]), bool(agreed["reinforce"])
    s.hill_counts, s.super_synergy = bool(agreed["hill"]), bool(agreed["super_synergy"])
    for card, row in enumerate(s.printing):
        side = card // len(one)
        if row == field or SET_ASIDE[row]:
            put(s, card, zone(side, ASIDE))  # OW-SETUP-01: D.Va and B.O.B.
        elif s.draft:
            put(s, card, POOL if side == 0 else UNUSED)  # OW-MODE-01: the Heroes of one deck
        else:
            put(s, card, zone(side, DECK))
    if not s.draft:
        for side in range(2):
            shuffle(s, zone(side, DECK))
    s.epoch = 0
    return s
