"""Content packs of tables, hints, and positions that games begin from."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pack", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("pack_name", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("start", sa.JSON(none_as_null=True), nullable=True))
