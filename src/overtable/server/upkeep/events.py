"""Events that a store keeps, looked at as when somebody opens them."""

import sqlalchemy as sa

from overtable.server.events.hall import BadEvent, Hall
from overtable.server.upkeep.findings import Finding
from overtable.store.events import load_event, put_aside
from overtable.store.rows import BrokenRow
from overtable.store.schema import event
from overtable.store.store import Store


async def bad_events(store: Store, mend: bool) -> list[Finding]:
    """Those whose record makes no sense; mending sets them aside."""
    query = sa.select(event.c.id).where(event.c.broken.is_(None)).order_by(event.c.created, event.c.id)
    found = []
    for event_id in await store.run(lambda c: list(c.execute(query).scalars()), writes=False):
        try:
            if (loaded := await load_event(store, event_id)) is not None:
                Hall(loaded)
        except (BadEvent, BrokenRow) as error:
            finding = Finding(what="event", where=event_id, why=str(error))
            if mend:
                await put_aside(store, event_id, str(error))
                finding.mended = "set aside"
            found.append(finding)
    return found
