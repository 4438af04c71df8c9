"""Slots: how many cards of which kind may lie on a character, a Homebase or whatever else cards are placed on."""

from overtable.games.overpower.book.facts import SLOTS
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import PERMISSION
from overtable.games.overpower.inplay.queries import permissions
from overtable.games.overpower.state import CHARACTERS, Overpower, placed
from overtable.games.overpower.words.permit import May

PLACE_FREE = 1 << PERMISSION["place_free"]


def slot(s: Overpower, c: int) -> str:
    return s.faces[s.printing[c]].slot


def in_slots(s: Overpower, host: int, seat: int) -> list[int]:
    """The cards that lie there and take a slot."""
    return [o for o in placed(s, seat) if s.on[o] == host and takes_slot(s, o, host)]


def slot_taken(s: Overpower, c: int, host: int, there: list[int]) -> bool:
    """OP25-PLACE-03, OPC-PLACE-03: whether the place that such a card takes is taken by what lies there."""
    if not there or slotless(s, c):
        return False
    if slot(s, c) not in [slot(s, o) for o in there]:
        return False  # nobody else comes to lie in the slot of its kind
    rights = rights_at(s, host)
    return not rights or not finds_place(s, c, there, rights)


def rights_at(s: Overpower, host: int) -> list[May]:
    """What lets more cards lie there than the slots of their kinds hold."""
    return [word_of(e) for e in permissions(s, "place_free", host)] if s.kinds & PLACE_FREE else []


def slotless(s: Overpower, c: int) -> bool:
    """OP25-PLACE-12: whether the card says that it takes no slot."""
    return s.faces[s.printing[c]].slotless


def takes_slot(s: Overpower, c: int, host: int) -> bool:
    f = s.faces[s.printing[c]]
    return not (f.words and (f.slotless or starts_placed(s, c, host)))


def starts_placed(s: Overpower, c: int, host: int) -> bool:
    """A card that its character starts the game with takes no slot."""
    if not 0 <= host < CHARACTERS:
        return False
    return bool(s.faces[s.printing[host]].card.starts_with) and (
        s.faces[s.printing[host]].card.starts_with == s.faces[s.printing[c]].name
    )


def finds_place(s: Overpower, c: int, there: list[int], rights: list[May]) -> bool:
    """Whether a card has a place beside others: the slot of its kind, or one that a card in play gives (OP25-PLACE-12).

    Those that lie there share the places as it suits the card; one that has lost its place stays (OP25-PLACE-09).
    """
    lying: dict[int, list[int]] = {}

    def places(o: int) -> list[tuple[int, int]]:
        """The slot of its kind (below 0) and the rights that fit, each with how many cards may lie there."""
        f = s.faces[s.printing[o]]
        twin = any(x != o and s.faces[s.printing[x]].dup == f.dup for x in (*there, c))
        fitting = [i for i, word in enumerate(rights) if word.which.fits(f) and not (word.distinct and twin)]
        return [(-1 - KINDS.index(f.slot), 1), *((i, max(1, rights[i].count)) for i in fitting)]

    def settle(o: int, tried: set[int]) -> bool:
        for place, room in places(o):
            if place in tried:
                continue
            tried.add(place)
            here = lying.setdefault(place, [])
            if len(here) < room:
                here.append(o)
                return True
            for i, other in enumerate(here[:]):
                if settle(other, tried):
                    here[i] = o
                    return True
        return False

    for o in there:
        settle(o, set())
    return settle(c, set())


KINDS = tuple(dict.fromkeys(SLOTS.values()))
"""The kinds of slots."""
