"""The schema of a rating."""

from __future__ import annotations

from games.api.fields import Flag, Number
from games.api.schemas.base import Schema


class RatingSchema(Schema):
    """A person's rating at a title."""

    points = Number("The rating in points, such as 1612; everybody begins with 1500.")
    range = Number(
        "The uncertainty of the rating: ± points.",
        source="give_or_take",
    )
    games = Number("The number of rated games that the rating is based on.")
    provisional = Flag("Whether the person has too few rated games to appear in the ladder.")
