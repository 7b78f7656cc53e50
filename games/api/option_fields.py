"""The fields of table options in requests and answers. Features declare the options."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from games.api.fields import Flag, Number
from games.features import options
from games.features.options import TableOption
from games.table_options import table_options


def _field(option: TableOption, **more: Any) -> serializers.Field[Any, Any, Any, Any]:
    match option.kind:
        case options.Switch():
            return Flag(help_text=option.help, **more)
        case options.Choice(values):
            choices = f"{option.help} One of {', '.join(map(str, values))}."
            return Number(min_value=values[0], max_value=values[-1], help_text=choices, **more)
        case options.Number(least, most):
            bounds = {"min_value": least, "max_value": most, "allow_null": True}
            return Number(help_text=option.help, **bounds, **more)


def fields_in_answers() -> dict[str, Any]:
    """Return the fields of all table options by name."""
    return {option.name: _field(option) for option in table_options()}


def fields_in_requests() -> dict[str, Any]:
    """Return the fields of all table options by name; each has the option's default."""
    return {option.name: _field(option, default=option.default) for option in table_options()}
