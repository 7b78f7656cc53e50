"""Rajas of the Ganges: Cards & Karma, by Inka and Markus Brand: cards with dice on their backs."""

from games.rules.kernel import Rules, Title
from games.rules.rajas_cards_karma.certain import EXCHANGES
from games.rules.rajas_cards_karma.citations import citation
from games.rules.rajas_cards_karma.editions import EDITIONS
from games.rules.rajas_cards_karma.features import FEATURES
from games.rules.rajas_cards_karma.heuristics import prefer
from games.rules.rajas_cards_karma.imagining import imagine
from games.rules.rajas_cards_karma.meta import META
from games.rules.rajas_cards_karma.purse import purse
from games.rules.rajas_cards_karma.rounds import flow
from games.rules.rajas_cards_karma.scoring import audit, outcome, traits
from games.rules.rajas_cards_karma.setup import begin
from games.rules.rajas_cards_karma.steps import State, clone
from games.rules.rajas_cards_karma.trait_names import opening, trait_text
from games.rules.rajas_cards_karma.turn import skip
from games.rules.rajas_cards_karma.view import show, show_own

title: Title[State] = Title(
    META,
    Rules(
        state=State,
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
        skip=skip,
        features=FEATURES,
        exchanges=EXCHANGES,
        traits=traits,
        opening=opening,
        trait_text=trait_text,
    ),
    EDITIONS,
)

__all__ = ["title"]
