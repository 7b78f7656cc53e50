"""What a message says: mails, their pictures, and a table in words."""
