"""Which cards work on the table now, and which lie on which Hero."""

from collections.abc import Sequence

from overtable.games.powerup.passives import Carries, Passive
from overtable.games.powerup.printed import EQUIPMENT, FACES, HERO, POWER_CARD, Act, Constants, face
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    NOBODY,
    ZONES,
    PowerUp,
    attached_to,
    heroes_of,
    seat_of,
    zone,
)

NEIGHBOURS = ((), (3,), (4,), (1, 5), (5, 2), (3, 4))
"""By stars; the line is 1* - 3* - 5* - 4* - 2* (PU-TERM-01)."""


def adjacent(s: PowerUp, hero: int) -> list[int]:
    """The Heroes directly beside this one; an empty slot is not skipped (PU-TERM-01)."""
    seat, stars = seat_of(s, hero), FACES[s.printing[hero]].stars
    beside = [s.board[seat * 5 + n - 1] for n in NEIGHBOURS[stars]]
    return [h for h in beside if h >= 0]


def covered(s: PowerUp, hero: int) -> bool:
    """Whether an attached Power takes the place of the second Astra (PU-DEPLOY-14)."""
    for c in s.zones[s.where[hero] // ZONES * ZONES + ATTACHED]:
        if s.bearer[c] == hero and FACES[s.printing[c]].kind == POWER_CARD:
            return True
    return False


def unlocked(s: PowerUp, hero: int) -> tuple[Act, ...]:
    """The Astra that work at the Hero's level (PU-POWERUP-04), without a covered second one."""
    acts = FACES[s.printing[hero]].acts
    if s.level[hero] < len(acts):
        acts = acts[: s.level[hero]]
    if len(acts) > 1 and covered(s, hero):
        return acts[:1] + acts[2:]
    return acts


def passives_of(s: PowerUp, card: int) -> Sequence[Passive]:
    """What a card in play does all the time: a Hero's unlocked passive Astra, else what it gives."""
    printed = FACES[s.printing[card]]
    if printed.kind != HERO or s.bearer[card] != NOBODY:
        return printed.always
    return [p for act in unlocked(s, card) for p in act.always] if printed.works else ()


def constants_of(s: PowerUp, card: int) -> Constants:
    """The same, as far as figures are concerned, in the form that a sheet adds up."""
    printed = FACES[s.printing[card]]
    if printed.kind != HERO or s.bearer[card] != NOBODY:
        return printed.constants
    level = min(s.level[card], len(printed.acts))
    found, if_covered = printed.at_level[level], printed.at_level_covered[level]
    return found if found is if_covered or not covered(s, card) else if_covered


def sources(s: PowerUp, seat: int) -> list[int]:
    """All cards of a seat whose passive words work: Heroes, what is attached, the top Battle card (PU-CARD-07)."""
    start = seat * ZONES
    printing = s.printing
    cards = [h for h in s.board[seat * 5 : seat * 5 + 5] if h >= 0 and FACES[printing[h]].passive]
    attached = s.zones[start + ATTACHED]
    if attached:
        cards += [c for c in attached if FACES[printing[c]].passive]
    stack = s.zones[start + BATTLE]
    if stack and FACES[printing[stack[-1]]].passive:
        cards.append(stack[-1])
    return cards


def all_passives(s: PowerUp, seat: int) -> list[Passive]:
    return [p for c in sources(s, seat) for p in passives_of(s, c)]


def carries(s: PowerUp, hero: int) -> int:
    """How many Equipment cards the Hero may carry: one unless a text says otherwise (PU-DEPLOY-05)."""
    most = 1
    for act in unlocked(s, hero):
        most = max([most, *(p.equipment for p in act.always if isinstance(p, Carries))])
    for card in attached_to(s, hero):
        most = max([most, *(p.equipment for p in face(s, card).always if isinstance(p, Carries))])
    return most


def equipment_of(s: PowerUp, hero: int) -> list[int]:
    return [c for c in attached_to(s, hero) if face(s, c).kind == EQUIPMENT]


def power_of(s: PowerUp, hero: int) -> int:
    """The attached Power of a Hero, or -1."""
    for c in attached_to(s, hero):
        if face(s, c).kind == POWER_CARD:
            return c
    return -1


def stars_in_play(s: PowerUp, seat: int) -> int:
    return sum(face(s, h).stars for h in heroes_of(s, seat))


def top_battle(s: PowerUp, seat: int) -> int:
    """The current Battle card, or -1 (PU-CARD-07)."""
    stack = s.zones[zone(seat, BATTLE)]
    return stack[-1] if stack else -1


def sources_of_conditions(s: PowerUp, seat: int) -> list[tuple[int, Act]]:
    """Abilities of a seat's cards in play that wait for a Condition (PU-KEY-12); only the top Battle card counts."""
    found: list[tuple[int, Act]] = []
    top = top_battle(s, seat)
    if top >= 0:
        found += [(top, a) for a in FACES[s.printing[top]].acts if a.when >= 0]
    for hero in heroes_of(s, seat):
        if FACES[s.printing[hero]].waits:
            found += [(hero, a) for a in unlocked(s, hero) if a.when >= 0]
    for c in s.zones[seat * ZONES + ATTACHED]:
        if FACES[s.printing[c]].waits:
            found += [(c, a) for a in FACES[s.printing[c]].acts if a.when >= 0]
    return found
