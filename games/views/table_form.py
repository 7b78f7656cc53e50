"""The form of a new table: three questions, and all other settings under "more"."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from django import forms

from games import paces
from games.models import Policy
from games.presentation.title_facts import first_title
from games.rules import titles
from games.views.option_fields import OptionsForm, option_names
from games.views.present import edition_text
from games.views.seating_form import SeatingForm
from mp2site.text.rendering import msg, msg_lazy, render

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accounts.selectors.circles import InList
    from games.rules.kernel import Title
    from games.selectors.opponents_met import OpponentMet
    from games.selectors.own_tables import Played

NAME_LENGTH: Final = 60


def suggested_name() -> str:
    """Return a name for a table whose host gave none."""
    return random.choice(msg("tables-name-ideas").split(" | "))  # noqa: S311 - chance of no weight


class TableForm(SeatingForm, OptionsForm):
    """The form of a new table."""

    title = forms.ChoiceField(widget=forms.RadioSelect, label=msg_lazy("tables-choose-title"))
    name = forms.CharField(
        max_length=NAME_LENGTH,
        required=False,
        label=msg_lazy("tables-name"),
        help_text=msg_lazy("tables-name-hint"),
    )
    start_when_full = forms.BooleanField(
        required=False,
        widget=forms.CheckboxInput(attrs={"class": "switch"}),
        label=msg_lazy("tables-start-when-full"),
        help_text=msg_lazy("tables-start-when-full-text"),
    )

    def __init__(
        self,
        data: Mapping[str, Any] | None = None,
        *,
        played: Played | None = None,
        opponents_met: Sequence[OpponentMet] = (),
        circles: Sequence[InList] = (),
        **more: Any,
    ) -> None:
        super().__init__(data, **more)
        self.played = played
        self.chosen = self._chosen_title()
        self.fields["title"].choices = [(title.slug, title.name) for title in titles]  # type: ignore[attr-defined]
        self.seat(self.chosen.seats, opponents_met, circles)
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
        if str(self.initial["seats"]) not in map(str, self.chosen.seats):
            self.initial["seats"] = self.chosen.seats[0]

    @classmethod
    def names(cls) -> set[str]:
        """Return the names of the fields that don't depend on the title."""
        return {*cls.base_fields, *option_names()}

    def _chosen_title(self) -> Title[Any]:
        """Return the chosen title; by default the last played title, or a newcomer's first title."""
        last = self.played.title if self.played else ""
        wishes = (self.data.get("title"), self.initial.get("title"), last)
        known = (str(wish) for wish in wishes if wish and str(wish) in titles)
        slug = next(known, "")
        return titles.get(slug) if slug else first_title()

    def _edition_field(self) -> forms.ChoiceField:
        names = self.chosen.editions
        return forms.ChoiceField(
            label=msg("tables-title-edition"),
            help_text=msg("tables-edition-note"),
            choices=[(name, render(edition_text(self.chosen, name))) for name in names],
            initial=names[0],
            required=False,
        )

    def _defaults(self) -> dict[str, Any]:
        again = self.played is not None and self.played.title == self.chosen.slug
        return {
            "title": self.chosen.slug,
            "seats": self.played.size if again and self.played else self.chosen.seats[0],
            "start_when_full": True,
            **self.seating_defaults(),
            **self.pace_defaults(),
        }

    def option_fields(self) -> list[forms.BoundField]:
        """Return the fields of the title's options and editions, for the template."""
        return [
            self[name] for name in self.fields if name.startswith("option-") or name == "edition"
        ]

    def rating_fields(self) -> list[forms.BoundField]:
        """Return the fields of the required rating."""
        return [self["rating_from"], self["rating_to"]]

    @property
    def opens_more(self) -> bool:
        """Whether a field under "more" has an error or a value other than its default."""
        differ = (
            self["pace"].value() not in paces.SHOWN,
            bool(self["visibility"].value()),
            self["policy"].value() not in {"", None, Policy.TURN.value},
            *(option.differs for option in self.table_options()),
        )
        return any(differ) or any(name not in self._asked() for name in self.errors)

    def _asked(self) -> set[str]:
        """Return the names of the fields outside “more”, and ``__all__`` for errors of the whole form."""
        first = {"title", "seats", "seating", "guests", "guest", "circles", "strength", "pace"}
        return {*first, "start_when_full", "__all__"}

    def setup(self) -> dict[str, Any]:
        """Return the cleaned values as the service's arguments."""
        values = dict(self.cleaned_data)
        options = {
            option.id: values.pop(f"option-{option.id}") or option.default
            for option in self.chosen.options
        }
        chosen = self.options_chosen(values)
        values["name"] = values["name"] or suggested_name()
        values["edition"] = values.get("edition") or None
        seating, clock = self.seating_setup(values), self.pace_setup(values)
        return {**values, **chosen, **seating, **clock, "options": options}
