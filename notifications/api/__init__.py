"""The REST face of notices: what is new for me."""
