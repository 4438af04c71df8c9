"""OverPower: the 2025 edition, on an engine that the classic edition will share.

Start reading at `state` (the table), `phases`, `turn`, `acts` (the battle mechanic) and `defence`; then `printed`
and the `words_*` modules (the vocabulary that cards are written in). `edition` lists where the editions differ.
May import the kernel, and nothing else of the house.
"""

from typing import Any

from overtable.games.overpower.game import GAME
from overtable.kernel.game import Game

GAMES: tuple[Game[Any], ...] = (GAME,)
