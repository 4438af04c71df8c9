"""Where processes tell each other which tables have changed, who is connected to which of them, and how often
somebody did something: through the store, or through Redis."""

from collections.abc import Collection

from overtable.store.attendance import Attendance, attend, elsewhere
from overtable.store.news import Attended, Heard, Watched, listen
from overtable.store.spending import Spent, exchange
from overtable.store.store import Store, now
from overtable.store.tables import News


class Board:
    """Through the store."""

    costly = True
    """Whether counts are exchanged only when somebody else is there to hear them."""

    def __init__(self, store: Store, me: str) -> None:
        self.store = store
        self.me = me

    async def listen(self, watched: Watched, heard: Heard, attended: Attended) -> None:
        """Call these with what the others tell. Runs until it is cancelled."""
        await listen(self.store, watched, heard, attended)

    async def tell(self, news: News) -> None:
        """A table has a new version. Called only where the store does not tell so itself."""

    async def attend(self, table_id: str, found: Attendance) -> None:
        """Who is at a table through this process."""
        await attend(self.store, self.me, table_id, found)

    async def elsewhere(self, ids: list[str], processes: Collection[str]) -> dict[str, Attendance]:
        """Who is at these tables through those processes."""
        return await elsewhere(self.store, ids, processes)

    async def exchange(self, more: Spent) -> Spent:
        """Add what was counted here; what all have counted together."""
        return await exchange(self.store, more, now())

    async def close(self) -> None:
        """Nothing is told any more."""
