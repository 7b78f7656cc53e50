"""The content of messages: mails, their pictures, and a table described in sentences."""
