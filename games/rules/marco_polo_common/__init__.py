"""The shared rules of both Marco Polo games: amounts and payments, dice on spaces, roads, posts.

No module here names a title. A title's `Kit` and its edition define what differs.
"""
