"""What is new for a person, read from what made it: the ledger, open turns, talks and ratings."""
