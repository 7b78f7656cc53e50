"""Forms of the pages. They check what a person typed; what a table may be, the services know."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.conf import settings

from games.models import STRENGTHS, StandIn, Visibility
from games.rules import titles
from games.views.pace_form import PaceForm
from games.views.present import edition_text, stand_in_name
from mp2site.text import msg, msg_lazy, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.rules.kernel import Title

NAME_LENGTH: Final = 60


def suggested_name() -> str:
    """Return a name for a table that its host hasn't named."""
    return random.choice(msg("tables-name-ideas").split(" | "))  # noqa: S311 - chance of no weight


class TableForm(PaceForm):
    """A new table."""

    title = forms.ChoiceField(widget=forms.RadioSelect)
    seats = forms.TypedChoiceField(coerce=int, widget=forms.RadioSelect)
    name = forms.CharField(max_length=NAME_LENGTH, required=False, label=msg_lazy("tables-name"))
    opponents = forms.TypedChoiceField(
        coerce=int, required=False, label=msg_lazy("opponents-count")
    )
    strength = forms.ChoiceField(
        required=False,
        label=msg_lazy("opponents-strength"),
        choices=[(value, msg_lazy(f"opponents-strength-{value}")) for value in STRENGTHS],
    )
    stand_in = forms.ChoiceField(
        required=False,
        label=msg_lazy("opponents-stand-in"),
        help_text=msg_lazy("opponents-stand-in-hint"),
        choices=[(value, stand_in_name(value)) for value in StandIn.values],
    )
    visibility = forms.ChoiceField(
        widget=forms.RadioSelect,
        choices=[(value, msg_lazy(f"tables-visibility-{value}")) for value in Visibility.values],
    )
    start_when_full = forms.BooleanField(
        required=False, widget=forms.CheckboxInput(attrs={"class": "switch"})
    )

    def __init__(self, data: Mapping[str, Any] | None = None, **more: Any) -> None:
        super().__init__(data, **more)
        self.chosen = self._chosen_title()
        self.fields["title"].choices = [(title.slug, title.name) for title in titles]  # type: ignore[attr-defined]
        self.fields["seats"].choices = [(n, str(n)) for n in self.chosen.seats]  # type: ignore[attr-defined]
        self.fields["opponents"].choices = [  # type: ignore[attr-defined]
            (n, msg("opponents-count-choice", count=n)) for n in range(self.chosen.seats[-1])
        ]
        if not settings.OPPONENTS:
            for name in ("opponents", "strength", "stand_in"):
                del self.fields[name]
        for option in self.chosen.options:
            self.fields[f"option-{option.id}"] = forms.ChoiceField(
                label=render(option.label),
                help_text=render(option.help),
                choices=[
                    (value, render(label))
                    for value, label in zip(option.values, option.labels, strict=True)
                ],
                initial=option.default,
                required=False,
            )
        if len(self.chosen.editions) > 1:
            self.fields["edition"] = self._edition_field()
        self.initial = {**self._defaults(), **self.initial}

    def _chosen_title(self) -> Title[Any]:
        slug = str(self.data.get("title") or self.initial.get("title") or "")
        return titles.get(slug) if slug in titles else next(iter(titles))

    def _edition_field(self) -> forms.ChoiceField:
        names = self.chosen.editions
        return forms.ChoiceField(
            label=msg("tables-title-edition"),
            help_text=msg("tables-edition-note"),
            choices=[(name, render(edition_text(name))) for name in names],
            initial=names[0],
            required=False,
        )

    def _defaults(self) -> dict[str, Any]:
        return {
            "title": self.chosen.slug,
            "seats": self.chosen.seats[-1],
            "visibility": Visibility.PUBLIC.value,
            "start_when_full": True,
            "opponents": 0,
            "strength": StandIn.MERCHANT.value,
            "stand_in": StandIn.MERCHANT.value,
            **self.pace_defaults(),
        }

    def option_fields(self) -> list[forms.BoundField]:
        """The fields of the title's own options and editions, for the template."""
        return [
            self[name] for name in self.fields if name.startswith("option-") or name == "edition"
        ]

    def setup(self) -> dict[str, Any]:
        """Return the cleaned values as the service takes them."""
        values = dict(self.cleaned_data)
        options = {
            option.id: values.pop(f"option-{option.id}") or option.default
            for option in self.chosen.options
        }
        values["name"] = values["name"] or suggested_name()
        values["edition"] = values.get("edition") or None
        strength = values.pop("strength", "") or StandIn.MERCHANT.value
        values["opponents"] = [strength] * (values.get("opponents") or 0)
        values["stand_in"] = values.get("stand_in") or StandIn.MERCHANT.value
        clock = self.pace_setup(values)
        return {**values, **clock, "options": options}


class GamesFilter(forms.Form):
    """Which games a list shows. What isn't understood filters nothing."""

    title = forms.ChoiceField(required=False)
    status = forms.ChoiceField(required=False)
    person = forms.CharField(required=False, max_length=150)

    def __init__(self, data: Mapping[str, Any], statuses: tuple[str, ...]) -> None:
        super().__init__(data)
        anything = ("", msg("tables-filter-any-title"))
        self.fields["person"].widget.attrs["placeholder"] = msg("tables-filter-person")
        self.fields["title"].choices = [anything, *((t.slug, t.name) for t in titles)]  # type: ignore[attr-defined]
        self.fields["status"].choices = [("", ""), *((status, status) for status in statuses)]  # type: ignore[attr-defined]

    @property
    def narrows(self) -> bool:
        """Whether title or person leaves something out."""
        return bool(self.value("title") or self.value("person"))

    def value(self, name: str) -> str:
        """Return a filter's value, empty when it was nonsense."""
        self.is_valid()
        return str(self.cleaned_data.get(name, "")).strip()
