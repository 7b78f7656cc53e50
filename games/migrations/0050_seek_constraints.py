"""Name the constraints and the index of seeks after the model; the table keeps its name."""

from django.db import migrations, models
from django.db.models import F, Q


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0049_last_read"),
    ]

    operations = [
        migrations.RenameIndex(model_name="seek", old_name="wish_to_seat", new_name="seek_to_seat"),
        migrations.RemoveConstraint(model_name="seek", name="wish_once"),
        migrations.RemoveConstraint(model_name="seek", name="wish_seats"),
        migrations.RemoveConstraint(model_name="seek", name="wish_within"),
        migrations.AddConstraint(
            model_name="seek",
            constraint=models.UniqueConstraint(
                fields=["person", "title", "pace"], name="seek_once"
            ),
        ),
        migrations.AddConstraint(
            model_name="seek",
            constraint=models.CheckConstraint(condition=Q(most__gte=F("least")), name="seek_seats"),
        ),
        migrations.AddConstraint(
            model_name="seek",
            constraint=models.CheckConstraint(
                condition=Q(within__isnull=True) | Q(within__in=(150, 300)), name="seek_within"
            ),
        ),
    ]
