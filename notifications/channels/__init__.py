"""Ways to tell somebody something. A channel composes a delivery, connects, and sends.

To add one: a value of `models.Channel`, a module here with the three methods of `Line`, and its entry
in `registry`. Nothing in the services knows which channels there are.
"""
