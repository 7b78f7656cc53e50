"""States are compressed by us; PostgreSQL needn't try again on every write."""

from __future__ import annotations

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

COLUMNS = (
    ("games_table", "state"),
    ("games_seat", "draft_state"),
    ("games_snapshot", "state"),
)


def store_as_they_are(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Keep the columns out of line and uncompressed, where the database has a say in that."""
    if editor.connection.vendor == "postgresql":
        for table, column in COLUMNS:
            editor.execute(f"ALTER TABLE {table} ALTER COLUMN {column} SET STORAGE EXTERNAL")


class Migration(migrations.Migration):
    dependencies = [("games", "0001_initial")]
    operations = [migrations.RunPython(store_as_they_are, migrations.RunPython.noop)]
