"""Films of finished games: animated pictures of the board at the ends of turns."""
