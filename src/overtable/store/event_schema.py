"""The tables of events; see `schema`."""

import sqlalchemy as sa

from overtable.store.metadata import metadata

event = sa.Table(
    "event",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("owner", sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
    sa.Column("organiser", sa.String(60), nullable=False),  # what the owner was called
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),  # open, drafting, building, playing, over, cancelled
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # as JSON
    sa.Column("facts", sa.JSON, nullable=False),  # what a list tells of it
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # grows with every change
    sa.Column("length", sa.Integer, nullable=False),  # entries of the record
    sa.Column("due", sa.BigInteger, index=True),  # when it must be tended
    sa.Column("broken", sa.Text),  # why nobody can open it
    sa.Index("ix_event_list", "public", "status", "updated"),
)

event_entry = sa.Table(
    "event_entry",
    metadata,
    sa.Column("event", sa.ForeignKey("event.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

event_person = sa.Table(
    "event_person",
    metadata,
    sa.Column("event", sa.ForeignKey("event.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # among its players
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
)
