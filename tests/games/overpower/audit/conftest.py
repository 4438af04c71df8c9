"""Tried from both seats."""

from games.overpower.seats import seated

__all__ = ["seated"]
