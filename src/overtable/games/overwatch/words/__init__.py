"""The vocabulary of the cards. Each word is one small class: what it does, what it says, whether it would matter.

`word` says what a word is, `run` goes through a list of them, `whom` names groups of Heroes. `choose` and
`choose_place` ask; `harm`, `strip`, `heal`, `token`, `move` and `copy` act. A card is a list of these words.
"""

from overtable.games.overwatch.words.choose import Choose
from overtable.games.overwatch.words.choose_place import ChooseColumn, ChooseRow
from overtable.games.overwatch.words.copy import CopyUltimate
from overtable.games.overwatch.words.harm import DefeatChosen, Harm, Spread
from overtable.games.overwatch.words.heal import Heal, Revive, Shield
from overtable.games.overwatch.words.move import Fetch, MoveHeroes, ReplaceSelf, Send
from overtable.games.overwatch.words.strip import Drain, Strip
from overtable.games.overwatch.words.token import Mark, PlaceField, Token, Upgrade

AnyWord = (
    Choose
    | ChooseRow
    | ChooseColumn
    | Harm
    | Spread
    | DefeatChosen
    | Drain
    | Strip
    | Upgrade
    | Heal
    | Shield
    | Token
    | Mark
    | PlaceField
    | Revive
    | MoveHeroes
    | Send
    | Fetch
    | ReplaceSelf
    | CopyUltimate
)
