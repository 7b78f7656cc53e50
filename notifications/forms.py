"""Forms of the pages about notifications."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from django import forms

from accounts.models import User
from games.models import Table
from mp2site.text.rendering import msg, msg_lazy
from notifications.models import Channel, Mode, Topic, Webhook
from notifications.policy.preferences import MINUTES, PreferenceChoice, preferences_save, reach_save
from notifications.selectors import default_preference, own_preferences, reach_of

AS_EVERYWHERE: Final = ""
ICONS: Final = {
    Topic.TURN: "hourglass",
    Topic.TIME: "bell",
    Topic.TABLE: "flag",
    Topic.TALK: "log",
    Topic.INVITATION: "user-plus",
}
CHANNELS: Final = {Channel.MAIL: "mail", Channel.PUSH: "device", Channel.WEBHOOK: "link"}
"""The channels that people can choose, with their icons."""


@dataclass(frozen=True, slots=True)
class TopicRow:
    """A topic on the page: the field of its time, and the fields of its channels."""

    topic: str
    name: str
    icon: str
    mode: forms.BoundField
    channels: list[tuple[forms.BoundField, str]]


class PreferencesForm(forms.Form):
    """The form of a person's preferences: time and channels per topic, at a table or in general."""

    after_minutes = forms.IntegerField(
        min_value=MINUTES[0],
        max_value=MINUTES[1],
        label=msg_lazy("notices-after-minutes"),
        help_text=msg_lazy("notices-after-minutes-hint"),
    )
    daily_at = forms.TimeField(
        label=msg_lazy("notices-daily-at"),
        widget=forms.TimeInput(attrs={"type": "time"}, format="%H:%M"),
    )
    urgent_passes = forms.BooleanField(
        required=False,
        label=msg_lazy("notices-urgent"),
        help_text=msg_lazy("notices-urgent-hint"),
    )

    def __init__(
        self,
        data: Any = None,
        *,
        person: User,
        table: Table | None = None,
        ways: Collection[str] = (),
    ) -> None:
        self.person, self.table = person, table
        self._said = own_preferences(person, table)
        self.ways = [way for way in CHANNELS if way == Channel.MAIL or way in ways]
        super().__init__(data, initial=self._initial())
        if table is not None:
            for name in ("after_minutes", "daily_at", "urgent_passes"):
                del self.fields[name]
        for topic in Topic:
            self._add_topic(topic)

    def _initial(self) -> dict[str, Any]:
        reach = reach_of(self.person)
        return {
            "after_minutes": reach.after_minutes,
            "daily_at": reach.daily_at,
            "urgent_passes": reach.urgent_passes,
        }

    def _add_topic(self, topic: Topic) -> None:
        own = self._said.get(topic)
        shown = own or default_preference(topic)
        modes = [(mode.value, msg(f"notices-mode-{mode.value}")) for mode in Mode]
        inherits = [] if self.table is None else [(AS_EVERYWHERE, msg("notices-mode-everywhere"))]
        inherited = self.table is not None and own is None
        self.fields[f"{topic}-mode"] = forms.ChoiceField(
            choices=[*inherits, *modes],
            required=self.table is None,
            initial=AS_EVERYWHERE if inherited else shown.mode,
            label=msg("notices-mode-of", topic=msg(f"notices-topic-{topic}")),
        )
        for way in self.ways:
            self.fields[f"{topic}-{way}"] = forms.BooleanField(
                required=False,
                initial=getattr(shown, way),
                label=msg(f"notices-by-{way}"),
            )

    def rows(self) -> Iterator[TopicRow]:
        """Return the topics for the page."""
        for topic in Topic:
            channels = [(self[f"{topic}-{way}"], CHANNELS[way]) for way in self.ways]
            name = msg(f"notices-topic-{topic}")
            yield TopicRow(topic, name, ICONS[topic], self[f"{topic}-mode"], channels)

    def reach_fields(self) -> list[forms.BoundField]:
        """Return the fields that concern all topics."""
        return [self[name] for name in self.fields if name in self._initial()]

    def save(self) -> None:
        """Save the preferences. Raises BadPreference."""
        choices = {topic.value: self._choice(topic) for topic in Topic}
        preferences_save(person=self.person, choices=choices, table=self.table)
        if self.table is None:
            data = self.cleaned_data
            reach_save(
                person=self.person,
                after_minutes=data["after_minutes"],
                daily_at=data["daily_at"],
                urgent_passes=data["urgent_passes"],
            )

    def _choice(self, topic: Topic) -> PreferenceChoice | None:
        data = self.cleaned_data
        mode = data[f"{topic}-mode"]
        if mode == AS_EVERYWHERE:
            return None
        said = self._said.get(topic) or default_preference(topic)
        chosen = {way.value: data.get(f"{topic}-{way}", getattr(said, way)) for way in CHANNELS}
        return PreferenceChoice(mode, **chosen)


class WebhookForm(forms.Form):
    """A person's webhook."""

    url = forms.CharField(
        max_length=500,
        label=msg_lazy("notices-hook-url"),
        help_text=msg_lazy("notices-hook-url-hint"),
        widget=forms.URLInput(attrs={"placeholder": "https://", "autocomplete": "off"}),
    )
    format = forms.ChoiceField(
        choices=[(value, msg_lazy(f"notices-hook-{value}")) for value in Webhook.Format.values],
        label=msg_lazy("notices-hook-format"),
    )


class LedgerFilter(forms.Form):
    """The filter of the notices page; an invalid value is ignored."""

    PERIODS: Final = (7, 1, 30, 365)

    def __init__(self, data: Any, tables: list[tuple[str, str]]) -> None:
        super().__init__(data)
        periods = [(str(days), msg(f"notices-period-{days}")) for days in self.PERIODS]
        topics = [(topic.value, msg(f"notices-topic-{topic}")) for topic in Topic]
        self.fields["days"] = _choice("notices-filter-days", periods)
        self.fields["topic"] = _choice(
            "notices-filter-topic", [("", msg("notices-all-topics")), *topics]
        )
        self.fields["table"] = _choice(
            "notices-filter-table", [("", msg("notices-all-tables")), *tables]
        )

    def value(self, name: str) -> str:
        """Return the chosen value of one filter."""
        asked = str(self.data.get(name, ""))
        choices = [str(value) for value, _ in self.fields[name].choices]  # type: ignore[attr-defined]
        return asked if asked in choices else choices[0]


def _choice(label: str, choices: list[tuple[str, str]]) -> forms.ChoiceField:
    return forms.ChoiceField(choices=choices, required=False, label=msg(label))
