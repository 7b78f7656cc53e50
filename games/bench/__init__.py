"""Benchmarks: times and costs, compared with a baseline (floor) measured in the same run."""
