"""Cards and tables that several chapters of the classic rules are tested with."""

from games.overpower.table import Player
from games.overpower_classic.making import special

DUCK = special("Duck", "Storm", use=["defence"], avoid={})
"""Storm avoids any attack."""
STRIKE = special("Strike", "Hulk", value=4, icons=["brute_force"])
GLOOM = special(
    "Gloom", "Hulk", aims="team", until="battle", hit=[{"do": "bonus", "amount": -2, "to": "attack", "who": "opponent"}]
)
"""An attack on the whole team."""
PEEK = special("Peek", "Hulk", aims="player", play=[{"do": "reveal", "count": 2}])
"""An attack on the player."""
GAIN = special(
    "Gain",
    "Hulk",
    until="this_battle",
    stays="astral",
    play=[{"do": "venture_total", "amount": 3, "who": "team"}],
)
"""No attack."""

TEAMWORK = "7 Energy Teamwork (Strength/Fighting +2/+2)"


def concedes(a: Player, b: Player) -> None:
    """A concession that nobody prevents or answers, where somebody could."""
    a.does("concede")
    if b.pending == "Concede":
        b.does("accept")
    for p in (a, b):
        if p.is_asked and p.pending in ("AsConceding", "PostConcession") and p.verbs == {"decline"}:
            p.does("decline")
