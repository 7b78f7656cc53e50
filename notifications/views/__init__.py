"""The pages of notices: the ledger, preferences, links in mails, the mailbox."""
