"""Rules that a single card brings with it, known by name."""

from typing import TYPE_CHECKING

from overtable.games.overpower.state import Overpower
from overtable.games.overpower.word import Lasting

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects


FIRST_TRAIT = 31

TRAITS: dict[str, str] = {
    # Characters
    "own_follow_ups": "{0} may make one or both follow-up attacks to the Teamwork cards that {0} plays.",
    "any_teamwork": "{0} may place and play every Teamwork card whatever the grid, and make its follow-ups.",
    "basic_slot": "One Basic Universe card placed on {0} takes no slot.",
    "no_teamwork_ko": "Teamwork hits never count to a Cumulative or Spectrum KO of {0}.",
    "intelligence_defence": "{0} may defend with Intelligence Power cards of level 7 and 8.",
    "dark_offer": "After the Discard Phase {0} may offer an opposing character +2 to all actions this battle; "
    "if the offer is taken, {0} may remove two hits.",
    "staff": "{0} may discard three staff cards from play: one opposing character's hits to KO are -8 for this game.",
    "brute_eight": "Level 8 Brute Force Power cards may always be in this deck.",
    # Specials
    "veil": "{0} may discard this card from play to negate a non-numerical Special of the opponent.",
    "face_down": "{0} may make attacks face down: the opponent guesses a defence, or puts the top two cards of the "
    "Draw Pile into the Dead Pile to see the attack.",
    "sword_avoid": "{0} may discard this card from play to avoid an attack on {0}.",
    "ransom": "On their turn the opponent may discard any two cards to be rid of this card.",
    "knowledge": "Once per game the team may discard an Intelligence Power card: +10 to the Venture Total of that "
    "battle. From then on this card cannot be negated, and it leaves play when the battle ends.",
    "stay_in_reserve": "When the target should move up to the Front Line it stays in Reserve for one battle more, "
    "unless nobody else could stand there.",
    "duel": "Only {0} and the target may attack, be attacked, defend or play cards.",
    "back_if_alone": "If the opponent can target nobody on the Front Line, {0} returns there at once.",
    "no_events": "Events that come later do not affect {0}.",
    # Universe cards, Homebases
    "no_penalty": "In the Venture Phase {0} may put the top two cards of the Draw Pile into the Dead Pile to venture "
    "three Objectives without penalty.",
    "under_cards": "Once per battle a card from under the Homebase may be used with a legal attack or defence.",
    "any_character_home": "One Any Character Special, and no other Special, may be placed on the Homebase.",
    "event_horizon": "In the Event Phase draw a card for each Event in hand, then choose the one that takes effect.",
    "time_forgot": "After the opponent conceded, the team may make one Power card attack. "
    "In this game KO's decide before Objectives.",
    # Events
    "any_is_brute": "Any-Power icons are Brute Force icons.",
    "free_negates": "Specials that negate on offence negate on defence too, at no cost.",
    "bonus_counts": "Bonuses of Basic and Training cards count to the Venture Total and stay in the Astral Plane.",
    "free_teamwork": "Power types are ignored for Teamwork attacks and their follow-ups.",
    "reserve_forward": "Reserve characters stand on the Front Line for this battle.",
}

TRAIT_KIND = {name: FIRST_TRAIT + i for i, name in enumerate(TRAITS)}


class Trait(Lasting, frozen=True, kw_only=True, tag="trait"):
    """A rule that a card brings with it, known by its name; the table TRAITS says what it means."""

    trait: str

    @property
    def KIND(self) -> int:  # type: ignore[override]  # noqa: N802
        return TRAIT_KIND[self.trait]

    def extra(self, s: Overpower, k: "Effects") -> int:
        act = s.acts[k.act]
        return (act.target if self.who == "user" else act.user) + 1

    def says(self, name: str) -> str:
        return TRAITS[self.trait].format(name)
