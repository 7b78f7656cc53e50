"""The fields of table options, as features declare them, in the form of a new table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django import forms

from games.features.options import Choice, Number, Switch, TableOption
from games.table_options import table_options
from mp2site.text.rendering import msg, msg_lazy


@dataclass(frozen=True, slots=True)
class OptionField:
    """A table option with its field, as the template shows it."""

    option: TableOption
    field: forms.BoundField

    @property
    def template(self) -> str:
        """The template that shows the field; empty if another option's template shows it, too."""
        if self.option.template is not None:
            return self.option.template
        return "tables/_switch.html" if isinstance(self.option.kind, Switch) else "parts/field.html"

    @property
    def differs(self) -> bool:
        """Whether the form's value differs from the default."""
        value = self.field.value()
        match self.option.kind:
            case Switch():
                return bool(value)
            case Choice():
                return str(value or self.option.default) != str(self.option.default)
            case Number():
                return value not in {"", None}


class OptionsForm(forms.Form):
    """A form with a field for each table option that this site offers."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        for option in _offered():
            self.fields[_name(option)] = _field(option)

    def table_options(self) -> list[OptionField]:
        """Return the options with their fields, in the order of the registry."""
        return [OptionField(option, self[_name(option)]) for option in _offered()]

    def options_chosen(self, values: dict[str, Any]) -> dict[str, Any]:
        """Remove the options' fields from cleaned values; return the options' values by name."""
        return {option.name: _value(option, values.pop(_name(option))) for option in _offered()}


def option_names() -> set[str]:
    """Return the names of the options' fields in the form."""
    return {_name(option) for option in _offered()}


def _offered() -> Iterator[TableOption]:
    return (option for option in table_options() if option.available())


def _name(option: TableOption) -> str:
    opposite = option.kind.opposite if isinstance(option.kind, Switch) else ""
    return opposite or option.name


def _field(option: TableOption) -> forms.Field:
    words: dict[str, Any] = {"label": msg_lazy(option.label), "required": False}
    if option.hint:
        words["help_text"] = msg_lazy(option.hint)
    match option.kind:
        case Switch():
            widget = forms.CheckboxInput(attrs={"class": "switch"})
            return forms.BooleanField(widget=widget, **words)
        case Choice(values, text):
            choices = [(value, msg(text, asked=value)) for value in values]
            return forms.TypedChoiceField(coerce=int, choices=choices, **words)
        case Number(least, most):
            numeric = forms.NumberInput(attrs={"inputmode": "numeric"})
            return forms.IntegerField(min_value=least, max_value=most, widget=numeric, **words)


def _value(option: TableOption, value: Any) -> Any:
    match option.kind:
        case Switch(opposite):
            return not value if opposite else value
        case Choice():
            return value or option.default
        case Number():
            return value
