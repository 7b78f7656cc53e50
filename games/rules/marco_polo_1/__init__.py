"""Marco Polo I, a game by Simone Luciani and Daniele Tascini: players place dice to travel."""

from games.rules.kernel import Rules, Title
from games.rules.marco_polo_1.citations import citation
from games.rules.marco_polo_1.editions import EDITIONS
from games.rules.marco_polo_1.features import FEATURES
from games.rules.marco_polo_1.heuristics import prefer
from games.rules.marco_polo_1.meta import META
from games.rules.marco_polo_1.purse import purse
from games.rules.marco_polo_1.rounds import flow
from games.rules.marco_polo_1.scoring import audit, outcome, traits
from games.rules.marco_polo_1.setup import begin, imagine
from games.rules.marco_polo_1.steps import Game, clone
from games.rules.marco_polo_1.trait_names import trait_text
from games.rules.marco_polo_1.view import show, show_own
from games.rules.marco_polo_common.heuristics import answer
from games.rules.marco_polo_common.openings import opening
from games.rules.marco_polo_common.turn import skip

title: Title[Game] = Title(
    META,
    Rules(
        state=Game,
        begin=begin,
        flow=flow,
        over=lambda state: state.public.over,
        clone=clone,
        show=show,
        show_own=show_own,
        outcome=outcome,
        imagine=imagine,
        prefer=prefer,
        audit=audit,
        purse=purse,
        citation=citation,
        answer=answer,
        features=FEATURES,
        skip=skip,
        traits=traits,
        opening=opening,
        trait_text=trait_text,
    ),
    EDITIONS,
)

__all__ = ["title"]
