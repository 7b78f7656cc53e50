"""The shared rules of both Marco Polo games: amounts and payments, dice on spaces, roads, posts.

These are plain building blocks: nothing here depends on the title that uses it.
"""
