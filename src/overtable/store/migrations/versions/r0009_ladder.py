"""Ratings by format with their history, seasons, the queue of quick pairing; tables that belong to an event"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("rating") as rating:
        rating.add_column(sa.Column("format", sa.String(length=120), server_default="", nullable=False))
        rating.drop_constraint(op.f("pk_rating"), type_="primary")
        rating.create_primary_key(op.f("pk_rating"), ["person", "game", "format"])
    op.create_table(
        "rated_game",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("format", sa.String(length=120), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("outcome", sa.String(length=5), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("deck", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rated_game_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_rated_game")),
    )
    op.create_index(op.f("ix_rated_game_table_id"), "rated_game", ["table_id"])
    op.create_index("ix_rated_game_person", "rated_game", ["person", "at"])
    op.create_index("ix_rated_game_ladder", "rated_game", ["game", "format", "at"])
    op.create_table(
        "season",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_season")),
        sa.UniqueConstraint("start", name=op.f("uq_season_start")),
    )
    op.create_table(
        "quick",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=60), nullable=False),
        sa.Column("legality", sa.String(length=60), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("bot_after", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_quick_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_quick")),
    )
    with op.batch_alter_table("game_table") as table:
        table.add_column(sa.Column("legality", sa.String(length=60), nullable=True))
        table.add_column(sa.Column("event", sa.String(length=20), nullable=True))
        table.add_column(sa.Column("event_key", sa.String(length=80), nullable=True))
        table.create_unique_constraint(op.f("uq_game_table_event_key"), ["event_key"])
        table.create_index(op.f("ix_game_table_event"), ["event"])


def downgrade() -> None:
    with op.batch_alter_table("game_table") as table:
        table.drop_index(op.f("ix_game_table_event"))
        table.drop_constraint(op.f("uq_game_table_event_key"), type_="unique")
        for name in ("event_key", "event", "legality"):
            table.drop_column(name)
    for name in ("quick", "season", "rated_game"):
        op.drop_table(name)
    op.execute("DELETE FROM rating WHERE format <> ''")
    with op.batch_alter_table("rating") as rating:
        rating.drop_constraint(op.f("pk_rating"), type_="primary")
        rating.create_primary_key(op.f("pk_rating"), ["person", "game"])
        rating.drop_column("format")
