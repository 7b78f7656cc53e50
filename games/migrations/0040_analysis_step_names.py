"""Rename fields of steps of analysis lines in the models; the columns keep their names."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0039_conditional_answers"),
    ]

    operations = [
        # With the columns' names fixed first, the new names of the fields rename no column.
        migrations.AlterField(
            model_name="analysisstep",
            name="ahead",
            field=models.BooleanField(db_column="ahead", default=False),
        ),
        migrations.RenameField(
            model_name="analysisstep", old_name="ahead", new_name="next_turn"
        ),
        migrations.AlterField(
            model_name="analysisstep",
            name="laid",
            field=models.JSONField(db_column="laid", default=dict),
        ),
        migrations.RenameField(
            model_name="analysisstep", old_name="laid", new_name="fixed_dice"
        ),
        migrations.AlterField(
            model_name="analysisstep",
            name="told",
            field=models.CharField(blank=True, db_column="told", default="", max_length=24),
        ),
        migrations.RenameField(
            model_name="analysisstep", old_name="told", new_name="seen_digest"
        ),
    ]
