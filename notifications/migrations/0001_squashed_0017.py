"""All migrations of notifications until November 2026 in one, for new sites; older ones apply those it replaces."""

import accounts.addresses
import datetime
import django.core.validators
import django.db.models.deletion
import mp2site.infra.clock
import notifications.models.notices
import notifications.models.webhooks
import uuid
from django.conf import settings
from django.db import migrations, models


def pack_by_lz4(apps, schema_editor):
    """Change the compression of values written from now on; existing values stay."""
    if schema_editor.connection.vendor != "postgresql":
        return
    with schema_editor.connection.cursor() as cursor:
        cursor.execute(
            "SELECT 1 FROM pg_settings"
            " WHERE name = 'default_toast_compression' AND 'lz4' = ANY(enumvals)"
        )
        if cursor.fetchone():
            cursor.execute(
                "ALTER TABLE notifications_delivery ALTER COLUMN content SET COMPRESSION lz4"
            )


class Migration(migrations.Migration):

    initial = True

    replaces = [
        ('notifications', '0001_initial'),
        ('notifications', '0002_deliveries'),
        ('notifications', '0003_pending_notices'),
        ('notifications', '0004_lz4'),
        ('notifications', '0005_lean_indexes'),
        ('notifications', '0006_moderation'),
        ('notifications', '0007_resigned'),
        ('notifications', '0008_pauses'),
        ('notifications', '0009_seats'),
        ('notifications', '0010_devices'),
        ('notifications', '0011_news'),
        ('notifications', '0012_news_begin'),
        ('notifications', '0013_settled_in_time'),
        ('notifications', '0014_circuits'),
        ('notifications', '0015_one_form'),
        ('notifications', '0016_whole_answers'),
        ('notifications', '0017_kinds_of_features'),
    ]

    dependencies = [
        ('accounts', '0022_sent_requests'),
        ('games', '0035_feature_options'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='BadAddress',
            fields=[
                ('email', accounts.addresses.AddressField(max_length=254, primary_key=True, serialize=False)),
                ('why', models.CharField(choices=[('bounced', 'Bounced'), ('rejected', 'Rejected'), ('complained', 'Complained')], max_length=12)),
                ('detail', models.TextField(blank=True, default='')),
                ('at', models.DateTimeField(default=mp2site.infra.clock.now)),
            ],
        ),
        migrations.CreateModel(
            name='Circuit',
            fields=[
                ('channel', models.CharField(choices=[('mail', 'Mail'), ('push', 'Push'), ('webhook', 'Webhook')], max_length=8, primary_key=True, serialize=False)),
                ('failed', models.JSONField(default=dict)),
                ('since', models.DateTimeField(null=True)),
                ('last', models.DateTimeField(null=True)),
                ('error', models.TextField(blank=True, default='')),
                ('opened_at', models.DateTimeField(null=True)),
                ('probe_at', models.DateTimeField(null=True)),
                ('probes', models.PositiveIntegerField(default=0)),
                ('told_at', models.DateTimeField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Reach',
            fields=[
                ('person', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='reach', serialize=False, to=settings.AUTH_USER_MODEL)),
                ('after_minutes', models.PositiveSmallIntegerField(default=15, validators=[django.core.validators.MinValueValidator(1), django.core.validators.MaxValueValidator(720)])),
                ('daily_at', models.TimeField(default=datetime.time(8, 0))),
                ('urgent_passes', models.BooleanField(default=False)),
                ('stopped_at', models.DateTimeField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name='StoredMail',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('to', accounts.addresses.AddressField(db_index=True, max_length=254)),
                ('subject', models.CharField(max_length=300)),
                ('text', models.TextField()),
                ('html', models.TextField(blank=True, default='')),
                ('message_id', models.CharField(blank=True, default='', max_length=200)),
                ('sent_at', models.DateTimeField(default=mp2site.infra.clock.now)),
            ],
            options={
                'ordering': ['-sent_at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='Webhook',
            fields=[
                ('person', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='webhook', serialize=False, to=settings.AUTH_USER_MODEL)),
                ('url', models.URLField(max_length=500)),
                ('format', models.CharField(choices=[('plain', 'Plain'), ('discord', 'Discord'), ('slack', 'Slack')], default='plain', max_length=8)),
                ('secret', models.CharField(default=notifications.models.webhooks.new_secret, max_length=64)),
                ('active', models.BooleanField(default=True)),
                ('failures', models.PositiveSmallIntegerField(default=0)),
                ('error', models.CharField(blank=True, default='', max_length=200)),
                ('ok_at', models.DateTimeField(null=True)),
                ('created_at', models.DateTimeField(default=mp2site.infra.clock.now)),
            ],
        ),
        migrations.CreateModel(
            name='Delivery',
            fields=[
                ('id', models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                ('channel', models.CharField(choices=[('mail', 'Mail'), ('push', 'Push'), ('webhook', 'Webhook')], max_length=8)),
                ('mode', models.CharField(choices=[('now', 'Now'), ('after', 'After'), ('hourly', 'Hourly'), ('daily', 'Daily'), ('off', 'Off')], default='now', max_length=8)),
                ('size', models.PositiveSmallIntegerField(default=1)),
                ('stage', models.CharField(choices=[('ready', 'Ready'), ('sending', 'Sending'), ('sent', 'Sent'), ('failed', 'Failed'), ('unknown', 'Unknown'), ('void', 'Void')], default='ready', max_length=8)),
                ('address', models.CharField(blank=True, default='', max_length=320)),
                ('content', models.JSONField(null=True)),
                ('attempts', models.PositiveSmallIntegerField(default=0)),
                ('copies', models.PositiveSmallIntegerField(default=0)),
                ('due_at', models.DateTimeField()),
                ('holder', models.UUIDField(editable=False, null=True)),
                ('error', models.TextField(blank=True, default='')),
                ('created_at', models.DateTimeField(default=mp2site.infra.clock.now)),
                ('sent_at', models.DateTimeField(null=True)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Device',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('endpoint', models.URLField(max_length=1000, unique=True)),
                ('p256dh', models.CharField(max_length=100)),
                ('auth', models.CharField(max_length=32)),
                ('name', models.CharField(blank=True, default='', max_length=100)),
                ('created_at', models.DateTimeField(default=mp2site.infra.clock.now)),
                ('used_at', models.DateTimeField(null=True)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='devices', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['created_at', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='NewsSeen',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Notice',
            fields=[
                ('id', models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                ('turn', models.PositiveIntegerField(default=0)),
                ('kind', models.CharField(max_length=12)),
                ('step', models.CharField(blank=True, default='', max_length=16)),
                ('channel', models.CharField(choices=[('mail', 'Mail'), ('push', 'Push'), ('webhook', 'Webhook')], default='mail', max_length=8)),
                ('state', models.CharField(choices=[('pending', 'Pending'), ('held', 'Held'), ('batched', 'Batched'), ('sent', 'Sent'), ('skipped', 'Skipped'), ('failed', 'Failed'), ('unknown', 'Unknown')], default='pending', max_length=8)),
                ('reason', models.CharField(blank=True, default='', max_length=200)),
                ('created_at', models.DateTimeField(default=mp2site.infra.clock.now)),
                ('due_at', models.DateTimeField(default=notifications.models.notices.first_due)),
                ('sent_at', models.DateTimeField(null=True)),
                ('trail', models.JSONField(default=list)),
                ('by', models.ForeignKey(db_index=False, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='notices_caused', to=settings.AUTH_USER_MODEL)),
                ('delivery', models.ForeignKey(null=True, on_delete=django.db.models.deletion.RESTRICT, related_name='notices', to='notifications.delivery')),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='notices', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='notices', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Preference',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('topic', models.CharField(choices=[('turn', 'Turn'), ('time', 'Time'), ('table', 'Table'), ('talk', 'Talk'), ('invitation', 'Invitation')], max_length=12)),
                ('mode', models.CharField(choices=[('now', 'Now'), ('after', 'After'), ('hourly', 'Hourly'), ('daily', 'Daily'), ('off', 'Off')], default='now', max_length=8)),
                ('mail', models.BooleanField(default=True)),
                ('push', models.BooleanField(default=True)),
                ('webhook', models.BooleanField(default=True)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='notice_preferences', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='notice_preferences', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Presence',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.table')),
            ],
        ),
        migrations.AddIndex(
            model_name='delivery',
            index=models.Index(condition=models.Q(('stage__in', ('ready', 'sending'))), fields=['due_at'], name='delivery_underway'),
        ),
        migrations.AddIndex(
            model_name='delivery',
            index=models.Index(condition=models.Q(('content__isnull', False)), fields=['created_at'], name='delivery_content'),
        ),
        migrations.AddIndex(
            model_name='delivery',
            index=models.Index(condition=models.Q(('stage__in', ('ready', 'sending')), _negated=True), fields=['created_at'], name='delivery_settled'),
        ),
        migrations.AddConstraint(
            model_name='delivery',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('sent_at__isnull', False), ('stage', 'sent')), models.Q(models.Q(('stage', 'sent'), _negated=True), ('sent_at__isnull', True)), _connector='OR'), name='delivery_sent_has_time'),
        ),
        migrations.AddConstraint(
            model_name='delivery',
            constraint=models.CheckConstraint(condition=models.Q(('stage__in', ['ready', 'sending', 'sent', 'failed', 'unknown', 'void'])), name='delivery_stage'),
        ),
        migrations.AddConstraint(
            model_name='newsseen',
            constraint=models.UniqueConstraint(fields=('person', 'table'), name='news_seen_once_a_table'),
        ),
        migrations.AddConstraint(
            model_name='newsseen',
            constraint=models.UniqueConstraint(condition=models.Q(('table__isnull', True)), fields=('person',), name='news_seen_once'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(condition=models.Q(('state__in', ('pending', 'held'))), fields=['due_at'], name='notice_waiting'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(condition=models.Q(('state', 'pending')), fields=['due_at', 'id'], name='notice_pending'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(fields=['person', '-created_at'], name='notice_ledger'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(condition=models.Q(('channel', 'mail'), models.Q(('kind__in', ('turn', 'reminder', 'chat')), _negated=True)), fields=['person', '-created_at'], name='notice_news'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(fields=['table'], name='notice_table'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(condition=models.Q(('state__in', ['pending', 'held', 'batched']), _negated=True), fields=['created_at'], name='notice_settled'),
        ),
        migrations.AddIndex(
            model_name='notice',
            index=models.Index(condition=models.Q(('by__isnull', False)), fields=['by'], name='notice_by'),
        ),
        migrations.AddConstraint(
            model_name='notice',
            constraint=models.UniqueConstraint(fields=('person', 'table', 'turn', 'kind', 'step', 'channel'), name='notice_once'),
        ),
        migrations.AddConstraint(
            model_name='notice',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('sent_at__isnull', False), ('state', 'sent')), models.Q(models.Q(('state', 'sent'), _negated=True), ('sent_at__isnull', True)), _connector='OR'), name='notice_sent_has_time'),
        ),
        migrations.AddConstraint(
            model_name='notice',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('state__in', ['batched', 'unknown']), _negated=True), ('delivery__isnull', False), _connector='OR'), name='notice_batched_has_delivery'),
        ),
        migrations.AddConstraint(
            model_name='notice',
            constraint=models.CheckConstraint(condition=models.Q(('state__in', ['pending', 'held', 'batched', 'sent', 'skipped', 'failed', 'unknown'])), name='notice_state'),
        ),
        migrations.AddConstraint(
            model_name='preference',
            constraint=models.UniqueConstraint(condition=models.Q(('table__isnull', True)), fields=('person', 'topic'), name='preference_once_everywhere'),
        ),
        migrations.AddConstraint(
            model_name='preference',
            constraint=models.UniqueConstraint(fields=('person', 'table', 'topic'), name='preference_once_a_table'),
        ),
        migrations.AddConstraint(
            model_name='preference',
            constraint=models.CheckConstraint(condition=models.Q(('mode__in', ['now', 'after', 'hourly', 'daily', 'off'])), name='preference_mode'),
        ),
        migrations.AddConstraint(
            model_name='preference',
            constraint=models.CheckConstraint(condition=models.Q(('topic__in', ['turn', 'time', 'table', 'talk', 'invitation'])), name='preference_topic'),
        ),
        migrations.AddConstraint(
            model_name='presence',
            constraint=models.UniqueConstraint(fields=('person', 'table'), name='presence_once'),
        ),
        migrations.RunPython(pack_by_lz4, migrations.RunPython.noop, elidable=False),
    ]
