"""People: profiles, finished games, favourites."""
