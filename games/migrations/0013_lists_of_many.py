"""Lists that cost in a house of a million tables what they cost in a small one."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


def help_the_planner(apps, schema_editor):
    """Say what samples of a big table don't show, and drop indexes that nothing asks.

    The twins (`…_like`) are for patterns; keys of tables and tokens are only ever compared whole.
    """
    if schema_editor.connection.vendor != "postgresql":
        return
    with schema_editor.connection.cursor() as cursor:
        cursor.execute("ALTER TABLE games_seat ALTER COLUMN table_id SET (n_distinct = -0.3)")
        cursor.execute("ALTER TABLE games_move ALTER COLUMN table_id SET (n_distinct = -0.01)")
        cursor.execute(
            r"SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()"
            r" AND indexname LIKE 'games\_%%\_like'"
        )
        for (name,) in cursor.fetchall():
            cursor.execute(f"DROP INDEX {schema_editor.quote_name(name)}")


class Migration(migrations.Migration):

    dependencies = [
        ('games', "0012_resigning"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RemoveIndex(
            model_name='table',
            name='table_lists',
        ),
        migrations.AlterField(
            model_name='move',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='moves', to='games.table'),
        ),
        migrations.AlterField(
            model_name='seat',
            name='person',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='seats', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AlterField(
            model_name='seat',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='games.table'),
        ),
        migrations.AlterField(
            model_name='snapshot',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='snapshots', to='games.table'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(fields=['person', '-id'], name='seat_of_person'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(fields=['-created_at', '-id'], name='table_newest'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(fields=['status', '-created_at', '-id'], name='table_by_status'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('hidden', False), ('visibility', 'public')), fields=['title', 'status', '-created_at', '-id'], name='table_by_title'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('hidden', True)), fields=['-created_at'], name='table_hidden'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('name', ''), _negated=True), fields=['name'], name='table_named'),
        ),
        migrations.RunPython(help_the_planner, migrations.RunPython.noop, elidable=False),
    ]
