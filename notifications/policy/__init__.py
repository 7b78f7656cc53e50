"""Policy: people's preferences, and decisions to skip, hold or send a notice."""
