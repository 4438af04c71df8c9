"""What a copy of a store is refused for."""


class NoBackup(Exception):
    """Why nothing was copied, in words."""
