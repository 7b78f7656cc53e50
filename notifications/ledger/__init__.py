"""The ledger: what has to be told to whom, and what became of it."""
