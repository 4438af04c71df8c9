"""Tried from both seats."""

from games.seats import seated

__all__ = ["seated"]
