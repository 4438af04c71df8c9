"""Bring a database to the newest schema, or create it. Several processes may try at once: one does it."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url

from overtable.store.store import async_url

FOLDER = Path(__file__).parent / "migrations"


def sync_url(url: str) -> str:
    parsed = make_url(async_url(url))
    if parsed.drivername.startswith("sqlite"):
        parsed = parsed.set(drivername="sqlite")
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    return parsed.render_as_string(hide_password=False)


def newest_revision() -> str:
    """Of the schema that this program has."""
    return str(ScriptDirectory(str(FOLDER)).get_current_head())


def revision_of(url: str) -> str | None:
    """Of the schema that a database has; nothing where there is none."""
    engine = sa.create_engine(sync_url(url), poolclass=sa.pool.NullPool)
    try:
        with engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    finally:
        engine.dispose()


def migrate(url: str, to: str = "head") -> None:
    """Upgrade (or, for an older revision, downgrade) in one transaction."""
    engine = sa.create_engine(sync_url(url), poolclass=sa.pool.NullPool)
    sqlite = engine.dialect.name == "sqlite"
    if sqlite:
        sa.event.listen(engine, "connect", _by_hand)
        sa.event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        if not sqlite:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(20251115)"))
        config.attributes["connection"] = connection
        if to == "base":
            command.downgrade(config, to)
        else:
            command.upgrade(config, to)
    engine.dispose()


def _by_hand(connection: object, _: object) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]
    connection.execute("PRAGMA journal_mode=WAL")  # type: ignore[attr-defined]
    connection.execute("PRAGMA busy_timeout=15000")  # type: ignore[attr-defined]
