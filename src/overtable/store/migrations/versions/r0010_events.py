"""Events, their entries, and who is in them"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("event_seats", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("game_table", sa.Column("pick_seconds", sa.Integer(), nullable=True))
    op.create_table(
        "event",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("owner", sa.String(length=20), nullable=True),
        sa.Column("organiser", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("broken", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_event_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event")),
    )
    op.create_index(op.f("ix_event_owner"), "event", ["owner"])
    op.create_index(op.f("ix_event_due"), "event", ["due"])
    op.create_index("ix_event_list", "event", ["public", "status", "updated"])
    op.create_table(
        "event_entry",
        sa.Column("event", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["event"], ["event.id"], name=op.f("fk_event_entry_event"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "n", name=op.f("pk_event_entry")),
    )
    op.create_table(
        "event_person",
        sa.Column("event", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["event"], ["event.id"], name=op.f("fk_event_person_event"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_event_person_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "number", name=op.f("pk_event_person")),
    )
    op.create_index(op.f("ix_event_person_person"), "event_person", ["person"])


def downgrade() -> None:
    for name in ("event_person", "event_entry", "event"):
        op.drop_table(name)
    for name in ("pick_seconds", "event_seats"):
        op.drop_column("game_table", name)
