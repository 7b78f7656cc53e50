"""Name what a stand-in plays in the models; columns and stored values keep their names."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0046_season_watches"),
    ]

    operations = [
        migrations.AlterField(
            model_name="seat",
            name="held_by_house",
            field=models.BooleanField(db_column="held_by_house", default=False),
        ),
        migrations.RenameField(
            model_name="seat", old_name="held_by_house", new_name="played_by_stand_in"
        ),
        migrations.AlterField(
            model_name="move",
            name="by",
            field=models.CharField(
                choices=[
                    ("person", "Person"),
                    ("plan", "Plan"),
                    ("order", "Conditional Answer"),
                    ("house", "Stand In"),
                ],
                default="person",
                max_length=6,
            ),
        ),
        migrations.AlterField(
            model_name="turn",
            name="closed_by",
            field=models.CharField(
                blank=True,
                choices=[
                    ("move", "Move"),
                    ("house", "Stand In"),
                    ("timeout", "Timeout"),
                    ("void", "Void"),
                ],
                default="",
                max_length=7,
            ),
        ),
    ]
