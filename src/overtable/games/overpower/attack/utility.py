"""Utilities that go with an attack or a defence, and what they would make possible."""

import msgspec

from overtable.games.overpower.act import Act
from overtable.games.overpower.attack.utility_options import onto_choices
from overtable.games.overpower.book.facts import BESIDE
from overtable.games.overpower.defence.options import why_not_again, why_not_shift
from overtable.games.overpower.inplay.legality import plays_named
from overtable.games.overpower.inplay.locks import (
    NO_PLACED,
    NO_PLACED_UNIVERSE,
    NO_PLAY,
    NO_SPECIAL,
    NO_TEAMMATE_WORD,
)
from overtable.games.overpower.inplay.piles import to_hand
from overtable.games.overpower.inplay.queries import locks
from overtable.games.overpower.state import ASTRAL, CHARACTERS, HAND, PLACED, ZONES, Overpower, front, owner, reserve
from overtable.games.overpower.words.run import PLAY, Effects
from overtable.kernel.knowledge import move
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


class Aid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A utility chosen to go with an attack or a defence: card, user, and whom it is for."""

    card: int
    user: int
    onto: int = -1


def helps(s: Overpower, c: int, side: str) -> bool:
    """Whether a card is a utility that could modify an attack or a defence (OP25-BATT-17, OP25-BATT-82)."""
    f = s.faces[s.printing[c]]
    return bool(f.beside & BESIDE[side]) and any(w.helps(s, owner(s, c), side) for w in f.card.play)


def hampers(s: Overpower, c: int, act: Act) -> bool:
    """OP25-BATT-17: whether a utility makes this attack harder to defend; bonuses help against numbers only."""
    return any(w.hinders(act) for w in s.faces[s.printing[c]].card.play)


def fetches(s: Overpower, c: int) -> bool:
    """Whether a utility brings another one, which then raises the attack."""
    return any(w.fetched(s, owner(s, c)) >= 0 for w in s.faces[s.printing[c]].card.play)


def suppose(s: Overpower, seat: int, aids: tuple[Aid, ...]) -> Overpower:
    """A copy of the table on which these utilities already work."""
    new = s.clone()
    for aid in aids:
        card = s.faces[s.printing[aid.card]].card
        new.acts.append(Act(seat, aid.user, (aid.card,), aid.onto))
        frame = Effects(len(new.acts) - 1, aid.card, PLAY)
        move(new, aid.card, ASTRAL)
        new.on[aid.card] = -1
        if exchanges(s, aid):
            take_back(new, seat, aid)
        for w in card.play:
            if w.when is None or w.when.holds(new, seat, aid.onto):
                w.suppose(new, frame)
            found = w.fetched(new, seat)
            if found >= 0:
                suppose_played(new, seat, aid.user, found)
    return new


def suppose_played(s: Overpower, seat: int, user: int, c: int) -> None:
    """The bonuses of a card that would be put into play."""
    s.acts.append(Act(seat, user, (c,)))
    for w in s.faces[s.printing[c]].card.play:
        w.suppose(s, Effects(len(s.acts) - 1, c, PLAY))


def exchanges(s: Overpower, aid: Aid) -> bool:
    """Whether the utility is exchanged for a card of the Dead Pile, which is played at once."""
    return s.faces[s.printing[aid.card]].exchanges


def take_back(s: Overpower, seat: int, aid: Aid) -> None:
    to_hand(s, aid.onto, seat, shown=True)
    s.allowed.append((aid.onto, aid.user))


def drawn(s: Overpower, act: Act, aids: tuple[Aid, ...]) -> list[Option]:
    """The attack that an effect, played just now, draws to its user whether anybody likes it or not."""
    return [
        Option("shift", (card_ref(aid.card), card_ref(aid.user)))
        for aid in aids
        if any(w.draws_attacks for w in s.faces[s.printing[aid.card]].card.play)
        and aid.user != act.target
        and why_not_again(s, act) is None
        and why_not_shift(s, act, aid.user) is None
    ]


def weakened(s: Overpower, act: Act, aids: tuple[Aid, ...]) -> Act:
    """The attack as an effect, played just now, lowers it where it is on the user already."""
    words = [(aid, w) for aid in aids for w in s.faces[s.printing[aid.card]].card.play]
    less = sum(w.lowers_drawn for aid, w in words if aid.user == act.target)
    return msgspec.structs.replace(act, bonus=act.bonus - less) if less else act


def found_for(s: Overpower, c: int, user: int, seat: int) -> list[int]:
    """The cards that a utility of this user could be exchanged for."""
    word = next(w for w in s.faces[s.printing[c]].card.play if w.exchanges)
    new = s.clone()
    new.acts.append(Act(seat, user, (c,)))
    found: list[int] = word.candidates(new, Effects(len(new.acts) - 1, c, PLAY))
    return found


def aids_at_hand(s: Overpower, seat: int, side: str, target: int = -1) -> list[Aid]:
    """The utilities in hand and placed, with whoever may play them (OP25-BATT-20).

    OP25-BATT-45: a Reserve character that is attacked may use what its defence needs.
    """
    found = []
    people = [*front(s, seat), *(ch for ch in reserve(s, seat) if ch == target)]
    in_place = seat * ZONES + PLACED
    for c in (*s.zones[seat * ZONES + HAND], *s.zones[in_place]):
        f = s.faces[s.printing[c]]
        if not f.beside or not helps(s, c, side):
            continue
        host = s.on[c] if s.where[c] == in_place else -1
        for ch in people:
            if not plays_named(s, c, f, ch) or (0 <= host < CHARACTERS and host != ch):
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
