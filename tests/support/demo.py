"""The demo's people and tables. Each process plays them once and then copies their rows."""

from __future__ import annotations

from django.apps import apps
from django.core.management import call_command
from django.db import models
from django.test import override_settings

from tests.support import chance

_rows: list[list[models.Model]] = []


def demo_laid() -> None:
    """Insert the rows of `manage.py demo` into the database, which must be empty."""
    if not _rows:
        _rows.extend(_played())
        return
    for rows in _rows:
        type(rows[0])._base_manager.bulk_create(rows)


def _played() -> list[list[models.Model]]:
    """Run the command, and return its rows."""
    before = {model: set(_keys(model)) for model in apps.get_models(include_auto_created=True)}
    with chance.of("demo"), override_settings(DEBUG=False):
        call_command("demo", verbosity=0)
    made = [
        [row for row in model._base_manager.all() if row.pk not in before[model]]
        for model in before
    ]
    return [rows for rows in made if rows]


def _keys(model: type[models.Model]) -> list[object]:
    return list(model._base_manager.values_list("pk", flat=True))
