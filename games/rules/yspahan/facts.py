"""The game's numbers and the city's layout, read from ``data/city.toml``.

Levels, quarters, souks, shops and fields are indices of the tuples here. A quarter has the same
index as the tower's level that delivers to it.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from string import ascii_lowercase

import msgspec

from games.rules.kernel import Text, text

DATA = tomllib.loads((files(__package__) / "data" / "city.toml").read_text("utf-8"))

# -- length, dice, caravan ------------------------------------------------------------------

WEEKS: int = DATA["game"]["weeks"]
DAYS: int = DATA["game"]["days"]

LEVELS: tuple[str, ...] = tuple(DATA["tower"]["levels"])
CAMELS, GOLD = LEVELS.index("camels"), LEVELS.index("gold")
YELLOW_DICE: int = DATA["tower"]["yellow"]
YELLOW_GOLD: int = DATA["tower"]["yellow_gold"]
"""The gold that each yellow die costs."""

ROW_POINTS: tuple[int, ...] = tuple(DATA["caravan"]["points"])
ROW_WORTH: tuple[int, ...] = tuple(DATA["caravan"]["worth"])
ROWS = len(ROW_POINTS)


def white_dice(seats: int) -> int:
    """Return the number of white dice {#roll} {#two-players-dice}."""
    return int(DATA["tower"]["white"][str(seats)])


def caravan_camels(seats: int) -> int:
    """Return the number of the caravan's camels {#three-players} {#two-players-caravan}."""
    return int(DATA["caravan"]["camels"][str(seats)])


def builds_with_dice(seats: int) -> bool:
    """Return whether building is an action for a group of dice {#two-players}.

    Otherwise, seats build after the action, at the end of a turn.
    """
    return seats == 2


# -- the city -------------------------------------------------------------------------------


class Souk(msgspec.Struct, frozen=True):
    """The shops of one colour in one quarter, and the points for filling all of them."""

    id: str
    quarter: int
    points: int
    shops: tuple[int, ...]


def _souks() -> tuple[tuple[Souk, ...], tuple[str, ...]]:
    souks: list[Souk] = []
    shops: list[str] = []
    for fact in DATA["souks"]["list"]:
        first = len(shops)
        shops += [f"{fact['id']}.{letter}" for letter in ascii_lowercase[: fact["shops"]]]
        own = tuple(range(first, len(shops)))
        souks.append(Souk(fact["id"], LEVELS.index(fact["quarter"]), fact["points"], own))
    return tuple(souks), tuple(shops)


SOUKS, SHOPS = _souks()
SOUK = {souk.id: place for place, souk in enumerate(SOUKS)}
SOUK_POINTS = {souk.id: souk.points for souk in SOUKS}
SHOP = {name: place for place, name in enumerate(SHOPS)}
SOUK_OF = tuple(place for place, souk in enumerate(SOUKS) for _ in souk.shops)
QUARTERS: dict[int, tuple[int, ...]] = {
    quarter: tuple(place for place, souk in enumerate(SOUKS) if souk.quarter == quarter)
    for quarter in sorted({souk.quarter for souk in SOUKS})
}

# -- the street -----------------------------------------------------------------------------

ARMS: dict[str, list[list[str]]] = DATA["street"]["arms"]
FIELDS: tuple[str, ...] = (
    DATA["street"]["centre"],
    *(f"{arm}{place}" for arm in "WENS" for place in range(1, len(ARMS[arm]) + 1)),
)
FIELD = {name: place for place, name in enumerate(FIELDS)}
CENTRE = FIELD[DATA["setup"]["field"]]
DOORS: tuple[tuple[int, ...], ...] = (
    (),
    *(tuple(SHOP[shop] for shop in shops) for arm in "WENS" for shops in ARMS[arm]),
)
"""By field, the adjacent shops. The supervisor hits the cubes in these shops."""


def _arm(field: int) -> tuple[str, int]:
    name = FIELDS[field]
    return ("", 0) if field == CENTRE else (name[0], int(name[1:]))


def _steps(start: int, end: int) -> int:
    (arm, out), (other, far) = _arm(start), _arm(end)
    return abs(out - far) if arm == other else out + far


DISTANCE = tuple(
    tuple(_steps(start, end) for end in range(len(FIELDS))) for start in range(len(FIELDS))
)
"""The number of steps between two fields. The street has no loops, so there is only one path."""

# -- buildings, cards, scores ---------------------------------------------------------------

BUILDINGS: dict[str, tuple[int, int]] = {
    fact["id"]: (fact["camels"], fact["gold"]) for fact in DATA["buildings"]["list"]
}
BUILDING_POINTS: tuple[int, ...] = tuple(DATA["buildings"]["points"])
BONUS: dict[str, int] = {fact["id"]: fact["bonus"] for fact in DATA["buildings"]["list"]}

CARDS: tuple[str, ...] = tuple(fact["id"] for fact in DATA["cards"]["list"])
DECK: list[str] = sorted(
    card for fact in DATA["cards"]["list"] for card in [fact["id"]] * fact["count"]
)
CARD_TAKE: dict[str, int] = {
    fact["id"]: fact[fact["id"]] for fact in DATA["cards"]["list"] if fact["id"] in fact
}
SELL: dict[str, tuple[str, int, int]] = {
    fact["id"]: (fact["id"].removeprefix("sell-"), fact["limit"], fact["points"])
    for fact in DATA["cards"]["list"]
    if "limit" in fact
}
"""By card: the kind of piece sold, the most pieces, and the points for each."""

RULES = (
    "souks-1",
    "souks-2",
    "souks-3",
    "market",
    "arrival",
    "full",
    "week",
    "buildings",
    "cards",
)
"""The scoring rules, in the order of the score sheet."""

# -- names ----------------------------------------------------------------------------------

_SHOP_TEXTS = tuple(text(f"yspahan-shop-{name.replace('.', '-')}") for name in SHOPS)
_SOUK_TEXTS = tuple(text(f"yspahan-souk-{souk.id}") for souk in SOUKS)
_LEVEL_TEXTS = tuple(text(f"yspahan-level-{name}") for name in LEVELS)


def shop_text(shop: int) -> Text:
    """Return a shop's name."""
    return _SHOP_TEXTS[shop]


def souk_text(souk: int) -> Text:
    """Return a souk's name."""
    return _SOUK_TEXTS[souk]


def souk_facts(souk: int) -> Text:
    """Return a souk's name with its points and the number of its shops."""
    own = SOUKS[souk]
    return text("yspahan-label-souk", souk=souk_text(souk), points=own.points, shops=len(own.shops))


def level_text(level: int) -> Text:
    """Return a level's name."""
    return _LEVEL_TEXTS[level]


def quarter_text(quarter: int) -> Text:
    """Return a quarter's name."""
    return text(f"yspahan-quarter-{LEVELS[quarter]}")


def building_text(building: str) -> Text:
    """Return a building's name."""
    return text(f"yspahan-building-{building}")
