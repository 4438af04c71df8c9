"""What a seat lets pass, and since when nobody is there"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("stops", sa.JSON(none_as_null=True), nullable=True))
        seat.add_column(sa.Column("away", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("away")
        seat.drop_column("stops")
