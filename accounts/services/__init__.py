"""All writes of the accounts app, one file per concern."""
