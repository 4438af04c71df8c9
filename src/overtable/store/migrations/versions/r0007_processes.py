"""Which processes live, who is connected to which, and how often somebody did something"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_process")),
    )
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("process", sa.String(length=80), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("watching", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_attendance_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "process", name=op.f("pk_attendance")),
    )
    op.create_index(op.f("ix_attendance_process"), "attendance", ["process"])
    op.create_table(
        "spent",
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("until", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("what", "who", "until", name=op.f("pk_spent")),
    )
    op.create_index(op.f("ix_spent_until"), "spent", ["until"])


def downgrade() -> None:
    op.drop_table("spent")
    op.drop_table("attendance")
    op.drop_table("process")
