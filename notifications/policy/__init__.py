"""What people prefer, and what follows for a notice: it is skipped, held or sent."""
