"""Utilities that go with an attack or a defence, and what they would make possible (OP25-BATT-17, 82)."""

import msgspec

from overtable.games.overpower.book.facts import FACES
from overtable.games.overpower.defence.options import why_not_shift
from overtable.games.overpower.inplay.legality import why_not_named
from overtable.games.overpower.inplay.piles import to_hand
from overtable.games.overpower.inplay.queries import (
    NO_BASIC,
    NO_DEFENCE,
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_PLAY,
    NO_SPECIAL,
    NO_TEAMMATE_WORD,
    NO_TRAINING,
    locks,
)
from overtable.games.overpower.state import ASTRAL, DEAD, HAND, PLACED, Act, Overpower, front, owner, zone
from overtable.games.overpower.words.defend import AvoidWith, DefendFor, Shifts
from overtable.games.overpower.words.forbid import Lock
from overtable.games.overpower.words.lasting import Bonus, Grid, UniverseBonus
from overtable.games.overpower.words.run import PLAY, Effects
from overtable.games.overpower.words.search import SearchFor
from overtable.kernel.knowledge import move
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

DEFENSIVE = NO_SPECIAL | NO_PLACED | NO_PLACED_UNIVERSE | NO_DEFENCE | NO_TEAMMATE_WORD | NO_BASIC | NO_TRAINING
"""Locks that keep somebody from defending in some way."""
HELPFUL = (Bonus, Grid, Shifts, AvoidWith, DefendFor)
"""Lasting words that can make an attack or a defence possible, or better."""


class Aid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A utility chosen to go with an attack or a defence: card, user, and whom it is for."""

    card: int
    user: int
    onto: int = -1


def helps(s: Overpower, c: int, side: str) -> bool:
    """Whether a card is a utility that could modify an attack or a defence (OP25-BATT-17, 82)."""
    f = FACES[s.printing[c]]
    if not f.words or f.attack or f.card.avoid or f.card.negate or (side == "defence" and not f.defence):
        return False
    if side == "attack" and not f.offence:
        return False
    for w in f.card.play:
        if isinstance(w, Bonus) and w.to in (side, "actions") and w.who in ("user", "team", "women"):
            return True
        if isinstance(w, Grid) or (side == "defence" and isinstance(w, Shifts | AvoidWith | DefendFor)):
            return True
        if side == "defence" and isinstance(w, SearchFor) and w.to == "play":
            return True
        if side == "attack" and (fetched(s, owner(s, c), w) >= 0 or hinders(w)):
            return True
    return False


def hinders(word: object) -> bool:
    """Whether a word takes defences away from the opponent."""
    if isinstance(word, Lock) and word.who == "opponent":
        lock, icons, _ = word.forbids()
        return bool(icons) or bool(lock & DEFENSIVE)
    weakens = isinstance(word, UniverseBonus) or (isinstance(word, Bonus) and word.to != "attack")
    return weakens and getattr(word, "who", "") == "opponent"


def hampers(s: Overpower, c: int, act: Act) -> bool:
    """OP25-BATT-17: whether a utility makes this attack harder to defend; bonuses help against numbers only."""
    words = [w for w in FACES[s.printing[c]].card.play if hinders(w)]
    return any(isinstance(w, Lock) or bool(act.value) for w in words)


def fetches(s: Overpower, c: int) -> bool:
    """Whether a utility brings another one, which then raises the attack."""
    return any(fetched(s, owner(s, c), w) >= 0 for w in FACES[s.printing[c]].card.play)


def fetched(s: Overpower, seat: int, word: object) -> int:
    """The card of the Dead Pile that a word puts into play and that raises its user's attacks, or -1."""
    if not isinstance(word, SearchFor) or word.to != "play" or not word.which.named or word.when is not None:
        return -1
    for c in s.zones[zone(seat, DEAD)]:
        f = FACES[s.printing[c]]
        if f.name == word.which.named and any(isinstance(w, Bonus) and w.to == "attack" for w in f.card.play):
            return c
    return -1


def suppose(s: Overpower, seat: int, aids: tuple[Aid, ...]) -> Overpower:
    """A copy of the table on which these utilities already work."""
    new = s.clone()
    for aid in aids:
        card = FACES[s.printing[aid.card]].card
        new.acts.append(Act(seat, aid.user, (aid.card,), aid.onto))
        frame = Effects(len(new.acts) - 1, aid.card, PLAY)
        move(new, aid.card, ASTRAL)
        new.on[aid.card] = -1
        if exchanges(s, aid):
            take_back(new, seat, aid)
        for w in card.play:
            if isinstance(w, Bonus | Grid | Shifts | AvoidWith | DefendFor) and (
                w.when is None or w.when.holds(new, seat, aid.onto)
            ):
                w.does(new, frame)
            found = fetched(new, seat, w)
            if found >= 0:
                suppose_played(new, seat, aid.user, found)
    return new


def suppose_played(s: Overpower, seat: int, user: int, c: int) -> None:
    """The bonuses of a card that would be put into play."""
    s.acts.append(Act(seat, user, (c,)))
    for w in FACES[s.printing[c]].card.play:
        if isinstance(w, Bonus):
            w.does(s, Effects(len(s.acts) - 1, c, PLAY))


def exchanges(s: Overpower, aid: Aid) -> bool:
    """Whether the utility is exchanged for a card of the Dead Pile, which is played at once."""
    words = FACES[s.printing[aid.card]].card.play
    return any(isinstance(w, SearchFor) and w.to == "play" and not w.which.named for w in words)


def take_back(s: Overpower, seat: int, aid: Aid) -> None:
    to_hand(s, aid.onto, seat, shown=True)
    s.allowed += [aid.onto, aid.user]


def drawn(s: Overpower, act: Act, aids: tuple[Aid, ...]) -> list[Option]:
    """The attack that an effect, played just now, draws to its user whether anybody likes it or not."""
    return [
        Option("shift", (card_ref(aid.card), card_ref(aid.user)))
        for aid in aids
        if any(isinstance(w, Shifts) and w.must for w in FACES[s.printing[aid.card]].card.play)
        and aid.user != act.target
        and why_not_shift(s, act, aid.user) is None
    ]


def weakened(s: Overpower, act: Act, aids: tuple[Aid, ...]) -> Act:
    """The attack as an effect, played just now, lowers it where it is on the user already."""
    words = [(aid, w) for aid in aids for w in FACES[s.printing[aid.card]].card.play]
    less = sum(w.less for aid, w in words if isinstance(w, Shifts) and w.must and aid.user == act.target)
    return msgspec.structs.replace(act, bonus=act.bonus - less) if less else act


def found_for(s: Overpower, c: int, user: int, seat: int) -> list[int]:
    """The cards that a utility of this user could be exchanged for."""
    word = next(w for w in FACES[s.printing[c]].card.play if isinstance(w, SearchFor))
    new = s.clone()
    new.acts.append(Act(seat, user, (c,)))
    return word.candidates(new, Effects(len(new.acts) - 1, c, PLAY))


def aids_at_hand(s: Overpower, seat: int, side: str) -> list[Aid]:
    from overtable.games.overpower.attack.utility_options import onto_choices

    found = []
    for c in [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, PLACED)]]:
        if not helps(s, c, side):
            continue
        f = FACES[s.printing[c]]
        host = s.on[c] if s.where[c] == zone(seat, PLACED) else -1
        for ch in front(s, seat):
            if why_not_named(s, c, f, ch) is not None or (0 <= host < 8 and host != ch):
                continue
            lock = locks(s, ch)[0]
            spoken = lock & NO_TEAMMATE_WORD and f.card.speaks_of_teammate
            if lock & NO_PLAY or (lock & NO_SPECIAL and f.special) or spoken:
                continue
            if host >= 0 and (lock & NO_PLACED or (lock & NO_PLACED_UNIVERSE and f.universe)):
                continue
            onto = found_for(s, c, ch, seat) if exchanges(s, Aid(c, ch)) else onto_choices(s, f, ch, seat)
            found += [Aid(c, ch)] if onto is None else [Aid(c, ch, t) for t in onto]
    return found


def aid_refs(aid: Aid) -> tuple[int, ...]:
    refs = (card_ref(aid.card), card_ref(aid.user))
    return refs if aid.onto < 0 else (*refs, card_ref(aid.onto))
