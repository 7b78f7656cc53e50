"""A person's news, read from its sources: notices, open turns, chat messages and ratings."""
