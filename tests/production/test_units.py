"""The commands of the units in `deploy/`."""

from __future__ import annotations

from tests.production.house import Production
from tests.support.waiting import until


def is_well(production: Production) -> bool:
    try:
        return bool(production.once("health"))
    except AssertionError:
        return False


def test_the_health_unit_finds_all_well(production: Production) -> None:
    """The unit's commands succeed while a sweep runs and a worker reads its queue."""
    until(lambda: is_well(production), "the health unit is content")
    said = production.once("health").splitlines()
    assert len(said) == 2
    assert said[0].startswith("last sweep ")
    assert said[1].startswith("last worker's task ")
