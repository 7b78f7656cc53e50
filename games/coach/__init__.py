"""The coach: what each choice of a finished game was worth, and what would have been better."""
