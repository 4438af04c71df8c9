"""What a table was last written with, what is kept of ended games, and the cards they were shown with"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table") as table:
        table.add_column(sa.Column("program", sa.String(length=40), nullable=True))
        table.add_column(sa.Column("rules", sa.String(length=20), nullable=True))
        table.add_column(sa.Column("state_hash", sa.String(length=20), nullable=True))
        table.add_column(sa.Column("outdated", sa.Text(), nullable=True))
        table.add_column(sa.Column("resumed", sa.JSON(none_as_null=True), nullable=True))
        table.add_column(sa.Column("calling_off", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "replay",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_replay_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_replay")),
    )
    op.create_table(
        "printed",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("version", sa.String(length=20), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("game", "version", name=op.f("pk_printed")),
    )


def downgrade() -> None:
    op.drop_table("printed")
    op.drop_table("replay")
    with op.batch_alter_table("game_table") as table:
        for name in ("calling_off", "resumed", "outdated", "state_hash", "rules", "program"):
            table.drop_column(name)
