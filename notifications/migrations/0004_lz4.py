"""PostgreSQL compresses messages' contents by lz4, if built with it: less work for every mail."""

from django.db import migrations


def pack_by_lz4(apps, schema_editor):
    """Change the compression of values written from now on; existing values stay."""
    if schema_editor.connection.vendor != "postgresql":
        return
    with schema_editor.connection.cursor() as cursor:
        cursor.execute(
            "SELECT 1 FROM pg_settings"
            " WHERE name = 'default_toast_compression' AND 'lz4' = ANY(enumvals)"
        )
        if cursor.fetchone():
            cursor.execute(
                "ALTER TABLE notifications_delivery ALTER COLUMN content SET COMPRESSION lz4"
            )


class Migration(migrations.Migration):

    dependencies = [("notifications", "0003_pending_notices")]

    operations = [migrations.RunPython(pack_by_lz4, migrations.RunPython.noop, elidable=False)]
