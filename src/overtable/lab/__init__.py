"""Many games: what happens when they are played by the thousand.

`match` plays one game between players, `simulation` many of them over the cores of the machine, `bench` measures
the speed of the engine, `coverage` says which cards and steps a run has reached. `pairs` are two players who play the
same setup twice: `duel` is many of those, `ladder` all players against each other with `ratings` and a `report`. May
import players, games and the kernel. Start reading at `match`.
"""
