"""The dice tower: the dice on each level, and the amounts that they give the acting player."""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.yspahan.looks import Data, acting, named
from games.rules.kernel import Text, Who, text
from games.rules.yspahan.facts import BONUS, LEVELS, YELLOW_DICE

HELPERS: Final = {"camels": "pasture", "gold": "shop"}
"""By level: the building that adds to the level's amount; on all other levels, the hoist does."""
ACTION_ICONS: Final = {
    "deliver": "cube",
    "camels": "camel",
    "gold": "gold",
    "supervisor": "turban",
    "draw": "hand",
    "build": "caravansary",
}


class Die(msgspec.Struct, frozen=True):
    """A die; ``kind`` is its colour."""

    kind: str
    face: int


class Group(msgspec.Struct, frozen=True):
    """The dice on a level, and the amounts that they give; empty without dice."""

    dice: tuple[Die, ...] = ()
    boost: int = 0
    crowd: str = ""
    gives: Text | None = None
    bonus: Text | None = None
    steps: Text | None = None


class Action(msgspec.Struct, frozen=True):
    """An action that the viewer may choose for the taken group of dice."""

    id: str
    icon: str
    label: Text


class Storey(msgspec.Struct, frozen=True, kw_only=True):
    """A level of the tower. ``owner`` and ``seat`` are those of the player who took its dice."""

    id: str
    level: str
    icon: str
    name: Text
    chosen: bool
    yours: bool
    owner: Who | None
    seat: str
    group: Group
    actions: tuple[Action, ...]
    label: Text


class Tower(msgspec.Struct, frozen=True):
    """The levels from the top, and the yellow dice.

    Before the roll, ``buy`` has the numbers of yellow dice for sale; after the game it is empty.
    After the roll, ``owner`` is the name of the player whose dice they are.
    """

    storeys: tuple[Storey, ...]
    rolled: bool
    buy: tuple[int, ...]
    yellow: int
    owner: Text
    own: bool
    """Whether the yellow dice are the viewer's."""


_NO_DICE: Final = Group()


def tower(view: Data) -> Tower:
    """Return the tower as the viewer sees it."""
    public = view["public"]
    return Tower(
        storeys=tuple(_storey(view, level) for level in reversed(LEVELS)),
        rolled=public["rolled"],
        buy=() if public["rolled"] or view["over"] else tuple(range(1, YELLOW_DICE + 1)),
        yellow=public["yellow"],
        owner=text("yspahan-board-yellow-of", seat=Who(public["starter"])),
        own=view["seat"] == public["starter"],
    )


def _storey(view: Data, level: str) -> Storey:
    public, chosen = view["public"], view["public"]["chosen"]
    mine = chosen is not None and chosen["level"] == level
    yours = mine and chosen["seat"] == view["seat"]
    dice = chosen if mine else public["tower"].get(level)
    name = named("level", level)
    return Storey(
        id=f"level:{level}",
        level=level,
        icon="camel" if level == "camels" else level,
        name=name,
        chosen=mine,
        yours=yours,
        owner=Who(chosen["seat"]) if mine else None,
        seat=seat_colour(chosen["seat"]) if mine else "",
        group=_group(public, level, dice) if dice else _NO_DICE,
        actions=_actions(public, level) if yours else (),
        label=_label(name, dice),
    )


def _label(level: Text, dice: Data | None) -> Text:
    if not dice:
        return text("yspahan-label-level-empty", level=level)
    facts = {"level": level, "count": _shown(dice), "pips": dice["pips"]}
    if dice["yellow"]:
        return text("yspahan-label-level-yellow", yellow=dice["yellow"], **facts)
    return text("yspahan-label-level", **facts)


def _shown(dice: Data) -> int:
    """Return the number of dice in a group, including one that a card adds."""
    count: int = dice["white"] + dice["yellow"] + dice.get("boost", 0)
    return count


def _group(public: Data, level: str, dice: Data) -> Group:
    """Return a level's dice, and the amounts that they give the acting player."""
    who, shown = acting(public), _shown(dice)
    count = shown if who in (None, public["starter"]) else shown - dice["yellow"]
    white, yellow = Die("white", dice["pips"]), Die("yellow", dice["pips"])
    return Group(
        dice=(white,) * dice["white"] + (yellow,) * dice["yellow"],
        boost=dice.get("boost", 0),
        crowd="many" if shown > 7 else "some" if shown > 4 else "",
        gives=text(f"yspahan-label-{_goods(level)}", count=count),
        bonus=_bonus(public, level, who),
        steps=text("yspahan-board-steps", count=dice["pips"]),
    )


def _goods(level: str) -> str:
    return level if level in HELPERS else "cubes"


def _bonus(public: Data, level: str, who: int | None) -> Text | None:
    building = HELPERS.get(level, "hoist")
    if who is None or building not in public["merchants"][who]["buildings"]:
        return None
    name = named("building", building)
    return text("yspahan-board-bonus", count=BONUS[building], building=name)


def _actions(public: Data, level: str) -> tuple[Action, ...]:
    first = level if level in HELPERS else "deliver"
    ids = [first, "supervisor", "draw"] + (["build"] if len(public["merchants"]) == 2 else [])
    return tuple(Action(f"action:{id}", ACTION_ICONS[id], named("board-act", id)) for id in ids)
