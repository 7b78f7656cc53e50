"""What a person's data hold of the analysis board."""

from accounts.exports import Export, json_of
from accounts.models import User
from games.selectors.tried import lines_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return the choices that a person has tried out."""
    yield "lines.json", json_of(lines_told(person))


exports = [Export(["games.LineStep"], files_of)]
