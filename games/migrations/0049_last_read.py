"""Name the last message that a person has read in the model; the column keeps its name."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0048_undone"),
    ]

    operations = [
        migrations.AlterField(
            model_name="seat",
            name="heard",
            field=models.PositiveBigIntegerField(db_column="heard", default=0),
        ),
        migrations.RenameField(model_name="seat", old_name="heard", new_name="last_read"),
    ]
