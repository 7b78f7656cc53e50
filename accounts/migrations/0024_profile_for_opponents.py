from django.db import migrations, models


def rename(old, new):
    def change(apps, _):
        apps.get_model("accounts", "User").objects.filter(profile_for=old).update(profile_for=new)

    return change


class Migration(migrations.Migration):
    dependencies = [("accounts", "0023_one_form")]
    operations = [
        migrations.RunPython(rename("company", "opponents"), rename("opponents", "company")),
        migrations.AlterField(
            model_name="user",
            name="profile_for",
            field=models.CharField(
                choices=[
                    ("everybody", "Everybody"),
                    ("opponents", "Opponents"),
                    ("nobody", "Nobody"),
                ],
                default="everybody",
                max_length=9,
            ),
        ),
    ]
