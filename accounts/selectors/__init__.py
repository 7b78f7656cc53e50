"""All reads of the accounts app."""
