"""What the store keeps of people: skeletons of old accounts, the bounded chat, the pages of the lobby."""

import sqlalchemy as sa

from overtable.store.migrate import migrate, sync_url
from overtable.store.rows import ChatRow, SeatRow, TableRow
from overtable.store.schema import person
from overtable.store.store import Store
from overtable.store.tables import CHAT_KEPT, PAGE, Change, add_table, commit, load, public_tables
from store.opened import with_store

NAMES = ("Ada", "ADA.", "Bo", "Аda", "Cy")


def test_old_accounts_that_look_alike_stay_and_the_oldest_keeps_the_look(empty: str) -> None:
    migrate(empty, "0007")
    engine = sa.create_engine(sync_url(empty))
    old = [
        {"id": f"p{n}", "name": name, "folded": name.casefold(), "password": "x", "created": n}
        for n, name in enumerate(NAMES)
    ]
    columns = person.c.id, person.c.name, person.c.folded, person.c.password, person.c.created
    plain = sa.table("person", *(sa.column(c.name) for c in columns))
    with engine.begin() as c:
        c.execute(plain.insert(), [*old, {"id": "g", "name": "Ada", "folded": None, "password": None, "created": 9}])
    migrate(empty)
    with engine.connect() as c:
        kept = c.execute(sa.select(person.c.name, person.c.skeleton, person.c.host).order_by(person.c.created)).all()
    engine.dispose()
    assert [(row.name, row.skeleton) for row in kept] == [
        ("Ada", "ada"), ("ADA.", None), ("Bo", "bo"), ("Аda", None), ("Cy", "cy"), ("Ada", None),
    ]  # fmt: skip
    assert not any(row.host for row in kept)


def made(table_id: str, updated: int) -> TableRow:
    facts = {"owner": None, "game": "g", "mode": "m", "settings": {}, "cards": "v", "seed": 1, "nonce": "n"}
    return TableRow(id=table_id, created=1, updated=updated, **facts)  # type: ignore[arg-type]


def test_only_the_newest_lines_of_a_chat_are_read(db: str) -> None:
    async def work(s: Store) -> None:
        await add_table(s, made("t1", 1), [SeatRow(table_id="t1", number=0, kind="open")], [])
        for n in range(CHAT_KEPT + 5):
            line = ChatRow(n=n, person="p", seat=None, name="P", text=str(n), at=n)
            assert await commit(s, "t1", n, Change(chat=line), n, 0)
        found = await load(s, "t1")
        assert found is not None and found.row.lines == CHAT_KEPT + 5
        assert [c.n for c in found.chat] == list(range(5, CHAT_KEPT + 5))
        newer = await load(s, "t1", lines=CHAT_KEPT)
        assert newer is not None and [c.n for c in newer.chat] == list(range(CHAT_KEPT, CHAT_KEPT + 5))

    with_store(db, work)


def test_the_lobby_is_read_a_page_at_a_time_and_shows_every_table_once(db: str) -> None:
    async def work(s: Store) -> None:
        tables = PAGE + 7
        for n in range(tables):
            table_id = f"t{n:03}"
            await add_table(s, made(table_id, 100 + n // 3), [SeatRow(table_id=table_id, number=0, kind="open")], [])
        first = await public_tables(s, None, ["open"])
        last = first[-1].row
        second = await public_tables(s, None, ["open"], (last.updated, last.id))
        ids = [t.row.id for t in first + second]
        assert len(first) == PAGE and len(second) == 7 and len(set(ids)) == tables
        assert [t.row.updated for t in first + second] == sorted((100 + n // 3 for n in range(tables)), reverse=True)
        assert await public_tables(s, None, ["playing"]) == []

    with_store(db, work)
