"""All migrations of games until November 2026 in one, for new sites; older ones apply those it replaces."""

import django.db.models.deletion
import games.models.table
import mp2site.infra.clock
from django.conf import settings
from django.db import migrations, models


PACKED = (("table", "state"), ("snapshot", "state"), ("seat", "draft_state"), ("packedgame", "moves"), ("packedgame", "states"))
"""Columns that are compressed already."""
SAMPLED = (("seat", -0.3), ("move", -0.01))
"""Tables with the share of distinct tables among their rows, which samples of a big table don't show."""
COMPARED_WHOLE = ("heartbeat", "invitation", "table", "tableevent", "turn")
"""Tables whose text keys are never searched by patterns: they need no index for that."""


def tune(apps, schema_editor):
    """Set up storage, statistics and indexes that models can't declare, on PostgreSQL."""
    if schema_editor.connection.vendor != "postgresql":
        return
    # Indexes and foreign keys are created at a migration's end: create them now.
    for statement in schema_editor.deferred_sql:
        schema_editor.execute(statement, params=None)
    schema_editor.deferred_sql.clear()
    with schema_editor.connection.cursor() as cursor:
        for table, column in PACKED:
            cursor.execute(f"ALTER TABLE games_{table} ALTER COLUMN {column} SET STORAGE EXTERNAL")
        for table, share in SAMPLED:
            cursor.execute(f"ALTER TABLE games_{table} ALTER COLUMN table_id SET (n_distinct = {share})")
        cursor.execute(
            r"SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()"
            r" AND indexname LIKE 'games\_%%\_like' AND tablename = ANY(%s)",
            [[f"games_{table}" for table in COMPARED_WHOLE]],
        )
        for (name,) in cursor.fetchall():
            cursor.execute(f"DROP INDEX {schema_editor.quote_name(name)}")


class Migration(migrations.Migration):

    initial = True

    replaces = [
        ('games', '0001_initial'),
        ('games', '0002_states_uncompressed'),
        ('games', '0003_clocks'),
        ('games', '0004_open_turns'),
        ('games', '0005_moderation'),
        ('games', '0006_move_change'),
        ('games', '0007_rematch'),
        ('games', '0008_opponents'),
        ('games', '0009_lessons'),
        ('games', '0010_coaching'),
        ('games', '0011_notes'),
        ('games', '0012_resigning'),
        ('games', '0013_lists_of_many'),
        ('games', '0014_packed_games'),
        ('games', '0015_tried_lines'),
        ('games', '0016_resigned_line'),
        ('games', '0017_pauses'),
        ('games', '0018_seat_wishes'),
        ('games', '0019_talk'),
        ('games', '0020_ratings'),
        ('games', '0021_plans'),
        ('games', '0022_rating_index'),
        ('games', '0023_asks'),
        ('games', '0024_agrees_on_rating'),
        ('games', '0025_turn_closed_by_house'),
        ('games', '0026_turn_ran_out'),
        ('games', '0027_plan_behind'),
        ('games', '0028_rated_together'),
        ('games', '0029_fill_rated_together'),
        ('games', '0030_index_rated_together'),
        ('games', '0031_index_seats_without_result'),
        ('games', '0032_rates_computers'),
        ('games', '0033_forget_ratings'),
        ('games', '0034_rated_repeats'),
        ('games', '0035_feature_options'),
    ]

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Heartbeat',
            fields=[
                ('name', models.CharField(max_length=20, primary_key=True, serialize=False)),
                ('last_ok', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='Table',
            fields=[
                ('id', models.CharField(default=games.models.table.new_id, editable=False, max_length=10, primary_key=True, serialize=False)),
                ('name', models.CharField(blank=True, max_length=60)),
                ('title', models.CharField(max_length=40)),
                ('edition', models.CharField(max_length=40)),
                ('rules_version', models.PositiveIntegerField()),
                ('options', models.JSONField(default=dict)),
                ('size', models.PositiveSmallIntegerField()),
                ('visibility', models.CharField(choices=[('public', 'Public'), ('link', 'Link'), ('private', 'Private')], default='public', max_length=8)),
                ('hidden', models.BooleanField(default=False)),
                ('pace', models.CharField(default='calm', max_length=20)),
                ('pace_grace', models.PositiveIntegerField(default=0)),
                ('pace_bank', models.PositiveIntegerField(default=0)),
                ('pace_increment', models.PositiveIntegerField(default=0)),
                ('pace_cap', models.PositiveIntegerField(default=0)),
                ('timeout_policy', models.CharField(choices=[('turn', 'Turn'), ('seat', 'Seat'), ('end', 'End')], default='turn', max_length=4)),
                ('timeout_misses', models.PositiveSmallIntegerField(default=2)),
                ('stand_in', models.CharField(choices=[('apprentice', 'Apprentice'), ('merchant', 'Merchant'), ('master', 'Master'), ('house', 'House')], default='merchant', max_length=10)),
                ('pause_days', models.PositiveSmallIntegerField(null=True)),
                ('pause_by', models.PositiveSmallIntegerField(null=True)),
                ('paused_until', models.DateTimeField(null=True)),
                ('faults', models.PositiveSmallIntegerField(default=0)),
                ('rated', models.BooleanField(default=True)),
                ('rates_computers', models.BooleanField(default=False)),
                ('asks_punctual', models.PositiveSmallIntegerField(default=0)),
                ('rating_from', models.PositiveSmallIntegerField(null=True)),
                ('rating_to', models.PositiveSmallIntegerField(null=True)),
                ('talk_closed', models.BooleanField(default=False)),
                ('feature_options', models.JSONField(default=dict)),
                ('said', models.PositiveBigIntegerField(default=0)),
                ('start_when_full', models.BooleanField(default=True)),
                ('status', models.CharField(choices=[('open', 'Open'), ('playing', 'Playing'), ('finished', 'Finished'), ('abandoned', 'Abandoned'), ('quarantined', 'Quarantined')], default='open', max_length=12)),
                ('token', models.CharField(default=games.models.table.new_token, max_length=24, unique=True)),
                ('secret', models.BinaryField(default=games.models.table.new_secret)),
                ('commitment', models.CharField(max_length=64)),
                ('seed', models.BinaryField(null=True)),
                ('ply', models.PositiveIntegerField(default=0)),
                ('version', models.PositiveIntegerField(default=0)),
                ('state', models.BinaryField(null=True)),
                ('outcome', models.JSONField(null=True)),
                ('trouble', models.TextField(blank=True, default='')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('started_at', models.DateTimeField(null=True)),
                ('finished_at', models.DateTimeField(null=True)),
                ('packed_at', models.DateTimeField(editable=False, null=True)),
                ('host', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='hosted', to=settings.AUTH_USER_MODEL)),
                ('rematch_of', models.OneToOneField(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Outage',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('cause', models.CharField(max_length=20)),
                ('began_at', models.DateTimeField()),
                ('ended_at', models.DateTimeField()),
                ('settled_at', models.DateTimeField(null=True)),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('settled_at__isnull', True)), fields=['began_at'], name='outage_unsettled')],
                'constraints': [models.UniqueConstraint(fields=('cause', 'began_at'), name='outage_once'), models.CheckConstraint(condition=models.Q(('ended_at__gt', models.F('began_at'))), name='outage_has_length')],
            },
        ),
        migrations.CreateModel(
            name='PackedGame',
            fields=[
                ('table', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='packed', serialize=False, to='games.table')),
                ('moves', models.BinaryField()),
                ('states', models.BinaryField()),
                ('digest', models.BinaryField(max_length=32)),
            ],
        ),
        migrations.CreateModel(
            name='Move',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('ply', models.PositiveIntegerField()),
                ('place', models.PositiveSmallIntegerField()),
                ('turn', models.PositiveIntegerField()),
                ('decision', models.CharField(max_length=60)),
                ('key', models.CharField(max_length=120)),
                ('by', models.CharField(choices=[('person', 'Person'), ('plan', 'Plan'), ('order', 'Order'), ('house', 'House')], default='person', max_length=6)),
                ('barrier', models.BooleanField(default=False)),
                ('events', models.TextField(default='[]')),
                ('change', models.JSONField(null=True)),
                ('at', models.DateTimeField()),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='moves', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Message',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('audience', models.CharField(choices=[('seats', 'Seats'), ('spectators', 'Spectators')], default='seats', max_length=10)),
                ('ply', models.PositiveIntegerField(default=0)),
                ('moment', models.JSONField(null=True)),
                ('place', models.PositiveSmallIntegerField(null=True)),
                ('text', models.TextField()),
                ('said_at', models.DateTimeField(default=mp2site.infra.clock.now)),
                ('edited_at', models.DateTimeField(null=True)),
                ('taken_back', models.BooleanField(default=False)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='messages', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='messages', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='LineStep',
            fields=[
                ('id', models.CharField(default=games.models.table.new_id, editable=False, max_length=10, primary_key=True, serialize=False)),
                ('slot', models.PositiveSmallIntegerField()),
                ('ply', models.PositiveIntegerField(null=True)),
                ('ahead', models.BooleanField(default=False)),
                ('seat', models.PositiveSmallIntegerField(null=True)),
                ('key', models.CharField(blank=True, default='', max_length=120)),
                ('label', models.JSONField(null=True)),
                ('guess', models.CharField(blank=True, default='', max_length=32)),
                ('laid', models.JSONField(default=dict)),
                ('told', models.CharField(blank=True, default='', max_length=24)),
                ('name', models.CharField(blank=True, default='', max_length=40)),
                ('token', models.CharField(blank=True, default='', max_length=24)),
                ('at', models.DateTimeField()),
                ('parent', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='children', to='games.linestep')),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Invitation',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('by', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('guest', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='invitations', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Rating',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=40)),
                ('mu', models.FloatField()),
                ('sigma', models.FloatField()),
                ('games', models.PositiveIntegerField(default=0)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='ratings', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Removal',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('lifted', models.BooleanField(default=False)),
                ('guest', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='removals', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Seat',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('place', models.PositiveSmallIntegerField(null=True)),
                ('joined_at', models.DateTimeField(auto_now_add=True)),
                ('nonce', models.CharField(max_length=64)),
                ('turn', models.PositiveIntegerField(default=0)),
                ('waiting_since', models.DateTimeField(null=True)),
                ('seen_ply', models.PositiveIntegerField(default=0)),
                ('orders', models.JSONField(default=dict)),
                ('version', models.PositiveIntegerField(default=0)),
                ('draft', models.JSONField(default=list)),
                ('draft_ply', models.PositiveIntegerField(default=0)),
                ('draft_state', models.BinaryField(null=True)),
                ('draft_note', models.CharField(blank=True, default='', max_length=40)),
                ('coached', models.BooleanField(null=True)),
                ('notes', models.TextField(blank=True, default='')),
                ('heard', models.PositiveBigIntegerField(default=0)),
                ('talk_muted', models.BooleanField(default=False)),
                ('has_planned', models.BooleanField(default=False)),
                ('consents_to_abandon', models.BooleanField(default=False)),
                ('agrees_on_pause', models.BooleanField(default=False)),
                ('agrees_on_rating', models.BooleanField(default=False)),
                ('bank', models.PositiveIntegerField(default=0)),
                ('missed', models.PositiveSmallIntegerField(default=0)),
                ('held_by_house', models.BooleanField(default=False)),
                ('resigned_at', models.DateTimeField(null=True)),
                ('rank', models.PositiveSmallIntegerField(null=True)),
                ('score', models.IntegerField(null=True)),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='seats', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='RatedGame',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=40)),
                ('partners', models.JSONField()),
                ('mu_before', models.FloatField()),
                ('sigma_before', models.FloatField()),
                ('mu', models.FloatField()),
                ('sigma', models.FloatField()),
                ('weight', models.FloatField(default=1.0)),
                ('counts', models.BooleanField(default=True)),
                ('gain_withheld', models.BooleanField(default=False)),
                ('left', models.BooleanField(default=False)),
                ('ended_at', models.DateTimeField()),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('seat', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='rated', to='games.seat')),
            ],
        ),
        migrations.CreateModel(
            name='Plan',
            fields=[
                ('id', models.CharField(default=games.models.table.new_id, editable=False, max_length=10, primary_key=True, serialize=False)),
                ('ways', models.JSONField(default=list)),
                ('hold', models.BooleanField(default=True)),
                ('any_price', models.BooleanField(default=False)),
                ('untouched', models.BooleanField(default=False)),
                ('delay', models.PositiveSmallIntegerField(default=0)),
                ('at', models.DateTimeField()),
                ('became', models.CharField(blank=True, choices=[('played', 'Played'), ('ready', 'Ready'), ('refused', 'Refused'), ('by-hand', 'By Hand')], default='', max_length=8)),
                ('turn', models.PositiveIntegerField()),
                ('behind', models.PositiveIntegerField(null=True)),
                ('settled_at', models.DateTimeField(null=True)),
                ('way', models.PositiveSmallIntegerField(null=True)),
                ('refusals', models.JSONField(default=list)),
                ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='plans', to='games.seat')),
            ],
        ),
        migrations.CreateModel(
            name='SeatWish',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=40)),
                ('pace', models.CharField(max_length=20)),
                ('least', models.PositiveSmallIntegerField()),
                ('most', models.PositiveSmallIntegerField()),
                ('within', models.PositiveSmallIntegerField(null=True)),
                ('paused', models.BooleanField(default=False)),
                ('created_at', models.DateTimeField()),
                ('expires_at', models.DateTimeField(db_index=True)),
                ('seat_at', models.DateTimeField(null=True)),
                ('declined', models.JSONField(default=list)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='wishes', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='wishes', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='Snapshot',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('ply', models.PositiveIntegerField()),
                ('state', models.BinaryField()),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='snapshots', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='TableEvent',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('ply', models.PositiveIntegerField()),
                ('kind', models.CharField(choices=[('timed-out', 'Timed Out'), ('held', 'Held'), ('returned', 'Returned'), ('credited', 'Credited'), ('ended', 'Ended'), ('quarantined', 'Quarantined'), ('released', 'Released'), ('resigned', 'Resigned'), ('paused', 'Paused'), ('resumed', 'Resumed')], max_length=12)),
                ('place', models.PositiveSmallIntegerField(null=True)),
                ('params', models.JSONField(default=dict)),
                ('at', models.DateTimeField()),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='events', to='games.table')),
            ],
            options={
                'ordering': ['ply', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Turn',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('opened_at', models.DateTimeField()),
                ('since', models.DateTimeField()),
                ('used', models.FloatField(default=0)),
                ('credit', models.PositiveIntegerField(default=0)),
                ('deadline_at', models.DateTimeField(null=True)),
                ('remind_at', models.DateTimeField(null=True)),
                ('reminded', models.PositiveSmallIntegerField(default=0)),
                ('player', models.CharField(blank=True, default='', max_length=10)),
                ('asked_at', models.DateTimeField(null=True)),
                ('asked', models.PositiveSmallIntegerField(default=0)),
                ('ran_out', models.BooleanField(default=False)),
                ('closed_at', models.DateTimeField(null=True)),
                ('closed_by', models.CharField(blank=True, choices=[('move', 'Move'), ('house', 'House'), ('timeout', 'Timeout'), ('void', 'Void')], default='', max_length=7)),
                ('seat', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='turns', to='games.seat')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='turns', to='games.table')),
            ],
        ),
        migrations.CreateModel(
            name='OutageCredit',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seconds', models.PositiveIntegerField()),
                ('outage', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='credits', to='games.outage')),
                ('turn', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='credits', to='games.turn')),
            ],
        ),
        migrations.CreateModel(
            name='LessonProgress',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=40)),
                ('lesson', models.CharField(max_length=40)),
                ('step', models.PositiveSmallIntegerField(default=0)),
                ('way', models.CharField(blank=True, default='', max_length=60)),
                ('done', models.BooleanField(default=False)),
                ('at', models.DateTimeField()),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('person', 'title', 'lesson'), name='one_progress_a_lesson')],
            },
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('paused_until__isnull', False)), fields=['paused_until'], name='table_pauses'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(fields=['-created_at', '-id'], name='table_newest'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(fields=['status', '-created_at', '-id'], name='table_by_status'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('hidden', False), ('visibility', 'public')), fields=['title', 'status', '-created_at', '-id'], name='table_by_title'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('hidden', True)), fields=['-created_at'], name='table_hidden'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('finished_at__isnull', False), ('packed_at__isnull', True)), fields=['finished_at'], name='table_to_pack'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('rated', True), ('status', 'finished')), fields=['finished_at'], name='table_to_rate'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('name', ''), _negated=True), fields=['name'], name='table_named'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('size__range', (1, 12))), name='table_size'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('status__in', ['open', 'playing', 'finished', 'abandoned', 'quarantined'])), name='table_status'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('visibility__in', ['public', 'link', 'private'])), name='table_visibility'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('status__in', ['open', 'quarantined']), models.Q(('started_at__isnull', True), ('status', 'abandoned')), models.Q(('seed__isnull', False), ('started_at__isnull', False), ('state__isnull', False)), _connector='OR'), name='table_started_has_state'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('outcome__isnull', False), ('status', 'finished')), models.Q(models.Q(('status', 'finished'), _negated=True), ('outcome__isnull', True)), _connector='OR'), name='table_finished_has_outcome'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('timeout_policy__in', ['turn', 'seat', 'end'])), name='table_timeout_policy'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('stand_in__in', ['apprentice', 'merchant', 'master', 'house'])), name='table_stand_in'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('timeout_misses__range', (1, 5))), name='table_misses'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('pace', 'calm'), ('pace_bank', 0), ('pace_cap', 0), ('pace_grace', 0), ('pace_increment', 0)), models.Q(models.Q(('pace', 'calm'), _negated=True), models.Q(('pace_grace__gt', 0), ('pace_bank__gt', 0), _connector='OR')), _connector='OR'), name='table_calm_has_no_clock'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('pause_by__isnull', True), ('pause_days__isnull', True)), models.Q(('pause_by__isnull', False), ('pause_days__range', (1, 14)), ('paused_until__isnull', True)), _connector='OR'), name='table_pause_proposed'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('pace_cap__gte', models.F('pace_bank'))), name='table_bank_within_cap'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(('asks_punctual__in', (0, 80, 90, 95))), name='table_asks_punctual'),
        ),
        migrations.AddConstraint(
            model_name='table',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('rating_from__isnull', True), ('rating_from__range', (0, 4000)), _connector='OR'), models.Q(('rating_to__isnull', True), ('rating_to__range', (0, 4000)), _connector='OR'), models.Q(('rating_from__isnull', True), ('rating_to__isnull', True), ('rating_to__gte', models.F('rating_from')), _connector='OR')), name='table_asks_rating'),
        ),
        migrations.AddConstraint(
            model_name='move',
            constraint=models.UniqueConstraint(fields=('table', 'ply'), name='move_one_a_ply'),
        ),
        migrations.AddConstraint(
            model_name='move',
            constraint=models.CheckConstraint(condition=models.Q(('ply__gte', 1)), name='move_ply_from_one'),
        ),
        migrations.AddIndex(
            model_name='message',
            index=models.Index(fields=['table', 'id'], name='message_of_table'),
        ),
        migrations.AddConstraint(
            model_name='message',
            constraint=models.CheckConstraint(condition=models.Q(('audience__in', ['seats', 'spectators'])), name='message_audience'),
        ),
        migrations.AddConstraint(
            model_name='linestep',
            constraint=models.UniqueConstraint(fields=('person', 'table', 'slot'), name='line_step_one_a_slot'),
        ),
        migrations.AddConstraint(
            model_name='linestep',
            constraint=models.UniqueConstraint(condition=models.Q(('token', ''), _negated=True), fields=('token',), name='line_step_shared_once'),
        ),
        migrations.AddConstraint(
            model_name='linestep',
            constraint=models.CheckConstraint(condition=models.Q(('slot__range', (1, 200))), name='line_step_slot'),
        ),
        migrations.AddConstraint(
            model_name='linestep',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('parent__isnull', True), ('ply__isnull', False), ('seat__isnull', True)), models.Q(('parent__isnull', False), ('ply__isnull', True)), _connector='OR'), name='line_step_begins_or_follows'),
        ),
        migrations.AddConstraint(
            model_name='linestep',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('key', ''), ('seat__isnull', True)), models.Q(('seat__isnull', False), models.Q(('key', ''), _negated=True)), _connector='OR'), name='line_step_seat_has_key'),
        ),
        migrations.AddIndex(
            model_name='invitation',
            index=models.Index(fields=['by', 'at'], name='invitation_of_day'),
        ),
        migrations.AddIndex(
            model_name='rating',
            index=models.Index(condition=models.Q(('games__gte', 10)), fields=['title', '-mu', 'id'], name='rating_ladder'),
        ),
        migrations.AddConstraint(
            model_name='rating',
            constraint=models.UniqueConstraint(fields=('person', 'title'), name='rating_once_a_title'),
        ),
        migrations.AddIndex(
            model_name='removal',
            index=models.Index(fields=['table', 'guest'], name='removal_of_guest'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(fields=['person', '-id'], name='seat_of_person'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(condition=models.Q(('waiting_since__isnull', False)), fields=['person', 'waiting_since'], name='seat_waiting'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(condition=models.Q(('rank__isnull', True)), fields=['person'], name='seat_without_result'),
        ),
        migrations.AddConstraint(
            model_name='seat',
            constraint=models.UniqueConstraint(fields=('table', 'person'), name='seat_once_a_person'),
        ),
        migrations.AddConstraint(
            model_name='seat',
            constraint=models.UniqueConstraint(condition=models.Q(('place__isnull', False)), fields=('table', 'place'), name='seat_one_a_place'),
        ),
        migrations.AddConstraint(
            model_name='seat',
            constraint=models.CheckConstraint(condition=models.Q(('waiting_since__isnull', True), models.Q(('place__isnull', False), ('turn__gte', 1)), _connector='OR'), name='seat_waiting_has_turn'),
        ),
        migrations.AddIndex(
            model_name='ratedgame',
            index=models.Index(fields=['person', 'title', 'ended_at', 'id'], name='rated_of_person'),
        ),
        migrations.AddConstraint(
            model_name='plan',
            constraint=models.UniqueConstraint(fields=('seat', 'turn'), name='plan_one_a_turn'),
        ),
        migrations.AddConstraint(
            model_name='plan',
            constraint=models.UniqueConstraint(condition=models.Q(('became', '')), fields=('seat',), name='plan_one_pending_a_seat'),
        ),
        migrations.AddConstraint(
            model_name='plan',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('became', ''), ('settled_at__isnull', True)), models.Q(models.Q(('became', ''), _negated=True), ('settled_at__isnull', False)), _connector='OR'), name='plan_settled_has_time'),
        ),
        migrations.AddConstraint(
            model_name='plan',
            constraint=models.CheckConstraint(condition=models.Q(('delay__lte', 10)), name='plan_delay'),
        ),
        migrations.AddIndex(
            model_name='seatwish',
            index=models.Index(condition=models.Q(('seat_at__isnull', False)), fields=['seat_at'], name='wish_to_seat'),
        ),
        migrations.AddConstraint(
            model_name='seatwish',
            constraint=models.UniqueConstraint(fields=('person', 'title', 'pace'), name='wish_once'),
        ),
        migrations.AddConstraint(
            model_name='seatwish',
            constraint=models.CheckConstraint(condition=models.Q(('most__gte', models.F('least'))), name='wish_seats'),
        ),
        migrations.AddConstraint(
            model_name='seatwish',
            constraint=models.CheckConstraint(condition=models.Q(('within__isnull', True), ('within__in', (150, 300)), _connector='OR'), name='wish_within'),
        ),
        migrations.AddConstraint(
            model_name='snapshot',
            constraint=models.UniqueConstraint(fields=('table', 'ply'), name='snapshot_one_a_ply'),
        ),
        migrations.AddIndex(
            model_name='turn',
            index=models.Index(condition=models.Q(('closed_at__isnull', True), ('deadline_at__isnull', False)), fields=['deadline_at'], name='turn_deadlines'),
        ),
        migrations.AddIndex(
            model_name='turn',
            index=models.Index(condition=models.Q(('closed_at__isnull', True), ('remind_at__isnull', False)), fields=['remind_at'], name='turn_reminders'),
        ),
        migrations.AddIndex(
            model_name='turn',
            index=models.Index(condition=models.Q(('closed_at__isnull', True), models.Q(('player', ''), _negated=True)), fields=['asked_at'], name='turn_opponents'),
        ),
        migrations.AddConstraint(
            model_name='turn',
            constraint=models.UniqueConstraint(fields=('seat', 'number'), name='turn_once'),
        ),
        migrations.AddConstraint(
            model_name='turn',
            constraint=models.UniqueConstraint(condition=models.Q(('closed_at__isnull', True)), fields=('seat',), name='turn_one_open_a_seat'),
        ),
        migrations.AddConstraint(
            model_name='turn',
            constraint=models.CheckConstraint(condition=models.Q(('player', ''), ('asked_at__isnull', False), _connector='OR'), name='turn_player_asked'),
        ),
        migrations.AddConstraint(
            model_name='turn',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('closed_at__isnull', True), ('closed_by', '')), models.Q(('closed_at__isnull', False), ('closed_by__in', ['move', 'house', 'timeout', 'void'])), _connector='OR'), name='turn_closed_by'),
        ),
        migrations.AddConstraint(
            model_name='outagecredit',
            constraint=models.UniqueConstraint(fields=('outage', 'turn'), name='outage_credit_once'),
        ),
        migrations.RunPython(tune, migrations.RunPython.noop, elidable=False),
    ]
