"""Normalise the addresses of marks and of the mailbox page's mails."""

from django.db import migrations, models
from django.db.models.functions import Cast

from accounts.addresses import normal_address


def addresses_normal(apps, _schema):
    BadAddress = apps.get_model('notifications', 'BadAddress')
    for email in list(BadAddress.objects.values_list('email', flat=True)):
        form = normal_address(email)
        if form != email:
            _move(BadAddress, email, form)
    StoredMail = apps.get_model('notifications', 'StoredMail')
    for to in list(StoredMail.objects.order_by().values_list('to', flat=True).distinct()):
        form = normal_address(to)
        if form != to:
            _exactly(StoredMail, 'to', to).update(to=form)


def _move(BadAddress, email, form):
    """Mark the normal form instead, unless it is marked already."""
    old = _exactly(BadAddress, 'email', email)
    row = old.values('why', 'detail', 'at').get()
    old.delete()
    BadAddress.objects.get_or_create(email=form, defaults=row)


def _exactly(model, column, value):
    """Return rows by the stored value: the field itself would normalise the value."""
    return model.objects.annotate(as_is=Cast(column, models.CharField())).filter(as_is=value)


class Migration(migrations.Migration):

    dependencies = [
        ('notifications', '0014_circuits'),
    ]

    operations = [
        migrations.RunPython(addresses_normal, migrations.RunPython.noop, elidable=True),
    ]
