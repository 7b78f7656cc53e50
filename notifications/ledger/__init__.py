"""The ledger: all notices to all people, with their outcomes."""
