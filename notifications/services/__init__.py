"""All that writes notices: the ledger inside a move's transaction, delivery outside of it."""
