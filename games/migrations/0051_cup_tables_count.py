"""Store whether a cup's table counts; those that exist count."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0050_seek_constraints"),
    ]

    operations = [
        migrations.AddField(
            model_name="cuptable",
            name="counts",
            field=models.BooleanField(default=True),
        ),
    ]
