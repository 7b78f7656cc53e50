"""What the two Marco Polo games share: amounts and paying them, dice on spaces, roads, posts.

Plain building blocks: nothing here asks which title it serves.
"""
