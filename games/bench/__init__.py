"""Benchmarks (benches): times and costs beside a baseline (floor) measured in the same run."""
