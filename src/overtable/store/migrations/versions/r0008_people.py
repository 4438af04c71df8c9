"""Hosts and what they keep, names that look alike, where sessions come from, and the manners of a table"""

import sqlalchemy as sa
from alembic import op

from overtable.store.skeletons import skeleton

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("skeleton", sa.String(length=120), nullable=True))
    op.add_column("person", sa.Column("host", sa.Boolean(), server_default=sa.false(), nullable=False))
    _fill_skeletons()
    with op.batch_alter_table("person") as person:
        person.create_unique_constraint(op.f("uq_person_skeleton"), ["skeleton"])
    for column in (
        sa.Column("created", sa.BigInteger(), nullable=True),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("address", sa.String(length=60), nullable=True),
        sa.Column("agent", sa.String(length=60), nullable=True),
    ):
        op.add_column("session", column)
    op.add_column("game_table", sa.Column("manners", sa.JSON(), nullable=True))
    op.create_index("ix_game_table_lobby", "game_table", ["public", "status", "updated"])
    op.create_index(op.f("ix_chat_person"), "chat", ["person"])
    op.create_table(
        "house_order",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_order")),
    )
    op.create_table(
        "ban",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_ban_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ban")),
    )
    op.create_index(op.f("ix_ban_person"), "ban", ["person"])
    op.create_index(op.f("ix_ban_until"), "ban", ["until"])
    op.create_table(
        "silence",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_silence_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_silence")),
    )
    op.create_index(op.f("ix_silence_until"), "silence", ["until"])
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("by", sa.String(length=20), nullable=True),
        sa.Column("by_name", sa.String(length=60), nullable=False),
        sa.Column("whom", sa.String(length=20), nullable=True),
        sa.Column("whom_name", sa.String(length=60), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.Column("settled_by", sa.String(length=60), nullable=True),
        sa.Column("done", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["person.id"], name=op.f("fk_report_by"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["whom"], ["person.id"], name=op.f("fk_report_whom"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    for name in ("by", "whom", "settled"):
        op.create_index(op.f(f"ix_report_{name}"), "report", [name])
    op.create_table(
        "deed",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(length=60), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("whom", sa.String(length=120), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deed")),
    )


def _fill_skeletons() -> None:
    """Where names of old accounts look alike, the oldest one keeps the look; the others stay as they are."""
    connection, taken = op.get_bind(), set()
    accounts = sa.text("SELECT id, name FROM person WHERE folded IS NOT NULL ORDER BY created, id")
    fill = sa.text("UPDATE person SET skeleton = :skeleton WHERE id = :id")
    for row in connection.execute(accounts).all():
        look = skeleton(row.name)
        if look not in taken:
            taken.add(look)
            connection.execute(fill, {"skeleton": look, "id": row.id})


def downgrade() -> None:
    for name in ("deed", "report", "silence", "ban", "house_order"):
        op.drop_table(name)
    op.drop_index(op.f("ix_chat_person"), table_name="chat")
    op.drop_index("ix_game_table_lobby", table_name="game_table")
    op.drop_column("game_table", "manners")
    for name in ("agent", "address", "seen", "created"):
        op.drop_column("session", name)
    with op.batch_alter_table("person") as person:
        person.drop_constraint(op.f("uq_person_skeleton"), type_="unique")
        person.drop_column("host")
        person.drop_column("skeleton")
