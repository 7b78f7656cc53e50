from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0005_people_from_before'),
    ]

    operations = [
        migrations.AddField(
            model_name='user',
            name='left_at',
            field=models.DateTimeField(blank=True, editable=False, null=True),
        ),
        migrations.AddConstraint(
            model_name='user',
            constraint=models.CheckConstraint(
                condition=Q(('left_at__isnull', True), Q(('email', ''), ('is_active', False)), _connector='OR'),
                name='user_left_is_gone',
            ),
        ),
    ]
