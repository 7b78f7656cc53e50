"""Store the forms in which names and addresses are looked up."""

from collections import defaultdict

from django.db import migrations

import accounts.addresses
import accounts.models.looks
from accounts.addresses import normal_address
from accounts.names import folded

CHUNK = 1000


def names_fold(apps, _schema):
    User = apps.get_model('accounts', 'User')
    last = 0
    while rows := list(User.objects.filter(pk__gt=last).order_by('pk').only('pk', 'username', 'email')[:CHUNK]):
        for row in rows:
            row.folded = folded(row.username)[:300]
            row.email = normal_address(row.email)
        User.objects.bulk_update(rows, ['folded', 'email'])
        last = rows[-1].pk


def addresses_normal(apps, _schema):
    """Normalise confirmed and claimed addresses.

    If several become equal, only the confirmed one that was added first stays confirmed.
    """
    EmailAddress = apps.get_model('account', 'EmailAddress')
    odd = [row for row in EmailAddress.objects.order_by('pk').iterator(CHUNK) if normal_address(row.email) != row.email]
    forms = defaultdict(list)
    for row in odd:
        forms[normal_address(row.email)].append(row)
    for form, rows in forms.items():
        alike = [*EmailAddress.objects.filter(email=form), *rows]
        _settle(EmailAddress, form, sorted(alike, key=lambda row: (not row.verified, row.pk)))


def _settle(EmailAddress, form, rows):
    """Keep one row per person; only the first person's stays confirmed. The best rows come first."""
    kept, proved = {}, None
    for row in rows:
        best = kept.setdefault(row.user_id, row)
        if best is not row:
            best.primary = best.primary or row.primary
            row.delete()
    for row in kept.values():
        if row.verified and proved not in (None, row.user_id):
            row.verified = False
        elif row.verified:
            proved = row.user_id
    # Save the unconfirmed ones first, so that no two are ever confirmed at once.
    for row in sorted(kept.values(), key=lambda row: row.verified):
        EmailAddress.objects.filter(pk=row.pk).update(email=form, verified=row.verified, primary=row.primary)


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0022_sent_requests'),
        ('account', '0009_emailaddress_unique_primary_email'),
    ]

    operations = [
        migrations.AddField(
            model_name='user',
            name='folded',
            field=accounts.models.looks.FoldedField(db_default='', db_index=True, default='', editable=False, max_length=300),
        ),
        migrations.AlterField(
            model_name='user',
            name='email',
            field=accounts.addresses.AddressField(blank=True, default='', max_length=254),
        ),
        migrations.RunPython(names_fold, migrations.RunPython.noop, elidable=True),
        migrations.RunPython(addresses_normal, migrations.RunPython.noop, elidable=True),
        migrations.RemoveIndex(
            model_name='user',
            name='user_named',
        ),
    ]
