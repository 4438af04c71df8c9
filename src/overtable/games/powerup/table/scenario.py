"""What a scenario of Power Up! can say: the verbs of its answers, and words for the facts of one player's side.

a.does("attack", "Kiln Guard", "their Cinder Scout")
assert b.wounds("Cinder Scout") == 1 and b.kneels("Cinder Scout") and a.hq == 7
"""

from collections.abc import Iterator

from overtable.games.powerup.book.facts import EVADE_ACT, FACES, REGEN_ACT
from overtable.games.powerup.inplay.figures import sheet
from overtable.games.powerup.inplay.working import unlocked
from overtable.games.powerup.state import ABILITY, ATTACHED, KNELT, STUNNED, PowerUp, in_play, zone
from overtable.kernel.refs import EFFECT, ref
from overtable.kernel.seat import ScenarioError, Seat

VERBS = {
    "start": "the Hero that is deployed first",
    "deploy": "a Hero of a slot",
    "equip": "an Equipment of the hand and a Hero",
    "attach": "a Power of the hand and a Hero",
    "replace": "a card of the hand, a Hero, and the attached card that makes room",
    "break": "an attached card: never offered by itself, only explained",
    "battle": "a Battle card of the hand",
    "swap": "a card of the Battle stack that comes to its top",
    "keep": "nothing: the Battle card stays",
    "pass": "nothing",
    "attack": "a Hero, and the enemy Hero or the enemy's HQ",
    "block": "the Hero that blocks",
    "let_through": "nothing: nobody blocks",
    "play": "a Power of the hand, and its target where it has one",
    "use": "a card in play, its ability, and the target where it has one",
    "evade": "a Hero, and what it evades where there is a choice",
    "regen": "a Hero",
    "team_up": "a Hero, its partner, and the target where there is a choice",
    "divert": "the Hero that diverts, and who is attacked instead",
    "aim": "a target",
    "spread": "a Hero, and how many Wounds it takes",
    "take": "the Hero that takes a stolen card, and what makes room for it",
    "discard": "a card of the hand",
    "decline": "nothing",
    "done": "nothing",
}


class PowerUpSeat(Seat[PowerUp]):
    """A player of Power Up!: the Heroes that this player controls, the figures and the HQ."""

    def card(self, name: str) -> int:
        """The id of a card of this seat's by its name; of several copies one in play."""
        s, game = self.state, self.table.game
        wanted = name.casefold()
        mine = [c for c in range(len(s.printing)) if s.layout[s.where[c]].owner == self.number]
        found = [c for c in mine if game.catalogue[s.printing[c]].name.casefold() == wanted]
        if not found:
            raise ScenarioError(f"player {self.number + 1} has no {name}")
        return next((c for c in found if in_play(s, c)), found[0])

    @property
    def hq(self) -> int:
        """What the HQ still has."""
        return self.state.hq[self.number]

    @property
    def energy(self) -> tuple[int, int]:
        """Deploy energy and Power energy that is left."""
        return self.state.deploy[self.number], self.state.power[self.number]

    @property
    def hand(self) -> list[str]:
        """The cards of the hand, by name."""
        return sorted(self.zone("hand"))

    def figures(self, name: str) -> str:
        """ATK/DEF of a Hero in play."""
        row = sheet(self.state)[self.card(name)]
        return f"{row.atk}/{row.dfn}"

    def health(self, name: str) -> int:
        """The Health of a Hero in play, Wounds not taken off."""
        return sheet(self.state)[self.card(name)].health

    def wounds(self, name: str) -> int:
        """The Wounds on a Hero."""
        return self.state.wounds[self.card(name)]

    def level(self, name: str) -> int:
        """The level of a Hero."""
        return self.state.level[self.card(name)]

    def kneels(self, name: str) -> bool:
        """Whether a Hero kneels."""
        return bool(self.state.flags[self.card(name)] & KNELT)

    def is_stunned(self, name: str) -> bool:
        """Whether a Hero is stunned."""
        return bool(self.state.flags[self.card(name)] & STUNNED)

    def counters(self, name: str) -> dict[str, int]:
        """Counters on a Hero: plus, minus, regen, evade, and for burn and poison the round in which they go."""
        s, c = self.state, self.card(name)
        kinds = {
            "plus": s.plus, "minus": s.minus, "regen": s.regen, "evade": s.evade, "burn": s.burn, "poison": s.poison,
        }  # fmt: skip
        return {kind: counts[c] for kind, counts in kinds.items() if counts[c]}

    def astra(self, name: str) -> list[str]:
        """The Astra of a Hero that are unlocked."""
        return [a.name for a in unlocked(self.state, self.card(name))]

    def is_ko(self, name: str) -> bool:
        """Whether a Hero is KO'd: it lies in the Used Heroes pile."""
        return self.where(name) == "hero_used"

    def on(self, name: str) -> list[str]:
        """The names of the cards attached to a Hero."""
        s, hero = self.state, self.card(name)
        attached = s.zones[zone(self.number, ATTACHED)]
        return [self.table.game.catalogue[s.printing[c]].name for c in attached if s.bearer[c] == hero]


def things(s: PowerUp) -> Iterator[int]:
    """The abilities of all cards at the table, what counters do, and the effects that are under way."""
    printed = {act.number for row in s.printing for act in FACES[row].acts}
    yield from (ref(ABILITY, n) for n in sorted({EVADE_ACT, REGEN_ACT, *printed}))
    yield from (ref(EFFECT, n) for n in range(len(s.chain)))
