"""Marco Polo I, a game by Simone Luciani and Daniele Tascini: Venice to Beijing in five rounds."""
