"""Attacks with utilities: what may go with an attack, and which attacks can then be made (OP25-BATT-16)."""

from collections.abc import Collection, Iterator

from overtable.games.overpower.act import Act
from overtable.games.overpower.attack.action import commit, read
from overtable.games.overpower.attack.facts import Allow
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.attack.utility import Aid, aid_refs, aids_at_hand, fetches, hampers, suppose
from overtable.games.overpower.book.facts import TEAMWORK, face
from overtable.games.overpower.inplay.queries import level
from overtable.games.overpower.state import Overpower, hand, placed
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


class Aided:
    """The attacks that a grant allows together with the utilities chosen so far."""

    def __init__(
        self, s: Overpower, seat: int, grant: Grant, aids: tuple[Aid, ...] = (), allow: Allow | None = None
    ) -> None:
        self.s, self.seat, self.grant, self.aids, self.allow = s, seat, grant, aids, allow

    def plain(self, s: Overpower) -> Iterator[Option]:
        return Question(s, self.seat, self.grant, None, self.allow).each()

    def all(self, no: Refusals | None) -> list[Option]:
        return [*self.attacks(self.aids), *self.more(no)]

    def more(self, no: Refusals | None, plain: Collection[Option] | None = None) -> list[Option]:
        """The utilities that may be put with the attack now; `plain` are the attacks without any, where known."""
        if self.grant.hidden:
            return []
        used = {a.card for a in self.aids}
        out = []
        known: set[Option] | None = None
        if no is not None and not self.s.rules.utilities_join:
            for c in [*hand(self.s, self.seat), *placed(self.s, self.seat)]:
                reason = Reason("OPC-BATT-02", "{0} does not go with an attack.", (card_ref(c),))
                no.append((Option("add", (card_ref(c),)), reason))
        for aid in aids_at_hand(self.s, self.seat, "attack"):
            if aid.card in used or (self.grant.follow_up and fetches(self.s, aid.card)):
                continue
            if known is None and plain is not None:
                known = set(plain)
            if any(True for _ in self.attacks((*self.aids, aid), known)):  # one is enough
                out.append(Option("add", aid_refs(aid)))
            elif no is not None:
                reason = Reason("OP25-BATT-17", "{0} would modify no attack now.", (card_ref(aid.card),))
                no.append((Option("add", aid_refs(aid)), reason))
        return out

    def attacks(self, aids: tuple[Aid, ...], plain: set[Option] | None = None) -> Iterator[Option]:
        """OP25-BATT-17: the attacks that each of these utilities modifies, makes possible or makes harder to defend."""
        s, seat = self.s, self.seat
        new = suppose(s, seat, aids)
        found = self.plain(new)
        if len(aids) > 1:
            less = [suppose(s, seat, tuple(a for a in aids if a != one)) for one in aids]
            without = [set(self.plain(t)) for t in less]
        else:
            less, without = [s], [set(self.plain(s)) if plain is None else plain]
        for o in found:
            act = read(new, seat, o, self.grant)
            if all(
                o not in options
                or level(t, act) != level(new, act)
                or hampers(s, one.card, act)
                or spreads(s, one.card, act)
                for one, t, options in zip(aids, less, without, strict=True)
            ):
                yield o


def spreads(s: Overpower, c: int, act: Act) -> bool:
    """Whether a utility raises the follow-ups to this attack, though not the attack itself."""
    if face(s, act.cards[0]).kind != TEAMWORK:
        return False
    return any(w.raises_follow_ups for w in s.faces[s.printing[c]].card.play)


def with_aid(aids: tuple[Aid, ...], option: Option) -> tuple[Aid, ...]:
    """The utilities with the one that was just chosen."""
    c, user, *onto = (index_of(r) for r in option.refs)
    return (*aids, Aid(c, user, onto[0] if onto else -1))


def commit_aids(s: Overpower, seat: int, aids: tuple[Aid, ...]) -> tuple[int, ...]:
    return tuple(commit(s, Act(seat, a.user, (a.card,), a.onto)) for a in aids)


def has_grid_aid(s: Overpower, seat: int) -> bool:
    return any(s.faces[s.printing[c]].raises for c in [*hand(s, seat), *placed(s, seat)])
