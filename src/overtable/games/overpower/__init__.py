"""OverPower: the 2025 edition and the classic one, on one engine.

A room for each chapter of the rulebook: `book` (the cards), `decks`, `phases` (a battle from set-up to its end),
`attack` and `defence` (the Battle Phase), `hits` (damage and KO), `inplay` (effects, and who may play what), `words`
(the vocabulary that cards are written in), `table` (view, log, notes, positions, value),
`limited` (drafts and sealed pools, a game of their own). Start reading at `state`,
`phases/battle`, `attack/turn`, `attack/launch` and `defence/window`. `edition` lists where the
editions differ, `wording` how they speak; what belongs to the classic one alone stands in `classic`.
May import the kernel, and nothing else of the house.
"""

from typing import Any

from overtable.games.overpower.classic.game import GAME as CLASSIC
from overtable.games.overpower.game import GAME
from overtable.games.overpower.limited.game import DRAFT
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited

GAMES: tuple[Game[Any], ...] = (GAME, CLASSIC)
DRAFTS: tuple[Limited[Any], ...] = (DRAFT,)
"""How its cards are drafted, and how packs of them are opened."""
