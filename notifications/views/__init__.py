"""The pages about notices: the ledger, preferences, links in mails, the mailbox."""
