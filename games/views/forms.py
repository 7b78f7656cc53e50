"""Forms of the pages. They check what a person typed; what a table may be, the services know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms

from games.rules import titles
from mp2site.text import msg

if TYPE_CHECKING:
    from collections.abc import Mapping


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
