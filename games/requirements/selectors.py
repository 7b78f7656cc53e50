"""Join requirements: why a person may not join a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from accounts.models import User
from games.asks import TIMED_TURNS
from games.models import Invitation, Table
from games.rules.kernel import Text
from games.selectors.punctuality import Punctual, punctual_of
from games.selectors.ratings import ratings_of
from games.strength import NEWCOMER


@dataclass
class _Figures:
    """A person's values for join requirements. Each is read at its first use."""

    person: User

    @cached_property
    def punctual(self) -> Punctual | None:
        """The person's punctuality in their last turns with a clock.

        ``None`` if they are too few.
        """
        found = punctual_of(self.person)
        return found if found and found.turns >= TIMED_TURNS else None

    @cached_property
    def points(self) -> dict[str, int]:
        """The person's ratings in points, by title."""
        return {one.title: one.points for one in ratings_of(self.person)}

    def why_not(self, table: Table) -> Text | None:
        """Return the reason why the person may not join a table; ``None`` if they may."""
        late = _late(table, self.punctual) if table.asks_punctual else None
        if late is not None or not table.asks_rating:
            return late
        return _other_rating(table, self.points.get(table.title))


def left_out_of(tables: Iterable[Table], person: User | None) -> dict[str, Text]:
    """Return, by table id, the reason why the person may not join the table.

    Tables that the person may join are left out. Invited people, the host and programs may always
    join. It takes at most three queries, and none if no table has requirements.
    """
    asking = [table for table in tables if table.asks]
    if not asking or person is None or person.is_computer:
        return {}
    invited = _invited(asking, person)
    asking = [one for one in asking if one.pk not in invited and one.host_id != person.pk]
    figures = _Figures(person)
    return {one.pk: why for one in asking if (why := figures.why_not(one)) is not None}


def _invited(tables: Sequence[Table], person: User) -> set[str | None]:
    rows = Invitation.objects.filter(table__in=[table.pk for table in tables], guest=person)
    return set(rows.values_list("table_id", flat=True))


def _late(table: Table, found: Punctual | None) -> Text | None:
    if found is None or found.share >= table.asks_punctual:
        return None
    had = {"asked": table.asks_punctual, "share": found.share, "turns": found.turns}
    return Text("errors-not-asked-for-punctual", {**had})


def _other_rating(table: Table, own: int | None) -> Text | None:
    least, most = table.rating_from, table.rating_to
    points = NEWCOMER if own is None else own
    if (least is None or points >= least) and (most is None or points <= most):
        return None
    kind, asked = asked_range(table)
    return Text(
        f"errors-not-asked-for-rating-{kind}",
        {**asked, "points": points, "rated": int(own is not None)},
    )


def asked_range(table: Table) -> tuple[str, dict[str, int]]:
    """Return the kind of a table's rating range, as part of a message key, and its bounds."""
    bounds = {"from": table.rating_from, "to": table.rating_to}
    asked = {name: points for name, points in bounds.items() if points is not None}
    return "range" if len(asked) > 1 else next(iter(asked)), asked
