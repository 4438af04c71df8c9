"""How words ask: the sentence of a question, and the sentence of its card that puts it.

A word says what is asked of whoever must choose (`Word.asked`); what all of them need for that stands here.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from overtable.games.overpower.wording import classic_card_text
from overtable.games.overpower.words.saying import an, joinable
from overtable.kernel.language import clause_in
from overtable.kernel.message import Message
from overtable.kernel.option import Source
from overtable.kernel.refs import card as card_ref

if TYPE_CHECKING:
    from overtable.games.overpower.state import Overpower
    from overtable.games.overpower.words.picks import Picks
    from overtable.games.overpower.words.run import Effects
    from overtable.games.overpower.words.word import Word


def choose(word: "Picks", s: "Overpower", k: "Effects", noun: tuple[str, str], tail: str, *args: int | str) -> Message:
    """`Choose a card to discard.`, `Choose 2 more cards to discard.`, `You may choose a card to discard.`

    `noun` is one such thing and several of them; `tail` says what for, with `args` from `{1}` on.
    """
    one, many = noun
    least, most = word.how_many(s, k)
    chosen = sum(1 for g in k.got if g >= 0)
    if not word.drafts:
        lead = "You may choose" if word.optional(s) else "Choose"
        return Message(f"{lead} {an(one)}{tail}.", (most, *args))
    lead = "Choose up to" if least == 0 else "Choose"
    return Message(f"{lead} {{0}}{' more' if chosen else ''} {{0:{one}|{many}}}{tail}.", (most - chosen, *args))


def and_so(
    question: str, k: "Effects", s: "Overpower", *args: int | str, chosen: bool = False, theirs: bool = False
) -> Message:
    """A question, and all that comes of it by the words that follow: `Choose an icon: the opponent discards ...`

    `chosen`: the question is who is meant by the target of those words; `theirs`: whoever is asked did not play them.
    """
    name = spoken_name(s.faces[s.printing[k.card]].card)
    said = [text for text in (w.says(name) for w in following(k.words(s)[k.i + 1 :])) if text]
    if not said:
        return Message(f"{question}.", args)
    so = "; ".join(joinable(text, name) for text in said) + "."
    if theirs:
        so = so.replace("you may ", "your opponent may ")
    if chosen:
        so = so.replace("the target", "that character").replace("the chosen character", "that character")
    return Message(f"{question}: {{{len(args)}}}", (*args, s.worded(Message(so)).text))


def following(words: "Sequence[Word]") -> "list[Word]":
    """The first word that says something, and those after it that hang on the same answer: a bonus has its price."""
    found: list[Word] = []
    for word in words:
        if found and (word.when is None or not word.when.done):
            break
        if found or word.says(""):
            found.append(word)
    return found


def whoever(character: int) -> int | str:
    """Whom a question speaks of: a character, or the team where nobody is meant (an Event has no user)."""
    return card_ref(character) if character >= 0 else "your team"


def spoken_name(card: Any) -> str:
    """How the text of a card calls whoever uses it."""
    if card.type in ("event", "homebase"):
        return "each player" if card.type == "event" else "the team"
    who = getattr(card, "who", None)
    return str(who() if who is not None else card.name)


def source_of(s: "Overpower", card: int, says: Callable[[str], Iterable[str]] | None = None) -> Source | None:
    """The card that asks, with the sentence of its text that does; `says` is told how the text calls its user, and
    gives what may stand there, most closely first. Without it the question is about the card as a whole."""
    if card < 0:
        return None
    printed = s.faces[s.printing[card]].card
    return Source(card_ref(card), _clause(printed, says(spoken_name(printed))) if says is not None else "")


def _clause(card: Any, said: Iterable[str]) -> str:
    """The sentence of a card's text in which the first of these stands that does; of a text of one sentence, that."""
    text = str(card.text())
    for one in said:
        for as_printed in (one, one.replace(" your ", " their "), one.replace("he target", "he chosen character")):
            for words in (as_printed, classic_card_text(as_printed)):
                if found := clause_in(text, words) or clause_in(text, words.replace("s's ", "s' ")):
                    return found
    return text if ". " not in text else ""
