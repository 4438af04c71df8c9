"""The vocabulary of the cards. Each word is one small class: what it does, what it says, whether it would matter.

`choosing` asks, `harming`, `helping` and `moving` act. A card is a list of these words.
"""

from overtable.games.overwatch.words.choosing import Choose, ChooseColumn, ChooseRow
from overtable.games.overwatch.words.harming import DefeatChosen, Drain, Harm, Spread, Strip, Upgrade
from overtable.games.overwatch.words.helping import Heal, Mark, PlaceField, Revive, Shield, Token
from overtable.games.overwatch.words.moving import CopyUltimate, Fetch, MoveHeroes, ReplaceSelf, Send

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
