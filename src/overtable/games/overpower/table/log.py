"""Events in words, for the log."""

from overtable.games.overpower.book.facts import face
from overtable.games.overpower.state import Overpower
from overtable.kernel.event import Event
from overtable.kernel.message import Message, Piece
from overtable.kernel.refs import CARD, NUMBER, index_of, kind_of, seat
from overtable.kernel.speech.story import Part, parts

LINES = {
    "attack": "{0} attacks {1} with {2}.",
    "play": "{0} plays {1}.",
    "negate": "{0} negates {1}.",
    "negated": "{0} is negated.",
    "no_defence": "{0} had no defence.",
    "avoid": "{0} avoids the attack.",
    "invalidate": "{0} makes the attack impossible.",
    "shift": "The attack is shifted: {0}.",
    "unusable": "{0} {0:discard|discards} {1} (nobody can use it).",
    "for_reserve": "{0} {0:discard|discards} {1} (only the Reserve could use it).",
    "duplicate": "{0} {0:discard|discards} {1} (a duplicate).",
    "chosen": "{0} {0:choose|chooses} {1} for {2}.",
    "look": "{0} {0:look|looks} at {1} {1:card|cards} of a Draw Pile.",
    "put_keep": "{0} {0:keep|keeps} {1} on top.",
    "put_top": "{0} {0:put|puts} {1} on top.",
    "put_bottom": "{0} {0:put|puts} {1} on the bottom.",
    "put_shuffled": "{0} {0:shuffle|shuffles} {1} in.",
    "accepted": "{0} {0:accept|accepts} what {1} offers for {2}.",
    "refused": "{0} {0:refuse|refuses} what {1} offers for {2}.",
    "discard": "{0} {0:discard|discards} {1}.",
    "removed": "{1} leaves the game.",
    "draw": "{0} {0:draw|draws} {1} {1:card|cards}.",
    "new_draw_pile": "{0} {0:shuffle|shuffles} the Power Pack into a new Draw Pile.",
    "open_hand": "{0} {0:play|plays} open handed.",
    "reveal": "{0} is shown.",
    "heal": "{1} is removed from {0}.",
    "battle": "Battle {0} begins; {1} {1:have|has} initiative.",
    "event": "{0} {0:play|plays} the Event {1}.",
    "no_effect": "{0} has no effect.",
    "event_set": "{0} {0:set|sets} an Event face down.",
    "place": "{0} is placed on {1}.",
    "complete": "{0} {0:complete|completes} {1} {1:Objective|Objectives}.",
    "concede": "{0} {0:concede|concedes}.",
    "pass": "{0} {0:pass|passes}.",
    "stays_behind": "{0} starts in Reserve.",
    "cut": "{0} {0:cut|cuts} the Draw Pile at {1}.",
    "moves_up": "{0} moves to the Front Line.",
    "swap": "{0} and {1} change places.",
    "moves_hit": "{0} lies on {1} now.",
    "give_up": "The price that {0} asks for is paid.",
    "prevented": "{0} prevents the concession.",
}
"""What is not here needs no words: that a hit is taken, which the hit itself tells; the hits that go with the fallen,
which the KO counts."""

STORY = {
    **parts("chapter", ["battle"]),
    **parts("outcome", ["objectives_won", "objectives_lost"]),
    **parts("aftermath", ["discard"]),
    **parts(
        "result",
        [
            "no_defence", "no_follow_up", "negate", "negated", "no_effect", "block", "avoid", "invalidate", "shift",
            "ko", "removed", "new_draw_pile", "open_hand", "reveal", "heal", "complete", "moves_hit", "give_up",
            "prevented", "swap", "put_keep", "put_top", "put_bottom", "put_shuffled",
        ],
    ),
    "attack": Part(aim=(0, 1)),
    "hit": Part("result", aim=(0, 1), dealt=2),
    "battle_over": Part("outcome", score=(0, 1)),
}  # fmt: skip
TIE = 2


def describe(event: Event) -> Message | None:
    refs = event.refs
    if event.kind == "attack" and len(refs) == 2:
        return Message("{0} attacks {1} face down.", refs)
    if event.kind == "hit":
        return _hit(refs)
    if event.kind == "ko":
        return _ko(*refs)
    if event.kind == "no_follow_up":
        why = ": Teamwork and Ally cards only begin a turn" if index_of(refs[1]) else ""
        return Message(f"{{0}} had no attack to go on with{why}.", refs)
    if event.kind == "block":
        return _block(refs)
    if event.kind == "battle_over":
        return _battle(*map(index_of, refs))
    if event.kind in ("venture", "objectives_won", "objectives_lost"):
        return _stakes(event.kind, *refs)
    text = LINES.get(event.kind)
    return Message(text, refs) if text is not None and len(refs) >= needed(text) else None


def with_text(s: Overpower, event: Event, said: list[Piece]) -> list[Piece]:
    """An Event that comes into play is told with what its card says."""
    if event.kind != "event" or not said:
        return said
    text = face(s, index_of(event.refs[1])).card.text()
    return [*said[:-1], Piece(f": {text}")]


def _hit(refs: tuple[int, ...]) -> Message:
    """A hit, with how its value came about and the level of its attack, where something was added or taken away."""
    value, was, plain, level = [*(index_of(r) for r in refs[2:]), *[0] * 4][:4]
    if not value:
        return Message("{0} hits {1}.", refs)
    told = [_sum(was, value)] if len(refs) > 3 and was != value else []
    told += [f"level {_sum(plain, level)}"] if len(refs) > 5 and plain != level else []
    return Message("{0} hits {1} for {2} ({3})." if told else "{0} hits {1} for {2}.", (*refs[:3], "; ".join(told)))


def _sum(plain: int, total: int) -> str:
    """`7 + 3 = 10`, or the figure alone where nothing was added."""
    more = total - plain
    return f"{plain} {'+' if more > 0 else '-'} {abs(more)} = {total}" if more else str(total)


def _ko(who: int, hits: int = 0, damage: int = 0, types: int = 0) -> Message:
    """A KO, with how many hits, and what made it: the damage, hits of several types, or both."""
    by = [text for n, text in ((damage, "{2} hit points"), (types, "hits of {3} types")) if index_of(n)]
    so = f": {' and '.join(by)}" if by else ""
    lying = " with {1} {1:hit|hits}" if index_of(hits) else ""
    return Message(f"{{0}} is KO'd{lying}{so}.", (who, hits, damage, types))


def _block(refs: tuple[int, ...]) -> Message:
    """A block, with the sums that decided it where something was added."""
    cards = [r for r in refs if kind_of(r) == CARD][:-1]
    figures = [r for r in refs if kind_of(r) == NUMBER]
    who = "{0} blocks" if len(cards) < 2 else "{0} and {1} block"
    if not figures:
        return Message(f"{who}.", tuple(cards) or refs)
    value, holds, plain, level = (index_of(r) for r in figures)
    at = len(cards)
    if value == holds:
        return Message(f"{who} {{{at}}}.", (*cards, _sum(plain, level)))
    return Message(f"{who} {{{at}}} ({{{at + 1}}}).", (*cards, _sum(plain, level), _sum(value, holds)))


def _battle(one: int, two: int, winner: int) -> Message:
    if winner == TIE:
        return Message("The battle is tied {0} to {1}.", (str(one), str(two)))
    ours, theirs = (two, one) if winner else (one, two)
    if ours <= theirs:  # the totals did not decide it: somebody conceded, or a card says so
        return Message("{0} {0:win|wins} the battle.", (seat(winner),))
    return Message("{0} {0:win|wins} the battle {1} to {2}.", (seat(winner), str(ours), str(theirs)))


def _stakes(kind: str, who: int, reserve: int, completed: int) -> Message | None:
    """Objectives that are ventured, won or lost: how many, and of which pile."""
    r, c = index_of(reserve), index_of(completed)
    if kind == "venture":
        some = [text for n, text in ((r, "{1} from Reserve"), (c, "{2} from Completed")) if n]
        said = " and ".join(some) or "nothing"
        return Message(f"{{0}} {{0:venture|ventures}} {said}.", (who, reserve, completed))
    if kind == "objectives_won":
        return _counted("{0} {0:complete|completes} {1} {1:Objective|Objectives}.", who, r + c)
    lost = "{0:lose|loses} {1} {1:Objective|Objectives}"
    back = "{0:take|takes} {2} Completed {2:Objective|Objectives} back to Reserve"
    said = " and ".join(text for n, text in ((r, lost), (c, back)) if n)
    return Message(f"{{0}} {said}.", (who, str(r), str(c))) if said else None


def _counted(text: str, who: int, n: int) -> Message | None:
    return Message(text, (who, str(n))) if n else None


def needed(text: str) -> int:
    """How many things a line speaks of."""
    return sum(f"{{{n}" in text for n in range(4))
