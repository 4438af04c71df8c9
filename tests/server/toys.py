"""The toy game, plain and with a guide: registered in the processes of the tests that import this."""

from pathlib import Path

from overtable.games import all_games
from toy import LANTERNS, LanternsGame


class GuidedLanterns(LanternsGame):
    id = "guided-lanterns"
    name = "Lanterns with a guide"
    folder = Path(__file__).parent / "guided"


GUIDED = GuidedLanterns()
all_games()[LANTERNS.id] = LANTERNS
all_games()[GUIDED.id] = GUIDED
