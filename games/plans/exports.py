"""The export of a person's plans."""

from accounts.exports import Export, json_of
from accounts.models import User
from games.plans.selectors import plans_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return a person's plans."""
    yield "plans.json", json_of(plans_told(person))


exports = [Export(["games.Plan"], files_of)]
