"""What the two boards of Marco Polo share, and the looks of seats that all boards share."""
