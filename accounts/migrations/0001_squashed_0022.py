"""All migrations of accounts until November 2026 in one, for new sites; older ones apply those it replaces."""

import accounts.models.circles
import accounts.models.looks
import accounts.names
import django.contrib.auth.models
import django.contrib.auth.validators
import django.core.validators
import django.db.models.deletion
import django.db.models.functions.text
import django.utils.timezone
import mp2site.infra.clock
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    replaces = [
        ('accounts', '0001_initial'),
        ('accounts', '0002_people_s_time'),
        ('accounts', '0003_times_changed_at'),
        ('accounts', '0004_api_tokens'),
        ('accounts', '0005_people_from_before'),
        ('accounts', '0006_former_players'),
        ('accounts', '0007_sessions_ended_at'),
        ('accounts', '0008_moderation'),
        ('accounts', '0009_doors'),
        ('accounts', '0010_computers'),
        ('accounts', '0011_guests'),
        ('accounts', '0012_blocks'),
        ('accounts', '0013_stars'),
        ('accounts', '0014_lists_of_many'),
        ('accounts', '0015_circles'),
        ('accounts', '0016_reports'),
        ('accounts', '0017_profile_for'),
        ('accounts', '0018_message_reports'),
        ('accounts', '0019_whose_words'),
        ('accounts', '0020_circle_reports'),
        ('accounts', '0021_index_unrated'),
        ('accounts', '0022_sent_requests'),
    ]

    dependencies = [
        ('auth', '0012_alter_user_first_name_max_length'),
    ]

    operations = [
        migrations.CreateModel(
            name='Circle',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=60)),
                ('about', models.CharField(blank=True, default='', max_length=200)),
                ('link', models.CharField(blank=True, default=accounts.models.circles.new_link, max_length=24, null=True, unique=True)),
                ('founded_at', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='User',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('password', models.CharField(max_length=128, verbose_name='password')),
                ('last_login', models.DateTimeField(blank=True, null=True, verbose_name='last login')),
                ('is_superuser', models.BooleanField(default=False, help_text='Designates that this user has all permissions without explicitly assigning them.', verbose_name='superuser status')),
                ('username', models.CharField(max_length=150, unique=True, validators=[django.contrib.auth.validators.UnicodeUsernameValidator(), accounts.names.check_form])),
                ('first_name', models.CharField(blank=True, max_length=150, verbose_name='first name')),
                ('last_name', models.CharField(blank=True, max_length=150, verbose_name='last name')),
                ('email', models.EmailField(blank=True, max_length=254, verbose_name='email address')),
                ('is_staff', models.BooleanField(default=False, help_text='Designates whether the user can log into this admin site.', verbose_name='staff status')),
                ('is_active', models.BooleanField(default=True, help_text='Designates whether this user should be treated as active. Unselect this instead of deleting accounts.', verbose_name='active')),
                ('date_joined', models.DateTimeField(default=django.utils.timezone.now, verbose_name='date joined')),
                ('time_zone', models.CharField(default='Europe/Berlin', max_length=64)),
                ('language', models.CharField(choices=[('en', 'English'), ('de', 'Deutsch')], default='en', max_length=8)),
                ('theme', models.CharField(choices=[('auto', 'Auto'), ('day', 'Day'), ('night', 'Night')], default='auto', max_length=8)),
                ('auto_vacation', models.BooleanField(default=False)),
                ('away_until', models.DateTimeField(blank=True, null=True)),
                ('calendar_token', models.CharField(blank=True, max_length=43, null=True, unique=True)),
                ('quiet_from', models.TimeField(blank=True, null=True)),
                ('quiet_to', models.TimeField(blank=True, null=True)),
                ('rest_days', models.CharField(blank=True, default='', max_length=7, validators=[django.core.validators.RegexValidator('^1?2?3?4?5?6?7?\\Z')])),
                ('times_changed_at', models.DateTimeField(blank=True, null=True)),
                ('link_generation', models.PositiveIntegerField(default=0)),
                ('look', accounts.models.looks.LookField(db_index=True, default='', editable=False, max_length=300)),
                ('left_at', models.DateTimeField(blank=True, editable=False, null=True)),
                ('sessions_ended_at', models.DateTimeField(blank=True, editable=False, null=True)),
                ('suspended_at', models.DateTimeField(blank=True, editable=False, null=True)),
                ('is_computer', models.BooleanField(default=False, editable=False)),
                ('strength', models.CharField(blank=True, default='', editable=False, max_length=10)),
                ('guest_until', models.DateTimeField(blank=True, editable=False, null=True)),
                ('is_guest', models.BooleanField(default=False, editable=False)),
                ('profile_for', models.CharField(choices=[('everybody', 'Everybody'), ('company', 'Company'), ('nobody', 'Nobody')], default='everybody', max_length=9)),
                ('groups', models.ManyToManyField(blank=True, help_text='The groups this user belongs to. A user will get all permissions granted to each of their groups.', related_name='user_set', related_query_name='user', to='auth.group', verbose_name='groups')),
                ('owner', models.ForeignKey(editable=False, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='computers', to=settings.AUTH_USER_MODEL)),
                ('user_permissions', models.ManyToManyField(blank=True, help_text='Specific permissions for this user.', related_name='user_set', related_query_name='user', to='auth.permission', verbose_name='user permissions')),
            ],
            options={
                'verbose_name': 'user',
                'verbose_name_plural': 'users',
                'abstract': False,
            },
            managers=[
                ('objects', django.contrib.auth.models.UserManager()),
            ],
        ),
        migrations.CreateModel(
            name='ApiToken',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=60)),
                ('scope', models.CharField(choices=[('read', 'Read'), ('play', 'Play')], max_length=4)),
                ('digest', models.CharField(max_length=64, unique=True)),
                ('created_at', models.DateTimeField()),
                ('expires_at', models.DateTimeField()),
                ('used_at', models.DateTimeField(blank=True, null=True)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='api_tokens', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='AuditEntry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('what', models.CharField(choices=[('table-renamed', 'Table Renamed'), ('table-hidden', 'Table Hidden'), ('table-shown', 'Table Shown'), ('table-closed', 'Table Closed'), ('person-renamed', 'Person Renamed'), ('person-suspended', 'Person Suspended'), ('person-restored', 'Person Restored'), ('password-set', 'Password Set'), ('factors-removed', 'Factors Removed'), ('report-answered', 'Report Answered'), ('message-hidden', 'Message Hidden'), ('circle-dissolved', 'Circle Dissolved')], max_length=20)),
                ('table', models.CharField(blank=True, db_index=True, default='', max_length=10)),
                ('why', models.CharField(max_length=500)),
                ('before', models.CharField(blank=True, default='', max_length=150)),
                ('after', models.CharField(blank=True, default='', max_length=150)),
                ('by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('person', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='audit_entries', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name_plural': 'audit entries',
                'ordering': ['-at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='Block',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('by', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='blocks', to=settings.AUTH_USER_MODEL)),
                ('of', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Membership',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('role', models.CharField(choices=[('founder', 'Founder'), ('member', 'Member')], default='member', max_length=7)),
                ('joined_at', models.DateTimeField()),
                ('circle', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='memberships', to='accounts.circle')),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='memberships', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Report',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('what', models.CharField(choices=[('name', 'Name'), ('message', 'Message'), ('circle', 'Circle')], default='name', max_length=8)),
                ('quoted', models.CharField(max_length=1000)),
                ('why', models.CharField(max_length=500)),
                ('at', models.DateTimeField()),
                ('answered_at', models.DateTimeField(null=True)),
                ('answer', models.CharField(blank=True, default='', max_length=500)),
                ('message', models.PositiveBigIntegerField(default=0)),
                ('table', models.CharField(blank=True, default='', max_length=10)),
                ('context', models.JSONField(blank=True, default=list)),
                ('circle', models.PositiveBigIntegerField(default=0)),
                ('answered_by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('by', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='reports', to=settings.AUTH_USER_MODEL)),
                ('of', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='SentRequest',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(max_length=64)),
                ('content', models.CharField(max_length=64)),
                ('status', models.PositiveSmallIntegerField(default=0)),
                ('headers', models.JSONField(default=dict)),
                ('body', models.TextField(blank=True, default='')),
                ('at', models.DateTimeField(db_index=True, default=mp2site.infra.clock.now)),
                ('person', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Star',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('by', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='stars', to=settings.AUTH_USER_MODEL)),
                ('of', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Vacation',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('starts_at', models.DateTimeField()),
                ('ends_at', models.DateTimeField()),
                ('automatic', models.BooleanField(default=False)),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='vacations', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.AddIndex(
            model_name='user',
            index=models.Index(condition=models.Q(('strength', ''), _negated=True), fields=['strength'], name='user_opponents'),
        ),
        migrations.AddIndex(
            model_name='user',
            index=models.Index(condition=models.Q(('is_guest', True)), fields=['guest_until'], name='user_guests'),
        ),
        migrations.AddIndex(
            model_name='user',
            index=models.Index(django.db.models.functions.text.Upper('username'), name='user_named'),
        ),
        migrations.AddIndex(
            model_name='user',
            index=models.Index(condition=models.Q(('is_computer', True), ('is_guest', True), _connector='OR'), fields=['id'], name='user_unrated'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('quiet_from__isnull', True), ('quiet_to__isnull', True)), models.Q(('quiet_from__isnull', False), ('quiet_to__isnull', False)), _connector='OR'), name='user_quiet_hours_whole'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(('rest_days', '1234567'), _negated=True), name='user_week_has_a_day_that_counts'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(('left_at__isnull', True), models.Q(('email', ''), ('is_active', False)), _connector='OR'), name='user_left_is_gone'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(('suspended_at__isnull', True), ('is_active', False), _connector='OR'), name='user_suspended_is_inactive'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(('owner__isnull', True), ('is_computer', True), _connector='OR'), name='user_owned_is_computer'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(('strength', ''), models.Q(('email', ''), ('is_active', True), ('is_computer', True), ('owner__isnull', True)), _connector='OR'), name='user_opponent_is_of_the_house'),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('guest_until__isnull', True), ('is_guest', False)), models.Q(('email', ''), ('guest_until__isnull', False), ('is_computer', False), ('is_guest', True), ('is_staff', False), ('is_superuser', False)), _connector='OR'), name='user_guest_is_a_visitor'),
        ),
        migrations.AddIndex(
            model_name='apitoken',
            index=models.Index(fields=['person', 'expires_at'], name='api_token_of_person'),
        ),
        migrations.AddConstraint(
            model_name='apitoken',
            constraint=models.CheckConstraint(condition=models.Q(('scope__in', ['read', 'play'])), name='api_token_scope'),
        ),
        migrations.AddIndex(
            model_name='auditentry',
            index=models.Index(fields=['-at'], name='audit_by_time'),
        ),
        migrations.AddConstraint(
            model_name='auditentry',
            constraint=models.CheckConstraint(condition=models.Q(('why', ''), _negated=True), name='audit_has_reason'),
        ),
        migrations.AddConstraint(
            model_name='block',
            constraint=models.UniqueConstraint(fields=('by', 'of'), name='block_once'),
        ),
        migrations.AddConstraint(
            model_name='block',
            constraint=models.CheckConstraint(condition=models.Q(('by', models.F('of')), _negated=True), name='block_of_another'),
        ),
        migrations.AddConstraint(
            model_name='membership',
            constraint=models.UniqueConstraint(fields=('circle', 'person'), name='membership_once'),
        ),
        migrations.AddConstraint(
            model_name='membership',
            constraint=models.UniqueConstraint(condition=models.Q(('role', 'founder')), fields=('circle',), name='circle_one_founder'),
        ),
        migrations.AddConstraint(
            model_name='membership',
            constraint=models.CheckConstraint(condition=models.Q(('role__in', ['founder', 'member'])), name='membership_role'),
        ),
        migrations.AddIndex(
            model_name='report',
            index=models.Index(condition=models.Q(('answered_at__isnull', True)), fields=['at'], name='report_queue'),
        ),
        migrations.AddConstraint(
            model_name='report',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('answer', ''), ('answered_at__isnull', True)), models.Q(('answered_at__isnull', False), models.Q(('answer', ''), _negated=True)), _connector='OR'), name='report_answered_with_words'),
        ),
        migrations.AddConstraint(
            model_name='report',
            constraint=models.UniqueConstraint(condition=models.Q(('answered_at__isnull', True)), fields=('by', 'of', 'what', 'message', 'circle'), name='report_open_once'),
        ),
        migrations.AddConstraint(
            model_name='sentrequest',
            constraint=models.UniqueConstraint(fields=('person', 'key'), name='sent_once'),
        ),
        migrations.AddConstraint(
            model_name='star',
            constraint=models.UniqueConstraint(fields=('by', 'of'), name='star_once'),
        ),
        migrations.AddConstraint(
            model_name='star',
            constraint=models.CheckConstraint(condition=models.Q(('by', models.F('of')), _negated=True), name='star_of_another'),
        ),
        migrations.AddIndex(
            model_name='vacation',
            index=models.Index(fields=['person', 'ends_at'], name='vacation_of_person'),
        ),
        migrations.AddConstraint(
            model_name='vacation',
            constraint=models.CheckConstraint(condition=models.Q(('ends_at__gt', models.F('starts_at'))), name='vacation_ends_after_start'),
        ),
    ]

