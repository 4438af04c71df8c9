"""Where the editions of OverPower differ: one table of switches, read by name wherever a rule differs.

The 2025 edition is complete. The classic edition stands here as data, so that it follows on the same engine.
"""

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    types: tuple[str, str, str, str]
    hand: int = 8
    penalty_all_or_none: bool = True
    events_face_down: bool = True
    second_player_redraw: bool = True
    ally_duplicate_by_function: bool = True
    reserve_placed_is_duplicate: bool = True
    keep_cards_without_follow_up: bool = True
    any_character_to_defeated: bool = True
    completed_needs_defeated: bool = True
    multi_fusion: bool = False
    """All MultiPower hits on a character act as one type."""
    combine_accepts_wild: bool = True
    acts_as_power_is_power: bool = True
    negate_window: bool = True
    battle_ends_without_front_line: bool = False
    post_concession: bool = True
    absolute_ko: bool = True


NEW = Edition(name="2025", types=("Energy", "Combat", "Brute Force", "Intelligence"))
CLASSIC = Edition(
    name="classic",
    types=("Energy", "Fighting", "Strength", "Intellect"),
    penalty_all_or_none=False,
    events_face_down=False,
    second_player_redraw=False,
    ally_duplicate_by_function=False,
    reserve_placed_is_duplicate=False,
    keep_cards_without_follow_up=False,
    any_character_to_defeated=False,
    completed_needs_defeated=False,
    multi_fusion=True,
    combine_accepts_wild=False,
    acts_as_power_is_power=False,
    negate_window=False,
    battle_ends_without_front_line=True,
    post_concession=False,
    absolute_ko=False,
)
EDITIONS = {"2025": NEW, "classic": CLASSIC}
