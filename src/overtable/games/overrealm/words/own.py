"""Words made for one card each."""

from typing import TYPE_CHECKING

from overtable.games.overrealm.choices import Polarity, Skulk
from overtable.games.overrealm.figures import ATTACK
from overtable.games.overrealm.looking import Reclaim, ShuffleIn
from overtable.games.overrealm.state import DISCARD, HAND, Overrealm, cards, zone
from overtable.games.overrealm.tables import GOOP
from overtable.games.overrealm.words.word import Word
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import everyone, move, reveal
from overtable.kernel.refs import card, seat

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text


class ClearMind(Word, frozen=True, tag="clear_mind"):
    own = True

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, ShuffleIn(t.side))

    def says(self) -> str:
        return (
            "you may shuffle your discard pile into your deck; "
            "then look at its top 3 cards and put each back on top or at the bottom, in any order"
        )


class ReclaimCard(Word, frozen=True, tag="reclaim"):
    own = True

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, Reclaim(t.side))

    def says(self) -> str:
        return (
            "either return a card from your discard pile to your hand (none that was played with this attack), "
            "or look at the top 2 cards of your deck and put each back or into your discard pile"
        )

    def hint(self) -> float:
        return 0.6


class StealCube(Word, frozen=True, tag="steal_cube"):
    own = True

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, Skulk(t.side))

    def says(self) -> str:
        return "you may take one positive cube from your opponent's board and gain +1 cube of that type"

    def hint(self) -> float:
        return 0.6

    @property
    def targets(self) -> bool:
        return True


class PassOnCubes(Word, frozen=True, tag="pass_on_cubes"):
    own = True

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, Polarity(t.side, 3))

    def says(self) -> str:
        return (
            "remove up to 3 negative cubes from this monster; "
            "for each, the enemy monster gains a negative cube of any type of your choice"
        )

    def hint(self) -> float:
        return 1.0

    @property
    def targets(self) -> bool:
        return True


class Liberate(Word, frozen=True, tag="liberate"):
    own = True

    def does(self, s: Overrealm, t: "Text") -> None:
        enemy = 1 - t.side
        goops = []
        for c in cards(s, enemy, HAND)[:]:
            reveal(s, c, everyone(s))
            emit(s, "shown", seat(s.sides[enemy]), card(c))
            if GOOP[s.printing[c]]:
                goops.append(c)
        s.f[ATTACK + t.side] += len(goops)
        for c in goops:
            move(s, c, zone(s, enemy, DISCARD))

    def says(self) -> str:
        return (
            "your opponent shows their hand; this attack gains +1 ATK for each Goop card in it; "
            "they discard all Goop cards"
        )

    def hint(self) -> float:
        return 1.0
