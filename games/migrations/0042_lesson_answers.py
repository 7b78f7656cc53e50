"""Name the accepted answers of a lesson's progress in the model; the column keeps its name."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0041_plan_alternatives"),
    ]

    operations = [
        # With the column's name fixed first, the new name of the field renames no column.
        migrations.AlterField(
            model_name="lessonprogress",
            name="way",
            field=models.CharField(blank=True, db_column="way", default="", max_length=60),
        ),
        migrations.RenameField(
            model_name="lessonprogress", old_name="way", new_name="answers"
        ),
    ]
