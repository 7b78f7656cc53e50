"""The rules' kernel, which all titles use: chance, choices, steps, events, previews, `Title`.

It is pure Python, without Django.
"""

from games.rules.kernel.chance import Chance
from games.rules.kernel.choice import Amounts, Blocked, Choice, Decision
from games.rules.kernel.citation import Citation, citations, kind_of
from games.rules.kernel.drawing import Drawing, Pane, PurseSign, SeatFace
from games.rules.kernel.editions import DataEditions, Editions
from games.rules.kernel.engine import Played
from games.rules.kernel.errors import (
    NOT_OFFERED,
    BadEdition,
    BadSetup,
    ChoiceError,
    IllegalChoice,
    MalformedChoice,
    NotYourDecision,
    RulesBug,
)
from games.rules.kernel.events import Event, log_text, seen
from games.rules.kernel.features import Block, Features, joined
from games.rules.kernel.languages import LANGUAGES, SOURCE, WHOLE
from games.rules.kernel.lookahead import Lookahead, Span
from games.rules.kernel.meta import ConditionalAnswer, Kin, Meta, Option
from games.rules.kernel.onward import Onward
from games.rules.kernel.outcome import Outcome, ScoreLine, Tie, ranked
from games.rules.kernel.picks import Pick
from games.rules.kernel.ply import Ply
from games.rules.kernel.preview import (
    NOTHING,
    Open,
    Outlook,
    Preview,
    in_order,
    known,
    purse_text,
)
from games.rules.kernel.previews import Prospect
from games.rules.kernel.rules import Exchange, Rules
from games.rules.kernel.step import Act, Await, Step, ask
from games.rules.kernel.text import NAMED, Param, Text, Who, name_in, named, text
from games.rules.kernel.title import Title

__all__ = [
    "LANGUAGES",
    "NAMED",
    "NOTHING",
    "NOT_OFFERED",
    "SOURCE",
    "WHOLE",
    "Act",
    "Amounts",
    "Await",
    "BadEdition",
    "BadSetup",
    "Block",
    "Blocked",
    "Chance",
    "Choice",
    "ChoiceError",
    "Citation",
    "ConditionalAnswer",
    "DataEditions",
    "Decision",
    "Drawing",
    "Editions",
    "Event",
    "Exchange",
    "Features",
    "IllegalChoice",
    "Kin",
    "Lookahead",
    "MalformedChoice",
    "Meta",
    "NotYourDecision",
    "Onward",
    "Open",
    "Option",
    "Outcome",
    "Outlook",
    "Pane",
    "Param",
    "Pick",
    "Played",
    "Ply",
    "Preview",
    "Prospect",
    "PurseSign",
    "Rules",
    "RulesBug",
    "ScoreLine",
    "SeatFace",
    "Span",
    "Step",
    "Text",
    "Tie",
    "Title",
    "Who",
    "ask",
    "citations",
    "in_order",
    "joined",
    "kind_of",
    "known",
    "log_text",
    "name_in",
    "named",
    "purse_text",
    "ranked",
    "seen",
    "text",
]
