"""The time settings of a new table's form: the pace and the time-out policy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.core.exceptions import ValidationError

from games import paces
from games.models import Policy
from games.paces import Pace
from games.presentation.clocks import pace_kind, pace_line, pace_sentence
from mp2site.text.moments import span
from mp2site.text.rendering import msg, msg_lazy

UNITS: Final = {"minutes": paces.MINUTE, "hours": paces.HOUR, "days": paces.DAY}
MISSES: Final = 2
"""The default number of missed turns in a row after which a stand-in takes the seat."""
NUMBERS: Final = ("grace", "bank", "increment", "cap")
SUGGESTED: Final = {
    "grace": (1, "days"),
    "bank": (7, "days"),
    "increment": (12, "hours"),
    "cap": (10, "days"),
}
"""The initial values for a custom pace."""


@dataclass(frozen=True, slots=True)
class PaceCard:
    """A pace in the form: its name, its bar, and its description."""

    name: str
    pace: Pace | None

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The bar's parts from left to right, each with its label."""
        if self.pace is None:
            return [("endless", "∞")]
        label = {"grace": self.pace.grace, "bank": self.pace.bank, "adds": self.pace.increment}
        shown = pace_kind(self.pace).split("-")
        return [(part, "+" * (part == "adds") + span(label[part])) for part in shown]

    @property
    def sentence(self) -> str:
        """The description of the pace."""
        return pace_sentence(self.pace)

    @property
    def short(self) -> str:
        """The description in one short sentence with numbers."""
        numbers = self.pace or Pace(0, 0)
        return msg(
            f"tables-pace-{self.name}-short", grace=span(numbers.grace), bank=span(numbers.bank)
        )

    @property
    def line(self) -> str:
        """The description in a few words."""
        return pace_line(self.pace)


def _amount(name: str) -> forms.IntegerField:
    return forms.IntegerField(
        required=False,
        min_value=0,
        max_value=99_999,
        label=msg_lazy(f"tables-own-{name}"),
        widget=forms.NumberInput(attrs={"inputmode": "numeric"}),
    )


def _unit(name: str) -> forms.ChoiceField:
    return forms.ChoiceField(
        required=False,
        choices=[(unit, msg_lazy(f"tables-own-{unit}")) for unit in UNITS],
        label=msg_lazy(f"tables-own-{name}-unit"),
    )


class PaceForm(forms.Form):
    """The form's part for the pace, a custom pace's numbers, and the time-out policy."""

    pace = forms.ChoiceField(
        widget=forms.RadioSelect,
        choices=[(name, msg_lazy(f"tables-pace-{name}")) for name in paces.NAMES],
    )
    grace, grace_unit = _amount("grace"), _unit("grace")
    bank, bank_unit = _amount("bank"), _unit("bank")
    increment, increment_unit = _amount("increment"), _unit("increment")
    cap, cap_unit = _amount("cap"), _unit("cap")
    policy = forms.ChoiceField(
        widget=forms.RadioSelect,
        required=False,
        choices=[(value, msg_lazy(f"tables-policy-{value}")) for value in Policy.values],
    )
    misses = forms.TypedChoiceField(
        coerce=int,
        required=False,
        label=msg_lazy("tables-policy-misses"),
        choices=[(n, str(n)) for n in paces.MISSES],
    )

    def pace_defaults(self) -> dict[str, Any]:
        """Return the form's initial values."""
        own = {name: amount for name, (amount, _) in SUGGESTED.items()}
        units = {f"{name}_unit": unit for name, (_, unit) in SUGGESTED.items()}
        return {"pace": paces.CALM, "policy": Policy.TURN.value, "misses": MISSES, **own, **units}

    def pace_cards(self) -> list[PaceCard]:
        """Return the paces that the form proposes first."""
        return [PaceCard(name, paces.PRESETS.get(name)) for name in paces.SHOWN]

    def other_paces(self) -> list[PaceCard]:
        """Return the other paces, without the custom one."""
        return [
            PaceCard(name, paces.PRESETS.get(name))
            for name in paces.NAMES[:-1]
            if name not in paces.SHOWN
        ]

    def own_numbers(self) -> list[tuple[forms.BoundField, forms.BoundField]]:
        """Return the fields of a custom pace's numbers, each with its unit."""
        return [(self[name], self[f"{name}_unit"]) for name in NUMBERS]

    def clean(self) -> dict[str, Any]:
        """Check the numbers of a custom pace; other paces' numbers are ignored."""
        values = super().clean() or self.cleaned_data
        if values.get("pace") == paces.CUSTOM:
            self._check_numbers(values)
        else:
            for name in NUMBERS:  # these numbers aren't used, so any value is valid
                self.errors.pop(name, None)
                self.errors.pop(f"{name}_unit", None)
        return values

    def _check_numbers(self, values: dict[str, Any]) -> None:
        for name in NUMBERS:
            if name in self.errors:
                continue
            most = getattr(paces.MOST, name)
            if self._seconds(name) > most:
                self.add_error(name, ValidationError(msg("tables-own-most", most=span(most))))
        if any(name in self.errors for name in NUMBERS):
            return
        wrong = paces.problem(self._own())
        if wrong == "cap":
            self.add_error("cap", msg("errors-bad-setup-pace-cap"))
        elif wrong:
            self.add_error("grace", msg(f"errors-bad-setup-pace-{wrong}"))

    def _seconds(self, name: str) -> int:
        unit = self.cleaned_data.get(f"{name}_unit") or "minutes"
        return int(self.cleaned_data.get(name) or 0) * UNITS[unit]

    def _own(self) -> Pace:
        """Return the custom numbers as a pace.

        Without a cap, the bank can't exceed its start value.
        """
        numbers = {name: self._seconds(name) for name in NUMBERS}
        if self.cleaned_data.get("cap") is None:
            numbers["cap"] = numbers["bank"]
        return Pace(**numbers)

    def pace_setup(self, values: dict[str, Any]) -> dict[str, Any]:
        """Remove the pace's fields from the cleaned values.

        Return them as the service's arguments.
        """
        own = self._own() if values["pace"] == paces.CUSTOM else None
        for name in NUMBERS:
            values.pop(name, None)
            values.pop(f"{name}_unit", None)
        return {
            "pace": values.pop("pace"),
            "clock": own,
            "timeout_policy": values.pop("policy") or Policy.TURN.value,
            "timeout_misses": values.pop("misses") or MISSES,
        }
