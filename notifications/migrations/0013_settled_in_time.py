"""Add the index that finds old notices, while people play."""

from django.conf import settings
from django.db import migrations, models

from mp2site.infra.alongside import AddIndexAlongside


class Migration(migrations.Migration):

    atomic = False

    dependencies = [
        ('games', '0030_index_rated_together'),
        ('notifications', '0012_news_begin'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        AddIndexAlongside(
            model_name='delivery',
            index=models.Index(condition=models.Q(('stage__in', ('ready', 'sending')), _negated=True), fields=['created_at'], name='delivery_settled'),
        ),
        AddIndexAlongside(
            model_name='notice',
            index=models.Index(condition=models.Q(('state__in', ['pending', 'held', 'batched']), _negated=True), fields=['created_at'], name='notice_settled'),
        ),
    ]
