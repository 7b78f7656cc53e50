"""Play a turn at every running table of an upgraded site.

Run the module in `manage.py shell`, on the site's database.
"""

from __future__ import annotations

from games import engine
from games.models import Status, Table
from games.selectors.positions import position_for
from games.services.sweeping import sweep
from notifications.models import Notice
from tests.support.tables import acting, choose


def key_for(table: Table) -> str:
    """Return a sensible choice for the acting seat, by the heuristics of autoplay."""
    place = position_for(table, None).acting[0]
    seat = table.seats.get(place=place)
    packed = seat.draft_state if seat.draft else Table.objects.get(pk=table.pk).state
    return table.rules.autoplay(engine.unpack(table.rules, bytes(packed or b"")), place)


def turn_played(table: Table) -> bool:
    """Choose until the acting seat's turn is over; return whether the database has stored its end."""
    before = table.ply
    for _ in range(60):
        if choose(table, acting(table), key_for(table)).committed:
            break
    return Table.objects.get(pk=table.pk).ply > before


def main() -> None:
    """Play and sweep; print the number of continued tables and of new notices."""
    notices = Notice.objects.count()
    tables = list(Table.objects.filter(status=Status.PLAYING))
    went_on = sum(turn_played(table) for table in tables)
    swept = sweep()
    made = Notice.objects.count() - notices
    print(f"went on: {went_on} of {len(tables)}, failed: {swept.failed}, notices: {made > 0}")


main()
