"""The shared rules of both Marco Polo games: amounts and payments, dice on spaces, roads, posts.

Nothing here depends on the title that uses it; differences are in its `Kit` and its edition.
"""
