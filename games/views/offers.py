"""A person's choices for display: buttons with their choice cards, grouped under headings.

If there are many, tiles open the groups. Nothing here depends on the title: groups and families
come with the choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from games.rules.kernel import Text
from games.views.choice_cards import ChoiceCard, choice_card
from mp2site.text.rendering import render, tied

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.rules.kernel import Blocked, Choice, Decision, Prospect, Title
    from games.views.present import Board

FEW: Final = 6
"""The greatest number of choices that need no tiles."""
BESIDE: Final = 3
"""The most choices that the bar on a phone shows side by side."""
SHORT: Final = 4
"""The most amounts on a card, for choices that the bar on a phone shows side by side."""
TILES: Final = 10
"""The most tiles. Further groups share the last tile."""


@dataclass(frozen=True, slots=True)
class Button:
    """A choice as a button: the key that it sends, its words, and its targets on the board."""

    key: str
    label: str
    targets: str
    group: str
    family: Text | None
    ends_turn: bool
    card: ChoiceCard
    lays: bool
    """Whether the choice only lays a piece and can be undone, so that it needs no confirmation."""
    more: bool
    """Whether choices of the same kind may follow, to be confirmed together with this one."""
    ends: bool
    """Whether the seat can only end its turn afterwards, so that one Confirm is enough for both."""


@dataclass(frozen=True, slots=True)
class Group:
    """The choices of one kind and family under a heading.

    If there are many, its ``tile`` opens them.
    """

    id: str
    label: Text
    buttons: list[Button]
    tile: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile, which shows its groups when it is selected."""

    number: int
    label: Text
    count: int


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason why choices are unavailable, with all places that it is about."""

    text: str
    cite: str
    targets: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A person's current choices for display."""

    id: str
    prompt: Text
    groups: list[Group]
    tiles: list[Tile]
    finals: list[Button]
    blocked: list[Reason]
    cite: str

    @property
    def size(self) -> int:
        """The number of choices, except those that end the turn."""
        return sum(len(group.buttons) for group in self.groups)

    @property
    def few(self) -> bool:
        """Whether the choices' cards fit side by side on a phone."""
        cards = [button.card for group in self.groups for button in group.buttons]
        return len(cards) <= BESIDE and all(card.marks <= SHORT for card in cards)


def offer(board: Board, decision: Decision, previews: Mapping[str, Prospect]) -> Offer:
    """Return a decision's choices in groups, for the panel, in the engine's order.

    Choices that end the turn are apart from the groups.
    """
    names = [player.name for player in board.people]
    buttons = [_button(board, choice, names, previews[choice.key]) for choice in decision.choices]
    groups = _groups(board.title, [button for button in buttons if not button.ends_turn])
    return Offer(
        id=decision.id,
        prompt=decision.prompt,
        groups=groups,
        tiles=_tiles(groups),
        finals=[button for button in buttons if button.ends_turn],
        blocked=_reasons(decision.blocked, names),
        cite=decision.cite,
    )


def _groups(title: Title[Any], buttons: list[Button]) -> list[Group]:
    """Group buttons by family or kind; the group of the earliest button comes first."""
    groups: list[Group] = []
    for button in buttons:
        label = button.family or Text(f"{title.slug}-group-{button.group}")
        known = (group for group in groups if (group.id, group.label) == (button.group, label))
        group = next(known, None) or Group(button.group, label, [], min(len(groups), TILES - 1))
        if not group.buttons:
            groups.append(group)
        group.buttons.append(button)
    return groups


def _tiles(groups: list[Group]) -> list[Tile]:
    """Return a tile for each group, or none if there are few choices or only one kind."""
    if len(groups) < 2 or sum(len(group.buttons) for group in groups) <= FEW:
        return []
    rest = groups[TILES - 1 :]
    label = rest[0].label if len(rest) == 1 else Text("table-tile-more")
    return [
        *(Tile(group.tile, group.label, len(group.buttons)) for group in groups[: TILES - 1]),
        *([Tile(TILES - 1, label, sum(len(one.buttons) for one in rest))] if rest else []),
    ]


def _button(board: Board, choice: Choice, names: list[str], prospect: Prospect) -> Button:
    return Button(
        key=choice.key,
        label=tied(render(choice.label, people=names)),
        targets=" ".join(sorted(choice.targets)),
        group=choice.group,
        family=choice.family,
        ends_turn=choice.ends_turn,
        card=choice_card(board, prospect),
        lays=only_lays(board.drawing.lays, choice, prospect),
        more=any(key != choice.key for key in prospect.onward.then),
        ends=prospect.onward.ends,
    )


def only_lays(lays: Mapping[str, frozenset[str]], choice: Choice, prospect: Prospect) -> bool:
    """Return whether a choice lays a piece, neither gains nor pays anything, and can be undone.

    ``lays`` is that of the title's `Drawing`.
    """
    pieces = lays.get(choice.group)
    if pieces is None or prospect.lasts:
        return False
    return not prospect.preview.gain and prospect.preview.cost.keys() <= pieces


def _reasons(blocked: Iterable[Blocked], names: list[str]) -> list[Reason]:
    """Return each reason once, with all the places that it is about."""
    places: dict[tuple[str, str], set[str]] = {}
    for entry in blocked:
        said = (tied(render(entry.reason, people=names)), entry.cite)
        places.setdefault(said, set()).update(entry.targets)
    return [Reason(text, cite, " ".join(sorted(found))) for (text, cite), found in places.items()]
