"""OverRealm: a duel of monsters in which both players choose in secret, then act by speed.

It may import the kernel alone. Start reading at `turn/phases`, then `selection/select` (the secret selection),
`action/act` (how a monster action resolves), `turn/step` (what follows on every step) and `figures` (why all numbers
lie in one list).
"""

from overtable.games.overrealm.game import OverrealmGame

GAMES = (OverrealmGame(),)
