"""The model is called Seek. Its table keeps its name, so the database doesn't change."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0035_feature_options'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        # With the table's name fixed first, the new name of the model renames no table.
        migrations.AlterModelTable(name='seatwish', table='games_seatwish'),
        migrations.RenameModel(old_name='SeatWish', new_name='Seek'),
        migrations.AlterField(
            model_name='seek',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='seeks', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AlterField(
            model_name='seek',
            name='table',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='seeks', to='games.table'),
        ),
    ]
