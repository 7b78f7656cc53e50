"""The moves of games that are over go into one row."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


def store_as_is(apps, schema_editor):
    """Don't compress again what is packed, and drop the key's twin for patterns."""
    if schema_editor.connection.vendor != "postgresql":
        return
    with schema_editor.connection.cursor() as cursor:
        for column in ("moves", "states"):
            cursor.execute(f"ALTER TABLE games_packedgame ALTER COLUMN {column} SET STORAGE EXTERNAL")
        cursor.execute(
            r"SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()"
            r" AND indexname LIKE 'games\_packedgame%%\_like'"
        )
        for (name,) in cursor.fetchall():
            cursor.execute(f"DROP INDEX {schema_editor.quote_name(name)}")


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0013_lists_of_many'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='PackedGame',
            fields=[
                ('table', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='packed', serialize=False, to='games.table')),
                ('moves', models.BinaryField()),
                ('states', models.BinaryField()),
                ('digest', models.BinaryField(max_length=32)),
            ],
        ),
        migrations.AddField(
            model_name='table',
            name='packed_at',
            field=models.DateTimeField(editable=False, null=True),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('finished_at__isnull', False), ('packed_at__isnull', True)), fields=['finished_at'], name='table_to_pack'),
        ),
        migrations.RunPython(store_as_is, migrations.RunPython.noop, elidable=False),
    ]
