"""Power Up!: Heroes of five rarities in a flying V, Astra that unlock round by round, and the Power Chain.

Start reading at `state`, then `rounds` (the phases of a round), `deploy`, `combat`, `fight`, `teamup`,
`chain`. Cards are data in cards/ in the vocabulary of `passives` and the `words_` modules. May import the kernel only.
"""

from overtable.games.powerup.game import GAME

GAMES = (GAME,)
