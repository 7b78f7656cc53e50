from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0006_former_players'),
    ]

    operations = [
        migrations.AddField(
            model_name='user',
            name='sessions_ended_at',
            field=models.DateTimeField(blank=True, editable=False, null=True),
        ),
    ]
