from django.db import migrations
from django.utils import timezone

CHUNK = 1_000


def begin_now(apps, schema_editor):
    """Exclude earlier events from the news: people begin with nothing unread."""
    NewsSeen = apps.get_model("notifications", "NewsSeen")
    people = apps.get_model("accounts", "User").objects.filter(left_at=None, is_guest=False)
    keys, now = people.filter(strength="").values_list("pk", flat=True), timezone.now()
    rows = [NewsSeen(person_id=key, table=None, at=now) for key in keys.iterator(CHUNK)]
    NewsSeen.objects.bulk_create(rows, batch_size=CHUNK)


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0017_profile_for'),
        ('notifications', '0011_news'),
    ]

    operations = [
        migrations.RunPython(begin_now, migrations.RunPython.noop, elidable=True),
    ]
