import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0021_plans'),
        ('notifications', '0010_devices'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='NewsSeen',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.table')),
            ],
            options={
                'constraints': [
                    models.UniqueConstraint(fields=('person', 'table'), name='news_seen_once_a_table'),
                    models.UniqueConstraint(condition=models.Q(('table__isnull', True)), fields=('person',), name='news_seen_once'),
                ],
            },
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(condition=models.Q(('channel', 'mail'), models.Q(('kind__in', ('turn', 'reminder', 'chat')), _negated=True)), fields=['person', '-created_at'], name='notice_news'),
        ),
    ]
