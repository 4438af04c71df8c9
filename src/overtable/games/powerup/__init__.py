"""Power Up!: Heroes of five rarities in a flying V, Astra that unlock round by round, and the Power Chain.

The rooms are the chapters of the rulebook. Start reading at `state`, then `phases/refresh` (a round begins),
`phases/deploy`, `combat/turn`, `chain/respond`. Cards are data in cards/, in the vocabulary of `words/`. May import the
kernel only.
"""

from overtable.games.powerup.game import GAME
from overtable.games.powerup.limited.game import DRAFT

GAMES = (GAME,)
DRAFTS = (DRAFT,)
