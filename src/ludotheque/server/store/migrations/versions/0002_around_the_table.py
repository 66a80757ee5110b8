"""Clocks, public matches, rematches of a deal, presence, chat, and jobs for bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MATCH_COLUMNS = ("deal_of", "continues", "clock", "public", "coached", "changed", "ended")


def upgrade() -> None:
    """Add what happens around the table."""
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("deal_of", sa.String(32), nullable=True))
        matches.add_column(sa.Column("continues", sa.String(32), nullable=True))
        matches.add_column(sa.Column("clock", sa.Text, nullable=True))
        for name in ("public", "coached"):
            no = sa.false()
            matches.add_column(sa.Column(name, sa.Boolean, nullable=False, server_default=no))
        matches.add_column(sa.Column("changed", sa.Float, nullable=False, server_default="0"))
        matches.add_column(sa.Column("ended", sa.Float, nullable=True))
        matches.create_index("matches_by_change", ["changed"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("present_until", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "lines",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("command", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("match_id", "number"),
        sa.UniqueConstraint("match_id", "command", name="lines_once"),
    )
    op.create_table(
        "jobs",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number"),
    )
    op.create_index("jobs_by_age", "jobs", ["at"])


def downgrade() -> None:
    """Remove it again."""
    op.drop_table("jobs")
    op.drop_table("lines")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("present_until")
    with op.batch_alter_table("matches") as matches:
        matches.drop_index("matches_by_change")
        for name in MATCH_COLUMNS:
            matches.drop_column(name)
