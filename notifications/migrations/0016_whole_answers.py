"""Marks keep the whole answer; circuits count servers, too; devices lose an unused count."""

from django.db import migrations, models


def failures_forget(apps, _schema):
    """Forget failures that name no server: the next ones are counted from the beginning."""
    apps.get_model('notifications', 'Circuit').objects.update(failed={})


class Migration(migrations.Migration):

    dependencies = [
        ('notifications', '0015_one_form'),
    ]

    operations = [
        migrations.RunPython(failures_forget, migrations.RunPython.noop, elidable=True),
        migrations.RemoveField(
            model_name='device',
            name='failures',
        ),
        migrations.AlterField(
            model_name='badaddress',
            name='detail',
            field=models.TextField(blank=True, default=''),
        ),
    ]
