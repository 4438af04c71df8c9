"""When somebody was last here; whoever is known is held to be here now"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.execute(f"UPDATE person SET seen = {time.time_ns() // 1_000_000}")


def downgrade() -> None:
    op.drop_column("person", "seen")
