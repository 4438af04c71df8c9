"""What may be given up on a turn because a card in play says so, and what that brings."""

import msgspec

from overtable.games.overpower.attack.pay import Pay
from overtable.games.overpower.attack.users import cost_cards
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import PRICE
from overtable.games.overpower.inplay.piles import discard, mill
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.inplay.triggers import start_words
from overtable.games.overpower.state import Overpower, reserve, team
from overtable.kernel.effect import Effect, end
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of


def price_options(s: Overpower, seat: int) -> list[Option]:
    """The prices that this player could pay now."""
    out: list[Option] = []
    for e in of_kind(s, PRICE["act"]):
        word = word_of(e)
        if not s.rules.inherent_acts_in_reserve and e.source in reserve(s, e.owner):
            continue  # OPC-CARD-08
        if seat == (e.owner if word.by == "owner" else 1 - e.owner) and payable(s, e, seat):
            goals = [(card_ref(t),) for t in team(s, 1 - seat)] if word.target else [()]
            out += [Option("give_up", (card_ref(e.source), *goal)) for goal in goals]
    return out


def payable(s: Overpower, e: Effect, seat: int) -> bool:
    """Whether this player has what an effect in play asks for."""
    word, cost = word_of(e), word_of(e).cost
    if word.after_fall and not any(s.kod[c] for c in own_characters(s, e)):
        return False
    if cost is None:
        return True
    enough: bool = len(cost_cards(s, -1, None, seat, e.subject, cost.kind)) >= cost.count
    return enough


def own_characters(s: Overpower, e: Effect) -> list[int]:
    """The characters of the owner whom the card of an effect is for."""
    name = face(s, e.source).character
    return [c for c in range(e.owner * 4, e.owner * 4 + 4) if name in face(s, c).names]


def give_up(s: Overpower, seat: int, option: Option) -> None:
    """Pay what an effect in play asks for; then its words."""
    source, *goal = (index_of(r) for r in option.refs)
    e = next(e for e in of_kind(s, PRICE["act"]) if e.source == source)
    word = word_of(e)
    emit(s, "give_up", *option.refs)
    steps = start_words(s, e, seat, goal[0] if goal else -1)
    if word.uses:
        used = msgspec.structs.replace(e, also=max(0, e.also) + 1)
        s.effects[s.effects.index(e)] = used
        end(s, lambda other: other == used and used.also >= word.uses)
    if word.cost is None:
        discard(s, source)
    elif word.cost.kind == "top":
        mill(s, seat, word.cost.count)
    elif word.cost.kind == "advanced":
        for c in cost_cards(s, -1, None, seat, -1, word.cost.kind)[: word.cost.count]:
            discard(s, c)
    else:
        steps = [Pay(len(s.acts) - 1, word.cost.kind, word.cost.count), *steps]
    do(s, *steps)
