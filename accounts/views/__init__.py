"""A person's own pages, one file per section; signing in and out is allauth's."""
