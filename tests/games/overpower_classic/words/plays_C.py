"""Attacks as these tests make them, whether or not somebody is asked to negate them."""

from games.overpower.table import Player


def attacks(a: Player, b: Player, *attack: str) -> None:
    """An attack that stands before its defence."""
    a.does("attack", *attack)
    if b.pending == "NegateWindow":
        b.does("decline")


def hits(a: Player, b: Player, *attack: str) -> None:
    """An attack that nobody defends."""
    attacks(a, b, *attack)
    b.does("take")
