"""Many games: what happens when they are played by the thousand.

`match` plays one game between players, `simulation` many of them over the cores of the machine, `bench` measures
the speed of the engine, `coverage` says which cards and steps a run has reached. May import players, games and
the kernel. Start reading at `match`.
"""
