from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0027_plan_behind'),
    ]

    operations = [
        migrations.AddField(
            model_name='ratedgame',
            name='people_key',
            field=models.CharField(max_length=16, null=True),
        ),
        migrations.AddField(
            model_name='ratedgame',
            name='ended_at',
            field=models.DateTimeField(null=True),
        ),
    ]
