"""For how long things are kept: settings of a server and of `overtable tidy`, which load nothing else."""

import msgspec


class Keeping(msgspec.Struct, frozen=True):
    """For how many days something is kept; 0: for ever."""

    guests: int = 90
    """Guests who have not been here, and sit at no table."""
    open: int = 14
    """Tables that wait for somebody, and nothing has happened there."""
    running: int = 180
    """Games in which nothing has happened: they end without a result, and stay as replays."""
    guest_games: int = 0
    """Ended games in which no account has played."""
    replays: int = 0
    """All ended games, also those of accounts."""
    chats: int = 0
    """What was said at tables whose game has ended."""
    events: int = 0
    """Events that are over or were called off; their games stay as others do."""
    snapshots: int = 7
    """What makes ended games quicker to open."""
