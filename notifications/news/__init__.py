"""News for a person, read from their sources: the ledger, open turns, talk and ratings."""
