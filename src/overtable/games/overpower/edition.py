"""Where the editions of OverPower differ: one table of switches, each read where its rule stands.

The rules are written once. A state knows the edition it is played by (`Overpower.edition`, an attribute of its class),
and a rule that differs asks it: `if s.rules.absolute_ko`. Figures, words and the ids of rules differ as well: the
engine names rules and things as the 2025 edition does, and whatever it says passes `wording` on its way out.
"""

from collections.abc import Mapping

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """The 2025 edition says what stands here; the classic one says what stands in `CLASSIC`."""

    name: str = "2025"
    hand: int = 8
    letters: Mapping[str, str]
    """How Power cards are called short: 7B for 7 Brute Force."""

    # decks
    format: str = "Modern Age"
    """The format of decks that name none (`formats.yaml` of the edition). OPC-DECK-08, OPC-DECK-10: in the classic one
    the number of ratings decides how many points a team may have."""
    events_one_per_deck: bool = False
    """OPC-DECK-05: every Event is One Per Deck, whatever it says."""
    deck_must_be_usable: bool = True
    """OP25-DECK-10: cards that nobody could use are forbidden; else unwise only (OPC-DECK-07)."""
    clones_by_name: bool = False
    """OPC-DECK-11, OPC-DECK-12: characters of one name are identical, titled versions are others; else all variants of
    one character are (OP25-DECK-26)."""
    allegiance: bool = False
    """OPC-CODE-01, OPC-CODE-02: heroes play no villains' cards, and villains none of heroes. A setting of the table may
    lift it (`Overpower.coded`)."""

    # set-up
    reserve_at_setup: bool = False
    """OPC-SETUP-01: both choose their Reserve when the table is laid; else it is declared with the deck
    (OP25-DECK-02)."""
    cut_for_first: bool = False
    """OPC-SETUP-04: both cut their Draw Pile, the higher card goes first; else chance names who chooses
    (OP25-SETUP-05)."""
    second_player_redraw: bool = True
    """OP25-DISC-21; OPC-SETUP-05: none."""

    # draws, Events, discards
    draw_pile_renewed_when_short: bool = False
    """OPC-DRAW-02: the Power Pack becomes the Draw Pile when a draw falls short; else with its last card
    (OP25-DRAW-03)."""
    events_face_down: bool = True
    """OP25-EVENT-04; OPC-EVENT-04: face up, one after the other."""
    same_event_once: bool = False
    """OPC-EVENT-06: the same Event of both players is carried out once."""
    events_check_draws: bool = True
    """OP25-DRAW-05: cards that an Event lets draw are checked at once; OPC-DISC-01: with all others, after Events."""
    ally_duplicates_by_requirement: bool = False
    """OPC-DISC-06: Allies are duplicates by type and value to use; else by their whole function (OP25-DISC-05)."""
    reserve_placed_is_duplicate: bool = True
    """OP25-DISC-09: cards placed on characters in Reserve count when duplicates are looked for; else only those placed
    in this battle do (OPC-DISC-09, OPC-DISC-10)."""
    potential_is_kept: bool = False
    """OPC-DISC-13: an unusable card that may become usable is kept; else the three conditions hold (OP25-DISC-14)."""
    reserve_only_is_placed: bool = False
    """OPC-RESERVE-03: a card that only the Reserve can use is placed on it or goes when placing ends."""
    lone_keeps_follow_ups: bool = True
    """With one character left Teamwork and Ally cards may be kept; OPC-DISC-15: they are unusable."""
    discards_in_battle: bool = True
    """Cards drawn in battle follow the discard rules; OPC-DISC-16: only if a card says so."""
    own_discards_count: bool = False
    """OPC-DISC-01, OPC-DISC-16: what an Event or a card of one's own says that one discards is counted among the cards
    discarded this battle; else only what the rules or the opponent's cards take (OP25-DISC-28)."""
    any_character_to_defeated: bool = True
    """Any Character Specials go to the Defeated Characters Pile; OPC-DISC-18: to the Dead Pile like all Specials."""
    removed_apart: bool = True
    """Cards removed from the game lie apart; OPC-DISC-19: in the Defeated Characters Pile."""

    # placing and venturing
    raise_lets_place: bool = True
    """OP25-PLACE-05: what a card at hand would let a character play may be placed; else only what it is able to use
    (OPC-PLACE-04)."""
    completed_ventured_freely: bool = False
    """OPC-VENT-03; else only as far as Defeated ones could rise (OP25-VENT-05)."""
    penalty_at_once: bool = False
    """OPC-VENT-05: penalty cards are drawn before the other player ventures, all of them; else all or none, after both
    have ventured (OP25-VENT-10)."""

    # Power cards
    declares_type: bool = True
    """The type of a MultiPower attack is declared; OPC-CARD-04: it stays open."""
    any_power_has_type: bool = True
    """An Any-Power card is played as a type; OPC-CARD-05, OPC-CARD-06: it has none."""
    multi_fusion: bool = False
    """OPC-FUSION-01: all MultiPower Power cards that hit a character act as one type; else each as it likes
    (OP25-CARD-13)."""
    combines_with_wild: bool = True
    """A Special takes MultiPower and Any-Power cards into its attack; OPC-COMBO-01: the stated type alone."""
    acts_as_power_is_power: bool = True
    """OP25-INTER-23: a Special that acts as a Power card counts as one; OPC-CARD-16: it stays a Special."""
    guard_icons_show: bool = False
    """OPC-DEF-12: all icons of a card count, so also one that it shows for its defence; else that one counts only
    there."""
    inherent_acts_in_reserve: bool = True
    """OP25-CARD-02: an inherent ability works in Reserve too; OPC-CARD-08: one that is used at a price does not."""

    # the battle
    attack_by_effect: bool = False
    """OPC-BATT-19, OPC-BATT-21: what affects the opposing team or the opponent is an attack; else what has a number or
    a target (OP25-BATT-01)."""
    utilities_join: bool = True
    """Utilities are played with an attack or a defence; OPC-BATT-02, OPC-DEF-03: one card form a turn or a defence."""
    negate_defends: bool = False
    """OPC-DEF-16, OPC-DEF-19: a negate is a defence, so what limits the defence bars it; it answers every Special as it
    is played, and the whole action is lost. Else it is none (OP25-BATT-06), cancels the Special alone (OP25-BATT-23),
    and not what another card put into play (OP25-BATT-31)."""
    limits_bind_universe: bool = False
    """OPC-DEF-19: what an attack says of its defence holds for every card of it, a Universe card too, what may not be
    played against somebody is not played as a Universe card either, and an attack shows the icons of its Universe card
    (OPC-DEF-12); else it holds for the card that defends (OP25-BATT-78) or attacks."""
    cards_take_every_attack: bool = True
    """Whatever attacks may be made on a card that takes attacks for a character (OP25-KO-26); OPC-BATT-04, OPC-BATT-19:
    not what is played on a target character, or laid before one because it affects the team."""
    ends_without_front_line: bool = False
    """OPC-END-02: a battle ends at once when a Front Line is gone; else it is played on (OP25-END-25)."""
    post_concession: bool = True
    """OP25-CONC-01: a phase follows a concession; OPC-BATT-28: only a card that says so opens a window."""
    teammates_go_on: bool = False
    """OPC-BATT-22: a further attack of a teammate may grant attacks of its own; else it ends the string
    (OP25-BATT-52)."""
    any_character_follows_ally: bool = True
    """OPC-BATT-17: an Any Character Special never follows an Ally; else any Special may (OP25-BATT-62)."""
    reserve_follows_up: bool = True
    """Who may play a card from Reserve may follow up a Teamwork or Ally with it (OP25-BATT-44); OPC-BATT-08,
    OPC-BATT-15, OPC-RESERVE-06: only Front Line teammates do."""
    placed_follow_up_counts: bool = True
    """OP25-BATT-12: a Teamwork or Ally in hand forbids to pass whatever could follow it; OPC-BATT-29: only if that
    comes from the hand too."""
    shifts_again: bool = True
    """OPC-DEF-15: an attack is shifted once; else as often as something moves it (OP25-BATT-36)."""
    hands_go_first: bool = False
    """OPC-END-05: hands are discarded before totals are compared; else after the Objectives moved (OP25-END-09)."""
    no_length_is_game: bool = False
    """OPC-CARD-19: a lasting Special without a length lasts the game if it is One Per Deck, else the battle."""

    # KO and the end
    open_ko_declined: bool = False
    """OPC-KO-07: the attacker may decline a Spectrum KO that hangs on the types of open hits; else it happens
    (OP25-KO-06)."""
    absolute_ko: bool = True
    """OP25-KO-05; OPC-KO-08: none."""
    effects_leave_with_fallen: bool = False
    """OPC-KO-15: lasting Specials that alter a KO'd character leave with it, those that affect others stay; else what
    is attached goes and what lies in the Astral Plane stays (OP25-KO-14)."""


NEW = Edition(
    letters={"Energy": "E", "Combat": "C", "Brute Force": "B", "Intelligence": "I", "MultiPower": "M", "Any-Power": "A"}
)
GOLDEN = msgspec.structs.replace(NEW, name="golden", format="Golden Age")
"""Golden Age: the rules of the 2025 edition, with the cards of both."""
CLASSIC = Edition(
    name="classic",
    letters={"Energy": "E", "Fighting": "F", "Strength": "S", "Intellect": "I", "MultiPower": "M", "Any-Power": "A"},
    format="Classic",
    events_one_per_deck=True,
    deck_must_be_usable=False,
    clones_by_name=True,
    allegiance=True,
    reserve_at_setup=True,
    cut_for_first=True,
    second_player_redraw=False,
    draw_pile_renewed_when_short=True,
    events_face_down=False,
    same_event_once=True,
    events_check_draws=False,
    ally_duplicates_by_requirement=True,
    reserve_placed_is_duplicate=False,
    potential_is_kept=True,
    reserve_only_is_placed=True,
    lone_keeps_follow_ups=False,
    discards_in_battle=False,
    own_discards_count=True,
    any_character_to_defeated=False,
    removed_apart=False,
    raise_lets_place=False,
    completed_ventured_freely=True,
    penalty_at_once=True,
    declares_type=False,
    any_power_has_type=False,
    multi_fusion=True,
    combines_with_wild=False,
    acts_as_power_is_power=False,
    guard_icons_show=True,
    inherent_acts_in_reserve=False,
    attack_by_effect=True,
    utilities_join=False,
    negate_defends=True,
    limits_bind_universe=True,
    cards_take_every_attack=False,
    ends_without_front_line=True,
    post_concession=False,
    teammates_go_on=True,
    any_character_follows_ally=False,
    reserve_follows_up=False,
    placed_follow_up_counts=False,
    shifts_again=False,
    hands_go_first=True,
    no_length_is_game=True,
    open_ko_declined=True,
    absolute_ko=False,
    effects_leave_with_fallen=True,
)
