"""Steps that the test of a season would wait for, done at once, in a process beside the site.

The services are the site's; only time is skipped.
"""

from __future__ import annotations

from accounts.models import User
from games.seasons.models import Season
from games.seasons.services import season_join
from games.seasons.sweeping import seasons_advance
from mp2site.infra import clock
from tests.browser.visitor import PASSWORD
from tests.games.seasons.conftest import end_all


def people() -> None:
    """Make the people that the demo lacks; two of those who look on read German."""
    User.objects.filter(folded__in=["mara", "piotr"]).update(language="de")
    for name, language in (("noor", "de"), ("ewa", "en"), ("theo", "de")):
        User.objects.create_user(name, password=PASSWORD, language=language)


def newcomers() -> None:
    """Sign five others up."""
    for n in range(5):
        season_join(season_id=_season().pk, by=User.objects.create_user(f"newcomer{n}"))


def begin() -> None:
    """End the sign-up now."""
    season = _season()
    season.begins_at = clock.now()
    season.save(update_fields=["begins_at"])
    seasons_advance()


def most() -> None:
    """End all tables but the last one: the first seat wins, and so on."""
    end_all(_season(), but=1)


def end() -> None:
    """End the last tables, and with them the season."""
    end_all(_season())
    seasons_advance()


def _season() -> Season:
    return Season.objects.order_by("-pk")[0]
