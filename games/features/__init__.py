"""The list of features, in the order in which their panels appear."""

from games.features.registry import Features

features = Features()
features.add("games.lessons")
features.add("games.pauses")
features.add("games.appointments")
features.add("games.ratings")
features.add("games.requirements")
features.add("games.plans")
features.add("games.analysis")
features.add("games.coach")
features.add("games.answers")
features.add("games.notes")
features.add("games.talk")
features.add("games.rematch")
features.add("games.seeks")
features.add("games.guests")
features.add("games.circles")
features.add("games.seasons")
features.add("games.cups")
features.add("games.forecast")
features.add("games.here")
features.add("games.problems")
features.add("games.profiles")
features.add("games.blocks")
features.add("games.calendar")
features.add("games.translators")
features.add("games.figures")
features.add("games.films")

__all__ = ["features"]
