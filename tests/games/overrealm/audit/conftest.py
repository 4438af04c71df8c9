"""Tried from both seats."""

from games.overrealm.seats import seated

__all__ = ["seated"]
