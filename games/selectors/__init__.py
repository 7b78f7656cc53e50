"""All reads of the database.

A selector authorises for the person who reads (``None``: not signed in) unless it says otherwise.
"""
