"""All reads of the database.

A selector checks what the reader may see. A reader ``None`` isn't signed in. Selectors whose
docstring says "Doesn't authorise" leave the check to the caller.
"""
