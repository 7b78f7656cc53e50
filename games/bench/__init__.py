"""Benches: times and costs, each measured in the same run as a floor to compare with."""
