"""Words made for one card each."""

from overtable.games.overrealm.choices.cubes import Polarity, Skulk
from overtable.games.overrealm.choices.piles import Reclaim, ShuffleIn
from overtable.games.overrealm.facts import GOOP
from overtable.games.overrealm.figures import ATTACK
from overtable.games.overrealm.state import DISCARD, HAND, Overrealm, cards, zone
from overtable.games.overrealm.words.word import At, Word
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import everyone, move, reveal
from overtable.kernel.refs import card, seat


class ClearMind(Word, frozen=True, tag="clear_mind"):
    def does(self, s: Overrealm, at: At) -> None:
        do(s, ShuffleIn(at.here()))

    def says(self) -> str:
        return (
            "if you like, your discard pile is first shuffled into your deck; "
            "then you see its top 3 cards and lay each back on top or at the bottom, in any order"
        )


class ReclaimCard(Word, frozen=True, tag="reclaim"):
    def does(self, s: Overrealm, at: At) -> None:
        do(s, Reclaim(at.here()))

    def says(self) -> str:
        return (
            "take a card of your discard pile back into your hand (the buffs of this attack do not lie there yet), "
            "or see the top 2 cards of your deck and lay each back on top, in any order, or into your discard pile"
        )

    def hint(self) -> float:
        return 0.6


class StealCube(Word, frozen=True, tag="steal_cube"):
    def does(self, s: Overrealm, at: At) -> None:
        do(s, Skulk(at.here()))

    def says(self) -> str:
        return "if you like, one positive cube moves from the enemy's board to yours"

    def hint(self) -> float:
        return 0.6

    @property
    def targets(self) -> bool:
        return True


class PassOnCubes(Word, frozen=True, tag="pass_on_cubes"):
    def does(self, s: Overrealm, at: At) -> None:
        do(s, Polarity(at.here(), 3))

    def says(self) -> str:
        return (
            "rid your board of up to 3 negative cubes; "
            "each of them becomes one on the enemy's board, of whichever stat you name"
        )

    def hint(self) -> float:
        return 1.0

    @property
    def targets(self) -> bool:
        return True


class Liberate(Word, frozen=True, tag="liberate"):
    def does(self, s: Overrealm, at: At) -> None:
        enemy = 1 - at.side
        goops = []
        for c in cards(s, enemy, HAND)[:]:
            reveal(s, c, everyone(s))
            emit(s, "shown", seat(s.sides[enemy]), card(c))
            if GOOP[s.printing[c]]:
                goops.append(c)
        s.f[ATTACK + at.side] += len(goops)
        for c in goops:
            move(s, c, zone(s, enemy, DISCARD))

    def says(self) -> str:
        return "the enemy hand is shown; every Goop card in it is +1 ATK for this attack and is discarded"

    def hint(self) -> float:
        return 1.0

    @property
    def reaches(self) -> bool:
        return True
