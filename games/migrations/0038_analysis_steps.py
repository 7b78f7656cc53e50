"""`LineStep` is called `AnalysisStep`. Its table and its constraints keep their names."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("games", "0037_preview_names")]

    operations = [
        migrations.AlterModelTable(name="linestep", table="games_linestep"),
        migrations.RenameModel(old_name="LineStep", new_name="AnalysisStep"),
    ]
