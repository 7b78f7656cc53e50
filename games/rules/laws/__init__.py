"""Laws: properties that every title must have, checked on random games.

A law uses only the interface of `Title`, so a new title is checked without further code. The tests
and `manage.py fuzz` use the same laws. These modules may use `random` and files, unlike the kernel
and the titles, since only tests run them.
"""

from games.rules.laws import (
    counting,
    foreseeing,
    hiding,
    lacking,
    listing,
    parallel,
    playing,
    previewing,
    words,
)
from games.rules.laws.breach import LawBroken
from games.rules.laws.replay import Replay, fold, load, save, sealed
from games.rules.laws.walk import Game, GameLaw, Law, Position, try_ending, try_law, walk

LAWS = (
    Law("legality", playing.played_is_accepted, cheap=True),
    Law("legality-all", playing.offered_is_accepted),
    Law("legality-only", playing.unoffered_is_refused),
    Law("keys", listing.keys_are_unique, cheap=True),
    Law("choices", listing.choice_is_whole),
    Law("decisions", listing.decisions_match_offers, cheap=True),
    Law("blocked", lacking.blocked_is_not_offered, cheap=True),
    Law("missing", lacking.missing_is_exact),
    Law("conservation", counting.nothing_is_lost, cheap=True),
    Law("purity", playing.play_is_pure, cheap=True),
    Law("push", playing.push_equals_play, cheap=True),
    Law("barrier", hiding.barrier_is_derived, cheap=True),
    Law("labels", counting.labels_are_fresh, cheap=True),
    Law("autoplay", playing.autoplay_is_legal, cheap=True),
    Law("answers", playing.answers_are_legal),
    Law("told", parallel.others_are_told),
    Law("no-dead-end", playing.can_be_completed),
    Law("clone", playing.clone_is_independent),
    Law("round-trip", playing.round_trip),
    Law("order", listing.order_is_pinned),
    Law("commute", parallel.decisions_commute),
    Law("views", hiding.views_are_json),
    Law("compartments", hiding.views_take_compartments),
    Law("non-interference", hiding.imagined_look_alike),
    Law("features", hiding.features_tell_nothing),
    Law("prefer", hiding.scores_tell_nothing),
    Law("imagine-fair", hiding.worlds_are_their_seats),
    Law("foresee", foreseeing.foreseen_is_the_seats_turn),
    Law("undo", hiding.undo_reveals_nothing),
    Law("events", hiding.events_tell_no_more),
    Law("sole-choice", hiding.sole_choices_tell_nothing),
    Law("purse", previewing.purses_are_counts),
    Law("purse-open", previewing.purses_are_open),
    Law("preview", previewing.previews_tell_nothing_hidden),
    Law("preview-true", previewing.previews_come_true),
    Law("lookahead", previewing.ranges_hold),
    Law("onward", previewing.onward_comes_true),
    Law("ends-turn", previewing.ends_of_turns_are_marked, cheap=True),
    Law("words", words.texts_are_translated),
    Law("cites", words.cites_exist),
    Law("picks", words.picks_are_sound),
)
"""The laws about a single position and the choice made in it."""

ENDINGS = (
    GameLaw("ids", listing.ids_name_decisions, cheap=True),
    GameLaw("ids-once", listing.ids_are_used_once, cheap=True),
    GameLaw("outcome", counting.account_is_right, cheap=True),
    GameLaw("traits", counting.traits_are_told, cheap=True),
    GameLaw("over", playing.over_is_over, cheap=True),
    GameLaw("replay", playing.replay_is_exact),
    GameLaw("order-replayed", listing.order_survives_replay),
    GameLaw("labels-once", counting.labels_are_used_once),
    GameLaw("autoplay-ends", playing.autoplay_ends),
    GameLaw("imagine", hiding.imagination_varies),
    GameLaw("words-outcome", words.outcome_is_translated),
    GameLaw("words-facts", words.facts_are_translated),
)
"""The laws about a whole game. `walk` itself checks that a game ends."""

CHEAP = tuple(law for law in LAWS if law.cheap)
CHEAP_ENDINGS = tuple(law for law in ENDINGS if law.cheap)

__all__ = [
    "CHEAP",
    "CHEAP_ENDINGS",
    "ENDINGS",
    "LAWS",
    "Game",
    "GameLaw",
    "Law",
    "LawBroken",
    "Position",
    "Replay",
    "fold",
    "load",
    "save",
    "sealed",
    "try_ending",
    "try_law",
    "walk",
]
