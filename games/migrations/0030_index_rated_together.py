from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0029_fill_rated_together'),
    ]

    operations = [
        migrations.AlterField(
            model_name='ratedgame',
            name='people_key',
            field=models.CharField(max_length=16),
        ),
        migrations.AlterField(
            model_name='ratedgame',
            name='ended_at',
            field=models.DateTimeField(),
        ),
        migrations.AddIndex(
            model_name='ratedgame',
            index=models.Index(fields=['people_key', 'ended_at'], name='rated_together'),
        ),
    ]
