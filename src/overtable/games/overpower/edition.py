"""Where the editions of OverPower differ: one table of switches, each read where its rule stands.

The 2025 edition is played. The classic edition stands here with the switches that the rules read so far.
"""

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    hand: int = 8
    second_player_redraw: bool = True
    reserve_placed_is_duplicate: bool = True
    """Cards placed on characters in Reserve count when duplicates are looked for."""
    multi_fusion: bool = False
    """All MultiPower hits on a character act as one type."""
    absolute_ko: bool = True


NEW = Edition(name="2025")
CLASSIC = Edition(
    name="classic",
    second_player_redraw=False,
    reserve_placed_is_duplicate=False,
    multi_fusion=True,
    absolute_ko=False,
)
EDITIONS = {edition.name: edition for edition in (NEW, CLASSIC)}
