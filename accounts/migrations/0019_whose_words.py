"""Store the authors' ids with the messages before a reported one."""

from django.db import migrations, models


def assign(apps, schema_editor):
    """Assign each line to the account of its name; drop lines whose name no account has."""
    report_model, people = apps.get_model("accounts", "Report"), apps.get_model("accounts", "User")
    for report in report_model.objects.exclude(context=""):
        lines = [line.partition(": ") for line in report.context.split("\n")]
        names = {name for name, _, _ in lines}
        ids = dict(people.objects.filter(username__in=names).values_list("username", "pk"))
        report.lines = [
            {"person": ids[name], "name": name, "text": text}
            for name, _, text in lines
            if name in ids
        ]
        report.save(update_fields=["lines"])


def join(apps, schema_editor):
    """Join the lines again."""
    for report in apps.get_model("accounts", "Report").objects.exclude(lines=[]):
        report.context = "\n".join(f"{one['name']}: {one['text']}" for one in report.lines)
        report.save(update_fields=["context"])


class Migration(migrations.Migration):
    """Add the authors' ids to the kept messages."""

    dependencies = [("accounts", "0018_message_reports")]

    operations = [
        migrations.AddField("report", "lines", models.JSONField(blank=True, default=list)),
        migrations.RunPython(assign, join),
        migrations.RemoveField("report", "context"),
        migrations.RenameField("report", "lines", "context"),
    ]
