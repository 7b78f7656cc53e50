"""Parts of both boards of Marco Polo, and the looks of seats for all boards."""
