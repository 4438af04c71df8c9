"""Every game and mode as an environment for programs that learn: PettingZoo's AEC interface, and many games at once.

    from overtable.env import aec, vector

`course` is one game under way between learners and players of the house, `observer` writes what a seat may know into
arrays, `table` is the environment, `vector` steps many games in processes of their own. May import players, games
and the kernel; needs the extra `research`. See docs/environment.md.
"""

try:
    import gymnasium
    import numpy
    import pettingzoo
except ImportError as error:
    raise ImportError(
        f"overtable.env needs {error.name}, which is not installed: pip install 'overtable[research]'"
    ) from None

from overtable.env.course import NotOpen
from overtable.env.table import TableEnv, aec
from overtable.env.vector import Step, VectorEnv, vector

del gymnasium, numpy, pettingzoo

__all__ = ["NotOpen", "Step", "TableEnv", "VectorEnv", "aec", "vector"]
