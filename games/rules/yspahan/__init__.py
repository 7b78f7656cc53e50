"""Yspahan, a game by Sébastien Pauchon: dice in a tower, goods in the souks, a caravan."""

from games.rules.kernel import Rules, Title
from games.rules.yspahan.citations import citation
from games.rules.yspahan.days import flow
from games.rules.yspahan.features import FEATURES
from games.rules.yspahan.heuristics import answer, prefer
from games.rules.yspahan.meta import META
from games.rules.yspahan.purse import purse
from games.rules.yspahan.scoring import audit, outcome
from games.rules.yspahan.setup import begin, imagine
from games.rules.yspahan.steps import State, clone
from games.rules.yspahan.trait_names import opening, trait_text
from games.rules.yspahan.turn import skip
from games.rules.yspahan.view import show, show_own

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
        answer=answer,
        skip=skip,
        features=FEATURES,
        opening=opening,
        trait_text=trait_text,
    ),
)

__all__ = ["title"]
