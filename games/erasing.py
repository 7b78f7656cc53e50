"""A closed account: every feature erases what it keeps of the person."""

from __future__ import annotations

from accounts.events import PersonErased
from games.features import features
from mp2site.infra.events import subscribe


@subscribe(PersonErased)
def _person_erased(event: PersonErased) -> None:
    for feature in features:
        for erase in feature.erase:
            erase(person=event.person)
