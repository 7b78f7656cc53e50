"""Name conditional answers in the models; columns and stored values keep their names."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0038_analysis_steps"),
    ]

    operations = [
        migrations.AlterField(
            model_name="seat",
            name="orders",
            field=models.JSONField(db_column="orders", default=dict),
        ),
        migrations.RenameField(
            model_name="seat", old_name="orders", new_name="conditional_answers"
        ),
        migrations.AlterField(
            model_name="move",
            name="by",
            field=models.CharField(
                choices=[
                    ("person", "Person"),
                    ("plan", "Plan"),
                    ("order", "Conditional Answer"),
                    ("house", "House"),
                ],
                default="person",
                max_length=6,
            ),
        ),
    ]
