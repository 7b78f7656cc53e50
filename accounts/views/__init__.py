"""A person's own pages, one file per section; allauth has those for signing in and out."""
