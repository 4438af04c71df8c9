"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("folded", sa.String(length=120), nullable=True),
        sa.Column("password", sa.String(length=255), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("folded", name=op.f("uq_person_folded")),
    )
    op.create_table(
        "deck",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_deck_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck")),
    )
    with op.batch_alter_table("deck", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deck_person"), ["person"], unique=False)

    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("owner", sa.String(length=20), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=60), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=True),
        sa.Column("cards", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("guide", sa.Boolean(), nullable=False),
        sa.Column("clock_seconds", sa.Integer(), nullable=True),
        sa.Column("clock_increment", sa.Integer(), nullable=True),
        sa.Column("auto_delay", sa.Integer(), nullable=True),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("from_table", sa.String(length=20), nullable=True),
        sa.Column("from_entry", sa.Integer(), nullable=True),
        sa.Column("next_table", sa.String(length=20), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("undo_by", sa.Integer(), nullable=True),
        sa.Column("undo_yes", sa.JSON(), nullable=False),
        sa.Column("rematch", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_game_table_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_game_table_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_game_table_owner"), ["owner"], unique=False)
        batch_op.create_index(batch_op.f("ix_game_table_status"), ["status"], unique=False)
        batch_op.create_index(batch_op.f("ix_game_table_updated"), ["updated"], unique=False)

    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("muted", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["person.id"], name=op.f("fk_mute_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mute_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mute")),
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rating_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_rating")),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_session")),
    )
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_session_person"), ["person"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_chat")),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_entry_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_entry")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seat")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seat_person"), ["person"], unique=False)

    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=80), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_snapshot_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshot")),
    )


def downgrade() -> None:
    op.drop_table("snapshot")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seat_person"))

    op.drop_table("seat")
    op.drop_table("entry")
    op.drop_table("chat")
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_session_person"))

    op.drop_table("session")
    op.drop_table("rating")
    op.drop_table("mute")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_game_table_updated"))
        batch_op.drop_index(batch_op.f("ix_game_table_status"))
        batch_op.drop_index(batch_op.f("ix_game_table_owner"))
        batch_op.drop_index(batch_op.f("ix_game_table_due"))

    op.drop_table("game_table")
    with op.batch_alter_table("deck", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_deck_person"))

    op.drop_table("deck")
    op.drop_table("person")
