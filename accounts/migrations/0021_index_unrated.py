"""Add the index that finds guests and computers, while people play."""

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
