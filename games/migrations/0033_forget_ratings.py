"""Ratings follow from the list of games: they are forgotten, and the sweep rates all games again by new rules."""

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def forget(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Delete all ratings, what games did to them, and the mark up to which games are rated."""
    for name in ("RatedGame", "Rating"):
        apps.get_model("games", name).objects.all().delete()
    apps.get_model("games", "Heartbeat").objects.filter(name="ratings").delete()


class Migration(migrations.Migration):
    dependencies = [("games", "0032_rates_computers")]
    operations = [migrations.RunPython(forget, migrations.RunPython.noop)]
