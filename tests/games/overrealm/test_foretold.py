"""What an action is said to do is what the rules would say of it, were it selected."""

import pytest

from contract.walks import GAMES, states
from overtable.games.overrealm.action.damage import damage
from overtable.games.overrealm.action.foretold import foretold
from overtable.games.overrealm.action.selected import action_row
from overtable.games.overrealm.action.speed import speed_now
from overtable.games.overrealm.facts import ATTACK_KIND, KIND
from overtable.games.overrealm.figures import GONE
from overtable.games.overrealm.state import NOTHING, PLAIN, PROTECTED, Overrealm


@pytest.mark.parametrize("mode", ["casual", "competitive"])
def test_speed_and_damage_are_those_of_the_rules(mode: str) -> None:
    attacks = 0
    for s in states(GAMES["overrealm"], mode, count=120, every=7):
        for side in (0, 1) if s.team else ():
            for space, told in enumerate(foretold(s, side)):
                trial = selected(s, side, space)
                assert told.speed == speed_now(trial, side)
                if KIND[action_row(trial, side)] != ATTACK_KIND:
                    assert told.damage is told.bare is None
                    continue
                attacks += 1
                assert told.damage == damage(trial, side)
                trial.how[side] = PROTECTED
                assert told.bare == damage(trial, side)
    assert attacks > 200


def selected(s: Overrealm, side: int, space: int) -> Overrealm:
    """The table as if the active monster had selected this action, and the enemy nothing."""
    new = s.clone()
    new.actor = new.active[:]
    new.f[GONE : GONE + 2] = [0, 0]
    new.chosen, new.how = [NOTHING, NOTHING], [PLAIN, PLAIN]
    new.chosen[side] = space
    return new
