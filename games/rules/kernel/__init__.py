"""What every title is made of: chance, choices, steps, events, and the title itself. Pure Python."""

from games.rules.kernel.chance import Chance
from games.rules.kernel.choice import Blocked, Choice, Decision
from games.rules.kernel.errors import (
    BadEdition,
    BadSetup,
    ChoiceError,
    IllegalChoice,
    MalformedChoice,
    NotYourDecision,
    RulesBug,
)
from games.rules.kernel.events import Event, log_text, seen
from games.rules.kernel.outcome import Outcome, ScoreLine, Tie, ranked
from games.rules.kernel.ply import Ply
from games.rules.kernel.step import Act, Await, Step, ask
from games.rules.kernel.text import Param, Text, Who, text
from games.rules.kernel.title import Editions, Meta, Option, Played, Rules, StandingOrder, Title

__all__ = [
    "Act",
    "Await",
    "BadEdition",
    "BadSetup",
    "Blocked",
    "Chance",
    "Choice",
    "ChoiceError",
    "Decision",
    "Editions",
    "Event",
    "IllegalChoice",
    "MalformedChoice",
    "Meta",
    "NotYourDecision",
    "Option",
    "Outcome",
    "Param",
    "Played",
    "Ply",
    "Rules",
    "RulesBug",
    "ScoreLine",
    "StandingOrder",
    "Step",
    "Text",
    "Tie",
    "Title",
    "Who",
    "ask",
    "log_text",
    "ranked",
    "seen",
    "text",
]
