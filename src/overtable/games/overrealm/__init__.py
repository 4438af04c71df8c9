"""OverRealm: a duel of monsters in which both players choose in secret, then act by speed.

It may import the kernel alone. Start reading at `turn` (the phases), then `select` (the secret selection), `action`
(how a monster action resolves) and `figures` (why all numbers lie in one list).
"""

from overtable.games.overrealm.game import OverrealmGame

GAMES = (OverrealmGame(),)
