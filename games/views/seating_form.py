"""The part of a new table's form about its seats: their number, people and opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django import forms
from django.conf import settings

from accounts.selectors.circles import InList
from games.models import STRENGTHS, StandIn, Visibility
from games.selectors.opponents_met import OpponentMet
from games.views.pace_form import PaceForm
from games.views.present import stand_in_name
from mp2site.text.rendering import msg, msg_lazy

OPEN, PEOPLE, LINK, OPPONENTS = "open", "people", "link", "opponents"
SEATINGS: Final = (OPPONENTS, PEOPLE, LINK, OPEN)
FINDS_IT: Final = {
    OPEN: Visibility.PUBLIC,
    OPPONENTS: Visibility.PUBLIC,
    LINK: Visibility.LINK,
    PEOPLE: Visibility.LINK,
}
"""The visibility of a table by the form's choice of players. The form's own field takes precedence."""


class Names(forms.MultipleChoiceField):
    """A field of people's names. The service checks that they exist."""

    def valid_value(self, value: str) -> bool:
        """Accept any name."""
        return True


class SeatingForm(PaceForm):
    """The form's part for the number of seats, and for their people and opponents."""

    seats = forms.TypedChoiceField(
        coerce=int, widget=forms.RadioSelect, label=msg_lazy("tables-seats")
    )
    seating = forms.ChoiceField(
        widget=forms.RadioSelect, required=False, label=msg_lazy("tables-seating")
    )
    guests = Names(
        widget=forms.CheckboxSelectMultiple,
        required=False,
        label=msg_lazy("tables-seating-people"),
    )
    guest = forms.CharField(max_length=150, required=False, label=msg_lazy("tables-seating-guest"))
    circles = forms.TypedMultipleChoiceField(
        coerce=int,
        widget=forms.CheckboxSelectMultiple,
        required=False,
        label=msg_lazy("tables-seating-circles"),
    )
    strength = forms.ChoiceField(
        required=False,
        widget=forms.RadioSelect,
        label=msg_lazy("opponents-strength"),
        choices=[(value, msg_lazy(f"opponents-strength-{value}")) for value in STRENGTHS],
    )
    opponents = forms.TypedChoiceField(
        coerce=int,
        required=False,
        empty_value=None,
        label=msg_lazy("opponents-count"),
        help_text=msg_lazy("opponents-count-hint"),
    )
    stand_in = forms.ChoiceField(
        required=False,
        label=msg_lazy("opponents-stand-in"),
        help_text=msg_lazy("opponents-stand-in-hint"),
        choices=[(value, stand_in_name(value)) for value in StandIn.values],
    )
    visibility = forms.ChoiceField(
        widget=forms.RadioSelect, required=False, label=msg_lazy("tables-visibility")
    )

    def seat(
        self, seats: Sequence[int], opponents_met: Sequence[OpponentMet], circles: Sequence[InList]
    ) -> None:
        """Set the possible values of seats, people and circles."""
        self.opponents_met, self.own_circles = opponents_met, circles
        self._offer("circles", [(one.id, one.name) for one in circles])
        self._offer("seats", [(n, str(n)) for n in seats])
        counts = [(n, msg("opponents-count-choice", count=n)) for n in range(seats[-1])]
        self._offer("opponents", [("", msg("opponents-count-fitting")), *counts])
        self._offer("guests", [(one.name, one.name) for one in opponents_met])
        known = [(value, msg_lazy(f"tables-visibility-{value}")) for value in Visibility.values]
        self._offer("visibility", [("", msg_lazy("tables-visibility-fitting")), *known])
        ways = [way for way in SEATINGS if settings.OPPONENTS or way != OPPONENTS]
        self._offer("seating", [(way, msg_lazy(f"tables-seating-{way}")) for way in ways])
        if not settings.OPPONENTS:
            for name in ("opponents", "strength", "stand_in"):
                del self.fields[name]

    def _offer(self, name: str, choices: list[tuple[Any, str]]) -> None:
        self.fields[name].choices = choices  # type: ignore[attr-defined]

    def seating_defaults(self) -> dict[str, Any]:
        """Return the form's initial values."""
        merchant = StandIn.MERCHANT.value
        return {"seating": OPEN, "strength": merchant, "stand_in": merchant, "visibility": ""}

    def clean(self) -> dict[str, Any]:
        """Check that invitations name people, and that there is a seat for each."""
        values = super().clean() or self.cleaned_data
        if values.get("seating") == PEOPLE and "seats" in values:
            if not self.invited(values) and not self.invited_circles(values):
                self.add_error("guests", msg("tables-seating-nobody"))
            elif (values.get("opponents") or 0) >= values["seats"] - 1:
                self.add_error("opponents", msg("tables-seating-no-seat"))
        return values

    def invited(self, values: dict[str, Any] | None = None) -> list[str]:
        """Return the names of the people to invite, without duplicates."""
        values = self.cleaned_data if values is None else values
        if values.get("seating") != PEOPLE:
            return []
        named = [*values.get("guests", ()), values.get("guest", "").strip()]
        return list(dict.fromkeys(name for name in named if name))

    def invited_circles(self, values: dict[str, Any] | None = None) -> list[int]:
        """Return the circles to invite."""
        values = self.cleaned_data if values is None else values
        return list(values.get("circles", ())) if values.get("seating") == PEOPLE else []

    def circle_chips(self) -> list[tuple[InList, bool]]:
        """Return the circles to choose from, and whether each is ticked."""
        ticked = {str(one) for one in self["circles"].value() or ()}
        return [(one, str(one.id) in ticked) for one in self.own_circles]

    def chosen_guests(self) -> list[str]:
        """Return the ticked names, including names that aren't in the list."""
        return list(self["guests"].value() or ())

    def guest_chips(self) -> list[tuple[str, int, bool]]:
        """Return the people to choose from: name, games together, whether ticked."""
        ticked = self.chosen_guests()
        known = [(one.name, one.games, one.name in ticked) for one in self.opponents_met]
        names = {name for name, _, _ in known}
        return known + [(name, 0, True) for name in ticked if name not in names]

    def seating_setup(self, values: dict[str, Any]) -> dict[str, Any]:
        """Remove the seating's fields from the cleaned values.

        Return them as the service's arguments.
        """
        seating = values.pop("seating") or OPEN
        for name in ("guests", "guest", "circles"):
            values.pop(name)
        strength = values.pop("strength", "") or StandIn.MERCHANT.value
        count = values.pop("opponents", None)
        if count is None:
            count = values["seats"] - 1 if seating == OPPONENTS else 0
        return {
            "visibility": values.pop("visibility") or FINDS_IT[seating].value,
            "opponents": [strength] * count,
            "stand_in": values.pop("stand_in", "") or StandIn.MERCHANT.value,
        }
