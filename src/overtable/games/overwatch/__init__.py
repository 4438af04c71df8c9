"""Overwatch: The Card Game, a fan-made game of Heroes in three rows.

Start reading at `rounds` (the match), `turn` (one action), `heroes` (what befalls Heroes on the board) and `words`
(the vocabulary of the cards, and how an ability is carried out). The cards are data in cards/: `cards` says what a
card file may hold, `book` loads it, `facts` are the figures that the rules read. `position` builds positions by hand.
"""

from overtable.games.overwatch.game import OverwatchGame

GAMES = (OverwatchGame(),)
