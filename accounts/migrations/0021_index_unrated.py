"""Guests and computers are found past all other people; the index is made while people play."""

from django.db import migrations, models

from mp2site.infra.alongside import AddIndexAlongside


class Migration(migrations.Migration):

    atomic = False

    dependencies = [
        ('accounts', '0020_circle_reports'),
    ]

    operations = [
        AddIndexAlongside(
            model_name='user',
            index=models.Index(condition=models.Q(('is_computer', True), ('is_guest', True), _connector='OR'), fields=['id'], name='user_unrated'),
        ),
    ]
