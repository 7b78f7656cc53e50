"""The previews of planned choices have `gain`, `cost` and `left` instead of `takes`, `gives` and `leaves`."""

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

NAMES = {"takes": "gain", "gives": "cost", "leaves": "left"}


def forward(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Rename the keys of all plans' previews."""
    _rename(apps, NAMES)


def back(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Restore the old keys."""
    _rename(apps, {new: old for old, new in NAMES.items()})


def _rename(apps: StateApps, names: dict[str, str]) -> None:
    for plan in apps.get_model("games", "Plan").objects.only("ways").iterator():
        for way in plan.ways:
            for choice in way["choices"]:
                preview = choice["preview"]
                choice["preview"] = {names.get(key, key): preview[key] for key in preview}
        plan.save(update_fields=["ways"])


class Migration(migrations.Migration):
    dependencies = [("games", "0036_seeks")]
    operations = [migrations.RunPython(forward, back)]
