"""Whatever is read from outside, as targets: for a fuzzer, for properties, for growth tests."""
