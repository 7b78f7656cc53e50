"""Problems: positions of finished games in which one answer is clearly the best."""
