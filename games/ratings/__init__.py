"""How strong people are: a rating per person and title, from finished games between people. Pure; no database."""

from games.ratings.maths import BEGIN, PROVISIONAL, Strength, after, people_key, shown, weight_of

__all__ = ["BEGIN", "PROVISIONAL", "Strength", "after", "people_key", "shown", "weight_of"]
