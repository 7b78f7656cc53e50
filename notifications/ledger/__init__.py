"""The ledger: every notice to every person, with its outcome."""
