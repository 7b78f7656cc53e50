import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0033_forget_ratings'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RemoveIndex(
            model_name='ratedgame',
            name='rated_together',
        ),
        migrations.RemoveField(
            model_name='ratedgame',
            name='people_key',
        ),
        migrations.AddField(
            model_name='ratedgame',
            name='counts',
            field=models.BooleanField(default=True),
        ),
        migrations.AddField(
            model_name='ratedgame',
            name='gain_withheld',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='ratedgame',
            name='partners',
            field=models.JSONField(default=list),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='ratedgame',
            name='person',
            # The table is empty: no row ever has this default.
            field=models.ForeignKey(db_index=False, default=0, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='ratedgame',
            name='title',
            field=models.CharField(default='', max_length=40),
            preserve_default=False,
        ),
        migrations.AddIndex(
            model_name='ratedgame',
            index=models.Index(fields=['person', 'title', 'ended_at', 'id'], name='rated_of_person'),
        ),
    ]
