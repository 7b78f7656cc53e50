"""Benchmarks: times and costs, compared with a baseline (the floor) measured in the same run."""
