"""What is kept of the sides between questions holds whenever it is looked at; what is not offered has a reason."""

from typing import Any

import pytest

from contract.walks import walk
from overtable.games.powerup.book.facts import FACES
from overtable.games.powerup.book.glossary import POWER_CARD
from overtable.games.powerup.chain.use import board_options, hand_options
from overtable.games.powerup.game import GAME
from overtable.games.powerup.inplay.side import Side, given, rooms
from overtable.games.powerup.state import ABILITY, HAND, PowerUp, zone
from overtable.kernel.frame import Refusals
from overtable.kernel.refs import card, ref

MODES = pytest.mark.parametrize("mode", GAME.modes)


def told(thing: Any) -> Any:
    """All that is kept, in a form that can be compared."""
    if isinstance(thing, list | tuple):
        return [told(part) for part in thing]
    if isinstance(thing, dict):
        return {key: told(part) for key, part in thing.items()}
    if type(thing).__module__ == Side.__module__:
        return [told(getattr(thing, name)) for name in thing.__slots__ if name not in ("rooms", "given")]
    return thing


class Watched(list[Side | None]):
    """The sides of a state: whenever one is looked at, it is what would be gathered now."""

    def __init__(self, s: PowerUp) -> None:
        super().__init__([None, None])
        self.s = s
        self.looked = 0

    def __getitem__(self, seat: Any) -> Any:
        found = super().__getitem__(seat)
        if isinstance(found, Side):  # a copy takes both at once
            self.looked += 1
            assert told(found) == told(Side(self.s, seat))
            fresh = self.s.clone()
            fresh.forget()
            assert found.rooms is None or told(found.rooms) == told(rooms(fresh, seat))
            assert found.given is None or told(found.given) == told(given(fresh, seat))
        return found


@MODES
def test_what_is_kept_of_a_side_is_what_would_be_gathered_anew(mode: str) -> None:
    for seed in range(12):
        looked = 0
        for s, _, _ in walk(GAME, mode, seed):
            if s.answers == 0:
                s.sides = Watched(s)
            looked = s.sides.looked
        assert looked > 0


def test_a_copy_has_sides_of_its_own() -> None:
    s = next(s for s, _, _ in walk(GAME, "same-faction", 1) if s.round == 2)
    copy = s.clone()
    kept = s.sides[0]
    copy.forget()
    assert kept is not None
    assert s.sides[0] is kept


@MODES
def test_each_ability_and_power_card_is_either_offered_or_refused(mode: str) -> None:
    for s, seat, _ in walk(GAME, mode, 3):
        for instants in (False, True):
            no: Refusals = []
            offered = board_options(s, seat, instants, no) + hand_options(s, seat, instants, no)
            assert offered == board_options(s, seat, instants) + hand_options(s, seat, instants)
            uses = {o.refs[:2] for o in offered if o.verb == "use"}
            plays = {o.refs[:1] for o in offered if o.verb == "play"}
            mine = s.zones[zone(seat, HAND)]
            assert uses.isdisjoint(o.refs for o, _ in no)
            assert plays.isdisjoint(o.refs for o, _ in no)
            assert plays | {o.refs for o, _ in no if o.verb == "play"} >= {
                (card(c),) for c in mine if FACES[s.printing[c]].kind == POWER_CARD
            }
            refused = {o.refs for o, _ in no if o.verb == "use"}
            assert uses | refused >= {
                (card(h), ref(ABILITY, act.number))
                for h in s.board[seat * 5 : seat * 5 + 5]
                if h >= 0
                for act in FACES[s.printing[h]].usable
            }
