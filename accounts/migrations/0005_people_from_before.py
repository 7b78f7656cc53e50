"""Compute names' skeletons, and take over REST framework's tokens as digests, for a year."""

from datetime import timedelta
from hashlib import sha256

from django.db import migrations
from django.utils import timezone

OLD = "authtoken_token"


def fill_looks(apps, schema_editor):
    """Compute the skeleton of every person's name."""
    for person in apps.get_model("accounts", "User").objects.only("pk", "username").iterator():
        person.save(update_fields=["look"])


def take_tokens_over(apps, schema_editor):
    """Keep programs' tokens valid, and drop the table with the bare keys."""
    connection = schema_editor.connection
    if OLD not in connection.introspection.table_names():
        return
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT key, user_id FROM {OLD}")
        rows = cursor.fetchall()
        cursor.execute(f"DROP TABLE {OLD}")
    now = timezone.now()
    made = apps.get_model("accounts", "ApiToken")
    made.objects.bulk_create(
        made(
            person_id=person,
            name="API",
            scope="play",
            digest=sha256(key.encode()).hexdigest(),
            created_at=now,
            expires_at=now + timedelta(days=365),
        )
        for key, person in rows
    )


class Migration(migrations.Migration):
    dependencies = [("accounts", "0004_api_tokens")]

    operations = [
        migrations.RunPython(fill_looks, migrations.RunPython.noop),
        migrations.RunPython(take_tokens_over, migrations.RunPython.noop),
    ]
