"""The features' panels on a table's page, in the order of the registry."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from games.features import features
from games.features.sockets import Place

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accounts.models import Circle, User
    from games.features.line_page import LinePage
    from games.features.sockets import CircleCard, Feature, HomeCard, LinePart, Panel
    from games.features.table_page import TablePage


WAITING_ROOM: Final = frozenset({Place.WAITING, Place.WAITING_ASIDE})
RESIGNING: Final = frozenset({Place.RESIGN})
HISTORY: Final = frozenset({Place.HISTORY})
GAME: Final = frozenset(Place) - WAITING_ROOM - RESIGNING - HISTORY


@dataclass(frozen=True, slots=True)
class Shown:
    """A panel with its template's context."""

    panel: Panel
    template: str
    context: Mapping[str, Any]


class ShownPart(NamedTuple):
    """A part of the home page, a circle's or the analysis board, with its template's context."""

    template: str
    context: Mapping[str, Any]


def panels(page: TablePage, places: frozenset[Place]) -> dict[str, list[Shown]]:
    """Return the page's panels for these places, by the place's value."""
    found: dict[str, list[Shown]] = defaultdict(list)
    for shown in _shown(page, places):
        found[shown.panel.where.value].append(shown)
    return dict(found)


def files_of(shown: Mapping[str, Sequence[Shown]], kind: Literal["styles", "script"]) -> list[str]:
    """Return the static files that panels need, each once."""
    files = [getattr(one.panel, kind) for part in shown.values() for one in part]
    return list(dict.fromkeys(file for file in files if file))


def home_cards(person: User) -> list[ShownPart]:
    """Return the features' cards of a person's home page."""
    return _cards((feature, one, one.build(person)) for feature in features for one in feature.home)


def circle_cards(person: User, circle: Circle) -> list[ShownPart]:
    """Return the features' cards of a circle's page, for one of its members."""
    return _cards(
        (feature, one, one.build(person, circle)) for feature in features for one in feature.circle
    )


def _cards(
    found: Iterable[tuple[Feature, HomeCard | CircleCard, Mapping[str, Any] | None]],
) -> list[ShownPart]:
    return [
        ShownPart(card.template or f"{feature.name}/{card.name}.html", context)
        for feature, card, context in found
        if context is not None
    ]


def line_parts() -> list[LinePart]:
    """Return the features' parts of the analysis board."""
    return [feature.line_part for feature in features if feature.line_part]


def line_panels(page: LinePage) -> dict[str, list[ShownPart]]:
    """Return the features' buttons and panels on the analysis board, by their place."""
    found = [(part, part.build(page)) for part in line_parts()]
    built = [(part, context) for part, context in found if context is not None]
    return {
        "line-buttons": [ShownPart(part.buttons, context) for part, context in built],
        "line-below": [ShownPart(part.below, context) for part, context in built],
    }


def _shown(page: TablePage, places: frozenset[Place]) -> Iterator[Shown]:
    for feature in features:
        for panel in feature.panels:
            if panel.where not in places:
                continue
            context = page.once(panel.build)
            if context is not None:
                template = panel.template or f"{feature.name}/{panel.name}.html"
                yield Shown(panel, template, context)
