"""Overtable: five hero card games, refereed by one kernel.

Start reading at `overtable.kernel` (the referee) and `overtable.games.overwatch` (the smallest whole game).
"""

__version__ = "0.1.0"
