"""Calling of the features' event handlers, and of their functions that erase a person's data."""

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
