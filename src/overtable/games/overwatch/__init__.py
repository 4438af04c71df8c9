"""Overwatch: The Card Game, a fan-made game of Heroes in three rows.

Start reading at `rounds` (the match), `turn` (one action), `word` (how an ability is carried out) and `words`
(the vocabulary); `board`, `heroes` and `placement` answer questions, `damage` and `defeat` do the harm. The
cards are data in cards/; `position` builds positions by hand.
"""

from overtable.games.overwatch.game import OverwatchGame

GAMES = (OverwatchGame(),)
