"""The step of Combat! that is going on, as players call it (PU-COMBAT-01)."""

from overtable.games.powerup.combat.defend import Defend, DivertChance
from overtable.games.powerup.combat.powers import Powers
from overtable.games.powerup.combat.strike import Aftermath, ResolveCombat
from overtable.games.powerup.combat.team_up import ResolveTeamUp, Spread, Strike, TargetKneels, TeamUpChance
from overtable.games.powerup.combat.turn import CombatTurn
from overtable.games.powerup.state import COMBAT, TEAM_UP, PowerUp
from overtable.kernel.frame import Frame

_TEAM_UP, _RESOLVE = "Team-Up", "Resolve Combat!"
_STEPS: dict[type[Frame[PowerUp]], str] = {
    TeamUpChance: _TEAM_UP,
    CombatTurn: "Attack!",
    DivertChance: "Attack!",
    TargetKneels: _TEAM_UP,
    Defend: "Defend!",
    Powers: "Powers!",
    ResolveCombat: _RESOLVE,
    Strike: _RESOLVE,
    Spread: _RESOLVE,
    ResolveTeamUp: _RESOLVE,
    Aftermath: "Aftermath!",
}


def step(s: PowerUp) -> str:
    """Steps to come wait on the stack below the one that is going on, and Instants lie above it; empty outside of
    Combat!."""
    if s.phase != COMBAT:
        return ""
    found = next((_STEPS[type(frame)] for frame in reversed(s.stack) if type(frame) in _STEPS), "")
    challenged = s.fight is not None and s.fight.kind == TEAM_UP
    return _TEAM_UP if challenged and found == "Attack!" else found
