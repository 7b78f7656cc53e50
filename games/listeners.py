"""Passes events on to the features: each handles what it declares, and erases what it keeps of people."""

from __future__ import annotations

from accounts.events import PersonErased
from games.features import features
from mp2site.infra.events import subscribe


@subscribe(object)
def _happened(event: object) -> None:
    for feature in features:
        for handler in feature.on:
            if handler.event is type(event):
                handler.run(event)


@subscribe(PersonErased)
def _person_erased(event: PersonErased) -> None:
    for feature in features:
        for erase in feature.erase:
            erase(person=event.person)
