"""Rename the reason of notices that weren't sent because their person had read the message."""

from django.db import migrations


def rename(old, new):
    def change(apps, _):
        notices = apps.get_model("notifications", "Notice").objects.filter(reason=old)
        for notice in notices.only("reason", "trail").iterator():
            notice.reason = new
            for step in notice.trail:
                if step["why"] == old:
                    step["why"] = new
            notice.save(update_fields=["reason", "trail"])

    return change


class Migration(migrations.Migration):
    dependencies = [("notifications", "0018_about_subjects")]
    operations = [migrations.RunPython(rename("heard", "read"), rename("read", "heard"))]
