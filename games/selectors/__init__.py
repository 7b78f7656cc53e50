"""All reads of the database.

A selector checks what the reader may see (``None``: not signed in), unless its docstring says that
it doesn't authorise.
"""
