"""The parts of a store as SQL sees them: their sizes, and rows that belong to something that is gone."""

import sqlalchemy as sa

from overtable.server.upkeep.findings import Finding, Part
from overtable.store.schema import metadata


def parts(c: sa.Connection) -> list[Part]:
    """All kinds of rows, the largest first. With PostgreSQL as they lie on the disk, with SQLite what they hold."""
    found = []
    for kind in metadata.sorted_tables:
        rows = c.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one()
        if c.dialect.name == "postgresql":
            size = c.execute(sa.select(sa.func.pg_total_relation_size(kind.name))).scalar_one()
        else:
            lengths = (sa.func.coalesce(sa.func.length(sa.cast(column, sa.LargeBinary)), 0) for column in kind.c)
            size = c.execute(sa.select(sa.func.sum(sum(lengths, sa.literal(0))))).scalar_one() or 0
        found.append(Part(kind.name, rows, int(size)))
    return sorted(found, key=lambda part: -part.bytes)


def orphans(c: sa.Connection, mend: bool) -> list[Finding]:
    """Rows whose table or person is gone. Mending does what the database would have done with them."""
    found = []
    for kind in metadata.sorted_tables:
        for key in kind.foreign_keys:
            column, parent = key.parent, key.column
            lost = sa.and_(column.is_not(None), column.not_in(sa.select(parent)))
            rows = c.execute(sa.select(sa.func.count()).select_from(kind).where(lost)).scalar_one()
            if not rows:
                continue
            cascades = key.ondelete == "CASCADE"
            why = f"{rows} rows name a {column.name} that is not there"
            finding = Finding(what="orphans", where=kind.name, why=why, wrong=True)
            if mend:
                c.execute(kind.delete().where(lost) if cascades else kind.update().where(lost).values({column: None}))
                finding.mended = "removed" if cascades else "the name was taken out"
            found.append(finding)
    return found
