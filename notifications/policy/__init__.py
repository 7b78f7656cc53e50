"""Policy: people's preferences, and the decision to skip, hold or send a notice."""
