"""The pages of notices: one's own ledger, what reaches one, links out of mails, the mailbox."""
