"""The export of a person's analysis lines."""

from accounts.exports import Export, json_of
from accounts.models import User
from games.analysis.selectors import lines_of
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return the steps of a person's analysis lines."""
    yield "lines.json", json_of(lines_of(person))


exports = [Export(["games.AnalysisStep"], files_of)]
