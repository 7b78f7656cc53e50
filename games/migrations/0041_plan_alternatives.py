"""Name a plan's alternatives in the model; the columns keep their names."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0040_analysis_step_names"),
    ]

    operations = [
        # With the columns' names fixed first, the new names of the fields rename no column.
        migrations.AlterField(
            model_name="plan",
            name="ways",
            field=models.JSONField(db_column="ways", default=list),
        ),
        migrations.RenameField(model_name="plan", old_name="ways", new_name="alternatives"),
        migrations.AlterField(
            model_name="plan",
            name="way",
            field=models.PositiveSmallIntegerField(db_column="way", null=True),
        ),
        migrations.RenameField(model_name="plan", old_name="way", new_name="alternative"),
    ]
