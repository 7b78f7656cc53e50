"""Collection of the features' marks on a person's cards of tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from accounts.models import User
from games.features import features
from games.features.sockets import Mark
from games.models import Seat


def marks_of(person: User, seats: Collection[Seat]) -> Mapping[str, Sequence[Mark]]:
    """Return, by table id, the marks for a person's seats, in the order of the registry."""
    found: dict[str, list[Mark]] = defaultdict(list)
    for feature in features:
        if feature.marks:
            for table, mark in feature.marks(person, seats).items():
                found[table].append(mark)
    return found
