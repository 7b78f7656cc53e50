"""Facts on an opponent for its page: its strength, and how it learned to play."""

from __future__ import annotations

from typing import Any

from games.opponents.provenance import games_learned
from games.opponents.strength import Tried, matches_of
from games.rules import titles
from mp2site.text.rendering import msg


def opponent_facts(strength: str) -> dict[str, Any]:
    """Return the page's facts, as lists with a sentence for each title."""
    strong = [(title.name, _wins(strength, title.slug)) for title in titles]
    return {
        "strong": [
            msg("opponents-strong-title", title=name, wins=wins) for name, wins in strong if wins
        ],
        "learned": [_learned(strength, title.name, title.slug) for title in titles],
    }


def _wins(strength: str, slug: str) -> str:
    """Return an opponent's shares of wins in a title against each rival.

    Empty if never measured.
    """
    return ", ".join(_wins_beside(one) for one in matches_of(strength, slug))


def _wins_beside(tried: Tried) -> str:
    share, low, high = (round(100 * part) for part in (tried.share, *tried.interval))
    if tried.wins < tried.games:
        share = min(share, 99)
    told = {"share": share, "low": low, "high": high}
    return msg("opponents-strong-wins", beside=tried.beside, games=tried.games, **told)


def _learned(strength: str, name: str, slug: str) -> str:
    games = games_learned(slug, strength)
    if not any(games):
        return msg("opponents-learned-none", title=name)
    return msg("opponents-learned-games", title=name, watched=games.watched, played=games.played)
