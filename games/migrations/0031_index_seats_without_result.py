"""Where a person's games aren't over is found past all that are; the index is made while people play."""

from django.conf import settings
from django.db import migrations, models

from mp2site.infra.alongside import AddIndexAlongside


class Migration(migrations.Migration):

    atomic = False

    dependencies = [
        ('games', '0030_index_rated_together'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        AddIndexAlongside(
            model_name='seat',
            index=models.Index(condition=models.Q(('rank__isnull', True)), fields=['person'], name='seat_without_result'),
        ),
    ]
