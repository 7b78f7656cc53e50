"""The export of a person's messages."""

from accounts.exports import Export, json_lines
from accounts.models import User
from games.selectors.belongings import said_elsewhere
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return the messages that a person wrote at tables where they have no seat."""
    yield "said.json", json_lines(said_elsewhere(person))


exports = [Export(["games.Message"], files_of)]
