"""An ability in a few words, for a button: what it does to whom, without the sentences of the card."""

from collections.abc import Sequence

from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.words.choose import Choose
from overtable.games.overwatch.words.choose_place import ChooseRow
from overtable.games.overwatch.words.harm import Harm
from overtable.games.overwatch.words.heal import Heal
from overtable.games.overwatch.words.move import MoveHeroes
from overtable.games.overwatch.words.token import Token
from overtable.games.overwatch.words.word import Use, Word
from overtable.kernel.language import SMALL

TOKENS = {
    "healing": "then {amount} each turn",
    "boost": "{whom} deals 1 more damage",
    "discord": "{whom} takes 1 more damage",
    "trap": "{amount} damage to all who come to {whom}",
    "song": "Heroes of {whom} heal {amount} each turn",
}


def in_short(words: Sequence[Word]) -> str:
    """`2 damage to an enemy, ignoring shields`; the card's own sentence where a word has no shorter one."""
    said: list[str] = []
    whom, each = "", ""
    for word in words:
        if isinstance(word, Choose):
            whom, each = (
                word.whom().replace(" side by side in one row", " side by side"),
                "" if word.n == 1 else " each",
            )
        elif isinstance(word, ChooseRow):
            whom = word.asked().removeprefix("choose ")
        elif isinstance(word, Harm):
            said.append(f"{word.amount} damage{each} to {whom}{', ignoring shields' if word.ignoring_shields else ''}")
        elif isinstance(word, Heal):
            said.append(f"heal {word.amount}{each} on {whom}")
        elif isinstance(word, Token) and word.token in TOKENS:
            said.append(TOKENS[word.token].format(whom=whom, amount=word.amount))
        elif isinstance(word, MoveHeroes):
            said.append(f"move allies of its row to {whom}")
        else:
            said.append(word.says().removesuffix("."))
    return ", ".join(said)


def fewer_than_asked(s: Overwatch, use: Use) -> str:
    """How many can be chosen where more are asked for (OW-DEPLOY-09), in words; "" where there are enough."""
    for word in use.words():
        if isinstance(word, Choose) and word.n > 1 and not word.up_to:
            _, most = word.how_many(s, use)
            return SMALL[most] if most < word.n else ""
    return ""
